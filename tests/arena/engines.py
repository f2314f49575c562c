"""Programs that speak the engine protocol, well and badly, for tests."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import psutil

ROOT = Path(__file__).parent.parent.parent
PLAIN = ROOT / "examples" / "plain_engine.py"

HEAD = """
import os, sys, time
open({pids!r}, "a").write(f"{{os.getpid()}}\\n")
def say(*lines):
    print(*lines, sep="\\n", flush=True)
position = ""
asked = 0
for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "position":
        position = rest
    fields = dict(word.split("=", 1) for word in position.partition(" | ")[0].split() if "=" in word)
    hand = fields.get("hand", "").split(",")
    asked += command == "go"
"""
USUAL = """
    if command == "protocol":
        say("id name Odd", "protocol 1")
    elif command == "isready":
        say("readyok")
    elif command == "quit":
        break
    elif command == "go":
"""


def plain_engine() -> str:
    """Returns the contestant that the example engine is, without any package and without the project's folder."""
    return f"exec:{shlex.join([sys.executable, '-I', '-S', str(PLAIN)])}"


class Odd:
    """A folder of programs that note their process numbers when they start."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.pids = folder / "pids"

    def engine(self, body: str, *, usual: bool = True) -> list[str]:
        """Returns the command of a program that runs some lines for every line it is sent.

        Args:
            body: The lines, indented by eight where the usual answers stand before them, else by four.
            usual: Whether everything but ``go`` is answered as it should be.
        """
        file = self._folder / f"engine{len(list(self._folder.glob('engine*')))}.py"
        file.write_text(HEAD.format(pids=str(self.pids)) + USUAL * usual + body, encoding="utf-8")
        return [sys.executable, "-I", "-S", str(file)]

    def contestant(self, body: str) -> str:
        """Returns such a program as a contestant."""
        return f"exec:{shlex.join(self.engine(body))}"

    @property
    def started(self) -> list[int]:
        """The numbers of all processes that these programs have been."""
        return [int(line) for line in self.pids.read_text().split()]

    def none_is_left(self) -> bool:
        """Tells whether all of them are gone for good; one that has ended and was not waited for is not."""
        return all(map(self.is_gone, self.started))

    @staticmethod
    def is_gone(pid: int) -> bool:
        """Tells whether there is no such process, not even one that has ended and was not waited for."""
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        return False

    @staticmethod
    def ends(pid: int) -> bool:
        """Waits a while for a process that is no child of this one to end, and tells whether it has."""
        try:
            psutil.Process(pid).wait(20)
        except psutil.NoSuchProcess:
            pass
        except psutil.TimeoutExpired:
            return psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
        return True
