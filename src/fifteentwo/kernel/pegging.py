"""The rest of the play as one seat must see it: exact values over all hands that the other may hold.

Seats are 0, whose hand is known, and 1, which holds one of many hands. Suits do not matter in the play: cards are ranks,
from 0 for the ace to 12 for the king.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel import _kernel

MOST_PEGS: Final = 64
"""More points than a seat can peg in one deal."""

_RANKS: Final = 13
_HAND: Final = 4
_LIMIT: Final = 31
_VALUES: Final = np.minimum(np.arange(1, _RANKS + 1), 10)


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of the play, as both seats see it, and seat 0's own hand."""

    hand: Sequence[int]
    """The ranks that seat 0 holds."""
    played: Sequence[int]
    """The ranks of all cards that lie open, whoever played them, and of the starter."""
    pile: Sequence[int] = ()
    """The ranks played in this count, in order; they are among those that lie open."""
    turn: int = 0
    """The seat that is to play, or to pass where it cannot."""
    last: int = 1
    """The seat that played last; before the first card, the dealer's."""
    gone: tuple[bool, bool] = (False, False)
    """Which seats have said go in this count, or were passed over."""


def _difference() -> npt.NDArray[np.float64]:
    pegs = np.arange(MOST_PEGS, dtype=np.float64)
    return pegs[:, None] - pegs[None, :]


@dataclass(frozen=True, slots=True)
class Payoff:
    """What the pegs of the rest of the play are worth to seat 0. The difference in points, unless told otherwise."""

    grid: npt.NDArray[np.float64] = field(default_factory=_difference)
    """What it is worth that seat 0 has pegged so many points in the end (the row), and seat 1 (the column): (64, 64)."""
    rooms: tuple[int, int] = (MOST_PEGS, MOST_PEGS)
    """How many points each seat needs to win the game at once."""
    won: float = 1.0
    """What it is worth that seat 0 does so."""
    lost: float = 0.0
    """What it is worth that seat 1 does so."""


class PlayValues(NamedTuple):
    """What the rest of the play is worth to seat 0 on average, each possible hand counting by its weight."""

    value: float
    by_rank: npt.NDArray[np.float64]
    """The same for each rank that seat 0 may play now; NaN for others, and where there is no choice of seat 0's."""
    asked: int
    """How often the model of the other seat had to choose."""


def best_response(
    moment: Moment, hands: npt.ArrayLike, weights: npt.ArrayLike, payoff: Payoff | None = None
) -> PlayValues:
    """Values the rest of the play if seat 0 plays the best response to seat 1, which plays as ``steady`` does.

    It is exact: of all ways in which seat 0 may choose by what it sees, the best. Seat 1 is taken to know its own hand and
    what lies open, not what it laid into the crib.

    Args:
        moment: Where the play stands.
        hands: The hands that seat 1 may hold: ranks of shape (n, k), where k is how many cards it has left.
        weights: How likely each of them is, shape (n,): at least 0, in any unit.
        payoff: What the pegs are worth; the difference in points if left out.

    Raises:
        FifteentwoError: The moment is impossible, or a hand is in it, or the arrays do not fit.
    """
    return _values(moment, hands, weights, payoff or Payoff(), best=True)


def steady_value(
    moment: Moment, hands: npt.ArrayLike, weights: npt.ArrayLike, payoff: Payoff | None = None
) -> PlayValues:
    """Values the rest of the play if both seats play as ``steady`` does; otherwise as :func:`best_response`."""
    return _values(moment, hands, weights, payoff or Payoff(), best=False)


def steady_choices(moment: Moment, hands: npt.ArrayLike) -> npt.NDArray[np.uint8]:
    """Returns the rank that seat 1, whose turn it is, plays as ``steady`` with each of some hands; 13 where nothing fits.

    Args:
        moment: Where the play stands.
        hands: Ranks of shape (n, k), where k is how many cards seat 1 has left.

    Raises:
        FifteentwoError: It is not seat 1's turn, or the moment is impossible, or a hand is in it.
    """
    rows = np.asarray(hands)
    own, hidden, pile = _checked_moment(moment)
    if moment.turn != 1:
        raise FifteentwoError("it is seat 0's turn, not seat 1's")
    held = _checked_hands(rows, hidden - own)
    sizes = (len(moment.hand), rows.shape[1])
    choices = np.empty(len(rows), dtype=np.uint8)
    _kernel.model_choices(pile, 1, moment.last, sizes, moment.gone, hidden.astype(np.int32), _codes(held), choices)
    return choices


