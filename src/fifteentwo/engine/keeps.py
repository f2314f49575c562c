"""What an opponent is likely to have kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel.keeps import RANK_HANDS

PONE: Final = 0
DEALER: Final = 1

DOUBT: Final = 0.01
"""How often players are taken to keep any four cards, whatever they are."""

_HELD: Final = (RANK_HANDS[:, :, None] == np.arange(13)).sum(axis=1)
"""How many cards of each rank each of the rank hands holds."""
_WAYS: Final = np.array([[comb(left, held) for held in range(5)] for left in range(5)], dtype=np.float64)


def _ways(left: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """Returns in how many ways each rank hand can be made of so many cards of each rank."""
    ways: npt.NDArray[np.float64] = _WAYS[left, _HELD].prod(axis=1)
    return ways


class Belief(NamedTuple):
    """The hands that a seat may hold, and how likely they are."""

    hands: npt.NDArray[np.uint8]
    """Ranks, of shape (n, 4), each row in rising order."""
    weights: npt.NDArray[np.float64]
    """Their likelihoods, which add up to 1: shape (n,)."""


@dataclass(frozen=True, eq=False)
class Keeps:
    """How willing pone and dealer are to keep hands of four ranks."""

    eagerness: npt.NDArray[np.float64]
    """How much likelier each hand is kept, if it is as likely dealt as any other: shape (2, 1820), pone in row 0."""

    @classmethod
    def from_counts(cls, counts: npt.NDArray[np.uint64]) -> Keeps:
        """Takes what was kept in some deals, as :func:`~fifteentwo.kernel.keeps.count_keeps` counts it.

        Raises:
            FifteentwoError: The counts have another shape, or are of no deals.
        """
        if counts.shape != (2, len(RANK_HANDS)) or not counts.sum(axis=1).all():
            raise FifteentwoError(f"counts must be of deals, and of shape (2, {len(RANK_HANDS)}), not {counts.shape}")
        ways = _ways(np.full(13, 4))
        kept = counts / counts.sum(axis=1, keepdims=True) / (ways / ways.sum())
        return cls((1 - DOUBT) * kept + DOUBT)

    def belief(self, role: int, known: Sequence[int]) -> Belief:
        """Returns what a seat may have kept, before any card is played.

        Args:
            role: The seat's: PONE or DEALER.
            known: The ranks of all cards that cannot be among those kept: the six that the other seat was dealt, and
                the starter.

        Raises:
            FifteentwoError: More than four cards of a rank are known.
        """
        number = np.bincount(np.asarray(known, dtype=np.int64), minlength=13)
        if len(number) > 13 or number.max() > 4:
            raise FifteentwoError(f"no pack holds the ranks {tuple(known)}")
        weights = self.eagerness[role] * _ways(4 - number)
        possible = weights > 0
        return Belief(RANK_HANDS[possible], weights[possible] / weights.sum())
