"""A person at the terminal, with the answers written down before."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

import pytest

from fifteentwo.cards import Card
from fifteentwo.cli.look import Look
from fifteentwo.cli.names import Names
from fifteentwo.cli.telling import Telling
from fifteentwo.cli.terminal.display import GO_ON, Leave
from fifteentwo.cli.terminal.human import Human
from fifteentwo.game import GameState, PlayCard, SeatView, view
from fifteentwo.game.events import Event


class Written:
    """A display that answers from a list, and keeps what it was told to show."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.shown: list[str] = []

    def open(self) -> AbstractContextManager[None]:
        return nullcontext()

    def happened(self, before: SeatView, after: SeatView, events: Sequence[Event]) -> None:
        """Shows nothing."""

    def ask(self, _view: SeatView, _sentence: str, warning: str = "") -> str:
        self.shown.append(warning)
        return self.answers.pop(0)

    def words(self, _view: SeatView, lines: Sequence[str], _sentence: str = GO_ON) -> str:
        self.shown += lines
        return ""


def human(display: Written) -> Human:
    return Human("Ann", display, Telling(Names(("You", "Ben"), (0, 1)), Look()), random.Random(1))


def playing(hand: str) -> SeatView:
    return view(GameState.setup(dealer=1, hands=(hand, "2C 3C 9S JD"), starter="KC"), 0)


@pytest.mark.parametrize("letter", ["q", "Q"])
def test_q_plays_the_queen_that_is_held(letter: str) -> None:
    assert human(Written(letter))(playing("5H 6H QD JC")) == PlayCard(0, Card.parse("QD"))


def test_q_leaves_without_a_queen_and_quit_always() -> None:
    with pytest.raises(Leave):
        human(Written("q"))(playing("5H 6H TD JC"))
    with pytest.raises(Leave):
        human(Written("quit"))(playing("5H 6H QD JC"))


def test_the_list_of_keys_says_so() -> None:
    display = Written("?", "1")
    human(display)(playing("5H 6H QD JC"))

    assert "q        the same, unless you hold a queen" in display.shown
