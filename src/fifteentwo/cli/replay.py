"""``fifteentwo replay``: a recorded game, deal by deal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def replay(
    file: Annotated[Path, typer.Argument(help="A game file; - for standard input.")],
    deal: Annotated[int | None, typer.Option("--deal", "-d", min=1, help="Show only the deal of this number.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each deal.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: every deal with its events.")] = False,
) -> None:
    """Show a recorded game deal by deal, as it was said."""
    from rich.console import Console

    from fifteentwo.cli.files import games_of
    from fifteentwo.cli.json_form import print_json
    from fifteentwo.cli.look import Look
    from fifteentwo.cli.retelling import chapters, noted_form, noted_lines, story_form, title_lines
    from fifteentwo.errors import FifteentwoError
    from fifteentwo.game import Game

    games = games_of(file)
    deals = [deal for game in games if isinstance(game, Game) for deal in range(1, game.state.deal_number + 1)]
    if deal is not None and deals and deal not in deals:
        raise FifteentwoError(f"{file}: there is no deal {deal}")
    if as_json:
        forms = [story_form(game, deal) if isinstance(game, Game) else noted_form(game) for game in games]
        print_json(forms[0] if len(forms) == 1 else forms)
        return
    console = Console(highlight=False)
    look = Look.of(console)
    for game in games:
        if not isinstance(game, Game):
            for line in noted_lines(game):
                console.print(line, soft_wrap=True, markup=False)
            continue
        for line in title_lines(game):
            console.print(look.text(line), soft_wrap=True)
        for number, lines in chapters(game, look):
            if deal is not None and number != deal:
                continue
            console.print()
            for line in lines:
                console.print(look.text(line), soft_wrap=True)
            if step and console.is_terminal:
                console.input()
