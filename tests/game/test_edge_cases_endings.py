"""Edge cases 1 to 27: how games end, and how heavily they are lost. D is the dealer, P the pone."""

from __future__ import annotations

import pytest
from tests.game.table import D, P, Run, kept, play, playing, shown, to_end_of_deal, turn_starter

from fifteentwo.cards import Card
from fifteentwo.game import Claim, Go, Phase, PlayCard, Result, Source
from fifteentwo.game.events import (
    CountEnded,
    CribShown,
    GameEnded,
    HandShown,
    NotCounted,
    Pegged,
    StarterTurned,
)

PONE_GOES = ("KC 9C 4C 4D", "QD TD 8D 8H")
"""K Q 9 makes 29: nobody can go on, and the go is the pone's."""


def result(run: Run) -> Result:
    assert run.state.result is not None
    return run.state.result


def test_01_heels_at_120_win_at_once() -> None:
    run = turn_starter(kept("2C 3C 4C 5C", "6D 7D 8D 9D", starter="JS", scores=[100, 120]))

    assert [type(event) for event in run.events] == [StarterTurned, Pegged, GameEnded]
    assert run.pegged(D, Source.HEELS) == 2
    assert run.state.phase is Phase.OVER
    assert (result(run).winner, result(run).scores) == (D, (100, 121))


def test_02_heels_at_119_win_at_once() -> None:
    run = turn_starter(kept("2C 3C 4C 5C", "6D 7D 8D 9D", starter="JS", scores=[100, 119]))

    assert (result(run).winner, result(run).scores) == (D, (100, 121))


def test_03_heels_in_the_stinkhole_score_nothing() -> None:
    rules = "six_card stinkhole=no_heels_no_go"
    run = turn_starter(kept("2C 3C 4C 5C", "6D 7D 8D 9D", rules=rules, starter="JS", scores=[100, 120]))

    assert run.of(NotCounted) == [NotCounted(D, Source.HEELS, 2, "stinkhole")]
    assert not run.of(Pegged)
    assert (run.state.scores, run.state.phase, run.state.to_act) == ((100, 120), Phase.PLAY, (P,))


def test_04_heels_before_the_stinkhole_count() -> None:
    rules = "six_card stinkhole=no_heels_no_go"
    run = turn_starter(kept("2C 3C 4C 5C", "6D 7D 8D 9D", rules=rules, starter="JS", scores=[100, 119]))

    assert (result(run).winner, result(run).scores) == (D, (100, 121))


def test_05_go_at_120_wins_and_nothing_more_counts() -> None:
    run = play(playing(*PONE_GOES, scores=[120, 120]), "KC QD 9C")

    assert result(run).winner == P
    assert result(run).scores == (121, 120)
    assert run.pegged(P, Source.GO) == 1
    assert not run.of(HandShown)
    assert type(run.events[-1]) is GameEnded


def test_06_go_at_120_with_no_going_out_on_a_go() -> None:
    run = play(playing(*PONE_GOES, rules="six_card go_out=forbidden", scores=[120, 0]), "KC QD 9C")

    assert run.of(NotCounted) == [NotCounted(P, Source.GO, 1, "go_out")]
    assert run.state.scores == (120, 0)
    assert run.of(CountEnded) == [CountEnded(29)]
    assert (run.state.count, run.state.pile, run.state.turn) == (0, (), D)


def test_07_thirty_one_wins_with_no_going_out_on_a_go() -> None:
    state = playing("KC TC 2C 5C", "9D 8D 8H 7D", rules="six_card go_out=forbidden", scores=[120, 0])
    run = play(state, "KC 9D TC 2C")

    assert run.card_points() == [0, 0, 0, 2]
    assert result(run).winner == P


def test_08_last_card_at_120_with_no_going_out_on_a_go() -> None:
    state = playing("KC 9C 7C 4C", "QD 8D 3D 6H", rules="six_card go_out=forbidden", scores=[0, 120])
    run = play(state, "KC QD 9C 8D 7C 3D 4C 6H")

    assert run.of(NotCounted)[0] == NotCounted(D, Source.LAST, 1, "go_out")
    assert run.pegged(D, Source.CARD, Source.GO, Source.LAST) == 0
    assert run.of(HandShown)[0].seat == P


