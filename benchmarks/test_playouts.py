"""How many games the kernel plays in a second."""

from __future__ import annotations

from typing import Any

import pytest

from fifteentwo.kernel import play_games

GAMES = 100_000


@pytest.mark.parametrize("threads", [1, 2])
def test_random_games(benchmark: Any, threads: int) -> None:
    benchmark.pedantic(play_games, args=(GAMES,), kwargs={"seed": 1, "threads": threads}, rounds=5, warmup_rounds=1)

    if benchmark.stats is not None:
        benchmark.extra_info["games_per_second"] = round(GAMES / benchmark.stats.stats.median)
