"""Distributions of hands and cribs: all of them, both together, and one given hand."""

from __future__ import annotations

from typing import Literal

from fifteentwo.cards import format_cards
from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel.discards import starter_counts
from fifteentwo.kernel.distributions import hand_counts, pair_counts
from fifteentwo.stats.distribution import Distribution
from fifteentwo.stats.scorers import GivenCards, GivenRules, cards_of, scorer_of


def hand_distribution(
    crib: bool = False,  # noqa: FBT001, FBT002 - so named in the design
    *,
    held: Literal[3, 4] = 4,
    rules: GivenRules = None,
) -> Distribution:
    """Returns what all hands with their starters score: 12,994,800 of four cards, 1,082,900 of three.

    Args:
        crib: Whether they are scored as cribs, in which a flush needs the starter.
        held: How many cards a hand has besides the starter: 4, or 3 as in the five-card game.
        rules: A rule set or its text; the six-card game where nothing is given.

    >>> hand_distribution().counts[29]
    4
    """
    return Distribution.of(hand_counts(scorer_of(rules), held, crib=crib).tolist())


def hand_plus_crib_distribution(*, held: Literal[3, 4] = 4, rules: GivenRules = None) -> Distribution:
    """Returns what a hand and a crib score together, over all ways to deal both and one starter.

    The cards are dealt at random: nobody chooses what to throw. There are 2,317,817,502,000 cases with hands of four
    cards and 210,710,682,000 with hands of three.

    Args:
        held: How many cards the hand has besides the starter: 4, or 3 as in the five-card game.
        rules: A rule set or its text; the six-card game where nothing is given.
    """
    return Distribution.of(pair_counts(scorer_of(rules), held).tolist())


def given_hand_distribution(
    hand: GivenCards, *, seen: GivenCards = (), crib: bool = False, rules: GivenRules = None
) -> Distribution:
    """Returns what one hand scores over the starters that it leaves in the pack, each as likely.

    Args:
        hand: The three or four cards of a hand, or the four of a crib.
        seen: Other cards that cannot be the starter, such as those thrown.
        crib: Whether the hand is scored as a crib.
        rules: A rule set or its text; the six-card game where nothing is given.

    Raises:
        FifteentwoError: There are too few or too many cards, or a card is there twice.

    >>> given_hand_distribution("5H 5D 5S JC").counts[29]
    1
    """
    held, others = cards_of(hand), cards_of(seen)
    if len(held) != 4 and (len(held) != 3 or crib):
        wanted = "a crib has 4 cards" if crib else "a hand has 3 or 4 cards"
        raise FifteentwoError(f"{wanted} besides the starter, not {len(held)}: {format_cards(held) or 'none'}")
    both = (*held, *others)
    twice = next((card for card in both if both.count(card) > 1), None)
    if twice is not None:
        raise FifteentwoError(f"{twice} stands twice in {format_cards(both)}")
    return Distribution.of(starter_counts(scorer_of(rules), held, others, crib=crib).tolist())
