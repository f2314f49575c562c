"""What can be wrong with a position that is written correctly: fields that contradict each other or the rules."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import fields
from typing import Any, Final

from fifteentwo.cards import COUNTING_VALUES, DECK, Card
from fifteentwo.game.dealing import discards_due_from
from fifteentwo.game.events import Counted, Pegged, Source
from fifteentwo.game.state import Phase
from fifteentwo.game.view import SeatView
from fifteentwo.record.dealt import receivers
from fifteentwo.record.eventlog import EVENT_WORDS

_BEFORE_DEALER: Final = frozenset({Phase.PACK, Phase.CUT_FOR_DEAL})
_AFTER_STARTER: Final = frozenset({Phase.PLAY, Phase.CLAIM, Phase.MUGGINS})
_BEFORE_STARTER: Final = frozenset(
    {Phase.PACK, Phase.CUT_FOR_DEAL, Phase.CUT_BEFORE_DEAL, Phase.DISCARD, Phase.CUT_STARTER}
)
_CLAIMS: Final = frozenset({Phase.CLAIM, Phase.MUGGINS})
_NOBODY_ACTS: Final = frozenset({Phase.PACK, Phase.DEAL, Phase.OVER})
_NOT_CLAIMED: Final = frozenset({Source.OPENING, Source.MUGGINS, Source.PENALTY})
Complaint = tuple[str, str]
"""The field of the text that is wrong, and why."""


def contradictions(view: SeatView) -> Iterator[Complaint]:
    """Yields what is wrong with a view, the most basic first. Each part may rely on those before it being right."""
    for part in (_seats, _scores, _phase, _cards, _plays, _hands, _claim, _result, _events, _choices):
        yield from part(view)


def _seats(view: SeatView) -> Iterator[Complaint]:
    players = len(view.sides)
    claim = view.claim
    named: dict[str, Iterable[int | None]] = {
        "seat": [view.seat],
        "dealer": [view.dealer],
        "first": [view.first_dealer],
        "cuts": [seat for seat, _ in view.cuts],
        "plays": [play.seat for play in view.plays],
        "turn": [view.turn],
        "gone": view.gone,
        "act": view.to_act,
        "reneges": view.reneges,
        "claim": [] if claim is None else [claim.owner, claim.next_to_play],
    }
    for key, seats in named.items():
        known = [seat for seat in seats if seat is not None]
        for seat in known:
            if seat >= players:
                yield key, f"there is no seat {seat}: seats are 0 to {players - 1}"
        if key in {"cuts", "gone", "act", "reneges"} and len(set(known)) != len(known):
            yield key, "a seat stands twice"
    places = [place for _, place in view.cuts]
    if len(set(places)) != len(places) or any(place >= len(DECK) for place in places):
        yield "cuts", f"each cut takes another card, at a place from 0 to {len(DECK) - 1}"
    if view.deal_number < 1:
        yield "deal", "deals are counted from 1"
    if claim is not None and not set(claim.waiting) <= set(view.sides):
        yield "claim", f"sides are 0 to {max(view.sides)}"


def _scores(view: SeatView) -> Iterator[Complaint]:
    for key, numbers in (("scores", view.scores), ("pegs", view.back_pegs)):
        if len(numbers) != len(view.targets):
            yield key, f"there are {len(view.targets)} sides, so as many numbers, not {len(numbers)}"
            return
        for side, (number, target) in enumerate(zip(numbers, view.targets, strict=True)):
            if number > target or (number == target and (key == "pegs" or view.result is None)):
                yield key, f"side {side} stands at {number}, but its game hole is {target}"


def _phase(view: SeatView) -> Iterator[Complaint]:
    phase = view.phase
    if view.dealer is None and phase is not Phase.OVER and phase not in _BEFORE_DEALER:
        yield "dealer", f"at {phase.value} there must be a dealer"
    if view.dealer is not None and phase in _BEFORE_DEALER:
        yield "dealer", f"at {phase.value} there is no dealer yet"
    if (view.dealer is None) != (view.first_dealer is None):
        yield "first", "there is a first dealer as soon as there is a dealer"
    if view.starter is None and phase in _AFTER_STARTER:
        yield "starter", f"at {phase.value} there must be a starter"
    if view.starter is not None and phase in _BEFORE_STARTER:
        yield "starter", f"at {phase.value} there is no starter yet"
    if (view.claim is not None) != (phase in _CLAIMS):
        yield "claim", f"at {phase.value} there must {'' if phase in _CLAIMS else 'not '}be a claim"
    if (view.result is not None) != (phase is Phase.OVER):
        yield "result", f"at {phase.value} there must {'' if phase is Phase.OVER else 'not '}be a result"
    if view.turn is None and phase is Phase.PLAY:
        yield "turn", "in the play it must be somebody's turn"
    if not view.to_act and phase not in _NOBODY_ACTS:
        yield "act", f"at {phase.value} somebody must act"
    if view.to_act and phase in _NOBODY_ACTS:
        yield "act", f"at {phase.value} nobody can act"
    if phase is Phase.PLAY and view.to_act != (view.turn,):
        yield "act", "in the play the seat whose turn it is acts"
    if view.seat is None and (view.hand or view.discards or view.reneges or view.go_correctable):
        yield "seat", "somebody who only watches has no cards, and no gos to call or to take back"


def _cards(view: SeatView) -> Iterator[Complaint]:
    places: dict[Card, str] = {}
    named: dict[str, Iterable[Card]] = {
        "hand": view.hand,
        "laid": view.discards,
        "starter": [] if view.starter is None else [view.starter],
        "plays": [play.card for play in view.plays],
    }
    for key, cards in named.items():
        for card in cards:
            if card in places:
                yield key, f"{card} stands twice" if places[card] == key else f"{card} stands also in {places[card]}"
            places[card] = key


def _plays(view: SeatView) -> Iterator[Complaint]:
    rules = view.rules
    played = [play.seat for play in view.plays]
    for seat in range(len(view.sides)):
        if played.count(seat) > rules.hand_size:
            yield "plays", f"seat {seat} has played more than {rules.hand_size} cards"
    counts: dict[int, int] = {}
    for play in view.plays:
        counts[play.count_number] = counts.get(play.count_number, 0) + COUNTING_VALUES[play.card]
    for count in counts.values():
        if count > rules.limit:
            yield "plays", f"a count of {count} is past {rules.limit}"
    if view.plays and view.starter is None:
        yield "plays", "no card is played before there is a starter"
    if view.gone and not view.pile:
        yield "gone", "nobody says go before a card is played"


def _hands(view: SeatView) -> Iterator[Complaint]:
    rules, sizes = view.rules, view.hand_sizes
    if len(sizes) != len(view.sides):
        yield "holds", f"there are {len(view.sides)} seats, so as many numbers, not {len(sizes)}"
        return
    for seat, size in enumerate(sizes):
        if size not in _possible_sizes(view, seat):
            yield "holds", f"seat {seat} cannot hold {size} cards at {view.phase.value}"
    if view.seat is not None:
        yield from _own_cards(view, view.seat)
    left = len(DECK) - len(receivers(rules, view.dealer or 0))
    if view.undealt not in {0, left} or (view.phase is Phase.CUT_STARTER and not view.undealt):
        yield "undealt", f"after the deal {left} cards are left"
    if view.phase is Phase.PLAY and view.turn is not None and not sizes[view.turn]:
        yield "turn", f"seat {view.turn} has no card to play"


def _possible_sizes(view: SeatView, seat: int) -> Container[int]:
    """Returns how many cards a seat may hold."""
    kept = view.rules.hand_size
    dealt = kept + discards_due_from(view.rules, seat, view.dealer)
    played = sum(play.seat == seat for play in view.plays)
    match view.phase:
        case Phase.DISCARD:
            return {dealt} if seat in view.to_act else {kept, dealt}
        case Phase.CUT_STARTER:
            return {kept}
        case Phase.PLAY | Phase.CLAIM | Phase.MUGGINS:
            # Under the tournament rule cards may have been put out of the play.
            return range(kept - played + 1) if view.rules.renege == "acc" else {kept - played}
        case _:
            return range((kept - played if played else dealt) + 1)


def _own_cards(view: SeatView, seat: int) -> Iterator[Complaint]:
    # Once a deal is over the dealer is the next one already.
    dealers = [view.dealer] if view.phase is not Phase.DEAL else [view.dealer, _dealer_before(view)]
    due = [discards_due_from(view.rules, seat, dealer) for dealer in dealers]
    if view.hand_sizes[seat] != len(view.hand):
        yield "hand", f"seat {seat} holds {view.hand_sizes[seat]} cards, but {len(view.hand)} are named"
    if len(view.discards) not in {0, *due}:
        yield "laid", f"seat {seat} lays {due[-1]} cards into the crib, not {len(view.discards)}"
    if view.discards and view.phase is Phase.DISCARD and seat in view.to_act:
        yield "laid", f"seat {seat} has still to lay cards into the crib"


def _dealer_before(view: SeatView) -> int | None:
    return None if view.dealer is None else (view.dealer - 1) % len(view.sides)


def _claim(view: SeatView) -> Iterator[Complaint]:
    rules, claim = view.rules, view.claim
    manual = rules.scoring == "manual"
    if claim is not None:
        if not manual or claim.source in _NOT_CLAIMED:
            yield "claim", f"nobody claims {claim.source.value} with scoring={rules.scoring}"
        answering = view.phase is Phase.MUGGINS
        if (claim.claimed is not None) != answering or bool(claim.waiting) != answering:
            yield "claim", "a claim has points, and sides that may answer it, once it is made and not before"
        if view.sides[claim.owner] in claim.waiting:
            yield "claim", "nobody answers the claim of their own side"
        if claim.next_to_play is not None and view.sides[claim.next_to_play] not in claim.waiting:
            yield "claim", "only a side that may answer can let the claim stand by playing"
        usual = {claim.owner} if not answering else {n for n, side in enumerate(view.sides) if side in claim.waiting}
        if set(view.to_act) != usual:
            yield "act", "for a claim its owner acts, and after it the sides that may answer"
    if view.heels_open and not rules.heels_forfeit_on_play:
        yield "heels", "heels stay open only with heels_forfeit_on_play=on"
    for key, present in (("reneges", view.reneges), ("retract", view.go_correctable)):
        if present and rules.renege == "impossible":
            yield key, "there are no false gos with renege=impossible"
    if view.seat is not None and any(view.sides[seat] == view.sides[view.seat] for seat in view.reneges):
        yield "reneges", "nobody calls a renege on their own side"


def _result(view: SeatView) -> Iterator[Complaint]:
    result = view.result
    if result is not None:
        if result.winner not in view.sides:
            yield "result", f"sides are 0 to {max(view.sides)}, so {result.winner} cannot have won"
        if result.scores != view.scores or len(result.skunks) != len(view.scores):
            yield "result", "it must have the scores of the position, and a word or - for each side"


def _events(view: SeatView) -> Iterator[Complaint]:
    for event in view.events:
        for field in fields(event):
            reason = _wrong_value(view, field.name, getattr(event, field.name))
            if reason is not None:
                yield "events", f"{EVENT_WORDS[type(event)]}: {reason}"
        if isinstance(event, (Pegged, Counted)) and event.points != sum(item.points for item in event.items):
            yield (
                "events",
                f"{EVENT_WORDS[type(event)]}: {event.points} points are not the sum of what they are made of",
            )


def _wrong_value(view: SeatView, name: str, value: Any) -> str | None:
    """Says what is wrong with a value of an event, if something is."""
    players, targets = len(view.sides), view.targets
    match name:
        case "seat" | "owner" | "offender" | "dealer" if value >= players:
            return f"there is no seat {value}"
        case "seats" if any(seat >= players for seat in value):
            return f"seats are 0 to {players - 1}"
        case "side" if value >= len(targets):
            return f"there is no side {value}"
        case "sizes" if len(value) != players:
            return f"there are {players} hands"
        case "scores" if len(value) != len(targets):
            return f"there are {len(targets)} sides"
        case "score" if value > max(targets):
            return f"{value} is past the game hole"
        case "count" if value > view.rules.limit:
            return f"a count of {value} is past {view.rules.limit}"
        case _:
            return None


def _choices(view: SeatView) -> Iterator[Complaint]:
    if view.seat in view.to_act and not view.legal_actions:
        yield "hand", f"seat {view.seat} must act at {view.phase.value}, but has no choice"
