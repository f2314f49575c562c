from __future__ import annotations

import pytest

from fifteentwo.cli.names import Names, default_names, joined, numbered
from fifteentwo.rules import RuleSet

TWO = Names(("You", "Steady"), (0, 1))
FOUR = Names(("Ann", "West", "North", "East"), (0, 1, 0, 1))


@pytest.mark.parametrize(("verb", "sentence"), [("play", "plays"), ("go", "goes"), ("pass", "passes"), ("lay", "lays")])
def test_you_and_others(verb: str, sentence: str) -> None:
    assert TWO.does(0, verb) == f"You {verb}"
    assert TWO.does(1, verb) == f"Steady {sentence}"


def test_whose() -> None:
    assert [TWO.whose(0), TWO.whose(1)] == ["your", "Steady's"]


def test_sides() -> None:
    assert FOUR.side(0) == "Ann and North"
    assert FOUR.side_does(1, "win") == "West and East win"
    assert TWO.side_does(1, "win") == "Steady wins"
    assert TWO.side_does(0, "win") == "You win"
    assert [TWO.whom(0), TWO.whom(1), FOUR.whom(0)] == ["you", "Steady", "Ann and North"]


def test_joined() -> None:
    assert [joined(["a"]), joined(["a", "b"]), joined(["a", "b", "c"])] == ["a", "a and b", "a, b and c"]


def test_names_differ() -> None:
    for preset, number in (("six_card", 2), ("three_hand", 3), ("four_hand", 4)):
        rules = RuleSet.parse(preset)
        for name in ("Ann", "West", "Steady"):
            names = default_names(rules, name, "steady")
            assert names[0] == name
            assert len(set(names)) == len(names) == number


def test_missing_names_are_numbered() -> None:
    assert numbered(["Ann", ""], 3) == ("Ann", "Player 2", "Player 3")
    assert numbered(None, 2) == ("Player 1", "Player 2")
