"""Counting for oneself: what an open claim is worth, worked out from what lies on the table."""

from __future__ import annotations

from typing import Final

from fifteentwo.cards import Card, Rank
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import SeatView, Source
from fifteentwo.game.barring import what_counts
from fifteentwo.game.events import CribShown, HandShown
from fifteentwo.scoring import Item, Kind, play, show

_GO: Final = (Item(Kind.GO, (), 1),)
_LAST: Final = (Item(Kind.LAST, (), 1),)


def points_to_claim(view: SeatView) -> int:
    """Returns how many points there are to claim for the score that is open, or else for heels.

    All that it takes lies open: the pile, the hand or crib just shown, the starter, the pegs.

    Raises:
        FifteentwoError: There is nothing to claim.
    """
    if view.claim is not None and view.claim.claimed is None:
        return _worth(view, view.claim.owner, view.claim.source)
    if view.heels_open and view.dealer is not None:
        return _worth(view, view.dealer, Source.HEELS)
    raise FifteentwoError("there is nothing to claim now")


def points_overlooked(view: SeatView) -> int:
    """Returns how many points an opponent's claim has left to take by muggins; 0 where nobody may call it.

    No more can be taken than the owner could still have pegged, and nothing that the rules bar.
    """
    claim = view.claim
    if claim is None or claim.claimed is None or claim.source is Source.HEELS:
        return 0
    side = view.sides[claim.owner]
    before = view.scores[side] - claim.claimed
    worth = _worth_at(view, claim.source, before, view.targets[side])
    return max(0, min(worth, view.targets[side] - before) - claim.claimed)


def _worth(view: SeatView, seat: int, source: Source) -> int:
    side = view.sides[seat]
    return _worth_at(view, source, view.scores[side], view.targets[side])


def _worth_at(view: SeatView, source: Source, score: int, target: int) -> int:
    """Returns what a source is worth to a side that stands at a score."""
    items, _ = what_counts(view.rules, source, _items(view, source), score, target)
    return sum(item.points for item in items)


def _items(view: SeatView, source: Source) -> tuple[Item, ...]:
    """Returns what a source scores, whether or not the rules let it count as the pegs stand."""
    rules = view.rules
    match source:
        case Source.HEELS:
            return heels(view)
        case Source.CARD:
            return play(view.pile, rules).items
        case Source.GO:
            return _GO
        case Source.LAST:
            return _LAST
        case _:
            cards, crib = _shown(view)
            starter = _starter(view)
            return show(cards, starter, rules, crib=crib).items


def heels(view: SeatView) -> tuple[Item, ...]:
    """Returns what the starter scores for the dealer."""
    starter, points = _starter(view), view.rules.heels_points
    return (Item(Kind.HEELS, (starter,), points),) if starter.rank is Rank.JACK and points else ()


def _starter(view: SeatView) -> Card:
    if view.starter is None:
        raise FifteentwoError("there is no starter to count with")
    return view.starter


def _shown(view: SeatView) -> tuple[tuple[Card, ...], bool]:
    """Returns the cards that lie open to be counted, and whether they are the crib."""
    for event in reversed(view.events):
        match event:
            case HandShown(cards=cards):
                return cards, False
            case CribShown(cards=cards):
                return cards, True
    raise FifteentwoError("there is no hand or crib to count")
