from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.cli.recorded import in_file, recorded

from fifteentwo.rules import PRESETS

NOTED = """\
[Fifteentwo "1"]
[Kind "noted"]
[Seat0 "Ann"]
[Seat1 "Bob"]

Deal 1  dealer 1
Show     0: 5H 5D 5S JC  +15
"""


@pytest.mark.parametrize("rules", [*PRESETS, "six_card scoring=manual muggins=on target=61"])
def test_tells_every_deal(command: Command, tmp_path: Path, rules: str) -> None:
    game = recorded(rules)
    status, out, err = command("replay", in_file(game, tmp_path))

    assert (status, err) == (0, "")
    assert f"Rules: {game.rules}\n" in out
    for number in range(1, game.state.deal_number + 1):
        assert f"\nDeal {number}. " in out
    assert out.rstrip().splitlines()[-1].endswith(".")
    assert " win" in out.splitlines()[-1]


def test_every_point_of_an_automatic_game_is_said(command: Command, tmp_path: Path) -> None:
    """The totals of hands stand at the end of a line; counts and gos are said in words."""
    game = recorded("six_card")
    out = command("replay", in_file(game, tmp_path)).out
    shows = [line for line in out.splitlines() if " shows " in line or " turns the crib: " in line]

    assert all(line.rsplit(" ", 1)[1].isdigit() for line in shows[:-1])
    assert "“fifteen for two”" in out
    assert "“one for the go”" in out
    assert ", and one for last”" in out


def test_one_deal(command: Command, tmp_path: Path) -> None:
    file = in_file(recorded("six_card"), tmp_path)
    out = command("replay", file, "--deal", "2").out

    assert "Deal 2. " in out
    assert "Deal 1. " not in out
    assert "Deal 3. " not in out


def test_a_deal_that_is_not_there(command: Command, tmp_path: Path) -> None:
    status, _, err = command("replay", in_file(recorded("six_card"), tmp_path), "--deal", "99")
    assert (status, err) == (2, f"fifteentwo: replay: {tmp_path / 'game.txt'}: there is no deal 99\n")


def test_json_has_every_event(command: Command, tmp_path: Path) -> None:
    game = recorded("six_card")
    told = json.loads(command("replay", in_file(game, tmp_path), "--json").out)

    assert told["kind"] == "complete"
    assert told["rules"] == "six_card"
    assert told["headers"]["Seat0"] == "Ann"
    assert told["scores"] == list(game.state.scores)
    assert [deal["deal"] for deal in told["deals"]] == list(range(1, game.state.deal_number + 1))
    first = told["deals"][0]
    assert [len(hand.split()) for hand in first["hands"]] == [6, 6]
    assert set(first["discards"]) == {"0", "1"}
    assert first["events"][0]["event"] == "dealt"
    pegged = [event for deal in told["deals"] for event in deal["events"] if event["event"] == "pegged"]
    assert sum(event["points"] for event in pegged) >= sum(game.state.scores)
    assert told["deals"][-1]["events"][-1]["event"] == "game ended"
    assert json.loads(command("replay", in_file(game, tmp_path), "--json", "--deal", "2").out)["deals"][0]["deal"] == 2


def test_a_noted_game(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "noted.txt"
    file.write_text(NOTED, encoding="utf-8")

    assert "Score: 15-0." in command("replay", file).out
    assert json.loads(command("replay", file, "--json").out)["scores"] == [15, 0]


def test_from_standard_input() -> None:
    program = [sys.executable, "-m", "fifteentwo", "replay", "-"]
    text = recorded("six_card_short").write()
    out = subprocess.run(program, input=text, capture_output=True, encoding="utf-8", check=True).stdout
    assert "Deal 1." in out


@pytest.mark.parametrize(
    ("contents", "message"),
    [
        (b"hello", 'a game file begins with [Fifteentwo "1"]'),
        (b"\xff\xfe\x00", "this is not a text file"),
        (None, "No such file or directory"),
    ],
)
def test_files_that_are_no_games(command: Command, tmp_path: Path, contents: bytes | None, message: str) -> None:
    file = tmp_path / "x.txt"
    if contents is not None:
        file.write_bytes(contents)
    for name in ("replay", "verify"):
        status, out, err = command(name, file)

        assert (status, out) == (2, "")
        assert err.startswith(f"fifteentwo: {name}: {file}: {message}")
        assert err.count("\n") == 1


def test_names_cannot_steer_the_terminal(command: Command, tmp_path: Path) -> None:
    game = recorded("six_card")
    game.headers |= {"Seat0": "\x1b[31mAnn\u202e", "Seat1": "Zoë\u3000\u2066Bob\x07", "Event": "Cup\x1b]0;"}
    out = command("replay", in_file(game, tmp_path)).out

    assert "\ufffd[31mAnn\ufffd against Zoë\u3000\ufffdBob\ufffd\n" in out
    assert not set(out) & set("\x1b\x07\u202e\u2066")


def test_file_names_in_errors_cannot_steer_the_terminal(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "\x1b[31m.txt"
    missing = command("replay", str(file)).err
    file.write_text("no game", encoding="utf-8")
    wrong = [command("replay", str(file)).err, command("verify", str(file)).err]
    file.write_text(recorded("six_card").write(), encoding="utf-8")
    wrong.append(command("replay", "--deal", "99", str(file)).err)

    for error in (missing, *wrong):
        assert "\ufffd[31m.txt: " in error
        assert "\x1b" not in error
