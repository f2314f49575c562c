"""The play: who must, who may, and when a count ends."""

from __future__ import annotations

import pytest
from tests.game.table import D, P, Run, counting, play, playing, run, texts

from fifteentwo.cards import Card
from fifteentwo.errors import IllegalAction
from fifteentwo.game import Go, Pass, PlayCard, Source, legal_actions
from fifteentwo.game.events import CountEnded, GoSaid, Passed, Pegged
from fifteentwo.game.playing import fitting
from fifteentwo.scoring import Kind


def test_what_fits() -> None:
    hand = (Card.parse("AC"), Card.parse("5C"), Card.parse("KC"))

    assert texts(fitting(hand, 21, 31)) == ["AC", "5C", "KC"]
    assert texts(fitting(hand, 22, 31)) == ["AC", "5C"]
    assert fitting(hand, 31, 31) == ()
    assert texts(fitting(hand, 24, 34)) == ["AC", "5C", "KC"]


def test_what_cannot_be_played() -> None:
    state = playing("KC 9C 4C 4D", "QD TD 8D 8H")

    with pytest.raises(IllegalAction, match="seat 0 does not hold QD"):
        run(state, PlayCard(P, Card.parse("QD")))
    with pytest.raises(IllegalAction, match="it is not seat 1's turn but seat 0's"):
        run(state, PlayCard(D, Card.parse("QD")))
    with pytest.raises(IllegalAction, match="seat 0 does not hold KC"):
        play(state, "KC QD").then(PlayCard(P, Card.parse("KC")))


def test_the_referee_says_go() -> None:
    state = playing("KC 9C 2C 4D", "QD TD 8D 8H")
    after = play(state, "KC QD 9C")
    assert after.of(GoSaid) == [GoSaid(D, 29)]
    with pytest.raises(IllegalAction, match="it is not seat 1's turn"):
        after.then(Go(D))
    with pytest.raises(IllegalAction, match="seat 0 can play 2C on 29, and so must"):
        after.then(Go(P))


def test_whoever_leads_must_play() -> None:
    state = playing("KC 9C 4C 4D", "QD TD 8D 8H", rules="acc")

    with pytest.raises(IllegalAction, match="whoever leads a count must play a card"):
        run(state, Go(P))
    assert all(isinstance(action, PlayCard) for action in legal_actions(state, P))


def test_the_player_of_the_last_card_says_no_go() -> None:
    """Nobody waits for a go that tells nothing, even where players say it themselves."""
    after = counting(Run(playing("KC 9C 4C 4D", "QD TD 8D 8H", rules="acc"), ()), "KC QD 9C go")

    assert after.of(GoSaid) == [GoSaid(D, 29)]
    assert after.state.claim is not None
    assert (after.state.claim.owner, after.state.claim.source) == (P, Source.GO)


# Passing


def test_a_player_may_stay_out_after_a_go() -> None:
    state = playing("KC 9C 2C AC", "QD TD 8D 8H", rules="six_card must_play_after_go=off")
    gone = play(state, "KC QD 9C")
    assert Pass(P) in legal_actions(gone.state, P)

    passed = gone.then(Pass(P))
    assert passed.of(Passed) == [Passed(P, 29)]
    assert passed.pegged(P, Source.GO) == 1
    assert passed.of(CountEnded) == [CountEnded(29)]
    assert passed.state.turn == D


def test_no_pass_before_a_go_or_where_it_is_not_agreed() -> None:
    hands = ("KC 9C 2C AC", "QD TD 8D 8H")
    free = playing(*hands, rules="six_card must_play_after_go=off")
    with pytest.raises(IllegalAction, match="only after somebody's go"):
        play(free, "KC").then(Pass(D))
    with pytest.raises(IllegalAction, match="must play"):
        play(playing(*hands), "KC QD 9C").then(Pass(P))
    assert Pass(P) not in legal_actions(play(playing(*hands), "KC QD 9C").state, P)


def test_one_who_need_not_play_passes_and_says_no_go() -> None:
    """Otherwise saying go where one is free to stay out could be called a renege."""
    rules = "six_card scoring=manual renege=acc must_play_after_go=off"
    gone = counting(Run(playing("KC 9C 2C AC", "QD TD 8D 8H", rules=rules), ()), "KC QD 9C go")

    assert [type(action) for action in legal_actions(gone.state, P)] == [PlayCard, PlayCard, Pass]
    with pytest.raises(IllegalAction, match="need not after a go: that is a pass, not a go"):
        gone.then(Go(P))


def test_one_who_cannot_play_says_go_and_does_not_pass() -> None:
    rules = "three_hand scoring=manual must_play_after_go=off"
    state = playing("KC 9C 8C 7C", "QD TD 8D 8H", "9H 9D 9S 8S", rules=rules)
    gone = counting(Run(state, ()), "KC QD 9H go")

    assert gone.state.turn == 1
    with pytest.raises(IllegalAction, match="no card to play on 29: that is a go, not a pass"):
        gone.then(Pass(1))
    assert legal_actions(gone.state, 1) == (Go(1),)


