"""How many hands the kernel scores in a second, and how that compares with NumPy and the readable scorer in the same run."""

from __future__ import annotations

from itertools import combinations
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np
import pytest

from fifteentwo.cards import DECK
from fifteentwo.kernel import score_shows
from fifteentwo.scoring import show

# All sets of five cards, shuffled in themselves and among one another: no help from an order that caches like.
ROWS = np.array(list(combinations(range(52), 5)), dtype=np.uint8)
ROWS = np.random.default_rng(29).permutation(np.random.default_rng(28).permuted(ROWS, axis=1))
FEW = ROWS[:: len(ROWS) // 20_000]
HANDS = [([DECK[card] for card in row[:4]], DECK[row[4]]) for row in FEW.tolist()]
SUBSETS = [list(subset) for size in range(2, 6) for subset in combinations(range(5), size)]


def numpy_fifteens() -> np.ndarray:
    """Counts nothing but the fifteens of all rows: the least that a program in NumPy alone has to do."""
    values = np.minimum(ROWS // 4 + 1, 10)
    return sum(2 * (values[:, subset].sum(axis=1) == 15) for subset in SUBSETS)


def readable() -> list[int]:
    """Scores a few of the hands with the scorer that names each item."""
    return [show(hand, starter).total for hand, starter in HANDS]


def seconds(job: Any) -> float:
    """Returns the median time of three runs."""
    times = []
    for _ in range(3):
        start = perf_counter()
        job()
        times.append(perf_counter() - start)
    return median(times)


@pytest.mark.parametrize("threads", [1, 2])
def test_score_shows(benchmark: Any, threads: int) -> None:
    assert score_shows(FEW).tolist() == readable()

    benchmark.pedantic(score_shows, args=(ROWS,), kwargs={"threads": threads}, rounds=30, warmup_rounds=1)

    if benchmark.stats is None:  # the benchmark is only being tried
        return
    per_second = len(ROWS) / benchmark.stats.stats.median
    benchmark.extra_info["hands_per_second"] = round(per_second)
    benchmark.extra_info["times_numpy_fifteens_alone"] = round(per_second * seconds(numpy_fifteens) / len(ROWS), 1)
    benchmark.extra_info["times_readable_scorer"] = round(per_second * seconds(readable) / len(HANDS), 1)
