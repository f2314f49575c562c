"""Draws the picture of the terminal game in docs/images: ``python tools/terminal_picture.py``."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console, Group
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from fifteentwo.cards import DECK, Card, parse_cards
from fifteentwo.cli.look import Look
from fifteentwo.cli.names import Names
from fifteentwo.cli.telling import Telling
from fifteentwo.cli.terminal.asking import question
from fifteentwo.cli.terminal.paper import Ask, Paper
from fifteentwo.cli.terminal.table import table_page
from fifteentwo.game import Action, CutStarter, Deal, Discard, GameState, PlayCard, apply, view

FILE = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
WIDTH, HEIGHT = 80, 24
NAME = "fifteentwo-terminal"
THEME = TerminalTheme(
    (250, 248, 243),
    (38, 36, 33),
    [
        (38, 36, 33),
        (190, 40, 40),
        (30, 120, 60),
        (160, 110, 20),
        (30, 80, 190),
        (130, 60, 150),
        (0, 120, 130),
        (110, 106, 100),
    ],
)
FORMAT = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
  <title>A game of cribbage in the terminal</title>
  <style>
    .{unique_id}-matrix {{
      font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
      font-size: {char_height}px;
      line-height: {line_height}px;
    }}
    .{unique_id}-title {{ font-size: 18px; font-family: sans-serif }}
    {styles}
  </style>
  <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
    {lines}
  </defs>
  {chrome}
  <g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix">
    {matrix}
    </g>
  </g>
</svg>
"""


def scene() -> GameState:
    """Returns a deal at a lively moment: a run of four has just been pegged, and an ace makes thirty-one."""
    state = GameState.setup(dealer=1, deal_number=6, scores=(71, 58), back_pegs=(63, 52))
    ann, steady = parse_cards("AS 7H 9C KD 2C JS"), parse_cards("6S 8D TD QH 3D 4H")
    dealt = [card for pair in zip(ann, steady, strict=True) for card in pair]
    rest = [card for card in DECK if card not in dealt]
    actions: list[Action] = [
        Deal((*dealt, *rest)),
        Discard(1, steady[4:]),
        Discard(0, ann[4:]),
        CutStarter(0, rest.index(Card.parse("5H"))),
    ]
    actions += [PlayCard(seat, card) for seat, card in zip((0, 1, 0, 1), parse_cards("7H 8D 9C 6S"), strict=True)]
    for action in actions:
        state, _ = apply(state, action)
    return state


def page() -> list[Text]:
    """Returns the page that the person on seat 0 sees."""
    telling = Telling(Names(("Ann", "Steady"), (0, 1)), Look())
    seen = view(scene(), 0)
    ask = Ask(question(seen, telling.names, telling.look), news=6)
    return table_page(Paper(WIDTH, HEIGHT, telling, "six_card"), seen, ask)


def picture() -> str:
    """Returns the picture as SVG."""
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(Group(*page(), Text("> ")), no_wrap=True, overflow="crop")
    return console.export_svg(title="fifteentwo play", theme=THEME, code_format=FORMAT, unique_id=NAME)


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(picture(), encoding="utf-8")
