from __future__ import annotations

import random
from itertools import pairwise

import pytest

from fifteentwo.arena.playing import seat_to_ask
from fifteentwo.cards import shuffled
from fifteentwo.cli.terminal.moments import Moment, moments
from fifteentwo.game import CutPack, Deal, Game, Phase
from fifteentwo.game.events import DealEnded, DealerChosen, GameEnded
from fifteentwo.players import by_name


def watched(rules: str, seed: int) -> list[tuple[Game, list[Moment]]]:
    """Returns a game between computers, and the moments that seat 0 is shown after each action."""
    game, chance = Game(rules), random.Random(seed)
    player = by_name("steady", seed)
    found = []
    while not game.state.over:
        before, seat = game.view(0), seat_to_ask(game.state)
        if seat is None:
            deck = shuffled(chance)
            events = game.push(CutPack(deck) if game.state.phase is Phase.PACK else Deal(deck))
        else:
            events = game.push(player(game.view(seat)))
        shown = moments(before, game.view(0), events)
        found.append((events, before, game.view(0), shown))
    return found  # type: ignore[return-value]


@pytest.mark.parametrize(
    "rules", ["six_card", "three_hand", "four_hand", "five_card", "house_strict target=61", "lowball"]
)
@pytest.mark.parametrize("seed", range(3))
def test_every_hand_and_crib_is_shown_once(rules: str, seed: int) -> None:
    deals = hands = 0
    players = Game(rules).rules.players
    for events, _, after, shown in watched(rules, seed):  # type: ignore[misc]
        deals += any(isinstance(event, DealEnded) for event in events)
        hands += sum(moment.counted is not None for moment in shown)
        if any(isinstance(event, DealEnded) for event in events):
            assert shown[-1].counted is not None
            assert shown[-1].counted.crib
            assert shown[-1].deal_over
        if any(isinstance(event, (DealerChosen, GameEnded)) for event in events):
            assert shown
        for moment in shown:
            assert moment.view.hand == after.hand
    assert deals * (players + 1) <= hands <= (deals + 1) * (players + 1)


@pytest.mark.parametrize("rules", ["six_card", "three_hand", "house_strict target=61"])
def test_pegs_stand_where_they_stood(rules: str) -> None:
    """Each moment has the pegs of the one before plus what the hand scored; the last has those of the end."""
    for events, before, after, shown in watched(rules, 5):  # type: ignore[misc]
        for moment in shown:
            assert all(low <= score for low, score in zip(before.scores, moment.view.scores, strict=True))
            assert moment.view.dealer == before.dealer
            assert moment.view.deal_number == before.deal_number
            assert set(moment.view.events) <= {*before.events, *events}
        if shown:
            assert shown[-1].view.scores == after.scores
        for first, second in pairwise(shown):
            counted = second.counted
            assert counted is not None
            side = after.sides[counted.seat]
            gain = second.view.scores[side] - first.view.scores[side]
            assert gain == min(counted.score.total, after.targets[side] - first.view.scores[side])
