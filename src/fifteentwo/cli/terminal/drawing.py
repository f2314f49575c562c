"""Blocks of text lines: cards and large numbers drawn with characters, and blocks put together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from io import StringIO
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from fifteentwo.cards import Card
from fifteentwo.cli.look import QUIET, SUIT_STYLES, Look

Block = list[Text]
"""Lines below each other."""

CARD_WIDTH: Final = 5
FAN_STEP: Final = 4
"""By how much each card of a fan is further to the right than the one below it."""

_CONSOLE: Final = Console(width=80, file=StringIO())
"""Rich wraps texts with the help of a console; its own width does not matter."""
_DIGITS: Final = {
    True: (
        ("┏━┓", "╺┓ ", "╺━┓", "╺━┓", "╻ ╻", "┏━╸", "┏━╸", "╺━┓", "┏━┓", "┏━┓"),
        ("┃ ┃", " ┃ ", "┏━┛", " ━┫", "┗━┫", "┗━┓", "┣━┓", "  ┃", "┣━┫", "┗━┫"),
        ("┗━┛", "╺┻╸", "┗━╸", "╺━┛", "  ╹", "╺━┛", "┗━┛", "  ╹", "┗━┛", "╺━┛"),
    ),
    False: (
        (" _ ", "   ", " _ ", " _ ", "   ", " _ ", " _ ", " _ ", " _ ", " _ "),
        ("| |", "  |", " _|", " _|", "|_|", "|_ ", "|_ ", "  |", "|_|", "|_|"),
        ("|_|", "  |", "|_ ", " _|", "  |", " _|", "|_|", "  |", "|_|", " _|"),
    ),
}
"""Large digits in Unicode and in ASCII, row by row."""


def faces(cards: Sequence[Card], look: Look, quiet: Collection[Card] = ()) -> Block:
    """Returns cards side by side, three lines high; those in ``quiet`` are dimmed."""
    rows = [Text(), Text(), Text()]
    top, side, bottom = ("╭───╮", "│", "╰───╯") if look.unicode else ("+---+", "|", "+---+")
    for card in cards:
        style = QUIET if card in quiet else Style()
        rows[0].append(top, style)
        rows[1].append(side, style).append(f"{look.card(card):>3}", SUIT_STYLES[card.suit] + style).append(side, style)
        rows[2].append(bottom, style)
    return rows


def fan(cards: Sequence[Card], look: Look, width: int) -> Block:
    """Returns cards laid over each other, the latest on top; the earliest are left out where there is no room."""
    if not cards:
        return [Text(), Text(), Text()]
    room = max(1, (width - 1) // FAN_STEP)
    hidden = len(cards) > room
    shown = cards[-(room - hidden) :] if room > hidden else cards[-1:]
    top, side, bottom = ("╭───", "│", "╰───") if look.unicode else ("+---", "|", "+---")
    end, corner = ("╮", "╯") if look.unicode else ("+", "+")
    lead = f"{look.more:<{FAN_STEP}}" if hidden else ""
    rows = [Text(" " * len(lead)), Text(lead), Text(" " * len(lead))]
    for card in shown:
        rows[0].append(top)
        rows[1].append(side).append(f"{look.card(card):>3}", SUIT_STYLES[card.suit])
        rows[2].append(bottom)
    rows[0].append(end)
    rows[1].append(side)
    rows[2].append(corner)
    return rows


def large(number: int, look: Look, style: Style) -> Block:
    """Returns a number in large digits, three lines high."""
    digits = [int(digit) for digit in str(number)]
    return [Text(" ".join([row[digit] for digit in digits]), style) for row in _DIGITS[look.unicode]]


def beside(left: Block, right: Block, width: int) -> Block:
    """Returns two blocks side by side, the right one beginning at a column. Lines of the left one are cut to fit."""
    lines = []
    for index in range(max(len(left), len(right))):
        line = Text().append_text(left[index]) if index < len(left) else Text()
        if index < len(right):
            line.truncate(width, pad=True)
            line.append_text(right[index])
        lines.append(line)
    return lines


def indented(block: Iterable[Text], columns: int) -> Block:
    """Returns a block moved to the right."""
    return [Text(" " * columns).append_text(line) if line else line for line in block]


def wrapped(text: Text, width: int) -> Block:
    """Returns a text in lines of a width, the further ones indented."""
    lines = _folded(text, width)
    if len(lines) == 1:
        return lines
    rest = text[len(lines[0]) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return [lines[0], *indented(_folded(rest, width - 2), 2)]


def _folded(text: Text, width: int) -> Block:
    lines = list(text.wrap(_CONSOLE, width))
    for line in lines:
        line.rstrip()
    return lines
