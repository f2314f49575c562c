"""Where games are kept: the one that is being played, after every action, and those that are finished."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import IO, Final

from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Game

_UNFINISHED: Final = "unfinished.txt"
_CHOICES: Final = "choices.json"
_MATCH: Final = "Match"
_COMMITMENT: Final = "ShuffleCommitment"
_HEAD: Final = 4096
"""In so many bytes from its beginning a game file has named its match."""


def state_folder() -> Path:
    """Returns the folder for the state of the program, by the usual rules: ``$XDG_STATE_HOME/fifteentwo``."""
    base = os.environ.get("XDG_STATE_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "state") / "fifteentwo"


class Shelf:
    """Keeps games in files. Every file is complete at any moment: it is written beside itself and put in its place."""

    def __init__(self, file: Path | None = None) -> None:
        """Takes the file to keep the game in; left out, a folder of the user's is used."""
        self.file = file
        self.folder = state_folder()
        self._number = 0  # which game of its match the file is for
        self._first = file  # the file of the first game of the match, after which the others are named
        self._locks: ExitStack | None = None

    @property
    def unfinished(self) -> Path:
        """Where the game is kept while it is played."""
        return self.file or self.folder / _UNFINISHED

    @property
    def command(self) -> str:
        """What one types to go on with the game that is kept here."""
        return "fifteentwo play" if self.file is None else f"fifteentwo play --save {shlex.quote(str(self.file))}"

    def finished(self, match: str, number: int) -> Path:
        """Returns where a finished game is kept, given the name of its match and its number in it, from 0.

        In files that the user has named, earlier games are known by what they say, not by what they are called.

        Raises:
            FileNotFoundError: It is none of the files beside the one that is played.
        """
        if self.file is None:
            return self.folder / "games" / f"{match}-{number + 1}.txt"
        if number == self._number:
            return self.file
        found = next((path for path in self._beside(self.file) if _holds(path, match, number)), None)
        if found is None:
            raise FileNotFoundError(2, "no file holds the game", str(self.file.parent / f"*{self.file.suffix}"))
        if number == 0:
            self._first = found
        return found

    def _beside(self, file: Path) -> list[Path]:
        """Returns the files beside the one that is played, those first that a match names, such as ``a.txt``."""
        others = [path for path in file.parent.iterdir() if path.suffix == file.suffix and path.is_file()]
        return sorted(others, key=lambda path: (not file.stem.startswith(path.stem), len(path.stem), path.stem))

    def load(self) -> Game | None:
        """Returns the game that was being played, if there is one.

        Raises:
            FifteentwoError: The file holds something else.
            OSError: It cannot be read.
        """
        if not self.unfinished.exists():
            return None
        game = read_file(self.unfinished)
        self._number = game.state.game_number
        return game

    def save(self, game: Game) -> None:
        """Keeps the game that is being played.

        Raises:
            OSError: It cannot be written.
        """
        write_whole(self.unfinished, game.write())

    def finish(self, game: Game, match: str) -> Path:
        """Keeps a finished game and returns where.

        Raises:
            FifteentwoError: Another game is kept there.
            OSError: It cannot be written.
        """
        path = self.finished(match, game.state.game_number)
        if path != self.file and path.exists():
            there = read_file(path)
            if there.headers.get(_COMMITMENT) != game.headers.get(_COMMITMENT):
                raise FifteentwoError(f"the game would be kept in {path}, which is another game")
        write_whole(path, game.write())
        return path

    def clear(self) -> None:
        """Forgets the game that was being played, unless its file was named by the user."""
        if self.file is None:
            self.unfinished.unlink(missing_ok=True)

    def begin(self, game: Game) -> None:
        """Keeps the next game of a match, which is now the one that is being played.

        After ``a.txt`` come ``a-2.txt`` and ``a-3.txt``; where such a file is there already, ``a-2-2.txt`` and so on.

        Raises:
            OSError: It cannot be written.
        """
        if self.file is not None:
            number = game.state.game_number
            first = self._first or self.file
            stem = f"{first.stem}-{number + 1}"
            names = (first.with_stem(f"{stem}-{other}" if other > 1 else stem) for other in count(1))
            self.file, self._number = next(path for path in names if self._claim(path)), number
        self.save(game)

    def _claim(self, file: Path) -> bool:
        """Makes a file, and tells whether it was not there and no other terminal plays it."""
        if os.path.lexists(file):
            return False
        if self._locks is not None:
            try:
                self._locks.enter_context(self._lock(file))
            except FifteentwoError:
                return False
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            return False
        return True

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Keeps other terminals from the same game meanwhile, and from the games of its match that follow.

        Raises:
            FifteentwoError: Another terminal plays it.
        """
        with ExitStack() as locks:
            locks.enter_context(self._lock(self.unfinished))
            self._locks = locks
            try:
                yield
            finally:
                self._locks = None

    @contextmanager
    def _lock(self, game_file: Path) -> Iterator[None]:
        """Locks a game file. The lock is a file in the user's folder, since game files are replaced while played."""
        usual = game_file.resolve() == (self.folder / _UNFINISHED).resolve()
        name = hashlib.sha256(os.fsencode(game_file.resolve())).hexdigest()
        path = self.folder / "lock" if usual else self.folder / "locks" / name
        with ExitStack() as opened:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                file = opened.enter_context(path.open("w"))
            except OSError:
                if usual:
                    raise
                # Where the user has no folder for state, games can still be kept in other files.
                yield
                return
            if not _locked(file):
                where = "" if self.file is None else f" in {game_file}"
                other = "--save FILE" if self.file is None else "another file"
                raise FifteentwoError(
                    f"a game is being played in another terminal{where}; with {other} you can play another"
                )
            yield

    def choices(self) -> dict[str, str]:
        """Returns what was chosen the last time; nothing where that is not known."""
        with suppress(OSError, ValueError):
            found = json.loads((self.folder / _CHOICES).read_text(encoding="utf-8"))
            if isinstance(found, dict):
                return {str(key): value for key, value in found.items() if isinstance(value, str)}
        return {}

    def remember(self, choices: Mapping[str, str]) -> None:
        """Keeps what was chosen, for the next time. It is no harm if that fails."""
        with suppress(OSError):
            write_whole(self.folder / _CHOICES, json.dumps(dict(choices), ensure_ascii=False, indent=1) + "\n")


def read_file(path: Path) -> Game:
    """Reads a game file.

    Raises:
        FifteentwoError: It holds something else; the message names the file.
        OSError: It cannot be read.
    """
    try:
        return Game.read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise FifteentwoError(f"{path} is not a text file") from None
    except FifteentwoError as error:
        raise FifteentwoError(f"{path}: {error}") from None


def _holds(path: Path, match: str, number: int) -> bool:
    """Tells whether a file is a finished game of a match. Files that are something else are not read whole."""
    try:
        with path.open("rb") as file:
            if match.encode() not in file.read(_HEAD):
                return False
        game = read_file(path)
    except (OSError, FifteentwoError):
        return False
    return game.headers.get(_MATCH) == match and game.state.game_number == number and game.state.over


def write_whole(path: Path, text: str) -> None:
    """Writes a file so that it has either its old contents or all of the new ones, whatever happens."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, suffix=".new", delete=False) as file:
        beside = Path(file.name)
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            beside.replace(path)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise


def _locked(file: IO[str]) -> bool:
    """Locks a file for this process, as far as the system can; tells whether nobody else had locked it."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
