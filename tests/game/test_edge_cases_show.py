"""Edge cases 72 to 82: what hands and cribs score when the last card is played. D is the dealer, P the pone."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.game.table import D, P, kinds, shown

from fifteentwo.cards import DECK
from fifteentwo.game import Source
from fifteentwo.game.events import Pegged


def counted(cards: str, *, crib: bool = False) -> Pegged | None:
    """Returns what is pegged for a hand and starter written ``5H 5D 5S JC + 5C``; nothing if nothing is."""
    hand, _, starter = cards.partition(" + ")
    others = random.Random(cards).sample([str(card) for card in DECK if str(card) not in cards], 8)
    first, second = " ".join(others[:4]), " ".join(others[4:])
    hands, in_crib = ((first, second), hand) if crib else ((hand, first), second)
    run = shown(*hands, starter=starter, crib=in_crib)
    source, seat = (Source.CRIB, D) if crib else (Source.HAND, P)
    pegged = [event for event in run.of(Pegged) if (event.source, event.seat) == (source, seat)]
    return pegged[0] if pegged else None


def points(cards: str, *, crib: bool = False) -> int:
    pegged = counted(cards, crib=crib)
    return 0 if pegged is None else pegged.points


def by_kind(cards: str, *, crib: bool = False) -> dict[str, int]:
    """Returns how many points each kind of item makes."""
    pegged = counted(cards, crib=crib)
    assert pegged is not None
    total: Counter[str] = Counter()
    for item in pegged.items:
        total[item.kind.value] += item.points
    return dict(total)


def test_72_the_best_hand() -> None:
    cards = "JH 5C 5S 5D + 5H"
    pegged = counted(cards)

    assert pegged is not None
    assert pegged.points == 29
    assert kinds(pegged) == ["fifteen"] * 8 + ["double pair royal", "nobs"]
    assert by_kind(cards) == {"fifteen": 16, "double pair royal": 12, "nobs": 1}


def test_73_double_run_with_fifteens() -> None:
    assert by_kind("4C 5D 5H 6S + KC") == {"fifteen": 8, "pair": 2, "run": 6}


@pytest.mark.parametrize("crib", [False, True])
def test_74_flush_of_five_with_nobs(crib: bool) -> None:
    assert by_kind("5H 6H 7H JH + 8H", crib=crib) == {"fifteen": 4, "run": 4, "flush": 5, "nobs": 1}


def test_75_flush_of_four_in_the_hand_only() -> None:
    assert points("5H 6H 7H 8H + KC") == 12
    assert points("5H 6H 7H 8H + KC", crib=True) == 8


def test_76_flush_of_five_in_the_crib() -> None:
    assert points("4D 6D JD KD + 5D", crib=True) == 15


def test_77_pair_royal_with_a_pair() -> None:
    assert points("4C 4D 4H 3S + 3C") == 12


def test_78_no_nobs_with_a_jack_turned() -> None:
    run = shown("JC 2D 3H 4S", "KD QH 9C 7S", starter="JD", crib="8C 8D 6H TS")
    hand = next(event for event in run.of(Pegged) if event.source is Source.HAND)

    assert run.pegged(D, Source.HEELS) == 2
    assert (hand.seat, hand.points) == (P, 9)
    assert "nobs" not in kinds(hand)


def test_79_triple_run() -> None:
    assert by_kind("3C 3D 3H 4S + 5C") == {"fifteen": 6, "pair royal": 6, "run": 9}


def test_80_even_cards_score_nothing() -> None:
    assert points("2C 4D 6H 8S + TC") == 0


def test_81_three_in_the_hand_and_the_starter_are_no_flush() -> None:
    assert points("2H 4H 6H KS + 8H") == 0


def test_82_the_best_with_a_flush_of_four() -> None:
    assert points("5H TH JH QH + 5C") == 21
