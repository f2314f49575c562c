"""A program at the other end of two pipes: lines out, lines in, and an end to waiting."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import IO, Final

from fifteentwo.arena.faults import PlayerFault

LONGEST_LINE: Final = 65_536
_WAITING_LINES: Final = 1_000
"""So many lines are taken in ahead; a program that says more must wait until they are read."""
_LAST_WORDS: Final = 5
_PATIENCE: Final = 2.0
"""How many seconds a program has to end by itself."""


class Process:
    """A running program that is spoken to in lines of text.

    Two threads read what it prints, so that neither side ever waits for the other with a full pipe. Whatever happens,
    :meth:`close` ends the program and waits for it.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Starts a program.

        Raises:
            PlayerFault: It cannot be started.
        """
        self._lines: queue.Queue[str | None] = queue.Queue(_WAITING_LINES)
        self._last_words: deque[str] = deque(maxlen=_LAST_WORDS)
        self._closing = threading.Event()
        try:
            self._popen = subprocess.Popen(  # noqa: S603 - running the program that was named is the purpose
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise PlayerFault(f"{command[0]!r} cannot be started: {error}") from None
        self._threads = [
            threading.Thread(target=reader, args=(pipe,), daemon=True)
            for reader, pipe in ((self._read_lines, self._popen.stdout), (self._read_errors, self._popen.stderr))
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Sends a line.

        Raises:
            PlayerFault: The program does not listen any more.
        """
        assert self._popen.stdin is not None  # noqa: S101 - it was asked for
        try:
            self._popen.stdin.write(f"{line}\n".encode())
            self._popen.stdin.flush()
        except (OSError, ValueError):
            raise PlayerFault(self._how_it_ended()) from None

    def receive(self, deadline: float) -> str:
        """Returns the next line.

        Args:
            deadline: Until when to wait, on the clock of :func:`time.monotonic`.

        Raises:
            PlayerFault: No line comes in time, or the program has ended.
        """
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise PlayerFault("gave no answer in time") from None
        if line is None:
            self._lines.put(None)  # for whoever asks again
            raise PlayerFault(self._how_it_ended())
        return line

    def close(self, farewell: str | None = None) -> None:
        """Ends the program, by force if it does not end by itself once it has been told, and waits for it.

        Without a farewell it is not told.
        """
        if farewell is not None:
            with contextlib.suppress(PlayerFault):
                self.send(farewell)
        if self._popen.stdin is not None:
            with contextlib.suppress(OSError):
                self._popen.stdin.close()
        if farewell is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._popen.wait(_PATIENCE)
        self._kill()
        self._popen.wait()
        self._closing.set()
        for thread, pipe in zip(self._threads, (self._popen.stdout, self._popen.stderr), strict=True):
            thread.join(_PATIENCE)
            if pipe is not None and not thread.is_alive():
                pipe.close()

    def _kill(self) -> None:
        """Kills the program and whatever it has started."""
        if os.name == "posix":
            # The group outlives its first process, so it is killed even where that one has ended.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._popen.pid, signal.SIGKILL)
        if self._popen.poll() is None:
            self._popen.kill()

    def _read_lines(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while not self._closing.is_set() and (line := pipe.readline(LONGEST_LINE)):
                self._put(line.decode(errors="replace").rstrip("\r\n"))
        self._put(None)

    def _put(self, line: str | None) -> None:
        while not self._closing.is_set():
            with contextlib.suppress(queue.Full):
                self._lines.put(line, timeout=0.1)
                return

    def _read_errors(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST_LINE):
                if words := line.decode(errors="replace").strip():
                    self._last_words.append(words)

    def _how_it_ended(self) -> str:
        try:
            status = self._popen.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            return "closed its output and goes on running"
        self._threads[1].join(_PATIENCE)
        how = f"ended with status {status}" if status >= 0 else f"was ended by signal {-status}"
        return how if not self._last_words else f"{how}; its last words: {self._last_words[-1][:200]}"
