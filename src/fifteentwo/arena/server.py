"""The engine's end of the engine protocol: a computer player that answers lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from fifteentwo.arena.acts import write_act
from fifteentwo.arena.protocol import GREETING, VERSION, EngineOption
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import SeatView
from fifteentwo.players import LEVELS, Level, Player
from fifteentwo.record import read_position

DEFAULT_SEED: Final = "0"
DEFAULT_LEVEL: Final = list(LEVELS)[-1]
"""The strongest."""


class EngineServer:
    """Answers a client's lines.

    Every game, and every change of an option, begins with a new player made from the level and the seed, so that the
    same questions get the same answers.
    """

    def __init__(self, level: str = DEFAULT_LEVEL, levels: Mapping[str, Level] = LEVELS) -> None:
        """Sets which level plays unless the client asks for another.

        Raises:
            FifteentwoError: There is no such level.
        """
        self._levels = levels
        self._offered = {
            "level": EngineOption("level", level, tuple(levels)),
            "seed": EngineOption("seed", DEFAULT_SEED),
        }
        self._offered["level"].checked(level)
        self._set = {name: option.default for name, option in self._offered.items()}
        self._player: Player | None = None
        self._view: SeatView | None = None

    def serve(self, lines: Iterable[str], say: Callable[[str], None]) -> None:
        """Answers lines until one says ``quit`` or there are no more.

        Args:
            lines: What the client says.
            say: Prints one line of an answer.
        """
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                return
            try:
                for answer in self.answer(word, rest.strip()):
                    say(answer)
            except FifteentwoError as error:
                say(f"error {' '.join(str(error).split())}")

    def answer(self, word: str, rest: str) -> list[str]:
        """Returns the lines that answer one command.

        Raises:
            FifteentwoError: It is not a command, or cannot be obeyed; nothing changes.
        """
        match word:
            case "":
                return []
            case "protocol":
                return self._greet(rest)
            case "isready":
                self._ready_player()
                return ["readyok"]
            case "setoption":
                self._set_option(rest)
                return []
            case "newgame":
                self._player = self._view = None
                return []
            case "position":
                self._view = read_position(rest)
                return []
            case "go":
                return [self._go()]
            case _:
                raise FifteentwoError(
                    f"{word!r} is not a command; commands are protocol, isready, setoption, newgame, position, go, quit"
                )

    def _greet(self, version: str) -> list[str]:
        if version != str(VERSION):
            raise FifteentwoError(f"only version {VERSION} of the protocol is spoken here, not {version or 'none'}")
        from fifteentwo import __version__

        name, author = f"id name Fifteentwo {__version__}", "id author The Fifteentwo authors"
        return [name, author, *[option.write() for option in self._offered.values()], GREETING]

    def _set_option(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        if name not in self._offered:
            raise FifteentwoError(f"there is no option {name!r}; options are {', '.join(self._offered)}")
        self._set[name] = self._offered[name].checked(value.strip())
        self._player = None

    def _ready_player(self) -> Player:
        if self._player is None:
            self._player = self._levels[self._set["level"]].make(self._set["seed"])
        return self._player

    def _go(self) -> str:
        if self._view is None:
            raise FifteentwoError("go needs a position first")
        if not self._view.legal_actions:
            raise FifteentwoError(f"in this position seat {self._view.seat} has nothing to do")
        return write_act(self._ready_player()(self._view))
