"""Deals by suit class, choices of what to throw, and cribs."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel import _kernel
from fifteentwo.kernel.scorer import Scorer

__all__ = [
    "KEYS",
    "Choices",
    "Deals",
    "best_choices",
    "chosen_counts",
    "close_deals",
    "crib_sums",
    "deal_counts",
    "held_counts",
    "hindsight_counts",
    "joint_cribs",
    "starter_counts",
    "suit_classes",
    "throw_key",
    "weigh_choices",
]

KEYS = 169
"""How many kinds of throws there are: two ranks, of one suit or not."""

_Cards = npt.NDArray[np.uint8]
_Numbers = npt.NDArray[np.int64]


class Deals(NamedTuple):
    """One deal for each suit class: deals that differ only by an exchange of suits are alike."""

    cards: _Cards
    """The cards, of shape (classes, cards dealt)."""
    alike: npt.NDArray[np.uint8]
    """How many deals each stands for, itself included: 1 to 24."""

    @property
    def dealt(self) -> int:
        """How many cards are dealt."""
        return int(self.cards.shape[1])

    @property
    def choices(self) -> int:
        """In how many ways two of the cards can be thrown: 15 of six, 10 of five."""
        return self.dealt * (self.dealt - 1) // 2

    @property
    def starters(self) -> int:
        """How many starters each deal leaves in the pack."""
        return 52 - self.dealt


class Choices(NamedTuple):
    """What each choice of each deal is: arrays of shape (classes, choices), thrown places in the order 01, 02, ..., 12."""

    sums: npt.NDArray[np.uint16]
    """The points of the hand that is kept, summed over all unseen starters."""
    keys: npt.NDArray[np.uint8]
    """The kind of throw, see :func:`throw_key`."""


def throw_key(one: int, other: int) -> int:
    """Returns the kind of two thrown cards, 0 to 168: ``13 * a + b`` for their ranks.

    ``a`` is the lower rank where the two are of one suit and the higher one where they are not.
    """
    low, high = sorted((one >> 2, other >> 2))
    return 13 * low + high if one & 3 == other & 3 else 13 * high + low


def _cards(cards: npt.ArrayLike, what: str) -> _Cards:
    """Checks cards that stand together in the pack."""
    given = np.asarray(cards)
    numbers = given.tolist()
    if given.ndim != 1 or any(not isinstance(card, int) or not 0 <= card <= 51 for card in numbers):
        raise FifteentwoError(f"{what} must be numbers from 0 to 51, not {numbers}")
    if len({*numbers}) != len(numbers):
        raise FifteentwoError(f"{what} must be different, not {numbers}")
    return given.astype(np.uint8)


def _check_threads(threads: int) -> None:
    if threads < 1:
        raise FifteentwoError(f"threads must be at least 1, not {threads}")


def suit_classes(dealt: int) -> Deals:
    """Returns one deal of each suit class: 962,988 for six cards, 134,459 for five."""
    if dealt not in {5, 6}:
        raise FifteentwoError(f"5 or 6 cards are dealt, not {dealt}")
    return Deals(*_kernel.suit_classes(dealt))


def weigh_choices(scorer: Scorer, deals: Deals, *, threads: int = 1) -> Choices:
    """Weighs every way to throw two cards of each deal."""
    _check_threads(threads)
    return Choices(*_kernel.choice_sums(scorer, deals.cards, threads))


def crib_sums(scorer: Scorer) -> tuple[_Numbers, _Numbers]:
    """Returns what cribs made of two throws score, by the kinds of the throws.

    Returns:
        Two arrays of shape (169, 169) for two given cards of the first kind and all cards of the second kind that they
        leave: the points over all those cards and the 48 starters left, and how many such throws there are.
    """
    return _kernel.crib_sums(scorer)


def best_choices(
    deals: Deals, choices: Choices, points: _Numbers, out_of: _Numbers, *, pone: bool = False, threads: int = 1
) -> tuple[npt.NDArray[np.uint8], _Numbers, int]:
    """Finds the best choice of each deal when a throw of each kind is worth a known average to the crib's owner.

    Args:
        deals: The deals.
        choices: What :func:`weigh_choices` says of them.
        points: The average crib of each kind of throw is ``points / out_of``, 169 numbers each.
        out_of: The denominators, at least 1.
        pone: Whether the crib is the other player's, so that it counts against the hand.
        threads: How many threads work on it; the result does not depend on it.

    Returns:
        The choice for each class; how often each kind is thrown over all deals; and what the hands kept score, summed
        over all deals and starters. Averages are compared exactly; among equal ones the kind of the lowest number wins.
    """
    _check_threads(threads)
    if out_of.min() < 1:
        raise FifteentwoError("an average needs a denominator of at least 1")
    chosen, thrown, hands = _kernel.best_choices(
        choices.sums,
        choices.keys,
        deals.alike,
        np.ascontiguousarray(points, dtype=np.int64),
        np.ascontiguousarray(out_of, dtype=np.int64),
        pone,
        threads,
    )
    return chosen, thrown, hands


def close_deals(
    choices: Choices, points: _Numbers, out_of: _Numbers, *, within: float, pone: bool = False
) -> npt.NDArray[np.uint32]:
    """Returns the places of the deals in which a throw of another kind comes within so many points of the best one.

    All other deals keep their best choice as long as no average crib changes by half as much. The other arguments are
    those of :func:`best_choices`.
    """
    return _kernel.close_deals(
        choices.sums,
        choices.keys,
        np.ascontiguousarray(points, dtype=np.int64),
        np.ascontiguousarray(out_of, dtype=np.int64),
        pone,
        within,
    )


def held_counts(deals: Deals, chosen: npt.NDArray[np.uint8]) -> npt.NDArray[np.int32]:
    """Counts what is kept beside each kind of throw, for :func:`joint_cribs`.

    Args:
        deals: All deals.
        chosen: The choice for each.

    Returns:
        For each kind of throw, with two cards that stand for it, how often a set of up to three other cards is kept, in
        twenty-fourths of a deal.
    """
    return _kernel.held_counts(deals.cards, deals.alike, np.ascontiguousarray(chosen, dtype=np.uint8))


def joint_cribs(
    scorer: Scorer, dealer: npt.NDArray[np.int32], pone: npt.NDArray[np.int32], *, threads: int = 1
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Returns what cribs score, by the kinds of the dealer's and the pone's throw, given what both keep.

    The two hands kept hold neither the other throw nor the starter, and no card twice. The first is counted exactly,
    the second card by card as if each were kept independently of the others.

    Args:
        scorer: What a crib scores.
        dealer: What the dealer keeps, from :func:`held_counts`.
        pone: What the pone keeps.
        threads: How many threads work on it; the result does not depend on it.

    Returns:
        Two arrays of shape (169, 169), for two given cards of the dealer's kind and all cards of the pone's kind: the
        points of the crib over all starters, weighed by how likely they meet, and the weights.
    """
    _check_threads(threads)
    return _kernel.joint_cribs(scorer, dealer, pone, threads)


