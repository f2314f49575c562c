"""Counts of kept hands, against logged games and against what is known of discards."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from tests.kernel.games import deals_of, games_of

from fifteentwo.cards import Rank
from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel.keeps import RANK_HANDS, count_keeps
from fifteentwo.kernel.playouts import Step


@pytest.mark.parametrize("player", ["random", "steady"])
def test_keeps_are_those_of_the_first_deals_of_games(player: str) -> None:
    counts = count_keeps(300, player, seed=77)
    kept: Counter[tuple[int, ...]] = Counter()
    for game in games_of(300, (player, player), seed=77):
        deal = deals_of(game)[0]
        for seat, dealer in ((0, True), (1, False)):
            dealt = {card for step, owner, card, _ in deal if (step, owner) == (Step.DEALT, seat)}
            laid = {card for step, owner, card, _ in deal if (step, owner) == (Step.DISCARDED, seat)}
            kept[int(dealer), *sorted(card // 4 for card in dealt - laid)] += 1

    assert counts.sum() == 600
    found = {
        (row, *RANK_HANDS[place].tolist()): int(counts[row, place])
        for row, place in zip(*counts.nonzero(), strict=True)
    }
    assert found == dict(kept)


def test_runs_add_up_whatever_the_threads() -> None:
    whole = count_keeps(2_000, seed=3, threads=3)

    assert (whole == count_keeps(700, seed=3) + count_keeps(1_300, seed=3, first=700)).all()
    assert count_keeps(0, seed=3).sum() == 0


def test_pone_keeps_fives_and_lays_kings_away() -> None:
    counts = count_keeps(5_000, seed=5)
    held = (RANK_HANDS[:, :, None] == np.arange(13)).sum(axis=1)
    share = counts @ held / (counts.sum(axis=1, keepdims=True) * 4 / 13)

    assert share.sum(axis=1) == pytest.approx([13, 13])
    # Pone keeps fives from the dealer's crib; the dealer may lay them there.
    assert share[0, Rank.FIVE] > 1.3 > share[1, Rank.FIVE] > 1
    assert share[0, Rank.KING] < 0.8 < share[1, Rank.KING]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"deals": -1}, "deals must be at least 0, not -1"),
        ({"player": "full"}, "no player named 'full'"),
        ({"seed": 2**64}, "seed must be from 0"),
        ({"first": 2**63}, "first must be from 0"),
        ({"threads": 0}, "threads must be at least 1"),
    ],
)
def test_wrong_arguments_are_named(options: dict[str, int], message: str) -> None:
    with pytest.raises(FifteentwoError, match=message):
        count_keeps(**{"deals": 1, "seed": 0, **options})
