"""Hands as text: ``5H 6H 7C 8D + KC``, the starter after the plus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fifteentwo.cards import Card, format_cards, parse_cards
from fifteentwo.errors import FifteentwoError, ParseError

MOST_CARDS: Final = 6
"""The most cards that anybody is dealt."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards in the order in which they were given, and the starter where it is known.

    Raises:
        FifteentwoError: There are no cards or more than six, or a card is there twice.

    >>> str(Hand.parse("5h 6♥ 7c 8d + kc"))
    '5H 6H 7C 8D + KC'
    """

    cards: tuple[Card, ...]
    starter: Card | None = None

    def __post_init__(self) -> None:
        if not 1 <= len(self.cards) <= MOST_CARDS:
            raise FifteentwoError(f"a hand has from 1 to {MOST_CARDS} cards, not {len(self.cards)}")
        if len(set(self.cards)) != len(self.cards):
            raise FifteentwoError(f"a card stands twice in the hand {format_cards(self.cards)}")
        if self.starter in self.cards:
            raise FifteentwoError(f"{self.starter} is both in the hand and the starter")

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Reads a hand: its cards, and after a plus the starter if there is one.

        Raises:
            ParseError: The text is not a hand; its ``position`` is the place.
            TypeError: It is no text.
        """
        if not isinstance(text, str):
            raise TypeError(f"a hand is read from a text, not from {text!r}")
        before, plus, _ = text.partition("+")
        try:
            cards = parse_cards(before)
        except ParseError as error:
            raise ParseError(error.reason, text, error.position) from None
        start = len(before) + 1
        starters = _starters(text, start) if plus else ()
        try:
            return cls(cards, *starters)
        except FifteentwoError as error:
            in_starter = bool(starters) and starters[0] in cards
            raise ParseError(str(error), text, _first_word(text, start if in_starter else 0)) from None

    def __str__(self) -> str:
        cards = format_cards(self.cards)
        return cards if self.starter is None else f"{cards} + {self.starter}"


def _starters(text: str, start: int) -> tuple[Card, ...]:
    """Reads the one card after the plus."""
    try:
        starters = parse_cards(text[start:])
    except ParseError as error:
        raise ParseError(error.reason, text, start + (error.position or 0)) from None
    if len(starters) != 1:
        raise ParseError("after the plus stands one card, the starter", text, start - 1)
    return starters


def _first_word(text: str, start: int) -> int:
    """Returns the place of the first word from ``start`` on."""
    return len(text) - len(text[start:].lstrip())
