"""Matches: the same whoever plays them and however often they are interrupted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.arena.engines import Odd, plain_engine

from fifteentwo.arena import Figures, PairResult, Setup, play_match, workers
from fifteentwo.errors import FifteentwoError
from fifteentwo.record import read_game

SETUP = Setup("steady", "random", seed="matches")
DRIVER = """
import sys
from pathlib import Path
from fifteentwo.arena import Setup, play_match, workers

if __name__ == "__main__":
    pairs, jobs = int(sys.argv[1]), int(sys.argv[2])
    with workers(jobs) as executor:
        play_match(
            Setup("steady", "random", seed="matches"), pairs, executor=executor, results=Path(sys.argv[3]),
            on_pair=lambda pair: print(pair.pair, flush=True),
        )
"""


def without_times(figures: Figures) -> dict[str, Any]:
    return {name: value for name, value in figures.to_json().items() if not name.startswith("ms_")}


def test_two_processes_play_the_same_match() -> None:
    with workers(2) as executor:
        parallel = play_match(SETUP, 12, executor=executor)
    alone = play_match(SETUP, 12)

    assert json.dumps(without_times(parallel)) == json.dumps(without_times(alone))
    assert [pair.pair for pair in alone.pairs] == [*range(12)]


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
@pytest.mark.parametrize("jobs", [1, 2])
def test_killed_in_the_middle_it_goes_on(tmp_path: Path, jobs: int) -> None:
    driver, path = tmp_path / "driver.py", tmp_path / "match.jsonl"
    driver.write_text(DRIVER)
    command = [sys.executable, str(driver), "24", str(jobs), str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as match:
        assert match.stdout is not None
        for _ in range(5):
            match.stdout.readline()
        match.send_signal(signal.SIGKILL)
        match.stdout.read()  # comes to its end only when the workers have ended, too
    assert match.returncode == -signal.SIGKILL

    before = path.read_bytes()
    assert 1 + 5 <= before.count(b"\n") < 1 + 24
    seen: list[PairResult] = []
    figures = play_match(SETUP, 24, results=path, on_pair=seen.append)

    assert path.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    assert without_times(figures) == without_times(play_match(SETUP, 24))
    assert len(seen) == 24


def test_a_finished_match_is_not_played_again_and_can_be_made_longer_or_shorter(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    first = play_match(SETUP, 6, results=path)
    data = path.read_bytes()

    assert play_match(SETUP, 6, results=path).to_json() == first.to_json()
    assert path.read_bytes() == data
    assert without_times(play_match(SETUP, 3, results=path)) == without_times(play_match(SETUP, 3))
    assert without_times(play_match(SETUP, 9, results=path)) == without_times(play_match(SETUP, 9))


def test_records_are_kept(tmp_path: Path) -> None:
    figures = play_match(SETUP, 5, keep=tmp_path / "new" / "folder")

    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files][:3] == ["000000-1.txt", "000000-2.txt", "000001-1.txt"]
    assert len(files) == 10
    scores = [read_game(file.read_text(encoding="utf-8")).state.scores for file in files]
    by_side = [score if number % 2 == 0 else score[::-1] for number, score in enumerate(scores)]
    assert by_side == [game.scores for pair in figures.pairs for game in pair.games]


def test_a_program_plays_as_the_same_player_here() -> None:
    engine = f"exec:{sys.executable} -m fifteentwo engine --level random"
    there = play_match(Setup("beginner", engine, seed="5"), 3)
    here = play_match(Setup("beginner", "random", seed="5"), 3)

    assert without_times(there) | {"b": "random"} == without_times(here)


def test_the_example_engine_plays_by_the_rules_and_not_foolishly() -> None:
    figures = play_match(Setup(plain_engine(), "random"), 10)
    assert figures.wins == 20
    assert not figures.fault_reports()

    for rules in ("six_card cut_before_deal=mandatory target=61", "lowball"):
        assert not play_match(Setup(plain_engine(), "beginner", rules=rules), 2).fault_reports()


@pytest.mark.parametrize(
    ("body", "report"),
    [
        ("say('play KS' if fields['phase'] == 'play' else 'discard ' + ' '.join(hand[:2]))", "exec"),
        (
            "say('play ' + fields['laid'][:2] if fields['phase'] == 'play' else 'discard ' + ' '.join(hand[:2]))",
            "does not hold",
        ),
        ("sys.exit(1) if fields['phase'] == 'play' else say('discard ' + ' '.join(hand[:2]))", "ended with status 1"),
        ("say('e2e4')", "'e2e4' is not an act"),
    ],
)
def test_programs_that_fail_lose_and_leave_nothing_behind(tmp_path: Path, body: str, report: str) -> None:
    odd = Odd(tmp_path)
    figures = play_match(Setup(odd.contestant(f"        {body}\n"), "steady"), 2)

    assert figures.wins == 0
    assert len(figures.faults(0)) == 4
    assert not figures.faults(1)
    assert all(report in line and line.startswith("pair ") for line in figures.fault_reports())
    assert all(pair.points < 0 for pair in figures.pairs)
    assert odd.none_is_left()
    assert len(odd.started) >= 3


def test_a_silent_program_is_given_so_much_time(tmp_path: Path) -> None:
    odd = Odd(tmp_path)
    figures = play_match(Setup("steady", odd.contestant("        pass\n"), move_time=0.1), 1)

    assert figures.wins == 2
    assert "gave no answer in time: 0.1 seconds are over" in figures.fault_reports()[0]
    assert odd.none_is_left()


@pytest.mark.parametrize(
    ("setup", "pairs", "reason"),
    [
        (Setup("steady", "champion"), 1, "there is no player named 'champion'"),
        (Setup("exec:/no/such/program", "steady"), 1, "exec:/no/such/program: '/no/such/program' cannot be started"),
        (Setup("steady", "steady"), 0, "a match has at least one pair, not 0"),
        (Setup("steady", "steady", rules="four_hand"), 1, "duplicate pairs are for two players"),
    ],
)
def test_matches_that_cannot_begin(setup: Setup, pairs: int, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with pytest.raises(FifteentwoError, match=reason):
        play_match(setup, pairs, results=path)
    assert not path.exists()


def test_folders_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FifteentwoError, match="file"):
        play_match(SETUP, 1, keep=tmp_path / "file" / "folder")


def test_a_worker_that_dies_is_told() -> None:
    setup = Setup("python:tests.arena.cheats:deadly", "steady")
    with pytest.raises(FifteentwoError, match="a worker process has died"), workers(2) as executor:
        play_match(setup, 1, executor=executor)
