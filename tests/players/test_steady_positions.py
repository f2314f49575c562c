"""Steady is a yardstick: what it does in these fifty positions never changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from fifteentwo.game import Discard, PlayCard
from fifteentwo.players import SteadyPlayer
from fifteentwo.record.position import read_position

LINES = (Path(__file__).parent / "steady_positions.txt").read_text(encoding="utf-8").splitlines()


def test_there_are_fifty_positions() -> None:
    assert len(LINES) == len(set(LINES)) == 50


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_choice(line: str) -> None:
    choice, _, position = line.partition(" ")
    action = SteadyPlayer()(read_position(position))

    assert isinstance(action, (Discard, PlayCard))
    cards = action.cards if isinstance(action, Discard) else (action.card,)
    assert ",".join(map(str, cards)) == choice
