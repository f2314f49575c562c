"""From rule sets and texts to what the kernel takes."""

from __future__ import annotations

import pytest

from fifteentwo.cards import parse_cards
from fifteentwo.errors import RuleError
from fifteentwo.rules import PRESETS, RuleSet
from fifteentwo.stats.scorers import cards_of, rules_of, scorer_of


def test_rules_may_be_given_in_three_ways() -> None:
    assert rules_of(None) == RuleSet()
    assert rules_of("five_card") == PRESETS["five_card"].rules
    assert rules_of(RuleSet(target=61)).target == 61
    with pytest.raises(RuleError):
        rules_of("six_card players=3")


def test_rules_that_count_alike_share_a_scorer() -> None:
    assert scorer_of() is scorer_of("six_card target=61")
    assert scorer_of() is not scorer_of("six_card nobs_points=2")


def test_cards_may_be_given_as_text() -> None:
    assert cards_of("5H JC") == cards_of(parse_cards("5H JC")) == cards_of([18, 40])
