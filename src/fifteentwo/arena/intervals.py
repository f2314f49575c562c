"""Confidence intervals of 95 % from duplicate pairs, of which only the pairs, not the games, are independent."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, pi, sqrt, tan
from statistics import NormalDist, fmean, variance
from typing import Final

Interval = tuple[float, float]
"""The lower and the upper end."""

_UPPER: Final = 0.975


def student_95(freedom: int) -> float:
    """Returns how many standard errors an interval of 95 % reaches to either side, by Student's t.

    Exact for one and two degrees of freedom; for more, the Cornish-Fisher expansion about the normal distribution, which
    is less than 0.2 % off.

    Args:
        freedom: The degrees of freedom, at least 1.
    """
    if freedom == 1:
        return tan(pi * (_UPPER - 0.5))
    if freedom == 2:
        return (2 * _UPPER - 1) / sqrt(2 * _UPPER * (1 - _UPPER))
    z = NormalDist().inv_cdf(_UPPER)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return fsum([term / freedom**power for power, term in enumerate(terms)])


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Returns the interval of a mean; None where there are fewer than two values."""
    if len(values) < 2:
        return None
    mean = fmean(values)
    reach = student_95(len(values) - 1) * sqrt(variance(values) / len(values))
    return mean - reach, mean + reach


def rate_interval(rates: Sequence[float]) -> Interval | None:
    """Returns the interval of a mean of rates, by Wilson's formula; None where there are fewer than two.

    The formula is given the number of independent trials that would have the variance seen between the rates. So it stays
    within 0 and 1, and is an honest width where all rates are equal; in the middle and with many rates it is the
    interval of :func:`mean_interval`.

    Args:
        rates: What was won of each pair, 0 to 1.
    """
    if len(rates) < 2:
        return None
    mean, of_mean = fmean(rates), variance(rates) / len(rates)
    trials = mean * (1 - mean) / of_mean if of_mean else float(len(rates))
    square = student_95(len(rates) - 1) ** 2 / trials
    middle = (mean + square / 2) / (1 + square)
    reach = sqrt(square * mean * (1 - mean) + square**2 / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)
