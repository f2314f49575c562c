"""Ratings: where the best fit is known by a formula, from planted strengths, and from real games."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from itertools import combinations
from math import log10
from pathlib import Path

import pytest
from tests.arena.results_of import game

from fifteentwo.arena import Figures, PairResult, Setup, play_ladder, play_match, workers
from fifteentwo.arena.ladder import rate
from fifteentwo.errors import FifteentwoError

pytest.importorskip("choix")


def match(a: str, b: str, wins: list[int]) -> Figures:
    """Returns a match in whose pairs side a has won so many games."""
    pairs = [
        PairResult(number, (game(9 if won else -9), game(9 if won > 1 else -9))) for number, won in enumerate(wins)
    ]
    return Figures.of(Setup(a, b), pairs)


def ratings(names: list[str], matches: list[Figures]) -> Mapping[str, float]:
    return {rung.name: rung.rating for rung in rate(names, matches).rungs}


def test_of_two_players_the_distance_is_the_logarithm_of_the_odds() -> None:
    """100 pairs, of which a wins 150 games of 200: odds of three to one, but for the tenth of a game that all are given."""
    found = ratings(["steady", "x"], [match("x", "steady", [2, 1] * 50)])

    assert found["steady"] == 1500
    assert found["x"] == pytest.approx(1500 + 400 * log10(150.1 / 50.1), abs=0.01)


def test_without_steady_the_mean_is_fixed() -> None:
    found = ratings(["x", "y"], [match("x", "y", [2, 1] * 50)])
    assert sum(found.values()) == pytest.approx(3000)
    assert found["x"] - found["y"] == pytest.approx(400 * log10(150.1 / 50.1), abs=0.01)


def test_planted_strengths_are_found() -> None:
    """Four players of known strengths: every rating is near, and the intervals hold the truth."""
    planted = {"steady": 1500, "p": 1600, "q": 1350, "r": 1450}
    chance = random.Random(4)
    matches = []
    for a, b in combinations(planted, 2):
        rate_a = 1 / (1 + 10 ** ((planted[b] - planted[a]) / 400))
        matches.append(match(a, b, [sum(chance.random() < rate_a for _ in range(2)) for _ in range(1500)]))
    ladder = rate([*planted], matches)

    assert [rung.name for rung in ladder.rungs] == ["p", "steady", "r", "q"]
    for rung in ladder.rungs:
        assert rung.rating == pytest.approx(planted[rung.name], abs=15)
        assert rung.interval[0] - 2 <= planted[rung.name] <= rung.interval[1] + 2
        assert rung.interval[1] - rung.interval[0] < 30
        assert rung.games == 9000


def test_whoever_wins_or_loses_everything_has_a_rating_too() -> None:
    found = ratings(["steady", "x"], [match("x", "steady", [2] * 50)])
    assert 2000 < found["x"] < 3000


def test_intervals_come_from_pairs() -> None:
    """Where one game of every pair is won, pairs do not differ at all, however many games that are."""
    split = rate(["steady", "x"], [match("x", "steady", [1] * 50)]).rungs
    mixed = rate(["steady", "x"], [match("x", "steady", [0, 2] * 25)]).rungs
    widths = [
        next(rung.interval[1] - rung.interval[0] for rung in rungs if rung.name == "x") for rungs in (split, mixed)
    ]
    assert widths[0] < 0.01
    # 50 independent pairs, each all or nothing: an error of 400 / ln 10 * 4 * sqrt(0.25 / 50), to both sides 1.96 times.
    assert widths[1] == pytest.approx(2 * 1.96 * 173.7 * 4 * (0.25 / 50) ** 0.5, rel=0.2)


def test_a_ladder_is_a_round_robin_that_goes_on_where_it_stopped(tmp_path: Path) -> None:
    names = ["random", "beginner", "steady"]
    setup = Setup("", "", seed="ladder")
    seen: list[tuple[str, str]] = []
    ladder = play_ladder(names, 4, setup, results=tmp_path, on_pair=lambda found, _: seen.append((found.a, found.b)))

    assert [rung.name for rung in ladder.rungs] == ["steady", "beginner", "random"]
    assert seen == [pair for pair in combinations(names, 2) for _ in range(4)]
    assert len([*tmp_path.iterdir()]) == 3
    assert ladder.matches[0].wins == play_match(Setup("random", "beginner", seed="ladder"), 4).wins
    with workers(2) as executor:
        again = play_ladder(names, 4, setup, results=tmp_path, executor=executor)
    assert again.to_json() == ladder.to_json()
    value = ladder.to_json()
    assert [player["name"] for player in value["players"]] == ["steady", "beginner", "random"]
    assert len(value["matches"]) == 3


@pytest.mark.parametrize("names", [["steady"], ["steady", "steady"], []])
def test_a_ladder_needs_different_players(names: list[str]) -> None:
    with pytest.raises(FifteentwoError, match="a ladder needs two or more different players"):
        play_ladder(names, 1, Setup("", ""))


def test_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    with pytest.raises(FifteentwoError, match=r"pip install 'fifteentwo\[ladder\]'"):
        play_ladder(["steady", "random"], 1, Setup("", ""))
