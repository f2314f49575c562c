"""The engine's end of the protocol: the transcript of the documentation, and everything that is said wrongly."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fifteentwo.arena import EngineServer
from fifteentwo.errors import FifteentwoError
from fifteentwo.players import LEVELS

PAGE = Path(__file__).parent.parent.parent / "docs" / "engine-protocol.md"
POSITION = "fifteentwo/1 rules=six_card seat=0 phase=discard dealer=1 hand=5H,6H,7C,8D,TD,KC"


def transcript() -> list[str]:
    """Returns the lines of the transcript."""
    return re.findall(r"^[<>] .*$", PAGE.read_text(encoding="utf-8").partition("## A transcript")[2], re.MULTILINE)


def said(*lines: str, level: str = "steady") -> list[str]:
    answers: list[str] = []
    EngineServer(level).serve(lines, answers.append)
    return answers


def test_the_transcript_is_what_happens() -> None:
    lines = transcript()
    asked = [line[2:] for line in lines if line[0] == ">"]
    assert asked[0] == "protocol 1"
    assert asked[-1] == "quit"

    run = subprocess.run(
        [sys.executable, "-m", "fifteentwo", "engine"],
        input="".join(f"{line}\n" for line in asked),
        capture_output=True,
        text=True,
        check=True,
    )

    expected = [line[2:] for line in lines if line[0] == "<"]
    answers = run.stdout.splitlines()
    assert len(answers) == len(expected)
    for answer, pattern in zip(answers, expected, strict=True):
        assert re.fullmatch(re.escape(pattern).replace("…", ".*"), answer), pattern
    assert run.stderr == ""


def test_each_answer_comes_before_the_next_question() -> None:
    """Asked line by line, without closing the pipe: nothing is kept back."""
    with subprocess.Popen(
        [sys.executable, "-m", "fifteentwo", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        for line in transcript():
            if line[0] == ">":
                engine.stdin.write(f"{line[2:]}\n")
                engine.stdin.flush()
            else:
                assert re.fullmatch(re.escape(line[2:]).replace("…", ".*"), engine.stdout.readline().rstrip("\n"))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_the_same_to_the_same(level: str) -> None:
    questions = ["setoption seed x y", "newgame", "isready", *[f"position {POSITION}", "go"] * 5]
    first = said(*questions, level=level)

    assert first == said(f"setoption level {level}", *questions)
    assert first[0] == "readyok"
    assert len(first) == 6
    assert all(answer.startswith("discard ") for answer in first[1:])


def test_a_new_game_begins_with_the_seed_again() -> None:
    game = ["newgame", *[f"position {POSITION}", "go"] * 8]
    answers = said("setoption seed 3", *game, *game, level="random")

    assert answers[:8] == answers[8:]
    assert len({*answers}) > 3
    assert said("setoption seed 4", *game, level="random") != answers[:8]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("uci", "error 'uci' is not a command; commands are protocol, isready"),
        ("protocol 2", "error only version 1 of the protocol is spoken here, not 2"),
        ("protocol", "error only version 1 of the protocol is spoken here, not none"),
        ("go", "error go needs a position first"),
        ("position", "error a position begins with fifteentwo/1"),
        ("position fifteentwo/1 rules=whist", "error rules: "),
        ("setoption speed 3", "error there is no option 'speed'; options are level, seed"),
        ("setoption level", "error the option level is one of random, beginner, steady"),
    ],
)
def test_errors_are_told_in_words_and_change_nothing(line: str, error: str) -> None:
    (answer,) = said(line)
    assert answer.startswith(error)

    whole = said(f"position {POSITION}", line, "go")
    if line != "go":
        assert whole[0].startswith(error)
        assert whole[1:] == ["discard TD KC"]


def test_positions_in_which_there_is_nothing_to_do() -> None:
    waiting = POSITION.replace("dealer=1", "dealer=1 act=1")
    watching = "fifteentwo/1 rules=six_card phase=deal dealer=1"
    for position in (waiting, watching):
        assert said(f"position {position}", "go")[-1].startswith("error in this position seat ")


def test_empty_lines_spaces_and_the_end_of_the_input() -> None:
    assert said("", "   ", "  isready  ", "isready\r\n") == ["readyok"] * 2
    assert said("quit", "isready") == []


def test_a_level_that_does_not_exist() -> None:
    with pytest.raises(FifteentwoError, match="the option level is one of random"):
        EngineServer("champion")
