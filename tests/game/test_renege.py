"""Gos that were false: taken back, called, paid for. D is the dealer, P the pone."""

from __future__ import annotations

import pytest
from tests.game.table import D, P, Run, counting, kept, playing, texts, to_claim, to_end_of_deal, turn_starter, until

from fifteentwo.cards import DECK, Card
from fifteentwo.errors import IllegalAction
from fifteentwo.game import (
    CallRenege,
    Claim,
    Deal,
    GameState,
    Go,
    Pass,
    Penalty,
    Phase,
    PlayCard,
    Source,
    TakeBackGo,
    legal_actions,
    view,
)
from fifteentwo.game.events import (
    CribShown,
    GameEnded,
    GoTakenBack,
    HandDead,
    HandShown,
    Pegged,
    PeggedBack,
    PlayTakenBack,
    RenegeCalled,
)

HANDS = ("KC TC 7C 8C", "5D AD 5H 6D")
"""K 5 T makes 25. The pone cannot go on; the dealer can, with an ace, a five or a six."""


def start(rules: str, *hands: str, scores: tuple[int, ...] | None = None) -> Run:
    return Run(playing(*(hands or HANDS), rules=rules, scores=scores), ())


def calls(state: GameState, seat: int) -> list[CallRenege]:
    return [action for action in legal_actions(state, seat) if isinstance(action, CallRenege)]


def open_hands(state: GameState) -> list[list[str]]:
    return [texts(hand) for hand in state.hands]


def without_events(state: GameState) -> dict[str, object]:
    return {name: value for name, value in state.__dict__.items() if name != "events"}


# Taking a go back


def test_a_go_is_taken_back_before_anybody_pegs_for_it() -> None:
    before = until(lambda state: state.phase is Phase.PLAY, counting(start("acc"), "KC 5D TC"))
    gone = before.then(Go(D))
    assert gone.state.phase is Phase.CLAIM
    assert TakeBackGo(D) in legal_actions(gone.state, D)
    assert TakeBackGo(P) not in legal_actions(gone.state, P)

    back = gone.then(TakeBackGo(D))
    assert back.of(GoTakenBack) == [GoTakenBack(D)]
    assert without_events(back.state) == without_events(before.state)


def test_a_go_is_not_taken_back_after_it_is_pegged() -> None:
    gone = counting(start("acc"), "KC 5D TC go").then(Claim(P, 0))

    assert not view(gone.state, D).go_correctable
    with pytest.raises(IllegalAction, match="no go to take back"):
        gone.then(TakeBackGo(D))


def test_a_go_is_not_taken_back_after_a_card_or_a_pass() -> None:
    rules = "six_card scoring=manual renege=acc must_play_after_go=off"
    gone = counting(start(rules, "KC TC 5C 4C", "5D AD 5H 6D"), "KC 5D TC go")
    assert gone.state.turn == P

    assert not view(gone.then(PlayCard(P, Card.parse("4C"))).state, D).go_correctable
    assert not view(gone.then(Pass(P)).state, D).go_correctable
    assert view(gone.state, D).go_correctable


def test_a_right_go_is_not_taken_back() -> None:
    gone = counting(start("acc", "KC 9C 4C 4D", "QD TD 8D 8H"), "KC QD 9C go")

    assert not view(gone.state, D).go_correctable
    with pytest.raises(IllegalAction, match="no go to take back"):
        gone.then(TakeBackGo(D))


def test_taking_a_go_back_undoes_nothing_else() -> None:
    """Heels pegged and a fault reported in between are no points for the go."""
    opened = turn_starter(kept(*HANDS, rules="acc", starter="JS"))
    gone = counting(opened, "KC go").then(Claim(D, 2), Penalty("crib_looked_at", P))
    assert gone.state.scores == (0, 4)

    back = gone.then(TakeBackGo(D))
    assert back.state.scores == (0, 4)
    assert back.state.back_pegs == gone.state.back_pegs
    assert not back.state.heels_open
    assert (back.state.turn, back.state.count) == (D, 10)


