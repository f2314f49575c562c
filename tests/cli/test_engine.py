"""``fifteentwo engine``: the engine protocol on standard input and output."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.cli.conftest import Command

from fifteentwo.players import LEVELS

POSITION = "position fifteentwo/1 rules=six_card seat=1 phase=discard dealer=1 hand=5H,6H,7C,8D,TD,KC"


def engine(*arguments: str, lines: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "fifteentwo", "engine", *arguments],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    )


def test_it_plays_as_the_level_named() -> None:
    done = engine("--level", "beginner", lines=f"protocol 1\n{POSITION}\ngo\n")
    assert "option level default=beginner values=random,beginner,steady" in done.stdout
    assert done.stdout.splitlines()[-1] == "discard TD KC"
    assert done.stderr == ""


def test_the_strongest_plays_if_none_is_named() -> None:
    assert f"option level default={[*LEVELS][-1]} " in engine(lines="protocol 1\nquit\n").stdout


@pytest.mark.parametrize(("level", "name"), [("champion", "champion"), ("77", "level77")])
def test_levels_that_are_not_there(command: Command, level: str, name: str) -> None:
    done = command("engine", "--level", level)
    assert done.status == 2
    assert done.err.startswith("fifteentwo: engine: the option level is one of random, beginner, steady")
    assert repr(name) in done.err
