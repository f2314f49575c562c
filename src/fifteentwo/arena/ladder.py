"""A ladder: everybody plays everybody, and ratings with intervals come out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import combinations
from math import log
from pathlib import Path
from typing import Any, Final

from fifteentwo import __version__
from fifteentwo.arena.duplicate import PairResult, Setup
from fifteentwo.arena.figures import Figures
from fifteentwo.arena.intervals import Interval
from fifteentwo.arena.matches import play_match
from fifteentwo.errors import FifteentwoError

ANCHOR: Final = "steady"
"""The player whose rating is fixed, where it takes part; elsewhere the mean of all ratings is."""
ANCHOR_RATING: Final = 1500.0
POINTS: Final = 400 / log(10)
"""Rating points for one unit of Bradley and Terry's strength: at 400 points more, one wins ten games of eleven."""
RESAMPLES: Final = 1000
_PRIOR: Final = 0.1
"""Added to everybody's wins over everybody, so that a player who has won or lost every game has a rating, too."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One player's place on a ladder."""

    name: str
    rating: float
    interval: Interval
    """The interval of 95 % of the rating's distance from what is fixed."""
    games: int
    wins: int
    milliseconds_per_decision: float | None


@dataclass(frozen=True, slots=True)
class Ladder:
    """What a round robin shows."""

    rungs: tuple[Rung, ...]
    """The players, the strongest first."""
    matches: tuple[Figures, ...]

    def to_json(self) -> dict[str, Any]:
        """Returns the ladder as values that JSON has."""
        return {
            "version": __version__,
            "players": [
                {
                    "name": rung.name,
                    "rating": round(rung.rating, 1),
                    "rating_ci95": [round(end, 1) for end in rung.interval],
                    "games": rung.games,
                    "wins": rung.wins,
                    "ms_per_decision": rung.milliseconds_per_decision and round(rung.milliseconds_per_decision, 4),
                }
                for rung in self.rungs
            ],
            "matches": [match.to_json() for match in self.matches],
        }


def play_ladder(
    names: Sequence[str],
    pairs: int,
    setup: Setup,
    *,
    executor: Executor | None = None,
    results: Path | None = None,
    on_pair: Callable[[Setup, PairResult], None] = lambda *_: None,
) -> Ladder:
    """Lets everybody play a match against everybody, all with the same cards, and rates them.

    Args:
        names: The contestants.
        pairs: How many pairs each match has.
        setup: What the matches have in common; its two sides are not looked at.
        executor: What plays the pairs; left out, this process does.
        results: A folder for the results file of each match, from which an interrupted ladder goes on.
        on_pair: Is told of every pair.

    Raises:
        FifteentwoError: There are fewer than two contestants, or one twice; or as for :func:`play_match`.
    """
    if len(names) < 2 or len(set(names)) < len(names):
        raise FifteentwoError("a ladder needs two or more different players")
    _rater()
    if results is not None:
        results.mkdir(parents=True, exist_ok=True)
    matches = []
    for a, b in combinations(names, 2):
        match = replace(setup, a=a, b=b)
        matches.append(
            play_match(
                match,
                pairs,
                executor=executor,
                results=None if results is None else results / _file_name(a, b),
                on_pair=lambda pair, match=match: on_pair(match, pair),  # type: ignore[misc]
            )
        )
    return rate(names, matches)


def rate(names: Sequence[str], matches: Sequence[Figures]) -> Ladder:
    """Rates players by their matches: Bradley-Terry strengths that fit the games best.

    The intervals are those of a bootstrap that draws whole pairs, since the two games of a pair are not independent.

    Raises:
        FifteentwoError: The package that rates is not installed.
    """
    import numpy as np

    strengths_of = _rater()
    place = {name: index for index, name in enumerate(names)}
    chance = np.random.default_rng(0)

    def wins(*, draw: bool) -> Any:
        table = np.full((len(names), len(names)), _PRIOR)
        np.fill_diagonal(table, 0.0)
        for match in matches:
            won = np.array([pair.wins for pair in match.pairs])
            taken = chance.choice(won, len(won)) if draw else won
            a, b = place[match.setup.a], place[match.setup.b]
            table[a, b] += taken.sum()
            table[b, a] += 2 * len(taken) - taken.sum()
        return table

    def ratings(table: Any) -> Any:
        strengths = POINTS * strengths_of(table)
        fixed = strengths[place[ANCHOR]] if ANCHOR in place else strengths.mean()
        return ANCHOR_RATING + strengths - fixed

    found = ratings(wins(draw=False))
    low, high = np.quantile([ratings(wins(draw=True)) for _ in range(RESAMPLES)], [0.025, 0.975], axis=0)
    rungs = [
        Rung(name, float(found[index]), (float(low[index]), float(high[index])), **_record(name, matches))
        for name, index in place.items()
    ]
    return Ladder(tuple(sorted(rungs, key=lambda rung: -rung.rating)), tuple(matches))


def _record(name: str, matches: Sequence[Figures]) -> Mapping[str, Any]:
    """Returns how many games a player played and won, and how long it took to decide."""
    games = wins = decisions = 0
    seconds = 0.0
    for match in matches:
        for side, other in enumerate((match.setup.a, match.setup.b)):
            if other == name:
                games += len(match.games)
                wins += sum(game.winner == side for game in match.games)
                decisions += sum(game.decisions[side] for game in match.games)
                seconds += sum(game.seconds[side] for game in match.games)
    return {
        "games": games,
        "wins": wins,
        "milliseconds_per_decision": 1000 * seconds / decisions if decisions else None,
    }


def _rater() -> Callable[[Any], Any]:
    try:
        from choix import ilsr_pairwise_dense
    except ImportError:
        raise FifteentwoError("a ladder needs the package choix: pip install 'fifteentwo[ladder]'") from None
    return ilsr_pairwise_dense


def _file_name(a: str, b: str) -> str:
    """Returns a name for the results file of a match that no other match of the ladder has."""
    plain = [re.sub(r"\W+", "_", name)[:40] for name in (a, b)]
    return "-".join([*plain, sha256(f"{a}\n{b}".encode()).hexdigest()[:8]]) + ".jsonl"
