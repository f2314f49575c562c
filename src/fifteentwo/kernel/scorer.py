"""The show under rules of one's choice, as the kernel's other functions take it."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel import _kernel

Scorer: TypeAlias = _kernel.Scorer
"""What a hand scores under some rules; made by :func:`scorer`."""

__all__ = ["MOST_OF_PART", "Scorer", "rank_points", "scorer", "show_points"]

MOST_OF_PART = 80
"""The most points that ranks, nobs or a straight flush may each score."""


def rank_points(size: int) -> npt.NDArray[np.uint8]:
    """Returns the points of fifteens, pairs and runs for all ranks, an array with one axis of 13 for each card.

    Args:
        size: How many cards there are, 4 or 5.
    """
    if size not in {4, 5}:
        raise FifteentwoError(f"there are tables for 4 and 5 ranks, not for {size}")
    return _kernel.rank_points(size)


def scorer(
    five: npt.NDArray[np.uint8] | None = None,
    four: npt.NDArray[np.uint8] | None = None,
    *,
    hand_flush: bool = True,
    crib_four_flush: bool = False,
    nobs: int = 1,
    straight_flush: int = 0,
) -> Scorer:
    """Returns a scorer; without arguments it is that of the usual rules.

    Args:
        five: The points of five ranks, as :func:`rank_points` gives them; the starter's rank is the last.
        four: The same for four ranks.
        hand_flush: Whether a hand all of one suit scores.
        crib_four_flush: Whether a crib all of one suit scores without the starter, too.
        nobs: What the jack of the starter's suit scores.
        straight_flush: What five cards in sequence and of one suit score besides.

    Raises:
        FifteentwoError: A table has another shape, or a part scores more than 80 points or less than none.
    """
    tables = []
    for size, given in ((5, five), (4, four)):
        table = rank_points(size) if given is None else np.ascontiguousarray(given, dtype=np.uint8)
        if table.shape != (13,) * size:
            raise FifteentwoError(f"the points of {size} ranks have {size} axes of 13, not the shape {table.shape}")
        tables.append(table.ravel())
    parts = {"nobs": nobs, "a straight flush": straight_flush, "ranks": int(max(tables[0].max(), tables[1].max()))}
    for name, points in parts.items():
        if not 0 <= points <= MOST_OF_PART:
            raise FifteentwoError(f"{name} must score from 0 to {MOST_OF_PART} points, not {points}")
    return Scorer(tables[0], tables[1], hand_flush, crib_four_flush, nobs, straight_flush)


def show_points(scorer: Scorer, rows: npt.NDArray[np.uint8], *, crib: bool = False) -> npt.NDArray[np.uint8]:
    """Scores hands, or cribs, each with its starter, as a scorer says.

    Args:
        scorer: What a hand scores.
        rows: Cards from 0 to 51 of shape (n, 5) or (n, 4), the starter last in each row, all different in a row.
        crib: Whether the rows are cribs.

    Returns:
        The points of each row.
    """
    if rows.ndim != 2 or rows.shape[1] not in {4, 5} or (rows > 51).any():
        raise FifteentwoError(f"rows must hold 4 or 5 cards from 0 to 51; their shape is {rows.shape}")
    return _kernel.show_points(scorer, np.ascontiguousarray(rows, dtype=np.uint8), crib)
