from __future__ import annotations

import pytest
from rich.style import Style
from rich.text import Text

from fifteentwo.cards import parse_cards
from fifteentwo.cli.look import Look
from fifteentwo.cli.terminal.drawing import Block, beside, faces, fan, large, wrapped


def plain(block: Block) -> list[str]:
    return [line.plain for line in block]


def test_faces() -> None:
    assert plain(faces(parse_cards("5H TC"), Look())) == ["╭───╮╭───╮", "│ 5♥││10♣│", "╰───╯╰───╯"]
    assert plain(faces(parse_cards("5H TC"), Look(unicode=False))) == ["+---++---+", "| 5H|| TC|", "+---++---+"]


def test_fan_hides_the_earliest() -> None:
    cards = parse_cards("5H TC 7D 2S")
    assert plain(fan(cards, Look(), 17))[1] == "│ 5♥│10♣│ 7♦│ 2♠│"
    assert plain(fan(cards, Look(), 16))[1] == "…   │ 7♦│ 2♠│"
    assert plain(fan(cards, Look(), 1))[1].endswith("│ 2♠│")
    assert plain(fan((), Look(), 20)) == ["", "", ""]


@pytest.mark.parametrize("unicode", [True, False])
def test_digits_differ(unicode: bool) -> None:
    blocks = [tuple(plain(large(number, Look(unicode), Style()))) for number in range(32)]
    assert len(set(blocks)) == 32
    assert {len(line) for block in blocks[10:] for line in block} == {7}


def test_beside() -> None:
    assert plain(beside([Text("a"), Text("long line")], [Text("x"), Text("y"), Text("z")], 6)) == [
        "a     x",
        "long ly"[:6] + "y",
        "      z",
    ]


def test_wrapped_lines_are_indented() -> None:
    assert plain(wrapped(Text("one two three four"), 9)) == ["one two", "  three", "  four"]
    assert plain(wrapped(Text("one"), 9)) == ["one"]
