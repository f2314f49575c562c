from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tests.cli.conftest import Command


@pytest.mark.parametrize(
    "arguments",
    [
        ["card", "5H"],
        ["card", "back"],
        ["hand", "5H 5D 5S JC + 5C"],
        ["hand", "2H 4H 6H QH + 8S", "--crib", "--two-colours", "--size", "300"],
        ["hand", "5H 5D 5S JC 2S 9D"],
        ["board", "--scores", "34-21", "--backs", "30-15", "--names", "Ann,Ben", "--upright"],
        ["board", "--scores", "34-21-50", "--target", "61"],
    ],
)
def test_writes_a_picture(command: Command, tmp_path: Path, arguments: list[str]) -> None:
    file = tmp_path / "picture.svg"
    assert command("svg", *arguments, "-o", file).status == 0
    printed = command("svg", *arguments)

    assert ET.parse(file).getroot().tag.endswith("svg")
    assert printed.out == file.read_text(encoding="utf-8")


def test_a_counted_hand_has_its_counting(command: Command) -> None:
    assert "two runs of three" in command("svg", "hand", "4C 5D 5H 6S + KC").out
    assert "two runs of three" not in command("svg", "hand", "4C 5D 5H 6S + KC", "--plain").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["card", "5X"], "'5X' is not a card"),
        (["board", "--scores", "34-x"], "--scores takes whole numbers such as 34-21, not '34-x'"),
        (
            ["board", "--scores", "34-21", "--names", "Ann"],
            "--scores has 2 sides, but --backs or --names another number",
        ),
        (["board", "--scores", "34-200"], "front peg of 'Player 2' is a whole number from 0 to 121, not 200"),
        (["card", "5H", "-o", "/nowhere/at/all.svg"], "/nowhere/at/all.svg: No such file or directory"),
    ],
)
def test_mistakes(command: Command, arguments: list[str], message: str) -> None:
    status, out, err = command("svg", *arguments)

    assert (status, out) == (2, "")
    assert err.startswith("fifteentwo: svg: ")
    assert message in err
