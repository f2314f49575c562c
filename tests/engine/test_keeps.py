"""Beliefs about kept hands, against counting by hand and against games."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest
from tests.kernel.games import deals_of, games_of

from fifteentwo.cards import DECK
from fifteentwo.engine.keeps import DEALER, PONE, Keeps
from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel.keeps import RANK_HANDS, count_keeps
from fifteentwo.kernel.playouts import Step

STEADY = Keeps.from_counts(count_keeps(40_000, seed=1))


def test_whoever_keeps_anything_may_hold_any_of_the_unseen_cards() -> None:
    known = [0, 0, 4, 4, 4, 10, 12]
    keeps = Keeps(np.ones((2, len(RANK_HANDS))))
    unseen = list((Counter([int(card.rank) for card in DECK]) - Counter(known)).elements())
    ways = Counter(combinations(sorted(unseen), 4))

    hands, weights = keeps.belief(PONE, known)

    assert len(unseen) == 45
    assert [tuple(hand) for hand in hands.tolist()] == sorted(ways, key=lambda hand: hand[::-1])
    assert (weights * comb(45, 4)).round(6).tolist() == [ways[tuple(hand)] for hand in hands.tolist()]


def test_roles_keep_different_hands() -> None:
    known = [2, 3, 6, 7, 12, 12, 9]

    def chance_of(role: int, rank: int) -> float:
        hands, weights = STEADY.belief(role, known)
        return float(weights[(hands == rank).any(axis=1)].sum())

    assert STEADY.belief(PONE, known).weights.sum() == pytest.approx(1)
    assert chance_of(PONE, 4) > chance_of(DEALER, 4) > 0.3
    assert chance_of(DEALER, 11) > chance_of(PONE, 11)


def test_what_was_kept_is_likelier_than_chance_would_have_it() -> None:
    """Over games that the counts have not seen, beliefs about the other seat beat the assumption that it keeps anything."""
    anything = Keeps(np.ones((2, len(RANK_HANDS))))
    gains = []
    for game in games_of(300, ("steady", "steady"), seed=2):
        deal = deals_of(game)[0]
        dealt = [[card // 4 for step, owner, card, _ in deal if (step, owner) == (Step.DEALT, seat)] for seat in (0, 1)]
        laid = [
            [card // 4 for step, owner, card, _ in deal if (step, owner) == (Step.DISCARDED, seat)] for seat in (0, 1)
        ]
        starter = next(card // 4 for step, _, card, _ in deal if step == Step.TURNED)
        for seat, role in ((0, DEALER), (1, PONE)):
            kept = sorted((Counter(dealt[seat]) - Counter(laid[seat])).elements())
            chances = []
            for keeps in (STEADY, anything):
                hands, weights = keeps.belief(role, [*dealt[1 - seat], starter])
                chances.append(float(weights[(hands == kept).all(axis=1)].sum()))
            gains.append(np.log2(chances[0] / chances[1]))

    assert np.mean(gains) > 0.5  # bits a hand


def test_nothing_is_quite_impossible() -> None:
    hands, _ = STEADY.belief(PONE, [0, 0, 1, 1, 2, 2, 3])

    # Without more than two of any rank known, only four aces, twos, threes or fours, and three of the first three, go.
    gone = {(rank,) * 4 for rank in range(4)}
    gone |= {tuple(sorted((rank, rank, rank, other))) for rank in range(3) for other in range(13)}
    assert len(hands) == 1820 - len(gone)


def test_impossible_input_is_refused() -> None:
    with pytest.raises(FifteentwoError, match="no pack holds the ranks"):
        STEADY.belief(PONE, [1] * 5)
    with pytest.raises(FifteentwoError, match="no pack holds the ranks"):
        STEADY.belief(PONE, [13])
    with pytest.raises(FifteentwoError, match=r"of shape \(2, 1820\)"):
        Keeps.from_counts(np.ones((2, 3), dtype=np.uint64))
    with pytest.raises(FifteentwoError, match="must be of deals"):
        Keeps.from_counts(count_keeps(0, seed=1))
