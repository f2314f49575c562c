"""``fifteentwo facts``: what people say about cribbage, worked out again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from fifteentwo.stats.facts import Checked, Fact

_STYLES = {"confirmed": "green", "corrected": "red", "depends on a definition": "yellow"}


def facts(
    keys: Annotated[
        list[str] | None, typer.Argument(metavar="[KEY]...", help="Facts to explain in full, by their keys.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the page of the documentation.")] = False,
    threads: Annotated[int, typer.Option("--threads", "-t", min=1, help="How many threads work on it.")] = 2,
) -> None:
    """Check what is said about cribbage: each claim with its quoted and its exact value, and a verdict.

    Everything is worked out anew, which takes some ten seconds. With KEY only those facts are, and they are explained.
    """
    from rich.console import Console

    from fifteentwo.cli.json_form import print_json
    from fifteentwo.stats.facts import FACTS, chosen_facts
    from fifteentwo.stats.facts.page import page

    chosen = chosen_facts(keys) if keys else FACTS
    checked = list(_checked(chosen, threads))
    if as_json:
        print_json({"facts": [one.as_dict() for one in checked]})
    elif markdown:
        typer.echo(page(checked), nl=False)
    elif keys:
        _explain(Console(highlight=False), checked)
    else:
        _tabulate(Console(highlight=False), checked)


def _checked(chosen: tuple[Fact, ...], threads: int) -> Iterator[Checked]:
    """Works facts out one by one, and shows how far that is where standard error is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from fifteentwo.stats.facts import Workings

    workings = Workings(threads=threads)
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        task = bars.add_task("", total=len(chosen))
        for fact in chosen:
            bars.update(task, description=fact.key)
            yield fact.check(workings)
            bars.advance(task)


def _tabulate(console: Console, checked: list[Checked]) -> None:
    from rich.table import Table
    from rich.text import Text

    from fifteentwo.stats.facts.page import said

    table = Table(show_lines=True)
    table.add_column("claim", ratio=4)
    table.add_column("quoted", ratio=2)
    table.add_column("computed", ratio=4)
    table.add_column("verdict", ratio=2)
    table.add_column("time", justify="right", no_wrap=True)
    for one in checked:
        verdict = Text(one.verdict.value, style=_STYLES[one.verdict.value])
        quoted, time = said(one.fact.quoted), f"{one.seconds:.2f} s"
        table.add_row(one.fact.statement, quoted, one.answer.text, verdict, time)
    console.print(table)
    corrected = " ".join(one.fact.key for one in checked if one.verdict.value != "confirmed")
    if corrected:
        console.print(f"fifteentwo facts {corrected}\nexplains the ones that are not as quoted.", soft_wrap=True)


def _explain(console: Console, checked: list[Checked]) -> None:
    from fifteentwo.stats.facts.page import said

    for one in checked:
        fact, answer = one.fact, one.answer
        console.print(fact.statement, style="bold")
        console.print(one.verdict.value.capitalize(), style=_STYLES[one.verdict.value], end=": ")
        console.print(answer.text)
        for name, value in answer.definitions:
            console.print(f"  {name}: {said(value)}", soft_wrap=True)
        console.print(fact.explanation)
        console.print(f"Quoted: {said(fact.quoted)} ({'; '.join(fact.sources)})", style="dim")
        console.print(f"Worked out in {one.seconds:.2f} s by {fact.function}\n", style="dim", soft_wrap=True)
