"""Reading and writing the files that are named on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from fifteentwo.cli.names import printable
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game import Game
from fifteentwo.record import NotedGame
from fifteentwo.record.files import read_games


def read_text(path: Path) -> str:
    """Returns the text of a file, or of standard input for ``-``.

    Raises:
        FifteentwoError: It is not text.
        OSError: It cannot be read.
    """
    try:
        data = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FifteentwoError(f"{printable(str(path))}: this is not a text file") from None
    except OSError as error:
        error.filename = printable(str(path))
        raise


def games_of(path: Path) -> tuple[Game | NotedGame, ...]:
    """Returns the games of a file.

    Raises:
        FifteentwoError: It is not a game file, or something in it is wrong; the message names the file.
        OSError: It cannot be read.
    """
    text = read_text(path)
    try:
        return read_games(text)
    except ParseError as error:
        raise ParseError(f"{printable(str(path))}: {error.reason}", error.text, error.position) from None
    except FifteentwoError as error:
        raise FifteentwoError(f"{printable(str(path))}: {error}") from None


def write_text(path: Path, text: str) -> None:
    """Writes a file, or to standard output for ``-``.

    Raises:
        OSError: It cannot be written.
    """
    if str(path) == "-":
        sys.stdout.write(text)
    else:
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            error.filename = printable(str(path))
            raise
