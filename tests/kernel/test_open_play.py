"""All plays of two hands against a plain search that remembers nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

import numpy as np
import pytest
from tests.scoring import plain

from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel.open_play import IMPOSSIBLE, OpenPlay, open_play, rank_hands
from fifteentwo.stats.pegging import all_plays

HANDS = rank_hands()
PLACES = {hand: place for place, hand in enumerate(HANDS)}


@pytest.fixture(scope="module")
def plays() -> OpenPlay:
    return all_plays(threads=2)  # worked out once for all tests


@cache
def card_points(pile: tuple[int, ...]) -> int:
    """Returns what the last card of a pile scores, by the plain scorer. Suits do not matter; they are made up."""
    letters = [plain.RANKS[rank] for rank in pile]
    cards = [letter + "CDHS"[letters[:place].count(letter)] for place, letter in enumerate(letters)]
    return plain.total(plain.play(cards))


Six = tuple[int, int, int, int, int, int]


def search(hands: tuple[Sequence[int], Sequence[int]], pile: tuple[int, ...], turn: int, lead: int) -> Six:
    """Returns value, most and least points of both sides and the best single card, from the view of side ``lead``."""
    results: list[Six] = []
    for rank in sorted({*hands[turn]}):
        count = sum(min(r + 1, 10) for r in (*pile, rank))
        if count > 31:
            continue
        left = list(hands[turn])
        left.remove(rank)
        both = (left, hands[1]) if turn == 0 else (hands[0], left)
        points = card_points((*pile, rank))
        able = [any(count + min(r + 1, 10) <= 31 for r in hand) for hand in both]
        rest: Six = (0, 0, 0, 0, 0, 0)
        if able[1 - turn] or able[turn]:
            rest = search(both, (*pile, rank), 1 - turn if able[1 - turn] else turn, lead)
        else:
            points += count < 31
            if both[1 - turn] or both[turn]:
                rest = search(both, (), 1 - turn if both[1 - turn] else turn, lead)
        mine, theirs = (points, 0) if turn == lead else (0, points)
        results.append(
            (
                rest[0] + mine - theirs,
                rest[1] + mine,
                rest[2] + theirs,
                rest[3] + mine,
                rest[4] + theirs,
                max(rest[5], points),
            )
        )
    columns = list(zip(*results, strict=True))
    value = max(columns[0]) if turn == lead else min(columns[0])
    return value, max(columns[1]), max(columns[2]), min(columns[3]), min(columns[4]), max(columns[5])


def random_pairs(number: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Returns pairs of hands of all sizes, half of them full of high cards, many with like ranks."""
    source = random.Random(31)
    pairs = []
    while len(pairs) < number:
        ranks = source.choice((range(13), range(6, 13), range(5)))
        pack = source.sample([rank for rank in ranks for _ in range(4)], 8)
        sizes = source.choice(((4, 4), (4, 4), (4, 3), (2, 4), (1, 3), (4, 1)))
        pairs.append((tuple(sorted(pack[: sizes[0]])), tuple(sorted(pack[4 : 4 + sizes[1]]))))
    return pairs


@pytest.mark.parametrize("part", range(4))
def test_outcomes_are_those_of_a_plain_search(plays: OpenPlay, part: int) -> None:
    for leader, other in random_pairs(160)[part::4]:
        places = PLACES[leader], PLACES[other]
        assert tuple(int(array[places]) for array in plays) == search((leader, other), (), 0, 0), (leader, other)


def test_hands_stand_in_order() -> None:
    assert tuple(hand for size in range(5) for hand in combinations_with_replacement(range(13), size)) == HANDS


def test_hands_with_five_of_a_rank_are_impossible(plays: OpenPlay) -> None:
    held = np.array([[hand.count(rank) for rank in range(13)] for hand in HANDS])
    most = (held[:, None, :] + held[None, :, :]).max(axis=2)

    for array in plays:
        assert ((array == IMPOSSIBLE) == (most > 4)).all()


@pytest.mark.slow
def test_ranks_that_behave_alike_change_nothing(plays: OpenPlay) -> None:
    one_by_one = open_play(exchange=False, threads=2)

    for name in OpenPlay._fields:
        assert (getattr(plays, name) == getattr(one_by_one, name)).all(), name


def test_some_thread_is_needed() -> None:
    with pytest.raises(FifteentwoError, match="at least 1"):
        open_play(threads=0)
