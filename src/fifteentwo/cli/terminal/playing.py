"""Playing a game to its end: asking whoever is to act, and keeping every action."""

from __future__ import annotations

from fifteentwo.cards import Rank
from fifteentwo.cli.terminal.display import Display
from fifteentwo.cli.terminal.human import Human
from fifteentwo.cli.terminal.shelf import Shelf
from fifteentwo.cli.terminal.sitting import HIDDEN_SEED, LEVEL, ME
from fifteentwo.errors import IllegalAction
from fifteentwo.game import Action, Game, GameState, Phase
from fifteentwo.players import by_name
from fifteentwo.record.shuffle import next_pack


class Table:
    """A game between a person and computers."""

    def __init__(self, game: Game, shelf: Shelf, display: Display, human: Human) -> None:
        """Takes the game, where to keep it, where to show it, and the person on seat 0."""
        self._game = game
        self._shelf = shelf
        self._display = display
        self._human = human
        self._seed = game.headers[HIDDEN_SEED]
        self._heels_asked = -1

    def run(self) -> None:
        """Plays the game to its end, keeping every action.

        Raises:
            Leave: The person leaves before.
        """
        while not self._game.state.over:
            before = self._game.view(ME)
            action = self._next_action()
            try:
                events = self._game.push(action)
            except IllegalAction as error:
                self._human.refuse(str(error))
                continue
            self._shelf.save(self._game)
            self._display.happened(before, self._game.view(ME), events)

    def _next_action(self) -> Action:
        state = self._game.state
        if state.phase in {Phase.PACK, Phase.DEAL}:
            texts = [self._game.headers.get(f"ShuffleText{seat}", "") for seat in range(state.players)]
            return next_pack(self._game, self._seed, texts)
        if state.heels_open and state.dealer == ME and self._heels_asked != state.deal_number and not state.plays:
            self._heels_asked = state.deal_number
            claim = self._human.heels(self._game.view(ME))
            if claim is not None:
                return claim
        seat = _seat_to_ask(state)
        if seat == ME:
            return self._human(self._game.view(ME))
        # Seeded by the place in the game, so that a game that is taken up again goes on as it would have.
        computer = by_name(self._game.headers[LEVEL], f"{self._seed} {len(self._game.actions)}")
        return computer(self._game.view(seat))


def _seat_to_ask(state: GameState) -> int:
    """Returns whom to ask: a dealer who is to peg for a jack, else computers before the person.

    The person is asked first only in the cut for the deal, where it makes no difference and feels better.
    """
    jack = state.starter is not None and state.starter.rank is Rank.JACK
    if jack and state.heels_open and state.dealer not in {None, ME}:
        return state.dealer or 0
    if state.phase is Phase.CUT_FOR_DEAL and ME in state.to_act:
        return ME
    return next((seat for seat in state.to_act if seat != ME), ME)
