"""The colours of the pictures, and how their contrast is measured.

Colours are written as presentation attributes, which any CSS rule of a page
overrides: ``.ft-hearts { color: crimson }``.
Every picture brings its own ground, so that it reads the same on a light and a dark page.
"""

from __future__ import annotations

from typing import Final

from fifteentwo.cards import Suit

CARD: Final = "#ffffff"
CARD_EDGE: Final = "#7d838c"
BACK: Final = "#2f5d74"
BACK_PATTERN: Final = "#a9c6d2"

GROUND: Final = "#f1ede4"
GROUND_EDGE: Final = "#8a8375"
INK: Final = "#25272b"
QUIET_INK: Final = "#5c594f"
RULE: Final = "#d9d3c5"
"""Thin lines that only divide."""

EMPTY_SLOT: Final = "#b9b2a2"
"""The faint dot where a card takes no part in a scoring item."""

LANE: Final = "#e0d9ca"
HOLE: Final = "#6f6858"
SKUNK_LINE: Final = "#5c594f"

FOUR_COLOURS: Final = {
    Suit.CLUBS: "#17703a",
    Suit.DIAMONDS: "#1a5cbd",
    Suit.HEARTS: "#c01f2e",
    Suit.SPADES: "#1b1d21",
}
TWO_COLOURS: Final = {
    Suit.CLUBS: "#1b1d21",
    Suit.DIAMONDS: "#c01f2e",
    Suit.HEARTS: "#c01f2e",
    Suit.SPADES: "#1b1d21",
}

PEGS: Final = ("#1d5fa8", "#b3401a", "#1b6b4a", "#6d3f98")
"""Colour of the first to fourth track's pegs."""

TRAILS: Final = ("#c3d3e4", "#ecc9b8", "#c0dacb", "#d8cae4")
"""Colour of the way that the first to fourth track's pegs have come."""


def luminance(colour: str) -> float:
    """Returns the relative luminance, 0 to 1, of a colour such as ``#1d5fa8``, as WCAG 2 defines it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Returns the contrast of two colours, 1 to 21, as WCAG 2 defines it."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
