"""Where everything on a pegging board lies.

The board is a way of parallel streets that turns at each end, as on a wooden board: up one street, down the next.
Holes stand in fives. Places are first reckoned *along* the streets (0 at the first hole on the start's side) and
*across* them (0 at the first street's outer edge), and then turned into x and y for a lying or an upright board.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

HOLE_STEP: Final = 10.0
FIVE_GAP: Final = 5.0
"""What is added between two groups of five."""

LANE_STEP: Final = 12.5
LANE_WIDTH: Final = 10.5
GAME_STEP: Final = 14.0
"""From the last hole to the game hole."""

START_STEPS: Final = (16.0, 26.5)
"""From the first hole back to the start holes of the front and the back peg."""

LANE_END: Final = LANE_WIDTH / 2
"""How far the round end of a lane reaches beyond its last hole."""

TURN_REACH: Final = 8.0
TURN_STEP: Final = 4.5
"""How far the innermost turn reaches beyond the lane's end, and how much further each turn outside it."""

STRIP_LYING: Final = 17.0
STRIP_UPRIGHT: Final = 25.0
"""Room for the numbers beside the lanes of a street, on the start's side."""

MARGIN: Final = 11.0


class Point(NamedTuple):
    """A place in the picture, y growing downwards."""

    x: float
    y: float


@dataclass(frozen=True)
class BoardLayout:
    """The places on a board of given tracks.

    Attributes:
        targets: The score that wins, for each track.
        street_holes: Holes in a street, a multiple of five.
        upright: Whether the streets run up and down.
    """

    targets: tuple[int, ...]
    street_holes: int
    upright: bool

    @property
    def streets(self) -> int:
        """Number of streets that the longest track needs; the game hole belongs to the street before it."""
        return -(-(max(self.targets) - 1) // self.street_holes)

    @property
    def length(self) -> float:
        """Distance from the first to the last hole of a full street."""
        return _step(self.street_holes - 1)

    @property
    def strip(self) -> float:
        """Width of the room for numbers."""
        return STRIP_UPRIGHT if self.upright else STRIP_LYING

    @property
    def street_step(self) -> float:
        """Distance from a street to the next."""
        return len(self.targets) * LANE_STEP + self.strip

    @cached_property
    def size(self) -> tuple[float, float]:
        """Width and height of the board."""
        along = self._before + self.length + self._after
        across = 2 * MARGIN + self.streets * self.street_step
        return (across, along) if self.upright else (along, across)

    def point(self, along: float, across: float) -> Point:
        """Returns the place at a distance along and across the streets."""
        height = self.size[1]
        if self.upright:
            return Point(MARGIN + across, height - self._before - along)
        return Point(self._before + along, height - MARGIN - across)

    def street_of(self, track: int, score: int) -> int:
        """Returns the index of the street with a track's hole for a score from 1 to its target."""
        return (min(score, self.targets[track] - 1) - 1) // self.street_holes

    def direction(self, street: int) -> int:
        """Returns 1 for a street that leads away from the start's side, -1 for one that leads back."""
        return -1 if street % 2 else 1

    def along(self, track: int, score: int) -> float:
        """Returns how far along lies a track's hole for a score from 1 to its target."""
        target = self.targets[track]
        direction = self.direction(self.street_of(track, score))
        if score == target:
            return self.along(track, target - 1) + GAME_STEP * direction
        step = _step((score - 1) % self.street_holes)
        return step if direction > 0 else self.length - step

    def across(self, track: int, street: int) -> float:
        """Returns how far across lies the middle of a track's lane. The lanes change their order with every turn."""
        lane = track if self.direction(street) > 0 else len(self.targets) - 1 - track
        return street * self.street_step + self.strip + (lane + 0.5) * LANE_STEP

    def numbers_across(self, street: int) -> float:
        """Returns how far across lies the middle of a street's numbers, nearer to their own lanes than to others."""
        return street * self.street_step + self.strip * 0.57

    def hole(self, track: int, score: int) -> Point:
        """Returns the place of a track's hole for a score from 1 to its target."""
        return self.point(self.along(track, score), self.across(track, self.street_of(track, score)))

    def start(self, track: int, peg: int) -> Point:
        """Returns the place of a track's start hole: 0 is the front peg's, 1 the back peg's."""
        return self.point(-START_STEPS[peg], self.across(track, 0))

    def turn_reach(self, track: int, street: int) -> float:
        """Returns how far beyond its lane's end a track's turn after a street reaches.

        It goes around the turns inside it, and around the game hole of a track that ends with this street.
        """
        inside = len(self.targets) - 1 - track if self.direction(street) > 0 else track
        ends_here = (street + 1) * self.street_holes + 1 in self.targets
        return TURN_REACH + TURN_STEP * inside + (GAME_STEP if ends_here else 0)

    @cached_property
    def _turns_reach(self) -> float:
        """How far beyond the first or last hole of a street the outermost turn reaches."""
        turns = [(track, street) for track in range(len(self.targets)) for street in range(self.streets - 1)]
        return LANE_END + max([self.turn_reach(track, street) for track, street in turns], default=0)

    @property
    def _before(self) -> float:
        """Room along the streets before the first hole."""
        return MARGIN + max(self._turns_reach, START_STEPS[-1] + LANE_END)

    @property
    def _after(self) -> float:
        """Room along the streets after the last hole of a full street."""
        return MARGIN + max(self._turns_reach, GAME_STEP + LANE_END)


def _step(index: int) -> float:
    """Returns the distance from a street's first hole to the one with an index."""
    return index * HOLE_STEP + index // 5 * FIVE_GAP
