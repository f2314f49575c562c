"""How many games the kernel plays in a second."""

from __future__ import annotations

from typing import Any

import pytest

from fifteentwo.kernel import play_games


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("player", "games"), [("random", 100_000), ("steady", 10_000)])
def test_games(benchmark: Any, player: str, games: int, threads: int) -> None:
    options = {"seed": 1, "threads": threads}
    benchmark.pedantic(play_games, args=(games, (player, player)), kwargs=options, rounds=5, warmup_rounds=1)

    if benchmark.stats is not None:
        benchmark.extra_info["games_per_second"] = round(games / benchmark.stats.stats.median)
