"""The signs that the terminal shows: Unicode where it can print them, plain ASCII elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from rich.console import Console
from rich.style import Style
from rich.text import Text

from fifteentwo.cards import Card, Suit

SUIT_STYLES: Final = {
    Suit.CLUBS: Style(color="green", bold=True),
    Suit.DIAMONDS: Style(color="dodger_blue2", bold=True),
    Suit.HEARTS: Style(color="red", bold=True),
    Suit.SPADES: Style(bold=True),
}
TRACK_STYLES: Final = (
    Style(color="dark_orange", bold=True),
    Style(color="dark_cyan", bold=True),
    Style(color="medium_purple", bold=True),
    Style(color="green", bold=True),
)
"""The colours of the sides' pegs."""
QUIET: Final = Style(dim=True)
STRONG: Final = Style(bold=True)
WARNING: Final = Style(color="red")

_SUIT_PATTERNS: Final = [
    (re.compile(rf"(?<!\w)(?:10|[A2-9JQK]){suit.symbol}|(?<!\w)[A2-9TJQK]{suit.letter}(?!\w)"), style)
    for suit, style in SUIT_STYLES.items()
]


class Peg(NamedTuple):
    """The signs of a side's front and back peg."""

    front: str
    back: str


@dataclass(frozen=True, slots=True)
class Look:
    """How things are shown on one terminal."""

    unicode: bool = True

    @classmethod
    def of(cls, console: Console) -> Look:
        """Returns the look that suits a console's encoding."""
        try:
            "♥╭●┏…·▒”".encode(console.encoding)
        except (UnicodeEncodeError, LookupError):
            return cls(unicode=False)
        return cls()

    def card(self, card: Card) -> str:
        """Returns a card's text: ``10♥``, or ``TH`` in ASCII."""
        return card.symbols if self.unicode else str(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Returns the texts of cards with spaces between them."""
        return " ".join(map(self.card, cards))

    def said(self, words: str) -> str:
        """Returns words in quotation marks."""
        return f"“{words}”" if self.unicode else f'"{words}"'

    @property
    def hole(self) -> str:
        """The sign of an empty hole of the board."""
        return "·" if self.unicode else "."

    @property
    def back(self) -> str:
        """A card from behind, as small as it can be."""
        return "▒" if self.unicode else "#"

    @property
    def dot(self) -> str:
        """What stands between parts of a title."""
        return "·" if self.unicode else "-"

    @property
    def more(self) -> str:
        """What stands for things left out."""
        return "…" if self.unicode else ".."

    def peg(self, side: int) -> Peg:
        """Returns the signs of a side's pegs; they differ in shape, so that colour is not needed."""
        return Peg(*("●○ ◆◇ ■□ ▲△" if self.unicode else "@o #+ %= &~").split()[side])

    def text(self, words: str, style: Style | None = None) -> Text:
        """Returns words as a styled text in which cards have the colours of their suits."""
        text = Text(words, style or "")
        for pattern, suit_style in _SUIT_PATTERNS:
            text.highlight_regex(pattern, suit_style)
        return text
