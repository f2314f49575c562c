"""What the vector holds, part by part, in a position set up for it."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from fifteentwo.cards import parse_cards
from fifteentwo.environments.observing import PILE_CARDS, layout, observe, vector_length
from fifteentwo.game import GameState, view
from fifteentwo.rules import PRESETS, RuleSet

TWO = GameState.setup(
    "six_card target=100",
    dealer=1,
    scores=[25, 50],
    hands=["5H 6H 7C 9S", "2C 3C 9H JD"],
    crib="TS KS AD QD",
    starter="4C",
    played=[(0, "7C"), (1, "9H"), (0, "9S")],
)


def parts(state: GameState, seat: int) -> dict[str, list[float]]:
    vector = observe(view(state, seat))
    where = layout(len(state.sides), len(state.scores))
    return {name: vector[part].tolist() for name, part in where.items()}


def ones(values: list[float]) -> list[int]:
    assert {*values} <= {0.0, 1.0}
    return np.flatnonzero(values).tolist()


def cards(text: str) -> list[int]:
    return sorted(map(int, parse_cards(text)))


def test_what_seat_1_sees() -> None:
    own = parts(TWO, 1)

    assert ones(own["hand"]) == cards("2C 3C JD")
    assert ones(own["laid"]) == sorted(map(int, TWO.discards[1]))
    assert ones(own["starter"]) == cards("4C")
    assert ones(own["played"][:52]) == cards("9H")
    assert ones(own["played"][52:]) == cards("7C 9S")
    assert ones(own["pile"]) == [8, 13 + 8, 26 + 6]  # the latest first: nine, nine, seven
    assert own["count"] == pytest.approx([25 / 31])
    assert own["holds"] == pytest.approx([3 / 6, 2 / 6])
    assert own["dealer"] == [1, 0]
    assert own["scores"] == [0.5, 0.25]
    assert own["discarding"] == [0]


def test_seat_0_sees_the_same_from_the_other_side() -> None:
    own = parts(TWO, 0)

    assert ones(own["hand"]) == cards("5H 6H")
    assert ones(own["played"][:52]) == cards("7C 9S")
    assert own["dealer"] == [0, 1]
    assert own["scores"] == [0.25, 0.5]
    assert own["pile"] == parts(TWO, 1)["pile"]


def test_partners_share_a_side() -> None:
    four = GameState.setup(
        "four_hand", dealer=3, scores=[30, 60], hands=["AC 2C 3C 4C", "5C 6C 7C 8C", "9C TC JC QC", "AD 2D 3D 4D"]
    )
    assert parts(four, 0)["scores"] == parts(four, 2)["scores"] == pytest.approx([30 / 121, 60 / 121])
    assert parts(four, 1)["scores"] == pytest.approx([60 / 121, 30 / 121])
    assert parts(four, 1)["dealer"] == [0, 0, 1, 0]


@pytest.mark.parametrize("name", PRESETS)
def test_parts_follow_each_other_without_gaps(name: str) -> None:
    rules = RuleSet.parse(name)
    where = [*layout(rules.players, len({*rules.sides_of_seats})).values()]
    assert where[0].start == 0
    assert all(before.stop == after.start for before, after in pairwise(where))
    assert vector_length(rules) == where[-1].stop


def test_no_count_has_more_cards_than_fit() -> None:
    """Four aces, four twos, four threes and a four would be 28 with 13 cards; every other 13 cards are more."""
    assert sum([1] * 4 + [2] * 4 + [3] * 4 + [4]) == 28
    assert sum([1] * 4 + [2] * 4 + [3] * 4 + [4] * 2) == 32
    assert PILE_CARDS == 13
