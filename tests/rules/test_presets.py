"""The presets are what the rules of the game say of each."""

from __future__ import annotations

from typing import Any

import pytest

from fifteentwo.rules import PRESETS, GameValues, RuleSet

HALF, SKUNK = frozenset({"half"}), frozenset({"skunk"})
THREE = {"players": 3, "cards_dealt": 5, "discard_count": 1, "crib_from_pack": 1, "skunk_classes": frozenset()}

DIFFERING: dict[str, dict[str, Any]] = {
    "six_card": {},
    "six_card_short": {"target": 61, "skunk_classes": HALF},
    "long": {"target": 181},
    "acc": {
        "heels_forfeit_on_play": True,
        "cut_before_deal": "mandatory",
        "false_muggins": "award_claimed",
        "scoring": "manual",
        "overclaim": "excess_to_opponent",
        "false_game_claim": "acc",
        "penalties": "acc",
        "renege": "acc",
        "skunk_classes": SKUNK,
        "game_values": GameValues(2, 3, 3, 3),
        "next_first_dealer": "cut",
        "match": "game_points",
    },
    "five_card": {
        "cards_dealt": 5,
        "target": 61,
        "single_count": True,
        "opening_bonus": 3,
        "skunk_classes": HALF,
        "game_values": GameValues(1, 2, 2, 2),
    },
    "three_hand": THREE,
    "four_hand": {"players": 4, "sides": "partners", "cards_dealt": 5, "discard_count": 1},
    "captain": {**THREE, "sides": "captain", "match": "captain_three"},
    "lowball": {"win_mode": "lowball"},
    "house_strict": {"go_out": "forbidden", "stinkhole": "no_heels_no_go", "muggins": True, "scoring": "manual"},
}


def test_all_presets_are_there() -> None:
    assert list(PRESETS) == list(DIFFERING)


@pytest.mark.parametrize("name", DIFFERING)
def test_a_preset_differs_in_this(name: str) -> None:
    assert PRESETS[name].rules == RuleSet(**DIFFERING[name])


@pytest.mark.parametrize("name", DIFFERING)
def test_a_preset_is_described(name: str) -> None:
    assert PRESETS[name].sentence.endswith(".")


def test_presets_do_not_change() -> None:
    with pytest.raises(TypeError):
        PRESETS["mine"] = PRESETS["long"]  # type: ignore[index]
