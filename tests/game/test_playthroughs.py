"""One random game of each preset, event by event, as it was when last looked at.

A change in what the referee does shows as a difference in ``playthroughs/``. To write the files anew after one that is
meant: ``FIFTEENTWO_PLAYTHROUGHS=write .venv/bin/pytest tests/game/test_playthroughs.py``.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from tests.random_play import play_on
from tests.strategies import PRESET_NAMES

from fifteentwo.cards import Card
from fifteentwo.game import Discard, GameState
from fifteentwo.scoring import Item

FOLDER = Path(__file__).parent / "playthroughs"


def playthrough(name: str) -> Iterator[str]:
    """Yields the lines of a game: each action, and below it what everybody saw and who is to act."""
    state = GameState.setup(name)
    yield f"{state.rules}\n"
    for _, action, events, after in play_on(state, random.Random(name)):
        yield f"\n{line_of(action)}\n"
        for event in events:
            yield f"  {line_of(event)}\n"
        seats = " ".join(str(seat) for seat in after.to_act) or "-"
        yield f"  = {after.phase.value}, to act {seats}, score {'-'.join(map(str, after.scores))}\n"


def line_of(thing: Any) -> str:
    """Returns an action or event as its name and what it holds."""
    return " ".join([type(thing).__name__, *(text_of(getattr(thing, field.name)) for field in fields(thing))])


def text_of(value: Any) -> str:
    match value:
        case Card() | str() | None:
            return str(value)
        case Enum():
            return str(value.value)
        case Item():
            return f"{value.kind.value} [{' '.join(map(str, value.cards))}] {value.points}"
        case tuple():
            return f"({', '.join(map(text_of, value))})"
        case _ if is_dataclass(value):
            return line_of(value)
        case _:
            return str(value)


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    text = "".join(playthrough(name))
    if os.environ.get("FIFTEENTWO_PLAYTHROUGHS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    assert path.read_text(encoding="utf-8") == text


def test_there_is_a_game_of_every_preset() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PRESET_NAMES)


def test_an_action_is_written_as_its_name_and_what_it_holds() -> None:
    assert line_of(Discard(1, (Card(3), Card(51)))) == "Discard 1 (AS, KS)"
