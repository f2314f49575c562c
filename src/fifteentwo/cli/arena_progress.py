"""Progress of a match in the terminal, and how those who play it are named on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from rich.progress import Progress

INTERRUPTED: Final = 130
"""The exit status after an interruption, as shells have it."""

Pairs = Annotated[int, typer.Option("--pairs", "-n", min=1, help="How many pairs of games.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes play.")]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="URL", help="Let a Dask cluster play: the scheduler's address.")
]
Seed = Annotated[str, typer.Option("--seed", "-s", help="What cards and players are seeded from.")]
Rules = Annotated[str, typer.Option("--rules", "-r", help='Rules for two, such as "six_card target=61".')]
MoveTime = Annotated[float, typer.Option("--move-time", min=0.001, help="Seconds a program has for one decision.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@contextmanager
def interruptible(results: Path | None) -> Iterator[None]:
    """Ends the command on Ctrl-C, and says how to go on where the results were kept."""
    try:
        yield
    except KeyboardInterrupt:
        again = f"; the same command goes on with {results}" if results else ""
        typer.echo(f"Interrupted{again}.", err=True)
        raise typer.Exit(INTERRUPTED) from None


@contextmanager
def progress(subject: str, pairs: int) -> Iterator[PairsDone]:
    """Shows how many pairs have been played, where standard error is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[standing]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        yield PairsDone(bars, subject, pairs)


class PairsDone:
    """Counts pairs and what was won of them."""

    def __init__(self, bars: Progress, subject: str, pairs: int) -> None:
        self._bars = bars
        self._task = bars.add_task(subject, total=pairs, standing="")
        self._pairs = self._wins = 0

    def add(self, wins: int, subject: str | None = None) -> None:
        """Counts a pair of which side a won so many games; a new subject counts its wins from the beginning."""
        if subject is not None and subject != self._bars.tasks[self._task].description:
            self._pairs = self._wins = 0
            self._bars.update(self._task, description=subject)
        self._pairs += 1
        self._wins += wins
        self._bars.update(self._task, advance=1, standing=f"{self._wins / (2 * self._pairs):.1%}")
