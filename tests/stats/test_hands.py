"""Distributions of hands and cribs: figures from outside, and plain counting."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

import fifteentwo.stats
from fifteentwo.cards import DECK, parse_cards
from fifteentwo.errors import FifteentwoError
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import show
from fifteentwo.stats import given_hand_distribution, hand_distribution, hand_plus_crib_distribution


def test_all_hands() -> None:
    hands = hand_distribution()

    assert hands.total == 12_994_800
    assert hands.counts[0] == 1_009_008
    assert hands.counts[28:] == (76, 4)
    assert [hands.counts[points] for points in (19, 25, 26, 27)] == [0] * 4
    assert hands.mean == pytest.approx(4.769152, abs=5e-7)
    assert (hands.median, hands.mode) == (4, 4)
    assert all(type(count) is int for count in hands.counts)


def test_all_cribs() -> None:
    cribs = fifteentwo.stats.hand_distribution(crib=True)

    assert cribs.counts[0] == 1_022_208
    assert cribs.mean == pytest.approx(4.734819, abs=5e-7)


def test_all_hands_of_three() -> None:
    hands = hand_distribution(held=3)

    assert hands.total == 1_082_900
    assert hands.mean == pytest.approx(2.5924, abs=5e-5)
    assert hands.most == 20
    assert [hands.counts[points] for points in (16, 17, 18, 19)] == [0] * 4


def test_all_hands_with_cribs() -> None:
    both = hand_plus_crib_distribution()

    assert both.total == 2_317_817_502_000
    assert both.mean == pytest.approx(9.50397, abs=5e-6)
    assert (both.median, both.mode, both.most) == (9, 8, 53)
    assert [points for points, count in enumerate(both.counts) if not count] == [51]
    assert both.exact_mean == hand_distribution().exact_mean + hand_distribution(crib=True).exact_mean


def test_rules_change_what_is_counted() -> None:
    rules = RuleSet(crib_four_flush=True)
    assert hand_distribution(crib=True, rules=rules) == hand_distribution()
    assert hand_distribution(rules="six_card nobs_points=0").counts[29:] == ()
    assert hand_plus_crib_distribution(rules="six_card nobs_points=0").most == 28 + 24


@pytest.mark.parametrize(
    ("hand", "crib"),
    [("2C 3D 9S", False), *product(["5H 5D 5S JC", "4H 6H 8H TH", "AC AD AH AS"], [False, True])],
)
def test_one_hand_over_its_starters(hand: str, crib: bool) -> None:
    cards = parse_cards(hand)
    seen = parse_cards("KC KD")

    distribution = given_hand_distribution(hand, seen=seen, crib=crib)

    starters = [card for card in DECK if card not in (*cards, *seen)]
    expected = Counter(show(cards, starter, crib=crib).total for starter in starters)
    assert {points: count for points, count in enumerate(distribution.counts) if count} == expected


def test_one_hand_under_rules() -> None:
    plain = given_hand_distribution("2H 4H 6H TH", crib=True)
    four_flush = given_hand_distribution("2H 4H 6H TH", crib=True, rules="six_card crib_four_flush=on")
    assert four_flush.exact_mean > plain.exact_mean


def test_given_hands_make_up_all_hands() -> None:
    """Adds up the hands of two ranks, one by one, and finds them among all hands that hold nothing else."""
    cards = [card for card in DECK if card.rank.letter in "5J"]
    one_by_one = sum(given_hand_distribution(hand).total for hand in combinations(cards, 4))
    assert one_by_one == 70 * 48


@pytest.mark.parametrize(
    ("hand", "seen", "crib", "message"),
    [
        ("5H 5D 5S JC KC", (), False, "3 or 4 cards besides the starter, not 5"),
        ("5H 5D", (), False, "3 or 4 cards besides the starter, not 2: 5H 5D"),
        ("", (), False, "not 0: none"),
        ("5H 5D 5S", (), True, "a crib has 4 cards"),
        ("5H 5D 5S 5H", (), False, "5H stands twice"),
        ("5H 5D 5S JC", "KC JC", False, "JC stands twice in 5H 5D 5S JC KC JC"),
        ("5H 5D 5X JC", (), False, "'X' is not a suit"),
    ],
)
def test_no_hand(hand: str, seen: str, crib: bool, message: str) -> None:
    with pytest.raises(FifteentwoError, match=message):
        given_hand_distribution(hand, seen=seen, crib=crib)
