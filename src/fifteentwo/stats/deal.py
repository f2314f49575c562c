"""One deal: what every choice of cards to throw keeps and puts into the crib, with full distributions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from typing import Literal

import numpy as np

from fifteentwo.cards import Card, format_cards
from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel.discards import deal_counts
from fifteentwo.rules import RuleSet
from fifteentwo.stats.discards import OTHER, ROLES, Role, random_habit
from fifteentwo.stats.distribution import Distribution
from fifteentwo.stats.scorers import GivenCards, GivenRules, cards_of, rules_of, scorer_of
from fifteentwo.stats.tables import discard_tables

Opponent = Literal["equilibrium", "random"]


@dataclass(frozen=True)
class Choice:
    """One way to throw.

    Attributes:
        kept: The hand, in the order of the deal.
        thrown: What goes into the crib.
        hand: What the hand scores over the starters that nobody has seen.
        cribs: What the crib scores, for a dealer and for a pone who throws these cards. All cards of the deal are known
            to be elsewhere; the counts are weights where the other player's throws are not all as likely.
    """

    kept: tuple[Card, ...]
    thrown: tuple[Card, ...]
    hand: Distribution
    cribs: dict[Role, Distribution]

    def net(self, role: Role) -> Fraction:
        """Returns the average of hand and crib for a dealer, of hand less crib for a pone."""
        crib = self.cribs[role].exact_mean
        return self.hand.exact_mean + (crib if role == "dealer" else -crib)


@dataclass(frozen=True)
class Deal:
    """All choices of one deal, in the order of the places thrown: the first two cards first.

    Attributes:
        cards: The cards dealt.
        choices: Every way to throw.
    """

    cards: tuple[Card, ...]
    choices: tuple[Choice, ...]

    @cached_property
    def _by_cards(self) -> dict[frozenset[Card], Choice]:
        return {frozenset(choice.thrown): choice for choice in self.choices}

    def ranked(self, role: Role) -> list[Choice]:
        """Returns the choices from the best to the worst average of hand and crib for a role."""
        return sorted(self.choices, key=lambda choice: choice.net(role), reverse=True)

    def throwing(self, cards: GivenCards) -> Choice:
        """Returns the choice that throws given cards.

        Raises:
            FifteentwoError: The cards are not ones that can be thrown from this deal.
        """
        given = cards_of(cards)
        choice = self._by_cards.get(frozenset(given))
        if choice is None:
            raise FifteentwoError(
                f"{format_cards(given) or 'no card'} cannot be thrown from {format_cards(self.cards)}"
            )
        return choice


def deal_statistics(cards: GivenCards, *, rules: GivenRules = None, opponent: Opponent = "equilibrium") -> Deal:
    """Returns hand and crib in full for every choice of a deal, as a dealer and as a pone.

    Where two cards are thrown, the other player's two are weighed by the habit of that role at equilibrium (see
    :mod:`fifteentwo.stats.discards`) and by how many such cards are unseen, or all as likely. Where one card is thrown,
    any three unseen cards are as likely to join it.

    Args:
        cards: The cards dealt, five or six as the rules say.
        rules: A rule set or its text. Where nothing is given it is the six-card game, or with five cards the five-card
            game.
        opponent: How the other player throws two cards.

    Raises:
        FifteentwoError: There are too few or too many cards for the rules, or a card is there twice.

    >>> deal = deal_statistics("5H 6H 7C 8D JS KC")
    >>> format_cards(deal.ranked("dealer")[0].thrown), len(deal.choices)
    ('5H JS', 15)
    """
    dealt = cards_of(cards)
    given = rules_of("five_card" if rules is None and len(dealt) == 5 else rules)
    _check(dealt, given)
    thrown = given.discard_count
    hands, cribs = deal_counts(scorer_of(given), dealt, thrown, _weights(len(dealt), opponent))
    if thrown == 1:  # the role makes no difference to who else throws
        cribs = cribs.repeat(len(ROLES), axis=1)
    top = max(np.flatnonzero(hands.any(axis=0))[-1], np.flatnonzero(cribs.any(axis=(0, 1)))[-1]) + 1
    choices = [
        Choice(
            kept=tuple([card for card in dealt if card not in away]),
            thrown=away,
            hand=Distribution.of(hand),
            cribs={role: Distribution.of(crib) for role, crib in zip(ROLES, of_roles, strict=True)},
        )
        for away, hand, of_roles in zip(
            combinations(dealt, thrown), hands[:, :top].tolist(), cribs[:, :, :top].tolist(), strict=True
        )
    ]
    return Deal(dealt, tuple(choices))


def _weights(dealt: int, opponent: Opponent) -> Sequence[Sequence[int]]:
    """Returns how likely each pair of the other player is, for a dealer and for a pone."""
    if opponent == "random":
        return [np.ones_like(random_habit()).tolist()] * 2
    tables = discard_tables(dealt)
    return [tables.habit(OTHER[role]).weights for role in ROLES]


def _check(dealt: tuple[Card, ...], rules: RuleSet) -> None:
    if len(dealt) != rules.cards_dealt:
        raise FifteentwoError(
            f"{rules.cards_dealt} cards are dealt under {rules}, not {len(dealt)}: {format_cards(dealt)}"
        )
    twice = next((card for card in dealt if dealt.count(card) > 1), None)
    if twice is not None:
        raise FifteentwoError(f"{twice} stands twice in {format_cards(dealt)}")
