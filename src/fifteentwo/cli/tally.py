"""How the points of a deal came about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fifteentwo.game.events import Event, Pegged, PeggedBack, Source

COLUMNS: Final = ("play", "heels", "hand", "crib", "other")
"""What points are told apart."""

_COLUMN_OF: Final = {
    Source.CARD: "play",
    Source.GO: "play",
    Source.LAST: "play",
    Source.HEELS: "heels",
    Source.HAND: "hand",
    Source.CRIB: "crib",
}

Tally = tuple[dict[str, int], ...]
"""For each side its points by what gave rise to them."""


def tally(events: Iterable[Event], sides: int) -> Tally:
    """Returns the points of each side in some events, in the columns that occur in all of :data:`COLUMNS`."""
    counts: Tally = tuple([dict.fromkeys(COLUMNS, 0) for _ in range(sides)])
    for event in events:
        match event:
            case Pegged(side=side, source=source, points=points):
                counts[side][_COLUMN_OF.get(source, "other")] += points
            case PeggedBack(side=side, points=points):
                counts[side]["other"] -= points
            case _:
                pass
    return counts
