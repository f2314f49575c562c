"""The figures of a match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from fifteentwo import __version__
from fifteentwo.arena.duplicate import GameResult, PairResult, Setup
from fifteentwo.arena.intervals import Interval, mean_interval, rate_interval
from fifteentwo.arena.tally import RoleSums
from fifteentwo.errors import FifteentwoError


@dataclass(frozen=True, slots=True)
class Figures:
    """What some pairs of a match show. The pairs may be given in any order; the figures are the same."""

    setup: Setup
    pairs: tuple[PairResult, ...]

    @classmethod
    def of(cls, setup: Setup, pairs: Iterable[PairResult]) -> Figures:
        """Returns the figures of some pairs.

        Raises:
            FifteentwoError: There is none.
        """
        ordered = tuple(sorted(pairs, key=lambda result: result.pair))
        if not ordered:
            raise FifteentwoError("no pair has been played")
        return cls(setup, ordered)

    @property
    def games(self) -> tuple[GameResult, ...]:
        """Both games of every pair."""
        return tuple([game for pair in self.pairs for game in pair.games])

    @property
    def wins(self) -> int:
        """How many games side a won."""
        return sum(pair.wins for pair in self.pairs)

    @property
    def win_rate(self) -> float:
        """What side a won of all games."""
        return self.wins / (2 * len(self.pairs))

    @property
    def win_rate_interval(self) -> Interval | None:
        """The interval of 95 % of the win rate; None where there is only one pair."""
        return rate_interval([pair.wins / 2 for pair in self.pairs])

    @property
    def points_per_pair(self) -> float:
        """By how many points side a was ahead in both games of a pair together, on average."""
        return fmean([pair.points for pair in self.pairs])

    @property
    def points_per_pair_interval(self) -> Interval | None:
        """The interval of 95 % of the points per pair; None where there is only one pair."""
        return mean_interval([pair.points for pair in self.pairs])

    def faults(self, side: int) -> list[GameResult]:
        """Returns the games that a side lost by a fault of its own: an act against the rules, a crash, silence."""
        return [game for game in self.games if game.fault and game.winner != side]

    def fault_reports(self) -> list[str]:
        """Returns a sentence for every game that was lost by a fault: which, who, and what it did."""
        names = (self.setup.a, self.setup.b)
        return [
            f"pair {pair.pair}, table {table}: {names[1 - game.winner]} {game.fault}"
            for pair in self.pairs
            for table, game in enumerate(pair.games, start=1)
            if game.fault
        ]

    def milliseconds_per_decision(self, side: int) -> float | None:
        """Returns how long a side took for a decision, on average; None where it had none to make."""
        decisions = sum(game.decisions[side] for game in self.games)
        return 1000 * sum(game.seconds[side] for game in self.games) / decisions if decisions else None

    def by_role(self, side: int) -> dict[str, RoleSums]:
        """Returns what a side scored as dealer and as pone, in the deals that are averaged."""
        sums = {"dealer": RoleSums(), "pone": RoleSums()}
        for game in self.games:
            sums["dealer"].add(game.dealer[side])
            sums["pone"].add(game.pone[side])
        return sums

    def to_json(self) -> dict[str, Any]:
        """Returns the figures as values that JSON has. Rates are from 0 to 1, intervals are low and high."""
        games = self.games
        return {
            "a": self.setup.a,
            "b": self.setup.b,
            "rules": self.setup.rules,
            "seed": self.setup.seed,
            "version": __version__,
            "pairs": len(self.pairs),
            "games": len(games),
            "wins_a": self.wins,
            "wins_b": len(games) - self.wins,
            "win_rate_a": round(self.win_rate, 6),
            "win_rate_a_ci95": _rounded(self.win_rate_interval),
            "points_per_pair_a": round(self.points_per_pair, 4),
            "points_per_pair_a_ci95": _rounded(self.points_per_pair_interval),
            "game_value_a": sum(game.value for game in games if game.winner == 0),
            "game_value_b": sum(game.value for game in games if game.winner == 1),
            "first_dealer_wins": sum(game.first_dealer == game.winner for game in games),
            "faults_a": len(self.faults(0)),
            "faults_b": len(self.faults(1)),
            "averages_a": {role: sums.averages() for role, sums in self.by_role(0).items()},
            "averages_b": {role: sums.averages() for role, sums in self.by_role(1).items()},
            "decisions_a": sum(game.decisions[0] for game in games),
            "decisions_b": sum(game.decisions[1] for game in games),
            "ms_per_decision_a": _milliseconds(self.milliseconds_per_decision(0)),
            "ms_per_decision_b": _milliseconds(self.milliseconds_per_decision(1)),
        }


def _rounded(interval: Interval | None) -> Sequence[float] | None:
    return None if interval is None else [round(end, 6) for end in interval]


def _milliseconds(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