def test_09_fifteen_at_119_wins_before_the_last_card_scores() -> None:
    state = playing("KC 2C 7C 6C", "QD 7D AD 2D", scores=[119, 0])
    run = play(state, "KC QD 2C 7D AD 7C 2D 6C")

    assert run.card_points()[-1] == 2
    assert not any(run.state.hands)
    assert run.pegged(P) == 2
    assert (result(run).winner, result(run).scores) == (P, (121, 1))
    assert not [event for event in run.of(Pegged) if event.source is Source.LAST]


def test_10_the_pone_shows_first_and_wins() -> None:
    run = shown("5H 6H 7H 8H", "5C 5D 5S TD", starter="KC", scores=[110, 118])

    assert run.pegged(P, Source.HAND) == 12
    assert run.pegged(D, Source.HAND, Source.CRIB) == 0
    assert result(run).scores == (121, 118)
    assert len(run.of(HandShown)) == 1


def test_11_the_show_goes_on_after_a_hand_that_does_not_win() -> None:
    run = shown("7H 8S 8D 2C", "9C 9D AH 3S", crib="2H 4D 6S TS", starter="KC", scores=[110, 118])
    show = [(type(event), event.seat) for event in run.events if isinstance(event, (HandShown, CribShown))]

    assert run.pegged(P, Source.HAND) == 6
    assert show == [(HandShown, P), (HandShown, D), (CribShown, D)]
    assert run.state.scores == (116, 120)


def test_12_the_dealers_hand_wins_before_the_crib() -> None:
    run = shown("7H 8S 8D 2C", "9C 9D AH 3S", crib="5H 5D 5S JC", starter="KC", scores=[50, 119])

    assert result(run).scores == (56, 121)
    assert not run.of(CribShown)
    assert run.pegged(D, Source.CRIB) == 0


@pytest.mark.parametrize(("loser", "skunk"), [(91, None), (90, "skunk")])
def test_13_the_score_stops_at_the_game_hole(loser: int, skunk: str | None) -> None:
    run = shown("4C 5D 5H 6S", "7D 8H TS KD", starter="6C", scores=[118, loser])

    assert run.pegged(P, Source.HAND) == 24
    assert run.state.scores == (121, loser)
    assert result(run).skunks == (None, skunk)


def test_14_exact_hand_that_overshoots_scores_nothing() -> None:
    run = shown(
        "9C 9D AH 3S", "2D 4H 6S 8D", crib="2H 4D 6H TS", rules="six_card win_mode=exact", starter="KC", scores=[120, 9]
    )

    assert NotCounted(P, Source.HAND, 2, "win_mode") in run.events
    assert run.pegged(P, Source.HAND) == 0
    assert run.state.scores[P] == 120
    assert run.state.phase is Phase.DEAL


def test_15_exact_go_at_120_wins() -> None:
    run = play(playing(*PONE_GOES, rules="six_card win_mode=exact", scores=[120, 0]), "KC QD 9C")

    assert result(run).scores == (121, 0)


def test_16_exact_card_that_overshoots_scores_nothing() -> None:
    state = playing("AC 7C 9C KC", "7D TD QD KD", rules="six_card win_mode=exact", scores=[119, 0])
    run = play(state, "AC 7D 7C")

    assert run.of(NotCounted) == [NotCounted(P, Source.CARD, 4, "win_mode")]
    assert run.state.scores == (119, 0)


@pytest.mark.parametrize(("granularity", "score"), [("event", 120), ("combination", 121)])
def test_17_exact_hand_as_one_score_or_by_combinations(granularity: str, score: int) -> None:
    rules = f"six_card win_mode=exact exact_granularity={granularity}"
    run = shown("JC 5D 8H 9S", "2D 4H 6S 8D", crib="2H 4D 6H TS", rules=rules, starter="3C", scores=[120, 9])

    assert run.state.scores[P] == score
    if granularity == "combination":
        assert result(run).winner == P
        hand = [event for event in run.of(Pegged) if event.source is Source.HAND]
        assert [[item.kind.value for item in event.items] for event in hand] == [["nobs"]]
        assert NotCounted(P, Source.HAND, 2, "win_mode") in run.events
    else:
        assert NotCounted(P, Source.HAND, 3, "win_mode") in run.events


