"""What players claim, and what they take when somebody overlooks points, against what the referee finds."""

from __future__ import annotations

import random

import pytest

from fifteentwo.arena import play_game
from fifteentwo.game import Accept, Action, Claim, GameState, Muggins, Phase, PlayCard, SeatView, apply, view
from fifteentwo.game.events import Claimed, Counted, MugginsCalled
from fifteentwo.players import by_name
from fifteentwo.players.counting import points_overlooked, points_to_claim

RULES = "six_card scoring=manual muggins=on false_muggins=award_claimed"


class Careless:
    """Plays like the steady player, but claims too little now and then."""

    def __init__(self, seed: int) -> None:
        self.player = by_name("steady", seed)
        self.random = random.Random(seed)

    def __call__(self, seen: SeatView) -> Action:
        action = self.player(seen)
        if isinstance(action, Claim):
            return Claim(action.seat, max(0, action.points - self.random.choice([0, 0, 1, 2, 5])))
        return action


@pytest.mark.parametrize("rules", [RULES, RULES + " target=61", "house_strict", "house_strict target=61"])
def test_steady_takes_what_is_overlooked_and_nothing_else(rules: str) -> None:
    called = overlooked = 0
    for seed in range(12):
        game = play_game(rules, [Careless(seed), by_name("steady", seed)], random.Random(seed))
        state = game.start
        for action in game.actions:
            if isinstance(action, Muggins):
                assert action.points == points_overlooked(view(state, action.seat)) > 0
            state, events = apply(state, action)
            for event in events:
                if isinstance(event, MugginsCalled):
                    called += 1
                    assert (event.seat, event.owner) == (1, 0)
                    assert event.awarded == event.points
                if isinstance(event, Counted) and event.claimed < event.points:
                    overlooked += 1

    assert called > 50
    # All that was missed was taken, but where the owner could not have pegged it any more.
    assert called <= overlooked <= called + 12


@pytest.mark.parametrize("name", ["beginner", "steady"])
def test_claims_are_exact(name: str) -> None:
    claims = 0
    for seed in range(5):
        game = play_game(RULES, [by_name(name, seed), by_name(name, seed + 1)], random.Random(seed))
        state = game.start
        for action in game.actions:
            if isinstance(action, Claim) and state.claim is not None:
                claims += 1
                assert action.points == state.claim.true_points == points_to_claim(view(state, action.seat))
            state, _ = apply(state, action)

    assert claims > 100


def test_beginner_lets_every_claim_stand() -> None:
    game = play_game(RULES, [Careless(1), by_name("beginner", 2)], random.Random(3))

    assert not any(isinstance(action, Muggins) for action in game.actions)


def test_no_more_is_taken_than_the_owner_could_have_pegged() -> None:
    state = GameState.setup(
        RULES, dealer=1, scores=(118, 100), hands=("5H 9D QC KC", "2C 3D 8S 9H"), starter="TS",
        played=[(0, "KC"), (1, "9H"), (0, "QC"), (1, "2C"), (0, "9D"), (1, "8S"), (0, "5H")],
    )  # fmt: skip
    state, _ = apply(state, PlayCard(1, state.hands[1][0]))
    while state.phase is not Phase.MUGGINS or state.claim is None or state.claim.source.value != "hand":
        seat = state.to_act[0]
        own_hand = state.phase is Phase.CLAIM and seat == 0 and state.claim is not None
        if state.phase is Phase.CLAIM:
            state, events = apply(state, Claim(seat, 0 if own_hand else points_to_claim(view(state, seat))))
            assert any(isinstance(event, Claimed) for event in events)
        else:
            state, _ = apply(state, Accept(seat))

    room = 121 - state.scores[0]
    assert state.claim.true_points > room
    assert by_name("steady")(view(state, 1)) == Muggins(1, room)
