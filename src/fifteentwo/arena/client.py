"""The client's end of the engine protocol: a player that asks a program what to do."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType

from fifteentwo.arena.acts import read_act
from fifteentwo.arena.faults import PlayerFault
from fifteentwo.arena.process import Process
from fifteentwo.arena.protocol import GREETING, EngineOption, Identity
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game import Action, SeatView
from fifteentwo.record import write_position


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a program may take, in seconds."""

    start: float = 60.0
    """To say who it is, and to get ready."""
    act: float = 10.0
    """For one decision."""


class EnginePlayer:
    """A player that asks a program. Closed at the end, or used in a ``with`` statement, it leaves no process behind.

    Whenever the program does not keep to the protocol, a :class:`~fifteentwo.arena.PlayerFault` says how, the program
    is ended, and every later question is a fault as well.
    """

    def __init__(
        self, command: Sequence[str], *, limits: Limits | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        """Starts a program and asks it who it is.

        Args:
            command: The program and its arguments.
            limits: How long it may take.
            options: What to set. Options that the program does not offer are an error.

        Raises:
            PlayerFault: The program cannot be started, or does not speak the protocol.
            FifteentwoError: An option is not offered, or has no such value.
        """
        self._limits = limits or Limits()
        self._process = Process(command)
        self._closed = False
        try:
            self._identity = self._identify()
            for name, value in (options or {}).items():
                self.set_option(name, value)
            self._wait_until_ready()
        except BaseException:
            self.close()
            raise

    @property
    def name(self) -> str:
        """What the program calls itself."""
        return self._identity.name

    @property
    def identity(self) -> Identity:
        """What the program says about itself."""
        return self._identity

    @property
    def closed(self) -> bool:
        """Whether the program has been ended."""
        return self._closed

    def __enter__(self) -> EnginePlayer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def set_option(self, name: str, value: str) -> None:
        """Sets an option.

        Raises:
            FifteentwoError: The program does not offer it, or has no such value for it.
        """
        if name not in self._identity.options:
            raise FifteentwoError(f"{self.name} has no option {name!r}")
        self._send(f"setoption {name} {self._identity.options[name].checked(value)}")

    def new_game(self, seed: str | None = None) -> None:
        """Tells the program that another game begins, and where it lets itself be seeded, with which seed.

        Raises:
            PlayerFault: It does not get ready.
        """
        if seed is not None and "seed" in self._identity.options:
            self.set_option("seed", seed)
        self._send("newgame")
        self._wait_until_ready()

    def __call__(self, view: SeatView, /) -> Action:
        """Returns what the program does.

        Raises:
            FifteentwoError: Somebody who only watches is asked.
            PlayerFault: The program dies, gives no answer in time, or says something else than an act.
        """
        if view.seat is None:
            raise FifteentwoError("somebody who only watches has nothing to do")
        self._send(f"position {write_position(view)}")
        self._send("go")
        line = self._answer(self._limits.act)
        try:
            return read_act(line, view.seat)
        except ParseError as error:
            raise self._fault(f"answered go with {_shown(line)}: {error.reason}") from None

    def close(self) -> None:
        """Ends the program. Doing so again does no harm."""
        if not self._closed:
            self._closed = True
            self._process.close("quit")

    def _identify(self) -> Identity:
        self._send(GREETING)
        deadline, said, options = time.monotonic() + self._limits.start, {"name": "", "author": ""}, {}
        while (line := self._receive(deadline, self._limits.start)) != GREETING:
            word, _, rest = line.partition(" ")
            key, _, value = rest.partition(" ")
            try:
                match word:
                    case "id" if key in said and value:
                        said[key] = value
                    case "option":
                        option = EngineOption.read(line)
                        options[option.name] = option
                    case "info" | "":
                        pass
                    case "error":
                        raise self._fault(f"reported an error: {rest}")
                    case _:
                        raise self._fault(f"said {_shown(line)} where it was to say who it is")
            except ParseError as error:
                raise self._fault(f"said who it is in other words: {error.reason}") from None
        if not said["name"]:
            raise self._fault("did not say its name")
        return Identity(said["name"], said["author"], options)

    def _wait_until_ready(self) -> None:
        self._send("isready")
        line = self._answer(self._limits.start)
        if line != "readyok":
            raise self._fault(f"answered isready with {_shown(line)}, not with readyok")

    def _answer(self, seconds: float) -> str:
        """Returns the next line that is an answer, not just information."""
        deadline = time.monotonic() + seconds
        while True:
            line = self._receive(deadline, seconds)
            word, _, rest = line.partition(" ")
            if word == "error":
                raise self._fault(f"reported an error: {rest}")
            if word not in {"info", ""}:
                return line

    def _send(self, line: str) -> None:
        if self._closed:
            raise PlayerFault("has been ended")
        try:
            self._process.send(line)
        except PlayerFault as fault:
            raise self._fault(str(fault)) from None

    def _receive(self, deadline: float, seconds: float) -> str:
        try:
            return self._process.receive(deadline).strip()
        except PlayerFault as fault:
            late = time.monotonic() >= deadline
            raise self._fault(f"{fault}: {seconds:g} seconds are over" if late else str(fault)) from None

    def _fault(self, reason: str) -> PlayerFault:
        """Ends the program and returns what to raise."""
        self._closed = True
        self._process.close()
        return PlayerFault(reason)


def _shown(line: str) -> str:
    return repr(line if len(line) <= 80 else f"{line[:80]}…")
