"""Rule sets that cannot be played are refused with what is wrong in words; all that can be played are not."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import MANUAL_ONLY, OPTION_VALUES, TABLES, reconciled, rule_sets

from fifteentwo.errors import FifteentwoError, RuleError
from fifteentwo.rules import GameValues, RuleSet

THREE = {"players": 3, "cards_dealt": 5, "discard_count": 1, "crib_from_pack": 1}
FOUR = {"players": 4, "cards_dealt": 5, "discard_count": 1}
CAPTAIN = {**THREE, "sides": "captain", "match": "captain_three", "skunk_classes": frozenset()}
EXACT = {"win_mode": "exact"}
LOWBALL = {"win_mode": "lowball"}

CONTRADICTIONS: tuple[tuple[dict[str, Any], str], ...] = (
    ({"sides": "partners"}, "sides=partners needs 4 players, not 2"),
    ({**CAPTAIN, **FOUR, "crib_from_pack": 0}, "sides=captain needs 3 players, not 4"),
    ({**CAPTAIN, "match": "single"}, "sides=captain is played as match=captain_three"),
    ({**CAPTAIN, "skunk_classes": frozenset({"half"})}, "sides=captain has no skunks"),
    ({**CAPTAIN, "captain_target": 150}, "the captain's target 150 is above the partners' target 121"),
    ({"match": "captain_three"}, "match=captain_three needs sides=captain"),
    ({"captain_target": 90}, "captain_target needs sides=captain"),
    ({"three_hand_crib": "dealer_six", "discard_count": 1, "cards_dealt": 5}, "dealer_six needs 3 players, not 2"),
    ({"players": 3, "cards_dealt": 5, "discard_count": 1}, "0 come from the pack: that makes 3 cards, not 4"),
    ({**THREE, "three_hand_crib": "dealer_six"}, "the dealer one more, and 1 come from the pack: that makes 5 cards"),
    ({"crib_from_pack": 1}, "that makes 5 cards, not 4"),
    ({"discard_count": 1}, "that makes 2 cards, not 4"),
    ({**FOUR, "cards_dealt": 6}, "leave a hand of 5; a hand has 3 or 4 cards"),
    ({**THREE, "single_count": True}, "single_count=on needs 2 players, not 3"),
    ({"go_response": "bicycle_three"}, "go_response=bicycle_three needs 3 or 4 players, not 2"),
    ({**EXACT, "stinkhole": "no_heels"}, "win_mode=exact and stinkhole=no_heels both constrain the last hole"),
    ({**EXACT, "go_out": "forbidden"}, "win_mode=exact with go_out=forbidden could leave a game without an end"),
    ({**EXACT, "go_cutoff": 115}, "win_mode=exact with a go_cutoff could leave a game without an end"),
    ({**EXACT, "nobs_points": 2}, "win_mode=exact with nobs_points=2 could leave a game without an end"),
    ({"exact_granularity": "combination"}, "exact_granularity needs win_mode=exact"),
    ({**LOWBALL, "scoring": "manual"}, "win_mode=lowball needs scoring=auto"),
    ({**LOWBALL, "go_out": "forbidden"}, "win_mode=lowball excludes go_out=forbidden"),
    ({**LOWBALL, "stinkhole": "no_heels"}, "win_mode=lowball excludes a stinkhole"),
    ({**LOWBALL, "go_cutoff": 115}, "win_mode=lowball excludes go_cutoff and heels_cutoff"),
    ({**LOWBALL, "heels_cutoff": 115}, "win_mode=lowball excludes go_cutoff and heels_cutoff"),
    ({"match_games": 3}, "match_games needs match=game_points"),
    ({"muggins": True}, "muggins=on needs scoring=manual"),
    ({"false_muggins": "award_claimed"}, "false_muggins=award_claimed needs scoring=manual"),
    ({"overclaim": "two_points"}, "overclaim=two_points needs scoring=manual"),
    ({"false_game_claim": "lose"}, "false_game_claim=lose needs scoring=manual"),
    ({"heels_forfeit_on_play": True}, "heels_forfeit_on_play=on needs scoring=manual"),
    ({"penalties": "acc"}, "penalties=acc needs scoring=manual"),
    ({"renege": "flat_two"}, "renege=flat_two needs scoring=manual"),
    ({"misdeal": "redeal_plus_two"}, "misdeal=redeal_plus_two needs scoring=manual"),
)

WRONG_VALUES: tuple[tuple[dict[str, Any], str], ...] = (
    ({"players": 5}, "players is 5, but may only be one of: 2, 3, 4"),
    ({"sides": "teams"}, "sides is 'teams', but may only be one of: solo, partners, captain"),
    ({"muggins": 1}, "muggins is 1, but may only be one of: off, on"),
    ({"players": True}, "players is True"),
    ({"limit": 33}, "limit is 33, but may only be one of: 31, 34"),
    ({"target": 30}, "target is 30, but must be a whole number from 31 to 1000"),
    ({"target": 1001}, "target is 1001"),
    ({"target": "121"}, "target is '121'"),
    ({"target": True}, "target is True"),
    ({"captain_target": 0}, "captain_target is 0"),
    ({"opening_bonus": -1}, "opening_bonus is -1, but must be a whole number from 0 to 30"),
    ({"heels_points": 31}, "heels_points is 31"),
    ({"nobs_points": 1.5}, "nobs_points is 1.5"),
    ({"straight_flush_bonus": -5}, "straight_flush_bonus is -5"),
    ({"match_games": 0}, "match_games is 0"),
    ({"go_cutoff": -1}, "go_cutoff is -1, but must be none or a whole number from 0 to 1000"),
    ({"heels_cutoff": "none"}, "heels_cutoff is 'none'"),
    (
        {"skunk_classes": {"half"}},
        "skunk_classes is {'half'}, but must be a frozenset of some of: skunk, half, quarter",
    ),
    ({"skunk_classes": frozenset({"lurch"})}, "skunk_classes is"),
    ({"game_values": (1, 2, 3, 4)}, "game_values is"),
    ({"game_values": GameValues(0, 1, 1, 1)}, "a plain win must count at least 1"),
    ({"game_values": GameValues(3, 2, 3, 4)}, "a heavier one no less"),
)


@pytest.mark.parametrize(("words", "complaint"), [*CONTRADICTIONS, *WRONG_VALUES])
def test_what_is_wrong_is_said(words: dict[str, Any], complaint: str) -> None:
    with pytest.raises(RuleError) as caught:
        RuleSet(**words)
    assert complaint in str(caught.value)


def test_everything_that_is_wrong_is_said() -> None:
    with pytest.raises(RuleError) as caught:
        RuleSet(muggins=True, sides="partners", exact_granularity="combination")
    assert str(caught.value).count(";") == 2


def test_no_option_and_no_value_is_left_out() -> None:
    """Each option that means something only where players count for themselves is among the contradictions."""
    assert {
        next(iter(words)) for words, complaint in CONTRADICTIONS if complaint.endswith("needs scoring=manual")
    } == set(MANUAL_ONLY)


@given(rules=rule_sets())
def test_rules_without_a_contradiction_are_allowed(rules: RuleSet) -> None:
    assert rules == RuleSet(**{name: getattr(rules, name) for name in OPTION_VALUES})


VALUES = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTION_VALUES.items()})


@given(values=VALUES, table=st.sampled_from([None, *TABLES]))
def test_rules_are_allowed_only_without_a_contradiction(values: dict[str, Any], table: dict[str, Any] | None) -> None:
    """Any mixture is allowed exactly where nothing needs to be put right and people can sit down to it."""
    values |= table or {}
    shape = {name: values[name] for name in TABLES[0]}
    playable = shape in TABLES and values == reconciled(values)
    try:
        RuleSet(**values)
    except RuleError:
        assert not playable
    else:
        assert playable


@given(values=VALUES, table=st.sampled_from(TABLES), name=st.sampled_from(list(OPTION_VALUES)))
def test_one_wrong_option_is_enough(values: dict[str, Any], table: dict[str, Any], name: str) -> None:
    """The same, near the rules that are allowed, where mistakes would show."""
    near = reconciled(values | table) | {name: values[name]}
    playable = {key: near[key] for key in TABLES[0]} in TABLES and near == reconciled(near)
    try:
        RuleSet(**near)
    except RuleError:
        assert not playable
    else:
        assert playable


def test_rule_errors_are_the_librarys_own() -> None:
    assert issubclass(RuleError, FifteentwoError)
    assert issubclass(FifteentwoError, ValueError)
