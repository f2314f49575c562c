"""``fifteentwo match``: figures for people and as JSON, errors, and going on after an interruption."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.arena.engines import Odd
from tests.cli.conftest import Command

KEYS = [
    "pairs",
    "games",
    "wins_a",
    "win_rate_a",
    "win_rate_a_ci95",
    "points_per_pair_a",
    "points_per_pair_a_ci95",
    "ms_per_decision_a",
    "ms_per_decision_b",
]


def bare(text: str) -> dict[str, object]:
    return {name: value for name, value in json.loads(text).items() if not name.startswith("ms_")}


def test_json(command: Command) -> None:
    done = command("match", "steady", "random", "--pairs", "8", "--seed", "1", "--json")

    assert (done.status, done.err) == (0, "")
    value = json.loads(done.out)
    assert {*KEYS} <= {*value}
    assert (value["pairs"], value["games"]) == (8, 16)
    low, high = value["win_rate_a_ci95"]
    assert 0.5 < low <= value["win_rate_a"] <= high <= 1
    low, high = value["points_per_pair_a_ci95"]
    assert 0 < low < value["points_per_pair_a"] < high
    assert value["ms_per_decision_a"] > value["ms_per_decision_b"] > 0

    again = command("match", "steady", "random", "--pairs", "8", "--seed", "1", "--json", "--jobs", "2")
    assert bare(again.out) == bare(done.out)
    other = command("match", "steady", "random", "--pairs", "8", "--seed", "2", "--json")
    assert bare(other.out) != bare(done.out)


def test_for_people(command: Command) -> None:
    done = command("match", "steady", "random", "--pairs", "8", "--seed", "1")

    assert done.status == 0
    lines = done.out.splitlines()
    assert lines[0] == "steady against random: 8 pairs, 16 games of six_card, seed 1"
    assert re.fullmatch(r"steady won \d+ games, \d+\.\d% \(95 %: \d+\.\d% to 100\.0%\)", lines[2])
    assert re.fullmatch(r"and \+\d+\.\d\d points a pair \(95 %: \+\d+\.\d\d to \+\d+\.\d\d\)\.", lines[3])
    assert re.match(r"\s+role\s+pegs\s+heels\s+hand\s+crib\s+total\s+deals\s+ms a decision", lines[5])
    assert re.match(r"steady\s+dealer\s+3\.", lines[6])


def test_one_pair_and_a_seed_of_words(command: Command) -> None:
    done = command("match", "steady", "random", "-n", "1", "-s", "any words [bold]", "--rules", "five_card")
    assert done.status == 0
    assert done.out.startswith("steady against random: 1 pairs, 2 games of five_card, seed any words [bold]")


def test_faults_are_told(command: Command, tmp_path: Path) -> None:
    engine = Odd(tmp_path).contestant("        say('[/red] play 5H')\n")
    done = command("match", engine, "random", "--pairs", "4")

    assert done.status == 0
    assert done.out.count("answered go with '[/red] play 5H'") == 5
    assert "and 3 more games were lost by faults" in done.out


def test_results_and_records(command: Command, tmp_path: Path) -> None:
    path, folder = tmp_path / "m.jsonl", tmp_path / "records"
    command("match", "beginner", "random", "--pairs", "3", "--results", path, "--keep", folder)
    assert path.read_bytes().count(b"\n") == 4
    assert len([*folder.iterdir()]) == 6
    assert command("replay", folder / "000000-1.txt").status == 0
    assert command("verify", "--points-only", folder / "000002-2.txt").status == 0

    done = command("match", "beginner", "random", "--pairs", "5", "--results", path, "--json")
    assert bare(done.out) == bare(command("match", "beginner", "random", "--pairs", "5", "--json").out)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["steady", "champion"], "there is no player named 'champion'"),
        (["steady", "exec:/no/such/engine"], "exec:/no/such/engine: '/no/such/engine' cannot be started"),
        (["steady"], "Missing argument"),
        (["steady", "random", "--pairs", "0"], "greater than or equal to 1"),
        (["steady", "random", "--jobs", "0"], "greater than or equal to 1"),
        (["steady", "random", "--rules", "four_hand"], "duplicate pairs are for two players"),
        (["steady", "random", "--cluster", "nonsense"], "the cluster at nonsense cannot be reached"),
        (["steady", "random", "--results", "/no/such/folder/m"], "No such file or directory"),
    ],
)
def test_errors(command: Command, arguments: list[str], error: str) -> None:
    done = command("match", *arguments)
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith("fifteentwo: match: ")
    assert error in done.err
    assert done.err.count("\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="needs process groups")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_says_how_to_go_on_and_leaves_nothing_behind(tmp_path: Path, jobs: str) -> None:
    """The sixth game interrupts everybody in the terminal, as Ctrl-C does: the match and those who work for it."""
    odd, path, flag = Odd(tmp_path), tmp_path / "m.jsonl", tmp_path / "flag"
    body = f"""        if asked == 6 and not os.path.exists({str(flag)!r}):
            import signal
            open({str(flag)!r}, "w").close()
            os.killpg(os.getpgid(os.getppid()), signal.SIGINT)
        say("resign")
"""
    options = ["--pairs", "200", "--jobs", jobs, "--results", str(path)]
    match = subprocess.run(
        [sys.executable, "-m", "fifteentwo", "match", "steady", odd.contestant(body), *options],
        capture_output=True,
        text=True,
        check=False,
        start_new_session=True,
    )

    assert match.returncode == 130
    assert match.stdout == ""
    assert match.stderr == f"Interrupted; the same command goes on with {path}.\n"
    assert all(map(odd.ends, odd.started))
