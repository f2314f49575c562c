"""Reading the play, against Bayes' rule applied to every hand from the first card on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from tests.kernel.games import Row, deals_of, games_of, replayed
from tests.kernel.slow_play import Scene, steady, without

from fifteentwo.cards import ranks_of
from fifteentwo.engine.belief import LAPSE, read
from fifteentwo.engine.keeps import DEALER, PONE, Keeps
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Action, GameState, PlayCard, SeatView, view
from fifteentwo.kernel.keeps import count_keeps
from fifteentwo.rules import RuleSet

KEEPS = Keeps.from_counts(count_keeps(20_000, seed=1))


class Decision(NamedTuple):
    seen: SeatView
    others: tuple[int, ...]
    """The ranks that the other seat really holds."""


def decisions(game: list[Row]) -> Iterator[Decision]:
    """Yields each choice of a card in a game, with what the other seat held."""
    found: list[SeatView] = []

    def watch(seen: SeatView, action: Action) -> None:
        if isinstance(action, PlayCard):
            found.append(seen)

    replayed(game, RuleSet.parse("six_card"), watch)
    deals = iter(deals_of(game))
    for seen in found:
        if not seen.plays:
            deal = next(deals)
        kept = {card for step, owner, card, _ in deal if step == 0 and owner != seen.seat}
        kept -= {card for step, owner, card, _ in deal if step == 1 and owner != seen.seat}
        kept -= {int(card) for _, card, _ in seen.plays}
        yield Decision(seen, tuple(sorted(card // 4 for card in kept)))


def likelihood(seen: SeatView, kept: tuple[int, ...]) -> float:
    """Returns how likely the other seat would have played as it did if it had kept some hand: 0 if it cannot have."""
    own = [card.rank for card in seen.hand] + [card.rank for seat, card, _ in seen.plays if seat == seen.seat]
    assert seen.starter is not None
    hidden = tuple([4 - (rank == seen.starter.rank) for rank in range(13)])
    leader = 0 if seen.dealer != seen.seat else 1
    scene = Scene((), leader, 1 - leader, (False, False), (4, 4), hidden)
    hands = [tuple(own), kept]
    chance = 1.0
    plays = [(0 if seat == seen.seat else 1, int(card.rank)) for seat, card, _ in seen.plays]
    while plays or scene.turn == 1 or not any(map(scene.fits, hands[0])):
        fitting = [rank for rank in hands[scene.turn] if scene.fits(rank)]
        if not fitting:
            scene = scene.after_pass()
            continue
        seat, rank = plays.pop(0) if plays else (-1, -1)
        if seat != scene.turn or rank not in fitting:
            return 0.0
        if seat == 1:
            chance *= (1 - LAPSE) * (steady(scene, hands[1]) == rank) + LAPSE * fitting.count(rank) / len(fitting)
        hands[seat] = without(hands[seat], rank)
        scene = scene.after(rank)
    return chance


@pytest.mark.parametrize("players", [("steady", "steady"), ("random", "steady"), ("steady", "random")])
def test_it_is_what_bayes_says(players: tuple[str, str]) -> None:
    compared = 0
    game = games_of(1, players, seed=6)[0]
    for seen, _ in list(decisions(game))[::7]:
        hands, weights = read(seen, KEEPS).belief
        own = [*seen.hand, *seen.discards, *[card for seat, card, _ in seen.plays if seat == seen.seat]]
        assert seen.starter is not None
        known = ranks_of([*own, seen.starter])
        start = KEEPS.belief(PONE if seen.dealer == seen.seat else DEALER, known)
        played = [int(card.rank) for seat, card, _ in seen.plays if seat != seen.seat]
        expected = {}
        for hand, weight in zip(start.hands.tolist(), start.weights.tolist(), strict=True):
            left = tuple(hand)
            try:
                for rank in played:
                    left = without(left, rank)
            except ValueError:
                continue
            if chance := weight * likelihood(seen, tuple(hand)):
                expected[left] = chance
        total = sum(expected.values())

        found = dict(zip(map(tuple, hands.tolist()), weights.tolist(), strict=True))
        assert found == pytest.approx({hand: chance / total for hand, chance in expected.items()})
        compared += len(found)
    assert compared > 2_000


def test_the_truth_is_never_ruled_out_and_grows_likelier() -> None:
    first, later = [], []
    for game in games_of(6, ("steady", "random"), seed=9):
        for seen, others in decisions(game):
            moment, (hands, weights) = read(seen, KEEPS)
            chance = dict(zip(map(tuple, hands.tolist()), weights.tolist(), strict=True))[others]
            assert chance > 0
            assert weights.sum() == pytest.approx(1)
            assert tuple(moment.hand) == ranks_of(seen.hand)
            assert tuple(moment.pile) == ranks_of(seen.pile)
            (first if len(seen.plays) < 2 else later).append(chance)
    assert sum(later) / len(later) > 5 * sum(first) / len(first)


def test_only_a_seat_that_is_to_play_can_read() -> None:
    state = GameState.setup("six_card", dealer=1, hands=("5H 6H 7C 8D", "2C 3C 9S JD"), starter="KC")
    for seat in (1, None):
        with pytest.raises(FifteentwoError, match="to play a card"):
            read(view(state, seat), KEEPS)
    five = GameState.setup("five_card", dealer=1, hands=("5H 6H 7C", "2C 3C 9S"), starter="KC")
    with pytest.raises(FifteentwoError, match="six-card game for two"):
        read(view(five, 0), KEEPS)
