"""The kernel's ``steady`` against the player of that name, which is written in another way."""

from __future__ import annotations

import pytest
from tests.kernel.games import Row, games_of, replayed

from fifteentwo.game import Action, SeatView
from fifteentwo.players import by_name
from fifteentwo.rules import RuleSet


def compare(game: list[Row], seats: tuple[int, ...]) -> int:
    """Asks the Python player about every choice that the kernel's one made. Returns how many there were."""
    player = by_name("steady", seed=0)
    choices = 0

    def watch(seen: SeatView, action: Action) -> None:
        nonlocal choices
        if seen.seat in seats:
            choices += 1
            assert player(seen) == action

    replayed(game, RuleSet.parse("six_card"), watch)
    return choices


@pytest.mark.slow
def test_it_chooses_as_the_python_player_does() -> None:
    games = games_of(150, ("steady", "steady"), seed=41)

    assert sum(compare(game, (0, 1)) for game in games) > 11_000


@pytest.mark.parametrize(("players", "seats"), [(("steady", "random"), (0,)), (("random", "steady"), (1,))])
def test_it_does_so_against_wild_play(players: tuple[str, str], seats: tuple[int, ...]) -> None:
    games = games_of(12, players, seed=42)

    assert sum(compare(game, seats) for game in games) > 400
