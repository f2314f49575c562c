"""The command line. Each command is a module, and imports what it needs when it runs."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command ``fifteentwo``.

    Args:
        arguments: What stands after its name; those of the process if left out.

    Returns:
        The exit status: 0 if all is well, 1 where the answer is no, 2 where something is wrong with what was asked.
    """
    from fifteentwo.cli.app import run

    return run(arguments)
