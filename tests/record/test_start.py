"""The beginnings of recorded games."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from tests.record.games import games

from fifteentwo.cards import Card, parse_cards
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game import Discard, Game, GameState, PlayCard, apply
from fifteentwo.record import read_game, write_game
from fifteentwo.record.gametext import format_tag, take_apart
from fifteentwo.record.start import read_start, start_tags

POSITIONS: tuple[dict[str, Any], ...] = (
    {},
    {"dealer": 1},
    {"dealer": 1, "game_number": 2},
    {"dealer": 0, "deal_number": 4, "first_dealer": 0, "scores": (24, 31), "back_pegs": (20, 30)},
    {"dealer": 1, "hands": ("KH 6H 7C 8D 2C 3C", "AS 2S 3S 4S 5S 6S")},
    {"dealer": 1, "hands": ("KH 6H 7C 8D", "AS 2S 3S 4S")},
    {"dealer": 1, "hands": ("KH 6H 7C 8D", "AS 2S 3S 4S"), "crib": "QD 2D JD 4D"},
    {"dealer": 1, "hands": ("KH 6H 7C 8D", "AS 2S 3S 4S"), "starter": "JC", "scores": (0, 119)},
    {
        "dealer": 0,
        "hands": ("KH 6H 7C 8D", "AS 2S 3S 4S"),
        "crib": "QD 2D JD 4D",
        "starter": "JC",
        "played": [(1, "4S"), (0, "KH"), (1, "3S")],
        "deal_number": 3,
    },
    {
        "rules": "three_hand",
        "dealer": 2,
        "hands": ("KH 6H 7C 8D 9D", "AS 2S 3S 4S 5S", "AH 2H 3H 4H 5H"),
    },
    {
        "rules": "three_hand",
        "dealer": 2,
        "hands": ("KH 6H 7C 8D", "AS 2S 3S 4S", "AH 2H 3H 4H"),
        "starter": "5H",
        "played": [(0, "KH"), (1, "4S"), (2, "AH"), (0, "6H")],
    },
)


def written(state: GameState) -> str:
    """Returns the tags of a start as text."""
    tags = {"Fifteentwo": "1"} | start_tags(state)
    return "\n".join(format_tag(name, value) for name, value in tags.items())


@pytest.mark.parametrize("arguments", POSITIONS)
def test_positions_that_were_set_up(arguments: dict[str, Any]) -> None:
    start = GameState.setup(**arguments)

    assert read_start(take_apart(written(start))[0]) == start


def test_the_order_of_the_undealt_cards_is_kept() -> None:
    hands = ("KH 6H 7C 8D", "AS 2S 3S 4S")
    lowest_first = GameState.setup(dealer=1, hands=hands)
    undealt = tuple(reversed(lowest_first.undealt))
    start = GameState.setup(dealer=1, hands=hands, crib=lowest_first.crib, undealt=undealt)

    assert read_start(take_apart(written(start))[0]).undealt == undealt


def test_a_game_from_the_middle_of_a_deal_is_replayed() -> None:
    start = GameState.setup(dealer=1, hands=("KH 6H 7C 8D", "AS 2S 3S 4S"), starter="JC", played=[(0, "KH")])
    game = Game(start=start)
    game.push(PlayCard(1, Card.parse("4S")))
    game.push(PlayCard(0, Card.parse("7C")))

    assert read_game(write_game(game)) == game


def test_what_is_usual_is_not_written() -> None:
    assert start_tags(GameState.setup()) == {"Rules": "six_card"}
    assert start_tags(GameState.setup("long", dealer=1)) == {"Rules": "long", "Dealer": "1"}


def test_a_start_that_was_not_set_up_is_refused() -> None:
    state = GameState.setup(dealer=1, hands=("KH 6H 7C 8D 2C 3C", "AS 2S 3S 4S 5S 6S"))
    state, _ = apply(state, Discard(0, parse_cards("2C 3C")))

    with pytest.raises(FifteentwoError, match="in the middle of a deal"):
        write_game(Game(start=state))


@pytest.mark.parametrize(
    ("tag", "reason"),
    [
        ('[Rules "seven_card"]', "Rules.*seven_card"),
        ('[Rules "muggins=on"]', "Rules.*scoring=manual"),
        ('[Dealer "x"]', "Dealer.*not a number"),
        ('[Dealer "2"]', "dealer is 2"),
        ('[Dealer "1"] [Scores "1-2-3"]', "scores needs 2 numbers"),
        ('[Dealer "1"] [Scores "121-0"]', "from 0 to 120"),
        ('[Dealer "1"] [StartHands "5H / 6H"]', "hands has"),
        ('[Dealer "1"] [StartHands "5H 6X"]', "StartHands.*not a suit"),
        ('[Dealer "1"] [Played "5H"]', "with its seat"),
        ('[StartStarter "5H"]', "need hands"),
    ],
)
def test_what_is_wrong_is_named(tag: str, reason: str) -> None:
    with pytest.raises(ParseError, match=reason):
        read_start(take_apart(f'[Fifteentwo "1"]\n{tag}')[0])


@given(games())
def test_any_start_before_a_deal(game: Game) -> None:
    assert read_start(take_apart(written(game.start))[0]) == game.start
