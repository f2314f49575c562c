from __future__ import annotations

import os
from pathlib import Path

import pytest

from fifteentwo.cli.terminal.shelf import Shelf, state_folder, write_whole
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Game, Resign


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


NAMES = ["a.txt", "a-1.txt", "a-2.txt", "a-3.txt", "game-2026.txt", "2.txt", "-2.txt", "a", "a.b-2.txt", "ä 2.txt"]
"""Names that a user may give to the first game of a match: digits at the end are the user's."""


def game_of_a_match(number: int, *, over: bool = True, name: str = "m") -> Game:
    game = Game("six_card match=best_of_5", dealer=0, game_number=number, headers={"Match": name})
    if over:
        game.push(Resign(0))
    return game


@pytest.mark.parametrize("name", NAMES)
def test_games_of_a_match_in_files_of_ones_own(tmp_path: Path, name: str) -> None:
    """Every game is left and taken up again, in another shelf; all other files stay as they were."""
    first = tmp_path / name
    files = [first, *[first.with_name(f"{first.stem}-{number}{first.suffix}") for number in (2, 3)]]
    others = [tmp_path / other for other in NAMES if tmp_path / other not in files]
    for other in others:
        other.write_text("mine", encoding="utf-8")
    shelf = Shelf(first)
    for number, file in enumerate(files):
        if number:
            shelf.begin(game_of_a_match(number, over=False))
        else:
            shelf.save(game_of_a_match(number, over=False))
        assert shelf.unfinished == file
        shelf = Shelf(file)
        assert shelf.load() == game_of_a_match(number, over=False)
        assert [shelf.finished("m", other) for other in range(number)] == files[:number]
        assert shelf.finish(game_of_a_match(number), "m") == file

    assert [Game.read(file.read_text(encoding="utf-8")).state.game_number for file in files] == [0, 1, 2]
    assert {other.read_text(encoding="utf-8") for other in others} == {"mine"}


def test_a_match_does_not_write_over_other_files(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "a.txt")
    shelf.save(game_of_a_match(0))
    (tmp_path / "a-2.txt").write_text("mine", encoding="utf-8")
    (tmp_path / "a-2-2.txt").symlink_to(tmp_path / "nothing.txt")
    shelf.begin(game_of_a_match(1, over=False))

    assert shelf.unfinished == tmp_path / "a-2-3.txt"
    assert (tmp_path / "a-2.txt").read_text(encoding="utf-8") == "mine"
    assert (tmp_path / "a-2-2.txt").is_symlink()
    again = Shelf(tmp_path / "a-2-3.txt")
    again.load()
    assert again.finished("m", 0) == tmp_path / "a.txt"
    again.begin(game_of_a_match(2, over=False))
    assert again.unfinished == tmp_path / "a-3.txt"


def test_a_renamed_game_is_kept_where_it_is(tmp_path: Path) -> None:
    """Its name tells nothing; the earlier game is the finished one of the same match, whatever it is called."""
    for name, game in {
        "z.txt": game_of_a_match(0),
        "x.txt": game_of_a_match(0, over=False),
        "other.txt": game_of_a_match(0, name="m2"),
        "b.txt": game_of_a_match(1, over=False),
        "b-2.txt": game_of_a_match(1, name="m2"),
    }.items():
        write_whole(tmp_path / name, game.write())
    before = (tmp_path / "b-2.txt").read_text(encoding="utf-8")
    shelf = Shelf(tmp_path / "b.txt")
    shelf.load()

    assert shelf.finished("m", 0) == tmp_path / "z.txt"
    assert shelf.finish(game_of_a_match(1), "m") == tmp_path / "b.txt"
    assert (tmp_path / "b-2.txt").read_text(encoding="utf-8") == before
    with pytest.raises(FileNotFoundError):
        shelf.finished("m3", 0)


def test_a_finished_game_is_not_replaced_by_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    first, second = game_of_a_match(0), game_of_a_match(0)
    first.headers["ShuffleCommitment"], second.headers["ShuffleCommitment"] = "a" * 64, "b" * 64
    path = Shelf().finish(first, "m")
    assert Shelf().finish(first, "m") == path
    with pytest.raises(FifteentwoError, match="which is another game"):
        Shelf().finish(second, "m")
    assert Game.read(path.read_text(encoding="utf-8")) == first


def test_one_terminal_for_each_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "link.txt").symlink_to("a.txt")
    shelf = Shelf(tmp_path / "a.txt")
    with shelf.lock():
        for same in (tmp_path / "a.txt", Path("a.txt"), Path("link.txt")):
            with pytest.raises(FifteentwoError, match="a game is being played in another terminal"), Shelf(same).lock():
                pass
        with Shelf(tmp_path / "b.txt").lock(), Shelf().lock():
            pass
        shelf.save(game_of_a_match(0))
        with Shelf(tmp_path / "a-2.txt").lock():  # another terminal is about to begin there
            shelf.begin(game_of_a_match(1, over=False))
        assert shelf.unfinished.name == "a-2-2.txt"
        with pytest.raises(FifteentwoError, match="another terminal"), Shelf(tmp_path / "a-2-2.txt").lock():
            pass
    for name in ("a.txt", "a-2-2.txt"):
        with Shelf(tmp_path / name).lock():
            pass
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a-2-2.txt", "a.txt", "link.txt"]


def test_the_usual_file_has_one_lock_by_any_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with Shelf().lock(), pytest.raises(FifteentwoError, match="another terminal"), Shelf(Shelf().unfinished).lock():
        pass


def test_without_a_folder_for_locks_a_game_is_kept_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    with Shelf(tmp_path / "a.txt").lock():
        pass
    with pytest.raises(OSError), Shelf().lock():  # noqa: PT011 - which one depends on the system
        pass


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
