"""The friendly front: a game that one plays and takes back."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from tests.random_play import play_on, random_action
from tests.strategies import randoms

from fifteentwo.cards import DECK
from fifteentwo.errors import IllegalAction
from fifteentwo.game import CutForDeal, CutPack, Deal, Discard, Game, GameState, Phase, PlayCard, view
from fifteentwo.game.events import CardCut, Dealt
from fifteentwo.rules import RuleSet


def test_a_game_begins_with_the_cut_or_a_dealer_or_anywhere() -> None:
    assert Game().state == GameState.setup()
    assert Game("three_hand", dealer=2, game_number=1).state == GameState.setup("three_hand", dealer=2, game_number=1)
    start = GameState.setup("six_card", dealer=1, hands=["KC 9C 4C 4D", "QD TD 8D 8H"], starter="KS")
    game = Game(start=start, headers={"Event": "club night"})
    assert (game.state, game.rules, game.headers) == (start, RuleSet(), {"Event": "club night"})


def test_pushing_and_popping() -> None:
    game = Game()
    assert game.push(CutPack(DECK)) == ()
    assert game.push(CutForDeal(0, 51)) == (CardCut(0, DECK[51]),)
    before = game.state
    game.push(CutForDeal(1, 0))
    assert (game.state.phase, game.state.dealer) == (Phase.DEAL, 1)

    assert game.pop() == CutForDeal(1, 0)
    assert game.state == before
    assert game.actions == (CutPack(DECK), CutForDeal(0, 51))
    game.pop()
    game.pop()
    with pytest.raises(IllegalAction, match="nothing to take back"):
        game.pop()


def test_what_is_refused_changes_nothing() -> None:
    game = Game(dealer=0)
    game.push(Deal(DECK))
    state = game.state
    with pytest.raises(IllegalAction):
        game.push(PlayCard(0, DECK[0]))
    with pytest.raises(IllegalAction):
        game.extend([Discard(0, state.hands[0][:2]), Discard(0, state.hands[0][:2])])

    assert game.actions == (Deal(DECK), Discard(0, state.hands[0][:2]))
    game.pop()
    assert game.state == state


@given(chance=randoms())
@settings(max_examples=20)
def test_a_game_is_its_start_and_its_actions(chance: random.Random) -> None:
    game = Game("acc muggins=on")
    for _ in range(200):
        if not game.state.over:
            game.push(random_action(game.state, chance))
    again = Game("acc muggins=on")
    again.extend(game.actions)

    assert again == game
    assert again.state == game.state
    for seat in (None, 0, 1):
        assert again.view(seat) == game.view(seat) == view(game.state, seat)
    while game.actions:
        game.pop()
    assert game == Game("acc muggins=on")


def test_games_are_compared_by_what_was_done() -> None:
    assert Game() != Game(dealer=0)
    assert Game() != Game(headers={"Event": "club night"})
    assert Game() != "a game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game())


def test_what_a_game_and_a_state_look_like() -> None:
    game = Game("long", dealer=0)
    game.push(Deal(DECK))

    assert repr(game) == "<Game long: 1 actions, score 0-0>"
    assert repr(game.state) == "<GameState long: discard, deal 1, score 0-0>"


def test_events_of_a_deal_are_those_since_it_began() -> None:
    state = GameState.setup()
    seen: tuple[object, ...] = ()
    for _, action, events, after in play_on(state, random.Random(1)):
        seen = events if isinstance(action, Deal) else (*seen, *events)
        assert after.events == seen
    assert isinstance(seen[0], Dealt)
