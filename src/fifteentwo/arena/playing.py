"""Letting players play a game to its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fifteentwo.cards import Card, Rank, shuffled
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import CutPack, Deal, Game, GameState, Phase
from fifteentwo.players import Player
from fifteentwo.rules import RuleSet

MOST_ACTIONS: Final = 20_000
"""More than any game needs; a player that takes a go back and says it again for ever is stopped here."""


def seat_to_ask(state: GameState) -> int | None:
    """Returns the seat that is to act next: the dealer while a jack as starter is unclaimed, else who the game waits for.

    Where several seats may act in any order, the first of them. None where the game waits for the table or is over.
    """
    if state.heels_open and state.starter is not None and state.starter.rank is Rank.JACK:
        return state.dealer
    return state.to_act[0] if state.to_act else None


def play_game(
    rules: RuleSet | str,
    players: Sequence[Player],
    chance: random.Random,
    *,
    dealer: int | None = None,
    decks: Callable[[], Sequence[Card]] | None = None,
    headers: Mapping[str, str] | None = None,
) -> Game:
    """Plays a game between players to its end.

    Args:
        rules: A rule set or its text.
        players: One for each seat. The same object may sit on several seats.
        chance: The source of the shuffles.
        dealer: The first dealer; left out, the deal is cut for.
        decks: Returns the next shuffled deck, in place of ``chance``: for the cut for deal as well as for the deals.
        headers: What is to stand at the top of the game's record.

    Raises:
        FifteentwoError: The number of players is not that of the rules, or a game has no end.
        IllegalAction: A player breaks a rule.
    """
    game = Game(rules, dealer=dealer, headers=headers)
    if len(players) != game.rules.players:
        raise FifteentwoError(f"these rules need {game.rules.players} players, not {len(players)}")
    while not game.state.over:
        if len(game.actions) >= MOST_ACTIONS:
            raise FifteentwoError(f"the game has no end: {MOST_ACTIONS} actions and nobody has won")
        seat = seat_to_ask(game.state)
        if seat is not None:
            game.push(players[seat](game.view(seat)))
        else:
            deck = tuple(shuffled(chance) if decks is None else decks())
            game.push(CutPack(deck) if game.state.phase is Phase.PACK else Deal(deck))
    return game
