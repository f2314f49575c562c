"""The command line. Each command is a module, and imports what it needs when it runs."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command ``fifteentwo``.

    Args:
        arguments: What stands after its name; those of the process if left out.

    Returns:
        The exit status: 0 if all is well, 1 where the answer is no, 2 where something is wrong with what was asked.
    """
    _repair_surroundings()
    from fifteentwo.cli.app import run

    return run(arguments)


def _repair_surroundings() -> None:
    """Makes the program usable where its input or output is closed, cannot hold every character, or has no width."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - it lasts as long as the program
        elif mode == "w" and isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if os.environ.get("COLUMNS") == "0":
        del os.environ["COLUMNS"]
