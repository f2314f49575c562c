"""The most that can be scored: by one card, in the play, in the shows of a deal, in a whole deal; and every way to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from fifteentwo.cards import Rank
from fifteentwo.kernel.distributions import pair_counts
from fifteentwo.stats.pegging import Play, Ranks, all_plays, first_full_hand, hand_places, plays
from fifteentwo.stats.shows import AllShows, Numbers

if TYPE_CHECKING:
    from fifteentwo.kernel.scorer import Scorer
    from fifteentwo.stats.discards import Role

HEELS = 2
FULL_HAND = 4


@dataclass(frozen=True)
class Way:
    """One way to score the most, as ranks.

    Attributes:
        pone: The pone's hand.
        dealer: The dealer's hand.
        starter: The starter, or None where only the play matters.
        crib: The crib where it matters.
        parts: What is scored for what, such as ``pegging`` or ``hand``.
    """

    pone: Ranks | None = None
    dealer: Ranks | None = None
    starter: Rank | None = None
    crib: Ranks | None = None
    parts: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        held = [("pone", self.pone), ("dealer", self.dealer), ("crib", self.crib)]
        texts = [f"{name} {' '.join(rank.letter for rank in ranks)}" for name, ranks in held if ranks]
        if self.starter is not None:
            texts.append(f"starter {self.starter.letter}")
        return ", ".join(texts)

    def lines(self, role: Role) -> list[Play]:
        """Returns every way to play the two hands so that one of the two pegs the part called ``pegging``."""
        pegged = dict(self.parts)["pegging"]
        return [line for line in plays(self.pone or (), self.dealer or ()) if line.pegged(role) == pegged]


@dataclass(frozen=True)
class Most:
    """The most points there are, and every way to them, up to an exchange of suits."""

    points: int
    ways: tuple[Way, ...]


class Extremes:
    """Finds what scores most, by looking at all hands of ranks.

    Args:
        scorer: What hands and cribs score.
        threads: How many threads work on the play.
    """

    def __init__(self, scorer: Scorer, *, threads: int = 1) -> None:
        self._scorer = scorer
        self._threads = threads
        self.shows = AllShows(scorer)

    # The play

    @cached_property
    def _hands(self) -> list[Ranks]:
        """All hands of four ranks."""
        return list(hand_places())[first_full_hand() :]

    def _full(self, numbers: np.ndarray[tuple[int, ...], np.dtype[np.int8]]) -> Numbers:
        """Returns the part of an array of the play in which both hands are whole."""
        first = first_full_hand()
        return numbers[first:, first:].astype(np.int16)

    @cached_property
    def _pegged(self) -> dict[Role, Numbers]:
        """The most that each side can peg, by the pone's and the dealer's hand."""
        all_ways = all_plays(threads=self._threads)
        return {"pone": self._full(all_ways.most_leader), "dealer": self._full(all_ways.most_other)}

    def pegging(self, role: Role) -> Most:
        """Returns the most that one of the two can peg."""
        pegged = self._pegged[role]
        points = int(pegged.max())
        parts = (("pegging", points),)
        return Most(points, tuple([Way(pone, dealer, parts=parts) for pone, dealer in self._pairs(pegged == points)]))

    def least_pegged(self, role: Role) -> int:
        """Returns the least that one of the two can peg, however badly they play."""
        all_ways = all_plays(threads=self._threads)
        least = self._full(all_ways.least_leader if role == "pone" else all_ways.least_other)
        return int(least[least >= 0].min())

    def one_card(self) -> Most:
        """Returns the most that one card can peg, go or last included."""
        points = self._full(all_plays(threads=self._threads).one_card)
        most = int(points.max())
        return Most(most, tuple([Way(pone, dealer) for pone, dealer in self._pairs(points == most)]))

    def _pairs(self, where: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Iterator[tuple[Ranks, Ranks]]:
        for pone, dealer in np.argwhere(where).tolist():
            yield self._hands[pone], self._hands[dealer]

    # The shows

    @cached_property
    def _as_hand(self) -> Numbers:
        return self.shows.best_by_ranks(crib=False)

    @cached_property
    def _as_crib(self) -> Numbers:
        return self.shows.best_by_ranks(crib=True)

    @cached_property
    def _of_rank(self) -> Numbers:
        """How many cards of each rank each hand holds, shape (1820, 13)."""
        return np.array([[hand.count(rank) for rank in Rank] for hand in self._hands], dtype=np.int16)

    @cached_property
    def _most_of_two(self) -> int:
        """The most that any two sets of cards show with one starter, as two hands or as hand and crib."""
        return max(int(np.flatnonzero(pair_counts(self._scorer, second_crib=crib))[-1]) for crib in (False, True))

    def shown(self, *, both_hands: bool) -> Most:
        """Returns the most that hand and crib show together, and with ``both_hands`` the pone's hand, too."""
        names = ("pone", "dealer", "crib") if both_hands else ("dealer", "crib")
        best = Most(0, ())
        lowest = int(self._as_hand.max())
        while True:
            found = self._best_sets(names, lowest)
            if found.points > best.points:
                best = found
            # Any other way has a set below `lowest`; the others show at most what two sets can.
            if best.points > lowest - 1 + (self._most_of_two if both_hands else int(self._as_hand.max())):
                return best
            lowest -= 1

    def _best_sets(self, names: tuple[str, ...], lowest: int) -> Most:
        """Returns the best way to deal some sets around one starter, each scoring at least so many points."""
        best = 0
        ways: list[Way] = []
        for starter in Rank:
            tables = [self._as_crib[starter] if name == "crib" else self._as_hand[starter] for name in names]
            places = [np.flatnonzero(table >= lowest).tolist() for table in tables]
            for chosen in _products(places):
                if sum(int(table[place]) for table, place in zip(tables, chosen, strict=True)) < max(best, 1):
                    continue
                held = {name: self._hands[place] for name, place in zip(names, chosen, strict=True)}
                if not self._there_are(chosen, starter):
                    continue
                points = self._suited(held, starter)
                if points > best:
                    best, ways = points, []
                if points == best:
                    ways.append(Way(held.get("pone"), held["dealer"], starter, held["crib"], (("shows", points),)))
        return Most(best, tuple(ways))

    def _there_are(self, places: tuple[int, ...], starter: Rank) -> bool:
        """Tells whether a pack has the ranks of some hands and a starter."""
        held = self._of_rank[list(places)].sum(axis=0)
        held[starter] += 1
        return bool((held <= 4).all())

    def _suited(self, held: dict[str, Ranks], starter: Rank) -> int:
        """Returns the most that any suits let some hands of ranks show together."""
        options = [
            sorted(self.shows.suits_of(ranks, starter, crib=name == "crib"), key=lambda way: -way[0])
            for name, ranks in held.items()
        ]
        return _disjoint(options, frozenset(), 0, 0)

    # Whole deals

    def deal(self, role: Role) -> Most:
        """Returns the most that one of the two can score in a deal: pegging, hand, and for the dealer crib and heels."""
        return self._pones_deal() if role == "pone" else self._dealers_deal()

    def _pones_deal(self) -> Most:
        pegged = self._pegged["pone"]
        best = 0
        ways: list[Way] = []
        for starter in Rank:
            # A starter must be left; hands that cannot be dealt together have impossible pegging already.
            left = self._of_rank[:, None, starter] + self._of_rank[None, :, starter] < 4
            totals = np.where(left & (pegged >= 0), pegged + self._as_hand[starter][:, None], 0)
            if totals.max() > best:
                best, ways = int(totals.max()), []
            if totals.max() < best:
                continue
            for pone, dealer in np.argwhere(totals == best).tolist():
                parts = (("pegging", int(pegged[pone, dealer])), ("hand", int(self._as_hand[starter, pone])))
                ways.append(Way(self._hands[pone], self._hands[dealer], starter, parts=parts))
        return Most(best, tuple(ways))

    def _dealers_deal(self) -> Most:
        pegged = self._pegged["dealer"]
        best = 0
        ways: list[Way] = []
        most_shown = self.shown(both_hands=False).points
        for points in range(int(pegged.max()), -1, -1):
            if points + most_shown + HEELS < best:
                break
            for pone, dealer in np.argwhere(pegged == points).tolist():
                for starter in Rank:
                    for total, way in self._with_cribs(pone, dealer, starter, points, best):
                        if total > best:
                            best, ways = total, []
                        ways.append(way)
        return Most(best, tuple(ways))

    @cached_property
    def _best_cribs_first(self) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
        """The cribs by starter, in descending order of their points."""
        return np.argsort(-self._as_crib, axis=1, kind="stable")

    def _with_cribs(self, pone: int, dealer: int, starter: Rank, pegged: int, least: int) -> Iterator[tuple[int, Way]]:
        """Yields what the dealer scores with different cribs, never less than before, and at least so much."""
        hand = int(self._as_hand[starter, dealer])
        heels = HEELS if starter is Rank.JACK else 0
        if hand < 0:
            return
        for crib in self._best_cribs_first[starter].tolist():
            if pegged + heels + hand + int(self._as_crib[starter, crib]) < least:
                return
            if not self._there_are((pone, dealer, crib), starter):
                continue
            held = {"dealer": self._hands[dealer], "crib": self._hands[crib]}
            shown = self._suited(held, starter)
            total = pegged + heels + shown
            if total >= least:
                least = total
                parts = [("pegging", pegged), ("hand and crib", shown)]
                if heels:
                    parts.append(("heels", heels))
                yield total, Way(self._hands[pone], self._hands[dealer], starter, self._hands[crib], tuple(parts))


def _products(places: list[list[int]]) -> Iterator[tuple[int, ...]]:
    """Yields one place of each list, in all ways."""
    if not places:
        yield ()
        return
    for first in places[0]:
        for rest in _products(places[1:]):
            yield (first, *rest)


def _disjoint(options: list[list[tuple[int, frozenset[int]]]], used: frozenset[int], points: int, best: int) -> int:
    """Returns the most points that sets without a common card make, one of each list; lists begin with their best."""
    if not options:
        return max(points, best)
    still = sum(later[0][0] for later in options[1:])
    for here, cards in options[0]:
        if points + here + still <= best:
            break
        if not used & cards:
            best = _disjoint(options[1:], used | cards, points + here, best)
    return best
