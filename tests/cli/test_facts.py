from __future__ import annotations

import json

import pytest
from tests.cli.conftest import Command


def test_some_facts_are_explained(command: Command) -> None:
    outcome = command("facts", "mean-hand-4.7249", "highest-hand")

    assert outcome.status == 0
    lines = outcome.out.splitlines()
    assert lines[:2] == ["The average point value of a hand is 4.7249.", "Corrected: 4.769152"]
    assert "Confirmed: 29, by 4 hands" in lines
    assert any(line.startswith("Worked out in ") for line in lines)
    assert "fifteentwo.stats.facts.combinations.highest_hand" in outcome.out


def test_some_facts_in_json(command: Command) -> None:
    told = json.loads(command("facts", "--json", "zero-hands", "impossible-hands", "average-five-card").out)

    zero, impossible, five = told["facts"]
    assert zero["quoted"] == zero["value"] == 1_009_008
    assert zero["verdict"] == "confirmed"
    assert zero["function"] == "fifteentwo.stats.facts.hands.hands_of_nothing"
    assert impossible["value"] == [19, 25, 26, 27]
    assert five["verdict"] == "corrected"
    assert five["definitions"]["any cards"] == pytest.approx(2.592350171)


@pytest.mark.slow
def test_all_facts(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    outcome = command("facts")

    assert outcome.status == 0
    for words in ("quoted", "computed", "verdict", "12,994,800", "2,317,817,502,000", "corrected", "confirmed"):
        assert words in outcome.out
    assert "fifteentwo facts mean-hand-4.7249 " in outcome.out


def test_no_such_fact(command: Command) -> None:
    assert command("facts", "mean-hands") == (
        2,
        "",
        "fifteentwo: facts: there is no fact 'mean-hands'; did you mean mean-hand?\n",
    )