def test_one_of_three_passes_and_another_plays_on() -> None:
    rules = "three_hand must_play_after_go=off"
    state = playing("KC 9C 8C 7C", "QD TD AD 8H", "9H 9D AS 8S", rules=rules)
    gone = play(state, "KC QD 9H")
    assert (gone.of(GoSaid), gone.state.turn) == ([GoSaid(0, 29)], 1)

    passed = gone.then(Pass(1))
    assert passed.state.turn == 2
    played = passed.then_play("AS")
    assert played.pegged(2, Source.GO) == 1
    assert played.state.turn == 0


# Going round again


BICYCLE = "three_hand go_response=bicycle_three"


def test_bicycle_play_goes_on_when_the_next_player_can() -> None:
    """After P0's go, P1 plays and so must P2; then the last player's turn does not come again."""
    state = playing("KC 9C 8C 7C", "QD TD AD AH", "6H 9D 2S AS", rules=BICYCLE)
    after = play(state, "KC QD 6H AD 2S AH")

    assert after.of(GoSaid) == [GoSaid(0, 26)]
    # P1 played last, so that P2 is not the one who has to stop.
    assert after.state.turn == 2
    assert play(after.state, "AS").of(CountEnded) == [CountEnded(31)]


def test_bicycle_play_ends_where_only_the_last_player_could() -> None:
    state = playing("TC 3C 2C KC", "9D 9H 9S 8D", "7H KH QH JH", rules=BICYCLE)
    after = play(state, "TC 9D 7H 3C")

    assert after.pegged(0, Source.GO) == 1
    assert after.of(CountEnded) == [CountEnded(29)]


def test_bicycle_play_without_a_go_goes_on() -> None:
    """A player without cards says no go, so that the last player plays on."""
    hands = ("KC 8C 2C 2D", "JD 4D 3D 9D", "TH TS 6H 6S")
    after = play(playing(*hands, rules=BICYCLE), "KC JD TH 8C 4D TS 2C 3D")
    # P2 says go on 27: P0 plays on, P1 cannot.
    assert after.state.turn == 0
    rest = play(after.state, "2D")
    assert rest.pegged(0, Source.GO) == 1
    alone = play(rest.state, "9D 6H 6S")
    assert alone.pegged(2, Source.CARD, Source.LAST) == 5


def test_bicycle_play_of_four() -> None:
    hands = ("TC 9C 8C AC", "JD 9D 8D 5D", "QH AH 8H 5H", "TS 9S 8S 5S")
    state = playing(*hands, rules="four_hand go_response=bicycle_three")
    after = play(state, "TC JD QH AC")

    assert after.of(GoSaid) == [GoSaid(3, 30)]
    assert after.of(CountEnded) == [CountEnded(31)]


# Other options


def test_a_limit_of_34() -> None:
    state = playing("KC 9C 4C 4D", "QD TD 8D 5H", rules="six_card limit=34")
    after = play(state, "KC QD 9C 5H")

    assert [item.kind for event in after.of(Pegged) for item in event.items] == [Kind.LIMIT]
    assert after.of(CountEnded) == [CountEnded(34)]
    assert after.state.scores == (0, 2)
    low = play(playing("KC 9C 4C AD", "QD TD 8D 5H", rules="six_card limit=34"), "KC QD 9C")
    assert low.of(CountEnded) == []


def test_thirty_one_is_nothing_where_the_limit_is_34() -> None:
    after = play(playing("KC 9C 2C 4D", "QD TD 8D 5H", rules="six_card limit=34"), "KC QD 9C")
    assert after.state.turn == D
    on = play(playing("KC AC 2C 4D", "QD TD 8D 5H", rules="six_card limit=34"), "KC QD AC TD")
    assert on.state.pile[-1] == Card.parse("TD")
    assert on.card_points()[-1] == 0


def test_flushes_in_the_play() -> None:
    hands = ("KC 8C 4C 4D", "QC 2C 8D 5H")
    after = play(playing(*hands, rules="six_card flush_in_play=on"), "KC QC 8C 2C")

    assert after.card_points() == [0, 0, 0, 4]
    assert play(playing(*hands), "KC QC 8C 2C").card_points() == [0, 0, 0, 0]


def test_a_single_count_ends_the_play_where_a_pass_ends_the_count() -> None:
    state = playing("KC 9C AC", "QD TD 8D", rules="five_card must_play_after_go=off", starter="2S")
    passed = play(state, "KC QD 9C").then(Pass(P))

    assert passed.pegged(P, Source.GO) == 1
    assert passed.state.deal_number == 2
