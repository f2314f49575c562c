"""From rule sets to the kernel's scorers, and from texts to cards and rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from fifteentwo.cards import Card, parse_cards
from fifteentwo.rules import RuleSet

if TYPE_CHECKING:
    from fifteentwo.kernel.scorer import Scorer

GivenCards = str | Sequence[Card]
GivenRules = RuleSet | str | None


def scorer_of(rules: GivenRules = None) -> Scorer:
    """Returns the kernel's scorer for a rule set; that of the six-card game where none is given."""
    given = rules_of(rules)
    return _scorer(
        given.hand_flush == "all_hand_cards", given.crib_four_flush, given.nobs_points, given.straight_flush_bonus
    )


@cache
def _scorer(hand_flush: bool, crib_four_flush: bool, nobs: int, straight_flush: int) -> Scorer:  # noqa: FBT001 - a key
    from fifteentwo.kernel.scorer import scorer

    return scorer(hand_flush=hand_flush, crib_four_flush=crib_four_flush, nobs=nobs, straight_flush=straight_flush)


def rules_of(rules: GivenRules) -> RuleSet:
    """Returns a rule set that may be given as text or not at all."""
    if rules is None:
        return RuleSet()
    return RuleSet.parse(rules) if isinstance(rules, str) else rules


def cards_of(cards: GivenCards) -> tuple[Card, ...]:
    """Returns cards that may be given as text."""
    return parse_cards(cards) if isinstance(cards, str) else tuple([Card(card) for card in cards])
