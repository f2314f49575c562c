"""Counting without looking at every hand, against looking at every hand or at a sample."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np
import pytest

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel.distributions import hand_counts, pair_counts
from fifteentwo.kernel.scorer import Scorer, rank_points, scorer, show_points
from fifteentwo.rules import RuleSet
from fifteentwo.stats.scorers import scorer_of

USUAL = scorer()
UNUSUAL = scorer_of(RuleSet(crib_four_flush=True, nobs_points=2, straight_flush_bonus=6))
NO_FLUSH = scorer_of(RuleSet(hand_flush="off", nobs_points=0))


def rows_with_starters(held: int) -> Iterator[np.ndarray]:
    """Yields all sets of cards, with each of the cards in turn as the starter."""
    sets = np.array(list(combinations(range(52), held + 1)), dtype=np.uint8)
    for place in range(held + 1):
        yield np.concatenate([np.delete(sets, place, axis=1), sets[:, place : place + 1]], axis=1)


@pytest.mark.parametrize("scoring", [USUAL, UNUSUAL, NO_FLUSH], ids=["usual", "unusual", "no flush"])
@pytest.mark.parametrize("crib", [False, True])
@pytest.mark.parametrize("held", [3, 4])
def test_all_hands_are_counted_as_if_each_were_looked_at(scoring: Scorer, crib: bool, held: int) -> None:
    counts = np.zeros(256, dtype=np.int64)
    for rows in rows_with_starters(held):
        counts += np.bincount(show_points(scoring, rows, crib=crib), minlength=256)

    assert hand_counts(scoring, held, crib=crib).tolist() == counts.tolist()


def means(counts: np.ndarray) -> float:
    return float((counts * np.arange(len(counts))).sum() / counts.sum())


@pytest.mark.parametrize("scoring", [USUAL, UNUSUAL], ids=["usual", "unusual"])
@pytest.mark.parametrize("held", [3, 4])
def test_all_pairs_are_counted_and_their_mean_is_the_sum_of_the_means(scoring: Scorer, held: int) -> None:
    counts = pair_counts(scoring, held)
    hands, cribs = hand_counts(scoring, held), hand_counts(scoring, crib=True)

    assert counts.sum() == 52 * comb(51, held) * comb(51 - held, 4)
    assert means(counts) == pytest.approx(means(hands) + means(cribs), abs=1e-12)


@pytest.mark.parametrize("held", [3, 4])
def test_pairs_without_suits_are_counted_as_by_ranks(held: int) -> None:
    """Counts pairs of hands by how many ways there are to give their ranks suits."""
    first, second = (np.array(list(combinations_with_replacement(range(13), size))) for size in (held, 4))
    held_of = [np.array([[list(row).count(rank) for rank in range(13)] for row in rows]) for rows in (first, second)]
    ways_of = [
        np.array([[comb(cards, a) * comb(cards - a, b) if a + b <= cards else 0 for b in range(5)] for a in range(5)])
        for cards in (3, 4)
    ]
    counts = np.zeros(512, dtype=np.int64)
    full = np.ones((len(first), len(second)), dtype=np.int64)
    for rank in range(13):
        full *= ways_of[1][held_of[0][:, rank, None], held_of[1][None, :, rank]]
    table = {3: rank_points(4), 4: rank_points(5)}
    for starter in range(13):
        short, whole = (ways[held_of[0][:, starter, None], held_of[1][None, :, starter]] for ways in ways_of)
        ways = 4 * np.where(whole > 0, full // np.maximum(whole, 1) * short, 0)
        points = (
            table[held][(*first.T, np.full(len(first), starter))].astype(int)[:, None]
            + table[4][(*second.T, np.full(len(second), starter))].astype(int)[None, :]
        )
        counts += np.bincount(points.ravel(), weights=ways.ravel().astype(float), minlength=512).astype(np.int64)

    # Sums of whole numbers below 2 ** 53 are exact in floating point.
    assert pair_counts(NO_FLUSH, held, second_crib=False).tolist() == counts.tolist()


def test_pairs_are_as_frequent_as_in_a_sample() -> None:
    source = np.random.default_rng(53)
    number = 1_000_000
    dealt = source.permuted(np.tile(np.arange(52, dtype=np.uint8), (number // 5, 1)), axis=1)
    # Five deals of nine cards from each shuffled pack.
    cards = dealt[:, :45].reshape(-1, 9)
    hands = show_points(USUAL, cards[:, :5])
    cribs = show_points(USUAL, cards[:, [5, 6, 7, 8, 4]], crib=True)
    seen = np.bincount(hands.astype(int) + cribs, minlength=512)

    counts = pair_counts(USUAL)
    expected = counts / counts.sum() * number

    assert seen[expected == 0].sum() == 0
    deviations = (seen - expected)[expected > 20] / np.sqrt(expected[expected > 20])
    assert np.abs(deviations).max() < 4.5


@pytest.mark.parametrize("held", [2, 5])
def test_hands_have_three_or_four_cards(held: int) -> None:
    for count in (hand_counts, pair_counts):
        with pytest.raises(FifteentwoError, match=f"3 or 4 cards, not {held}"):
            count(USUAL, held)
