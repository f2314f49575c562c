"""Whole sittings typed line by line: many wrong answers, every way to leave, and games that go on where they stood."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from tests.cli.conftest import Command

from fifteentwo.game import Game

ANSWERS = [
    "",
    "1",
    "2",
    "3",
    "4",
    "5",
    "1 2",
    "34",
    "5h",
    "k",
    "g",
    "log",
    "?",
    "rules",
    "m 1",
    "claim 2",
    "0",
    "2",
    "x",
]
"""What is typed at random: some of it fits nearly every question, and the rest must be refused."""


def typing(seed: int) -> Iterator[str]:
    chance = random.Random(seed)
    while True:
        yield chance.choice([*ANSWERS, " ".join(chance.sample("123456", 2))])


@pytest.mark.parametrize(
    "rules",
    [
        "six_card target=61",
        "five_card",
        "three_hand target=61",
        "four_hand target=61",
        "captain target=61 captain_target=31",
        "lowball target=61",
        "house_strict target=45",
        "acc target=45 match_games=2",
        "three_hand scoring=manual muggins=on target=31",
        "four_hand scoring=manual target=31 renege=flat_two",
        "six_card match=best_of_3 target=31",
        "six_card cut_before_deal=offered must_play_after_go=off toss_fives=on target=31",
    ],
)
def test_a_game_is_played_to_its_end_and_its_file_verifies(command: Command, tmp_path: Path, rules: str) -> None:
    file = tmp_path / "game.txt"
    level = "random" if "acc" in rules else "steady"
    status, out, err = command(
        "play", "-y", "--rules", rules, "--level", level, "--name", "Ann", "--save", file, typed=typing(2)
    )

    assert (status, err) == (0, "")
    assert "fifteentwo verify checks it." in out
    games = sorted(tmp_path.glob("game*.txt"))
    assert len(games) == {"captain": 3, "acc": 2}.get(rules.split(maxsplit=1)[0], len(games))
    for played in games:
        game = Game.read(played.read_text(encoding="utf-8"))
        assert game.state.over
        assert game.headers["Seat0"] == "Ann"
        assert command("verify", played).status == 0
        assert command("replay", played).status == 0


def test_wrong_answers_are_explained_and_asked_again(command: Command) -> None:
    _, out, _ = command("play", "-y", "--rules", "six_card", typed=["x", "60", "7", "9 9", "1", "1 2"])

    assert "'x' is not a number: a number from 1 to 52, or Enter.\nCut for the deal" in out
    assert "60 is not from 1 to 52.\nCut for the deal" in out
    assert "There is no card 9: you have numbers from 1 to 6.\nLay two cards" in out
    assert "That is one card; two cards go into the crib.\nLay two cards" in out


def test_help_log_and_rules_change_nothing(command: Command, state_folder: Path) -> None:
    _, out, _ = command("play", "-y", "--rules", "six_card target=61", typed=["?", "log", "rules"])

    assert "What you can type" in out
    assert "target=61: The game hole" in out
    assert len(Game.read((state_folder / "unfinished.txt").read_text(encoding="utf-8")).actions) == 1


def test_leaving_and_going_on(command: Command, state_folder: Path) -> None:
    """The end of input, ``q``, and then the same game again: nothing is lost, and nothing is asked twice."""
    file = state_folder / "unfinished.txt"
    _, out, _ = command("play", "-y", "--name", "Ann", typed=["5", "1 2"])
    assert "The game is kept, and fifteentwo play goes on with it." in out
    left = Game.read(file.read_text(encoding="utf-8"))
    assert "HiddenSeed" in left.headers

    _, out, _ = command("play", typed=["", "quit"])
    assert re.search(r"There is an unfinished game: six_card against steady, \d to \d\.", out)
    assert Game.read(file.read_text(encoding="utf-8")) == left

    _, out, _ = command("play", "--resume", typed=["?", "20", "1"])
    assert "What you can type" in out
    game = Game.read(file.read_text(encoding="utf-8"))
    assert game.actions[: len(left.actions)] == left.actions
    assert len(game.actions) > len(left.actions)


def test_a_game_left_after_every_answer_is_the_game_played_through(command: Command, tmp_path: Path) -> None:
    """Computers and shuffles go on as if the program had not been left in between."""
    file, other = tmp_path / "game.txt", tmp_path / "other.txt"
    command("play", "-y", "--rules", "six_card target=31", "--save", file, typed=["7"])
    other.write_bytes(file.read_bytes())
    answers = cycle(["1 2", "20", "1", "2", "3", "4"])
    typed = []
    while not Game.read(file.read_text(encoding="utf-8")).state.over:
        typed.append(next(answers))
        assert command("play", "--save", file, typed=[typed[-1]]).status == 0
    command("play", "--save", other, typed=[*typed, ""])

    assert other.read_text(encoding="utf-8") == file.read_text(encoding="utf-8")


def test_another_game_instead(command: Command, state_folder: Path) -> None:
    command("play", "-y", typed=["5", "1 2"])
    first = (state_folder / "unfinished.txt").read_text(encoding="utf-8")
    command("play", "--new", "-y", typed=["5"])
    assert (state_folder / "unfinished.txt").read_text(encoding="utf-8") != first

    _, out, _ = command("play", typed=["what", "n", "2", "", "", "1", "Zoe", "", "quit"])
    assert "Enter or n, or q to leave." in out
    assert "Which game?" in out
    assert Game.read((state_folder / "unfinished.txt").read_text(encoding="utf-8")).headers["Seat0"] == "Zoe"


def test_questions_are_answered_by_enter(command: Command, state_folder: Path) -> None:
    _, out, _ = command("play", typed=["", "", "", "", "", "", "9", "quit"])

    for question in ("Which game?", "Who counts?", "How long?", "Against whom?", "Your name?"):
        assert question in out
    game = Game.read((state_folder / "unfinished.txt").read_text(encoding="utf-8"))
    assert str(game.rules) == "six_card"
    assert game.headers["Level"] == "steady"
    assert game.headers["Seat0"] == "You"


def test_questions_are_asked_again_and_choices_remembered(command: Command, state_folder: Path) -> None:
    answers = [
        "99",
        "six_cart",
        "six_card target=50",
        "auto!",
        "2",
        "3",
        "wizard",
        "beginner",
        "x" * 30,
        "Zoe",
        "",
        "quit",
    ]
    _, out, _ = command("play", typed=answers)

    assert "99 is not from 1 to 10." in out
    assert "There are no rules named 'six_cart'; did you mean six_card?" in out
    assert "'auto!' is none of them." in out
    assert "'wizard' is none of them." in out
    assert "A name has from 1 to 20 characters that print" in out
    chosen = json.loads((state_folder / "choices.json").read_text(encoding="utf-8"))
    assert chosen == {
        "rules": "six_card target=50 scoring=manual overclaim=excess_to_opponent match=best_of_5",
        "level": "beginner",
        "name": "Zoe",
    }
    _, out, _ = command("play", "--new", typed=["", "", "", "", "quit"])
    first = out.partition("  2  six_card ")[0]
    for word in (*chosen["rules"].split(), "As the last time."):
        assert word in " ".join(first.split())


def test_a_text_is_mixed_into_the_shuffles(command: Command, state_folder: Path) -> None:
    command("play", "--rules", "six_card", "--level", "steady", "--name", "Ann", typed=["", "", "a lucky day", "quit"])
    game = Game.read((state_folder / "unfinished.txt").read_text(encoding="utf-8"))
    assert game.headers["ShuffleText0"] == "a lucky day"


def test_the_commitment_is_shown_before_play_and_kept_in_the_file(command: Command, state_folder: Path) -> None:
    _, out, _ = command("play", "-y", typed=[])
    game = Game.read((state_folder / "unfinished.txt").read_text(encoding="utf-8"))
    shown = "".join(re.findall(r"^[0-9a-f]{32}$", out, re.MULTILINE))
    assert shown == game.headers["ShuffleCommitment"]
    assert out.index(shown[:32]) < out.index("Cut for the deal")


def test_resigning(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    _, out, _ = command("play", "-y", "--save", file, typed=["resign", "", "resign", "y", ""])

    assert out.count("Give the game up?") == 2
    assert "You resign.\nSteady wins 0 to 0, since the other side resigned." in out
    result = Game.read(file.read_text(encoding="utf-8")).state.result
    assert result is not None
    assert result.reason == "resigned"


def test_again_and_again(command: Command, state_folder: Path) -> None:
    """After a game the loser deals first in the next, so that nobody cuts."""
    _, out, _ = command("play", "-y", typed=["resign", "y", "", "resign", "y", "quit"])

    assert out.count("Enter plays again, q leaves.") == 2
    first, second = sorted(
        (Game.read(path.read_text(encoding="utf-8")) for path in (state_folder / "games").iterdir()),
        key=lambda game: game.start.dealer is not None,
    )
    assert first.start.dealer is None
    assert second.start.dealer == 0
    assert not (state_folder / "unfinished.txt").exists()


def test_a_match_goes_on_where_it_was_left(command: Command, state_folder: Path) -> None:
    command("play", "-y", "--match", "best_of_5", "--rules", "six_card", typed=["resign", "y", "quit"])
    _, out, _ = command("play", "-y", "--resume", typed=["resign", "y", "", "resign", "y", "quit"])

    assert "Games: You 0, Steady 2." in out
    assert "Games: You 0, Steady 3. The match goes to Steady." in out
    numbers = [
        Game.read(path.read_text(encoding="utf-8")).start.game_number for path in (state_folder / "games").iterdir()
    ]
    assert sorted(numbers) == [0, 1, 2]


def test_a_match_in_files_of_ones_own(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "a match.txt"
    _, out, _ = command("play", "-y", "--match", "best_of_3", "--save", file, typed=["resign", "y", "quit"])
    following = tmp_path / "a match-2.txt"
    assert f"fifteentwo play --save '{following}' goes on with the match." in out

    _, out, _ = command("play", "-y", "--save", following, typed=["resign", "y", ""])
    assert "The match goes to Steady." in out
    assert sorted(path.name for path in tmp_path.glob("*.txt")) == ["a match-2.txt", "a match.txt"]


def test_a_match_whose_games_are_gone(command: Command, state_folder: Path) -> None:
    command("play", "-y", "--match", "best_of_5", "--rules", "six_card", typed=["resign", "y", "quit"])
    for path in (state_folder / "games").iterdir():
        path.unlink()
    status, _, err = command("play", "--resume", typed=[])

    assert status == 2
    assert err.startswith("fifteentwo: play: game 1 of this match is missing: ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--rules", "six_cart"], "there are no rules named 'six_cart'; did you mean six_card?"),
        (["-y", "--level", "wizard"], "there is no level 'wizard'; there are random, beginner, steady"),
        (["-y", "--match", "best_of_9"], "there is no match 'best_of_9'; there are single, best_of_3, best_of_5"),
        (["-y", "--rules", "lowball", "--manual"], "win_mode=lowball needs scoring=auto"),
        (["-y", "--name", "x" * 21], "a name has from 1 to 20 characters"),
        (["--resume"], "there is no unfinished game in "),
        (["--resume", "--new"], "--new and --resume contradict each other"),
    ],
)
def test_mistakes_on_the_command_line(command: Command, arguments: list[str], message: str) -> None:
    status, _, err = command("play", *arguments)
    assert status == 2
    assert err.startswith("fifteentwo: play: ")
    assert message in err


def test_files_that_cannot_be_played_on(command: Command, tmp_path: Path, state_folder: Path) -> None:
    file = tmp_path / "game.txt"
    command("play", "-y", "--save", file, typed=["resign", "y", ""])
    status, _, err = command("play", "-y", "--save", file)
    assert status == 2
    assert "is not a game that was left unfinished: it can be replayed, but not played on" in err

    file.write_text("hello", encoding="utf-8")
    assert "choose another file" in command("play", "-y", "--save", file).err

    state_folder.mkdir(parents=True, exist_ok=True)
    (state_folder / "unfinished.txt").write_text("hello", encoding="utf-8")
    status, _, err = command("play", "-y")
    assert status == 2
    assert "fifteentwo play --new begins another game" in err


def test_a_second_terminal_is_told(command: Command) -> None:
    from fifteentwo.cli.terminal.shelf import Shelf

    with Shelf().lock():
        status, _, err = command("play", "-y")
    assert status == 2
    assert "a game is being played in another terminal; with --save FILE you can play another" in err
    assert command("play", "-y").status == 0


def test_ascii_where_unicode_cannot_be_printed(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "fifteentwo", "play", "-y", "--name", "Ann", "--rules", "six_card"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_STATE_HOME": str(tmp_path)}
    run = subprocess.run(program, input=b"7\n1 2\n20\n", env=environment, capture_output=True, check=True)
    assert b"Ann lays " in run.stdout
    assert run.stdout.isascii()
    assert run.stderr == b""


def test_the_questions_before_a_game_can_be_left_and_explained(command: Command) -> None:
    status, out, _ = command("play", typed=["?", "q"])

    assert status == 0
    assert "Enter takes the usual; a number or a name chooses; q leaves." in out


def test_a_wrong_level_is_refused_before_anything_is_asked(command: Command) -> None:
    status, out, err = command("play", "--rules", "six_card", "--level", "hard", typed=["", "", ""])

    assert (status, out) == (2, "")
    assert "there is no level 'hard'" in err
