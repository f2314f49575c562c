"""Scoring many hands at once."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel import _kernel


def score_shows(cards: npt.ArrayLike, crib: bool = False, *, threads: int = 1) -> npt.NDArray[np.uint8]:  # noqa: FBT001, FBT002 - so named in the design
    """Scores hands, or cribs, each with its starter, under the usual rules.

    Args:
        cards: Whole numbers of shape (n, 5), or (n, 4) for the three-card hands of the five-card game: cards from 0 to
            51 as ``rank * 4 + suit``, the starter last in each row. Quickest as a C-contiguous array of ``uint8``.
        crib: Whether the rows are cribs, which hold four cards each: a flush counts only together with the starter.
        threads: How many threads work on it; the result does not depend on it.

    Returns:
        The points of each row, an array of ``uint8`` of shape (n,).

    Raises:
        FifteentwoError: The array has another shape or holds no whole numbers; a row holds a number that is no card, or
            one card twice. The message names the first such row.
    """
    given = np.asarray(cards)
    if given.ndim != 2 or given.shape[1] not in {4, 5}:
        raise FifteentwoError(f"cards must have shape (n, 5) or (n, 4), not {given.shape}")
    if crib and given.shape[1] != 5:
        raise FifteentwoError(
            f"a crib holds four cards: with crib=True cards must have shape (n, 5), not {given.shape}"
        )
    if not np.issubdtype(given.dtype, np.integer):
        raise FifteentwoError(f"cards must be whole numbers, not {given.dtype}")
    if given.dtype != np.uint8 and given.size and (given.min() < 0 or given.max() > 51):
        row = int(np.argmax(((given < 0) | (given > 51)).any(axis=1)))
        raise FifteentwoError(f"row {row} of cards is {given[row].tolist()}: a card is a number from 0 to 51")
    if threads < 1:
        raise FifteentwoError(f"threads must be at least 1, not {threads}")
    rows = np.ascontiguousarray(given, dtype=np.uint8)
    points = np.empty(len(rows), dtype=np.uint8)
    bad = _kernel.score_shows(rows, points, crib, threads)
    if bad >= 0:
        raise FifteentwoError(
            f"row {bad} of cards is {rows[bad].tolist()}: it must hold different cards, numbers from 0 to 51"
        )
    return points
