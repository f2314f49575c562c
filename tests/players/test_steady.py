from __future__ import annotations

import pytest

from fifteentwo.cards import format_cards, parse_cards
from fifteentwo.game import Discard, GameState, PlayCard, view
from fifteentwo.players import SteadyPlayer

STEADY = SteadyPlayer(1)


def discard(rules: str, dealer: int, hand: str, others: str) -> str:
    cards = parse_cards(others)
    size = len(parse_cards(hand))
    hands = (hand, *[cards[start : start + size] for start in range(0, len(cards), size)])
    action = STEADY(view(GameState.setup(rules, dealer=dealer, hands=hands), 0))
    assert isinstance(action, Discard)
    return format_cards(action.cards)


@pytest.mark.parametrize(
    ("dealer", "hand", "laid"),
    [
        (0, "5H 5D 5S JC 2C 9D", "2C 9D"),  # nothing is near eighteen points in hand
        (0, "5H 5D TC KD 2S 8H", "2S 8H"),
        (0, "7C 8D 5H 5S KC KD", "7C 8D"),  # seven and eight make a good crib of one's own
        (1, "4H 5S 6S 6H 9D KS", "9D KS"),  # a double run
        (0, "5C TD QH KS 9C 2D", "2D 9C"),
    ],
)
def test_known_discards(dealer: int, hand: str, laid: str) -> None:
    assert discard("six_card", dealer, hand, "3C 3D 4C 4D 6C 9H") == laid


def test_the_crib_counts_for_its_owner() -> None:
    hand, others = "5H TD 2S 2C KC KD", "3C 3D 4C 4D 6C 9H"
    assert discard("six_card", 0, hand, others) != discard("six_card", 1, hand, others)


def test_a_partners_crib_counts_like_ones_own() -> None:
    hand, others = "2C 3C 5C TC KC", "2D 2H AC 3D 3H 4C 4D 4H 6C 6D 6H 8C 8D 8H TD"
    own, partners, theirs = (discard("four_hand", dealer, hand, others) for dealer in (0, 2, 1))
    assert own == partners != theirs


def test_fives_are_tossed() -> None:
    assert discard("six_card toss_fives=on", 1, "5H 5D 5S JC 2C 9D", "3C 3D 4C 4D 6C 9H") in {"5D 5H", "5D 5S", "5H 5S"}


def test_lowball_is_played_for_the_least() -> None:
    assert discard("lowball", 1, "5H 5D 5S JC 2C 9D", "3C 3D 4C 4D 6C 9H") != "2C 9D"
    assert "5" in discard("lowball", 1, "5H 5D 5S JC 2C 9D", "3C 3D 4C 4D 6C 9H")


def played(hand: str, other: str, pile: list[tuple[int, str]], rules: str = "six_card", starter: str = "QC") -> str:
    dealer = 1 if not pile or pile[0][0] == 0 else 0
    state = GameState.setup(rules, dealer=dealer, hands=(hand, other), starter=starter, played=pile)
    action = STEADY(view(state, 0))
    assert isinstance(action, PlayCard)
    return str(action.card)


@pytest.mark.parametrize(
    ("hand", "pile", "card"),
    [
        ("5H 4C 9D KS", [], "4C"),  # no card makes fifteen or thirty-one of four
        ("8H 2C 9D KS", [(1, "7D")], "8H"),  # fifteen for two
        ("7H 8H 9C KS", [(1, "7D")], "7H"),  # a pair gives less back than fifteen with seven and eight, a run away
        ("AH 8D 9C KS", [(1, "QD"), (0, "KS"), (1, "QS")], "AH"),  # thirty-one
    ],
)
def test_known_plays(hand: str, pile: list[tuple[int, str]], card: str) -> None:
    assert played(hand, "7D QD QS 3H", pile) == card
