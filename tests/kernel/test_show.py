"""The compiled scorer against everything else that can count a hand."""

from __future__ import annotations

from itertools import combinations
from math import comb

import numpy as np
import pytest

from fifteentwo.cards import DECK
from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel import score_shows
from fifteentwo.scoring import show

SETS = np.array(list(combinations(range(52), 5)), dtype=np.uint8)
"""All sets of five cards, each in rising order."""


def with_starter(place: int) -> np.ndarray:
    """Moves the card at one place of every set to the end, as its starter."""
    return np.concatenate([np.delete(SETS, place, axis=1), SETS[:, place : place + 1]], axis=1)


def plain_points(rows: np.ndarray, *, crib: bool) -> np.ndarray:
    """Counts rows with NumPy in the obvious way: every subset is looked at for fifteens, pairs and runs."""
    ranks = np.sort(rows // 4, axis=1).astype(np.int8)
    values = np.minimum(ranks + 1, 10)
    points = np.zeros(len(rows), dtype=np.int64)
    runs = {3: np.zeros(len(rows), int), 4: np.zeros(len(rows), int), 5: np.zeros(len(rows), int)}
    for size in range(2, 6):
        for subset in combinations(range(5), size):
            points += 2 * (values[:, subset].sum(axis=1) == 15)
            if size == 2:
                points += 2 * (ranks[:, subset[0]] == ranks[:, subset[1]])
            else:
                runs[size] += (np.diff(ranks[:, subset], axis=1) == 1).all(axis=1)
    longest = np.where(runs[5] > 0, 5, np.where(runs[4] > 0, 4, 3))
    points += longest * np.select([longest == 5, longest == 4], [runs[5], runs[4]], runs[3])
    suits = rows % 4
    flush = (suits[:, :4] == suits[:, :1]).all(axis=1)
    whole = flush & (suits[:, 4] == suits[:, 0])
    points += np.where(whole, 5, np.where(flush, 0 if crib else 4, 0))
    points += ((rows[:, :4] // 4 == 10) & (suits[:, :4] == suits[:, 4:])).any(axis=1)
    return points


@pytest.mark.slow
@pytest.mark.parametrize(
    ("crib", "zeros", "mean"), [(False, 1_009_008, 4.769152), (True, 1_022_208, 4.734819)], ids=["hand", "crib"]
)
def test_all_hands_are_counted_as_numpy_counts_them(crib: bool, zeros: int, mean: float) -> None:
    histogram = np.zeros(30, dtype=np.int64)
    for place in range(5):
        rows = with_starter(place)
        points = score_shows(rows, crib, threads=2)
        assert (points == plain_points(rows, crib=crib)).all()
        histogram += np.bincount(points, minlength=30)

    assert histogram.sum() == 12_994_800
    assert histogram[0] == zeros
    assert histogram[28] == 76
    assert histogram[29] == 4
    assert histogram[[19, 25, 26, 27]].tolist() == [0, 0, 0, 0]
    assert (histogram * np.arange(30)).sum() / 12_994_800 == pytest.approx(mean, abs=5e-7)


def representatives(place: int) -> np.ndarray:
    """Returns one of each class of rows that differ only in the names of the suits: those with sorted suits."""
    rows = with_starter(place)
    signatures = []
    for suit in range(4):
        held = (rows % 4 == suit) << (rows // 4).astype(np.int64)
        signatures.append(16 * held[:, :4].sum(axis=1) + held[:, 4].astype(bool) * (1 + rows[:, 4] // 4))
    ordered = np.diff(np.stack(signatures, axis=1).astype(np.int64), axis=1) <= 0
    return rows[ordered.all(axis=1)]


def classes_by_burnside() -> int:
    """Counts the same classes as the average number of hands with starter that a permutation of the suits leaves alone."""
    swapped = 26 * sum(comb(13, pairs) * comb(25, 4 - 2 * pairs) for pairs in range(3))
    turned = 13 * (comb(12, 4) + 13 * 12)
    return (12_994_800 + 6 * swapped + 8 * turned) // 24


@pytest.mark.slow
def test_every_class_of_hands_is_counted_as_the_readable_scorer_counts_it() -> None:
    seen = 0
    for place in range(5):
        rows = representatives(place)
        hands, cribs = score_shows(rows).tolist(), score_shows(rows, crib=True).tolist()
        for row, in_hand, in_crib in zip(rows.tolist(), hands, cribs, strict=True):
            *hand, starter = [DECK[number] for number in row]
            assert show(hand, starter).total == in_hand
            assert show(hand, starter, crib=True).total == in_crib
        seen += len(rows)

    assert seen == classes_by_burnside() == 652_353


def test_hands_of_three_are_counted_as_the_readable_scorer_counts_them() -> None:
    sets = np.array(list(combinations(range(52), 4)), dtype=np.uint8)
    rng = np.random.default_rng(15)
    sample = rng.permuted(sets[rng.integers(len(sets), size=20_000)], axis=1)

    for row, points in zip(sample.tolist(), score_shows(sample).tolist(), strict=True):
        *hand, starter = [DECK[number] for number in row]
        assert show(hand, starter).total == points

    total = sum(int(score_shows(np.roll(sets, turn, axis=1)).sum(dtype=np.int64)) for turn in range(4))
    assert total / 1_082_900 == pytest.approx(2.5924, abs=5e-5)


def test_threads_change_nothing() -> None:
    rows = with_starter(2)[:100_001]

    assert (score_shows(rows, threads=1) == score_shows(rows, threads=2)).all()
    assert (score_shows(rows, threads=7) == score_shows(rows, threads=1)).all()
    assert (score_shows(rows, threads=2_000_000_000) == score_shows(rows, threads=1)).all()
    assert (score_shows(rows[:3], threads=4) == score_shows(rows[:3])).all()
    assert score_shows(np.empty((0, 5), dtype=np.uint8), threads=4).tolist() == []


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ([[0, 1, 2, 3, 4], [0, 1, 2, 3, 3]], r"row 1 of cards is \[0, 1, 2, 3, 3\]"),
        ([[0, 1, 2, 3, 52]], "row 0 .* from 0 to 51"),
        (np.array([[0, 1, 2, 3, 4], [0, 1, 2, 3, 64]], dtype=np.uint8), "row 1 .* from 0 to 51"),
        (np.array([[0, 1, 2, 3, 255]], dtype=np.uint8), "row 0 .* from 0 to 51"),
        ([[0, 1, 2, -1, 4]], "row 0 .* from 0 to 51"),
        ([[0, 1, 2]], r"shape \(n, 5\) or \(n, 4\), not \(1, 3\)"),
        ([0, 1, 2, 3, 4], "shape"),
        ([[0.0, 1.0, 2.0, 3.0, 4.5]], "whole numbers"),
    ],
)
def test_wrong_cards_are_named(cards: object, message: str) -> None:
    with pytest.raises(FifteentwoError, match=message):
        score_shows(cards)


def test_no_crib_holds_three_cards() -> None:
    with pytest.raises(FifteentwoError, match=r"a crib holds four cards.* not \(1, 4\)"):
        score_shows([[0, 1, 2, 3]], crib=True)


def test_the_first_wrong_row_is_named_whatever_the_threads() -> None:
    rows = with_starter(0)[:100_000].copy()
    rows[[40_000, 60_000, 99_000]] = 7

    with pytest.raises(FifteentwoError, match="row 40000 "):
        score_shows(rows, threads=4)
    with pytest.raises(FifteentwoError, match="threads"):
        score_shows(rows, threads=0)


def test_other_integer_types_and_layouts_are_taken() -> None:
    rows = with_starter(4)[::97]
    wide = np.asfortranarray(rows.astype(np.int64))

    assert (score_shows(wide) == score_shows(np.ascontiguousarray(rows))).all()
