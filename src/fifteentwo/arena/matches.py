"""Playing matches: pairs handed out to workers, written down as they come back, and gone on with where they stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from fifteentwo.arena.client import Limits
from fifteentwo.arena.contestants import check
from fifteentwo.arena.duplicate import PairResult, PlayedPair, Setup, play_pairs
from fifteentwo.arena.figures import Figures
from fifteentwo.arena.results import ResultsFile
from fifteentwo.errors import FifteentwoError

PAIRS_AT_ONCE: Final = 4
"""How many pairs a worker is given at a time, and so how much is lost at most by an interruption."""
RECORD_NAME: Final = "{pair:06d}-{table}.txt"
"""How the records of a pair's two games are named."""


def play_match(
    setup: Setup,
    pairs: int,
    *,
    executor: Executor | None = None,
    results: Path | None = None,
    keep: Path | None = None,
    on_pair: Callable[[PairResult], None] = lambda _: None,
) -> Figures:
    """Plays a match of duplicate pairs.

    The same setup and number of pairs give the same figures, times apart, whoever plays them and however often that is
    interrupted.

    Args:
        setup: The match.
        pairs: How many pairs to play.
        executor: What plays them; left out, this process does.
        results: A file in which every pair is noted. Pairs that it holds already are not played again.
        keep: A folder into which the records of all games played now are written.
        on_pair: Is told of every pair, also of those that the file holds already.

    Raises:
        FifteentwoError: A contestant, the rules or a file is not what it should be.
    """
    if pairs < 1:
        raise FifteentwoError(f"a match has at least one pair, not {pairs}")
    setup.checked_rules()
    for name in dict.fromkeys((setup.a, setup.b)):
        check(name, Limits(act=setup.move_time))
    with ExitStack() as stack:
        file = None if results is None else stack.enter_context(ResultsFile(results, setup))
        played = {} if file is None else {number: pair for number, pair in file.pairs.items() if number < pairs}
        for result in list(played.values()):
            on_pair(result)
        if keep is not None:
            _make_folder(keep)
        missing = [number for number in range(pairs) if number not in played]
        for pair in _played(setup, missing, executor, keep=keep is not None):
            if keep is not None:
                _write_records(keep, pair)
            if file is not None:
                file.add(pair.result)
            played[pair.result.pair] = pair.result
            on_pair(pair.result)
    return Figures.of(setup, played.values())


def _played(setup: Setup, pairs: Sequence[int], executor: Executor | None, *, keep: bool) -> Iterator[PlayedPair]:
    """Yields pairs as they are played, in any order."""
    portions = [pairs[start : start + PAIRS_AT_ONCE] for start in range(0, len(pairs), PAIRS_AT_ONCE)]
    if executor is None:
        for portion in portions:
            yield from play_pairs(setup, portion, keep=keep)
        return
    futures = [executor.submit(play_pairs, setup, portion, keep=keep) for portion in portions]
    try:
        for future in as_completed(futures):
            yield from future.result()
    finally:
        for future in futures:
            future.cancel()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FifteentwoError(f"{folder}: {error.strerror}") from None


def _write_records(folder: Path, pair: PlayedPair) -> None:
    for table, record in enumerate(pair.records, start=1):
        path = folder / RECORD_NAME.format(pair=pair.result.pair, table=table)
        try:
            path.write_text(record, encoding="utf-8")
        except OSError as error:
            raise FifteentwoError(f"{path}: {error.strerror}") from None
