"""Facts about all hands and cribs: how many there are, what they score, what they cannot score."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final

from fifteentwo.stats.facts.fact import Answer, Fact
from fifteentwo.stats.facts.sources import CORNER, EVERYTHING, LUMETTA, RULES_SITE, WIKIPEDIA

if TYPE_CHECKING:
    from fifteentwo.stats.distribution import Distribution
    from fifteentwo.stats.facts.workings import Workings


def _number(value: int) -> Answer:
    return Answer(value, f"{value:,}")


def _moments(distribution: Distribution) -> str:
    return (
        f"mean {distribution.mean:.6f}, standard deviation {distribution.std:.6f}, skewness {distribution.skewness:.4f}, "
        f"excess kurtosis {distribution.excess_kurtosis:.4f}, median {distribution.median:g}, mode {distribution.mode}"
    )


def number_of_hands(workings: Workings) -> Answer:
    """How many hands there are."""
    return _number(workings.hand.total)


def hands_of_nothing(workings: Workings) -> Answer:
    """How many hands score nothing."""
    return _number(workings.hand.counts[0])


def cribs_of_nothing(workings: Workings) -> Answer:
    """How many cribs score nothing."""
    return _number(workings.crib.counts[0])


def histogram(workings: Workings) -> Answer:
    """How many hands score 0, 1, 2, ... points."""
    counts = workings.hand.counts
    return Answer(counts, ", ".join(f"{points}: {count:,}" for points, count in enumerate(counts) if count))


def mean_hand(workings: Workings) -> Answer:
    """The mean of all hands."""
    return Answer(workings.hand.exact_mean, f"{workings.hand.mean:.6f}")


def deviation_of_hands(workings: Workings) -> Answer:
    """The mean and the standard deviation of all hands."""
    return Answer((workings.hand.exact_mean, workings.hand.std), _moments(workings.hand))


def commonest_points(workings: Workings) -> Answer:
    """The two most frequent scores of a hand."""
    counts = workings.hand.counts
    first, second = sorted(range(len(counts)), key=lambda points: -counts[points])[:2]
    return Answer((first, second), f"{first} ({counts[first]:,} hands), then {second} ({counts[second]:,})")


def mean_crib(workings: Workings) -> Answer:
    """The mean of all cribs."""
    return Answer(workings.crib.exact_mean, _moments(workings.crib))


def impossible_hands(workings: Workings) -> Answer:
    """The totals below the highest that no hand makes."""
    missing = tuple([points for points, count in enumerate(workings.hand.counts) if count == 0])
    return Answer(missing, ", ".join(map(str, missing)) or "none")


def number_of_pairs(workings: Workings) -> Answer:
    """How many ways there are to deal a hand, a crib and a starter."""
    return _number(workings.both.total)


def moments_of_pairs(workings: Workings) -> Answer:
    """Mean, median and mode of hand and crib together."""
    both = workings.both
    return Answer((both.exact_mean, both.median, both.mode), _moments(both))


def impossible_pairs(workings: Workings) -> Answer:
    """The totals below the highest that no hand and crib make together."""
    counts = workings.both.counts
    missing = tuple([points for points, count in enumerate(counts) if count == 0])
    return Answer(
        (*missing, workings.both.most), f"{', '.join(map(str, missing)) or 'none'} up to {workings.both.most}"
    )


_HISTOGRAM: Final = (
    *(1_009_008, 99_792, 2_813_796, 505_008, 2_855_676, 697_508, 1_800_268, 751_324, 1_137_236, 361_224),
    *(388_740, 51_680, 317_340, 19_656, 90_100, 9_168, 58_248, 11_196, 2_708, 0),
    *(8_068, 2_496, 444, 356, 3_680, 0, 0, 0, 76, 4),
)

FACTS: Final = (
    Fact(
        "number-of-hands",
        "There are 12,994,800 hands of four cards with a starter.",
        12_994_800,
        (WIKIPEDIA, LUMETTA),
        number_of_hands,
        "52 choose 4 hands, each with 48 starters.",
    ),
    Fact(
        "zero-hands",
        "1,009,008 of the hands score nothing.",
        1_009_008,
        (WIKIPEDIA, LUMETTA),
        hands_of_nothing,
        "7.76% of all hands dealt at random; players who choose what they keep see far fewer.",
    ),
    Fact(
        "zero-cribs",
        "1,022,208 of the cribs score nothing.",
        1_022_208,
        (WIKIPEDIA,),
        cribs_of_nothing,
        "More than of the hands, because four cards of one suit score in the crib only with the starter.",
    ),
    Fact(
        "histogram",
        "The table of how many hands score 0, 1, 2, … 29 points.",
        _HISTOGRAM,
        (LUMETTA, WIKIPEDIA),
        histogram,
        "Every one of the thirty numbers.",
    ),
    Fact(
        "mean-hand",
        "The average hand dealt at random scores 4.7692.",
        Decimal("4.7692"),
        (RULES_SITE,),
        mean_hand,
        "Hands dealt at random, not chosen from six cards.",
    ),
    Fact(
        "mean-hand-4.7249",
        "The average point value of a hand is 4.7249.",
        Decimal("4.7249"),
        (CORNER,),
        mean_hand,
        "It is the average of neither hands, 4.7692, nor cribs, 4.7348.",
    ),
    Fact(
        "deviation-hand",
        "The average hand is 4.77 points with a standard deviation of 3.13.",
        (Decimal("4.77"), Decimal("3.13")),
        (EVERYTHING,),
        deviation_of_hands,
        "All moments are taken over the 12,994,800 hands, so they are exact.",
    ),
    Fact(
        "commonest-hands",
        "A hand scores 4 most often, closely followed by 2.",
        (4, 2),
        (CORNER,),
        commonest_points,
        "Together they are 43.6% of all hands.",
    ),
    Fact(
        "mean-crib",
        "The average crib dealt at random scores 4.7348.",
        Decimal("4.7348"),
        (RULES_SITE,),
        mean_crib,
        "It differs from the hand only by the flushes of four cards.",
    ),
    Fact(
        "impossible-hands",
        "No hand scores 19, 25, 26 or 27.",
        (19, 25, 26, 27),
        (WIKIPEDIA, LUMETTA),
        impossible_hands,
        "So “nineteen” is what players say of a hand with nothing in it.",
    ),
    Fact(
        "number-of-hand-and-crib",
        "There are 2,317,817,502,000 ways to deal a hand, a crib and a starter.",
        2_317_817_502_000,
        (RULES_SITE,),
        number_of_pairs,
        "52 starters, 51 choose 4 hands, 47 choose 4 cribs.",
    ),
    Fact(
        "moments-of-hand-and-crib",
        "Hand and crib together score 9.50397 on average, 9 in the middle and 8 most often.",
        (Decimal("9.50397"), 9, 8),
        (RULES_SITE,),
        moments_of_pairs,
        "The mean is just that of the hand plus that of the crib; the rest needs all 2.3 million million cases.",
    ),
    Fact(
        "impossible-hand-and-crib",
        "Of the totals up to 53, hand and crib together cannot score 51 only.",
        (51, 53),
        (RULES_SITE,),
        impossible_pairs,
        "There are 4,320 ways to 52 and 288 ways to 53.",
    ),
)
