"""``fifteentwo verify``: checking a game that was recorded."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fifteentwo.errors import ParseError


def verify(
    file: Annotated[Path, typer.Argument(help="A game file; - for standard input.")],
    points_only: Annotated[
        bool,
        typer.Option("--points-only", help="Do not ask for a proof of the shuffles, as for games with real cards."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check every point of a recorded game, and its shuffles.

    Every card, count and score of the file is compared with what the rules say, and every pack with what follows from the
    seed that stands in the file. The exit status is 0 if all is well, 1 if something is wrong or a proof is missing, and
    2 if the file is not a game file at all.
    """
    from fifteentwo.cli.checking import check_games
    from fifteentwo.cli.files import read_text
    from fifteentwo.cli.json_form import print_json
    from fifteentwo.record.gametext import take_apart

    text = read_text(file)
    try:
        take_apart(text)
    except ParseError as error:
        raise ParseError(f"{file}: {error.reason}", error.text, error.position) from None
    games = check_games(text, points_only=points_only)
    ok = all(check.ok for checks in games for check in checks)
    if as_json:
        print_json({"file": str(file), "ok": ok, "games": games})
    else:
        for number, checks in enumerate(games, start=1):
            if len(games) > 1:
                typer.echo(f"Game {number}")
            for check in checks:
                typer.echo(f"{'ok ' if check.ok else 'NOT'}  {check.subject}: {check.finding}")
    raise typer.Exit(0 if ok else 1)
