"""Writes the tables of docs/rules.md from the presets and options themselves: ``python tools/rules_page.py``."""

from __future__ import annotations

from pathlib import Path

from fifteentwo.rules import PRESETS, Option, options
from fifteentwo.rules.text import format_value

PAGE = Path(__file__).parent.parent / "docs" / "rules.md"
START, END = "<!-- generated: tools/rules_page.py -->\n", "<!-- end of generated part -->\n"
GROUPS = {
    "table": "The table",
    "deal": "The deal",
    "play": "The play",
    "score": "The score",
    "end": "The end",
    "counting": "Counting for yourself",
    "match": "Matches",
}


def tables() -> str:
    """Returns the generated part of the page."""
    lines = ["", "## Presets", "", "| preset | what it is |", "|---|---|"]
    lines += [f"| `{name}` | {preset.sentence} |" for name, preset in PRESETS.items()]
    lines += ["", "## Options"]
    for group, title in GROUPS.items():
        lines += ["", f"### {title}", "", "| option | values | usual | what it does |", "|---|---|---|---|"]
        lines += [_row(option) for option in options().values() if option.group == group]
    return "\n".join([*lines, "", ""])


def _row(option: Option) -> str:
    if option.choices is not None:
        values = ", ".join(f"`{format_value(choice)}`" for choice in option.choices)
    elif option.name == "skunk_classes":
        values = "`none`, or some of `skunk`, `half`, `quarter` joined by `+`"
    elif option.name == "game_values":
        values = "a number for each, joined by commas"
    else:
        values = "a whole number" + (", or `none`" if option.default is None else "")
    return f"| `{option.name}` | {values} | `{format_value(option.default)}` | {option.sentence} |"


def page(text: str) -> str:
    """Returns the page's text with the generated part made anew."""
    before, _, rest = text.partition(START)
    _, _, after = rest.partition(END)
    return before + START + tables() + END + after


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