def chosen_counts(scorer: Scorer, deals: Deals, chosen: npt.NDArray[np.uint8], *, threads: int = 1) -> _Numbers:
    """Counts the hands that given choices keep, over all deals and starters, by what they score: 256 numbers."""
    _check_threads(threads)
    return _kernel.chosen_counts(
        scorer, deals.cards, deals.alike, np.ascontiguousarray(chosen, dtype=np.uint8), threads
    )


def hindsight_counts(scorer: Scorer, deals: Deals, *, held: int = 4, threads: int = 1) -> _Numbers:
    """Counts what could have been kept had the starter been known, over all deals and starters: 256 numbers.

    Args:
        scorer: What a hand scores.
        deals: The deals.
        held: How many cards are kept: 4, or 3 of five.
        threads: How many threads work on it; the result does not depend on it.
    """
    _check_threads(threads)
    if (deals.dealt, held) not in {(6, 4), (5, 4), (5, 3)}:
        raise FifteentwoError(f"of 6 cards 4 are kept, of 5 cards 4 or 3, not {held} of {deals.dealt}")
    return _kernel.hindsight_counts(scorer, deals.cards, deals.alike, held, threads)


def deal_counts(
    scorer: Scorer, cards: npt.ArrayLike, thrown: int, weights: npt.ArrayLike | None = None
) -> tuple[_Numbers, _Numbers]:
    """Counts hand and crib for each way to throw one or two cards of a deal, card for card.

    Args:
        scorer: What hands score.
        cards: The deal: five or six cards, so that three or four are kept.
        thrown: How many are thrown, 1 or 2. One card meets any three unseen ones in the crib, each as likely.
        weights: For two cards: how likely an unseen pair of each kind is to meet them, whole numbers of shape (n, 169)
            for n ways of weighing. Without it all pairs are as likely.

    Returns:
        The hands, of shape (choices, 256), and the cribs, of shape (choices, n, 256). Choices stand in the order of
        ``itertools.combinations`` of the places that are thrown.
    """
    known = _cards(cards, "the cards of a deal")
    if thrown not in {1, 2} or len(known) - thrown not in {3, 4}:
        raise FifteentwoError(
            f"of 5 or 6 cards 1 or 2 are thrown so that 3 or 4 are kept, not {thrown} of {len(known)}"
        )
    weighed = np.ones((1, KEYS), np.int64) if weights is None else np.ascontiguousarray(weights, dtype=np.int64)
    if weighed.ndim != 2 or weighed.shape[1] != KEYS or (weighed < 0).any():
        raise FifteentwoError(f"weights must be {KEYS} whole numbers from 0 for each way of weighing")
    places = np.array(list(combinations(range(len(known)), thrown)), dtype=np.uint8)
    return _kernel.deal_counts(scorer, known, places, weighed)


def starter_counts(scorer: Scorer, hand: npt.ArrayLike, seen: npt.ArrayLike = (), *, crib: bool = False) -> _Numbers:
    """Counts one hand of three or four cards, or a crib, over the starters that are neither in it nor seen elsewhere."""
    held = _cards(hand, "the cards of a hand")
    others = _cards(seen, "the cards seen")
    if len(held) not in {3, 4}:
        raise FifteentwoError(f"a hand has 3 or 4 cards, not {len(held)}")
    return _kernel.starter_counts(scorer, held, others.astype(np.uint8), crib)
