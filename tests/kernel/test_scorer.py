"""The kernel's scorer with rules against the readable one."""

from __future__ import annotations

import random

import numpy as np
import pytest

from fifteentwo.cards import DECK, Rank
from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel.scorer import rank_points, scorer, show_points
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import show
from fifteentwo.stats.scorers import scorer_of

RULES = [
    RuleSet(),
    RuleSet(hand_flush="off", nobs_points=0),
    RuleSet(crib_four_flush=True, nobs_points=3),
    RuleSet(straight_flush_bonus=5, hand_flush="off"),
    RuleSet(straight_flush_bonus=7, crib_four_flush=True),
]


def rows_of(cards: int, number: int) -> list[list[int]]:
    """Returns random rows; in half of them one suit is much more frequent than the others."""
    source = random.Random(cards)
    hearts = [card for card in range(52) if card % 4 == 2]
    rows = [source.sample(range(52), cards) for _ in range(number)]
    rows += [source.sample(hearts, cards) for _ in range(number)]
    for _ in range(number):
        *held, last = source.sample(hearts, cards)
        rows.append([*held, last + 1])  # the starter of another suit
    return rows


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize(("cards", "crib"), [(4, False), (5, False), (5, True)])
def test_points_are_those_of_the_readable_scorer(rules: RuleSet, cards: int, crib: bool) -> None:
    rows = rows_of(cards, 500)

    points = show_points(scorer_of(rules), np.array(rows, dtype=np.uint8), crib=crib)

    assert points.tolist() == [
        show([DECK[card] for card in held], DECK[starter], rules, crib=crib).total for *held, starter in rows
    ]


def test_points_of_ranks() -> None:
    assert rank_points(4)[Rank.FIVE, Rank.JACK, Rank.FIVE, Rank.FIVE] == 14
    assert rank_points(5)[Rank.THREE, Rank.THREE, Rank.FOUR, Rank.FOUR, Rank.FIVE] == 20
    with pytest.raises(FifteentwoError, match="4 and 5 ranks, not for 6"):
        rank_points(6)


def test_points_of_ranks_may_be_chosen() -> None:
    five = rank_points(5)
    five[...] = 80

    points = show_points(scorer(five), np.array([[0, 4, 8, 12, 17]], dtype=np.uint8))

    assert points.tolist() == [84]  # and a flush


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"nobs": 81}, "nobs must score from 0 to 80 points, not 81"),
        ({"straight_flush": -1}, "a straight flush must score from 0 to 80 points, not -1"),
        ({"four": np.full((13,) * 4, 81, dtype=np.uint8)}, "ranks must score from 0 to 80 points, not 81"),
        ({"five": np.zeros((13, 13), dtype=np.uint8)}, r"5 ranks have 5 axes of 13, not the shape \(13, 13\)"),
    ],
)
def test_what_cannot_be_a_scorer(options: dict[str, object], message: str) -> None:
    with pytest.raises(FifteentwoError, match=message):
        scorer(**options)


@pytest.mark.parametrize("rows", [np.zeros((3, 6), np.uint8), np.full((1, 5), 52, np.uint8), np.zeros(5, np.uint8)])
def test_what_cannot_be_scored(rows: np.ndarray) -> None:
    with pytest.raises(FifteentwoError, match="rows must hold 4 or 5 cards from 0 to 51"):
        show_points(scorer(), rows)