@pytest.mark.parametrize("renege", ["flat_two", "dead_hand"])
def test_taking_a_go_back_leaves_the_call_of_an_earlier_one(renege: str) -> None:
    """The pone's false go is seen and called while the dealer may still take back one of its own."""
    hands = ("KC 7C 8C 2C", "2D 3D 4D 6H")
    shown = counting(start(f"six_card scoring=manual renege={renege}", *hands), "KC 2D go 3D go 7C go")
    assert (view(shown.state, D).reneges, view(shown.state, D).go_correctable) == ((P,), True)
    called = shown.then(CallRenege(D))
    back = called.then(TakeBackGo(D))

    assert back.state.scores == called.state.scores
    assert back.state.dead_hands == called.state.dead_hands == ((P,) if renege == "dead_hand" else ())
    assert calls(back.state, D) == []
    with pytest.raises(IllegalAction, match="nobody has been seen"):
        back.then(CallRenege(D))


# The tournament rule


def test_nobody_knows_of_a_false_go_before_the_card_is_played() -> None:
    gone = counting(start("acc"), "KC 5D TC go").then(Claim(P, 1))
    assert view(gone.state, P).reneges == ()
    with pytest.raises(IllegalAction, match="nobody has been seen to say go with a card that fitted"):
        gone.then(CallRenege(P))

    seen = gone.then(PlayCard(D, Card.parse("6D")))
    assert view(seen.state, P).reneges == (D,)
    assert calls(seen.state, P) == [CallRenege(P), CallRenege(P, dead=True)]
    assert calls(seen.state, D) == []


def test_the_chance_to_call_ends_with_the_callers_next_card() -> None:
    seen = counting(start("acc"), "KC 5D TC go 6D")
    played = counting(seen, "7C")

    assert calls(seen.state, P)
    assert calls(played.state, P) == []
    with pytest.raises(IllegalAction, match="the time to call it is over"):
        played.then(CallRenege(P))


def test_points_since_the_go_are_undone_and_the_cards_are_played() -> None:
    seen = counting(start("acc", scores=(10, 20)), "KC 5D TC go 6D")
    called = seen.then(CallRenege(P))

    assert called.of(PlayTakenBack) == [PlayTakenBack((10, 22), ())]
    assert called.state.scores == (16, 22)
    assert (called.state.turn, called.state.count, called.state.gone) == (D, 25, ())
    assert open_hands(called.state) == [["7C", "8C"], ["AD", "5H", "6D"]]
    assert called.state.false_gos == ()


def test_the_cards_may_be_put_out_of_the_play() -> None:
    called = counting(start("acc"), "KC 5D TC go 6D").then(CallRenege(P, dead=True))

    assert called.of(PlayTakenBack)[0].dead == called.of(RenegeCalled)[0].cards
    # No card is left to the dealer, so that the pone has the go, and plays on alone.
    assert open_hands(called.state) == [["7C", "8C"], []]
    assert called.state.claim is not None
    assert (called.state.claim.owner, called.state.claim.source) == (P, Source.GO)

    ended = to_end_of_deal(called)
    assert [texts(event.cards) for event in ended.of(HandShown)] == [["7C", "8C", "TC", "KC"], ["AD", "5D", "5H", "6D"]]
    assert ended.pegged(D, Source.HAND) > 0


def test_dead_cards_leave_the_others_to_be_played() -> None:
    run = counting(start("acc", "KC TC 7C 8C", "5D AD 9H 9D"), "KC 5D TC go AD").then(CallRenege(P, dead=True))

    assert open_hands(run.state) == [["7C", "8C"], ["9D", "9H"]]
    assert (run.state.turn, run.state.count) == (D, 25)
    assert legal_actions(run.state, D) == (Go(D),)
    assert to_end_of_deal(run).state.deal_number == 2


def last_card_was_reneged(rules: str) -> Run:
    """The dealer says go on 25 with a five, and plays it as the last card of all."""
    return counting(start(rules, "KC 8C 9C TC", "7D JH 9H 5D"), "KC 7D 8C go JH TC 9H go 9C 5D")


