"""What is written beside the lanes of a board: numbers and skunk lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from fifteentwo.svg import palette
from fifteentwo.svg.document import element, label, number
from fifteentwo.svg.layout import FIVE_GAP, HOLE_STEP, LANE_STEP, START_STEPS, BoardLayout, Point

_NUMBER_SIZE: Final = 10
_NAME_SIZE: Final = 9
_NAME_LETTER: Final = 4.9
"""Room for a letter of a skunk line's name."""

_CLEARANCE_LYING: Final = 18.0
_CLEARANCE_UPRIGHT: Final = 12.0
"""How near to something else the middle of a number may stand."""


class _LinePlace(NamedTuple):
    """Where a skunk line and its name are."""

    street: int
    along: float
    """The line itself, just before the hole of the next score."""
    name_end: float
    """The end of its name, which begins at the line."""


def numbers(layout: BoardLayout, lines: Mapping[int, str]) -> str:
    """Returns the number of every fifth hole and of the game holes, and the word "start".

    Numbers that would touch a game hole's number or a skunk line's name are left out.
    """
    longest = _longest(layout)
    taken: dict[int, list[tuple[float, float]]] = {}
    parts = []
    for target in sorted(set(layout.targets)):
        track = layout.targets.index(target)
        street, along = layout.street_of(track, target), layout.along(track, target)
        taken.setdefault(street, []).append((along, along))
        at = layout.point(along, layout.numbers_across(street))
        parts.append(_centred(at, str(target), palette.INK, "ft-number ft-target", bold=True))
    for line, name in lines.items():
        place = _line_place(layout, line, name)
        taken.setdefault(place.street, []).append((min(place[1:]), max(place[1:])))
    for score in range(5, layout.targets[longest], 5):
        street, along = layout.street_of(longest, score), layout.along(longest, score)
        clearance = _CLEARANCE_UPRIGHT if layout.upright else _CLEARANCE_LYING
        if all(along < low - clearance or along > high + clearance for low, high in taken.get(street, ())):
            at = layout.point(along, layout.numbers_across(street))
            parts.append(_centred(at, str(score), palette.QUIET_INK, "ft-number"))
    start = layout.point(-sum(START_STEPS) / 2, layout.numbers_across(0))
    parts.append(_centred(start, "start", palette.QUIET_INK, "ft-start", size=_NAME_SIZE))
    return element("g", *parts, class_="ft-numbers")


def skunk_line(layout: BoardLayout, line: int, name: str) -> str:
    """Returns the line across the lanes after the hole of a score, with its name beside it."""
    street, along, name_end = _line_place(layout, line, name)
    low = street * layout.street_step + layout.strip - 1
    begin, end = layout.point(along, low), layout.point(along, low + len(layout.targets) * LANE_STEP + 2)
    path = element(
        "path",
        d=f"M{number(begin.x)} {number(begin.y)}L{number(end.x)} {number(end.y)}",
        stroke=palette.SKUNK_LINE,
        stroke_width=1.5,
        stroke_dasharray="3 1.5",
    )
    at = layout.point(along, layout.numbers_across(street))
    transform = f"translate({number(at.x)} {number(at.y)})" + (" rotate(-90)" if layout.upright else "")
    text = label(
        0,
        _NAME_SIZE * 0.35,
        name,
        _NAME_SIZE,
        colour=palette.QUIET_INK,
        anchor="start" if name_end > along else "end",
        transform=transform,
        class_="ft-line-name",
    )
    return element("g", path, text, class_="ft-skunk-line")


def _line_place(layout: BoardLayout, line: int, name: str) -> _LinePlace:
    """Returns where a skunk line is, and its name: ahead of it, or behind it where the street ends too soon."""
    track = _longest(layout)
    street = layout.street_of(track, line + 1)
    direction = layout.direction(street)
    step = HOLE_STEP if line % 5 else HOLE_STEP + FIVE_GAP
    along = layout.along(track, line + 1) - direction * step / 2
    length = direction * len(name) * _NAME_LETTER
    fits = -HOLE_STEP <= along + length <= layout.length + HOLE_STEP
    return _LinePlace(street, along, along + length if fits else along - length)


def _longest(layout: BoardLayout) -> int:
    """Returns a track with the highest target."""
    return max(range(len(layout.targets)), key=lambda track: layout.targets[track])


def _centred(at: Point, text: str, colour: str, class_: str, *, size: float = _NUMBER_SIZE, bold: bool = False) -> str:
    """Returns a short text with its middle at a place."""
    weight = "700" if bold else None
    baseline = at.y + size * 0.35
    return label(at.x, baseline, text, size, colour=colour, anchor="middle", font_weight=weight, class_=class_)
