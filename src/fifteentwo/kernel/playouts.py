"""Whole games between plain players, by the hundred thousand."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel import _kernel

PLAYERS: Final = ("random", "steady")
"""Who can play in the kernel. ``steady`` chooses the same cards as the player of that name."""

MOST_TARGET: Final = 255
"""The farthest target that the kernel plays to."""


class Step(IntEnum):
    """What a row of a log tells of."""

    DEALT = 0
    DISCARDED = 1
    TURNED = 2
    PLAYED = 3
    HEELS = 4
    CARD = 5
    GO = 6
    LAST = 7
    HAND = 8
    CRIB = 9


class Results(NamedTuple):
    """How games ended, a row each."""

    scores: npt.NDArray[np.uint8]
    """Where the pegs of seat 0, which dealt first, and of seat 1 stood at the end: shape (n, 2)."""
    deals: npt.NDArray[np.uint16]
    """How many deals each game took, the one that was broken off included: shape (n,)."""


class Log(NamedTuple):
    """All that happened in some games."""

    rows: npt.NDArray[np.uint8]
    """A row of four numbers for each step: a :class:`Step`; a seat; a card, or points; and the new count, or score.

    ``DEALT`` comes twelve times a deal, in the order of dealing, then ``DISCARDED`` four times, ``TURNED`` with the
    starter and the dealer's seat, and ``PLAYED`` with the card and the count that it makes. All other steps are points:
    how many, and where the peg then stands. No row tells of 0 points.
    """
    starts: npt.NDArray[np.int64]
    """Where each game begins among the rows, and at the end how many rows there are: shape (n + 1,)."""


def play_games(
    games: int,
    players: tuple[str, str] = ("random", "random"),
    *,
    seed: int,
    target: int = 121,
    first: int = 0,
    threads: int = 1,
) -> Results:
    """Plays games between two of the :data:`PLAYERS`, of which the first deals first.

    A game depends on the seed, its own number and the players alone, so parts of a long run can be played apart. The
    cards of its deals do not even depend on the players.

    Args:
        games: How many games to play.
        players: The names of seat 0 and seat 1.
        seed: A number from 0 to 2**64 - 1.
        target: The score that wins, from 1 to 255.
        first: The number of the first game.
        threads: How many threads work on it; the result does not depend on it.

    Raises:
        FifteentwoError: An argument is out of its range, or there is no such player.
    """
    _check(games, players, seed, target, first, threads)
    scores = np.empty((games, 2), dtype=np.uint8)
    deals = np.empty(games, dtype=np.uint16)
    _kernel.play_games(_numbers(players), seed, first, target, scores, deals, threads)
    return Results(scores, deals)


def log_games(
    games: int,
    players: tuple[str, str] = ("random", "random"),
    *,
    seed: int,
    target: int = 121,
    first: int = 0,
) -> Log:
    """Plays the same games as :func:`play_games`, and tells all that happens in them.

    Raises:
        FifteentwoError: An argument is out of its range, or there is no such player.
    """
    _check(games, players, seed, target, first, threads=1)
    starts = np.empty(games + 1, dtype=np.int64)
    return Log(_kernel.log_games(_numbers(players), seed, first, target, starts), starts)


def _numbers(players: tuple[str, str]) -> tuple[int, int]:
    return PLAYERS.index(players[0]), PLAYERS.index(players[1])


def _check(games: int, players: tuple[str, str], seed: int, target: int, first: int, threads: int) -> None:
    if len(players) != 2:
        raise FifteentwoError(f"a game has two players, not {len(players)}")
    if not 1 <= target <= MOST_TARGET:
        raise FifteentwoError(f"target must be from 1 to {MOST_TARGET}, not {target}")
    check_run("games", games, players, seed, first, threads)


def check_run(what: str, number: int, players: Sequence[str], seed: int, first: int, threads: int) -> None:
    """Checks what says which games or deals are to be played, how and by whom.

    Raises:
        FifteentwoError: An argument is out of its range, or there is no such player.
    """
    if number < 0:
        raise FifteentwoError(f"{what} must be at least 0, not {number}")
    for player in players:
        if player not in PLAYERS:
            raise FifteentwoError(f"the kernel has no player named {player!r}; it has {', '.join(PLAYERS)}")
    if not 0 <= seed < 2**64:
        raise FifteentwoError(f"seed must be from 0 to 2**64 - 1, not {seed}")
    if not 0 <= first <= 2**63 - number:
        raise FifteentwoError(f"first must be from 0 to 2**63 - {what}, not {first}")
    if threads < 1:
        raise FifteentwoError(f"threads must be at least 1, not {threads}")
