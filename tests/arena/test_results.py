"""The file of a match: it comes back, survives being cut off anywhere, and is not mistaken for another's."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.arena.results_of import pairs

from fifteentwo.arena import Setup
from fifteentwo.arena.results import ResultsFile
from fifteentwo.errors import FifteentwoError

SETUP = Setup("steady", "beginner", "7")
PAIRS = pairs([(10, 20), (-20, 10), (30, -10)])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "match.jsonl"
    with ResultsFile(file, SETUP) as results:
        for result in PAIRS:
            results.add(result)
    return file


def test_pairs_come_back(path: Path) -> None:
    with ResultsFile(path, SETUP) as results:
        assert results.pairs == {result.pair: result for result in PAIRS}


def test_cut_off_at_any_byte_the_whole_pairs_come_back(path: Path) -> None:
    data = path.read_bytes()
    ends = [place for place, byte in enumerate(data, start=1) if byte == ord("\n")]
    for length in [*range(ends[0] + 60), *range(ends[1] - 3, ends[1] + 3), len(data) - 1]:
        path.write_bytes(data[:length])
        whole = max(sum(end <= length for end in ends) - 1, 0)
        with ResultsFile(path, SETUP) as results:
            assert [*results.pairs.values()] == PAIRS[:whole]
            for result in PAIRS[whole:]:
                results.add(result)
        assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("name", "value"), [("a", "random"), ("b", "steady"), ("seed", "8"), ("rules", "five_card"), ("move_time", 3.0)]
)
def test_another_match_is_refused(path: Path, name: str, value: object) -> None:
    before = path.read_bytes()
    with pytest.raises(FifteentwoError, match=f"holds another match: its {name} is "):
        ResultsFile(path, replace(SETUP, **{name: value}))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["My diary\n", "My diary", "{}\n", "[1, 2]\n", '{"format": "something else"}\nabc', "\n"]
)
def test_other_files_are_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary"
    path.write_text(text)
    with pytest.raises(FifteentwoError, match="is no file of match results"):
        ResultsFile(path, SETUP)
    assert path.read_text() == text


@pytest.mark.parametrize("line", ["nonsense", "[]", "{}", '{"pair": 3, "games": []}', '{"pair": 3, "games": [1, 2]}'])
def test_a_line_that_is_no_pair_is_named(path: Path, line: str) -> None:
    with path.open("a") as file:
        file.write(f"{line}\n")
    with pytest.raises(FifteentwoError, match="line 5: this is not a pair"):
        ResultsFile(path, SETUP)


def test_folders_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(FifteentwoError, match="No such file"):
        ResultsFile(tmp_path / "nowhere" / "match.jsonl", SETUP)
    with pytest.raises(FifteentwoError, match="directory"):
        ResultsFile(tmp_path, SETUP)
