"""The program in a terminal of its own: interrupted, killed, and taken up again."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from fifteentwo.game import Discard, Game
from fifteentwo.record import Proof
from fifteentwo.record.shuffle import commit

PATIENCE = 30.0
"""Seconds after which a terminal that says nothing is given up."""


class Terminal:
    """A program and the terminal that it runs in, 80 columns by 24 rows."""

    def __init__(self, folder: Path, *arguments: str, term: str = "xterm-256color") -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "XDG_STATE_HOME": str(folder), "TERM": term, "PYTHONIOENCODING": "utf-8"}
        for name in ("COLUMNS", "LINES"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fifteentwo", "play", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """Returns everything that is shown up to a text, and from there on looks only at what follows."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen:
            ready, _, _ = select.select([self.master], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"{text!r} has not been shown: {self.seen[-2000:]!r}")
            try:
                data = os.read(self.master, 65536)
            except OSError:  # nobody is at the other end any more
                data = b""
            if not data:
                raise AssertionError(f"{text!r} was not shown before the end: {self.seen[-2000:]!r}")
            self.seen += data.decode("utf-8", errors="replace")
        before, _, self.seen = self.seen.partition(text)
        return before

    def answer(self, question: str, line: str) -> str:
        """Waits for a question and answers it; returns what was shown before."""
        before = self.wait_for(question)
        before += self.wait_for("> ")
        os.write(self.master, line.encode() + b"\n")
        return before


@contextmanager
def terminal(folder: Path, *arguments: str, term: str = "xterm-256color") -> Iterator[Terminal]:
    shown = Terminal(folder, *arguments, term=term)
    try:
        yield shown
    finally:
        if shown.process.poll() is None:
            shown.process.kill()
        shown.process.wait()
        os.close(shown.master)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game that has not begun: Steady deals, and the shuffles are known."""
    secret = "7" * 64
    headers = {"Match": "test", "Level": "steady", "Seat0": "Ann", "Seat1": "Steady", "HiddenSeed": secret}
    game = Game("six_card", dealer=1, headers={**headers, **Proof(commit(secret)).headers()})
    (tmp_path / "fifteentwo").mkdir()
    (tmp_path / "fifteentwo" / "unfinished.txt").write_text(game.write(), encoding="utf-8")
    return tmp_path


def begin(shown: Terminal) -> None:
    """Answers until two cards lie in the crib."""
    shown.answer("Enter goes on.", "")
    shown.answer("Lay two cards", "1 2")
    shown.wait_for("Ann lays ")
    shown.wait_for("> ")


def kept(folder: Path) -> Game:
    return Game.read((folder / "fifteentwo" / "unfinished.txt").read_text(encoding="utf-8"))


def end(process: subprocess.Popen[bytes], ending: signal.Signals) -> int:
    """Sends a signal until the program ends, and returns its status.

    Python notices an interruption only at the next key where it comes between the prompt and the waiting for a key, which
    no person is quick enough for.
    """
    for _ in range(int(PATIENCE)):
        process.send_signal(ending)
        with suppress(subprocess.TimeoutExpired):
            return process.wait(1)
    raise AssertionError(f"the program goes on after {ending.name}")


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_whatever_ends_the_program_the_game_goes_on(folder: Path, ending: signal.Signals) -> None:
    with terminal(folder, "-y") as shown:
        begin(shown)
        status = end(shown.process, ending)
    game = kept(folder)

    assert status == (130 if ending is signal.SIGINT else -ending)
    assert any(action.seat == 0 and isinstance(action, Discard) for action in game.actions)
    with terminal(folder, "--resume") as shown:
        shown.wait_for("Ann lays ")
        shown.wait_for("> ")
        again = kept(folder)
    assert again == game


def test_the_end_of_input_leaves_the_game(folder: Path) -> None:
    with terminal(folder, "-y") as shown:
        begin(shown)
        os.write(shown.master, b"\x04")
        shown.wait_for("The game is kept, and fifteentwo play goes on with it.")
        assert shown.process.wait(PATIENCE) == 0


def test_pages_are_drawn_on_the_second_screen_and_the_first_comes_back(folder: Path) -> None:
    with terminal(folder, "-y") as shown:
        shown.wait_for("\x1b[?1049h")
        assert "●" in shown.answer("Enter goes on.", "q")
        shown.wait_for("\x1b[?1049l")
        assert shown.process.wait(PATIENCE) == 0


def test_a_dumb_terminal_gets_lines(folder: Path) -> None:
    with terminal(folder, "-y", term="dumb") as shown:
        assert "\x1b[2J" not in shown.answer("Lay two cards", "1 2")
        shown.wait_for("Ann lays ")


def test_no_colour_is_no_colour(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    with terminal(folder, "-y") as shown:
        page = shown.answer("Enter goes on.", "") + shown.answer("Lay two cards", "1 2")
    styles = re.findall(r"\x1b\[([0-9;]*)m", page)
    assert {part for style in styles for part in style.split(";")} <= {"", "0", "1", "2"}


def test_a_deal_to_its_end(folder: Path) -> None:
    """The first card that fits is played each time, and every hand is counted on a page of its own."""
    with terminal(folder, "-y") as shown:
        begin(shown)
        os.write(shown.master, b"20\n")  # cuts the starter
        page = shown.wait_for("> ")
        for _ in range(8):
            if "The play is over" in page:
                break
            choices = [] if "Enter plays" in page else ["1", "2", "3", "4"]
            for choice in choices or [""]:
                os.write(shown.master, choice.encode() + b"\n")
                page = shown.wait_for("> ")
                if "would take the count" not in page:
                    break
        for whose in ("Ann's hand", "Steady's hand", "Steady's crib"):
            os.write(shown.master, b"\n")
            page = shown.wait_for("> ")
            assert whose in page
        assert "Enter deals again." in page
        assert "play  hand  crib" in page
