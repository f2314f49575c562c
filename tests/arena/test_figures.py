"""The figures of a match of four pairs, done by hand."""

from __future__ import annotations

import json
from math import sqrt

import pytest
from tests.arena.results_of import game, pairs

from fifteentwo.arena import Figures, PairResult, Setup
from fifteentwo.errors import FifteentwoError

SETUP = Setup("steady", "exec:./x")
NAMED = {
    "pairs", "games", "wins_a", "win_rate_a", "win_rate_a_ci95", "points_per_pair_a", "points_per_pair_a_ci95",
    "ms_per_decision_a", "ms_per_decision_b",
}  # fmt: skip


def test_four_pairs_by_hand() -> None:
    """Points of the pairs are 30, -10, 20 and 0: their mean is 10, the squared distances sum to 1000."""
    figures = Figures.of(SETUP, pairs([(10, 20), (-20, 10), (30, -10), (-5, 5)]))
    value = json.loads(json.dumps(figures.to_json()))

    assert {*value} >= NAMED
    assert (value["a"], value["b"]) == ("steady", "exec:./x")
    assert (value["pairs"], value["games"], value["wins_a"], value["wins_b"]) == (4, 8, 5, 3)
    assert value["win_rate_a"] == 0.625
    assert value["points_per_pair_a"] == 10
    error = sqrt(1000 / 3 / 4)
    assert value["points_per_pair_a_ci95"] == pytest.approx([10 - 3.182 * error, 10 + 3.182 * error], rel=5e-3)
    # Rates are 1, 0.5, 0.5, 0.5: a variance of 1/16, so 1/64 of the mean, as of 0.234375 * 64 = 15 trials.
    square = 3.182**2 / 15
    middle, reach = (0.625 + square / 2) / (1 + square), sqrt(square * 0.234375 + square**2 / 4) / (1 + square)
    assert value["win_rate_a_ci95"] == pytest.approx([middle - reach, middle + reach], rel=5e-3)
    assert (value["decisions_a"], value["decisions_b"]) == (80, 160)
    assert (value["ms_per_decision_a"], value["ms_per_decision_b"]) == (2, 0.5)
    assert value["first_dealer_wins"] == 5
    assert value["averages_a"]["dealer"] == {
        "deals": 8, "pegs": 4, "heels": 2, "hand": 8, "crib": 5, "total": 19,
    }  # fmt: skip
    assert value["averages_b"]["pone"]["hand"] == 10


def test_the_order_of_the_pairs_does_not_matter() -> None:
    played = pairs([(10, 20), (-20, 10), (30, -10)])
    assert Figures.of(SETUP, played).to_json() == Figures.of(SETUP, reversed(played)).to_json()


def test_one_pair_has_no_interval() -> None:
    value = Figures.of(SETUP, pairs([(10, -20)])).to_json()
    assert value["win_rate_a_ci95"] is None
    assert value["points_per_pair_a_ci95"] is None


def test_no_pair_has_no_figures() -> None:
    with pytest.raises(FifteentwoError, match="no pair has been played"):
        Figures.of(SETUP, [])


def test_faults() -> None:
    lost, won = game(-40, fault="ended with status 1"), game(30, fault="gave no answer in time", value=2)
    figures = Figures.of(SETUP, [PairResult(0, (lost, game(1))), PairResult(1, (game(2), won))])

    assert figures.fault_reports() == [
        "pair 0, table 1: steady ended with status 1",
        "pair 1, table 2: exec:./x gave no answer in time",
    ]
    value = figures.to_json()
    assert (value["faults_a"], value["faults_b"]) == (1, 1)
    assert (value["game_value_a"], value["game_value_b"]) == (4, 1)


def test_nothing_to_decide() -> None:
    from dataclasses import replace

    idle = replace(game(3), decisions=(0, 4), seconds=(0.0, 0.1))
    assert Figures.of(SETUP, [PairResult(0, (idle, idle))]).to_json()["ms_per_decision_a"] is None
