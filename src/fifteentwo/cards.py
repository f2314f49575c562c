"""Cards: ranks, suits, the 52 cards, and their text.

A card is a whole number from 0 to 51, ``rank * 4 + suit``, with the ace as rank 0 and the suits in the order clubs,
diamonds, hearts, spades. Sorting cards therefore sorts by rank first. The same numbers are used by the compiled kernel.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final

from fifteentwo.errors import ParseError

_RANK_LETTERS: Final = "A23456789TJQK"
_SUIT_LETTERS: Final = "CDHS"
_SUIT_SYMBOLS: Final = "♣♦♥♠"
_COUNTING: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
_RANK_NAMES: Final = (
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
)


class Rank(IntEnum):
    """The thirteen ranks, ace low (0) to king high (12)."""

    ACE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    TEN = 9
    JACK = 10
    QUEEN = 11
    KING = 12

    @property
    def letter(self) -> str:
        """One character: ``A``, ``2`` to ``9``, ``T``, ``J``, ``Q`` or ``K``."""
        return _RANK_LETTERS[self]

    @property
    def word(self) -> str:
        """The English word, such as ``seven`` or ``jack``."""
        return _RANK_NAMES[self]

    @property
    def counting_value(self) -> int:
        """What the rank counts: ace 1, two to ten their number, jack, queen and king 10."""
        return _COUNTING[self]


class Suit(IntEnum):
    """The four suits in the order clubs, diamonds, hearts, spades."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """``C``, ``D``, ``H`` or ``S``."""
        return _SUIT_LETTERS[self]

    @property
    def symbol(self) -> str:
        """``♣``, ``♦``, ``♥`` or ``♠``."""
        return _SUIT_SYMBOLS[self]

    @property
    def word(self) -> str:
        """The English word, such as ``hearts``."""
        return self.name.lower()


class Card(int):
    """One of the 52 cards. There is one object for each, so cards may be compared with ``is``.

    ``Card(number)`` takes 0 to 51, :meth:`of` a rank and a suit, :meth:`parse` a text.

    >>> Card.parse("5h")
    Card.parse('5H')
    >>> Card.parse("5H").counting_value, Card.parse("KC").rank.word
    (5, 'king')
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Card:
        """Returns the card of a number.

        Raises:
            ValueError: The number is not from 0 to 51.
        """
        if number not in _NUMBERS:
            raise ValueError(f"a card is a number from 0 to 51, not {number}")
        return DECK[number]

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """Returns the card of a rank and a suit."""
        return DECK[rank * 4 + suit]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Reads one card, such as ``5H``, ``TC``, ``10c`` or ``5♥``.

        Raises:
            ParseError: The text is not one card.
            TypeError: It is no text.
        """
        if not isinstance(text, str):
            raise TypeError(f"a card is read from a text, not from {text!r}")
        card = _BY_TEXT.get(text)
        if card is None:
            card = _BY_TEXT.get(_normal(text))
            if card is None:
                raise ParseError(_complaint(text), text, 0)
        return card

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return _RANKS[self]

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return _SUITS[self]

    @property
    def counting_value(self) -> int:
        """What the card adds to a count: 1 for an ace, 10 for a ten, jack, queen or king."""
        return COUNTING_VALUES[self]

    @property
    def symbols(self) -> str:
        """The card with its suit as a symbol, such as ``10♥``."""
        rank = self.rank
        return ("10" if rank is Rank.TEN else rank.letter) + self.suit.symbol

    @property
    def words(self) -> str:
        """The card in words, such as ``five of hearts``."""
        return f"{self.rank.word} of {self.suit.word}"

    def __str__(self) -> str:
        return _TEXTS[self]

    def __format__(self, spec: str) -> str:
        return format(_TEXTS[self], spec)

    def __repr__(self) -> str:
        return f"Card.parse({_TEXTS[self]!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[int]]:
        return Card, (int(self),)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def _repr_svg_(self) -> str:
        from fifteentwo.svg import card_svg  # a notebook is the only place that needs it

        return card_svg(self)


_NUMBERS: Final = frozenset(range(52))
DECK: Final[tuple[Card, ...]] = tuple(int.__new__(Card, number) for number in range(52))
"""The 52 cards in number order: the four aces first, the king of spades last."""

_RANKS: Final = tuple(Rank(number // 4) for number in range(52))
_SUITS: Final = tuple(Suit(number % 4) for number in range(52))
_TEXTS: Final = tuple(_RANK_LETTERS[number // 4] + _SUIT_LETTERS[number % 4] for number in range(52))
COUNTING_VALUES: Final = tuple(_COUNTING[number // 4] for number in range(52))
"""The counting value of each card, indexed by its number."""

_BY_TEXT: Final = {text: DECK[number] for number, text in enumerate(_TEXTS)}
_RANK_WORDS: Final = frozenset({*_RANK_LETTERS, "10"})


def _normal(text: str) -> str:
    """Brings the accepted spellings of a card to the two characters that are printed."""
    text = text.strip().replace("\N{VARIATION SELECTOR-16}", "").replace("\N{VARIATION SELECTOR-15}", "").upper()
    for symbol, letter in zip(_SUIT_SYMBOLS, _SUIT_LETTERS, strict=True):
        text = text.replace(symbol, letter)
    return "T" + text[2:] if text.startswith("10") else text


def _complaint(text: str) -> str:
    """Says what is wrong with a text that is not a card."""
    normal = _normal(text)
    if not normal:
        return "a card is missing"
    if normal[0] not in _RANK_LETTERS:
        return f"{text!r} is not a card: {normal[0]!r} is not a rank (A 2 3 4 5 6 7 8 9 T J Q K)"
    if len(normal) == 1:
        return f"{text!r} is not a card: its suit is missing (C D H S)"
    if normal[1] not in _SUIT_LETTERS:
        return f"{text!r} is not a card: {normal[1]!r} is not a suit (C D H S)"
    return f"{text!r} is not a card: {normal[2:]!r} is left over after {normal[:2]}"


def parse_cards(text: str, *, distinct: bool = True) -> tuple[Card, ...]:
    """Reads cards separated by spaces or commas, in the order given.

    Args:
        text: Such as ``5H 6H, 7c 10♦``; may be empty.
        distinct: Whether a card that stands twice is an error.

    Raises:
        ParseError: A word is not a card, or a card stands twice; its ``position`` is the place in ``text``.
        TypeError: It is no text.
    """
    if not isinstance(text, str):
        raise TypeError(f"cards are read from a text, not from {text!r}")
    cards: list[Card] = []
    position = 0
    for word in text.replace(",", " ").split():
        position = text.index(word, position)
        card = _BY_TEXT.get(word)
        if card is None:
            try:
                card = Card.parse(word)
            except ParseError as error:
                raise ParseError(error.reason, text, position) from None
        if distinct and card in cards:
            raise ParseError(f"{card} stands twice", text, position)
        cards.append(card)
        position += len(word)
    return tuple(cards)


def format_cards(cards: Iterable[Card]) -> str:
    """Prints cards as :func:`parse_cards` reads them: ``5H 6H 7C TD``."""
    return " ".join([_TEXTS[card] for card in cards])


def shuffled(random_source: random.Random) -> tuple[Card, ...]:
    """Returns the 52 cards in an order drawn from a given source of randomness, top card first.

    For play where nobody needs to check the shuffle; :mod:`fifteentwo.record.shuffle` makes deals that can be checked.
    """
    return tuple(random_source.sample(DECK, 52))


def ranks_of(cards: Sequence[Card]) -> tuple[Rank, ...]:
    """Returns the ranks of cards, in their order."""
    return tuple([_RANKS[card] for card in cards])
