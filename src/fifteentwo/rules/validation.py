"""Checks that a rule set can be played: each value is one of its option's, and no two options contradict each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from fifteentwo.errors import RuleError

if TYPE_CHECKING:
    from fifteentwo.rules.options import RuleSet

SMALLEST_TARGET: Final = 31
LARGEST_TARGET: Final = 1000
LARGEST_BONUS: Final = 30
_MANUAL_ONLY: Final = {
    "muggins": False,
    "false_muggins": "none",
    "overclaim": "correct",
    "false_game_claim": "correct",
    "heels_forfeit_on_play": False,
    "penalties": "off",
    "renege": "impossible",
    "misdeal": "redeal",
}


def check(rules: RuleSet) -> None:
    """Raises a RuleError that lists everything that is wrong with the rules, and returns if nothing is."""
    problems = list(_wrong_values(rules)) or list(_contradictions(rules))
    if problems:
        raise RuleError("; ".join(problems))


def _wrong_values(rules: RuleSet) -> Iterator[str]:
    from fifteentwo.rules.options import options
    from fifteentwo.rules.text import format_value

    for option in options().values():
        value = getattr(rules, option.name)
        if option.choices is not None and not any(
            value is choice or (type(value), value) == (type(choice), choice) for choice in option.choices
        ):
            allowed = ", ".join(format_value(choice) for choice in option.choices)
            yield f"{option.name} is {value!r}, but may only be one of: {allowed}"
    for name, low, high in (
        ("target", SMALLEST_TARGET, LARGEST_TARGET),
        ("captain_target", SMALLEST_TARGET, LARGEST_TARGET),
        ("opening_bonus", 0, LARGEST_BONUS),
        ("heels_points", 0, LARGEST_BONUS),
        ("nobs_points", 0, LARGEST_BONUS),
        ("straight_flush_bonus", 0, LARGEST_BONUS),
        ("match_games", 1, 1000),
    ):
        value = getattr(rules, name)
        if not _is_number(value) or not low <= value <= high:
            yield f"{name} is {value!r}, but must be a whole number from {low} to {high}"
    for name in ("go_cutoff", "heels_cutoff"):
        value = getattr(rules, name)
        if value is not None and (not _is_number(value) or not 0 <= value <= LARGEST_TARGET):
            yield f"{name} is {value!r}, but must be none or a whole number from 0 to {LARGEST_TARGET}"
    yield from _wrong_skunks(rules)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _wrong_skunks(rules: RuleSet) -> Iterator[str]:
    from fifteentwo.rules.options import SKUNK_CLASSES, GameValues

    if not isinstance(rules.skunk_classes, frozenset) or not rules.skunk_classes <= set(SKUNK_CLASSES):
        yield f"skunk_classes is {rules.skunk_classes!r}, but must be a frozenset of some of: {', '.join(SKUNK_CLASSES)}"
    values = rules.game_values
    if not isinstance(values, GameValues) or not all(_is_number(value) for value in values):
        yield f"game_values is {values!r}, but must be GameValues of whole numbers"
    elif not 1 <= values.win <= min(values):
        yield f"game_values is {values!r}, but a plain win must count at least 1 and a heavier one no less"


def _contradictions(rules: RuleSet) -> Iterator[str]:
    yield from _table_contradictions(rules)
    yield from _ending_contradictions(rules)
    yield from _counting_contradictions(rules)


def _table_contradictions(rules: RuleSet) -> Iterator[str]:
    if rules.sides == "partners" and rules.players != 4:
        yield f"sides=partners needs 4 players, not {rules.players}"
    if rules.sides == "captain":
        if rules.players != 3:
            yield f"sides=captain needs 3 players, not {rules.players}"
        if rules.match != "captain_three":
            yield "sides=captain is played as match=captain_three, so that each player is captain once"
        if rules.skunk_classes:
            yield "sides=captain has no skunks: the sides have different targets (set skunk_classes=none)"
        if rules.captain_target > rules.target:
            yield f"the captain's target {rules.captain_target} is above the partners' target {rules.target}"
    else:
        if rules.match == "captain_three":
            yield "match=captain_three needs sides=captain"
        if rules.captain_target != 61:
            yield "captain_target needs sides=captain"
    dealer_six = rules.three_hand_crib == "dealer_six"
    if dealer_six and rules.players != 3:
        yield f"three_hand_crib=dealer_six needs 3 players, not {rules.players}"
    crib = rules.players * rules.discard_count + rules.crib_from_pack + dealer_six
    if crib != 4:
        sources = f"{rules.players} players put {rules.discard_count} each into the crib"
        if dealer_six:
            sources += ", the dealer one more"
        yield f"{sources}, and {rules.crib_from_pack} come from the pack: that makes {crib} cards, not 4"
    if rules.hand_size not in {3, 4}:
        yield (
            f"{rules.cards_dealt} cards dealt and {rules.discard_count} put into the crib leave a hand of "
            f"{rules.hand_size}; a hand has 3 or 4 cards"
        )
    if rules.single_count and rules.players != 2:
        yield f"single_count=on needs 2 players, not {rules.players}"
    if rules.go_response == "bicycle_three" and rules.players == 2:
        yield "go_response=bicycle_three needs 3 or 4 players, not 2"


def _ending_contradictions(rules: RuleSet) -> Iterator[str]:
    if rules.win_mode == "exact":
        if rules.stinkhole != "off":
            yield f"win_mode=exact and stinkhole={rules.stinkhole} both constrain the last hole: choose one"
        if rules.go_out == "forbidden":
            yield "win_mode=exact with go_out=forbidden could leave a game without an end"
        if rules.go_cutoff is not None:
            yield "win_mode=exact with a go_cutoff could leave a game without an end"
        if rules.nobs_points != 1:
            yield f"win_mode=exact with nobs_points={rules.nobs_points} could leave a game without an end"
    elif rules.exact_granularity != "event":
        yield "exact_granularity needs win_mode=exact"
    if rules.win_mode == "lowball":
        if rules.scoring == "manual":
            yield "win_mode=lowball needs scoring=auto: nobody would claim points that lose the game"
        if rules.go_out == "forbidden":
            yield "win_mode=lowball excludes go_out=forbidden: all points are compulsory"
        if rules.stinkhole != "off":
            yield "win_mode=lowball excludes a stinkhole: all points are compulsory"
        if rules.go_cutoff is not None or rules.heels_cutoff is not None:
            yield "win_mode=lowball excludes go_cutoff and heels_cutoff: all points are compulsory"


def _counting_contradictions(rules: RuleSet) -> Iterator[str]:
    from fifteentwo.rules.text import format_value

    if rules.scoring == "auto":
        for name, off in _MANUAL_ONLY.items():
            value = getattr(rules, name)
            if value != off:
                yield f"{name}={format_value(value)} needs scoring=manual"
    if rules.match != "game_points" and rules.match_games != 9:
        yield "match_games needs match=game_points"
