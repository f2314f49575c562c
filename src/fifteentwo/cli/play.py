"""``fifteentwo play``: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def play(
    rules: Annotated[
        str | None,
        typer.Option("--rules", "-r", help='A preset or rules such as "six_card target=61"; see fifteentwo rules.'),
    ] = None,
    level: Annotated[
        str | None, typer.Option("--level", "-l", help="How the computer plays: beginner, steady or random.")
    ] = None,
    name: Annotated[str | None, typer.Option("--name", "-n", help="What you are called.")] = None,
    manual: Annotated[bool, typer.Option("--manual", help="Count for yourself.")] = False,
    muggins: Annotated[
        bool, typer.Option("--muggins", help="Count for yourselves, and take what is overlooked.")
    ] = False,
    match: Annotated[str | None, typer.Option("--match", help="single, best_of_3 or best_of_5.")] = None,
    quick: Annotated[
        bool, typer.Option("--quick", "-y", "--yes", help="Ask nothing, but play what was chosen the last time.")
    ] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the unfinished game without asking.")] = False,
    new: Annotated[bool, typer.Option("--new", help="Begin another game and forget the unfinished one.")] = False,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the game in this file.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Print lines instead of pages, as for a screen reader.")
    ] = False,
) -> None:
    """Play against the computer, with two, three or four at the table.

    Without options it asks what to play; Enter takes what it proposes. Every action is kept at once: whatever happens to
    the terminal, the next fifteentwo play goes on with the game. Finished games are files that fifteentwo replay
    and fifteentwo verify read.
    """
    from rich.console import Console

    from fifteentwo.cli.terminal.starting import Wishes, start

    if new and resume:
        raise typer.BadParameter("--new and --resume contradict each other")
    wishes = Wishes(
        rules=rules,
        level=level,
        name=name,
        counting="muggins" if muggins else "manual" if manual else None,
        length=match,
        quick=quick,
        resume=resume,
        new=new,
        plain=plain,
    )
    raise typer.Exit(start(Console(highlight=False), save, wishes))
