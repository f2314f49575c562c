"""Checking everything that a game file says."""

from __future__ import annotations

from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Game
from fifteentwo.record import Check, NotedGame, verify_game
from fifteentwo.record.files import read_games


def check_games(text: str, *, points_only: bool) -> list[list[Check]]:
    """Returns what was checked in each game of a file, and what was found.

    Reading stops at the first thing that is wrong with the points, which then is all that there is to tell.
    """
    try:
        games = read_games(text)
    except FifteentwoError as error:
        return [[Check("points", ok=False, finding=str(error))]]
    return [_checks(game, points_only=points_only) for game in games]


def _checks(game: Game | NotedGame, *, points_only: bool) -> list[Check]:
    if isinstance(game, NotedGame):
        return [Check("points", ok=True, finding="all that is noted fits together")]
    points = Check("points", ok=True, finding=f"{len(game.actions)} actions replayed, and all is as the file says")
    return [points] if points_only else [points, *verify_game(game).checks]
