"""The kinds of throws: two cards as far as they matter to a crib, their ranks and whether they are of one suit."""

from __future__ import annotations

from typing import Final, NamedTuple

from fifteentwo.cards import Rank


class Throw(NamedTuple):
    """A kind of throw.

    Attributes:
        low: The lower rank.
        high: The higher rank, or the same one.
        suited: Whether the two cards are of one suit.
    """

    low: Rank
    high: Rank
    suited: bool

    @property
    def key(self) -> int:
        """The kernel's number for the kind, 0 to 168: a place in a square of ranks.

        Pairs stand on the diagonal, suited cards in the row of their lower rank, others in the row of their higher one.
        """
        return 13 * self.low + self.high if self.suited else 13 * self.high + self.low

    @property
    def combinations(self) -> int:
        """In how many ways a pack holds such cards: 6 for a pair, 4 for suited cards, 12 for others."""
        return 6 if self.low == self.high else 4 if self.suited else 12

    def __str__(self) -> str:
        ranks = f"{self.low.letter} {self.high.letter}"
        return ranks if self.low == self.high else f"{ranks} {'suited' if self.suited else 'offsuit'}"


def _of_key(key: int) -> Throw:
    one, other = divmod(key, 13)
    return Throw(Rank(min(one, other)), Rank(max(one, other)), suited=one < other)


THROWS: Final = tuple(_of_key(key) for key in range(169))
"""All kinds of throws, each at the place of its key."""
