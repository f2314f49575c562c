"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from fifteentwo.errors import FifteentwoError
from fifteentwo.players.beginner import BeginnerPlayer
from fifteentwo.players.chance import RandomPlayer
from fifteentwo.players.player import Chance, Player
from fifteentwo.players.steady import SteadyPlayer


class Level(NamedTuple):
    """A computer player that can be had by name."""

    make: Callable[[Chance], Player]
    """Makes the player, given a source of randomness or a seed."""
    sentence: str
    """How it plays."""


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "random": Level(RandomPlayer, "Does anything that the rules allow."),
        "beginner": Level(BeginnerPlayer, "Keeps the best four cards and plays what scores most."),
        "steady": Level(SteadyPlayer, "Weighs the hand against the crib and looks one card ahead."),
    }
)
"""Every computer player, the weakest first."""


def by_name(name: str, seed: Chance = None) -> Player:
    """Returns a new computer player.

    Args:
        name: One of :data:`LEVELS`.
        seed: A seed or a source of randomness; with the same one the player does the same.

    Raises:
        FifteentwoError: There is no such player.

    >>> by_name("steady", seed=1).name
    'steady'
    """
    if name not in LEVELS:
        raise FifteentwoError(f"there is no player named {name!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name].make(seed)
