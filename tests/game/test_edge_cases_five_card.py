"""Edge cases 64 to 71: the five-card game. D is the dealer, P the pone."""

from __future__ import annotations

import random

import pytest
from tests.game.table import D, P, Run, kept, play, playing, run, shown, texts, to_end_of_deal, turn_starter

from fifteentwo.cards import shuffled
from fifteentwo.game import Deal, Discard, GameState, Phase, Source, legal_actions
from fifteentwo.game.events import CountEnded, CribShown, HandShown, Pegged

IN_THE_PLAY = (Source.CARD, Source.GO, Source.LAST)


def test_64_three_points_for_the_first_pone_only() -> None:
    chance = random.Random(64)
    run_ = run(GameState.setup("five_card", dealer=D), Deal(shuffled(chance)))
    assert run_.state.scores == (3, 0)
    assert run_.pegged(P, Source.OPENING) == 3

    while run_.state.phase is not Phase.PLAY:
        run_ = run_.then(legal_actions(run_.state, run_.state.to_act[0])[0])
    run_ = to_end_of_deal(run_)
    second = Run(run_.state, ()).then(Deal(shuffled(chance)))
    assert second.state.deal_number == 2
    assert not second.of(Pegged)
    assert isinstance(legal_actions(second.state, P)[0], Discard)


def test_65_the_play_ends_with_its_only_count() -> None:
    run = play(playing("KC 9C 8C", "QD 7D 6D", rules="five_card", starter="2S"), "KC QD 9C")

    assert (run.pegged(P, *IN_THE_PLAY), run.pegged(D, *IN_THE_PLAY)) == (1, 0)
    assert run.of(CountEnded) == [CountEnded(29)]
    assert [texts(hand) for hand in run.state.hands] == [["8C"], ["6D", "7D"]]
    assert [texts(event.cards) for event in run.of(HandShown)] == [["8C", "9C", "KC"], ["6D", "7D", "QD"]]
    assert run.state.phase is Phase.DEAL


def test_66_thirty_one_ends_the_play() -> None:
    run = play(playing("TC 6C 5C", "KD 5D 4D", rules="five_card", starter="2S"), "TC KD 6C 5D")

    assert (run.pegged(P, *IN_THE_PLAY), run.pegged(D, *IN_THE_PLAY)) == (0, 2)
    assert run.of(CribShown)


def test_67_all_six_cards_and_the_last() -> None:
    run = play(playing("AC 2C 3C", "4D 5D 6D", rules="five_card", starter="KS"), "AC 4D 2C 5D 3C 6D")

    assert (run.pegged(P, *IN_THE_PLAY), run.pegged(D, *IN_THE_PLAY)) == (7, 7)
    assert run.pegged(D, Source.LAST) == 1


@pytest.mark.parametrize(("starter", "points"), [("8S", 3), ("QH", 4)])
def test_68_flush_of_three_and_of_four(starter: str, points: int) -> None:
    run = shown("2H 4H 6H", "KD KC 9D", rules="five_card", starter=starter, crib="AC 3D 7C TS")

    assert run.pegged(P, Source.HAND) == points


@pytest.mark.parametrize(("option", "points"), [("off", 0), ("on", 4)])
def test_69_four_card_flush_in_the_crib(option: str, points: int) -> None:
    rules = f"five_card crib_four_flush={option}"
    run = shown("KD KC 9D", "QD TC 3D", rules=rules, starter="8S", crib="2H 4H 6H QH")

    assert run.pegged(D, Source.CRIB) == points


@pytest.mark.parametrize(("hand", "points"), [("JS 5D 5H", 15), ("5C 5D 5H", 20)])
def test_70_the_best_hands_of_three(hand: str, points: int) -> None:
    run = shown(hand, "KD KC 9D", rules="five_card", starter="5S", crib="AC 3D 7C TS")

    assert run.pegged(P, Source.HAND) == points


def test_71_a_dealer_may_score_nothing_in_the_play() -> None:
    run = to_end_of_deal(turn_starter(kept("3C 7D QD", "2H 6S QS", rules="five_card", starter="9D")))

    assert run.state.deal_number == 2
    assert run.pegged(D, *IN_THE_PLAY) == 0
