"""A program at the other end of two pipes."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from fifteentwo.arena import PlayerFault
from fifteentwo.arena.process import LONGEST_LINE, Process


@contextmanager
def running(code: str) -> Iterator[Process]:
    with closing(Process([sys.executable, "-I", "-S", "-u", "-c", code])) as process:
        yield process


def soon() -> float:
    return time.monotonic() + 20


def test_lines_go_there_and_back() -> None:
    with running("import sys\nfor line in sys.stdin: print(line.strip()[::-1])") as process:
        for word in ("abc", "5♥ ä"):
            process.send(word)
            assert process.receive(soon()) == word[::-1]


def test_long_lines_come_in_pieces() -> None:
    with running(f"print('x' * {LONGEST_LINE + 10})") as process:
        assert len(process.receive(soon())) == LONGEST_LINE
        assert process.receive(soon()) == "x" * 10


def test_a_program_that_talks_much_neither_blocks_nor_fills_the_memory() -> None:
    with running("import sys\nwhile True: print('a' * 1000); print('b' * 1000, file=sys.stderr)") as process:
        for _ in range(3000):
            assert process.receive(soon()) == "a" * 1000


def test_the_end_is_told_as_often_as_one_asks() -> None:
    with running("import sys; print('bye'); sys.exit('why')") as process:
        assert process.receive(soon()) == "bye"
        for _ in range(2):
            with pytest.raises(PlayerFault, match="ended with status 1; its last words: why"):
                process.receive(soon())


def test_nothing_in_time() -> None:
    with running("input()") as process:
        with pytest.raises(PlayerFault, match="gave no answer in time"):
            process.receive(time.monotonic() + 0.05)
        with pytest.raises(PlayerFault, match="gave no answer in time"):
            process.receive(time.monotonic() - 5)
