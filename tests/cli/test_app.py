from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.cli.conftest import Command

import fifteentwo


def test_version(command: Command) -> None:
    assert command("--version") == (0, f"fifteentwo {fifteentwo.__version__}\n", "")


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_lists_the_commands(command: Command, arguments: list[str]) -> None:
    status, out, _ = command(*arguments)

    assert status == 0
    for name in ("play", "score", "replay", "verify", "rules", "svg"):
        assert name in out


@pytest.mark.parametrize("name", ["play", "score", "replay", "verify", "rules", "svg"])
def test_every_command_has_help(command: Command, name: str) -> None:
    status, out, _ = command(name, "--help")

    assert status == 0
    assert f"fifteentwo {name}" in out


def test_a_wrong_command(command: Command) -> None:
    status, out, err = command("scor")

    assert (status, out) == (2, "")
    assert err == "fifteentwo: No such command 'scor'. Did you mean 'score'? (see fifteentwo --help)\n"


def test_a_reader_that_goes_away_is_no_disaster() -> None:
    """As in ``fifteentwo rules | head -1``: no traceback, nothing on standard error."""
    program = [sys.executable, "-m", "fifteentwo", "rules", "--json"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == b""


def test_the_command_starts_without_what_it_does_not_need() -> None:
    """Neither the kernel nor rich nor the game is loaded to print the version."""
    code = (
        "import sys; from fifteentwo.cli import main; main(['--version']);"
        "print(sorted(name for name in ('numpy', 'fifteentwo.svg', 'fifteentwo.record', 'fifteentwo.kernel')"
        " if name in sys.modules))"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.splitlines()[-1] == "[]"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_disaster(closed: str) -> None:
    """As where a program is started by another that gives it nothing to read from or write to."""
    shell = f"{sys.executable} -m fifteentwo score '5H 5D 5S JC + 5C' {closed}"
    done = subprocess.run(["/bin/sh", "-c", shell], capture_output=True, text=True, check=False)

    assert done.returncode == 0
    assert done.stderr == ""
    assert ("twenty-nine" in done.stdout) == (">&-" not in closed.replace("2>&-", ""))


@pytest.mark.parametrize("settings", [{"COLUMNS": "0"}, {"PYTHONIOENCODING": "ascii"}])
def test_odd_terminals_are_written_to(settings: dict[str, str]) -> None:
    program = [sys.executable, "-m", "fifteentwo", "score", "5♥ 5D 5S JC + 5C"]
    done = subprocess.run(program, capture_output=True, text=True, check=True, env=os.environ | settings)

    assert "twenty-nine" in done.stdout
