"""How many hands the kernel scores in a second on one core, next to NumPy and the readable scorer in the same run."""

from __future__ import annotations

from itertools import combinations, islice
from typing import Any

import numpy as np
import pytest

from fifteentwo.cards import DECK
from fifteentwo.kernel import score_shows
from fifteentwo.scoring import show

ROWS = np.array(list(combinations(range(52), 5)), dtype=np.uint8)
ROWS = np.random.default_rng(29).permuted(ROWS, axis=1)
HANDS = [([DECK[card] for card in row[:4]], DECK[row[4]]) for row in islice(ROWS.tolist(), 0, None, 130)]


def numpy_fifteens(rows: np.ndarray) -> np.ndarray:
    """Counts nothing but the fifteens, in the usual NumPy way: the least that an array program has to do."""
    values = np.minimum(rows // 4 + 1, 10)
    subsets = [list(subset) for size in range(2, 6) for subset in combinations(range(5), size)]
    return sum(2 * (values[:, subset].sum(axis=1) == 15) for subset in subsets)


@pytest.mark.benchmark(group="hands scored")
def test_kernel(benchmark: Any) -> None:
    benchmark.extra_info["hands"] = len(ROWS)
    benchmark(score_shows, ROWS)
    benchmark.extra_info["million hands per second"] = round(len(ROWS) / benchmark.stats["median"] / 1e6, 1)


@pytest.mark.benchmark(group="hands scored")
def test_numpy_fifteens_alone(benchmark: Any) -> None:
    benchmark.extra_info["hands"] = len(ROWS)
    benchmark.pedantic(numpy_fifteens, args=(ROWS,), rounds=3)
    benchmark.extra_info["million hands per second"] = round(len(ROWS) / benchmark.stats["median"] / 1e6, 3)


@pytest.mark.benchmark(group="hands scored")
def test_readable_scorer(benchmark: Any) -> None:
    benchmark.extra_info["hands"] = len(HANDS)
    benchmark.pedantic(lambda: [show(hand, starter).total for hand, starter in HANDS], rounds=5)
    benchmark.extra_info["million hands per second"] = round(len(HANDS) / benchmark.stats["median"] / 1e6, 3)
