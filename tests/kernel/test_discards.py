"""Deals, choices and cribs against plain counting with the readable scorer."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import comb
from typing import Any

import numpy as np
import pytest

from fifteentwo.cards import DECK
from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel import discards
from fifteentwo.kernel.discards import (
    Choices,
    Deals,
    best_choices,
    chosen_counts,
    close_deals,
    crib_sums,
    deal_counts,
    held_counts,
    hindsight_counts,
    joint_cribs,
    starter_counts,
    suit_classes,
    throw_key,
    weigh_choices,
)
from fifteentwo.kernel.scorer import scorer
from fifteentwo.scoring import show

USUAL = scorer()


def points(held: tuple[int, ...], starter: int, *, crib: bool = False) -> int:
    return show([DECK[card] for card in held], DECK[starter], crib=crib).total


def unseen(cards: tuple[int, ...]) -> list[int]:
    return [card for card in range(52) if card not in cards]


def some_deals(dealt: int, number: int) -> Deals:
    """Returns random deals, some of them with many cards of a suit."""
    source = random.Random(dealt)
    rows = [source.sample(range(52), dealt) for _ in range(number)]
    rows += [[card // 4 * 4 + source.choice((2, 2, 2, card % 4)) for card in row] for row in rows]
    rows = [row for row in rows if len({*row}) == dealt]
    return Deals(np.array(rows, dtype=np.uint8), np.ones(len(rows), dtype=np.uint8))


@pytest.mark.parametrize(("dealt", "classes"), [(5, 134_459), (6, 962_988)])
def test_every_deal_belongs_to_one_class(dealt: int, classes: int) -> None:
    deals = suit_classes(dealt)

    assert deals.cards.shape == (classes, dealt)
    assert deals.alike.sum(dtype=int) == comb(52, dealt)
    assert (deals.dealt, deals.choices, deals.starters) == (dealt, comb(dealt, 2), 52 - dealt)


def test_classes_stand_for_different_deals() -> None:
    deals = suit_classes(5)
    picked = np.random.default_rng(5).choice(len(deals.cards), 2000, replace=False)
    seen: set[frozenset[int]] = set()
    for row, alike in zip(deals.cards[picked].tolist(), deals.alike[picked].tolist(), strict=True):
        others = {frozenset(card // 4 * 4 + suits[card % 4] for card in row) for suits in permutations(range(4))}
        assert len(others) == alike
        assert not others & seen
        seen |= others


@pytest.mark.parametrize("dealt", [5, 6])
def test_choices_are_weighed_over_all_starters(dealt: int) -> None:
    deals = some_deals(dealt, 60)

    choices = weigh_choices(USUAL, deals)

    for row, sums, keys in zip(deals.cards.tolist(), choices.sums.tolist(), choices.keys.tolist(), strict=True):
        away = list(combinations(row, 2))
        kept = [tuple(card for card in row if card not in pair) for pair in away]
        assert sums == [sum(points(held, starter) for starter in unseen(tuple(row))) for held in kept]
        assert keys == [throw_key(*pair) for pair in away]


def test_keys_tell_ranks_and_suits_apart() -> None:
    keys = Counter(throw_key(*pair) for pair in combinations(range(52), 2))

    assert len(keys) == 169
    assert Counter(keys.values()) == {6: 13, 4: 78, 12: 78}
    assert throw_key(3, 10) == throw_key(10, 3)


def test_cribs_are_summed_over_all_second_throws() -> None:
    sums, pairs = crib_sums(USUAL)
    assert (pairs.sum(axis=1) == comb(50, 2)).all()

    for one, other in [(16, 40), (17, 18), (0, 4), (41, 42)]:
        key = throw_key(one, other)
        for wanted in (throw_key(19, 43), throw_key(16, 17), throw_key(8, 12), throw_key(0, 40)):
            seconds = [pair for pair in combinations(unseen((one, other)), 2) if throw_key(*pair) == wanted]
            assert pairs[key, wanted] == len(seconds)
            assert sums[key, wanted] == sum(
                points((one, other, *pair), starter, crib=True)
                for pair in seconds
                for starter in unseen((one, other, *pair))
            )


@pytest.mark.parametrize("dealt", [5, 6])
@pytest.mark.parametrize("pone", [False, True], ids=["dealer", "pone"])
def test_best_choices_are_best_as_fractions(dealt: int, pone: bool) -> None:
    deals = some_deals(dealt, 300)
    choices = weigh_choices(USUAL, deals)
    source = np.random.default_rng(dealt)
    # Few and small numbers, so that there are exact ties.
    numerators, denominators = source.integers(0, 12, 169), source.integers(1, 4, 169)

    chosen, thrown, hands = best_choices(deals, choices, numerators, denominators, pone=pone)

    expected = []
    for sums, keys in zip(choices.sums.tolist(), choices.keys.tolist(), strict=True):
        sign = -1 if pone else 1
        values = [
            Fraction(total, deals.starters) + sign * Fraction(int(numerators[key]), int(denominators[key]))
            for total, key in zip(sums, keys, strict=True)
        ]
        best = [place for place, value in enumerate(values) if value == max(values)]
        expected.append(min(best, key=lambda place: (keys[place], place)))
    rows = np.arange(len(expected))
    # Choices of one kind that keep equally good hands are the same to both players; the first is taken.
    assert choices.keys[rows, chosen].tolist() == choices.keys[rows, expected].tolist()
    assert choices.sums[rows, chosen].tolist() == choices.sums[rows, expected].tolist()
    assert thrown.tolist() == np.bincount(choices.keys[rows, chosen], minlength=169).tolist()
    assert hands == choices.sums[rows, chosen].sum()


@pytest.mark.parametrize("pone", [False, True], ids=["dealer", "pone"])
def test_close_deals_are_those_with_a_near_second_choice(pone: bool) -> None:
    deals = some_deals(6, 200)
    choices = weigh_choices(USUAL, deals)
    cribs = np.random.default_rng(2).integers(0, 500, 169)

    close = close_deals(choices, cribs, np.full(169, 100), within=0.3, pone=pone)

    values = choices.sums / 46 + (-1 if pone else 1) * cribs[choices.keys] / 100
    expected = []
    for place, (row, keys) in enumerate(zip(values, choices.keys, strict=True)):
        best = row.argmax()
        others = row[keys != keys[best]]
        if row[best] - others.max() <= 0.3:
            expected.append(place)
    assert close.tolist() == expected


def exchange(card: int, suits: tuple[int, ...]) -> int:
    return card // 4 * 4 + suits[card % 4]


def test_what_is_kept_is_counted_for_throws_that_stand_for_their_kind() -> None:
    deals = some_deals(6, 40)
    deals = Deals(deals.cards, np.arange(1, len(deals.cards) + 1, dtype=np.uint8))
    chosen = np.arange(len(deals.cards), dtype=np.uint8) % 15

    held = held_counts(deals, chosen)

    expected: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for row, alike, choice in zip(deals.cards.tolist(), deals.alike.tolist(), chosen.tolist(), strict=True):
        away = list(combinations(row, 2))[choice]
        low, high = sorted(card // 4 for card in away)
        key = throw_key(*away)
        standing = {low * 4, high * 4 + (0 if key == low * 13 + high and low != high else 1)}
        for suits in permutations(range(4)):
            if {exchange(card, suits) for card in away} == standing:
                kept = sorted(exchange(card, suits) for card in row if card not in away)
                for size in range(4):
                    for some in combinations(kept, size):
                        expected[key, some] += alike
    sets = {some: place for place, some in enumerate(all_sets())}
    assert held.shape == (169, len(sets))
    assert held.sum() == sum(expected.values())
    for (key, some), count in expected.items():
        assert held[key, sets[some]] == count


def all_sets() -> list[tuple[int, ...]]:
    """Returns all sets of up to three cards, smaller ones first, by their highest card, then the next."""
    return [some for size in range(4) for some in sorted(combinations(range(52), size), key=lambda cards: cards[::-1])]


def test_cribs_join_what_both_players_keep() -> None:
    """Adds up two kinds of throws in the plain way, with the shares of what is kept."""
    deals = suit_classes(5)
    choices = weigh_choices(USUAL, deals)
    zeros, ones = np.zeros(169, np.int64), np.ones(169, np.int64)
    held = held_counts(deals, best_choices(deals, choices, zeros, ones)[0])
    sums, weights = joint_cribs(USUAL, held, held)

    sets = {some: place for place, some in enumerate(all_sets())}
    shares = held / np.maximum(held[:, :1], 1)

    def none_of(key: int, cards: tuple[int, ...]) -> float:
        return 1 - sum(
            (-1) ** (size + 1) * shares[key, sets[some]]
            for size in (1, 2, 3)
            for some in combinations(sorted(cards), size)
        )

    own = (16, 41)  # 5C JD, which stand for a five and a jack of two suits
    key = throw_key(*own)
    for wanted in (throw_key(24, 28), throw_key(47, 51), throw_key(8, 9)):
        total = weight = 0.0
        for pair in combinations(unseen(own), 2):
            if throw_key(*pair) != wanted:
                continue
            low, high = pair
            standing = {low // 4 * 4, high // 4 * 4 + (0 if low % 4 == high % 4 else 1)}
            suits = next(s for s in permutations(range(4)) if {exchange(card, s) for card in pair} == standing)
            cards = (*own, *pair)
            apart = np.prod([1 - shares[key, 1 + c] * shares[wanted, 1 + exchange(c, suits)] for c in unseen(cards)])
            for starter in unseen(cards):
                theirs = tuple(exchange(card, suits) for card in (*own, starter))
                meet = apart * none_of(key, (*pair, starter)) * none_of(wanted, theirs)
                weight += meet
                total += meet * points(cards, starter, crib=True)
        assert weights[key, wanted] == pytest.approx(weight, rel=1e-9)
        assert sums[key, wanted] == pytest.approx(total, rel=1e-9)


def test_threads_change_nothing() -> None:
    deals = suit_classes(5)
    one, two = (weigh_choices(USUAL, deals, threads=threads) for threads in (1, 2))
    assert (one.sums == two.sums).all()
    assert (one.keys == two.keys).all()

    averages = np.arange(169), np.full(169, 7)
    first, second = (best_choices(deals, one, *averages, threads=threads) for threads in (1, 2))
    assert (first[0] == second[0]).all()
    assert (first[1] == second[1]).all()
    assert first[2] == second[2]
    counts = [chosen_counts(USUAL, deals, first[0], threads=threads).tolist() for threads in (1, 2)]
    assert counts[0] == counts[1]
    held = held_counts(deals, first[0])
    joint = [joint_cribs(USUAL, held, held, threads=threads) for threads in (1, 2)]
    assert (joint[0][0] == joint[1][0]).all()
    assert (joint[0][1] == joint[1][1]).all()
    known = [hindsight_counts(USUAL, deals, held=3, threads=threads).tolist() for threads in (1, 2)]
    assert known[0] == known[1]


def test_hands_kept_are_counted_over_all_starters() -> None:
    deals = some_deals(6, 30)
    deals = Deals(deals.cards, np.arange(1, len(deals.cards) + 1, dtype=np.uint8))
    chosen = np.arange(len(deals.cards), dtype=np.uint8) % 15

    counts = chosen_counts(USUAL, deals, chosen)

    expected: Counter[int] = Counter()
    for row, alike, choice in zip(deals.cards.tolist(), deals.alike.tolist(), chosen.tolist(), strict=True):
        away = list(combinations(row, 2))[choice]
        held = tuple(card for card in row if card not in away)
        for starter in unseen(tuple(row)):
            expected[points(held, starter)] += alike
    assert {score: count for score, count in enumerate(counts.tolist()) if count} == expected


@pytest.mark.parametrize(("dealt", "held"), [(5, 3), (5, 4), (6, 4)])
def test_hindsight_keeps_the_best_for_each_starter(dealt: int, held: int) -> None:
    deals = some_deals(dealt, 12)

    counts = hindsight_counts(USUAL, deals, held=held)

    expected = Counter(
        max(points(kept, starter) for kept in combinations(row, held))
        for row in deals.cards.tolist()
        for starter in unseen(tuple(row))
    )
    assert {score: count for score, count in enumerate(counts.tolist()) if count} == expected


def test_a_deal_is_counted_card_for_card() -> None:
    cards = (16, 17, 20, 27, 42, 51)  # 5C 5D 6C 7S JH KS
    weights = np.random.default_rng(1).integers(0, 50, (2, 169))

    hands, cribs = deal_counts(USUAL, cards, 2, weights)

    assert hands.shape == (15, 256)
    assert cribs.shape == (15, 2, 256)
    for place, away in enumerate(combinations(cards, 2)):
        held = tuple(card for card in cards if card not in away)
        expected = Counter(points(held, starter) for starter in unseen(cards))
        assert {score: count for score, count in enumerate(hands[place].tolist()) if count} == expected
    for place in (0, 7, 14):
        away = list(combinations(cards, 2))[place]
        weighed = np.zeros((2, 256), dtype=np.int64)
        for pair in combinations(unseen(cards), 2):
            for starter in unseen((*cards, *pair)):
                weighed[:, points((*away, *pair), starter, crib=True)] += weights[:, throw_key(*pair)]
        assert cribs[place].tolist() == weighed.tolist()


def test_one_card_meets_any_three() -> None:
    cards = (16, 17, 21, 27, 42)
    hands, cribs = deal_counts(USUAL, cards, 1)

    assert cribs.shape == (5, 1, 256)
    assert (cribs.sum(axis=(1, 2)) == comb(47, 3) * 44).all()
    assert (hands.sum(axis=1) == 47).all()
    source = random.Random(4)
    sample = Counter(
        points((42, *three), starter, crib=True)
        for *three, starter in (source.sample(unseen(cards), 4) for _ in range(20_000))
    )
    exact = cribs[4, 0] / cribs[4, 0].sum()
    for score, count in sample.items():
        assert abs(count - 20_000 * exact[score]) < 5 * max(np.sqrt(20_000 * exact[score]), 1)


def test_one_hand_over_its_starters() -> None:
    counts = starter_counts(USUAL, (16, 17, 18, 43), (0, 1))

    assert counts.sum() == 46
    assert counts[29] == 1


CALLS: list[tuple[str, tuple[Any, ...], str]] = [
    ("suit_classes", (7,), "5 or 6 cards are dealt, not 7"),
    ("deal_counts", (USUAL, (0, 1, 2, 3, 4, 4), 2), "must be different"),
    ("deal_counts", (USUAL, (0, 1, 2, 3, 4, 52), 2), "numbers from 0 to 51"),
    ("deal_counts", (USUAL, (0, 1, 2, 3, 4, 5), 1), "not 1 of 6"),
    ("deal_counts", (USUAL, (0, 1, 2, 3, 4, 5), 2, np.ones((1, 13), int)), "169 whole numbers"),
    ("deal_counts", (USUAL, (0, 1, 2, 3, 4, 5), 2, -np.ones((1, 169), int)), "169 whole numbers"),
    ("starter_counts", (USUAL, (0, 1)), "3 or 4 cards, not 2"),
]


@pytest.mark.parametrize(("name", "arguments", "message"), CALLS)
def test_what_cannot_be_asked(name: str, arguments: tuple[Any, ...], message: str) -> None:
    with pytest.raises(FifteentwoError, match=message):
        getattr(discards, name)(*arguments)


def test_more_that_cannot_be_asked() -> None:
    deals = some_deals(5, 2)
    choices = weigh_choices(USUAL, deals)
    averages = np.arange(169)
    with pytest.raises(FifteentwoError, match="denominator"):
        best_choices(deals, choices, averages, averages)
    with pytest.raises(FifteentwoError, match="threads"):
        weigh_choices(USUAL, deals, threads=0)
    with pytest.raises(FifteentwoError, match="not 3 of 6"):
        hindsight_counts(USUAL, some_deals(6, 1), held=3)
    with pytest.raises(ValueError, match="differ in length"):
        best_choices(deals, Choices(choices.sums[:1], choices.keys), averages, averages + 1)
