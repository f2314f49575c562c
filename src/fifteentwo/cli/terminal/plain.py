"""The game as lines one after another: for pipes, small terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console

from fifteentwo.cli.telling import Telling
from fifteentwo.cli.terminal.display import GO_ON, read_line
from fifteentwo.cli.terminal.paper import Paper, own_discards
from fifteentwo.cli.terminal.showing import summary_block
from fifteentwo.game import SeatView
from fifteentwo.game.events import DealEnded, Event


class Lines:
    """Shows the game sentence by sentence."""

    def __init__(self, console: Console, telling: Telling) -> None:
        """Takes where to show what."""
        self._console = console
        self._telling = telling

    @contextmanager
    def open(self) -> Iterator[None]:
        """Needs nothing."""
        yield

    def happened(self, before: SeatView, after: SeatView, events: Sequence[Event]) -> None:
        """Prints a sentence for everything that happened, and after a deal what it brought."""
        del before
        for sentence in self._telling.tell(events, own_discards(after)):
            self._print(sentence)
        if any(isinstance(event, DealEnded) for event in events):
            self._print("")
            for line in summary_block(Paper(*self._console.size, self._telling, ""), after, self._console.width):
                self._console.print(line)

    def ask(self, view: SeatView, sentence: str, warning: str = "") -> str:
        """Prints one's cards and what is asked, and returns the answer."""
        self._print(warning or f"\n{self._position(view)}")
        self._print(sentence)
        return read_line()

    def words(self, view: SeatView, lines: Sequence[str], sentence: str = GO_ON) -> str:
        """Prints some lines, and asks only where the answer matters."""
        del view
        for line in lines:
            self._print(line)
        if sentence == GO_ON:
            return ""
        self._print(sentence)
        return read_line()

    def _print(self, line: str) -> None:
        self._console.print(self._telling.look.text(line), soft_wrap=True)

    def _position(self, view: SeatView) -> str:
        """Returns one's cards, the count and the score."""
        names, look = self._telling.names, self._telling.look
        hand = ", ".join([f"{number} {look.card(card)}" for number, card in enumerate(view.hand, start=1)])
        scores = ", ".join([f"{names.side(side)} {score}" for side, score in enumerate(view.scores)])
        cards = f"Your cards: {hand}. " if hand else ""
        count = f"Count {view.count}. " if view.pile else ""
        return f"{cards}{count}Score: {scores}."
