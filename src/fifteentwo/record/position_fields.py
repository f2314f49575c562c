"""The fields of a position: what each is called, how it is written, and what it is where it is left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from fifteentwo.cards import COUNTING_VALUES, Card
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game.dealing import discards_due_from
from fifteentwo.game.events import Source
from fifteentwo.game.setup import sides_and_targets
from fifteentwo.game.state import Phase, Play
from fifteentwo.game.view import ClaimView, SeatView
from fifteentwo.record.dealt import receivers
from fifteentwo.record.words import (
    NOTHING,
    Code,
    read_cards,
    read_int,
    read_ints,
    read_named,
    read_result,
    write_cards,
    write_ints,
    write_name,
    write_result,
)
from fifteentwo.rules import RuleSet

Known = Mapping[str, Any]
"""The values of the fields before one, by the names that they have in a view."""

COUNTS_FROM_CARDS: Final = frozenset({Phase.PLAY, Phase.CLAIM, Phase.MUGGINS})
"""The phases from the turn of the starter to the end of a deal."""
_HANDS_DEALT: Final = frozenset({Phase.DISCARD, Phase.CUT_STARTER, *COUNTS_FROM_CARDS})


class Field(NamedTuple):
    """One field of a position."""

    key: str
    """Its name in the text."""
    attribute: str
    """Its name in a view."""
    code: Code
    usual: Callable[[Known], Any] | None
    """Returns what it is where it is left out; None for a field that must be there."""


def _read_rules(text: str) -> RuleSet:
    try:
        return RuleSet.parse(text.replace(";", " "))
    except ParseError as error:
        raise ParseError(error.reason, text, error.position) from None
    except FifteentwoError as error:
        raise ParseError(str(error), text) from None


def _write_play(play: Play) -> str:
    return f"{play.seat}:{play.card}"


def _read_play(text: str, count_number: int) -> Play:
    seat, colon, card = text.partition(":")
    if not colon:
        raise ParseError(f"{text!r} is not a card played by a seat, such as 0:5H", text)
    return Play(read_int(seat), Card.parse(card), count_number)


class Plays(NamedTuple):
    """The cards played in a deal, and whether the last count is over."""

    plays: tuple[Play, ...]
    count_over: bool

    @property
    def pile(self) -> tuple[Card, ...]:
        """The cards on which the count stands."""
        if self.count_over or not self.plays:
            return ()
        number = self.plays[-1].count_number
        return tuple([play.card for play in self.plays if play.count_number == number])

    @property
    def running_count(self) -> int:
        """What the cards of the pile count."""
        return sum(COUNTING_VALUES[card] for card in self.pile)


def _write_plays(value: Plays) -> str:
    counts: dict[int, list[str]] = {}
    for play in value.plays:
        counts.setdefault(play.count_number, []).append(_write_play(play))
    return "/".join(",".join(count) for count in counts.values()) + "/" * value.count_over


def _read_plays(text: str) -> Plays:
    counts = text.removesuffix("/").split("/")
    plays = [_read_play(play, number) for number, count in enumerate(counts) for play in count.split(",")]
    return Plays(tuple(plays), text.endswith("/"))


def _write_cuts(cuts: tuple[tuple[int, int], ...]) -> str:
    return ",".join(f"{seat}:{place}" for seat, place in cuts)


def _read_cuts(text: str) -> tuple[tuple[int, int], ...]:
    cuts = [cut.split(":") for cut in text.split(",")]
    if any(len(cut) != 2 for cut in cuts):
        raise ParseError(f"{text!r} are not cuts such as 0:12,1:30", text)
    return tuple([(read_int(seat), read_int(place)) for seat, place in cuts])


def _write_optional(number: int | None) -> str:
    return NOTHING if number is None else str(number)


def _read_optional(text: str) -> int | None:
    return None if text == NOTHING else read_int(text)


_SOURCES: Final = {source.value: source for source in Source}


def _write_claim(claim: ClaimView | None) -> str:
    if claim is None:
        return NOTHING
    numbers = (_write_optional(claim.claimed), write_ints(claim.waiting), _write_optional(claim.next_to_play))
    return ":".join([str(claim.owner), claim.source.value, *numbers])


def _read_claim(text: str) -> ClaimView | None:
    if text == NOTHING:
        return None
    parts = text.split(":")
    if len(parts) != 5:
        raise ParseError(f"{text!r} is not a claim such as 0:hand:8:1:-", text)
    owner, source, claimed, waiting, next_to_play = parts
    return ClaimView(
        read_int(owner),
        read_named(source, _SOURCES),
        _read_optional(claimed),
        read_ints(waiting),
        _read_optional(next_to_play),
    )


_PHASES: Final = {write_name(phase.value): phase for phase in Phase}
_INT: Final = Code(str, read_int)
_INTS: Final = Code(write_ints, read_ints)
_OPTIONAL: Final = Code(_write_optional, _read_optional)
_CARDS: Final = Code(write_cards, lambda text: tuple(sorted(read_cards(text))))
_SWITCH: Final = Code(
    lambda on: "yes" if on else "no", lambda text: read_named(text, {"yes": True, "no": False}) is True
)


def _no_points(known: Known) -> tuple[int, ...]:
    return (0,) * len(sides_and_targets(known["rules"], known["game_number"])[1])


def _usual_first_dealer(known: Known) -> int | None:
    dealer: int | None = known["dealer"]
    rules: RuleSet = known["rules"]
    return None if dealer is None else (dealer - (known["deal_number"] - 1)) % rules.players


def _usual_hand_sizes(known: Known) -> tuple[int, ...]:
    rules: RuleSet = known["rules"]
    phase: Phase = known["phase"]
    sizes = [0] * rules.players
    if phase in _HANDS_DEALT:
        sizes = [rules.hand_size] * rules.players
    if phase is Phase.DISCARD:
        sizes = [rules.hand_size + discards_due_from(rules, seat, known["dealer"]) for seat in range(rules.players)]
    for play in known["plays"].plays if phase in COUNTS_FROM_CARDS else ():
        if play.seat < rules.players:
            sizes[play.seat] -= 1
    seat = known["seat"]
    if seat is not None and seat < rules.players:
        sizes[seat] = len(known["hand"])
    return tuple([max(size, 0) for size in sizes])


def _usual_undealt(known: Known) -> int:
    dealt = known["phase"] in _HANDS_DEALT or known["starter"] is not None
    return 52 - len(receivers(known["rules"], known["dealer"] or 0)) if dealt else 0


def _usual_turn(known: Known) -> int | None:
    leads = known["phase"] is Phase.PLAY and not known["plays"].plays and known["dealer"] is not None
    return (known["dealer"] + 1) % known["rules"].players if leads else None


def _usual_to_act(known: Known) -> tuple[int, ...]:
    """Returns the seats that a game usually waits for: at the cut and the discards, those who have not done it."""
    rules: RuleSet = known["rules"]
    dealer = known["dealer"] or 0
    claim: ClaimView | None = known["claim"]
    sides, _ = sides_and_targets(rules, known["game_number"])
    match known["phase"]:
        case Phase.PLAY if known["turn"] is not None:
            return (known["turn"],)
        case Phase.CUT_FOR_DEAL:
            return tuple([seat for seat in range(rules.players) if seat not in dict(known["cuts"])])
        case Phase.DISCARD:
            in_turn = [(dealer + step) % rules.players for step in range(1, rules.players + 1)]
            missing = [seat for seat in in_turn if known["hand_sizes"][seat : seat + 1] > (rules.hand_size,)]
            return tuple(missing[:1] if rules.discard_order == "pone_first" else sorted(missing))
        case Phase.CUT_BEFORE_DEAL:
            return ((dealer - 1) % rules.players,)
        case Phase.CUT_STARTER:
            return ((dealer + (-1 if rules.starter_cutter == "right" else 1)) % rules.players,)
        case Phase.CLAIM if claim is not None:
            return (claim.owner,)
        case Phase.MUGGINS if claim is not None:
            return tuple([seat for seat, side in enumerate(sides) if side in claim.waiting])
        case _:
            return ()


FIELDS: Final = (
    Field("rules", "rules", Code(lambda rules: str(rules).replace(" ", ";"), _read_rules), None),
    Field("seat", "seat", _OPTIONAL, lambda _: None),
    Field("phase", "phase", Code(lambda phase: write_name(phase.value), lambda text: read_named(text, _PHASES)), None),
    Field("game", "game_number", _INT, lambda _: 0),
    Field("deal", "deal_number", _INT, lambda _: 1),
    Field("dealer", "dealer", _OPTIONAL, lambda _: None),
    Field("first", "first_dealer", _OPTIONAL, _usual_first_dealer),
    Field("scores", "scores", _INTS, _no_points),
    Field("pegs", "back_pegs", _INTS, _no_points),
    Field("cuts", "cuts", Code(_write_cuts, _read_cuts), lambda _: ()),
    Field("hand", "hand", _CARDS, lambda _: ()),
    Field("laid", "discards", _CARDS, lambda _: ()),
    Field("starter", "starter", Code(str, Card.parse), lambda _: None),
    Field("plays", "plays", Code(_write_plays, _read_plays), lambda _: Plays((), count_over=False)),
    Field("holds", "hand_sizes", _INTS, _usual_hand_sizes),
    Field("undealt", "undealt", _INT, _usual_undealt),
    Field("turn", "turn", _OPTIONAL, _usual_turn),
    Field("gone", "gone", _INTS, lambda _: ()),
    Field("claim", "claim", Code(_write_claim, _read_claim), lambda _: None),
    Field("act", "to_act", _INTS, _usual_to_act),
    Field("heels", "heels_open", _SWITCH, lambda _: False),
    Field("reneges", "reneges", _INTS, lambda _: ()),
    Field("retract", "go_correctable", _SWITCH, lambda _: False),
    Field("result", "result", Code(write_result, read_result), lambda _: None),
)
"""All fields, in the order in which they are written; what is usual for one follows from those before it."""


def values_of(view: SeatView) -> dict[str, Any]:
    """Returns the values of all fields of a view."""
    values = {field.attribute: getattr(view, field.attribute) for field in FIELDS}
    values["plays"] = Plays(view.plays, count_over=bool(view.plays) and not view.pile)
    return values
