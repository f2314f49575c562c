"""Files of one or more games, complete or noted."""

from __future__ import annotations

from collections.abc import Iterable

from fifteentwo.game.game import Game
from fifteentwo.record.gametext import GameText, take_apart
from fifteentwo.record.noted import NotedGame
from fifteentwo.record.noted_text import NOTED, read_notes, write_noted
from fifteentwo.record.reading import replay
from fifteentwo.record.writing import KIND_TAG, write_game


def read_games(text: str) -> tuple[Game | NotedGame, ...]:
    """Reads a file of games, one after the other, each as what its tag ``Kind`` says it is.

    Raises:
        ParseError: As :func:`read_game` and :func:`read_noted`.
    """
    return tuple([_read(game) for game in take_apart(text)])


def write_games(games: Iterable[Game | NotedGame]) -> str:
    """Returns a file of games, with an empty line between them.

    Raises:
        FifteentwoError: As :func:`write_game` and :func:`write_noted`.
    """
    return "\n".join([write_game(game) if isinstance(game, Game) else write_noted(game) for game in games])


def _read(game: GameText) -> Game | NotedGame:
    return read_notes(game) if game.tag(KIND_TAG) == NOTED else replay(game)
