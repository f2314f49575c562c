"""Acts as text: whatever a seat can do is read as it was written, and nothing else is read."""

from __future__ import annotations

import random

import pytest

from fifteentwo.arena.acts import ACT_WORDS, read_act, write_act
from fifteentwo.arena.playing import seat_to_ask
from fifteentwo.cards import DECK, parse_cards, shuffled
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game import Action, CallRenege, CutPack, Deal, Discard, Game, Phase, PlayCard, Resign
from fifteentwo.players import RandomPlayer

RULES = [
    "six_card",
    "acc target=45",
    "house_strict target=45",
    "six_card must_play_after_go=off",
    "four_hand scoring=manual muggins=on target=45 cut_before_deal=offered renege=flat_two",
]


def test_everything_that_is_legal_in_random_games_comes_back() -> None:
    words = set()
    for rules in RULES:
        game, chance = Game(rules), random.Random(rules)
        player = RandomPlayer(chance)
        while not game.state.over and len(game.actions) < 400:
            seat = seat_to_ask(game.state)
            if seat is None:
                deck = shuffled(chance)
                game.push(CutPack(deck) if game.state.phase is Phase.PACK else Deal(deck))
                continue
            for other in range(game.rules.players):
                for action in (*game.view(other).legal_actions, Resign(other)):
                    text = write_act(action)
                    assert read_act(text, other) == action
                    words.add(text.partition(" ")[0])
            game.push(player(game.view(seat)))

    assert words == {*ACT_WORDS}


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("discard 5h 10C", Discard(1, parse_cards("5H TC"))),
        ("  play   ac ", PlayCard(1, DECK[0])),
        ("RESIGN", Resign(1)),
        ("renege dead", CallRenege(1, dead=True)),
    ],
)
def test_what_people_may_type(text: str, action: Action) -> None:
    assert read_act(text, 1) == action


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is not an act; acts are discard, play"),
        ("bestmove e2e4", "'bestmove' is not an act"),
        ("play", "play: "),
        ("play 5H 6H", "play: one card is played at a time, not 2"),
        ("play 1H", "play: "),
        ("claim", "claim: a number is needed, not ''"),
        ("claim -3", "claim: a number is needed, not '-3'"),
        ("claim ٣", "claim: a number is needed"),
        ("claim 9999999999", "claim: a number is needed"),
        ("discard 5H 5H", "discard: "),
        ("accept it", "accept: nothing stands after accept, so not 'it'"),
        ("renege twice", "renege: after renege stands dead or nothing, not 'twice'"),
    ],
)
def test_what_is_no_act(text: str, reason: str) -> None:
    with pytest.raises(ParseError) as caught:
        read_act(text, 0)
    assert str(caught.value).startswith(reason)


def test_the_table_does_not_speak() -> None:
    with pytest.raises(FifteentwoError, match="is not an act of a player"):
        write_act(Deal(DECK))
