"""Best responses from the kernel against a slow search that is written differently and sees nothing of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations_with_replacement

import numpy as np
import pytest
from tests.kernel.slow_play import Scene, steady, without

from fifteentwo.cards import Rank
from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel.pegging import MOST_PEGS, Moment, Payoff, best_response, steady_choices, steady_value

Hands = list[tuple[tuple[int, ...], float]]


def search(
    scene: Scene, hand: tuple[int, ...], hands: Hands, worth: Callable[[int, int], float], *, best: bool
) -> float:
    """Returns what the rest of the play is worth to seat 0, summed over the other's hands by weight."""

    def go_on(after: Scene, own: tuple[int, ...], theirs: Hands) -> float:
        if isinstance(worth, Race) and worth.over(after.pegs):
            return worth(*after.pegs) * sum(weight for _, weight in theirs)
        return search(after, own, theirs, worth, best=best)

    if not any(scene.left) and not scene.pile:
        return worth(*scene.pegs) * sum(weight for _, weight in hands)
    if scene.turn == 0:
        choices = sorted({rank for rank in hand if scene.fits(rank)})
        if not choices:
            return go_on(scene.after_pass(), hand, hands)
        if not best:
            choices = [rank for rank in [steady(scene, hand)] if rank is not None]
        return max(go_on(scene.after(rank), without(hand, rank), hands) for rank in choices)
    groups: defaultdict[int | None, Hands] = defaultdict(list)
    for theirs, weight in hands:
        rank = steady(scene, theirs)
        groups[rank].append((theirs if rank is None else without(theirs, rank), weight))
    return sum(
        go_on(scene.after_pass() if rank is None else scene.after(rank), hand, group) for rank, group in groups.items()
    )


class Race:
    """A payoff that ends the game: the chance to win where both are near the target."""

    def __init__(self, rooms: tuple[int, int]) -> None:
        self.rooms = rooms

    def over(self, pegs: tuple[int, int]) -> bool:
        return any(pegged >= room for pegged, room in zip(pegs, self.rooms, strict=True))

    def __call__(self, own: int, theirs: int) -> float:
        if own >= self.rooms[0] or theirs >= self.rooms[1]:
            return float(own >= self.rooms[0])
        return 0.3 + 0.05 * own - 0.03 * theirs

    def payoff(self) -> Payoff:
        pegs = np.arange(MOST_PEGS)
        return Payoff(0.3 + 0.05 * pegs[:, None] - 0.03 * pegs[None, :], self.rooms, won=1.0, lost=0.0)


def random_moment(chance: np.random.Generator, sizes: tuple[int, int], number: int) -> tuple[Moment, Scene, Hands]:
    """Returns a moment reached by random cards, and some hands that may be held in it."""
    while True:
        deck = chance.permutation(52) // 4
        starter, start = int(deck[0]), [tuple(deck[1:5].tolist()), tuple(deck[5:9].tolist())]
        leader = int(chance.integers(2))
        hidden = tuple([4 - (rank == starter) for rank in range(13)])
        scene = Scene((), leader, 1 - leader, (False, False), (4, 4), hidden)
        # On to a moment with the number of cards wanted, at which the seat to play has a choice.
        while any(scene.left) and scene.left != sizes:
            fitting = [rank for rank in start[scene.turn] if scene.fits(rank)]
            if fitting:
                rank = fitting[int(chance.integers(len(fitting)))]
                start[scene.turn] = without(start[scene.turn], rank)
                scene = scene.after(rank)
            else:
                scene = scene.after_pass()
        if scene.left == sizes and len({rank for rank in start[scene.turn] if scene.fits(rank)}) > 1:
            break
    scene = replace(scene, pegs=(0, 0))
    left = [number - start[0].count(rank) for rank, number in enumerate(scene.hidden)]
    every = [
        hand
        for hand in combinations_with_replacement(range(13), sizes[1])
        if all(hand.count(rank) <= left[rank] for rank in hand)
        and not (scene.gone[1] and any(scene.fits(rank) for rank in hand))
    ]
    picked = sorted(chance.choice(len(every), size=min(number, len(every)), replace=False))
    hands = [(every[at], float(chance.integers(1, 9))) for at in picked]
    played = [rank for rank, number in enumerate(scene.hidden) for _ in range(4 - number)]
    return Moment(start[0], played, scene.pile, scene.turn, scene.last, scene.gone), scene, hands


@pytest.mark.parametrize(
    "worth", [lambda own, theirs: own - theirs, Race((3, 4)), Race((6, 2))], ids=["points", "3-4", "6-2"]
)
@pytest.mark.parametrize(
    ("sizes", "number"), [((2, 2), 40), ((2, 3), 15), ((3, 2), 15), ((3, 3), 6), ((1, 2), 60), ((4, 4), 2)]
)
def test_values_are_those_of_a_slow_search(
    worth: Callable[[int, int], float], sizes: tuple[int, int], number: int
) -> None:
    chance = np.random.default_rng(sizes)
    payoff = worth.payoff() if isinstance(worth, Race) else None
    for _ in range(8):
        moment, scene, hands = random_moment(chance, sizes, number)
        rows, weights = [hand for hand, _ in hands], [weight for _, weight in hands]
        found, followed = best_response(moment, rows, weights, payoff), steady_value(moment, rows, weights, payoff)

        assert found.value * sum(weights) == pytest.approx(search(scene, tuple(moment.hand), hands, worth, best=True))
        assert followed.value * sum(weights) == pytest.approx(
            search(scene, tuple(moment.hand), hands, worth, best=False)
        )
        assert found.value >= followed.value - 1e-12
        if moment.turn == 0:
            fitting = {rank for rank in moment.hand if scene.fits(rank)}
            assert set(np.flatnonzero(~np.isnan(found.by_rank)).tolist()) == fitting
            assert np.nanmax(found.by_rank) == pytest.approx(found.value)
        else:
            assert np.isnan(found.by_rank).all()


