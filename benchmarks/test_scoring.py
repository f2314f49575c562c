"""How many hands and played cards are counted in a second, and how that compares with a plain scorer in the same run.

Every figure is for items that are made and read. The hands are 20,000 different ones, so that nothing is gained by
remembering whole hands.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

import pytest
from tests.scoring import plain

from fifteentwo.cards import DECK, Card, format_cards
from fifteentwo.scoring import play, score_play, score_show, show
from fifteentwo.scoring.show import _fifteens, _pairs_and_runs, _parts

HANDS = 20_000
ROUNDS = 10

Job = Callable[[], int]


def shown() -> list[tuple[tuple[Card, ...], Card]]:
    """Returns different hands of four, each with a starter."""
    source = random.Random(121)
    hands: dict[tuple[frozenset[Card], Card], tuple[Card, ...]] = {}
    while len(hands) < HANDS:
        *hand, starter = source.sample(DECK, 5)
        hands[frozenset(hand), starter] = tuple(hand)
    return [(hand, starter) for (_, starter), hand in hands.items()]


def piles() -> list[tuple[Card, ...]]:
    """Returns the pile after each card of random counts."""
    source = random.Random(31)
    made: list[tuple[Card, ...]] = []
    while len(made) < HANDS:
        pile: list[Card] = []
        for card in source.sample(DECK, 8):
            if sum(held.counting_value for held in [*pile, card]) <= 31:
                pile.append(card)
                made.append(tuple(pile))
    return made[:HANDS]


SHOWN = shown()
SHOWN_TEXTS = [(format_cards(hand), str(starter)) for hand, starter in SHOWN]
SHOWN_WITH_PLUS = [f"{hand} + {starter}" for hand, starter in SHOWN_TEXTS]
SHOWN_WORDS = [([str(card) for card in hand], str(starter)) for hand, starter in SHOWN]
PILES = piles()
PILE_TEXTS = [format_cards(pile) for pile in PILES]
PILE_WORDS = [[str(card) for card in pile] for pile in PILES]


def show_cards() -> int:
    return sum(len(show(hand, starter).items) for hand, starter in SHOWN)


def show_texts() -> int:
    return sum(len(score_show(hand, starter).items) for hand, starter in SHOWN_TEXTS)


def show_with_plus() -> int:
    return sum(len(score_show(text).items) for text in SHOWN_WITH_PLUS)


def show_plainly() -> int:
    return sum(len(plain.show(hand, starter)) for hand, starter in SHOWN_WORDS)


def play_cards() -> int:
    return sum(len(play(pile).items) for pile in PILES)


def play_texts() -> int:
    return sum(len(score_play(pile).items) for pile in PILE_TEXTS)


def play_plainly() -> int:
    return sum(len(plain.play(pile)) for pile in PILE_WORDS)


def forget_patterns() -> None:
    for remembered in (_parts, _fifteens, _pairs_and_runs):
        remembered.cache_clear()


def seconds(job: Job) -> float:
    start = perf_counter()
    job()
    return perf_counter() - start


@pytest.mark.parametrize(
    ("job", "plain_job"),
    [
        (show_cards, show_plainly),
        (show_texts, show_plainly),
        (show_with_plus, show_plainly),
        (play_cards, play_plainly),
        (play_texts, play_plainly),
    ],
    ids=["show-from-cards", "show-from-text", "show-from-text-with-plus", "play-from-cards", "play-from-text"],
)
def test_scoring(benchmark: Any, job: Job, plain_job: Job) -> None:
    assert job() == plain_job()

    benchmark.pedantic(job, rounds=ROUNDS)

    report(benchmark, seconds(plain_job))


def test_show_from_cards_with_no_pattern_known(benchmark: Any) -> None:
    benchmark.pedantic(show_cards, setup=forget_patterns, rounds=ROUNDS)

    report(benchmark, seconds(show_plainly))


def report(benchmark: Any, plain_seconds: float) -> None:
    """Notes the calls in a second and how many times the plain scorer's that is."""
    if benchmark.stats is None:  # the benchmark is only being tried
        return
    fastest = benchmark.stats.stats.min
    benchmark.extra_info["calls_per_second"] = round(HANDS / fastest)
    benchmark.extra_info["times_plain"] = round(plain_seconds / fastest, 1)
    print(f"\n{benchmark.name}: {HANDS / fastest:,.0f} calls/s, {plain_seconds / fastest:.1f} times the plain scorer")
