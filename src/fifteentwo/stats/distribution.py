"""Exact distributions: how many cases score how many points."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

from fifteentwo.errors import FifteentwoError


@dataclass(frozen=True)
class Distribution:
    """How many cases score how many points. All numbers are exact until they are asked for as decimals.

    Attributes:
        counts: How many cases score 0, 1, 2, ... points, up to the most that any case scores. Where cases differ in
            likelihood they are weights, whole numbers too.

    >>> Distribution.of([1, 0, 3, 0, 0])
    Distribution(counts=(1, 0, 3))
    >>> Distribution.of([1, 0, 3]).mean
    1.5
    """

    counts: tuple[int, ...]

    def __post_init__(self) -> None:
        if not self.counts or self.counts[-1] <= 0 or min(self.counts) < 0:
            raise FifteentwoError("a distribution needs counts from 0, of which the last is not 0")

    @classmethod
    def of(cls, counts: Iterable[int]) -> Distribution:
        """Returns the distribution of counts that may end with zeros."""
        numbers = [int(count) for count in counts]
        while numbers and numbers[-1] == 0:
            del numbers[-1]
        return cls(tuple(numbers))

    @property
    def total(self) -> int:
        """The number of cases, or their weight."""
        return sum(self.counts)

    @property
    def least(self) -> int:
        """The fewest points of any case."""
        return next(points for points, count in enumerate(self.counts) if count)

    @property
    def most(self) -> int:
        """The most points of any case."""
        return len(self.counts) - 1

    @cached_property
    def exact_mean(self) -> Fraction:
        """The mean as a fraction."""
        return Fraction(self._power_sum(1), self.total)

    @property
    def mean(self) -> float:
        """The mean number of points."""
        return float(self.exact_mean)

    @cached_property
    def exact_variance(self) -> Fraction:
        """The variance over all cases as a fraction."""
        return self._central(2)

    @property
    def variance(self) -> float:
        """The variance over all cases."""
        return float(self.exact_variance)

    @property
    def std(self) -> float:
        """The standard deviation over all cases."""
        return math.sqrt(self.exact_variance)

    @property
    def skewness(self) -> float:
        """The third standardised moment; 0 where every case scores the same."""
        return float(self._central(3)) / self.std**3 if self.exact_variance else 0.0

    @property
    def excess_kurtosis(self) -> float:
        """The fourth standardised moment less the 3 of a normal distribution; 0 where every case scores the same."""
        return float(self._central(4) / self.exact_variance**2) - 3 if self.exact_variance else 0.0

    @property
    def median(self) -> float:
        """The middle number of points, or half way between the two middle ones where these differ."""
        low = self._reached(Fraction(self.total, 2))
        high = self._reached(Fraction(self.total, 2) + Fraction(1, 2))
        return low if low == high else (low + high) / 2

    @property
    def mode(self) -> int:
        """The most frequent number of points, the smallest of several."""
        return self.counts.index(max(self.counts))

    def at_least(self, points: int) -> Fraction:
        """Returns the share of the cases that score at least so many points."""
        return Fraction(sum(self.counts[max(points, 0) :]), self.total)

    def share(self, points: int) -> Fraction:
        """Returns the share of the cases that score just so many points."""
        return Fraction(self.counts[points] if 0 <= points < len(self.counts) else 0, self.total)

    def as_dict(self) -> dict[str, Any]:
        """Returns everything as plain values, such as JSON holds."""
        names = ("total", "mean", "variance", "std", "skewness", "excess_kurtosis", "median", "mode", "least", "most")
        return {"counts": list(self.counts), **{name: getattr(self, name) for name in names}}

    def _power_sum(self, power: int) -> int:
        return sum([count * points**power for points, count in enumerate(self.counts)])

    def _central(self, power: int) -> Fraction:
        """Returns a central moment, from the sums of the plain powers."""
        total, mean = self.total, self.exact_mean
        terms = [
            math.comb(power, k) * Fraction(self._power_sum(k), total) * (-mean) ** (power - k) for k in range(power + 1)
        ]
        return sum(terms, Fraction(0))

    def _reached(self, cases: Fraction) -> int:
        """Returns the points of the last of so many cases, counted from the fewest points."""
        seen = 0
        for points, count in enumerate(self.counts):
            seen += count
            if seen >= cases:
                return points
        return self.most
