"""The averages against every hand, crib and starter counted one by one."""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np
import pytest

from fifteentwo.cards import DECK, Card, parse_cards
from fifteentwo.kernel import score_shows
from fifteentwo.players.averages import Unseen
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import show

OPTIONS = [
    "six_card",
    "six_card nobs_points=2 hand_flush=off",
    "six_card crib_four_flush=on straight_flush_bonus=5",
    "six_card nobs_points=0 straight_flush_bonus=3",
]


def some_hands(number: int, size: int) -> list[tuple[Card, ...]]:
    chance = random.Random(7)
    flushes = [tuple(chance.sample(DECK[suit::4], size)) for suit in range(4)]
    return flushes + [tuple(chance.sample(DECK, size)) for _ in range(number - 4)]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize(("dealt", "size"), [(6, 4), (5, 4), (5, 3)])
def test_hand_is_the_mean_over_all_starters(options: str, dealt: int, size: int) -> None:
    rules = RuleSet.parse(options)
    for hand in some_hands(40, dealt):
        starters = [card for card in DECK if card not in hand]
        points = [show(hand[:size], starter, rules).total for starter in starters]

        assert Unseen(hand, rules).hand(hand[:size]) == pytest.approx(sum(points) / len(starters))


def test_hand_of_two_fives_and_two_jacks() -> None:
    """8 in fifteens and 4 in pairs at once; the rest by hand: what each rank adds, over the 46 cards left."""
    hand = parse_cards("5C 5D JH JS 2C 8D")
    added = 2 * (6 + 4) + 2 * (4 + 4) + 12 * 4  # two fives, two jacks, twelve other tens
    added += 4 * 0  # no ace, three, ... makes anything with them
    nobs = 12 + 12  # hearts and spades left for each jack: thirteen less the jack

    assert Unseen(hand, RuleSet()).hand(hand[:4]) == pytest.approx(12 + (added + nobs) / 46)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("dealt", ["5H 5D JC 2S 9S KH", "4S 6S 9D 9H TC JS", "JD 7D 2D 3D AD 9C", "QC KC 2H 2D 2S 5C"])
def test_crib_is_the_mean_over_all_other_cards_and_starters(options: str, dealt: str) -> None:
    rules, cards = RuleSet.parse(options), parse_cards(dealt)
    laid, unseen = cards[:2], [card for card in DECK if card not in cards]
    total = number = 0
    for three in combinations(unseen, 3):
        for starter in three:
            others = [card for card in three if card is not starter]
            total += show((*laid, *others), starter, rules, crib=True).total
            number += 1

    assert Unseen(cards, rules).crib(laid) == pytest.approx(total / number)


@pytest.mark.parametrize("dealt", ["5H 6H JC 2S 9S", "JS 3S 9D 9H 5C"])
def test_crib_of_a_single_card(dealt: str) -> None:
    cards = parse_cards(dealt)
    unseen = [card for card in DECK if card not in cards]
    rest = np.array(list(combinations(unseen, 4)), np.uint8)
    laid = np.full((len(rest), 1), cards[0], np.uint8)
    points = [score_shows(np.hstack([laid, np.roll(rest, turn, axis=1)]), crib=True).mean() for turn in range(4)]

    assert Unseen(cards, RuleSet()).crib(cards[:1]) == pytest.approx(sum(points) / 4)


def test_two_fives_make_the_best_crib() -> None:
    """Published tables of random cribs have 5-5 far ahead of everything else, and kings with nines or tens last."""
    cards = parse_cards("5C 5D KH 9S 2H 3S")
    unseen = Unseen(cards, RuleSet())
    averages = {laid: unseen.crib(laid) for laid in combinations(cards, 2)}

    assert max(averages, key=averages.__getitem__) == parse_cards("5C 5D")
    assert min(averages, key=averages.__getitem__) == parse_cards("KH 9S")
