"""Made-up results of matches, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from fifteentwo.arena.duplicate import GameResult, PairResult
from fifteentwo.arena.tally import RoleSums


def game(margin: int, *, first_dealer: int = 0, fault: str = "", value: int = 1) -> GameResult:
    """Returns a game that side a has won by so many points, or lost if the number is negative."""
    winner = int(margin < 0)
    scores = (121, 121 - margin) if margin > 0 else (121 + margin, 121)
    return GameResult(
        winner=winner,
        scores=scores,
        margin=margin,
        value=value,
        first_dealer=first_dealer,
        fault=fault,
        decisions=(10, 20),
        seconds=(0.02, 0.01),
        dealer=(RoleSums(1, 4, 2, 8, 5), RoleSums(1, 3, 0, 9, 4)),
        pone=(RoleSums(1, 2, 0, 8, 0), RoleSums(2, 4, 0, 20, 0)),
    )


def pairs(margins: Sequence[tuple[int, int]]) -> list[PairResult]:
    """Returns pairs with these margins of side a."""
    return [PairResult(number, (game(first), game(second))) for number, (first, second) in enumerate(margins)]
