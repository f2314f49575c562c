"""What a score is made of: items, each with its name, its cards and its points."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final, NamedTuple

from fifteentwo.cards import Card


class Kind(Enum):
    """The names of what scores. The value is the name in text and JSON."""

    FIFTEEN = "fifteen"
    PAIR = "pair"
    PAIR_ROYAL = "pair royal"
    DOUBLE_PAIR_ROYAL = "double pair royal"
    RUN = "run"
    FLUSH = "flush"
    STRAIGHT_FLUSH = "straight flush"
    NOBS = "nobs"
    LIMIT = "thirty-one"
    GO = "go"
    LAST = "last"
    HEELS = "heels"
    OPENING = "opening bonus"
    CLAIM = "claim"
    MUGGINS = "muggins"
    PENALTY = "penalty"


GROUPS: Final = {2: Kind.PAIR, 3: Kind.PAIR_ROYAL, 4: Kind.DOUBLE_PAIR_ROYAL}
"""What cards of one rank are called, by how many they are; they score 2, 6 and 12."""


class Item(NamedTuple):
    """One thing that scores.

    Items are atomic: one for each fifteen, each group of equal ranks, each run, a flush, nobs. A double run is two runs
    and a pair; only speech puts them together.
    """

    kind: Kind
    cards: tuple[Card, ...]
    """The cards that make it; empty where none do (go, muggins, penalties)."""
    points: int


class Score(NamedTuple):
    """A total and the items it is the sum of, in counting order."""

    total: int
    items: tuple[Item, ...]

    @classmethod
    def of(cls, items: Iterable[Item]) -> Score:
        """Returns the score made of the given items."""
        items = tuple(items)
        return cls(sum(item.points for item in items), items)


NOTHING = Score(0, ())
"""The score of no items."""
