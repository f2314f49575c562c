"""A game as one plays and keeps it: rules, headers and the list of actions, with the state they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fifteentwo.errors import IllegalAction
from fifteentwo.game.actions import Action
from fifteentwo.game.events import Event
from fifteentwo.game.referee import apply
from fifteentwo.game.state import GameState
from fifteentwo.game.view import SeatView, view
from fifteentwo.rules import RuleSet


class Game:
    """A game that can be played, taken back, written and read.

    Everything follows from the start and the actions; :attr:`state` is what they lead to.

    >>> game = Game("six_card", dealer=0)
    >>> game.state.phase.value
    'deal'
    """

    def __init__(
        self,
        rules: RuleSet | str = "six_card",
        *,
        dealer: int | None = None,
        game_number: int = 0,
        headers: Mapping[str, str] | None = None,
        start: GameState | None = None,
    ) -> None:
        """Begins a game.

        Args:
            rules: A rule set or its text.
            dealer: The first dealer; left out, the deal is cut for.
            game_number: Which game of its match it is, from 0.
            headers: What else is to be written at the top of the record, such as names and the date.
            start: A position to begin from instead.
        """
        self.start = GameState.setup(rules, dealer=dealer, game_number=game_number) if start is None else start
        self.headers = dict(headers or {})
        self._actions: list[Action] = []
        self._states: list[GameState] = [self.start]

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self.start.rules

    @property
    def state(self) -> GameState:
        """Where the game stands."""
        return self._states[-1]

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything that has been done, in order."""
        return tuple(self._actions)

    def push(self, action: Action) -> tuple[Event, ...]:
        """Does an action and returns what everybody saw.

        Raises:
            IllegalAction: The action breaks a rule; nothing has changed.
        """
        state, events = apply(self.state, action)
        self._states.append(state)
        self._actions.append(action)
        return events

    def extend(self, actions: Iterable[Action]) -> None:
        """Does several actions; stops at the first that breaks a rule.

        Raises:
            IllegalAction: As :meth:`push`; the actions before it have been done.
        """
        for action in actions:
            self.push(action)

    def pop(self) -> Action:
        """Takes the latest action back and returns it.

        Raises:
            IllegalAction: There is none.
        """
        if not self._actions:
            raise IllegalAction("there is nothing to take back")
        self._states.pop()
        return self._actions.pop()

    def view(self, seat: int | None) -> SeatView:
        """Returns what a seat may know; for None, what anybody who watches may."""
        return view(self.state, seat)

    @classmethod
    def read(cls, text: str) -> Game:
        """Reads a complete game file and replays it; see :func:`fifteentwo.record.read_game`.

        Raises:
            ParseError: The text is not a game file, or a play or score in it is wrong.
        """
        from fifteentwo.record import read_game

        return read_game(text)

    def write(self) -> str:
        """Returns the game as a file that :meth:`read` reads; see :func:`fifteentwo.record.write_game`."""
        from fifteentwo.record import write_game

        return write_game(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.start, self._actions, self.headers) == (other.start, other._actions, other.headers)

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        return f"<Game {self.rules}: {len(self._actions)} actions, score {'-'.join(map(str, self.state.scores))}>"
