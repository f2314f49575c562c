"""The registry: every claim with its verdict, and the page that is written from it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel.scorer import rank_points, scorer
from fifteentwo.stats.facts import FACTS, Checked, Verdict, Workings, check_all, chosen_facts
from fifteentwo.stats.facts.page import page, said

PAGE = Path(__file__).parents[3] / "docs" / "facts.md"
CORRECTED = {
    "mean-hand-4.7249": "4.769152",
    "greatest-improvement": "20: 4455 + 6, 4466 + 5, 5566 + 4",
    "most-with-a-two": "20: 22229, 25555, 26778",
    "kinds-14715": "13,923",
    "kinds-13428": "13,923",
    "average-six-card-7.8580": "8.1439 ± 3.7193",
    "average-six-card-7.7981": "7.9917 ± 3.8246",
    "average-five-card": "4.8667",
}


@pytest.fixture(scope="module")
def checked() -> dict[str, Checked]:
    return {one.fact.key: one for one in check_all(FACTS, Workings(threads=2))}


def test_verdicts(checked: dict[str, Checked]) -> None:
    assert {key: one.answer.text for key, one in checked.items() if one.verdict is Verdict.CORRECTED}.keys() == (
        CORRECTED.keys()
    )
    for key, text in CORRECTED.items():
        assert checked[key].answer.text.startswith(text)
    assert sum(one.verdict is Verdict.CONFIRMED for one in checked.values()) == len(FACTS) - len(CORRECTED)


def test_the_page_is_what_the_facts_say(checked: dict[str, Checked]) -> None:
    assert page(list(checked.values())) == PAGE.read_text(encoding="utf-8"), "run fifteentwo facts --markdown"


def test_facts_are_told_apart_and_say_where_they_come_from() -> None:
    assert len({fact.key for fact in FACTS}) == len(FACTS)
    for fact in FACTS:
        assert fact.statement.endswith((".", "!"))
        assert fact.explanation.endswith(".")
        assert all(fact.sources)
        module, name = fact.function.rsplit(".", 1)
        assert getattr(import_module(module), name) is fact.compute


def verdicts(workings: Workings, *keys: str) -> dict[str, Verdict]:
    return {one.fact.key: one.verdict for one in check_all(chosen_facts(keys), workings)}


def test_a_scorer_that_is_broken_changes_verdicts() -> None:
    """Lets A 2 3 7 with a 9 score one too many, and then every jack of the starter's suit."""
    keys = ("histogram", "mean-hand", "zero-hands", "highest-hand", "moments-of-hand-and-crib", "third-highest-hand")
    assert set(verdicts(Workings(), *keys).values()) == {Verdict.CONFIRMED}
    five = rank_points(5)
    five[0, 1, 2, 6, 8] += 1
    broken = verdicts(Workings(scorer(five)), *keys)

    assert broken == {
        "histogram": Verdict.CORRECTED,
        "mean-hand": Verdict.CONFIRMED,  # too small an error for four places
        "zero-hands": Verdict.CONFIRMED,
        "highest-hand": Verdict.CONFIRMED,
        "moments-of-hand-and-crib": Verdict.CORRECTED,
        "third-highest-hand": Verdict.CONFIRMED,
    }
    worse = verdicts(Workings(scorer(nobs=2)), *keys)
    assert worse == dict.fromkeys(keys, Verdict.CORRECTED) | {"zero-hands": Verdict.CONFIRMED}


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("zero-hands", {"hand_flush": False}),
        ("zero-cribs", {"crib_four_flush": True}),
        ("impossible-hands", {"straight_flush": 9}),
        ("odds-of-28", {"nobs": 0}),
        ("best-four-flush", {"hand_flush": False}),
        ("best-five-flush", {"straight_flush": 9}),
        ("most-hand-and-crib", {"nobs": 3}),
        ("most-in-shows", {"nobs": 0}),
        ("average-five-card", {}),
    ],
)
def test_other_rules_make_other_facts(key: str, options: dict[str, int]) -> None:
    assert verdicts(Workings(scorer(**options)), key) == {key: Verdict.CORRECTED}


def test_facts_by_key() -> None:
    assert [fact.key for fact in chosen_facts(["mean-crib", "highest-hand"])] == ["mean-crib", "highest-hand"]
    with pytest.raises(FifteentwoError, match="no fact 'mean-cribs'; did you mean mean-crib"):
        chosen_facts(["mean-cribs"])


def test_values_in_words() -> None:
    assert said(tuple(range(30))) == "30 numbers"
