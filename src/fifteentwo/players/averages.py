"""What a hand and a crib are worth on average, over all the cards that a player has not seen.

Both are exact. Fifteens, pairs and runs depend on ranks alone, so they are summed over the ranks that may come, each with
the number of ways in which it may; flushes and nobs depend on how many cards of each suit are left, and have formulas.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb
from operator import mul
from typing import Final

from fifteentwo.cards import DECK, Card, Rank, Suit, ranks_of
from fifteentwo.rules import RuleSet
from fifteentwo.scoring.show import rank_points

_RANKS: Final = range(len(Rank))
_CRIB: Final = 4


class Unseen:
    """The cards that a player has not seen, counted by rank and by suit."""

    def __init__(self, seen: Iterable[Card], rules: RuleSet) -> None:
        """Takes the cards that the player has seen, and the rules to score by."""
        seen = frozenset(seen)
        cards = [card for card in DECK if card not in seen]
        self._cards = frozenset(cards)
        self._rules = rules
        self._number = len(cards)
        self._ranks = tuple([sum(card.rank is rank for card in cards) for rank in Rank])
        self._suits = tuple([sum(card.suit is suit for card in cards) for suit in Suit])
        self._jacks = [card.suit for card in cards if card.rank is Rank.JACK]

    def hand(self, hand: Sequence[Card]) -> float:
        """Returns what three or four cards score on average over all starters that may be turned."""
        rules, ranks = self._rules, ranks_of(hand)
        # Ranks of which no card is left are passed over, since they might make five of a kind.
        points = sum(ways * rank_points((*ranks, rank)) for rank, ways in enumerate(self._ranks) if ways)
        points += rules.nobs_points * sum(self._suits[card.suit] for card in hand if card.rank is Rank.JACK)
        if len({card.suit for card in hand}) == 1:
            if rules.hand_flush == "all_hand_cards":
                points += len(hand) * self._number + self._suits[hand[0].suit]
            if rules.straight_flush_bonus and len(hand) == 4:
                points += rules.straight_flush_bonus * len(self._completions(hand, 1))
        return points / self._number

    def crib(self, laid: Sequence[Card]) -> float:
        """Returns what the crib scores on average if it holds one or two given cards.

        The other cards of the crib and the starter are any of the unseen cards, all equally likely.
        """
        missing = _CRIB - len(laid)
        ways = _ways(self._ranks, missing + 1)
        points: int = sum(map(mul, ways, _crib_points(tuple(sorted(ranks_of(laid))), missing + 1)))
        return points / comb(self._number, missing + 1) + self._nobs(laid, missing) + self._flush(laid, missing)

    def _nobs(self, laid: Sequence[Card], missing: int) -> float:
        """Returns what nobs in a crib is worth: the chance that a jack is in it and the starter of its suit."""
        number = self._number
        chance = sum(self._suits[card.suit] for card in laid if card.rank is Rank.JACK) / number
        chance += missing * sum(self._suits[suit] - 1 for suit in self._jacks) / (number * (number - 1))
        return self._rules.nobs_points * chance

    def _flush(self, laid: Sequence[Card], missing: int) -> float:
        """Returns what flushes in a crib are worth, the bonus for a straight flush among them."""
        if len({card.suit for card in laid}) > 1:
            return 0.0
        rules, left, number = self._rules, self._suits[laid[0].suit], self._number
        all_five = comb(left, missing + 1) / comb(number, missing + 1)
        points = 5 * all_five
        if rules.crib_four_flush:
            points += 4 * (comb(left, missing) / comb(number, missing) - all_five)
        if rules.straight_flush_bonus:
            completions = len(self._completions(laid, missing + 1))
            points += rules.straight_flush_bonus * completions / comb(number, missing + 1)
        return points

    def _completions(self, cards: Sequence[Card], missing: int) -> list[frozenset[Card]]:
        """Returns the sets of so many unseen cards that make a straight flush of five with cards of one suit."""
        suit, held = cards[0].suit, frozenset(cards)
        straights = [
            frozenset([Card.of(Rank(rank), suit) for rank in range(low, low + 5)]) for low in range(len(Rank) - 4)
        ]
        rests = [straight - held for straight in straights]
        return [rest for rest in rests if len(rest) == missing and rest <= self._cards]


@lru_cache(maxsize=1024)
def _ways(left: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Returns in how many ways cards of given ranks can be drawn, for every choice of ``size`` ranks.

    The choices are in the order of ``combinations_with_replacement(range(13), size)``; ``left`` is how many cards of each
    rank there are.
    """
    # So far for no ranks at all: nothing can be drawn of them, in one way.
    ways: list[list[int]] = [[1], *([] for _ in range(size))]
    for number in reversed(left):
        ways = [
            [comb(number, copies) * rest for copies in range(total, -1, -1) for rest in ways[total - copies]]
            for total in range(size + 1)
        ]
    return tuple(ways[size])


@cache
def _crib_points(ranks: tuple[Rank, ...], size: int) -> tuple[int, ...]:
    """Returns what given ranks score together with every choice of ``size`` other ranks; 0 for five of a kind.

    The choices are in the order of ``combinations_with_replacement(range(13), size)``.
    """
    choices = combinations_with_replacement(_RANKS, size)
    return tuple([rank_points((*ranks, *others)) if {*ranks, *others} != {ranks[0]} else 0 for others in choices])
