"""Showing the game to a person and reading what they type: what all ways of doing that have in common."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, suppress
from typing import Final, Protocol

from fifteentwo.game import SeatView
from fifteentwo.game.events import Event

GO_ON: Final = "Enter goes on."


class Leave(Exception):
    """The person leaves; the game is kept."""

    def __init__(self, status: int = 0) -> None:
        """Takes the exit status that the program ends with."""
        self.status = status
        super().__init__(status)


class Display(Protocol):
    """A way to show the game. Whatever reads an answer raises :class:`Leave` when there is none to come."""

    def open(self) -> AbstractContextManager[None]:
        """Prepares the terminal for the game, and afterwards makes it as it was."""

    def happened(self, before: SeatView, after: SeatView, events: Sequence[Event]) -> None:
        """Shows what an action has led to, as far as it is to be seen before anything else happens."""

    def ask(self, view: SeatView, sentence: str, warning: str = "") -> str:
        """Shows the table, asks and returns the answer."""

    def words(self, view: SeatView, lines: Sequence[str], sentence: str = GO_ON) -> str:
        """Shows some lines, asks and returns the answer."""


def read_line(prompt: str = "> ") -> str:
    """Returns the next line that the person types.

    Raises:
        Leave: There is no further line, or the person has interrupted.
    """
    with suppress(ImportError):
        import readline  # noqa: F401 - it lets people edit what they type
    try:
        return input(prompt)
    except EOFError:
        raise Leave from None
    except KeyboardInterrupt:
        raise Leave(130) from None
