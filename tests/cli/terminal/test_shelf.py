from __future__ import annotations

import os
from pathlib import Path

import pytest

from fifteentwo.cli.terminal.shelf import Shelf, state_folder, write_whole
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Game


def test_the_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_folder() == tmp_path / "fifteentwo"
    monkeypatch.setenv("XDG_STATE_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "fifteentwo"


def test_a_file_is_old_or_new_but_never_half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file.txt"
    write_whole(file, "old")

    def fail(_descriptor: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="no space"):
        write_whole(file, "new" * 100_000)

    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_saving_and_loading(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "deep" / "game.txt")
    assert shelf.load() is None
    game = Game("six_card", dealer=0, headers={"Seat0": "Ann ♥"})
    shelf.save(game)
    assert shelf.load() == game


def test_games_of_a_match_in_files_of_ones_own(tmp_path: Path) -> None:
    names = ["a-1.txt", "a-1-2.txt", "a-1-3.txt"]
    shelf = Shelf(tmp_path / names[0])
    for number, name in enumerate(names):
        assert [shelf.finished("m", other).name for other in range(3)] == names
        if number:
            shelf.begin(Game("six_card match=best_of_5", game_number=number))
        assert shelf.unfinished.name == name

    again = Shelf(tmp_path / names[2])
    assert again.load() is not None
    assert [again.finished("m", other).name for other in range(3)] == names


def test_a_match_does_not_write_over_other_files(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "a.txt")
    (tmp_path / "a-2.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(FifteentwoError, match="which is there already"):
        shelf.begin(Game("six_card match=best_of_5", game_number=1))
    assert (tmp_path / "a-2.txt").read_text(encoding="utf-8") == "mine"


def test_choices_that_cannot_be_read_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    shelf = Shelf()
    assert shelf.choices() == {}
    shelf.remember({"name": "Zoë"})
    assert Shelf().choices() == {"name": "Zoë"}
    for text in ("{", "[1]", '{"name": 3}', "\x00"):
        (shelf.folder / "choices.json").write_text(text, encoding="utf-8")
        assert Shelf().choices() == {}


def test_without_file_locks_everybody_may_play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import builtins

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    usual = builtins.__import__

    def without(name: str, *arguments: object, **more: object) -> object:
        if name == "fcntl":
            raise ImportError(name)
        return usual(name, *arguments, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    with Shelf().lock(), Shelf().lock():
        pass
