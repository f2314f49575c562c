"""``fifteentwo match``: two players against each other, with the same cards for both."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fifteentwo.cli.arena_progress import AsJson, Cluster, Jobs, MoveTime, Pairs, Rules, Seed, interruptible, progress

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from fifteentwo.arena.figures import Figures


def match(
    a: Annotated[str, typer.Argument(metavar="A", help="A player: a level, exec:COMMAND or python:MODULE:FACTORY.")],
    b: Annotated[str, typer.Argument(metavar="B", help="The other player.")],
    pairs: Pairs = 100,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seed: Seed = "0",
    rules: Rules = "six_card",
    move_time: MoveTime = 10.0,
    results: Annotated[
        Path | None, typer.Option("--results", help="Note every pair in this file, and go on with it if it exists.")
    ] = None,
    keep: Annotated[Path | None, typer.Option("--keep", help="Keep the record of every game in this folder.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let two players play duplicate pairs, and say how much stronger one is.

    In the two games of a pair each player has the cards and the deal that the other had. The intervals hold the true value
    19 times of 20. The same seed gives the same result, whatever the number of processes.
    """
    from rich.console import Console

    from fifteentwo.arena import Setup, play_match, workers
    from fifteentwo.cli.json_form import print_json

    setup = Setup(a, b, seed, rules, move_time)
    with interruptible(results), progress(f"{a} v {b}", pairs) as done, workers(jobs, cluster) as executor:
        figures = play_match(
            setup,
            pairs,
            executor=executor,
            results=results,
            keep=keep,
            on_pair=lambda pair: done.add(pair.wins),
        )
    if as_json:
        print_json(figures.to_json())
    else:
        print_figures(Console(highlight=False), figures)


def print_figures(console: Console, figures: Figures) -> None:
    """Prints what a match has shown."""
    setup = figures.setup
    console.print(
        f"{setup.a} against {setup.b}: {len(figures.pairs):,} pairs, {len(figures.games):,} games of {setup.rules}, "
        f"seed {setup.seed}",
        soft_wrap=True,
        markup=False,
    )
    console.print()
    rate, points = figures.win_rate_interval, figures.points_per_pair_interval
    console.print(
        f"{setup.a} won {figures.wins:,} games, {figures.win_rate:.1%}"
        + (f" (95 %: {rate[0]:.1%} to {rate[1]:.1%})" if rate else ""),
        style="bold",
        soft_wrap=True,
        markup=False,
    )
    console.print(
        f"and {figures.points_per_pair:+.2f} points a pair"
        + (f" (95 %: {points[0]:+.2f} to {points[1]:+.2f})" if points else "")
        + ".",
        style="bold",
        soft_wrap=True,
        markup=False,
    )
    console.print()
    console.print(_averages(figures))
    reports = figures.fault_reports()
    for report in reports[:5]:
        console.print(report, style="red", soft_wrap=True, markup=False)
    if len(reports) > 5:
        console.print(f"and {len(reports) - 5:,} more games were lost by faults", style="red")


def _averages(figures: Figures) -> Table:
    """Returns what both sides scored by role, and how long they thought."""
    from rich.table import Table
    from rich.text import Text

    from fifteentwo.arena.tally import CLEAR_OF_HOME

    table = Table(
        box=None,
        pad_edge=False,
        caption=f"Averages of deals that began at least {CLEAR_OF_HOME} holes from home.",
        caption_justify="left",
    )
    table.add_column("", no_wrap=True, max_width=24)
    table.add_column("role")
    for heading in ("pegs", "heels", "hand", "crib", "total", "deals", "ms a decision"):
        table.add_column(heading, justify="right")
    for side, name in enumerate((figures.setup.a, figures.setup.b)):
        took = figures.milliseconds_per_decision(side)
        for role, sums in figures.by_role(side).items():
            averages = sums.averages()
            shown = ["-" if averages[kind] is None else f"{averages[kind]:.2f}" for kind in list(averages)[1:]]
            times = [] if role == "pone" or took is None else [f"{took:.2f}"]
            table.add_row(Text(name if role == "dealer" else ""), role, *shown, f"{sums.deals:,}", *times)
    return table
