"""Letting players play a game to its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fifteentwo.arena.faults import PlayerFault
from fifteentwo.cards import Card, Rank, shuffled
from fifteentwo.errors import FifteentwoError, IllegalAction
from fifteentwo.game import Action, CutPack, Deal, Event, Game, GameState, Phase
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
        FifteentwoError: The number of players is not that of the rules.
        IllegalAction: A player breaks a rule.
        PlayerFault: A player does nothing that brings the game to an end.
    """
    game = Game(rules, dealer=dealer, headers=headers)
    play_on(game, players, (lambda: shuffled(chance)) if decks is None else decks)
    return game


def play_on(
    game: Game,
    players: Sequence[Player],
    decks: Callable[[], Sequence[Card]],
    watch: Callable[[Sequence[Event]], None] = lambda _: None,
) -> None:
    """Plays a game on from where it stands to its end. Where it fails, the game stands before the action that failed.

    Args:
        game: The game; it is changed.
        players: One for each seat.
        decks: Returns the next shuffled deck.
        watch: Is told what everybody saw, after each action.

    Raises:
        FifteentwoError: The number of players is not that of the rules.
        IllegalAction: The player of :func:`seat_to_ask` breaks a rule.
        PlayerFault: This player does nothing that brings the game to an end.
    """
    if len(players) != game.rules.players:
        raise FifteentwoError(f"these rules need {game.rules.players} players, not {len(players)}")
    while not game.state.over:
        seat = seat_to_ask(game.state)
        if seat is None:
            deck = tuple(decks())
            watch(game.push(CutPack(deck) if game.state.phase is Phase.PACK else Deal(deck)))
            continue
        if len(game.actions) >= MOST_ACTIONS:
            raise PlayerFault(f"the game has no end: {MOST_ACTIONS} actions and nobody has won")
        watch(game.push(_own_action(players[seat](game.view(seat)), seat)))


def _own_action(action: Action, seat: int) -> Action:
    """Returns an action if it is the seat's own; nobody acts for others or for the table."""
    if getattr(action, "seat", None) != seat:
        raise IllegalAction(f"seat {seat} was to act and can act for itself only, not do {action!r}")
    return action
