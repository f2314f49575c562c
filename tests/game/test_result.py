"""How heavily a game was lost, and what that counts."""

from __future__ import annotations

import pytest

from fifteentwo.game.result import Result, judge, skunk_class
from fifteentwo.rules import GameValues, RuleSet

ALL = frozenset({"skunk", "half", "quarter"})


@pytest.mark.parametrize(
    ("target", "name", "most"),
    [
        (61, "skunk", 45),
        (61, "half", 30),
        (61, "quarter", 15),
        (121, "skunk", 90),
        (121, "half", 60),
        (121, "quarter", 30),
        (181, "skunk", 135),
        (181, "half", 90),
        (181, "quarter", 45),
    ],
)
def test_the_lines_at_each_target(target: int, name: str, most: int) -> None:
    """Each class ends where the table of the rules says, whether it is the only one in use or all are."""
    lighter = {"skunk": None, "half": "skunk", "quarter": "half"}[name]

    assert skunk_class(most, target, frozenset({name})) == name  # type: ignore[arg-type]
    assert skunk_class(most + 1, target, frozenset({name})) is None  # type: ignore[arg-type]
    assert skunk_class(most, target, ALL) == name  # type: ignore[arg-type]
    assert skunk_class(most + 1, target, ALL) == lighter  # type: ignore[arg-type]


def test_exactly_a_part_is_not_below_it() -> None:
    for name, score in (("skunk", 75), ("half", 50), ("quarter", 25)):
        assert skunk_class(score, 100, frozenset({name})) is None  # type: ignore[arg-type]
        assert skunk_class(score - 1, 100, frozenset({name})) == name  # type: ignore[arg-type]


def test_only_the_classes_in_use_are_told_apart() -> None:
    assert skunk_class(0, 121, frozenset()) is None
    assert skunk_class(0, 121, frozenset({"skunk"})) == "skunk"
    assert skunk_class(0, 121, frozenset({"half", "skunk"})) == "half"


@pytest.mark.parametrize(
    ("rules", "loser", "skunk", "value"),
    [
        ("six_card", 91, None, 1),
        ("six_card", 90, "skunk", 2),
        ("six_card", 60, "half", 3),
        ("six_card skunk_classes=skunk+half+quarter game_values=win:1,skunk:2,half:4,quarter:8", 30, "quarter", 8),
        ("acc", 100, None, 2),
        ("acc", 90, "skunk", 3),
        ("acc", 10, "skunk", 3),
        ("five_card target=121", 60, "half", 2),
        ("five_card target=121", 90, None, 1),
        ("six_card skunk_classes=none", 5, None, 1),
    ],
)
def test_what_a_win_counts(rules: str, loser: int, skunk: str | None, value: int) -> None:
    result = judge(RuleSet.parse(rules), (121, loser), (121, 121), 0, "target")

    assert (result.skunks, result.value) == ((None, skunk), value)


def test_the_best_of_several_losers_says_what_a_win_counts() -> None:
    rules = RuleSet.parse("three_hand skunk_classes=skunk+half")

    both = judge(rules, (121, 85, 20), (121, 121, 121), 0, "target")
    assert (both.skunks, both.value) == ((None, "skunk", "half"), 2)
    one = judge(rules, (121, 95, 20), (121, 121, 121), 0, "target")
    assert (one.skunks, one.value) == ((None, None, "half"), 1)


@pytest.mark.parametrize("reason", ["resigned", "false claim"])
def test_a_game_given_up_is_lost_plainly(reason: str) -> None:
    result = judge(RuleSet(), (20, 0), (121, 121), 0, reason)  # type: ignore[arg-type]

    assert result == Result(0, (20, 0), (None, None), 1, reason)  # type: ignore[arg-type]


def test_at_lowball_the_low_score_skunks() -> None:
    rules = RuleSet.parse("lowball")

    result = judge(rules, (121, 88), (121, 121), 1, "target", loser=0)
    assert (result.winner, result.skunks, result.value) == (1, ("skunk", None), 2)


def test_the_values_are_those_of_the_rules() -> None:
    rules = RuleSet(game_values=GameValues(5, 6, 7, 8))

    assert judge(rules, (121, 91), (121, 121), 0, "target").value == 5
    assert judge(rules, (121, 61), (121, 121), 0, "target").value == 6
    assert judge(rules, (121, 60), (121, 121), 0, "target").value == 7
