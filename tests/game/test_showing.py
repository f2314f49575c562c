"""The show, and how a deal ends."""

from __future__ import annotations

import pytest
from tests.game.table import D, P, kinds, shown, texts

from fifteentwo.game import Phase, Source
from fifteentwo.game.events import CribShown, DealEnded, HandShown, Pegged


def test_hands_and_crib_are_laid_open_in_order() -> None:
    run = shown("7H 8S 8D 2C", "9C 9D AH 3S", crib="2H 4D 6S TS", starter="KC")
    laid = [
        (type(event).__name__, event.seat, texts(event.cards))
        for event in run.events
        if isinstance(event, (HandShown, CribShown))
    ]

    assert laid == [
        ("HandShown", P, ["2C", "7H", "8D", "8S"]),
        ("HandShown", D, ["AH", "3S", "9C", "9D"]),
        ("CribShown", D, ["2H", "4D", "6S", "TS"]),
    ]


def test_a_hand_is_pegged_right_after_it_is_laid_open() -> None:
    run = shown("7H 8S 8D 2C", "9C 9D AH 3S", crib="2H 4D 6S TS", starter="KC")
    shows = [index for index, event in enumerate(run.events) if isinstance(event, HandShown)]

    first = run.events[shows[0] + 1]
    assert isinstance(first, Pegged)
    assert (first.seat, first.source, kinds(first), first.points) == (P, Source.HAND, ["fifteen"] * 2 + ["pair"], 6)


@pytest.mark.parametrize(
    ("rules", "hands", "following"),
    [
        ("six_card", 2, 0),
        ("three_hand", 3, 0),
        ("four_hand", 4, 0),
    ],
)
def test_the_deal_passes_to_the_left(rules: str, hands: int, following: int) -> None:
    cards = ("7H 8S 8D 2C", "9C 9D AH 3S", "KD QD 4H 5S", "KH QS JD 6C")[:hands]
    run = shown(*cards, rules=rules, starter="KC")

    assert run.of(DealEnded) == [DealEnded(following)]
    assert (run.state.dealer, run.state.deal_number, run.state.phase) == (following, 2, Phase.DEAL)


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ("six_card", 4),
        ("hand_flush=off", 0),
        ("nobs_points=0", 4),
        ("hand_flush=off nobs_points=0", 0),
    ],
)
def test_options_of_the_show(options: str, points: int) -> None:
    run = shown("2H 4H 6H TH", "9C 9D AH 3S", rules=options, starter="KC")

    assert run.pegged(P, Source.HAND) == points


@pytest.mark.parametrize(("options", "points"), [("six_card", 14), ("straight_flush_bonus=5", 19)])
def test_a_straight_flush(options: str, points: int) -> None:
    run = shown("5H 6H 7H 8H", "9C KD AC 3S", rules=options, starter="9H")

    assert run.pegged(P, Source.HAND) == points


@pytest.mark.parametrize(("points", "total"), [(1, 3), (2, 4), (0, 2)])
def test_nobs(points: int, total: int) -> None:
    run = shown("JC 5D 8H 9S", "9C KD AC 2S", rules=f"nobs_points={points}", starter="3C")

    assert run.pegged(P, Source.HAND) == total
