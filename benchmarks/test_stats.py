"""How long exact statistics take, and how long it would take to look at every case in the same run.

One core does the work unless a figure says otherwise. Looking at every case is timed with the kernel's own scorer, as
fast as it gets; where that would take more than seconds it is timed on a part and multiplied.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations
from math import comb
from time import perf_counter
from typing import Any

import numpy as np
import pytest

from fifteentwo.cards import Rank
from fifteentwo.kernel import score_shows
from fifteentwo.kernel.open_play import open_play, rank_hands
from fifteentwo.stats import deal_statistics, discard_tables, hand_distribution, hand_plus_crib_distribution
from fifteentwo.stats.discards import ROLES, UNIT, Discarder, solve_discards
from fifteentwo.stats.pegging import plays
from fifteentwo.stats.scorers import scorer_of

DEAL = "5H 6H 7C 8D JS KC"


def seconds(job: Callable[[], Any]) -> float:
    start = perf_counter()
    job()
    return perf_counter() - start


def seconds_a_hand() -> float:
    """Returns how long the kernel takes for one hand when it scores a million random ones."""
    rows = np.random.default_rng(1).permuted(np.tile(np.arange(52, dtype=np.uint8), (200_000, 1)), axis=1)
    rows = np.ascontiguousarray(rows[:, :50].reshape(-1, 5))
    return min(seconds(lambda: score_shows(rows)) for _ in range(3)) / len(rows)


def note(benchmark: Any, **figures: float) -> None:
    """Notes figures beside a benchmark; nothing while it is only being tried."""
    if benchmark.stats is not None:
        benchmark.extra_info.update(figures)


def test_hand_distribution(benchmark: Any) -> None:
    sets = np.array(list(combinations(range(52), 5)), dtype=np.uint8)
    places = [np.ascontiguousarray(np.roll(sets, place, axis=1)) for place in range(5)]

    distribution = benchmark.pedantic(hand_distribution, rounds=20, warmup_rounds=1)

    counts = np.zeros(30, dtype=np.int64)
    plain = seconds(lambda: [counts.__iadd__(np.bincount(score_shows(rows), minlength=30)) for rows in places])
    assert tuple(counts.tolist()) == distribution.counts
    note(benchmark, milliseconds_looking_at_every_hand=round(plain * 1000))


def test_hand_plus_crib_distribution(benchmark: Any) -> None:
    distribution = benchmark.pedantic(hand_plus_crib_distribution, rounds=5, warmup_rounds=1)

    assert distribution.total == 2_317_817_502_000
    note(benchmark, hours_looking_at_every_pair=round(2 * distribution.total * seconds_a_hand() / 3600, 1))


def test_one_deal_with_full_distributions_for_both_roles(benchmark: Any) -> None:
    deal_statistics(DEAL)

    benchmark.pedantic(deal_statistics, args=(DEAL,), rounds=50, warmup_rounds=2)

    hands = 15 * (46 + comb(46, 2) * 44)
    note(benchmark, milliseconds_looking_at_every_hand=round(hands * seconds_a_hand() * 1000, 1))


@pytest.fixture(scope="module")
def six() -> Discarder:
    return Discarder(6, scorer_of())


def seconds_for_all_deals() -> float:
    """Returns how long it would take to score all hands of all deals, with every starter, once."""
    return comb(52, 6) * 15 * 46 * seconds_a_hand()


def test_one_iteration_over_all_deals_for_both_roles(benchmark: Any, six: Discarder) -> None:
    """Best answers of both, what they keep beside each throw, and the cribs that follow from that."""
    tables = discard_tables()
    averages = {role: np.array([round(crib * UNIT) for crib in tables.habit(role).cribs]) for role in ROLES}

    def iteration() -> None:
        answers = {role: six.answer(role, averages[role]) for role in ROLES}
        joint = six.joint(**answers)
        for role, other in (ROLES, ROLES[::-1]):
            joint.averages(role, answers[other].thrown)

    benchmark.pedantic(iteration, rounds=5, warmup_rounds=1)
    note(benchmark, seconds_looking_at_every_deal=round(seconds_for_all_deals()))


def test_fixed_point(benchmark: Any) -> None:
    """From nothing: all deals are listed and weighed, too."""
    tables = benchmark.pedantic(lambda: solve_discards(Discarder(6, scorer_of())), rounds=1)

    assert tables == discard_tables()
    note(
        benchmark,
        rounds_of_answers=tables.rounds,
        hours_looking_at_every_deal=round(tables.rounds * seconds_for_all_deals() / 3600, 1),
    )


def test_all_pairs_of_known_hands(benchmark: Any) -> None:
    """On two cores."""
    benchmark.pedantic(open_play, kwargs={"threads": 2}, rounds=2)

    ranks = [hand for hand in rank_hands() if len(hand) == 4]
    pairs = random.Random(1).choices(ranks, k=60)
    dealt = possible(pairs)
    one_by_one = seconds(lambda: [len(list(plays(*map(as_ranks, pair)))) for pair in dealt]) / len(dealt)
    note(
        benchmark,
        pairs_of_whole_hands=3_274_375,
        seconds_without_ranks_that_behave_alike=round(seconds(lambda: open_play(exchange=False, threads=2)), 1),
        hours_playing_every_pair_out_in_python=round(one_by_one * 3_274_375 / 3600, 1),
    )


def as_ranks(hand: tuple[int, ...]) -> tuple[Rank, ...]:
    return tuple([Rank(rank) for rank in hand])


def possible(hands: list[Any]) -> list[Any]:
    """Returns pairs of hands that a pack can deal."""
    pairs = list(zip(hands[::2], hands[1::2], strict=True))
    return [pair for pair in pairs if all((pair[0] + pair[1]).count(rank) <= 4 for rank in pair[0])]
