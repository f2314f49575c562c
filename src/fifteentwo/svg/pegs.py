"""Pegs. Each track has its own sign, so that nobody needs to tell colours apart."""

from __future__ import annotations

from typing import Final

from fifteentwo.svg import palette
from fifteentwo.svg.document import element, place
from fifteentwo.svg.layout import Point

PEG_REACH: Final = 5.3
"""How far a front peg reaches from its middle, its line included."""

BACK_SCALE: Final = 0.85
"""Size of a back peg beside a front peg."""

SHAPES: Final = (
    "M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z",
    "M0-4.8L4.8 0L0 4.8L-4.8 0Z",
    "M-3.7-3.7H3.7V3.7H-3.7Z",
    "M0-4.7L4.4 3.2H-4.4Z",
)
"""The first to fourth track's sign about the origin: disc, diamond, square, triangle."""

_LINE: Final = 1.0


def front_peg(track: int, at: Point, score: int) -> str:
    """Returns a track's front peg, which stands for its score: its sign, filled."""
    return place(at.x, at.y, sign(track), class_=f"ft-peg ft-peg-{track + 1} ft-front", data_score=str(score))


def back_peg(track: int, at: Point, score: int) -> str:
    """Returns a track's back peg, which stands for an earlier score: its sign, hollow and a little smaller."""
    shape = element(
        "path",
        d=SHAPES[track],
        fill=palette.GROUND,
        stroke=palette.PEGS[track],
        stroke_width=2 * _LINE,
        stroke_linejoin="round",
    )
    class_ = f"ft-peg ft-peg-{track + 1} ft-last"
    return place(at.x, at.y, shape, scale=BACK_SCALE, class_=class_, data_score=str(score))


def sign(track: int) -> str:
    """Returns a track's sign about the origin, filled."""
    colour = palette.PEGS[track]
    return element("path", d=SHAPES[track], fill=colour, stroke=colour, stroke_width=_LINE, stroke_linejoin="round")
