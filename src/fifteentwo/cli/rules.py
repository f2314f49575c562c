"""``fifteentwo rules``: the named rule sets and the options."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console


def rules(
    text: Annotated[
        list[str] | None,
        typer.Argument(help="A preset, with options to change if you like: six_card target=61.", metavar="[RULES]"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the named rule sets and the options.

    With RULES, each option is listed with its value there; those that differ from the usual game are marked.
    """
    from rich.console import Console

    from fifteentwo.cli.json_form import print_json
    from fifteentwo.rules import PRESETS, RuleSet, options
    from fifteentwo.rules.text import format_value

    chosen = RuleSet.parse(" ".join(text)) if text else RuleSet()
    values = {name: format_value(getattr(chosen, name)) for name in options()}
    if as_json:
        described = [
            {
                "name": option.name,
                "group": option.group,
                "sentence": option.sentence,
                "value": values[option.name],
                "default": format_value(option.default),
                "choices": None if option.choices is None else [format_value(choice) for choice in option.choices],
            }
            for option in options().values()
        ]
        presets = [
            {"name": name, "sentence": preset.sentence, "rules": str(preset.rules)} for name, preset in PRESETS.items()
        ]
        print_json({"rules": str(chosen), "presets": presets, "options": described})
        return
    console = Console(highlight=False)
    if text:
        console.print(str(chosen), style="bold", soft_wrap=True)
    else:
        console.print("Presets", style="bold")
        for name, preset in PRESETS.items():
            _entry(console, "", name, preset.sentence)
    group = ""
    for option in options().values():
        if option.group != group:
            group = option.group
            console.print(f"\n{group.capitalize()}", style="bold")
        changed = getattr(chosen, option.name) != option.default
        choices = "" if option.choices is None else f" ({', '.join(format_value(choice) for choice in option.choices)})"
        _entry(console, "*" if changed else "", f"{option.name}={values[option.name]}", f"{option.sentence}{choices}")


def _entry(console: Console, mark: str, name: str, sentence: str) -> None:
    """Prints a name and below it a sentence."""
    console.print(f"{mark:<2}{name}", soft_wrap=True)
    for line in wrap(sentence, max(20, min(console.width, 100) - 6)):
        console.print(f"      {line}", style="dim", soft_wrap=True)
