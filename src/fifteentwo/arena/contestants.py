"""Who can be named as a side of a match, and how each is brought to the table."""

from __future__ import annotations

import importlib
import shlex
from collections.abc import Callable
from typing import Final, Protocol

from fifteentwo.arena.client import EnginePlayer, Limits
from fifteentwo.arena.faults import PlayerFault
from fifteentwo.errors import FifteentwoError
from fifteentwo.players import LEVELS, Chance, Player, by_name

ENGINE: Final = "exec:"
"""Before the command of a program that speaks the engine protocol."""
PYTHON: Final = "python:"
"""Before ``module:factory``: something that makes a player when it is called with a seed."""


class Contestant(Protocol):
    """A side of a match while it lasts."""

    def for_game(self, seed: str) -> Player:
        """Returns a player for one game, which does the same whenever the seed is the same.

        Raises:
            PlayerFault: The contestant cannot play this game.
        """
        ...

    def close(self) -> None:
        """Lets go of everything that the contestant holds. If it plays again, it begins afresh."""
        ...


def contestant(name: str, limits: Limits | None = None) -> Contestant:
    """Brings a contestant to the table. Whoever does so must close it.

    Args:
        name: A name of :data:`~fifteentwo.players.LEVELS`; ``exec:COMMAND``, a program that speaks the engine protocol;
            or ``python:module:factory``, something that makes a player when called with a seed.
        limits: How long a program may take.

    Raises:
        FifteentwoError: There is no such contestant.
    """
    if name.startswith(ENGINE):
        return _Engine(name.removeprefix(ENGINE), limits or Limits())
    if name.startswith(PYTHON):
        return _Made(_factory(name.removeprefix(PYTHON)))
    if name not in LEVELS:
        raise FifteentwoError(
            f"there is no player named {name!r}; there are {', '.join(LEVELS)}, {ENGINE}COMMAND and {PYTHON}MODULE:FACTORY"
        )
    return _Made(lambda seed: by_name(name, seed))


def check(name: str, limits: Limits | None = None) -> None:
    """Checks that a contestant can be brought to the table and gets ready for a game.

    Raises:
        FifteentwoError: It cannot; the message names it and says why.
    """
    found = contestant(name, limits)
    try:
        found.for_game("0")
    except PlayerFault as fault:
        raise FifteentwoError(f"{name}: {fault}") from None
    finally:
        found.close()


class _Made:
    """A player of this process."""

    def __init__(self, make: Callable[[Chance], Player]) -> None:
        self._make = make

    def for_game(self, seed: str) -> Player:
        return self._make(seed)

    def close(self) -> None:
        pass


class _Engine:
    """A program, which is started when it is needed and again after it has failed."""

    def __init__(self, command: str, limits: Limits) -> None:
        try:
            self._command = shlex.split(command)
        except ValueError as error:
            raise FifteentwoError(f"{ENGINE}{command}: {error}") from None
        if not self._command:
            raise FifteentwoError(f"after {ENGINE} stands the command of a program")
        self._limits = limits
        self._player: EnginePlayer | None = None

    def for_game(self, seed: str) -> Player:
        if self._player is None or self._player.closed:
            self._player = EnginePlayer(self._command, limits=self._limits)
        self._player.new_game(seed)
        return self._player

    def close(self) -> None:
        if self._player is not None:
            self._player.close()


def _factory(place: str) -> Callable[[Chance], Player]:
    module, _, name = place.partition(":")
    try:
        found: Callable[[Chance], Player] = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise FifteentwoError(f"{PYTHON}{place}: {error}") from None
    return found
