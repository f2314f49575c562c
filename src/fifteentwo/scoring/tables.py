"""Tables for ``bytes.translate``: from card numbers to ranks, suits and counting values.

Cards as a ``bytes`` of their numbers are the quickest thing to look up, to compare and to sum in plain Python. A number
that is no card's becomes 255, which is no rank, suit or value.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fifteentwo.cards import COUNTING_VALUES, DECK, Rank


def _table(entries: Iterable[int]) -> bytes:
    return bytes(entries).ljust(256, b"\xff")


RANKS: Final = _table(card.rank for card in DECK)
"""From cards to ranks."""

SUITS: Final = _table(card.suit for card in DECK)
"""From cards to suits."""

VALUES: Final = _table(COUNTING_VALUES)
"""From cards to counting values."""

RANK_VALUES: Final = _table(rank.counting_value for rank in Rank)
"""From ranks to counting values."""
