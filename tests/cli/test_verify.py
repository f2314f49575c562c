from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.cli.recorded import in_file, recorded


@pytest.mark.parametrize("rules", ["six_card", "acc target=61", "four_hand target=61"])
def test_a_good_game(command: Command, tmp_path: Path, rules: str) -> None:
    game = recorded(rules)
    status, out, err = command("verify", in_file(game, tmp_path))

    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert all(line.startswith("ok   ") for line in lines)
    assert lines[0].startswith(f"ok   points: {len(game.actions)} actions replayed")
    assert len(lines) == 2 + 1 + game.state.deal_number  # points, commitment, the pack to cut, and the deals


def test_json(command: Command, tmp_path: Path) -> None:
    told = json.loads(command("verify", in_file(recorded("six_card"), tmp_path), "--json").out)

    assert told["ok"] is True
    assert {check["subject"] for check in told["games"][0]} >= {"points", "commitment", "pack 1 (deal 1)"}


def tampered(command: Command, tmp_path: Path, pattern: str, new: str) -> tuple[int, str]:
    """Returns what is found when a part of a game file is changed."""
    text, changes = re.subn(pattern, new, recorded("six_card").write(), count=1)
    assert changes == 1
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    told = command("verify", file, "--json")
    assert json.loads(told.out)["ok"] is False
    status, out, err = command("verify", file)
    assert err == ""
    assert told.status == status
    return status, out


@pytest.mark.parametrize(
    ("pattern", "new", "message"),
    [
        (r"(crib: .* )\+\d+", r"\g<1>+27", "NOT  points: "),
        (r'ShuffleSeed "\d', 'ShuffleSeed "f', "NOT  commitment: the SHA-256 of the seed is"),
        (r"\[ShuffleSeed .*\]\n", "", "NOT  seed: it has not been shown yet"),
        (r"\[ShuffleCommitment .*\]\n", "", "NOT  commitment: the record has none"),
    ],
)
def test_what_is_wrong_is_found(command: Command, tmp_path: Path, pattern: str, new: str, message: str) -> None:
    status, out = tampered(command, tmp_path, pattern, new)

    assert status == 1
    assert message in out


def test_a_card_that_was_moved_is_found(command: Command, tmp_path: Path) -> None:
    """Two cards that nobody saw change places: every point is still right, but the pack is not."""
    status, out = tampered(command, tmp_path, r"(Rest .*) (\w\w) (\w\w)\n", r"\g<1> \g<3> \g<2>\n")

    assert status == 1
    assert out.startswith("ok   points")
    assert re.search(r"NOT  pack 1 \(deal 1\): card 51 is \w\w, but \w\w follows from the seed", out)


def test_points_only(command: Command, tmp_path: Path) -> None:
    game = recorded("six_card")
    game.headers.clear()
    file = in_file(game, tmp_path)

    assert command("verify", file).status == 1
    assert command("verify", file, "--points-only").status == 0


def test_a_noted_game(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "noted.txt"
    text = '[Fifteentwo "1"]\n[Kind "noted"]\n\nDeal 1  dealer 1\nStarter  9C\nShow     0: 5H 5D 5S JC  +{}\n'
    file.write_text(text.format(15), encoding="utf-8")
    assert command("verify", file).status == 0

    file.write_text(text.format(14), encoding="utf-8")
    status, out, _ = command("verify", file)
    assert status == 1
    assert out.startswith("NOT  points: the hand scores 15, not 14")
