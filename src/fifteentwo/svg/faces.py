"""The faces and the back of cards, as groups that other pictures place where they want them."""

from __future__ import annotations

from typing import Final

from fifteentwo.cards import Card, Rank, Suit
from fifteentwo.svg import palette
from fifteentwo.svg.document import element, number, place
from fifteentwo.svg.glyphs import COURT_PATHS, RANK_PATHS, RANK_PEN, RANK_WIDTHS, SUIT_PATHS

CARD_WIDTH: Final = 100
CARD_HEIGHT: Final = 140

_EDGE: Final = 1.5
_CORNER: Final = 9
_INDEX_MIDDLE: Final = 27
_RANK_TOP: Final = 13.5
_RANK_HEIGHT: Final = 42
_SUIT_MIDDLE: Final = 82.5
_SUIT_HEIGHT: Final = 31
_COURT_MIDDLE: Final = 24
_COURT_SCALE: Final = 0.31
_BACK_MARGIN: Final = 7


def face(card: Card, *, two_colours: bool = False, **attributes: str) -> str:
    """Returns a card's face, 100 wide and 140 high.

    Rank and suit stand large in two corners, and with the court what a jack, queen or king wears. The signs take the
    group's ``color``.
    """
    rank, suit = card.rank, card.suit
    half = rank_sign(rank, _INDEX_MIDDLE, _RANK_TOP, _RANK_HEIGHT)
    half += suit_sign(suit, _INDEX_MIDDLE, _SUIT_MIDDLE, _SUIT_HEIGHT)
    if rank in COURT_PATHS:
        headdress = element("path", d=COURT_PATHS[rank], fill="currentColor", class_="ft-court")
        half += place(CARD_WIDTH - _INDEX_MIDDLE, _COURT_MIDDLE, headdress, scale=_COURT_SCALE)
    return element(
        "g",
        _blank(),
        half,
        place(CARD_WIDTH, CARD_HEIGHT, half, turn=180),
        color=suit_colour(suit, two_colours=two_colours),
        class_=f"ft-card ft-{suit.word}",
        **attributes,
    )


def back(**attributes: str) -> str:
    """Returns a card's back, 100 wide and 140 high: a plain field with holes in fives, like a pegging board."""
    columns = [street + lane for street in (24, 50, 76) for lane in (-4.8, 4.8)]
    rows = [group + hole * 10.5 for group in (19, 79) for hole in range(5)]
    holes = "".join([f"M{number(x)} {number(y)}h0" for x in columns for y in rows])
    field = element(
        "rect",
        x=_BACK_MARGIN,
        y=_BACK_MARGIN,
        width=CARD_WIDTH - 2 * _BACK_MARGIN,
        height=CARD_HEIGHT - 2 * _BACK_MARGIN,
        rx=_CORNER - 4,
        fill=palette.BACK,
        class_="ft-field",
    )
    pattern = element(
        "path", d=holes, stroke=palette.BACK_PATTERN, stroke_width=3.6, stroke_linecap="round", class_="ft-pattern"
    )
    return element("g", _blank(), field, pattern, class_="ft-card ft-back", **attributes)


def suit_colour(suit: Suit, *, two_colours: bool) -> str:
    """Returns the colour of a suit's signs on white."""
    return (palette.TWO_COLOURS if two_colours else palette.FOUR_COLOURS)[suit]


def suit_sign(suit: Suit, x: float, y: float, height: float) -> str:
    """Returns a suit sign in the current colour with its middle at a place."""
    return place(x, y, element("path", d=SUIT_PATHS[suit], fill="currentColor"), scale=height / 100)


def rank_sign(rank: Rank, middle: float, top: float, height: float) -> str:
    """Returns a rank's letter or number in the current colour, centred on an upright line."""
    scale = height / 100
    path = element(
        "path",
        d=RANK_PATHS[rank],
        fill="none",
        stroke="currentColor",
        stroke_width=RANK_PEN,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return place(middle - RANK_WIDTHS[rank] * scale / 2, top, path, scale=scale)


def _blank() -> str:
    """Returns the white paper of a card with its edge."""
    return element(
        "rect",
        x=_EDGE / 2,
        y=_EDGE / 2,
        width=CARD_WIDTH - _EDGE,
        height=CARD_HEIGHT - _EDGE,
        rx=_CORNER,
        fill=palette.CARD,
        stroke=palette.CARD_EDGE,
        stroke_width=_EDGE,
        class_="ft-paper",
    )
