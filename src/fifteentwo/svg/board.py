"""Pegging boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fifteentwo.errors import FifteentwoError
from fifteentwo.svg.document import Svg, document, ground, place
from fifteentwo.svg.lanes import holes, lane
from fifteentwo.svg.layout import BoardLayout
from fifteentwo.svg.legend import legend_height, legend_rows
from fifteentwo.svg.marks import numbers, skunk_line
from fifteentwo.svg.pegs import back_peg, front_peg

SMALLEST_TARGET: Final = 31
LARGEST_TARGET: Final = 1001


class Track(NamedTuple):
    """One player's or side's way on a board.

    >>> Track("Ann", front=45, back=41)
    Track(name='Ann', front=45, back=41, target=None)
    """

    name: str
    """Who pegs here."""
    front: int = 0
    """The score: where the front peg stands, 0 (the start) to the target."""
    back: int = 0
    """The score before the last points: where the back peg stands, at most ``front``."""
    target: int | None = None
    """The score that wins here where it is not the board's: a captain's 61 beside 121."""


def board_svg(
    tracks: Sequence[Track],
    *,
    target: int = 121,
    skunk_lines: Sequence[int] | None = None,
    street: int = 30,
    upright: bool = False,
    legend: bool = True,
    size: float | None = None,
) -> Svg:
    """Returns a pegging board with its pegs.

    Each track has two start holes, a hole for every point and a game hole. Its front peg is a filled sign, its back peg
    the same sign hollow; the signs of the four tracks are a disc, a diamond, a square and a triangle. Where both pegs
    would share a hole, only the front one is drawn.

    Args:
        tracks: Two to four, in the order of their lanes.
        target: The score that wins, 31 to 1001, on tracks that have none of their own.
        skunk_lines: Scores after which a line is drawn; a loser who has not crossed it is skunked. None draws the
            usual ones: those of :func:`usual_skunk_lines`, or none where the tracks have different targets.
        street: Holes in a street before the way turns: a multiple of 5 from 10 to 60.
        upright: Whether the streets run up and down, as for a slim board beside a table.
        legend: Whether names and scores stand above the board.
        size: Width in pixels, 16 to 10,000; by default about 400 for a lying board of 121.

    Raises:
        FifteentwoError: A number, or how many tracks there are, is not as said; the message names it.
    """
    layout = BoardLayout(_targets(tracks, target), _checked_street(street), upright)
    lines = _named_lines(skunk_lines, layout.targets)
    width, height = layout.size
    rows = legend_rows([(track.name, track.front) for track in tracks], layout.targets, width) if legend else ""
    top = legend_height(layout.targets, width) if legend else 0
    drawing = [lane(layout, index, track.front) for index, track in enumerate(tracks)]
    drawing += [holes(layout, index) for index in range(len(tracks))]
    drawing += [skunk_line(layout, line, name) for line, name in lines.items()]
    drawing += [numbers(layout, lines)]
    drawing += [_pegs(layout, index, track) for index, track in enumerate(tracks)]
    title = "Pegging board: " + ", ".join([f"{track.name} {track.front}" for track in tracks])
    description = _description(tracks, layout.targets, lines)
    body = (ground(width, height + top), rows, place(0, top, *drawing))
    return document(width, height + top, size, title, description, "ft-board", *body)


def usual_skunk_lines(target: int) -> tuple[int, ...]:
    """Returns the highest scores that lose a game by a skunk and by a double skunk.

    They are the last ones below three quarters and below half of the target. A game shorter than 121 has only the
    second, the lurch.

    >>> usual_skunk_lines(121), usual_skunk_lines(61)
    ((90, 60), (30,))
    """
    half = (target - 1) // 2
    return ((3 * target - 1) // 4, half) if target >= 121 else (half,)


def _targets(tracks: Sequence[Track], target: int) -> tuple[int, ...]:
    """Returns each track's target, having checked every number of the tracks."""
    if not 2 <= len(tracks) <= 4:
        raise FifteentwoError(f"a board has two to four tracks, not {len(tracks)}")
    _require_whole("target", target, SMALLEST_TARGET, LARGEST_TARGET)
    targets = []
    for track in tracks:
        own = target if track.target is None else track.target
        _require_whole(f"target of {track.name!r}", own, SMALLEST_TARGET, LARGEST_TARGET)
        _require_whole(f"front peg of {track.name!r}", track.front, 0, own)
        _require_whole(f"back peg of {track.name!r}", track.back, 0, track.front)
        targets.append(own)
    return tuple(targets)


def _checked_street(street: int) -> int:
    """Returns the number of holes in a street if it can be one."""
    _require_whole("street", street, 10, 60)
    if street % 5:
        raise FifteentwoError(f"street is a multiple of 5, not {street}")
    return street


def _require_whole(name: str, value: object, low: int, high: int) -> None:
    """Raises FifteentwoError unless a value is a whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise FifteentwoError(f"{name} is a whole number from {low} to {high}, not {value!r}")


def _named_lines(lines: Sequence[int] | None, targets: Sequence[int]) -> dict[int, str]:
    """Returns the skunk lines, highest first, with what each is called."""
    if lines is None:
        lines = usual_skunk_lines(targets[0]) if len(set(targets)) == 1 else ()
    longest = max(targets)
    for line in lines:
        _require_whole("skunk line", line, 1, longest - 1)
    names = {}
    for line in sorted(set(lines), reverse=True):
        if 2 * line >= longest:
            names[line] = "skunk"
        elif 4 * line < longest:
            names[line] = "triple skunk"
        else:
            names[line] = "double skunk" if names else "lurch"
    return names


def _pegs(layout: BoardLayout, index: int, track: Track) -> str:
    """Returns a track's pegs: the back one unless the front one fills its hole, and the front one."""
    front = layout.hole(index, track.front) if track.front else layout.start(index, 0)
    pegs = ""
    if track.back < track.front or track.front == 0:
        back = layout.hole(index, track.back) if track.back else layout.start(index, 1)
        pegs = back_peg(index, back, track.back)
    return pegs + front_peg(index, front, track.front)


def _description(tracks: Sequence[Track], targets: Sequence[int], lines: Mapping[int, str]) -> str:
    """Returns what the board says, as sentences."""
    sentences = []
    for track, target in zip(tracks, targets, strict=True):
        state = f"{track.name} has {track.front} of {target} points"
        sentences.append(f"{state}, with the back peg at {track.back}." if track.back < track.front else f"{state}.")
    sentences += [f"The {name} line is after {line}." for line, name in lines.items()]
    return " ".join(sentences)
