"""The file that a match writes as it goes, so that it can go on after any interruption.

The first line says which match it is, every further line is a pair. A line that an interruption has cut off is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, Final

from fifteentwo import __version__
from fifteentwo.arena.duplicate import GameResult, PairResult, Setup
from fifteentwo.errors import FifteentwoError

FORMAT: Final = "fifteentwo match results 1"


class ResultsFile:
    """The results of a match on disk. Used in a ``with`` statement, or closed at the end."""

    def __init__(self, path: Path, setup: Setup) -> None:
        """Opens the file of a match, or begins one.

        Raises:
            FifteentwoError: The file is that of another match or of none, or is broken, or cannot be written.
        """
        self.pairs: dict[int, PairResult] = {}
        """The pairs that have been played."""
        self._path = path
        self._file: IO[bytes] | None = None
        head = {"format": FORMAT, "version": __version__, **asdict(setup)}
        try:
            whole = self._whole_lines(_line(head))
            if whole:
                self._check_head(_parsed(whole[0]), head)
                for number, line in enumerate(whole[1:], start=2):
                    self._take_in(line, number)
            self._file = path.open("ab")
            if not whole:
                self._write(head)
        except OSError as error:
            raise FifteentwoError(f"{path}: {error.strerror}") from None

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file."""
        if self._file is not None:
            self._file.close()

    def add(self, result: PairResult) -> None:
        """Writes a pair to the file."""
        self.pairs[result.pair] = result
        self._write({"pair": result.pair, "games": [game.to_json() for game in result.games]})

    def _write(self, value: dict[str, Any]) -> None:
        assert self._file is not None  # noqa: S101 - it is opened before anything is written
        self._file.write(_line(value))
        self._file.flush()

    def _whole_lines(self, head: bytes) -> Sequence[bytes]:
        """Returns the lines of the file, which begins with a head, and cuts off what stands after the last of them."""
        if not self._path.exists():
            return []
        data = self._path.read_bytes()
        end = data.rfind(b"\n") + 1
        begun = not end and head.startswith(data)
        if not begun and _parsed(data.partition(b"\n")[0]).get("format") != FORMAT:
            raise FifteentwoError(f"{self._path} is no file of match results")
        if end < len(data):
            with self._path.open("r+b") as file:
                file.truncate(end)
        return data[:end].splitlines()

    def _check_head(self, found: dict[str, Any], wanted: dict[str, Any]) -> None:
        for name, value in wanted.items():
            if found.get(name) != value:
                raise FifteentwoError(
                    f"{self._path} holds another match: its {name} is {found.get(name)!r}, not {value!r}"
                )

    def _take_in(self, line: bytes, number: int) -> None:
        try:
            value = json.loads(line)
            first, second = [GameResult.from_json(game) for game in value["games"]]
            self.pairs[int(value["pair"])] = PairResult(int(value["pair"]), (first, second))
        except (ValueError, KeyError, TypeError) as error:
            raise FifteentwoError(f"{self._path}, line {number}: this is not a pair ({error})") from None


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}
