"""``fifteentwo engine``: a computer player for other programs, by the engine protocol."""

from __future__ import annotations

import sys
from typing import Annotated

import typer


def engine(
    level: Annotated[
        str, typer.Option("--level", "-l", help="Who plays: a player's name, or the number of a level.")
    ] = "",
) -> None:
    """Answer another program's questions on standard input, line by line.

    The lines are those of the engine protocol, version 1, which docs/engine-protocol.md describes. Any program that speaks
    it can play: fifteentwo match steady exec:COMMAND.
    """
    from fifteentwo.arena.server import DEFAULT_LEVEL, EngineServer

    def say(line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    name = f"level{level}" if level.isdigit() else level or DEFAULT_LEVEL
    EngineServer(name).serve(sys.stdin, say)
