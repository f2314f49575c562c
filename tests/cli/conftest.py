from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from fifteentwo.cli import main


class Outcome(NamedTuple):
    status: int
    out: str
    err: str


Command = Callable[..., Outcome]


class Typed(io.StringIO):
    """Standard input that is typed line by line, as the lines are made."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self._lines = iter(lines)

    def readline(self, size: int | None = -1, /) -> str:
        del size
        return next((f"{line}\n" for line in self._lines), "")


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for the state of the program, and a terminal of the usual width."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path / "state" / "fifteentwo"


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs the command line with arguments, and lines that are typed."""

    def run(*arguments: str, typed: Iterable[str] = ()) -> Outcome:
        monkeypatch.setattr(sys, "stdin", Typed(typed))
        status = main([str(argument) for argument in arguments])
        return Outcome(status, *capsys.readouterr())

    return run
