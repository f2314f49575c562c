"""What a fact is, and how a quoted value is compared with a computed one."""

from __future__ import annotations

import json
from decimal import Decimal
from fractions import Fraction

import pytest

from fifteentwo.stats.facts import Answer, Fact, Verdict, Workings, check_all
from fifteentwo.stats.facts.fact import Value, agrees, plain

WORKINGS = Workings()


@pytest.mark.parametrize(
    ("quoted", "computed", "same"),
    [
        (29, 29, True),
        (29, 28, False),
        (29, Fraction(58, 2), True),
        (Decimal("4.77"), Fraction(4_769_152, 1_000_000), True),
        (Decimal("4.7692"), Fraction(4_769_152, 1_000_000), True),
        (Decimal("4.7691"), Fraction(4_769_152, 1_000_000), False),
        (Decimal("3.13"), 3.125437, True),
        (Decimal("3.12"), 3.125437, False),
        (Decimal(216_580), Fraction(216_580), True),
        (Decimal(170_984), Fraction(12_994_800, 76), True),
        ((1, Decimal("2.5")), (1, Fraction(5, 2)), True),
        ((1, 2), (1, 2, 3), False),
        ((1,), 1, False),
        ("AAAA", "AAAA", True),
        ("AAAA", 4, False),
    ],
)
def test_agreement(quoted: Value, computed: Value, same: bool) -> None:
    assert agrees(quoted, computed) is same


@pytest.mark.parametrize(
    ("quoted", "verdict", "agreeing"),
    [
        (5, Verdict.CONFIRMED, ()),
        (6, Verdict.DEPENDS, ("six",)),
        (Decimal("7.3"), Verdict.DEPENDS, ("a third more",)),
        (8, Verdict.CORRECTED, ()),
    ],
)
def test_verdicts(quoted: Value, verdict: Verdict, agreeing: tuple[str, ...]) -> None:
    definitions = (("six", 6), ("a third more", Fraction(22, 3)))
    fact = Fact("key", "It is so.", quoted, ("somewhere",), lambda _: Answer(5, "five", definitions), "Because.")

    [checked] = check_all([fact], WORKINGS)

    assert (checked.verdict, checked.agreeing) == (verdict, agreeing)
    assert checked.seconds >= 0
    form = json.loads(json.dumps(checked.as_dict()))
    assert form["verdict"] == verdict.value
    assert form["definitions"] == {"six": 6, "a third more": pytest.approx(22 / 3)}
    assert form["value"] == 5


def test_plain_values() -> None:
    assert plain((Fraction(4, 2), Decimal("1.50"), "A", 3)) == [2, 1.5, "A", 3]
