"""The facts about combinations, by the plain scorer, set of ranks by set of ranks, and by counting on paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb

import pytest
from tests.scoring import plain

from fifteentwo.stats.facts import Workings, chosen_facts

RANKS = plain.RANKS


@cache
def rank_points(letters: str) -> int:
    """Returns the fifteens, pairs and runs of some ranks, by the plain scorer."""
    cards = [letter + "CDHS"[letters[:place].count(letter)] for place, letter in enumerate(letters)]
    items = [item for item in plain.show(cards[:-1], cards[-1]) if item[0] not in {"flush", "nobs"}]
    return plain.total(items)


def sets_of_ranks(size: int) -> Iterator[str]:
    for letters in combinations_with_replacement(RANKS, size):
        if max(Counter(letters).values()) <= 4:
            yield "".join(letters)


def hands_with_starters() -> Iterator[tuple[str, str]]:
    for five in sets_of_ranks(5):
        for starter in sorted({*five}):
            place = five.index(starter)
            yield five[:place] + five[place + 1 :], starter


def flushes(hand: str, starter: str) -> Iterator[tuple[int, bool]]:
    """Yields what suits can add to a hand, and whether the starter is of the hand's suit then: nothing, flushes, nobs."""
    jack = "J" in hand and starter != "J"
    yield int(jack), False
    if len({*hand}) == 4:
        yield 4, False
        if starter not in hand:
            yield 5 + jack, True


def answer(key: str) -> object:
    [fact] = chosen_facts([key])
    return fact.check(WORKINGS).answer.value


WORKINGS = Workings()


def test_sets_of_24() -> None:
    sets = {
        "".join(sorted(hand + starter, key=RANKS.index))
        for hand, starter in hands_with_starters()
        for extra, _ in flushes(hand, starter)
        if rank_points(hand + starter) + extra == 24
    }
    assert answer("third-highest-hand") == (24, *sorted(sets, key=lambda five: [RANKS.index(rank) for rank in five]))


@pytest.mark.parametrize(
    ("key", "wanted"), [("a-five-scores", "5"), ("two-and-three-score", "23"), ("ace-and-four-score", "A4")]
)
def test_hands_that_cannot_fail(key: str, wanted: str) -> None:
    assert answer(key) == min(rank_points(five) for five in sets_of_ranks(5) if {*wanted} <= {*five})


def test_hands_with_a_two() -> None:
    best = Counter[str]()
    for hand, starter in hands_with_starters():
        five = "".join(sorted(hand + starter, key=RANKS.index))
        if "2" in five:
            most = rank_points(five) + max(extra for extra, _ in flushes(hand, starter))
            best[five] = max(best[five], most)
    most = max(best.values())
    assert answer("most-with-a-two") == (most, *(five for five, points in best.items() if points == most))


def test_what_a_starter_adds() -> None:
    gains: dict[tuple[str, str], int] = {}
    for hand, starter in hands_with_starters():
        # Four of a suit score 4 already without a starter; a fifth adds one.
        extra = max(extra - (4 if extra >= 4 else 0) for extra, _ in flushes(hand, starter))
        gains[hand, starter] = rank_points(hand + starter) - alone(hand) + extra
    most = max(gains.values())
    assert answer("greatest-improvement") == (
        most,
        *sorted(f"{hand} + {starter}" for (hand, starter), gain in gains.items() if gain == most),
    )
    hands = {hand for hand, _ in gains}
    never = [hand for hand in hands if not any(gain for (other, _), gain in gains.items() if other == hand)]
    assert answer("never-improved") == tuple(never)


def alone(hand: str) -> int:
    """Returns what four ranks score without a starter: the last card is as good as one."""
    return rank_points(hand)


def test_flushes() -> None:
    four = five = 0
    for hand, starter in hands_with_starters():
        for extra, whole in flushes(hand, starter):
            points = rank_points(hand + starter) + extra
            if whole:
                five = max(five, points)
            elif extra == 4:
                four = max(four, points)
    assert (answer("best-four-flush"), answer("best-five-flush")) == (four, five)


def test_values_that_make_fifteen() -> None:
    values = [min(RANKS.index(letter) + 1, 10) for letter in RANKS for _ in range(4)]
    # Cards of one value look alike, so sets of values are counted once.
    sets = {some for size in (2, 3) for some in combinations(values, size) if sum(some) == 15}
    for size in (4, 5):
        low = [value for value in values if value < 10] + [10]
        sets |= {tuple(sorted(some)) for some in combinations(sorted(low), size) if sum(some) == 15}
    assert answer("value-combinations") == len({tuple(sorted(some)) for some in sets})


def test_kinds_of_hands() -> None:
    jackless = comb(12, 5)
    ranks = len(list(sets_of_ranks(5)))
    with_jack = ranks - len([five for five in sets_of_ranks(5) if "J" not in five])
    four_different = sum(len({*five}) >= 4 for five in sets_of_ranks(5))
    five_different = comb(13, 5)
    total = ranks + four_different + five_different + with_jack + comb(12, 4)
    assert answer("kinds-14715") == total == 13_923
    # The two figures that are quoted.
    assert total + jackless == 14_715
    assert total - comb(12, 4) == 13_428


def test_odds_on_paper() -> None:
    deals_of_six, deals_of_five = comb(52, 6) * 46, comb(52, 5) * 47
    # The jack, the three fives of other suits, anything else; and the fourth five turned up.
    perfect_six, perfect_five = 4 * comb(47, 2), 4 * 47
    # Three fives with a card that counts ten, and the fourth five turned up; or four fives, and such a card turned up.
    tens = 16
    three_fives = 4 * (comb(48, 3) - comb(48 - tens, 3)) - perfect_six
    four_fives = sum(comb(tens, held) * comb(48 - tens, 2 - held) * (tens - held) for held in range(3))
    assert answer("odds-of-29-from-six") == deals_of_six / perfect_six
    assert answer("odds-of-29-from-five") == deals_of_five / perfect_five
    assert answer("odds-of-28-from-six") == pytest.approx(deals_of_six / (three_fives + four_fives))
    assert answer("odds-of-29") == 12_994_800 / 4
    # Four fives and a ten-card, any of the five turned up, less the four perfect hands.
    assert answer("odds-of-28") == pytest.approx(12_994_800 / (5 * tens - 4))
