"""A track on a pegging board: its lane with the turns, the way come so far, its holes."""

from __future__ import annotations

from typing import Final

from fifteentwo.svg import palette
from fifteentwo.svg.document import element, number
from fifteentwo.svg.layout import LANE_END, LANE_WIDTH, START_STEPS, BoardLayout, Point

_HOLE_WIDTH: Final = 3.6
_TURN_WIDTH: Final = 3.0
_GAME_HOLE_RADIUS: Final = 3.6


def lane(layout: BoardLayout, track: int, score: int) -> str:
    """Returns a track's lane, with the way up to a score in the track's own tint."""
    return element(
        "g",
        _way(layout, track, layout.targets[track], palette.LANE, "ft-lane"),
        _way(layout, track, score, palette.TRAILS[track], "ft-trail") if score else "",
        class_=f"ft-track ft-track-{track + 1}",
    )


def holes(layout: BoardLayout, track: int) -> str:
    """Returns a track's start holes, its holes, and its game hole with a ring in the track's colour."""
    target = layout.targets[track]
    places = [layout.start(track, 0), layout.start(track, 1)]
    places += [layout.hole(track, score) for score in range(1, target)]
    game = layout.hole(track, target)
    return element(
        "path",
        d="".join([f"M{_pair(hole)}h0" for hole in places]),
        stroke=palette.HOLE,
        stroke_width=_HOLE_WIDTH,
        stroke_linecap="round",
        class_="ft-hole",
    ) + element(
        "circle",
        cx=game.x,
        cy=game.y,
        r=_GAME_HOLE_RADIUS,
        fill=palette.GROUND,
        stroke=palette.PEGS[track],
        stroke_width=1.8,
        class_="ft-game-hole",
    )


def _way(layout: BoardLayout, track: int, score: int, colour: str, class_: str) -> str:
    """Returns the strip from a track's start holes to its hole for a score."""
    last = layout.street_of(track, score)
    straights, turns = "", ""
    for street in range(last + 1):
        leads_away = layout.direction(street) > 0
        begin, end = (0.0, layout.length) if leads_away else (layout.length, 0.0)
        if street == 0:
            begin = -START_STEPS[-1]
        if street == last:
            end = layout.along(track, score)
        else:
            turns += _turn(layout, track, street)
        across = layout.across(track, street)
        straights += f"M{_pair(layout.point(begin, across))}L{_pair(layout.point(end, across))}"
    strip = element("path", d=straights, stroke=colour, stroke_width=LANE_WIDTH, stroke_linecap="round", class_=class_)
    if not turns:
        return strip
    return element("path", d=turns, fill="none", stroke=colour, stroke_width=_TURN_WIDTH, class_=class_) + strip


def _turn(layout: BoardLayout, track: int, street: int) -> str:
    """Returns the line that leads from the end of a street to the next."""
    leads_away = layout.direction(street) > 0
    along = layout.length + LANE_END if leads_away else -LANE_END
    begin = layout.point(along, layout.across(track, street))
    end = layout.point(along, layout.across(track, street + 1))
    reach = layout.turn_reach(track, street)
    half = (abs(end.x - begin.x) + abs(end.y - begin.y)) / 2
    radii = f"{number(half)} {number(reach)}" if layout.upright else f"{number(reach)} {number(half)}"
    # Seen on the screen, a lying board turns anticlockwise at its far end, an upright one clockwise.
    clockwise = int(leads_away == layout.upright)
    return f"M{_pair(begin)}A{radii} 0 0 {clockwise} {_pair(end)}"


def _pair(point: Point) -> str:
    """Returns a place as path data."""
    return f"{number(point.x)} {number(point.y)}"
