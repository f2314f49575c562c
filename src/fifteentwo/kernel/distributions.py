"""How many hands score how much, counted without looking at every hand."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel import _kernel
from fifteentwo.kernel.scorer import Scorer

__all__ = ["hand_counts", "pair_counts"]


def _check_held(held: int) -> None:
    if held not in {3, 4}:
        raise FifteentwoError(f"a hand has 3 or 4 cards, not {held}")


def hand_counts(scorer: Scorer, held: int = 4, *, crib: bool = False) -> npt.NDArray[np.int64]:
    """Counts all hands with their starters by what they score.

    Args:
        scorer: What a hand scores.
        held: How many cards a hand has, 3 or 4.
        crib: Whether the hands are scored as cribs.

    Returns:
        How many of the hands score 0, 1, 2, ... points, 256 numbers.
    """
    _check_held(held)
    return _kernel.hand_counts(scorer, held, crib)


def pair_counts(
    scorer: Scorer, held: int = 4, *, first_crib: bool = False, second_crib: bool = True
) -> npt.NDArray[np.int64]:
    """Counts what a first set of cards and a second one of four score together with one starter.

    All ways to deal the two sets and the starter from one pack are counted. They are not looked at one by one: by
    inclusion and exclusion over the cards that the two sets might share, sums over sets of at most four cards do.

    Args:
        scorer: What a hand scores.
        held: How many cards the first set has, 3 or 4.
        first_crib: Whether the first set is scored as a crib.
        second_crib: Whether the second set is.

    Returns:
        How many pairs score 0, 1, 2, ... points together, 512 numbers.
    """
    _check_held(held)
    return _kernel.pair_counts(scorer, held, first_crib, second_crib)
