from __future__ import annotations

import pytest

from fifteentwo.cards import format_cards, parse_cards
from fifteentwo.game import Discard, GameState, PlayCard, view
from fifteentwo.players import BeginnerPlayer
from fifteentwo.players.beginner import points_in_hand
from fifteentwo.rules import RuleSet

BEGINNER = BeginnerPlayer(1)


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("5H 5D 5S JC", 14),
        ("4C 5D 6H 6S", 12),
        ("2H 4H 6H QH", 4),
        ("2H 4H 6H QS", 0),
        ("5H 5D 5S", 8),
        ("2H 4H 6H", 3),
    ],
)
def test_points_in_hand(hand: str, points: int) -> None:
    assert points_in_hand(parse_cards(hand), RuleSet()) == points


def test_no_flush_where_the_rules_have_none() -> None:
    assert points_in_hand(parse_cards("2H 4H 6H QH"), RuleSet(hand_flush="off")) == 0


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(
    ("rules", "hand", "laid"),
    [
        ("six_card", "5H 5D 5S JC 2C 9D", "2C 9D"),
        ("six_card", "AC 3D 7H 9S JC KD", "AC 3D"),  # nothing to keep: the lowest two
        ("lowball", "5H 5D 2C 9D 8S KC", "5D 5H"),
    ],
)
def test_keeps_what_scores_most_whoever_has_the_crib(rules: str, hand: str, laid: str, dealer: int) -> None:
    state = GameState.setup(rules, dealer=dealer, hands=(hand, "3C 3H 4C 4D 6C 9H"))
    assert BEGINNER(view(state, 0)) == Discard(0, parse_cards(laid))


@pytest.mark.parametrize(
    ("rules", "hand", "card"),
    [("six_card", "7H 8H 9C KS", "8H"), ("six_card", "2H 4H 9C KS", "KS"), ("lowball", "7H 8H 9C KS", "KS")],
)
def test_plays_what_scores_most_and_else_the_highest(rules: str, hand: str, card: str) -> None:
    state = GameState.setup(rules, dealer=0, hands=(hand, "7D QD QS 3H"), starter="QC", played=[(1, "7D")])
    action = BEGINNER(view(state, 0))
    assert isinstance(action, PlayCard)
    assert format_cards([action.card]) == card
