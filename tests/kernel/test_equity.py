"""Chances to win, against recursion over logged deals and against whole games."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from tests.kernel.games import deals_of, games_of

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel import play_games
from fifteentwo.kernel.equity import win_chances
from fifteentwo.kernel.playouts import Step


@pytest.mark.parametrize("player", ["random", "steady"])
def test_it_is_recursion_over_the_deals(player: str) -> None:
    target = 61
    # Seat 0 deals the first deal of each game.
    deals = [
        [(seat == 0, points) for step, seat, points, _ in deals_of(game)[0] if step >= Step.HEELS]
        for game in games_of(16, (player, player), seed=21, target=255)
    ]

    @cache
    def dealer_wins(own: int, other: int) -> float:
        return sum(outcome(deal, own, other) for deal in deals) / len(deals)

    def outcome(deal: list[tuple[bool, int]], own: int, other: int) -> float:
        for dealers, points in deal:
            own, other = own + points * dealers, other + points * (not dealers)
            if own >= target:
                return 1.0
            if other >= target:
                return 0.0
        return 1 - dealer_wins(other, own)

    expected = [[dealer_wins(own, other) for other in range(target)] for own in range(target)]

    assert win_chances(16, player, seed=21, target=target).chances == pytest.approx(np.array(expected))


@pytest.mark.parametrize(("player", "target"), [("steady", 121), ("steady", 61), ("random", 121)])
def test_at_the_start_it_is_the_share_of_games_that_the_first_dealer_wins(player: str, target: int) -> None:
    games = 40_000
    chances, errors = win_chances(10_000, player, seed=5, target=target)
    share = (play_games(games, (player, player), seed=6, target=target).scores[:, 0] == target).mean()

    assert abs(share - chances[0, 0]) < 4 * np.hypot(errors[0, 0], 0.5 / np.sqrt(games))


def test_more_points_are_never_worse() -> None:
    chances, errors = win_chances(1_000, seed=5)

    assert chances.shape == errors.shape == (121, 121)
    assert (np.diff(chances, axis=0) >= 0).all()
    assert (np.diff(chances, axis=1) <= 0).all()
    assert (errors < 0.5 / np.sqrt(1_000) * 2).all()
    # With one hole to go each the dealer, who plays second, is the favourite: any answer that scores wins.
    assert 0.5 < chances[120, 120] < 0.8


def test_threads_change_nothing_and_deals_are_numbered() -> None:
    one, three = (win_chances(600, seed=4, target=31, threads=threads) for threads in (1, 3))

    assert (one.chances == three.chances).all()
    assert (one.standard_errors == three.standard_errors).all()
    assert (win_chances(600, seed=4, target=31, first=600).chances != one.chances).any()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"deals": 15}, "deals must be at least 16, not 15"),
        ({"target": 0}, "target must be from 1 to 181, not 0"),
        ({"target": 182}, "target must be from 1 to 181, not 182"),
        ({"player": "full"}, "no player named 'full'"),
        ({"seed": -1}, "seed must be"),
    ],
)
def test_wrong_arguments_are_named(options: dict[str, int], message: str) -> None:
    with pytest.raises(FifteentwoError, match=message):
        win_chances(**{"deals": 16, "seed": 0, **options})
