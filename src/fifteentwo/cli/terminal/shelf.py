"""Where games are kept: the one that is being played, after every action, and those that are finished."""

from __future__ import annotations

import json
import os
import shlex
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Game

_UNFINISHED: Final = "unfinished.txt"
_CHOICES: Final = "choices.json"


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

    @property
    def unfinished(self) -> Path:
        """Where the game is kept while it is played."""
        return self.file or self.folder / _UNFINISHED

    @property
    def command(self) -> str:
        """What one types to go on with the game that is kept here."""
        return "fifteentwo play" if self.file is None else f"fifteentwo play --save {shlex.quote(str(self.file))}"

    def finished(self, match: str, number: int) -> Path:
        """Returns where a finished game is kept, given the name of its match and its number in it, from 0."""
        if self.file is None:
            return self.folder / "games" / f"{match}-{number + 1}.txt"
        return self._numbered(number)

    def _numbered(self, number: int) -> Path:
        """Returns the file for a game of a match in files that the user has named: ``a.txt``, ``a-2.txt``, ``a-3.txt``."""
        file, own = self.unfinished, f"-{self._number + 1}" if self._number else ""
        stem = file.stem.removesuffix(own)
        return file.with_stem(f"{stem}-{number + 1}" if number else stem)

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
            OSError: It cannot be written.
        """
        path = self.finished(match, game.state.game_number)
        write_whole(path, game.write())
        return path

    def clear(self) -> None:
        """Forgets the game that was being played, unless its file was named by the user."""
        if self.file is None:
            self.unfinished.unlink(missing_ok=True)

    def begin(self, game: Game) -> None:
        """Keeps the next game of a match, which is now the one that is being played.

        Raises:
            FifteentwoError: There is something else in the file that it would have.
            OSError: It cannot be written.
        """
        if self.file is not None:
            file, self._number = self._numbered(game.state.game_number), game.state.game_number
            if file.exists():
                raise FifteentwoError(f"the next game would be kept in {file}, which is there already")
            self.file = file
        self.save(game)

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Keeps other terminals from the same game meanwhile.

        Raises:
            FifteentwoError: Another terminal plays it.
        """
        if self.file is not None:
            yield
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "lock").open("w") as file:
            if not _locked(file):
                raise FifteentwoError(
                    "a game is being played in another terminal; with --save FILE you can play another"
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
