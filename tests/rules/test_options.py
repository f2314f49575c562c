"""What is said of each option, and rule sets as values."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError

import pytest
from tests.strategies import OPTION_VALUES

from fifteentwo.errors import RuleError
from fifteentwo.rules import RuleSet, options

GROUPS = ["table", "deal", "play", "score", "end", "counting", "match"]


def test_every_option_is_described() -> None:
    for name, option in options().items():
        assert option.name == name
        assert option.sentence[0].isupper()
        assert option.sentence.endswith(".")
        assert len(option.sentence.split()) >= 4
        assert option.group in GROUPS
        assert option.default == getattr(RuleSet(), name)
    sentences = [option.sentence for option in options().values()]
    assert len(set(sentences)) == len(sentences)


def test_options_of_a_group_stand_together() -> None:
    groups = [option.group for option in options().values()]

    assert list(dict.fromkeys(groups)) == GROUPS
    assert groups == sorted(groups, key=GROUPS.index)


@pytest.mark.parametrize("name", ["players", "scoring", "muggins", "limit", "renege", "match"])
def test_choices_are_listed(name: str) -> None:
    assert set(options()[name].choices or ()) == set(OPTION_VALUES[name])


def test_numbers_have_no_choices() -> None:
    assert options()["target"].choices is None
    assert options()["go_cutoff"].choices is None


def test_the_defaults_are_the_usual_game() -> None:
    rules = RuleSet()

    assert (rules.players, rules.cards_dealt, rules.hand_size, rules.target) == (2, 6, 4, 121)
    assert rules.sides_of_seats == (0, 1)


def test_sides_of_seats() -> None:
    assert RuleSet.parse("three_hand").sides_of_seats == (0, 1, 2)
    assert RuleSet.parse("four_hand").sides_of_seats == (0, 1, 0, 1)
    assert RuleSet.parse("four_hand sides=solo").sides_of_seats == (0, 1, 2, 3)
    assert RuleSet.parse("captain").sides_of_seats == (0, 1, 1)


def test_rules_do_not_change() -> None:
    rules = RuleSet()
    with pytest.raises(FrozenInstanceError):
        rules.target = 61  # type: ignore[misc]

    assert rules.replace(target=61).target == 61
    assert rules.target == 121
    with pytest.raises(RuleError):
        rules.replace(players=7)
    with pytest.raises(TypeError):
        rules.replace(tarket=61)


def test_rules_are_values() -> None:
    rules = RuleSet.parse("acc muggins=on")

    assert pickle.loads(pickle.dumps(rules)) == rules
    assert copy.deepcopy(rules) == rules
    assert len({rules, RuleSet.parse("acc muggins=on"), RuleSet()}) == 2
