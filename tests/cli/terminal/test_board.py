from __future__ import annotations

import pytest

from fifteentwo.cli.look import Look
from fifteentwo.cli.terminal.board import Track, board, gauges

UPRIGHT = """\
● Ann               34 of 61
◆ Ben               61 of 61

      ·     ◆
 60 ····· ···◇·
 55 ····· ·····
 50 ····· ·····
 45 ····· ·····
 40 ····· ·····
 35 ···●· ·····
 30 ····· ·····
 25 ····· ·····
 20 ○···· ·····
 15 ····· ·····
 10 ····· ·····
  5 ····· ·····
      ·     ·"""


def plain(block: object) -> str:
    return "\n".join(line.plain for line in block)  # type: ignore[attr-defined]


def test_once_round() -> None:
    tracks = [Track("Ann", 34, 16, 61), Track("Ben", 61, 59, 61)]
    assert plain(board(tracks, Look(), 44, 24)) == UPRIGHT


@pytest.mark.parametrize(("target", "holes"), [(121, 121), (61, 61), (181, 181), (100, 100)])
def test_every_hole_is_there_once(target: int, holes: int) -> None:
    """With both pegs at a hole that is none, all holes are empty: one for each point and one to start from."""
    for number in (2, 3):
        tracks = [Track("Ann", -1, -1, target)] * number
        block = board(tracks, Look(), 60, 30)
        assert block is not None
        assert plain(block[number:]).count("·") == number * (holes + 1)


def test_every_score_moves_the_peg() -> None:
    for target in (61, 121):
        seen = {
            plain(board([Track("Ann", score, 0, target), Track("Ben", 0, 0, target)], Look(), 44, 24)[1:])
            for score in range(target + 1)
        }  # type: ignore[index]
        assert len(seen) == target + 1


def test_a_captain_has_a_shorter_way() -> None:
    block = plain(board([Track("Ann", 61, 60, 61), Track("Ben and Cleo", 70, 61, 121)], Look(), 44, 24)).splitlines()
    assert block[3] == "      ●                      ·"
    assert block[4].startswith(" 60 ····○ ·····  120       ·····")
    assert block[-2] == "  5 ····· ·····   65       ◇····"


@pytest.mark.parametrize(
    ("target", "sides", "width", "height"),
    [(1000, 2, 80, 40), (121, 4, 80, 40), (121, 2, 30, 40), (121, 2, 80, 16)],
)
def test_no_board_where_there_is_no_room(target: int, sides: int, width: int, height: int) -> None:
    assert board([Track("Ann", 0, 0, target)] * sides, Look(), width, height) is None


def test_gauges() -> None:
    lines = gauges([Track("Ann", 60, 30, 121), Track("Ben", 121, 115, 121)], Look(unicode=False), 34)
    assert plain(lines).splitlines() == ["Ann      60 .....o....@..........", "Ben     121 ...................+#"]
