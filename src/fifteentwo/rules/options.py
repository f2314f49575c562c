"""The rule set: every option that players of cribbage agree on before a game."""

from __future__ import annotations

from dataclasses import Field, dataclass, field, fields, replace
from functools import cache
from types import NoneType
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

SkunkClass = Literal["skunk", "half", "quarter"]
"""How badly a game was lost: below three quarters, below half, below a quarter of the target.

``half`` is what players call a double skunk or a lurch, ``quarter`` a triple skunk.
"""

SKUNK_CLASSES: Final[tuple[SkunkClass, ...]] = get_args(SkunkClass)


class GameValues(NamedTuple):
    """How many games (or game points) a won game counts, by how badly the loser lost."""

    win: int = 1
    skunk: int = 2
    half: int = 3
    quarter: int = 4


def _option(default: Any, sentence: str, group: str) -> Any:
    return field(default=default, metadata={"sentence": sentence, "group": group})


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """The rules of one game. Values are checked when it is made, so a rule set in hand is always playable.

    The defaults are the two-player six-card game to 121.

    Raises:
        RuleError: A value that an option does not have, or options that contradict each other.

    >>> RuleSet(target=61).target
    61
    >>> RuleSet.parse("five_card singleCount=off")
    RuleSet.parse('five_card single_count=off')
    """

    players: Literal[2, 3, 4] = _option(2, "How many people play.", "table")
    sides: Literal["solo", "partners", "captain"] = _option(
        "solo", "Each for themselves, partners sitting opposite, or one captain against two partners.", "table"
    )
    target: int = _option(121, "The game hole: the score that ends the game.", "table")
    captain_target: int = _option(61, "The score that the captain alone needs.", "table")

    cards_dealt: Literal[5, 6] = _option(6, "How many cards each player is dealt.", "deal")
    discard_count: Literal[1, 2] = _option(2, "How many cards each player puts into the crib.", "deal")
    crib_from_pack: Literal[0, 1] = _option(0, "How many cards go from the pack straight into the crib.", "deal")
    three_hand_crib: Literal["pack_card", "dealer_six"] = _option(
        "pack_card",
        "In the three-hand game the fourth card of the crib comes from the pack or from a dealer of six cards.",
        "deal",
    )
    cut_for_deal: Literal["low", "high"] = _option("low", "Whether the lowest or the highest cut deals first.", "deal")
    tie_cut: Literal["tied_only", "all"] = _option(
        "tied_only", "Whether only the tied players cut again for the deal, or everybody.", "deal"
    )
    min_cut_packet: Literal[3, 4] = _option(4, "The fewest cards that a cut may leave on either side.", "deal")
    cut_before_deal: Literal["none", "offered", "mandatory"] = _option(
        "none", "Whether the pack is cut before it is dealt: never, if the player likes, or always.", "deal"
    )
    starter_cutter: Literal["left", "right"] = _option(
        "left", "With three or four players, whether the dealer's left or right neighbour cuts the starter.", "deal"
    )
    discard_order: Literal["simultaneous", "pone_first"] = _option(
        "simultaneous", "Whether the crib is filled in any order, or by the pone first and the dealer last.", "deal"
    )
    misdeal: Literal["redeal", "redeal_plus_two"] = _option(
        "redeal", "Whether a misdeal is only dealt again, or also gives the pone two points.", "deal"
    )
    toss_fives: bool = _option(False, "Every five dealt must be thrown into the crib, as far as there is room.", "deal")

    limit: Literal[31, 34] = _option(31, "The number that the count may not pass.", "play")
    single_count: bool = _option(False, "The play is over after one count, as in the five-card game.", "play")
    must_play_after_go: bool = _option(True, "After a go, whoever still can play must play.", "play")
    go_response: Literal["rotate_all", "bicycle_three"] = _option(
        "rotate_all",
        "After a go, play goes round until nobody can play, or never back to the player who laid the last card.",
        "play",
    )
    next_leader: Literal["left_of_last"] = _option(
        "left_of_last",
        "The next count is led by the first player with cards to the left of the last card's player.",
        "play",
    )
    flush_in_play: bool = _option(
        False, "Four or more cards of one suit in a row score in the play, one point each.", "play"
    )

    opening_bonus: int = _option(0, "What the first non-dealer scores before the first deal.", "score")
    heels_points: int = _option(2, "What the dealer scores for a jack turned as starter.", "score")
    nobs_points: int = _option(1, "What the jack of the starter's suit scores in a hand or crib.", "score")
    hand_flush: Literal["all_hand_cards", "off"] = _option(
        "all_hand_cards", "Whether all cards of a hand in one suit score a flush.", "score"
    )
    crib_four_flush: bool = _option(False, "Four crib cards of one suit score without the starter, too.", "score")
    straight_flush_bonus: int = _option(0, "What five cards in sequence and of one suit score on top.", "score")

    win_mode: Literal["reach", "exact", "lowball"] = _option(
        "reach", "The game is won by reaching the target, by landing on it exactly, or lost by reaching it.", "end"
    )
    exact_granularity: Literal["event", "combination"] = _option(
        "event", "With an exact finish, whether a whole score or each combination by itself must fit.", "end"
    )
    go_out: Literal["allowed", "forbidden"] = _option(
        "allowed", "Whether the point for a go or for the last card may end the game.", "end"
    )
    go_cutoff: int | None = _option(None, "From this score on, a go or last card scores nothing.", "end")
    heels_cutoff: int | None = _option(None, "From this score on, heels score nothing.", "end")
    stinkhole: Literal["off", "no_heels_no_go", "no_heels", "no_pegging"] = _option(
        "off", "What does not count for a side that is one point short of the target.", "end"
    )

    scoring: Literal["auto", "manual"] = _option(
        "auto", "Whether scores are counted for the players, or by them.", "counting"
    )
    muggins: bool = _option(False, "Points that a player overlooks may be taken by an opponent.", "counting")
    false_muggins: Literal["none", "award_claimed"] = _option(
        "none", "Whether a wrong call of muggins gives the points called to the other side.", "counting"
    )
    overclaim: Literal["correct", "excess_to_opponent", "two_points"] = _option(
        "correct", "What claiming too much costs: nothing, the excess, or two points to the opponent.", "counting"
    )
    false_game_claim: Literal["correct", "acc", "lose"] = _option(
        "correct",
        "What wrongly claiming the game costs: nothing, the excess and fifteen holes back, or the game.",
        "counting",
    )
    heels_forfeit_on_play: bool = _option(
        False, "Heels are lost if the dealer plays a card before pegging them.", "counting"
    )
    penalties: Literal["off", "acc"] = _option(
        "off", "Whether faults in handling cards and pegs cost points.", "counting"
    )
    renege: Literal["impossible", "acc", "flat_two", "dead_hand"] = _option(
        "impossible",
        "What saying go with a playable card costs: it cannot be done; two points for each card that fitted; two points; "
        "or the hand.",
        "counting",
    )

    skunk_classes: frozenset[SkunkClass] = _option(
        frozenset({"skunk", "half"}),
        "Which heavy defeats are told apart: below three quarters, half or a quarter of the target.",
        "match",
    )
    game_values: GameValues = _option(GameValues(), "How many games a win, and each heavy defeat, counts.", "match")
    next_first_dealer: Literal["cut", "loser", "winner", "alternate"] = _option(
        "loser", "Who deals first in the next game.", "match"
    )
    match: Literal["single", "best_of_3", "best_of_5", "captain_three", "game_points"] = _option(
        "single", "A single game, or a match of several.", "match"
    )
    match_games: int = _option(9, "How many games a match for game points has.", "match")

    def __post_init__(self) -> None:
        from fifteentwo.rules.validation import check

        check(self)

    @classmethod
    def parse(cls, text: str) -> RuleSet:
        """Reads a preset and changes to it, such as ``six_card scoring=manual muggins=on target=61``.

        Without a preset the changes are made to ``six_card``. Option names may be written ``go_out`` or ``goOut``.

        Raises:
            ParseError: A word is not a preset or an option, or a value is not one of the option's.
            RuleError: The options contradict each other.
        """
        from fifteentwo.rules.text import parse

        return parse(text)

    def replace(self, **changes: Any) -> RuleSet:
        """Returns these rules with some options changed.

        Raises:
            RuleError: As for the constructor.
        """
        return replace(self, **changes)

    def __str__(self) -> str:
        from fifteentwo.rules.text import format_rules

        return format_rules(self)

    def __repr__(self) -> str:
        return f"RuleSet.parse({str(self)!r})"

    @property
    def sides_of_seats(self) -> tuple[int, ...]:
        """The side of each seat; captain games are given with seat 0 as the captain."""
        match self.sides:
            case "solo":
                return tuple(range(self.players))
            case "partners":
                return (0, 1, 0, 1)
            case "captain":
                return (0, 1, 1)

    @property
    def hand_size(self) -> int:
        """How many cards each player keeps: 3 or 4."""
        return self.cards_dealt - self.discard_count


class Option(NamedTuple):
    """What can be said about one option."""

    name: str
    sentence: str
    """What it does, in one sentence."""
    group: str
    """Where it belongs: table, deal, play, score, end, counting or match."""
    default: Any
    choices: tuple[Any, ...] | None
    """The values that it may have; None where any whole number in range will do or the value has parts."""


def _choices(hint: Any) -> tuple[Any, ...] | None:
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else None


@cache
def option_types() -> dict[str, Any]:
    """Returns the type of each option by its name."""
    return get_type_hints(RuleSet)


@cache
def options() -> dict[str, Option]:
    """Returns all options by name, in the order in which they are best shown."""
    hints = option_types()
    return {entry.name: _describe(entry, hints[entry.name]) for entry in fields(RuleSet)}


def _describe(entry: Field[Any], hint: Any) -> Option:
    return Option(entry.name, entry.metadata["sentence"], entry.metadata["group"], entry.default, _choices(hint))


def may_be_none(hint: Any) -> bool:
    """Tells whether an option of this type may be switched off with ``none``."""
    return NoneType in get_args(hint)