def test_18_lowball_loses_on_reaching_the_target() -> None:
    run = play(playing(*PONE_GOES, rules="lowball", scores=[120, 80]), "KC QD 9C")

    assert (result(run).winner, result(run).scores) == (D, (121, 80))


def test_19_no_pegging_from_the_stinkhole_only_the_show() -> None:
    state = playing("3C 4C 4D KC", "4H 6H TS KD", rules="six_card stinkhole=no_pegging", starter="8S", scores=[120, 0])
    run = play(state, "3C 4H 4C")

    assert run.of(NotCounted) == [NotCounted(P, Source.CARD, 2, "stinkhole")]
    assert run.state.scores == (120, 0)

    run = to_end_of_deal(run)
    assert run.pegged(P) == run.pegged(P, Source.HAND) == 6
    assert result(run).winner == P


def test_20_no_going_out_on_a_go_in_the_short_game() -> None:
    run = play(playing(*PONE_GOES, rules="six_card_short go_out=forbidden", scores=[60, 0]), "KC QD 9C")

    assert run.of(NotCounted) == [NotCounted(P, Source.GO, 1, "go_out")]
    assert run.state.scores == (60, 0)


def won_by_a_go(rules: str, winner: int, loser: int) -> Result:
    """Returns the result of a game that the pone wins by a go, one point short of the winning score."""
    return result(play(playing(*PONE_GOES, rules=rules, scores=[winner - 1, loser]), "KC QD 9C"))


def test_21_a_margin_of_31_is_a_skunk() -> None:
    assert won_by_a_go("six_card", 121, 90) == Result(P, (121, 90), (None, "skunk"), 2, "target")


def test_22_a_margin_of_30_is_not() -> None:
    assert won_by_a_go("six_card", 121, 91) == Result(P, (121, 91), (None, None), 1, "target")


def test_23_half_of_the_way_is_a_double_skunk() -> None:
    assert won_by_a_go("six_card", 121, 61) == Result(P, (121, 61), (None, "skunk"), 2, "target")
    assert won_by_a_go("six_card", 121, 60) == Result(P, (121, 60), (None, "half"), 3, "target")


def test_24_the_lurch_in_the_short_game() -> None:
    assert won_by_a_go("six_card_short", 61, 30).skunks == (None, "half")
    assert won_by_a_go("six_card_short", 61, 31) == Result(P, (61, 31), (None, None), 1, "target")


def test_25_skunks_in_the_long_game() -> None:
    assert won_by_a_go("long", 181, 90).skunks == (None, "half")
    assert won_by_a_go("long", 181, 91).skunks == (None, "skunk")
    assert won_by_a_go("long", 181, 135).skunks == (None, "skunk")
    assert won_by_a_go("long", 181, 136).skunks == (None, None)


@pytest.mark.parametrize("loser", [55, 85])
def test_26_tournaments_know_one_skunk_worth_three(loser: int) -> None:
    run = Run(playing(*PONE_GOES, rules="acc", scores=[120, loser]), ())
    for seat, card in ((P, "KC"), (D, "QD"), (P, "9C")):
        run = run.then(PlayCard(seat, Card.parse(card)), Claim(seat, 0))
    run = run.then(Go(D), Claim(P, 1))

    assert result(run) == Result(P, (121, loser), (None, "skunk"), 3, "target")


def test_27_no_skunk_with_three_players() -> None:
    state = playing(
        "KC TC 5C 5D", "QD TD 5H 5S", "9S TS 8S 8D", rules="three_hand", starter="2C", scores=[40, 100, 120]
    )
    run = play(state, "KC QD 9S")

    assert run.pegged(2, Source.GO) == 1
    assert result(run) == Result(2, (40, 100, 121), (None, None, None), 1, "target")
