"""Files of several games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.record.games import games

from fifteentwo.errors import ParseError
from fifteentwo.game import Game, GameState
from fifteentwo.record import Note, NotedDeal, NotedGame, read_game, read_games, read_noted, write_games

NOTED = NotedGame(GameState.setup(dealer=0), (NotedDeal(show=(Note(1, points=8), Note("crib", points=2))),))


@given(st.lists(games() | st.just(NOTED), min_size=1, max_size=3))
def test_games_of_both_kinds_come_back(several: list[Game | NotedGame]) -> None:
    text = write_games(several)

    assert list(read_games(text)) == several
    assert write_games(read_games(text)) == text


def test_an_error_in_a_later_game_has_its_line_in_the_file() -> None:
    text = write_games([Game(dealer=0), NOTED]).replace("+8", "+19")

    with pytest.raises(ParseError, match="no hand scores 19") as caught:
        read_games(text)

    assert f"line {text[: text.index('+19')].count(chr(10)) + 1}," in str(caught.value)


def test_a_kind_that_there_is_not() -> None:
    with pytest.raises(ParseError, match="this is a dreamt game"):
        read_games('[Fifteentwo "1"] [Kind "dreamt"]')


@pytest.mark.parametrize("reader", [Game.read, read_game, read_games, read_noted])
@pytest.mark.parametrize("thing", [5, None, b"[Fifteentwo]"])
def test_only_text_is_read(reader: Callable[[Any], object], thing: object) -> None:
    with pytest.raises(TypeError, match="a game file is read from a text, not from"):
        reader(thing)
