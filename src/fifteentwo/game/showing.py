"""The show: every hand from the dealer's left, the dealer's last, then the crib."""

from __future__ import annotations

from fifteentwo.game.events import CribShown, DealEnded, HandDead, HandShown, Source
from fifteentwo.game.pegging import award
from fifteentwo.game.renege import note_hand
from fifteentwo.game.state import Draft, Phase, Step
from fifteentwo.scoring.show import show


def show_next(draft: Draft) -> None:
    """Counts the next hand, or the crib when all hands are counted."""
    players, starter = len(draft.sides), draft.starter
    if starter is None:
        raise AssertionError("the show needs a starter")
    draft.shown += 1
    if draft.shown <= players:
        seat = draft.left_of(draft.the_dealer, draft.shown)
        if seat in draft.dead_hands:
            draft.emit(HandDead(seat))
            draft.step = Step.SHOW_NEXT
            return
        cards = draft.kept[seat]
        draft.emit(HandShown(seat, cards))
        note_hand(draft, seat)
        award(draft, seat, Source.HAND, show(cards, starter, draft.rules).items, Step.SHOW_NEXT)
    else:
        draft.emit(CribShown(draft.the_dealer, draft.crib))
        items = show(draft.crib, starter, draft.rules, crib=True).items
        award(draft, draft.the_dealer, Source.CRIB, items, Step.END_DEAL)


def end_deal(draft: Draft) -> None:
    """Passes the deal to the left."""
    draft.dealer = draft.left_of(draft.the_dealer)
    draft.deal_number += 1
    draft.false_gos = ()
    draft.heels_open = False  # a dealer whose cards were all put out of the play never played one
    draft.phase = Phase.DEAL
    draft.emit(DealEnded(draft.dealer))
