"""The moments of a distribution against those of its cases, one by one."""

from __future__ import annotations

import math
import statistics
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.errors import FifteentwoError
from fifteentwo.stats import Distribution


@given(st.lists(st.integers(0, 30), min_size=1, max_size=60))
def test_moments_are_those_of_the_cases(cases: list[int]) -> None:
    distribution = Distribution.of([cases.count(points) for points in range(40)])

    assert distribution.total == len(cases)
    assert distribution.exact_mean == Fraction(sum(cases), len(cases))
    assert distribution.mean == statistics.fmean(cases)
    assert distribution.variance == pytest.approx(statistics.pvariance(cases))
    assert distribution.std == pytest.approx(statistics.pstdev(cases))
    assert distribution.median == statistics.median(cases)
    assert distribution.mode == min(statistics.multimode(cases))
    assert (distribution.least, distribution.most) == (min(cases), max(cases))
    deviations = [case - statistics.fmean(cases) for case in cases]
    if len({*cases}) > 1:
        scale = statistics.pstdev(cases)
        assert distribution.skewness == pytest.approx(
            math.fsum(d**3 for d in deviations) / len(cases) / scale**3, abs=1e-9
        )
        kurtosis = math.fsum(d**4 for d in deviations) / len(cases) / scale**4 - 3
        assert distribution.excess_kurtosis == pytest.approx(kurtosis, abs=1e-6)
    else:
        assert (distribution.skewness, distribution.excess_kurtosis) == (0, 0)


def test_shares() -> None:
    distribution = Distribution.of([1, 0, 3, 0])

    assert distribution.counts == (1, 0, 3)
    assert [distribution.share(points) for points in (-1, 0, 1, 2, 3)] == [0, Fraction(1, 4), 0, Fraction(3, 4), 0]
    assert [distribution.at_least(points) for points in (-1, 0, 1, 3)] == [1, 1, Fraction(3, 4), 0]
    assert distribution.median == 2


def test_a_median_between_two_points() -> None:
    assert Distribution.of([2, 0, 0, 2]).median == 1.5
    assert Distribution.of([2, 0, 0, 3]).median == 3


def test_plain_values() -> None:
    values = Distribution.of([0, 1]).as_dict()

    assert values == {
        "counts": [0, 1],
        "total": 1,
        "mean": 1.0,
        "variance": 0.0,
        "std": 0.0,
        "skewness": 0.0,
        "excess_kurtosis": 0.0,
        "median": 1,
        "mode": 1,
        "least": 1,
        "most": 1,
    }


@pytest.mark.parametrize("counts", [[], [0, 0], [2, -1, 3]])
def test_no_distribution(counts: list[int]) -> None:
    with pytest.raises(FifteentwoError, match="a distribution needs counts"):
        Distribution.of(counts)
