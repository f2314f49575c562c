"""How many whole games between random players the referee gets through in a second, on one core.

The players choose among the legal actions of a :class:`SeatView`, so that views and legal actions are part of the work.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from fifteentwo.cards import shuffled
from fifteentwo.game import CutPack, Deal, GameState, Phase, apply, view

GAMES = 100


def play_game(rules: str, chance: random.Random) -> GameState:
    """Plays a game to its end; each seat sees its view and nothing else."""
    state = GameState.setup(rules)
    while not state.over:
        if state.phase is Phase.PACK:
            state, _ = apply(state, CutPack(shuffled(chance)))
        elif state.phase is Phase.DEAL:
            state, _ = apply(state, Deal(shuffled(chance)))
        else:
            state, _ = apply(state, chance.choice(view(state, state.to_act[0]).legal_actions))
    return state


@pytest.mark.parametrize("rules", ["six_card", "five_card", "three_hand", "four_hand"])
def test_games(benchmark: Any, rules: str) -> None:
    def games() -> None:
        chance = random.Random(29)
        for _ in range(GAMES):
            play_game(rules, chance)

    benchmark.pedantic(games, rounds=5, warmup_rounds=1)

    if benchmark.stats is not None:
        benchmark.extra_info["games_per_second"] = round(GAMES / benchmark.stats.stats.median)
