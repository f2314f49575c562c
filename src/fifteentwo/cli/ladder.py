"""``fifteentwo ladder``: several players against each other, and their ratings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fifteentwo.cli.arena_progress import AsJson, Cluster, Jobs, MoveTime, Pairs, Rules, Seed, interruptible, progress

if TYPE_CHECKING:
    from rich.console import Console

    from fifteentwo.arena.ladder import Ladder


def ladder(
    names: Annotated[
        list[str], typer.Argument(metavar="PLAYERS...", help="Two or more players, named as for fifteentwo match.")
    ],
    pairs: Pairs = 100,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seed: Seed = "0",
    rules: Rules = "six_card",
    move_time: MoveTime = 10.0,
    results: Annotated[
        Path | None,
        typer.Option("--results", help="Note every pair in files in this folder, and go on with those that exist."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let everybody play everybody in duplicate pairs, and rate them.

    Ratings are Bradley and Terry's, on the scale of chess: 400 points more win ten games of eleven. The player steady
    stands at 1500, or where it does not take part the mean does.
    """
    from rich.console import Console

    from fifteentwo.arena import Setup, play_ladder, workers
    from fifteentwo.cli.json_form import print_json

    setup = Setup("", "", seed, rules, move_time)
    whole = pairs * len(names) * (len(names) - 1) // 2
    with interruptible(results), progress("ladder", whole) as done, workers(jobs, cluster) as executor:
        found = play_ladder(
            names,
            pairs,
            setup,
            executor=executor,
            results=results,
            on_pair=lambda match, pair: done.add(pair.wins, f"{match.a} v {match.b}"),
        )
    if as_json:
        print_json(found.to_json())
    else:
        print_ladder(Console(highlight=False), found)


def print_ladder(console: Console, found: Ladder) -> None:
    """Prints ratings, and below them what everybody won against everybody."""
    from rich.table import Table
    from rich.text import Text

    ratings = Table(box=None, pad_edge=False)
    for heading in ("player", "rating", "95 %", "won", "games", "ms a decision"):
        ratings.add_column(heading, justify="left" if heading == "player" else "right")
    for rung in found.rungs:
        took = rung.milliseconds_per_decision
        ratings.add_row(
            Text(rung.name),
            f"{rung.rating:.0f}",
            f"{rung.interval[0]:.0f} to {rung.interval[1]:.0f}",
            f"{rung.wins / rung.games:.1%}",
            f"{rung.games:,}",
            "-" if took is None else f"{took:.2f}",
        )
    console.print(ratings)
    console.print()
    for figures in found.matches:
        console.print(
            f"{figures.setup.a} v {figures.setup.b}: {figures.win_rate:.1%}, {figures.points_per_pair:+.1f} points a pair",
            soft_wrap=True,
            markup=False,
        )
        reports = figures.fault_reports()
        if reports:
            console.print(
                f"  {len(reports):,} lost by faults, such as: {reports[0]}", style="red", soft_wrap=True, markup=False
            )
