"""``fifteentwo score``: counting a hand as it is spoken."""

from __future__ import annotations

from typing import Annotated

import typer


def score(
    hand: Annotated[
        str, typer.Argument(metavar="HAND", help='The cards and, after a plus, the starter: "5H 5D 5S JC + 5C".')
    ],
    crib: Annotated[bool, typer.Option("--crib", help="Count it as a crib.")] = False,
    rules: Annotated[
        str, typer.Option("--rules", "-r", help='The rules to count by, such as "six_card crib_four_flush=on".')
    ] = "six_card",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Count a hand or crib, item by item, as it is spoken."""
    from rich.console import Console

    from fifteentwo.cli.json_form import print_json, score_form
    from fifteentwo.cli.look import Look
    from fifteentwo.cli.terminal.showing import cards_of
    from fifteentwo.rules import RuleSet
    from fifteentwo.scoring import score_show
    from fifteentwo.scoring.speech import show_lines, show_speech

    counted = score_show(hand, crib=crib, rules=RuleSet.parse(rules))
    if as_json:
        print_json({"hand": hand, "crib": crib, "rules": str(RuleSet.parse(rules)), **score_form(counted)})
        return
    console = Console(highlight=False)
    look = Look.of(console)
    lines = show_lines(counted)
    made_of = [look.cards(cards_of(line)) for line in lines]
    column = max([len(cards) for cards in made_of], default=0) + 3
    for line, cards in zip(lines, made_of, strict=True):
        console.print(look.text(f"{cards:<{column}}").append(line.phrase))
    if lines:
        console.print()
    said = show_speech(counted)
    console.print(f"{said[0].upper()}{said[1:]}.", style="bold", soft_wrap=True)
