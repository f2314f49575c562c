"""Finding the deck of a deal."""

from __future__ import annotations

import pytest

from fifteentwo.cards import DECK, Card, parse_cards
from fifteentwo.errors import ParseError
from fifteentwo.game import GameState
from fifteentwo.record.assembling import deck_ahead
from fifteentwo.record.gametext import take_apart

HANDS = "Hands 0: 5H 6H 7C 8D KD 2C  1: JC QH AS AD TS 9S\n"
DEALT = parse_cards("5H JC 6H QH 7C AS 8D AD KD TS 2C 9S")
REST = " ".join(str(card) for card in reversed(DECK) if card not in DEALT)


def deck(text: str, rules: str = "six_card", *, head: str = "") -> tuple[Card, ...]:
    """Returns the deck of a deal by seat 1."""
    (game,) = take_apart(f'[Fifteentwo "1"]\nDeal {head}\n{text}')
    return deck_ahead(game, 1, GameState.setup(rules, dealer=1))


def test_hands_and_rest() -> None:
    assert deck(HANDS + "Rest " + REST) == (*DEALT, *parse_cards(REST))


def test_the_rest_may_be_left_to_be_filled_up() -> None:
    assert deck(HANDS) == (*DEALT, *(card for card in DECK if card not in DEALT))


@pytest.mark.parametrize(("line", "place"), [("Starter 0: 17 KS", 17), ("Starter KS", 4), ("Starter 0: KS", 4)])
def test_the_starter_is_put_where_it_is_cut(line: str, place: int) -> None:
    assert deck(HANDS + line)[12 + place] is Card.parse("KS")


def test_a_cut_before_the_deal_is_undone() -> None:
    whole = deck(HANDS, "six_card cut_before_deal=mandatory", head="1 cut 20")

    assert whole[20 : 20 + 12] == DEALT


def test_the_starter_of_the_next_deal_is_not_looked_at() -> None:
    assert deck(HANDS + "Deal\nStarter 30 KS") == deck(HANDS)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "needs a line Hands"),
        ("Deal\n" + HANDS, "needs a line Hands"),
        ("Hands 5H", "before dealt cards stands the seat"),
        ("Hands x: 5H", "before dealt cards stands the seat"),
        ("Hands 0: 5X", "is not a suit"),
        (HANDS + "Rest ??", "is not a card"),
        (HANDS + "Rest KS", "13 of the 52 cards, in 13 places"),
        (HANDS + "Rest 5H", "12 of the 52 cards, in 13 places"),
        ("Hands 0: 5H 6H 7C 8D KD 2C", "seat 1 is dealt 6 cards, not 0"),
    ],
)
def test_what_is_wrong_is_named(text: str, reason: str) -> None:
    with pytest.raises(ParseError, match=reason):
        deck(text)
