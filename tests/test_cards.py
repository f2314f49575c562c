"""Cards: one object each, in order, with texts that are read back."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import cards

from fifteentwo.cards import (
    COUNTING_VALUES,
    DECK,
    Card,
    Rank,
    Suit,
    format_cards,
    parse_cards,
    ranks_of,
    shuffled,
)
from fifteentwo.errors import ParseError


def test_the_deck_is_every_card_in_order() -> None:
    assert [str(card) for card in DECK[:5]] == ["AC", "AD", "AH", "AS", "2C"]
    assert str(DECK[51]) == "KS"
    assert [Card.of(rank, suit) for rank in Rank for suit in Suit] == list(DECK) == sorted(DECK)
    assert [int(card) for card in DECK] == list(range(52))
    assert len({str(card) for card in DECK}) == len(set(DECK)) == 52


def test_counting_values() -> None:
    assert [rank.counting_value for rank in Rank] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert sum(COUNTING_VALUES) == 4 * (45 + 40)


@given(card=cards())
def test_a_card_is_one_object(card: Card) -> None:
    assert Card(int(card)) is card
    assert Card.of(card.rank, card.suit) is card
    assert Card.parse(str(card)) is card
    assert copy.copy(card) is copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert eval(repr(card)) is card
    assert hash(card) == hash(int(card))
    assert card.counting_value == card.rank.counting_value == COUNTING_VALUES[card]
    assert isinstance(card.rank, Rank)
    assert isinstance(card.suit, Suit)


def test_words_and_symbols() -> None:
    ten, five = Card.parse("TC"), Card.parse("5H")

    assert (ten.symbols, five.symbols) == ("10♣", "5♥")
    assert (ten.words, five.words) == ("ten of clubs", "five of hearts")
    assert [suit.symbol for suit in Suit] == ["♣", "♦", "♥", "♠"]
    assert "".join(rank.letter for rank in Rank) == "A23456789TJQK"
    assert "".join(suit.letter for suit in Suit) == "CDHS"
    assert f"{five:>4}|{five}" == "  5H|5H"


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("5H", "5H"),
        ("5h", "5H"),
        ("TC", "TC"),
        ("tc", "TC"),
        ("10c", "TC"),
        ("10C", "TC"),
        ("10♦", "TD"),
        ("5♥", "5H"),
        ("q♠", "QS"),
        ("A♣\N{VARIATION SELECTOR-15}", "AC"),
        ("5♥\N{VARIATION SELECTOR-16}", "5H"),
        (" 5H ", "5H"),
    ],
)
def test_spellings_of_a_card(text: str, card: str) -> None:
    assert str(Card.parse(text)) == card


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a card is missing"),
        ("  ", "a card is missing"),
        ("1H", "'1H' is not a card: '1' is not a rank"),
        ("XH", "'X' is not a rank"),
        ("H5", "'H' is not a rank"),
        ("5", "'5' is not a card: its suit is missing"),
        ("10", "its suit is missing"),
        ("5X", "'X' is not a suit"),
        ("5HH", "'H' is left over after 5H"),
        ("100C", "'0' is not a suit"),
        ("11C", "'1' is not a rank"),
        ("?5", "'?' is not a rank"),
        ("ß", "'S' is not a rank"),
    ],
)
def test_what_is_not_a_card(text: str, complaint: str) -> None:
    with pytest.raises(ParseError) as caught:
        Card.parse(text)
    assert complaint in str(caught.value)
    assert caught.value.text == text


@pytest.mark.parametrize("number", [-1, 52, 1000])
def test_numbers_that_are_no_card(number: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 51"):
        Card(number)


@given(some=st.lists(cards(), unique=True))
def test_hands_are_read_back(some: list[Card]) -> None:
    assert parse_cards(format_cards(some)) == tuple(some)
    assert parse_cards(", ".join(card.symbols for card in some)) == tuple(some)


def test_separators() -> None:
    assert format_cards(parse_cards("5H,6h  7C,\t10♦\n")) == "5H 6H 7C TD"
    assert parse_cards("") == parse_cards("  , ") == ()


@pytest.mark.parametrize(
    ("text", "position", "complaint"),
    [
        ("5H 6X 7C", 3, "'X' is not a suit"),
        ("5H 6H 5h", 6, "5H stands twice"),
        ("5H 5H", 3, "5H stands twice"),
        ("  5H,,6", 6, "its suit is missing"),
        ("6H 6HH", 3, "'H' is left over after 6H"),
    ],
)
def test_what_is_wrong_with_a_hand(text: str, position: int, complaint: str) -> None:
    with pytest.raises(ParseError) as caught:
        parse_cards(text)
    assert (caught.value.position, caught.value.text) == (position, text)
    assert complaint in str(caught.value)


def test_a_card_may_stand_twice_if_asked() -> None:
    assert format_cards(parse_cards("5H 5H", distinct=False)) == "5H 5H"


@given(text=st.text(alphabet="A1023456789TJQKCDHS♥♣ ,x", max_size=20))
def test_any_text_is_cards_or_refused(text: str) -> None:
    place: int | None = 0
    try:
        assert format_cards(parse_cards(format_cards(parse_cards(text)))) == format_cards(parse_cards(text))
    except ParseError as error:
        place = error.position
    assert place is not None
    assert 0 <= place <= len(text)


def test_shuffling() -> None:
    decks = [shuffled(random.Random(seed)) for seed in range(300)]

    assert all(sorted(deck) == list(DECK) for deck in decks)
    assert decks[0] == shuffled(random.Random(0))
    assert len(set(decks)) == 300
    assert len(Counter(deck[0] for deck in decks)) > 40


def test_ranks_of_cards() -> None:
    assert ranks_of(parse_cards("5H KC")) == (Rank.FIVE, Rank.KING)


def test_a_notebook_shows_a_card() -> None:
    assert DECK[0]._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("thing", [5, None, b"5H", ["5H"], DECK[3]])
@pytest.mark.parametrize("reader", [Card.parse, parse_cards])
def test_only_text_is_read(reader: Callable[[Any], object], thing: object) -> None:
    with pytest.raises(TypeError, match="read from a text, not from"):
        reader(thing)
