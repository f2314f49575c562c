"""What every page of the game has: a title, the board at the right or above, and what is asked at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from fifteentwo.cards import Card
from fifteentwo.cli.look import QUIET, STRONG, WARNING, Look
from fifteentwo.cli.telling import Telling
from fifteentwo.cli.terminal.board import board, gauges, tracks_of
from fifteentwo.cli.terminal.drawing import Block, beside, wrapped
from fifteentwo.game import SeatView

SMALLEST: Final = (44, 20)
"""Columns and rows below which pages do not fit."""

_LEAST_LEFT: Final = 38
"""Columns that a page needs beside the board."""
_GAP: Final = 2
_OTHER_ROWS: Final = 5
"""Rows that the board does not use: the title, a warning, a question of two lines, and the answer."""


@dataclass(frozen=True, slots=True)
class Paper:
    """What pages are drawn on."""

    width: int
    height: int
    telling: Telling
    title: str

    @property
    def look(self) -> Look:
        """The signs to draw with."""
        return self.telling.look


@dataclass(frozen=True, slots=True)
class Ask:
    """What a page asks a person for."""

    sentence: str
    warning: str = ""
    """What was wrong with the answer before, if something was."""
    news: int = 0
    """From which of the deal's events on things are new to the person."""


class Frame:
    """A page without its contents: what stands around them, and how much room there is."""

    def __init__(self, paper: Paper, view: SeatView, ask: Ask) -> None:
        """Draws the title, the board and the question."""
        look = paper.look
        tracks = tracks_of(view, paper.telling.names)
        title = Text(f"{paper.title} {look.dot} deal {view.deal_number}", QUIET)
        title.truncate(paper.width, overflow="ellipsis" if look.unicode else "crop")
        board_block = board(tracks, look, paper.width - _LEAST_LEFT - _GAP, paper.height - _OTHER_ROWS)
        if board_block is None:
            self.width = paper.width
            self._right: Block = []
            self._top = [title, *gauges(tracks, look, paper.width), *[Text()] * (paper.height > SMALLEST[1] + 2)]
        else:
            self.width = paper.width - max(line.cell_len for line in board_block) - _GAP
            self._right = [Text(), *board_block]
            self._top = [title, Text()]
        # A warning takes the place of the empty line above the question, so that nothing moves.
        warning = wrapped(Text(ask.warning, WARNING), paper.width) if ask.warning else [Text()]
        self._below = [*warning, *wrapped(look.text(ask.sentence, STRONG), paper.width)]
        # The last row of the screen is where the answer is typed.
        self.rows = paper.height - 1 - len(self._top) - len(self._below)

    def around(self, body: Sequence[Text]) -> Block:
        """Returns the whole page with some contents, which are cut where there is no room."""
        lines = [*self._top, *body[: self.rows]]
        lines += [Text()] * (self.rows - len(body))
        return [*beside(lines, self._right[: len(lines)], self.width + _GAP), *self._below]


def words_page(paper: Paper, view: SeatView, lines: Sequence[Text], ask: Ask) -> Block:
    """Returns a page of words beside the board."""
    frame = Frame(paper, view, ask)
    return frame.around([part for line in lines for part in (wrapped(line, frame.width) if line else [line])])


def log_lines(paper: Paper, view: SeatView, news: int, width: int, room: int) -> Block:
    """Returns the last sentences about the deal, those that are not new dimmed, in at most so many lines."""
    lines: Block = []
    old = len(list(paper.telling.tell(view.events[:news])))
    for number, sentence in enumerate(paper.telling.tell(view.events, own_discards(view))):
        lines += wrapped(paper.look.text(sentence, QUIET if number < old else None), width)
    return lines[-room:] if room > 0 else []


def own_discards(view: SeatView) -> dict[int, tuple[Card, ...]]:
    """Returns what the seat of a view laid into the crib."""
    return {} if view.seat is None else {view.seat: view.discards}