def _values(moment: Moment, hands: npt.ArrayLike, weights: npt.ArrayLike, payoff: Payoff, *, best: bool) -> PlayValues:
    rows = np.asarray(hands)
    own, hidden, pile = _checked_moment(moment)
    held = _checked_hands(rows, hidden - own)
    chances = np.ascontiguousarray(weights, dtype=np.float64)
    if chances.shape != (len(rows),):
        raise FifteentwoError(f"weights must have shape ({len(rows)},), one for each hand, not {chances.shape}")
    if not (np.isfinite(chances).all() and (chances >= 0).all() and chances.sum() > 0):
        raise FifteentwoError("weights must be finite, at least 0, and not all 0")
    grid = np.ascontiguousarray(payoff.grid, dtype=np.float64)
    if grid.shape != (MOST_PEGS, MOST_PEGS):
        raise FifteentwoError(f"the grid of a payoff must have shape ({MOST_PEGS}, {MOST_PEGS}), not {grid.shape}")
    if min(payoff.rooms) < 1:
        raise FifteentwoError(f"the rooms of a payoff must be at least 1, not {payoff.rooms}: else the game is over")
    by_rank = np.full(_RANKS, np.nan)
    total, asked = _kernel.play_values(
        pile,
        moment.turn,
        moment.last,
        (len(moment.hand), rows.shape[1]),
        moment.gone,
        int(_codes(own[None, :])[0]),
        hidden.astype(np.int32),
        _codes(held),
        chances,
        grid,
        payoff.rooms,
        payoff.won,
        payoff.lost,
        best,
        by_rank,
    )
    return PlayValues(total / float(chances.sum()), by_rank / chances.sum(), asked)


def _counts(ranks: Sequence[int], what: str) -> npt.NDArray[np.int64]:
    """Counts ranks, and refuses what is none."""
    if any(not 0 <= rank < _RANKS for rank in ranks):
        raise FifteentwoError(f"{what} must hold ranks from 0 to 12, not {tuple(ranks)}")
    return np.bincount(np.asarray(ranks, dtype=np.int64), minlength=_RANKS)


def _checked_moment(
    moment: Moment,
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.uint8]]:
    """Returns how many cards of each rank seat 0 holds, how many do not lie open, and the pile."""
    own, played, pile = (
        _counts(moment.hand, "the hand"),
        _counts(moment.played, "what lies open"),
        _counts(moment.pile, "the pile"),
    )
    if len(moment.hand) > _HAND:
        raise FifteentwoError(f"a hand holds at most {_HAND} cards, not {len(moment.hand)}")
    if (pile > played).any():
        raise FifteentwoError("every card of the pile lies open, and so must be among those played")
    if (own + played > 4).any():
        raise FifteentwoError("there are only four cards of a rank, in the hand and lying open together")
    count = int((pile * _VALUES).sum())
    if count >= _LIMIT:
        raise FifteentwoError(f"the count is below {_LIMIT} when a card is due, not {count}")
    if moment.turn not in {0, 1} or moment.last not in {0, 1}:
        raise FifteentwoError(f"seats are 0 and 1: it cannot be {moment.turn}'s turn after {moment.last}'s card")
    if moment.gone[moment.turn]:
        raise FifteentwoError(f"seat {moment.turn} has said go, so it cannot be its turn")
    return own, 4 - played, np.array(moment.pile, dtype=np.uint8)


def _checked_hands(hands: npt.NDArray[np.generic], left: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Returns how many cards of each rank each hand holds; ``left`` is how many there are."""
    if hands.ndim != 2 or not 0 <= hands.shape[1] <= _HAND or len(hands) == 0:
        raise FifteentwoError(f"hands must have shape (n, k) with at most {_HAND} cards each, not {hands.shape}")
    if hands.shape[1] and not np.issubdtype(hands.dtype, np.integer):
        raise FifteentwoError(f"hands must be whole numbers, not {hands.dtype}")
    ranks = hands.astype(np.int64)
    wrong = ((ranks < 0) | (ranks >= _RANKS)).any(axis=1)
    held: npt.NDArray[np.int64] = (ranks[:, :, None] == np.arange(_RANKS)).sum(axis=1)
    wrong |= (held > left).any(axis=1)
    if wrong.any():
        row = int(np.argmax(wrong))
        raise FifteentwoError(f"row {row} of hands is {ranks[row].tolist()}: there are no such cards left")
    return held


def _codes(held: npt.NDArray[np.int64]) -> npt.NDArray[np.uint64]:
    """Returns hands as the kernel writes them: four bits a rank."""
    shifts = np.arange(0, 4 * _RANKS, 4, dtype=np.uint64)
    codes: npt.NDArray[np.uint64] = np.bitwise_or.reduce(held.astype(np.uint64) << shifts, axis=1)
    return codes
