"""Confidence intervals: values from printed tables, sums done by hand, and how often they hold what is true."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from fifteentwo.arena.intervals import mean_interval, rate_interval, student_95


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (5, 2.571),
        (10, 2.228),
        (30, 2.042),
        (60, 2.000),
        (120, 1.980),
        (10**9, 1.960),
    ],
)
def test_student_as_printed_in_tables(freedom: int, printed: float) -> None:
    assert student_95(freedom) == pytest.approx(printed, rel=2e-3)


def test_mean_by_hand() -> None:
    """Of 4, 10, 1: the mean is 5, the squared distances sum to 42, so the variance is 21 and the error the root of 7."""
    low, high = mean_interval([4, 10, 1]) or (0, 0)

    assert low == pytest.approx(5 - 4.302653 * sqrt(7), rel=1e-6)
    assert high == pytest.approx(5 + 4.302653 * sqrt(7), rel=1e-6)


def test_rate_by_hand() -> None:
    """Of 1, 1, 0.5, 0.5, 1: the mean is 0.8 and its variance 0.075 / 5 = 0.015, as of 0.16 / 0.015 = 32/3 trials."""
    low, high = rate_interval([1, 1, 0.5, 0.5, 1]) or (0, 0)
    square = 2.776445**2
    trials = 32 / 3
    middle = (0.8 * trials + square / 2) / (trials + square)
    reach = sqrt(square) / (trials + square) * sqrt(0.16 * trials + square / 4)

    assert low == pytest.approx(middle - reach, rel=1e-3)
    assert high == pytest.approx(middle + reach, rel=1e-3)


def test_of_many_pairs_both_intervals_are_the_same() -> None:
    chance = random.Random(2)
    rates = [chance.choice([0, 0.5, 0.5, 1, 1]) for _ in range(20_000)]
    rate, mean = rate_interval(rates), mean_interval(rates)

    assert rate == pytest.approx(mean, abs=5e-5)


def test_few_or_equal_pairs() -> None:
    assert mean_interval([3.0]) is None
    assert rate_interval([1.0]) is None
    assert mean_interval([3.0, 3.0]) == (3, 3)

    low, high = rate_interval([1.0] * 20) or (0, 0)
    assert 0.75 < low < 0.9
    assert high == 1
    low, high = rate_interval([0.5] * 20) or (0, 0)
    assert low == pytest.approx(1 - high)
    assert 0.2 < low < 0.4


@pytest.mark.parametrize("pairs", [10, 40])
@pytest.mark.parametrize("rate", [0.5, 0.6, 0.9])
def test_intervals_hold_the_truth_as_often_as_they_say(pairs: int, rate: float) -> None:
    """Games of a pair that share their luck: 95 % of the intervals hold the rate, give or take what chance allows."""
    chance = random.Random(f"{pairs}/{rate}")
    held = {"rate": 0, "mean": 0}
    for _ in range(2000):
        wins = [[chance.random() < rate for _ in range(2)] for _ in range(pairs)]
        rates = [sum(pair) / 2 if chance.random() < 0.7 else float(pair[0]) for pair in wins]
        for name, interval in (("rate", rate_interval(rates)), ("mean", mean_interval(rates))):
            assert interval is not None
            held[name] += interval[0] <= rate <= interval[1]

    assert 0.93 <= held["rate"] / 2000 <= 0.99
    assert held["mean"] / 2000 <= 0.985
