"""What facts are worked out from: shared between them, made when first needed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from fifteentwo.kernel.discards import hindsight_counts
from fifteentwo.kernel.distributions import hand_counts, pair_counts
from fifteentwo.stats.discards import Discarder, DiscardTables, Role, check_discards, random_habit
from fifteentwo.stats.distribution import Distribution
from fifteentwo.stats.extremes import Extremes
from fifteentwo.stats.scorers import scorer_of
from fifteentwo.stats.shows import AllShows
from fifteentwo.stats.tables import discard_tables

if TYPE_CHECKING:
    from fifteentwo.kernel.scorer import Scorer


class Workings:
    """Distributions, tables and searches under one scorer.

    Args:
        scorer: What hands and cribs score; the usual rules if left out.
        threads: How many threads may work at once; results do not depend on it.
    """

    def __init__(self, scorer: Scorer | None = None, *, threads: int = 1) -> None:
        self.scorer = scorer_of() if scorer is None else scorer
        self.threads = threads
        self._discarders: dict[int, Discarder] = {}
        self._tables: dict[int, DiscardTables] = {}
        self._hindsight: dict[tuple[int, int], Distribution] = {}

    @cached_property
    def hand(self) -> Distribution:
        """All hands."""
        return Distribution.of(hand_counts(self.scorer).tolist())

    @cached_property
    def crib(self) -> Distribution:
        """All cribs."""
        return Distribution.of(hand_counts(self.scorer, crib=True).tolist())

    @cached_property
    def short_hand(self) -> Distribution:
        """All hands of three cards."""
        return Distribution.of(hand_counts(self.scorer, 3).tolist())

    @cached_property
    def both(self) -> Distribution:
        """All hands together with a crib."""
        return Distribution.of(pair_counts(self.scorer).tolist())

    @cached_property
    def extremes(self) -> Extremes:
        """What scores most."""
        return Extremes(self.scorer, threads=self.threads)

    @property
    def shows(self) -> AllShows:
        """All hands one by one."""
        return self.extremes.shows

    def discarder(self, dealt: int) -> Discarder:
        """Returns what finds best answers over all deals."""
        if dealt not in self._discarders:
            self._discarders[dealt] = Discarder(dealt, self.scorer, threads=self.threads)
        return self._discarders[dealt]

    def tables(self, dealt: int) -> DiscardTables:
        """Returns the habits at equilibrium: those of the package, with all that comes of them worked out again."""
        if dealt not in self._tables:
            self._tables[dealt] = check_discards(self.discarder(dealt), discard_tables(dealt))
        return self._tables[dealt]

    def kept_against_random(self, dealt: int, role: Role) -> Distribution:
        """Returns the hands kept by a player who expects the other to throw any two cards."""
        discarder = self.discarder(dealt)
        return discarder.kept(discarder.answer(role, discarder.apart.averages(role, random_habit())))

    def kept_for_hand(self, dealt: int) -> Distribution:
        """Returns the hands kept by a player who cares for nothing but the average hand."""
        discarder = self.discarder(dealt)
        return discarder.kept(discarder.answer("dealer", np.zeros_like(random_habit())))

    def hindsight(self, dealt: int, held: int) -> Distribution:
        """Returns the hands kept by a player who knows the starter."""
        if (dealt, held) not in self._hindsight:
            counts = hindsight_counts(self.scorer, self.discarder(dealt).deals, held=held, threads=self.threads)
            self._hindsight[dealt, held] = Distribution.of(counts.tolist())
        return self._hindsight[dealt, held]
