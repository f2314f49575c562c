"""What is listed for a seat; that it is what the referee allows is tested with the referee."""

from __future__ import annotations

import pytest
from tests.game.table import D, P, Run, counting, kept, playing, run

from fifteentwo.cards import DECK
from fifteentwo.game import (
    Accept,
    Action,
    Claim,
    CutForDeal,
    CutPack,
    CutStarter,
    Deal,
    Discard,
    GameState,
    Muggins,
    PlayCard,
    Resign,
    legal_actions,
    view,
)


def kinds(actions: tuple[Action, ...]) -> set[type]:
    return {type(action) for action in actions}


def test_every_discard_is_listed_once() -> None:
    dealt = run(GameState.setup("six_card", dealer=D), Deal(DECK)).state
    for seat in (P, D):
        discards = legal_actions(dealt, seat)
        assert len(set(discards)) == len(discards) == 15
        assert all(isinstance(action, Discard) and set(action.cards) <= set(dealt.hands[seat]) for action in discards)
    three = run(GameState.setup("three_hand", dealer=D), Deal(DECK)).state
    assert [len(legal_actions(three, seat)) for seat in range(3)] == [5, 5, 5]


def test_the_table_acts_alone() -> None:
    for start in (GameState.setup(), GameState.setup(dealer=D)):
        assert legal_actions(start, P) == legal_actions(start, D) == ()


def test_cuts() -> None:
    spread = run(GameState.setup(), CutPack(DECK), CutForDeal(0, 9)).state
    assert legal_actions(spread, 0) == ()
    assert [action.place for action in legal_actions(spread, 1) if isinstance(action, CutForDeal)] == [
        place for place in range(52) if place != 9
    ]
    before = kept("KC 9C 4C 4D", "QD TD 8D 8H")
    assert kinds(legal_actions(before, P)) == {CutStarter}
    assert legal_actions(before, D) == ()


@pytest.mark.parametrize(
    ("scores", "claims"), [((0, 0), [*range(30), 121]), ((92, 0), [*range(30)]), ((91, 0), [*range(30), 30])]
)
def test_claims_up_to_the_best_hand_and_the_game(scores: tuple[int, int], claims: list[int]) -> None:
    claim = counting(Run(playing("KC 9C 4C 4D", "QD TD 8D 8H", rules="acc", scores=scores), ()), "KC").state

    assert [action.points for action in legal_actions(claim, P) if isinstance(action, Claim)] == claims
    assert legal_actions(claim, D) == ()


@pytest.mark.parametrize(
    ("options", "most"),
    [
        ("nobs_points=1", 29),
        ("nobs_points=3", 31),
        ("straight_flush_bonus=5", 34),
        ("nobs_points=0 heels_points=30", 30),
    ],
)
def test_claims_that_unusual_rules_allow(options: str, most: int) -> None:
    opened = counting(Run(playing("KC 9C 4C 4D", "QD TD 8D 8H", rules=f"scoring=manual {options}"), ()), "KC")
    claims = [action.points for action in legal_actions(opened.state, P) if isinstance(action, Claim)]

    assert claims == [*range(most + 1), 121]


def test_answers_to_a_claim() -> None:
    rules = "six_card scoring=manual muggins=on"
    claimed = counting(Run(playing("KC 9C 4C 4D", "QD TD 8D 8H", rules=rules), ()), "KC").then(Claim(P, 0)).state
    actions = legal_actions(claimed, D)

    assert actions[0] == Accept(D)
    assert [action.points for action in actions if isinstance(action, Muggins)] == list(range(1, 30))
    assert len([action for action in actions if isinstance(action, PlayCard)]) == 4
    assert legal_actions(claimed, P) == ()


def test_plays_after_a_claim_at_the_limit_lead_a_new_count() -> None:
    """Every card may lead, though none would have fitted on thirty-one."""
    rules = "six_card scoring=manual muggins=on"
    run = counting(Run(playing("KC AC 4C 4D", "QD TD 8D 8H", rules=rules), ()), "KC QD AC TD").then(Claim(D, 2)).state
    assert run.count == 31

    assert len([action for action in legal_actions(run, P) if isinstance(action, PlayCard)]) == 2


def test_resigning_is_not_listed() -> None:
    state = playing("KC 9C 4C 4D", "QD TD 8D 8H")

    assert Resign(P) not in legal_actions(state, P)
    assert view(state, P).legal_actions == legal_actions(state, P)
