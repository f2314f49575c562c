"""Which hands players keep."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

import numpy as np
import numpy.typing as npt

from fifteentwo.kernel import _kernel
from fifteentwo.kernel.playouts import PLAYERS, check_run

RANK_HANDS: Final = np.array(
    sorted(combinations_with_replacement(range(13), 4), key=lambda ranks: ranks[::-1]), dtype=np.uint8
)
"""All 1,820 hands of four ranks, each in rising order; they are in the order of their highest rank, then the next."""
RANK_HANDS.setflags(write=False)


def count_keeps(
    deals: int, player: str = "steady", *, seed: int, first: int = 0, threads: int = 1
) -> npt.NDArray[np.uint64]:
    """Counts what a player keeps of the six cards dealt to it.

    Deal n of a seed has the cards of the first deal of game n.

    Args:
        deals: How many deals to look at; in each the player sits in both seats.
        player: One of :data:`~fifteentwo.kernel.playouts.PLAYERS`.
        seed: A number from 0 to 2**64 - 1.
        first: The number of the first deal.
        threads: How many threads work on it; the result does not depend on it.

    Returns:
        How often pone (row 0) and dealer (row 1) kept each of the :data:`RANK_HANDS`: shape (2, 1820).

    Raises:
        FifteentwoError: An argument is out of its range, or there is no such player.
    """
    check_run("deals", deals, (player,), seed, first, threads)
    counts = np.zeros((2, len(RANK_HANDS)), dtype=np.uint64)
    _kernel.count_keeps(PLAYERS.index(player), seed, first, deals, counts, threads)
    return counts
