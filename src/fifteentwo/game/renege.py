"""Saying go while holding a card that fits: noting it, taking it back, and calling it.

The tournament rule (``renege=acc``) takes the play back to where the go was said: cards return to their hands, pegs to
their holes, the caller's side scores two for each card that fitted, and the caller chooses whether those cards are dead
or are played. The old law (``flat_two``) gives two points, the league rule (``dead_hand``) leaves the offender's hand
uncounted; under both the play goes on.
"""

from __future__ import annotations

from collections.abc import Iterable

from fifteentwo.cards import Card
from fifteentwo.errors import IllegalAction
from fifteentwo.game.actions import CallRenege, TakeBackGo
from fifteentwo.game.events import GoTakenBack, HandDead, HandShown, Pegged, PlayTakenBack, RenegeCalled, Source
from fifteentwo.game.pegging import peg_back, peg_extra
from fifteentwo.game.state import Draft, FalseGo, Phase, Step, replaced


def note_go(draft: Draft, seat: int, playable: tuple[Card, ...]) -> None:
    """Remembers a go that was false. To be called before the go changes anything."""
    before = draft.freeze() if playable else None
    stop_corrections(draft)
    if before is not None:
        draft.false_gos += (FalseGo(seat, playable, before),)


def note_card(draft: Draft, seat: int, card: Card) -> None:
    """Remembers what a played card shows about earlier gos, and which chances to call one it lets go by."""
    if not draft.false_gos:
        return
    stop_corrections(draft)
    let_pass(draft, seat)
    draft.false_gos = tuple(
        [
            false._replace(shown=True) if false.seat == seat and card in false.fitting else false
            for false in draft.false_gos
        ]
    )


def note_hand(draft: Draft, seat: int) -> None:
    """Remembers that a hand laid open shows its false gos, where the play is over after one count and cards are left."""
    if any(false.seat == seat and not false.shown for false in draft.false_gos):
        draft.false_gos = tuple(
            [false._replace(shown=True) if false.seat == seat else false for false in draft.false_gos]
        )


def let_pass(draft: Draft, seat: int) -> None:
    """Closes a seat's side's chance to call the reneges that can be seen by now."""
    side = draft.sides[seat]
    draft.false_gos = tuple(
        [
            false._replace(closed_sides=(*false.closed_sides, side)) if false.shown else false
            for false in draft.false_gos
        ]
    )


def stop_corrections(draft: Draft) -> None:
    """Ends the time in which a false go may be taken back."""
    if any(false.correctable for false in draft.false_gos):
        draft.false_gos = tuple([false._replace(correctable=False) for false in draft.false_gos])


def can_take_back(false_gos: Iterable[FalseGo], seat: int) -> bool:
    """Tells whether a seat may still take back a false go of its own."""
    return any(false.correctable and false.seat == seat for false in false_gos)


def callable_by(false_gos: Iterable[FalseGo], sides: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Returns the seats whose renege a seat can see and may call now, each once."""
    side = sides[seat]
    return tuple(
        sorted(
            {
                false.seat
                for false in false_gos
                if false.shown and sides[false.seat] != side and side not in false.closed_sides
            }
        )
    )


def take_back_go(draft: Draft, action: TakeBackGo) -> None:
    """Undoes a false go before anybody has pegged for it or played on it."""
    if not can_take_back(draft.false_gos, action.seat):
        raise IllegalAction("there is no go to take back: it was right, or somebody has acted on it")
    *earlier, false = draft.false_gos
    now = draft.freeze()
    _restore(draft, false)
    # Nobody has pegged for the go, but there may have been heels, a fault or the call of an earlier renege meanwhile.
    draft.scores, draft.back_pegs, draft.heels_open = now.scores, now.back_pegs, now.heels_open
    draft.dead_hands, draft.false_gos = now.dead_hands, tuple(earlier)
    draft.emit(GoTakenBack(action.seat))


def _restore(draft: Draft, false: FalseGo) -> None:
    """Takes everything but what was seen back to just before a false go."""
    events = draft.events
    draft.__dict__.update(false.before.__dict__)
    draft.events = events


def call_renege(draft: Draft, action: CallRenege) -> None:
    """Applies the remedy for the latest renege that a seat may call."""
    seat, rules = action.seat, draft.rules
    if draft.phase is Phase.OVER or seat not in range(len(draft.sides)):
        raise IllegalAction("a renege cannot be called now")
    offenders = callable_by(draft.false_gos, draft.sides, seat)
    if not offenders:
        raise IllegalAction("nobody has been seen to say go with a card that fitted, or the time to call it is over")
    if action.dead and rules.renege != "acc":
        raise IllegalAction(
            f"cards are put out of the play only by the tournament rule, not with renege={rules.renege}"
        )
    false = next(
        false
        for false in reversed(draft.false_gos)
        if false.shown and false.seat in offenders and draft.sides[seat] not in false.closed_sides
    )
    draft.emit(RenegeCalled(seat, false.seat, _cards_laid_open(draft, false)))
    draft.false_gos = tuple(other for other in draft.false_gos if other is not false)
    match rules.renege:
        case "acc":
            _take_back_play(draft, false, dead=action.dead)
            peg_extra(draft, seat, Source.PENALTY, 2 * len(false.fitting))
        case "flat_two":
            peg_extra(draft, seat, Source.PENALTY, 2)
        case _:
            _make_hand_dead(draft, false.seat)


def _make_hand_dead(draft: Draft, seat: int) -> None:
    """Keeps a hand from being counted; what it has been counted for already goes back."""
    if seat in draft.dead_hands:
        return
    draft.dead_hands += (seat,)
    if not _is_laid_open(draft, seat):
        return
    draft.emit(HandDead(seat))
    counted = [event for event in draft.events if isinstance(event, Pegged) and event.source is Source.HAND]
    peg_back(draft, seat, sum(event.points for event in counted if event.seat == seat))
    if draft.claim is not None and (draft.claim.owner, draft.claim.source) == (seat, Source.HAND):
        draft.step, draft.claim = draft.claim.then, None


def _is_laid_open(draft: Draft, seat: int) -> bool:
    return any(isinstance(event, HandShown) and event.seat == seat for event in draft.events)


def _cards_laid_open(draft: Draft, false: FalseGo) -> tuple[Card, ...]:
    """Returns the cards that a call of a renege shows to have fitted: all of them only where each one is paid for."""
    if draft.rules.renege == "acc" or _is_laid_open(draft, false.seat):
        return false.fitting
    return tuple([card for card in false.fitting if card not in draft.hands[false.seat]])


def _take_back_play(draft: Draft, false: FalseGo, *, dead: bool) -> None:
    _restore(draft, false)
    if dead:
        hand = tuple([card for card in draft.hands[false.seat] if card not in false.fitting])
        draft.hands = replaced(draft.hands, false.seat, hand)
        draft.step = None if hand else Step.NEXT_TURN
    draft.emit(PlayTakenBack(draft.scores, false.fitting if dead else ()))
