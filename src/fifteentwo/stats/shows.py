"""Every hand of four with every starter, one by one: for questions that counting alone does not answer.

The starter is always a club, since every other one is just like a club after an exchange of suits.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from fifteentwo.cards import Rank, Suit
from fifteentwo.kernel.scorer import rank_points, show_points

if TYPE_CHECKING:
    from fifteentwo.kernel.scorer import Scorer

Bools = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int16]

NOT_DEALT: Final = -1
"""What stands where the starter is in the hand itself."""


class AllShows:
    """All 270,725 hands of four cards, and what each scores with each of the thirteen clubs as the starter.

    Args:
        scorer: What a hand scores.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer

    @cached_property
    def hands(self) -> npt.NDArray[np.uint8]:
        """All hands, shape (270725, 4), by rank and then by suit."""
        return np.array(list(combinations(range(52), 4)), dtype=np.uint8)

    @cached_property
    def ranks(self) -> npt.NDArray[np.uint8]:
        """The ranks of the hands, in ascending order."""
        return (self.hands >> 2).astype(np.uint8)

    @cached_property
    def as_hands(self) -> Numbers:
        """What the hands score, shape (13, 270725), the starter's rank first; -1 where the hand holds the starter."""
        return self._points(crib=False)

    @cached_property
    def as_cribs(self) -> Numbers:
        """What they score as cribs."""
        return self._points(crib=True)

    def _points(self, *, crib: bool) -> Numbers:
        points = np.empty((13, len(self.hands)), dtype=np.int16)
        rows = np.empty((len(self.hands), 5), dtype=np.uint8)
        rows[:, :4] = self.hands
        for rank in range(13):
            rows[:, 4] = rank * 4
            points[rank] = show_points(self._scorer, rows, crib=crib)
            points[rank, (self.hands == rank * 4).any(axis=1)] = NOT_DEALT
        return points

    @cached_property
    def alone(self) -> Numbers:
        """What the four cards of each hand score by themselves: fifteens, pairs, runs and a flush."""
        first, second, third, fourth = self.ranks.T
        points: Numbers = rank_points(4)[first, second, third, fourth].astype(np.int16)
        return points + np.where(self.one_suit, 4, 0).astype(np.int16)

    @cached_property
    def one_suit(self) -> Bools:
        """Which hands are of one suit."""
        return _everywhere((self.hands & 3) == (self.hands[:, :1] & 3))

    @cached_property
    def clubs(self) -> Bools:
        """Which hands are of the starter's suit."""
        return _everywhere((self.hands & 3) == Suit.CLUBS)

    def holding(self, *ranks: Rank) -> Bools:
        """Returns, in the shape of the points, where hand and starter together hold all of some ranks."""
        holding = self.dealt
        for rank in ranks:
            in_hand = (self.ranks == rank).any(axis=1)
            of_starter = np.arange(13) == rank
            holding &= in_hand | of_starter[:, None]
        return holding

    @property
    def dealt(self) -> Bools:
        """Where the starter is not in the hand."""
        return np.not_equal(self.as_hands, NOT_DEALT)

    def after_exchange(self, suit: Suit) -> npt.NDArray[np.int64]:
        """Returns the place of each hand after clubs and another suit have been exchanged.

        What a hand scores with starters of that suit is what the exchanged hand scores with clubs.
        """
        suits = self.hands & 3
        exchanged = np.where(suits == suit, Suit.CLUBS, np.where(suits == Suit.CLUBS, suit, suits))
        digits = 52 ** np.arange(3, -1, -1)
        codes = np.sort(self.ranks * 4 + exchanged, axis=1).astype(np.int64) @ digits
        places: npt.NDArray[np.int64] = np.searchsorted(self.hands.astype(np.int64) @ digits, codes)
        return places

    def rank_sets(self, where: Bools) -> list[tuple[Rank, ...]]:
        """Returns the different sets of five ranks, hand and starter in ascending order, at some places of the points."""
        starters, places = np.nonzero(where)
        five = np.column_stack([self.ranks[places], starters.astype(np.uint8)])
        five.sort(axis=1)
        seen = np.zeros((13,) * 5, dtype=np.bool_)
        seen[tuple(five.T)] = True
        return [tuple([Rank(rank) for rank in ranks]) for ranks in np.argwhere(seen).tolist()]

    def best_by_ranks(self, *, crib: bool) -> Numbers:
        """Returns the most that any suits let each hand of ranks score, shape (13, 1820), by starter.

        Hands of ranks stand in ascending order, as in the arrays of the play; -1 where there is no starter left.
        """
        points = self.as_cribs if crib else self.as_hands
        index = self.ranks.astype(np.int64) @ np.array([13**3, 13**2, 13, 1])
        order = np.argsort(index, kind="stable")
        firsts = np.flatnonzero(np.diff(index[order], prepend=-1))
        best: Numbers = np.maximum.reduceat(points[:, order], firsts, axis=1)
        return best

    def suits_of(self, ranks: tuple[Rank, ...], starter: Rank, *, crib: bool) -> Iterator[tuple[int, frozenset[int]]]:
        """Yields points and cards for each way to give a hand of ranks suits, around a club as the starter."""
        points = (self.as_cribs if crib else self.as_hands)[starter]
        for place in np.flatnonzero((self.ranks == np.array(ranks)).all(axis=1)).tolist():
            if points[place] != NOT_DEALT:
                yield int(points[place]), frozenset(self.hands[place].tolist())


def _everywhere(which: Bools) -> Bools:
    """Returns in which rows everything is true."""
    whole: Bools = np.logical_and.reduce(which, axis=1)
    return whole
