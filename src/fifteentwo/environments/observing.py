"""What a seat sees, as a vector of numbers from 0 to 1. It is made from the seat's view and so holds nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import DECK, Rank
from fifteentwo.game import Phase, SeatView
from fifteentwo.rules import RuleSet

PILE_CARDS: Final = 13
"""No count has more cards."""
MOST_HELD: Final = 6


@cache
def layout(players: int, sides: int) -> Mapping[str, slice]:
    """Returns where in the vector what stands.

    Everything by seat begins with the seat itself and goes on to its left; everything by side with its own side, and goes
    on with the others in their order.

    ========== ============ ==============================================================================
    part       length       what it holds
    ========== ============ ==============================================================================
    hand       52           1 for each card held
    laid       52           1 for each card laid into the crib by this seat
    starter    52           1 for the starter
    played     52 by seat   1 for each card that the seat has played in this deal
    pile       13 by card   1 for the rank of each card of the pile, the latest first, up to 13 of them
    count      1            the count, as a part of its limit
    holds      by seat      how many cards the seat holds, as a part of 6
    gone       by seat      1 if the seat has said go in this count
    dealer     by seat      1 for the dealer
    scores     by side      the score, as a part of the side's target
    discarding 1            1 while cards are to be laid into the crib
    ========== ============ ==============================================================================
    """
    deck, ranks = len(DECK), len(Rank)
    lengths = {
        "hand": deck,
        "laid": deck,
        "starter": deck,
        "played": deck * players,
        "pile": ranks * PILE_CARDS,
        "count": 1,
        "holds": players,
        "gone": players,
        "dealer": players,
        "scores": sides,
        "discarding": 1,
    }
    parts: dict[str, slice] = {}
    start = 0
    for name, length in lengths.items():
        parts[name] = slice(start, start + length)
        start += length
    return MappingProxyType(parts)


def vector_length(rules: RuleSet) -> int:
    """Returns how many numbers an observation has."""
    return int(layout(rules.players, len(set(rules.sides_of_seats)))["discarding"].stop)


def observe(view: SeatView) -> NDArray[np.float32]:
    """Returns what a seat sees, as :func:`layout` describes it."""
    players = len(view.sides)
    seat = view.seat or 0
    parts = layout(players, len(view.scores))
    vector = np.zeros(parts["discarding"].stop, np.float32)
    own = {name: vector[part] for name, part in parts.items()}
    own["hand"][list(view.hand)] = 1
    own["laid"][list(view.discards)] = 1
    if view.starter is not None:
        own["starter"][view.starter] = 1
    for play in view.plays:
        own["played"][(play.seat - seat) % players * len(DECK) + play.card] = 1
    for place, card in enumerate(view.pile[: -PILE_CARDS - 1 : -1]):
        own["pile"][place * len(Rank) + card.rank] = 1
    own["count"][0] = view.count / view.rules.limit
    for other in range(players):
        step = (other - seat) % players
        own["holds"][step] = view.hand_sizes[other] / MOST_HELD
        own["gone"][step] = other in view.gone
        own["dealer"][step] = other == view.dealer
    side = view.sides[seat]
    order = [side, *[other for other in range(len(view.scores)) if other != side]]
    own["scores"][:] = [view.scores[other] / view.targets[other] for other in order]
    own["discarding"][0] = view.phase is Phase.DISCARD
    return vector
