"""Rule sets and cards for property tests, drawn from every value that an option may have.

What goes together is written down here a second time, from the rules of the game and not from the library's own checks,
so that the two can be compared.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hypothesis import strategies as st

from fifteentwo.cards import DECK, Card, shuffled
from fifteentwo.rules import PRESETS, GameValues, RuleSet

Choose = Callable[[Sequence[Any]], Any]
"""Picks one of several values."""

PRESET_NAMES: Final = tuple(PRESETS)

TABLES: Final = tuple(
    dict(
        zip(
            ("players", "sides", "cards_dealt", "discard_count", "crib_from_pack", "three_hand_crib"),
            table,
            strict=True,
        )
    )
    for table in (
        (2, "solo", 6, 2, 0, "pack_card"),
        (2, "solo", 5, 2, 0, "pack_card"),
        (3, "solo", 5, 1, 1, "pack_card"),
        (3, "solo", 5, 1, 0, "dealer_six"),
        (3, "captain", 5, 1, 1, "pack_card"),
        (3, "captain", 5, 1, 0, "dealer_six"),
        (4, "partners", 5, 1, 0, "pack_card"),
        (4, "solo", 5, 1, 0, "pack_card"),
    )
)
"""The ways to sit down and deal: only these fill a crib of four and leave hands of three or four."""

OPTION_VALUES: Final[Mapping[str, tuple[Any, ...]]] = {
    "players": (2, 3, 4),
    "sides": ("solo", "partners", "captain"),
    "target": (121, 61, 31, 181),
    "captain_target": (61, 45, 90),
    "cards_dealt": (5, 6),
    "discard_count": (1, 2),
    "crib_from_pack": (0, 1),
    "three_hand_crib": ("pack_card", "dealer_six"),
    "cut_for_deal": ("low", "high"),
    "tie_cut": ("tied_only", "all"),
    "min_cut_packet": (3, 4),
    "cut_before_deal": ("none", "offered", "mandatory"),
    "starter_cutter": ("left", "right"),
    "discard_order": ("simultaneous", "pone_first"),
    "misdeal": ("redeal", "redeal_plus_two"),
    "toss_fives": (False, True),
    "limit": (31, 34),
    "single_count": (False, True),
    "must_play_after_go": (False, True),
    "go_response": ("rotate_all", "bicycle_three"),
    "next_leader": ("left_of_last",),
    "flush_in_play": (False, True),
    "opening_bonus": (0, 3, 10),
    "heels_points": (2, 0, 1, 5),
    "nobs_points": (1, 0, 2),
    "hand_flush": ("all_hand_cards", "off"),
    "crib_four_flush": (False, True),
    "straight_flush_bonus": (0, 5, 10),
    "win_mode": ("reach", "exact", "lowball"),
    "exact_granularity": ("event", "combination"),
    "go_out": ("allowed", "forbidden"),
    "go_cutoff": (None, 0, 25, 115),
    "heels_cutoff": (None, 0, 28, 118),
    "stinkhole": ("off", "no_heels_no_go", "no_heels", "no_pegging"),
    "scoring": ("auto", "manual"),
    "muggins": (False, True),
    "false_muggins": ("none", "award_claimed"),
    "overclaim": ("correct", "excess_to_opponent", "two_points"),
    "false_game_claim": ("correct", "acc", "lose"),
    "heels_forfeit_on_play": (False, True),
    "penalties": ("off", "acc"),
    "renege": ("impossible", "acc", "flat_two", "dead_hand"),
    "skunk_classes": (
        frozenset({"skunk", "half"}),
        frozenset(),
        frozenset({"skunk"}),
        frozenset({"half"}),
        frozenset({"skunk", "half", "quarter"}),
    ),
    "game_values": (GameValues(), GameValues(2, 3, 3, 3), GameValues(1, 2, 2, 2), GameValues(1, 2, 4, 8)),
    "next_first_dealer": ("cut", "loser", "winner", "alternate"),
    "match": ("single", "best_of_3", "best_of_5", "captain_three", "game_points"),
    "match_games": (9, 2, 5),
}
"""Every value of every option that takes one of a few, and for numbers and the like some that matter."""

MANUAL_ONLY: Final = {
    "muggins": False,
    "false_muggins": "none",
    "overclaim": "correct",
    "false_game_claim": "correct",
    "heels_forfeit_on_play": False,
    "penalties": "off",
    "renege": "impossible",
    "misdeal": "redeal",
}
"""The options that mean something only where players count for themselves, as they are where they do not."""


def reconciled(values: Mapping[str, Any]) -> dict[str, Any]:
    """Returns option values without the contradictions that the rules of the game name."""
    fit = dict(values)
    if fit["players"] != 2:
        fit["single_count"] = False
    else:
        fit["go_response"] = "rotate_all"
    if fit["sides"] == "captain":
        fit |= {"match": "captain_three", "skunk_classes": frozenset()}
        fit["captain_target"] = min(fit["captain_target"], fit["target"])
    else:
        fit["captain_target"] = 61
        if fit["match"] == "captain_three":
            fit["match"] = "single"
    if fit["match"] != "game_points":
        fit["match_games"] = 9
    if fit["win_mode"] == "exact":
        fit |= {"stinkhole": "off", "go_out": "allowed", "go_cutoff": None, "nobs_points": 1}
    else:
        fit["exact_granularity"] = "event"
    if fit["win_mode"] == "lowball":
        fit |= {"scoring": "auto", "go_out": "allowed", "stinkhole": "off", "go_cutoff": None, "heels_cutoff": None}
    if fit["scoring"] == "auto":
        fit |= MANUAL_ONLY
    return fit


def chosen_rules(choose: Choose) -> RuleSet:
    """Returns a preset, or a rule set in which about half of the options have a value picked at random."""
    rules = PRESETS[choose(PRESET_NAMES)].rules
    if choose((True, False, False)):
        return rules
    values = {name: getattr(rules, name) for name in OPTION_VALUES}
    if choose((True, False)):
        values |= choose(TABLES)
    for name, possible in OPTION_VALUES.items():
        if name not in TABLES[0] and choose((True, False)):
            values[name] = choose(possible)
    return RuleSet(**reconciled(values))


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any valid rule set."""
    return chosen_rules(lambda values: draw(st.sampled_from(values)))


def presets() -> st.SearchStrategy[RuleSet]:
    """The rules of any preset."""
    return st.sampled_from([preset.rules for preset in PRESETS.values()])


def randoms() -> st.SearchStrategy[random.Random]:
    """A source of randomness that is told by one number."""
    return st.integers(0, 2**32 - 1).map(random.Random)


def cards() -> st.SearchStrategy[Card]:
    """Any card."""
    return st.sampled_from(DECK)


def decks() -> st.SearchStrategy[tuple[Card, ...]]:
    """A shuffled pack."""
    return randoms().map(shuffled)
