"""Games that are taken up again: those of a match in files of one's own, and files that somebody has edited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Command

from fifteentwo.cli.terminal.shelf import Shelf
from fifteentwo.game import Game

BEGIN = ("play", "--plain", "-y", "--rules", "six_card", "--match", "best_of_3", "--level", "random")


@pytest.mark.parametrize("name", ["a.txt", "a-2.txt", "game-2026.txt"])
def test_a_match_in_files_of_ones_own_is_resumed(command: Command, tmp_path: Path, name: str) -> None:
    first = tmp_path / name
    second = first.with_stem(f"{first.stem}-2")
    _, out, _ = command(*BEGIN, "--save", first, typed=["resign", "y", "", "quit"])
    assert second.name in out
    before = first.read_text(encoding="utf-8")

    status, out, err = command("play", "--plain", "--resume", "--save", second, typed=["resign", "y", ""])
    assert (status, err) == (0, "")
    assert "Games: You 0, Random 2. The match goes to Random." in out
    assert first.read_text(encoding="utf-8") == before
    assert sorted(path.name for path in tmp_path.glob("*.txt")) == sorted([first.name, second.name])


def test_a_renamed_game_of_a_match_is_resumed(command: Command, tmp_path: Path) -> None:
    command(*BEGIN, "--save", tmp_path / "a.txt", typed=["resign", "y", "", "quit"])
    (tmp_path / "a-2.txt").rename(tmp_path / "b.txt")
    status, out, _ = command("play", "--plain", "--resume", "--save", tmp_path / "b.txt", typed=["resign", "y", ""])
    assert status == 0
    assert "The match goes to Random." in out
    assert sorted(path.name for path in tmp_path.glob("*.txt")) == ["a.txt", "b.txt"]


def test_a_match_of_ones_own_whose_first_game_is_gone(command: Command, tmp_path: Path) -> None:
    command(*BEGIN, "--save", tmp_path / "a.txt", typed=["resign", "y", "", "quit"])
    (tmp_path / "a.txt").unlink()
    status, _, err = command("play", "--resume", "--save", tmp_path / "a-2.txt")
    assert status == 2
    assert "game 1 of this match is missing: " in err


def test_a_second_terminal_on_the_same_file(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    command(*BEGIN, "--save", file, typed=["quit"])
    with Shelf(file).lock():
        status, _, err = command("play", "--resume", "--save", file)
    assert status == 2
    assert "a game is being played in another terminal" in err
    assert command("play", "--resume", "--save", file).status == 0


NAME = "cannot be played on: the name of a match is made of"


@pytest.mark.parametrize("usual", [True, False])
@pytest.mark.parametrize(
    ("header", "value", "message"),
    [
        ("Match", None, "there is no header Match"),
        *[
            ("Match", name, NAME)
            for name in (
                "",
                r"nul\u{0}x",
                "../../../PWN",
                "/tmp/x",
                r"a\\b",
                "a b",
                "..",
                "C:x",
                "é",
                "x" * 101,
                r"a\n",
            )
        ],
        ("Shuffle", "other", "cannot be played on: the shuffles were made by 'other'"),
        ("ShuffleCommitment", None, "its commitment is not the SHA-256 of its seed"),
        ("ShuffleCommitment", "0" * 64, "its commitment is not the SHA-256 of its seed"),
        ("HiddenSeed", "0" * 64, "its commitment is not the SHA-256 of its seed"),
        ("HiddenSeed", "xyz", "cannot be played on: a seed is 64 hexadecimal digits"),
        ("HiddenSeed", None, "it can be replayed, but not played on"),
        ("Level", "wizard", "it can be replayed, but not played on"),
        ("Level", None, "it can be replayed, but not played on"),
        ("Seat0", None, "it can be replayed, but not played on"),
    ],
)
def test_edited_files_are_refused(
    command: Command, tmp_path: Path, state_folder: Path, header: str, value: str | None, message: str, usual: bool
) -> None:
    file = state_folder / "unfinished.txt" if usual else tmp_path / "a.txt"
    save = [] if usual else ["--save", file]
    command(*BEGIN, *save, typed=["quit"])
    command("play", "--resume", *save, typed=["5", "quit"])
    text = file.read_text(encoding="utf-8")
    line = "" if value is None else f'[{header} "{value}"]\n'
    edited = re.sub(rf"^\[{header} .*\n", lambda _: line, text, flags=re.MULTILINE)
    assert edited != text
    file.write_text(edited, encoding="utf-8")

    status, _, err = command("play", "--resume", *save, typed=["resign", "y", ""])
    assert status == 2
    assert err.startswith(f"fifteentwo: play: {file}")
    assert message in err
    assert file.read_text(encoding="utf-8") == edited


@pytest.mark.parametrize("header", ["Date", "Program", "Seat1", "Shuffle"])
def test_a_header_that_is_not_needed_may_go(command: Command, tmp_path: Path, header: str) -> None:
    file = tmp_path / "a.txt"
    command(*BEGIN, "--save", file, typed=["quit"])
    command("play", "--resume", "--save", file, typed=["5", "quit"])
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(rf"^\[{header} .*\n", "", text, flags=re.MULTILINE), encoding="utf-8")

    assert command("play", "--resume", "--save", file, typed=["resign", "y", "quit"]).status == 0
    assert Game.read(file.read_text(encoding="utf-8")).state.over
    # The packs are checked elsewhere: after a tie in the cut none has been dealt yet.
    assert "ok   commitment: it is the SHA-256 of the seed" in command("verify", file).out
