"""The play of two hands of ranks when both are known, for all pairs of hands."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel import _kernel

__all__ = ["IMPOSSIBLE", "OpenPlay", "open_play", "rank_hands"]

IMPOSSIBLE = -128
"""What stands for a pair of hands that needs more than four cards of a rank."""


class OpenPlay(NamedTuple):
    """What can come of each pair of hands: arrays with the leader's hand first and the other one second.

    Their indices are places in :func:`rank_hands`; hands may have any number of cards from 0 to 4.
    """

    value: npt.NDArray[np.int8]
    """What the leader pegs more than the other side when both play their best and know all cards."""
    most_leader: npt.NDArray[np.int8]
    """The most that the leader can peg, however the two play."""
    most_other: npt.NDArray[np.int8]
    """The most that the other side can peg."""
    least_leader: npt.NDArray[np.int8]
    """The least that the leader can peg."""
    least_other: npt.NDArray[np.int8]
    """The least that the other side can peg."""
    one_card: npt.NDArray[np.int8]
    """The most that a single card can peg, go or last included."""


def rank_hands() -> tuple[tuple[int, ...], ...]:
    """Returns all hands of up to four ranks, at most four of a kind: smaller ones first, each in ascending order."""
    return tuple([tuple([rank for rank in row if rank < 13]) for row in _kernel.rank_hands().tolist()])


def open_play(*, exchange: bool = True, threads: int = 1) -> OpenPlay:
    """Plays all pairs of hands of up to four cards to the end in every way.

    Args:
        exchange: Whether pairs that differ only by an exchange of tens, jacks, queens and kings are worked out together
            where it changes no run. The result is the same either way, a few times faster with it.
        threads: How many threads work on it; the result does not depend on it.
    """
    if threads < 1:
        raise FifteentwoError(f"threads must be at least 1, not {threads}")
    numbers = np.moveaxis(_kernel.open_play(exchange, threads), 2, 0)
    return OpenPlay(*np.ascontiguousarray(numbers))
