"""The pages that describe the formats: their examples are read, replayed and checked."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from fifteentwo.game.faults import FAULTS
from fifteentwo.game.view import view
from fifteentwo.record import (
    Hand,
    NotedGame,
    read_game,
    read_games,
    read_position,
    verify_game,
    write_game,
    write_noted,
    write_position,
)
from fifteentwo.record.eventlog import EVENT_WORDS
from fifteentwo.record.gametext import SECTIONS
from fifteentwo.record.position_fields import FIELDS
from fifteentwo.record.writing import OWN_TAGS

PAGES = Path(__file__).parents[2] / "docs" / "formats"


def page(name: str) -> str:
    return (PAGES / f"{name}.md").read_text(encoding="utf-8")


def examples(name: str) -> list[str]:
    """Returns the blocks of plain text of a page."""
    return re.findall(r"```text\n(.*?)```", page(name), flags=re.DOTALL)


def test_hands() -> None:
    (text,) = examples("hand")

    assert str(Hand.parse(text)) == text.strip()


@pytest.mark.parametrize("text", examples("position"))
def test_positions(text: str) -> None:
    assert write_position(read_position(text)) == text.strip()


def test_games_as_they_are_written() -> None:
    full, typed, manual, noted = examples("game")

    for text in (full, manual):
        assert write_game(read_game(text)) == text
    (game,) = read_games(noted)
    assert isinstance(game, NotedGame)
    assert write_noted(game) == noted
    assert read_game(typed).state.scores == (9, 16)


def test_the_example_of_a_whole_game_is_verified() -> None:
    game = read_game(examples("game")[0])

    assert game.state.over
    assert verify_game(game).ok
    assert len(verify_game(game).checks) == 7
    for seat in (0, 1, None):
        seen = view(game.state, seat)
        assert read_position(write_position(seen)) == seen


@pytest.mark.parametrize("section", SECTIONS)
def test_every_line_is_described(section: str) -> None:
    assert f"| `{section}` |" in page("game")


@pytest.mark.parametrize("tag", sorted(OWN_TAGS))
def test_every_tag_is_described(tag: str) -> None:
    assert f"`{tag}`" in page("game")


@pytest.mark.parametrize("field", [field.key for field in FIELDS])
def test_every_field_of_a_position_is_described(field: str) -> None:
    assert f"| `{field}` |" in page("position")


def test_every_event_is_described_with_its_values() -> None:
    rows = dict(re.findall(r"\| `(\w+)` \| ([^|]+) \| [^|]+ \|", page("position").partition("## Events")[2]))

    for kind, word in EVENT_WORDS.items():
        assert len(rows[word].split(", ")) == len(fields(kind)), word


def test_a_fault_is_named_as_an_example() -> None:
    assert any(f"`fault {fault}`" in page("game") for fault in FAULTS)
