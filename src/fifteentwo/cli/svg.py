"""``fifteentwo svg``: pictures of cards, hands and boards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(help="Draw a card, a hand or a board as SVG.", no_args_is_help=False)

Output = Annotated[Path, typer.Option("--output", "-o", help="The file to write; - for standard output.")]
Size = Annotated[float | None, typer.Option("--size", help="Width in pixels.")]
TwoColours = Annotated[bool, typer.Option("--two-colours", help="Black and red suits in place of four colours.")]


@app.command()
def card(
    card: Annotated[str, typer.Argument(help="A card such as 5H, or back.")],
    output: Output = Path("-"),
    size: Size = None,
    two_colours: TwoColours = False,
) -> None:
    """Draw a card, or the back of one."""
    from fifteentwo.svg import card_svg

    _write(output, card_svg(None if card == "back" else card, two_colours=two_colours, size=size))


@app.command()
def hand(
    hand: Annotated[str, typer.Argument(help='One to eight cards and, after a plus, the starter: "5H 5D 5S JC + 5C".')],
    output: Output = Path("-"),
    crib: Annotated[bool, typer.Option("--crib", help="Count it as a crib.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Draw the cards only, without the counting.")] = False,
    rules: Annotated[str, typer.Option("--rules", "-r", help="The rules to count by.")] = "six_card",
    size: Size = None,
    two_colours: TwoColours = False,
) -> None:
    """Draw a hand; where the starter is given, with what it scores."""
    from fifteentwo.scoring import score_show
    from fifteentwo.svg import hand_svg

    score = score_show(hand, crib=crib, rules=rules) if "+" in hand and not plain else None
    _write(output, hand_svg(hand, score=score, crib=crib, two_colours=two_colours, size=size))


@app.command()
def board(
    scores: Annotated[str, typer.Option("--scores", "-s", help="The score of each side: 34-21.")],
    backs: Annotated[str | None, typer.Option("--backs", "-b", help="Where the back pegs stand: 30-15.")] = None,
    names: Annotated[str | None, typer.Option("--names", "-n", help="The sides' names: Ann,Ben.")] = None,
    target: Annotated[int, typer.Option("--target", "-t", help="The game hole.")] = 121,
    output: Output = Path("-"),
    upright: Annotated[bool, typer.Option("--upright", help="With streets that run up and down.")] = False,
    size: Size = None,
) -> None:
    """Draw a pegging board."""
    from fifteentwo.svg import Track, board_svg

    fronts = _numbers("--scores", scores)
    back_pegs = _numbers("--backs", backs) if backs is not None else [0] * len(fronts)
    called = names.split(",") if names is not None else [f"Player {number + 1}" for number in range(len(fronts))]
    if len(back_pegs) != len(fronts) or len(called) != len(fronts):
        raise typer.BadParameter(f"--scores has {len(fronts)} sides, but --backs or --names another number")
    tracks = [
        Track(name.strip(), front=front, back=back) for name, front, back in zip(called, fronts, back_pegs, strict=True)
    ]
    _write(output, board_svg(tracks, target=target, upright=upright, size=size))


def _numbers(option: str, text: str) -> list[int]:
    """Returns the whole numbers of an option such as ``34-21``."""
    parts = text.replace(",", "-").split("-")
    if not all(part.strip().isdecimal() for part in parts):
        raise typer.BadParameter(f"{option} takes whole numbers such as 34-21, not {text!r}")
    return [int(part) for part in parts]


def _write(output: Path, picture: str) -> None:
    from fifteentwo.cli.files import write_text

    write_text(output, picture if picture.endswith("\n") else f"{picture}\n")
