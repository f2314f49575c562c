"""All hands one by one, around a club as the starter."""

from __future__ import annotations

import random

import numpy as np
import pytest

from fifteentwo.cards import DECK, Card, Rank, Suit, parse_cards
from fifteentwo.scoring import show
from fifteentwo.scoring.show import rank_points
from fifteentwo.stats import hand_distribution
from fifteentwo.stats.scorers import scorer_of
from fifteentwo.stats.shows import NOT_DEALT, AllShows

SHOWS = AllShows(scorer_of())


def hand_at(place: int) -> list[Card]:
    return [DECK[card] for card in SHOWS.hands[place].tolist()]


@pytest.mark.parametrize("crib", [False, True])
def test_points_are_those_of_the_readable_scorer(crib: bool) -> None:
    source = random.Random(24)
    table = SHOWS.as_cribs if crib else SHOWS.as_hands
    for place in source.sample(range(len(SHOWS.hands)), 400):
        rank = Rank(source.randrange(13))
        starter, hand = Card.of(rank, Suit.CLUBS), hand_at(place)
        points = NOT_DEALT if starter in hand else show(hand, starter, crib=crib).total
        assert table[rank, place] == points


def test_four_times_the_clubs_are_all_hands() -> None:
    for table, crib in ((SHOWS.as_hands, False), (SHOWS.as_cribs, True)):
        counts = 4 * np.bincount(table[SHOWS.dealt])
        assert tuple(counts.tolist()) == hand_distribution(crib).counts


def test_four_cards_alone() -> None:
    source = random.Random(4)
    flushes = np.flatnonzero(SHOWS.one_suit).tolist()
    for place in (*source.sample(range(len(SHOWS.hands)), 300), *source.sample(flushes, 50)):
        hand = hand_at(place)
        one_suit = len({card.suit for card in hand}) == 1
        assert SHOWS.one_suit[place] == one_suit
        assert SHOWS.clubs[place] == (one_suit and hand[0].suit is Suit.CLUBS)
        assert SHOWS.alone[place] == rank_points([card.rank for card in hand]) + 4 * one_suit


def test_exchanged_suits() -> None:
    places = SHOWS.after_exchange(Suit.HEARTS)
    exchanged = {Suit.HEARTS: Suit.CLUBS, Suit.CLUBS: Suit.HEARTS}
    for place in random.Random(2).sample(range(len(places)), 200):
        wanted = sorted(Card.of(card.rank, exchanged.get(card.suit, card.suit)) for card in hand_at(place))
        assert hand_at(places[place]) == wanted
    assert (SHOWS.after_exchange(Suit.CLUBS) == np.arange(len(places))).all()


def test_what_hand_and_starter_hold() -> None:
    holding = SHOWS.holding(Rank.FIVE, Rank.JACK)
    for place in random.Random(5).sample(range(len(SHOWS.hands)), 200):
        for rank in Rank:
            ranks = {rank, *(card.rank for card in hand_at(place))}
            dealt = Card.of(rank, Suit.CLUBS) not in hand_at(place)
            assert holding[rank, place] == (dealt and {Rank.FIVE, Rank.JACK} <= ranks)


def test_sets_of_ranks() -> None:
    sets = SHOWS.rank_sets(SHOWS.dealt)
    assert len(sets) == 6175
    assert sets == sorted(sets)
    assert all(max(map(ranks.count, ranks)) <= 4 for ranks in sets)
    perfect = SHOWS.rank_sets(SHOWS.as_hands == 29)
    assert perfect == [(Rank.FIVE,) * 4 + (Rank.JACK,)]


def test_the_best_suits() -> None:
    best = SHOWS.best_by_ranks(crib=False)
    assert best.shape == (13, 1820)
    assert best.max() == 29
    hand = tuple(card.rank for card in parse_cards("2C 3C 4C JC"))
    ways = dict.fromkeys(range(30), 0)
    for points, cards in SHOWS.suits_of(hand, Rank.FIVE, crib=False):
        assert points == show([DECK[card] for card in cards], Card.of(Rank.FIVE, Suit.CLUBS)).total
        ways[points] += 1
    # Clubs are a flush of five and nobs, the other suits a flush of four; else there is nobs or nothing.
    assert {points: number for points, number in ways.items() if number} == {14: 1, 12: 3, 9: 63, 8: 189}
    assert list(SHOWS.suits_of((Rank.FIVE,) * 4, Rank.FIVE, crib=False)) == []
