"""Hands as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.record.games import read_or_refused
from tests.strategies import cards

from fifteentwo.cards import Card, parse_cards
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.record import Hand


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    some = draw(st.lists(cards(), min_size=2, max_size=7, unique=True))
    return Hand(tuple(some[1:]), draw(st.none() | st.just(some[0])))


@given(hands())
def test_what_is_printed_is_read(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand


@pytest.mark.parametrize("text", ["5h 6h 7c 8d + kc", "5♥,6♥ 7♣ 8♦+K♣", " 5H 6H\t7C 8D  +  KC\n"])
def test_spellings(text: str) -> None:
    hand = Hand.parse(text)

    assert hand == Hand(parse_cards("5H 6H 7C 8D"), Card.parse("KC"))
    assert str(hand) == "5H 6H 7C 8D + KC"


@pytest.mark.parametrize(
    ("text", "position", "reason"),
    [
        ("", 0, "from 1 to 6"),
        ("+ 5H", 0, "from 1 to 6"),
        ("5H 6X", 3, "'X' is not a suit"),
        ("5H 6H 5H", 6, "5H stands twice"),
        ("5H 6H +", 6, "one card, the starter"),
        ("5H 6H + KC QC", 6, "one card, the starter"),
        ("5H 6H + KC + QC", 11, "is not a card"),
        ("5H 6H +  5H", 9, "both in the hand and the starter"),
        ("5H 6H + KX", 8, "'X' is not a suit"),
        ("AC 2C 3C 4C 5C 6C 7C", 0, "from 1 to 6"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, position: int, reason: str) -> None:
    with pytest.raises(ParseError, match=reason.replace("'", ".")) as caught:
        Hand.parse(text)

    assert (caught.value.text, caught.value.position) == (text, position)


def test_a_hand_that_cannot_be_is_not_made() -> None:
    five = Card.parse("5H")
    with pytest.raises(FifteentwoError, match="twice"):
        Hand((five, five))
    with pytest.raises(FifteentwoError, match="starter"):
        Hand((five,), five)


@given(st.text(max_size=30) | st.text("5HKC+ ,10♥\ufe0f", max_size=20))
def test_garbage_raises_nothing_but_parse_errors(text: str) -> None:
    hand = read_or_refused(Hand.parse, text)

    assert hand is None or Hand.parse(str(hand)) == hand


def test_only_text_is_read() -> None:
    with pytest.raises(TypeError, match="a hand is read from a text, not from 3"):
        Hand.parse(3)  # type: ignore[arg-type]