def test_a_known_hand_plays_as_a_person_counts() -> None:
    """Nobody has a choice: 5 T (15) 5 T, go; 5 T (15) 5 T, last. The tens peg fifteen twice, a go and the last card."""
    values = best_response(Moment([Rank.FIVE] * 4, [Rank.KING]), [[Rank.TEN] * 4], [1.0])

    assert values.value == -6
    assert values.asked == 0


def test_hands_count_by_their_weight() -> None:
    moment = Moment([Rank.SEVEN, Rank.TWO], [Rank.KING, 0, 3, 8, 9, 10])
    eight, six = [[Rank.EIGHT, Rank.KING]], [[Rank.SEVEN, Rank.KING]]
    one, other = (steady_value(moment, hand, [1]).value for hand in (eight, six))

    both = steady_value(moment, eight + six, [3, 1]).value

    assert one != other
    assert both == pytest.approx((3 * one + other) / 4)


@pytest.mark.parametrize(
    ("moment", "hands", "weights", "message"),
    [
        (Moment([13], []), [[1]], [1], "the hand must hold ranks from 0 to 12"),
        (Moment([1] * 5, []), [[1]], [1], "at most 4 cards, not 5"),
        (Moment([1], [2], [3]), [[1]], [1], "must be among those played"),
        (Moment([1, 1], [1, 1, 1]), [[2]], [1], "only four cards of a rank"),
        (Moment([1], [9, 9, 9, 0], [9, 9, 9, 0]), [[2]], [1], "below 31 when a card is due, not 31"),
        (Moment([1], [], turn=2), [[2]], [1], "seats are 0 and 1"),
        (Moment([1], [], gone=(True, False)), [[2]], [1], "seat 0 has said go"),
        (Moment([1], []), [1, 2], [1, 1], "hands must have shape"),
        (Moment([1], []), [[1.5]], [1], "hands must be whole numbers"),
        (Moment([1], [1, 1]), [[0, 1], [1, 1]], [1, 1], r"row 1 of hands is \[1, 1\]"),
        (Moment([1], []), [[1], [-1]], [1, 1], r"row 1 of hands is \[-1\]"),
        (Moment([1], []), [[1]], [1, 1], r"weights must have shape \(1,\)"),
        (Moment([1], []), [[1]], [0], "not all 0"),
        (Moment([1], []), [[1]], [-1], "at least 0"),
    ],
)
def test_what_cannot_be_is_refused(moment: Moment, hands: object, weights: object, message: str) -> None:
    with pytest.raises(FifteentwoError, match=message):
        best_response(moment, hands, weights)


def test_wrong_payoffs_are_refused() -> None:
    moment = Moment([1], [])
    with pytest.raises(FifteentwoError, match=r"shape \(64, 64\), not \(2, 2\)"):
        best_response(moment, [[2]], [1], Payoff(np.zeros((2, 2))))
    with pytest.raises(FifteentwoError, match="rooms of a payoff must be at least 1"):
        best_response(moment, [[2]], [1], Payoff(rooms=(0, 4)))


def test_the_fourth_of_a_rank_may_be_the_last_card() -> None:
    """Nothing can make a fifth of it, however the kernel looks up what an answer would score."""
    hands = [((0, 5), 2.0), ((5, 9), 1.0), ((8, 11), 1.0)]
    hidden = tuple([0 if rank == 2 else 4 for rank in range(13)])
    for turn in (0, 1):
        scene = Scene((2, 2, 2, 2), turn, 1 - turn, (False, False), (2, 2), hidden)
        moment = Moment([0, 7], [2] * 4, scene.pile, turn=turn, last=1 - turn)
        found = best_response(moment, [hand for hand, _ in hands], [weight for _, weight in hands])

        assert found.value * 4 == pytest.approx(
            search(scene, (0, 7), hands, lambda own, theirs: own - theirs, best=True)
        )


def test_choices_of_many_hands_are_those_of_the_slow_player() -> None:
    chance = np.random.default_rng(8)
    seen = 0
    for sizes in [(2, 3), (3, 3), (4, 4), (4, 3), (1, 2)] * 3:
        moment, scene, hands = random_moment(chance, sizes, 25)
        if moment.turn == 0:
            with pytest.raises(FifteentwoError, match="it is seat 0's turn"):
                steady_choices(moment, [hand for hand, _ in hands])
            continue
        choices = [steady(scene, hand) for hand, _ in hands]
        seen += len(choices)
        assert steady_choices(moment, [hand for hand, _ in hands]).tolist() == [
            13 if rank is None else rank for rank in choices
        ]
    assert seen > 100