def test_play_is_taken_back_over_its_end() -> None:
    """The card is the last of the play; the call comes after the pone's hand is counted and before the dealer's."""
    run = last_card_was_reneged("acc")
    assert not any(run.state.hands)
    at_dealers_hand = to_claim(run, D, Source.HAND)
    assert at_dealers_hand.pegged(P, Source.HAND) > 0
    assert calls(at_dealers_hand.state, P) == []  # the pone has announced its hand

    at_pones_hand = to_claim(run, P, Source.HAND)
    before = at_pones_hand.state.scores
    called = at_pones_hand.then(CallRenege(P))
    assert called.state.phase is Phase.PLAY
    assert (called.state.turn, called.state.count) == (D, 25)
    assert called.state.scores != before
    assert called.state.scores[P] == called.of(PlayTakenBack)[0].scores[P] + 2
    assert called.state.shown == 0

    ended = to_end_of_deal(Run(called.state, ()))
    assert len(ended.of(HandShown)) == 2
    assert len(ended.of(CribShown)) == 1
    assert ended.state.deal_number == 2


def test_the_penalty_may_win() -> None:
    called = counting(start("acc", scores=(115, 20)), "KC 5D TC go 6D").then(CallRenege(P))

    assert called.of(GameEnded)[0].result.scores == (121, 22)
    assert called.state.phase is Phase.OVER
    assert legal_actions(called.state, P) == ()


# Other rules


def test_the_flat_penalty_leaves_the_play_as_it_is() -> None:
    seen = counting(start("six_card scoring=manual renege=flat_two"), "KC 5D TC go 6D")
    called = seen.then(CallRenege(P))

    assert called.of(RenegeCalled) == [RenegeCalled(P, D, (Card.parse("6D"),))]  # the others stay hidden
    assert (called.state.scores[P], called.state.plays) == (seen.state.scores[P] + 2, seen.state.plays)
    assert called.state.claim == seen.state.claim
    assert calls(called.state, P) == []
    with pytest.raises(IllegalAction, match="only by the tournament rule, not with renege=flat_two"):
        seen.then(CallRenege(P, dead=True))


DEAD_HAND = "six_card scoring=manual renege=dead_hand"


def test_a_dead_hand_is_not_counted() -> None:
    called = counting(start(DEAD_HAND), "KC 5D TC go 6D").then(CallRenege(P))
    ended = to_end_of_deal(called)

    assert ended.of(HandDead) == [HandDead(D)]
    assert [event.seat for event in ended.of(HandShown)] == [P]
    assert ended.of(CribShown)


def test_a_dead_hand_is_dead_for_one_deal_and_a_renege_is_forgotten() -> None:
    called = counting(start(DEAD_HAND), "KC 5D TC go 6D").then(CallRenege(P))
    ended = to_end_of_deal(called)
    assert ended.state.dead_hands == (D,)

    unseen = to_end_of_deal(counting(start(DEAD_HAND), "KC 5D TC go 6D"))
    for run in (ended, unseen):
        assert view(run.state, P).reneges == ()
        with pytest.raises(IllegalAction, match="nobody has been seen"):
            run.then(CallRenege(P))
        assert run.then(Deal(DECK)).state.dead_hands == ()


def false_go_of_pone() -> Run:
    """The pone says go on 12 with cards that fit, and plays them when the dealer has none left."""
    hands = ("KC 7C 8C 5C", "2D 3D 4D 6H")
    return counting(start(DEAD_HAND, *hands, scores=(20, 20)), "KC 2D go 3D 4D 6H 7C 8C 5C")


def test_a_hand_dies_while_it_is_being_counted() -> None:
    at_hand = to_claim(false_go_of_pone(), P, Source.HAND)
    called = at_hand.then(CallRenege(D))

    assert called.of(HandDead) == [HandDead(P)]
    assert called.pegged(P, Source.HAND) == 0
    assert called.state.claim is not None
    assert called.state.claim.owner == D
    assert called.state.scores == at_hand.state.scores


def test_a_hand_dies_after_it_has_been_counted() -> None:
    at_hand = to_claim(false_go_of_pone(), P, Source.HAND)
    counted = to_claim(at_hand, D, Source.HAND)
    points = counted.pegged(P, Source.HAND)
    assert points > 0
    called = counted.then(CallRenege(D))

    assert called.of(PeggedBack) == [PeggedBack(P, points, at_hand.state.scores[P])]
    assert called.state.scores == at_hand.state.scores
    assert called.state.claim == counted.state.claim
    assert calls(called.then(Claim(D, 0)).state, D) == []


