"""The pegging board in characters: upright streets of holes in rows of five, or one line for each side."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from rich.text import Text

from fifteentwo.cli.look import QUIET, STRONG, TRACK_STYLES, Look
from fifteentwo.cli.names import Names
from fifteentwo.cli.terminal.drawing import Block
from fifteentwo.game import SeatView

ROW: Final = 5
"""Holes in a row of a street, as on a real board."""
_ONE_STREET: Final = 13
"""The most rows that go up as a single street."""
_MOST_ROWS: Final = 18
_MOST_TRACKS: Final = 3
_LABEL: Final = 4
_GAP: Final = 2


class Track(NamedTuple):
    """One side's way round the board."""

    name: str
    front: int
    back: int
    target: int


def tracks_of(view: SeatView, names: Names) -> list[Track]:
    """Returns the tracks of a game's sides."""
    return [
        Track(names.side(side), view.scores[side], view.back_pegs[side], view.targets[side])
        for side in range(len(view.scores))
    ]


def board(tracks: Sequence[Track], look: Look, width: int, height: int) -> Block | None:
    """Returns an upright board with the sides and their scores above it; None where there is no room for one.

    The holes go up the first street in rows of five and, on a longer way, up the second. The number beside a row is
    that of its last hole. The game hole is at the top of each track; pegs that have not moved stand at the bottom.
    """
    rows = ceil((max(track.target for track in tracks) - 1) / ROW)
    streets = 1 if rows <= _ONE_STREET else 2
    rows = ceil(rows / streets)
    legend = [_legend(track, side, look) for side, track in enumerate(tracks)]
    wide = streets * (_LABEL + len(tracks) * (ROW + 1) - 1) + (streets - 1) * _GAP
    if rows > _MOST_ROWS or len(tracks) > _MOST_TRACKS or wide > width or len(legend) + rows + 3 > height:
        return None
    lines = [*legend, Text(), _row(tracks, look, [""] * streets, [_home(track, rows, streets) for track in tracks])]
    for row in reversed(range(rows)):
        firsts = [(street * rows + row) * ROW + 1 for street in range(streets)]
        labels = [str(first + ROW - 1) for first in firsts]
        lines.append(_row(tracks, look, labels, [[(first, ROW) for first in firsts]] * len(tracks)))
    lines.append(_row(tracks, look, [""], [[(0, 1)]] * len(tracks)))
    return lines


def _home(track: Track, rows: int, streets: int) -> list[tuple[int, int]]:
    """Returns the game hole of a track, at the head of the street that leads to it."""
    own = (track.target - 2) // ROW // rows
    return [(track.target, 1) if street == own else (0, 0) for street in range(streets)]


def _row(
    tracks: Sequence[Track], look: Look, labels: Sequence[str], places: Sequence[Sequence[tuple[int, int]]]
) -> Text:
    """Returns one row of the board: for each street its label, and for each track a first hole and how many follow."""
    line = Text()
    for street, label in enumerate(labels):
        if street:
            line.append(" " * _GAP)
        lanes = [places[side][street] for side in range(len(tracks))]
        line.append(f"{label:>{_LABEL - 1}} ", QUIET)
        for side, (track, (first, number)) in enumerate(zip(tracks, lanes, strict=True)):
            if side:
                line.append(" ")
            holes = _holes(
                track, side, look, first, number if number == 1 else max(0, min(number, track.target - first))
            )
            single = number == 1
            line.append(" " * 2 if single else "").append_text(holes)
            line.append(" " * (ROW - len(holes) - 2 * single))
    line.rstrip()
    return line


def _holes(track: Track, side: int, look: Look, first: int, number: int) -> Text:
    """Returns some holes of a track with the pegs that stand in them."""
    peg = look.peg(side)
    text = Text(look.hole * number, QUIET)
    for hole, sign in ((track.back, peg.back), (track.front, peg.front)):
        place = hole - first
        if 0 <= place < number:
            text = Text.assemble(text[:place], (sign, TRACK_STYLES[side]), text[place + 1 :])
    return text


def _legend(track: Track, side: int, look: Look) -> Text:
    target = Text(f" of {track.target}", QUIET)
    text = Text().append(f"{look.peg(side).front} ", TRACK_STYLES[side])
    return text.append(f"{track.name:<16.16} ").append(f"{track.front:>3}", STRONG).append_text(target)


def gauges(tracks: Sequence[Track], look: Look, width: int) -> Block:
    """Returns one line for each side: its name, its score, and a way of which each sign stands for several holes."""
    name_width = max(6, min(16, max(len(track.name) for track in tracks)))
    room = max(10, width - name_width - 7)
    lines = []
    for side, track in enumerate(tracks):
        line = Text(f"{track.name:<{name_width}.{name_width}} ").append(f"{track.front:>4} ", STRONG)
        back, front = (round(score * (room - 1) / track.target) for score in (track.back, track.front))
        line.append_text(_holes(track._replace(front=front, back=back), side, look, 0, room))
        lines.append(line)
    return lines
