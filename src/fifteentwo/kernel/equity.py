"""The chance to win from any score, by backward induction over a sample of whole deals."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel import _kernel
from fifteentwo.kernel.playouts import PLAYERS, check_run

_PARTS: Final = 16
"""Into how many parts the sample is divided to see how much chance is in the result."""
_MOST_TARGET: Final = 181


class WinChances(NamedTuple):
    """How likely the dealer wins from each score before the deal."""

    chances: npt.NDArray[np.float64]
    """By the dealer's score (the row) and pone's: shape (target, target)."""
    standard_errors: npt.NDArray[np.float64]
    """How far they may be off because the deals are a sample, of the same shape."""


def win_chances(
    deals: int, player: str = "steady", *, seed: int, target: int = 121, first: int = 0, threads: int = 1
) -> WinChances:
    """Works out the chance to win where both seats always play alike, whatever the score.

    From the last holes back to the start, each pair of scores is worth what it is worth on average over all deals of the
    sample: a deal that takes a seat home is won or lost by whose points fall first, after any other the next deal begins
    with the other dealer.

    Args:
        deals: How many deals the sample has, at least 16.
        player: One of :data:`~fifteentwo.kernel.playouts.PLAYERS`.
        seed: A number from 0 to 2**64 - 1.
        target: The score that wins, from 1 to 181.
        first: The number of the first deal; deal n has the cards of the first deal of game n.
        threads: How many threads work on it; the result does not depend on it.

    Raises:
        FifteentwoError: An argument is out of its range, or there is no such player.
    """
    check_run("deals", deals, (player,), seed, first, threads)
    if deals < _PARTS:
        raise FifteentwoError(f"deals must be at least {_PARTS}, not {deals}")
    if not 1 <= target <= _MOST_TARGET:
        raise FifteentwoError(f"target must be from 1 to {_MOST_TARGET}, not {target}")
    tables = np.empty((1 + _PARTS, target, target))
    number = PLAYERS.index(player)
    _kernel.win_chances((number, number), seed, first, deals, tables, threads)
    return WinChances(tables[0], tables[1:].std(axis=0, ddof=1) / np.sqrt(_PARTS))