# One count


@pytest.mark.parametrize("renege", ["acc", "flat_two", "dead_hand"])
def test_cards_left_over_show_it_when_the_hand_is_laid_open(renege: str) -> None:
    """With a single count the card may never be played; the show brings it to light."""
    rules = f"five_card scoring=manual renege={renege}"
    run = counting(start(rules, "KC 9C 2C", "8D 3D 7D"), "KC 8D 9C go")
    assert to_claim(run, P, Source.HAND).state.false_gos[0].seat == D
    # The pone's hand comes first, and hides nothing of the dealer's.
    at_pone = to_claim(run, P, Source.HAND)
    assert calls(at_pone.state, P) == []

    at_dealer = to_claim(at_pone, D, Source.HAND)
    assert calls(at_dealer.state, P)
    assert calls(to_end_of_deal(at_dealer).state, P) == []
    called = at_dealer.then(CallRenege(P))
    assert called.of(RenegeCalled) == [RenegeCalled(P, D, (Card.parse("3D"),))]
    match renege:
        case "acc":
            assert (called.state.count, called.state.turn) == (27, D)
            assert to_end_of_deal(called).state.deal_number == 2
        case "flat_two":
            assert called.state.scores[P] == at_dealer.state.scores[P] + 2
        case _:
            assert called.of(HandDead) == [HandDead(D)]
            assert called.state.claim is not None
            assert called.state.claim.source is Source.CRIB


# Three and four players


def test_two_false_gos_and_three_players() -> None:
    hands = ("KC 4C 5C 9C", "QD 4D 5D 9D", "3H 4H 5H 9H")
    gone = counting(start("three_hand scoring=manual renege=flat_two", *hands), "KC QD 3H go go")
    assert [false.seat for false in gone.state.false_gos] == [0, 1]
    # Only the latest can be taken back.
    assert not view(gone.state, 0).go_correctable
    assert view(gone.state, 1).go_correctable

    shown = counting(gone, "4H 4C 4D")
    assert view(shown.state, 2).reneges == (0, 1)
    assert view(shown.state, 0).reneges == (1,)
    assert view(shown.state, 1).reneges == ()  # its own card let its chance go by
    called = shown.then(CallRenege(2))
    assert called.of(RenegeCalled)[0].offender == 1
    assert called.then(CallRenege(2)).of(RenegeCalled)[1].offender == 0
    assert called.then(CallRenege(2)).pegged(2, Source.PENALTY) == 4


def test_an_earlier_false_go_takes_the_later_one_back_with_it() -> None:
    hands = ("KC 4C 5C 9C", "QD 4D 5D 9D", "3H 4H 5H 9H")
    shown = counting(start("three_hand scoring=manual renege=acc", *hands), "KC QD 3H go go 4H 4C")
    called = shown.then(CallRenege(2))

    assert called.of(RenegeCalled)[0].offender == 0
    assert called.state.false_gos == ()
    assert (called.state.turn, called.state.count) == (0, 23)
    assert called.state.scores == (0, 0, 4)


def test_a_side_does_not_call_its_own_renege() -> None:
    hands = ("KC 4C 5C 9C", "QD 4D 5D 9D", "AH 4H 5H 9H", "2S 4S 5S 9S")
    run = counting(start("four_hand scoring=manual renege=flat_two", *hands), "KC QD AH 2S go 4D 4H 4S")
    assert [false.seat for false in run.state.false_gos] == [0]

    shown = counting(run, "4C")
    assert view(shown.state, 2).reneges == ()
    assert view(shown.state, 1).reneges == view(shown.state, 3).reneges == (0,)
    # A card of one partner lets the other's chance go by.
    assert view(counting(shown, "5D").state, 3).reneges == ()


def test_with_false_gos_ruled_out_there_is_nothing_to_call() -> None:
    run = counting(start("six_card scoring=manual"), "KC 5D TC")
    run = until(lambda state: state.phase is Phase.PLAY, run)

    assert Go(D) not in legal_actions(run.state, D)
    with pytest.raises(IllegalAction, match="and so must"):
        run.then(Go(D))
    assert not run.of(Pegged) or run.pegged(D) == 2
