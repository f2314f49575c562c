"""Faults that people report, and giving up."""

from __future__ import annotations

import pytest
from tests.game.table import D, P, Run, counting, playing, run

from fifteentwo.cards import DECK
from fifteentwo.errors import IllegalAction
from fifteentwo.game import CutForDeal, CutPack, Deal, GameState, Penalty, Phase, Resign, Source
from fifteentwo.game.actions import Fault
from fifteentwo.game.events import FaultReported, GameEnded, Pegged, PeggedBack
from fifteentwo.game.faults import FAULTS

HANDS = ("KC 9C 4C 4D", "QD TD 8D 8H")


def acc(*scores: int) -> Run:
    return Run(playing(*HANDS, rules="acc", scores=scores or None), ())


@pytest.mark.parametrize("fault", [fault for fault, points in FAULTS.items() if points > 0])
def test_most_faults_give_the_opponent_two(fault: Fault) -> None:
    reported = acc(10, 20).then(Penalty(fault, P))

    assert reported.of(FaultReported) == [FaultReported(P, fault)]
    assert reported.state.scores == (10, 22)
    assert reported.pegged(D, Source.PENALTY) == 2
    assert reported.state.back_pegs == (0, 20)
    # The game waits for what it waited for.
    assert (reported.state.phase, reported.state.turn) == (Phase.PLAY, P)


@pytest.mark.parametrize(("score", "after"), [(25, 15), (9, 0), (0, 0)])
def test_a_misdeal_that_may_not_be_confirmed_goes_ten_back(score: int, after: int) -> None:
    reported = acc(score, 20).then(Penalty("misdeal_not_confirmed", P))

    assert reported.state.scores == (after, 20)
    assert reported.of(PeggedBack) == ([PeggedBack(P, score - after, after)] if score else [])
    assert not reported.of(Pegged)


def test_the_back_peg_does_not_stay_ahead() -> None:
    state = GameState.setup("acc", dealer=D, hands=HANDS, starter="KS", scores=[20, 0], back_pegs=[15, 0])
    reported = run(state, Penalty("misdeal_not_confirmed", P))

    assert (reported.state.scores[P], reported.state.back_pegs[P]) == (10, 10)


def test_a_penalty_may_win_in_the_middle_of_a_claim() -> None:
    reported = counting(acc(10, 119), "KC").then(Penalty("crib_looked_at", P))

    assert reported.of(GameEnded)[0].result.winner == D
    assert (reported.state.phase, reported.state.claim, reported.state.to_act) == (Phase.OVER, None, ())


def test_with_partners_the_other_side_scores() -> None:
    hands = ("KC 9C 4C 4D", "QD TD 8D 8H", "2C 3C 5S JH", "AC AD QH QS")
    state = playing(*hands, rules="four_hand scoring=manual penalties=acc")

    for offender in range(4):
        assert run(state, Penalty("starter_in_hand", offender)).state.scores == (
            (0, 2) if offender % 2 == 0 else (2, 0)
        )


def test_when_and_what_can_be_reported() -> None:
    with pytest.raises(IllegalAction, match="cost nothing under these rules"):
        run(playing(*HANDS), Penalty("crib_looked_at", P))
    with pytest.raises(IllegalAction, match="there is no fault 'sneezing'; known: discard_retrieved"):
        acc().then(Penalty("sneezing", P))  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match="there is no seat 2"):
        acc().then(Penalty("crib_looked_at", 2))
    for start in (
        run(GameState.setup("acc")),
        run(GameState.setup("acc"), CutPack(DECK)),
        run(GameState.setup("acc", dealer=D)),
    ):
        with pytest.raises(IllegalAction, match="from the first deal to the end of the game"):
            start.then(Penalty("crib_looked_at", P))
    dealt = run(GameState.setup("acc", dealer=D), Deal(DECK))
    assert dealt.then(Penalty("cut_not_offered", D)).state.scores == (2, 0)


# Giving up


def test_resigning_is_a_plain_loss_whatever_the_score() -> None:
    over = run(GameState.setup("six_card", dealer=D, scores=[110, 3]), Resign(P))
    result = over.of(GameEnded)[0].result

    assert (result.winner, result.reason, result.value, result.skunks) == (D, "resigned", 1, (None, None))
    assert over.state.scores == (110, 3)


@pytest.mark.parametrize("actions", [(), (CutPack(DECK),), (CutPack(DECK), CutForDeal(0, 5))])
def test_resigning_is_possible_from_the_start(actions: tuple[CutPack | CutForDeal, ...]) -> None:
    assert run(GameState.setup(), *actions, Resign(1)).of(GameEnded)[0].result.winner == 0


@pytest.mark.parametrize(
    ("rules", "scores", "seat", "winner"),
    [
        ("three_hand", (10, 50, 40), 0, 1),
        ("three_hand", (10, 50, 40), 1, 2),
        ("three_hand", (10, 50, 50), 0, 1),
        ("three_hand", (50, 10, 50), 1, 2),
        ("three_hand win_mode=lowball", (10, 50, 40), 0, 2),
        ("three_hand win_mode=lowball", (10, 50, 40), 2, 0),
        ("four_hand", (10, 50), 2, 1),
        ("captain", (10, 50), 2, 0),
        ("captain", (10, 50), 0, 1),
    ],
)
def test_the_best_of_the_others_wins(rules: str, scores: tuple[int, ...], seat: int, winner: int) -> None:
    assert run(GameState.setup(rules, dealer=0, scores=scores), Resign(seat)).of(GameEnded)[0].result.winner == winner
