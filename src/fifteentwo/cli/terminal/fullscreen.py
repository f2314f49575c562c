"""The game as pages that fill the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import Console, Group
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from fifteentwo.cli.telling import Telling
from fifteentwo.cli.terminal.display import GO_ON, Leave, read_line
from fifteentwo.cli.terminal.moments import Moment, moments
from fifteentwo.cli.terminal.paper import SMALLEST, Ask, Paper, words_page
from fifteentwo.cli.terminal.showing import claim_page, moment_page
from fifteentwo.game import SeatView
from fifteentwo.game.events import Event

GOING_ON_HELP: Final = (
    "Enter goes on with the game.",
    "q leaves; the game is kept, and play goes on with it next time.",
    "Everything else can be typed when you are asked for something.",
)


def pages_fit(console: Console) -> bool:
    """Tells whether full pages can be shown and answered on a console."""
    width, height = console.size
    small = width < SMALLEST[0] or height < SMALLEST[1]
    return console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty() and not small


class Pages:
    """Shows the game page by page."""

    def __init__(self, console: Console, telling: Telling, title: str) -> None:
        """Takes where to show what, and the title of every page."""
        self._console = console
        self._telling = telling
        self._title = title
        self._shown: SeatView | None = None
        self._seen = 0
        self._news = 0

    @contextmanager
    def open(self) -> Iterator[None]:
        """Uses the terminal's second screen, so that what stood there before comes back afterwards."""
        with self._console.screen(hide_cursor=False):
            yield

    def happened(self, before: SeatView, after: SeatView, events: Sequence[Event]) -> None:
        """Stops at the end of the play and at every hand that has been counted."""
        for moment in moments(before, after, events):
            ask = Ask(_sentence(moment), news=self._news_in(moment.view))
            while (command := self._page(moment_page(self._paper(), moment, ask)).strip().lower()) == "?":
                self.words(moment.view, GOING_ON_HELP)
            if command in {"q", "quit", "exit"}:
                raise Leave

    def ask(self, view: SeatView, sentence: str, warning: str = "") -> str:
        """Shows the table, asks and returns the answer."""
        return self._page(claim_page(self._paper(), view, Ask(sentence, warning, self._news_in(view))))

    def words(self, view: SeatView, lines: Sequence[str], sentence: str = GO_ON) -> str:
        """Shows a page of words, asks and returns the answer."""
        paper = self._paper()
        return self._page(words_page(paper, view, [paper.look.text(line) for line in lines], Ask(sentence)))

    def _paper(self) -> Paper:
        width, height = self._console.size
        return Paper(max(width, SMALLEST[0]), max(height, SMALLEST[1]), self._telling, self._title)

    def _news_in(self, view: SeatView) -> int:
        """Returns from which event on things are new in a view: those since another view was shown."""
        if view is not self._shown:
            same_deal = self._shown is not None and self._shown.deal_number == view.deal_number
            self._news = self._seen if same_deal else 0
            self._shown, self._seen = view, len(view.events)
        return self._news

    def _page(self, lines: Sequence[Text]) -> str:
        self._console.control(Control(ControlType.HOME, ControlType.CLEAR))
        self._console.print(Group(*lines), no_wrap=True, overflow="crop", crop=True)
        return read_line()


def _sentence(moment: Moment) -> str:
    """Returns what Enter does after a moment."""
    if moment.deal_over:
        return "Enter deals again."
    if moment.counted is None and moment.view.plays and moment.view.result is None:
        return "The play is over. Enter counts the hands."
    return GO_ON
