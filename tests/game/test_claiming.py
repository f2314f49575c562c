"""Players who count for themselves: claims, muggins, heels. D is the dealer, P the pone."""

from __future__ import annotations

import pytest
from tests.game.table import (
    MUGGINS,
    D,
    P,
    Run,
    before_show,
    counting,
    kept,
    playing,
    run,
    to_claim,
    to_end_of_deal,
    turn_starter,
)

from fifteentwo.cards import Card
from fifteentwo.errors import IllegalAction
from fifteentwo.game import (
    Accept,
    CallRenege,
    Claim,
    Go,
    Muggins,
    Pass,
    Penalty,
    Phase,
    PlayCard,
    Source,
    legal_actions,
    view,
)
from fifteentwo.game.events import Claimed, Counted, GameEnded, HeelsForfeited, MugginsCalled, NotCounted, Pegged
from fifteentwo.game.result import Result
from fifteentwo.scoring import Kind

MANUAL = "six_card scoring=manual"
PONE_GOES = ("KC 9C 4C 4D", "QD TD 8D 8H")
"""K Q 9 makes 29: nobody can go on, and the go is the pone's."""


def start(rules: str, *hands: str, scores: tuple[int, ...] | None = None) -> Run:
    return Run(playing(*(hands or PONE_GOES), rules=rules, scores=scores), ())


def hand_of_eight(rules: str, scores: tuple[int, int] = (30, 30)) -> Run:
    """Plays up to where the pone counts a hand that is worth eight."""
    state = before_show("6D 6S 9C 5H", "TD QD 4D 3H", rules=rules, starter="KC", crib="2H AD AS TS", scores=scores)
    return Run(to_claim(turn_starter(state), P, Source.HAND).state, ())


# Claims


def test_nothing_is_claimed_where_the_referee_counts() -> None:
    with pytest.raises(IllegalAction, match="seat 0 has nothing to claim now"):
        start("six_card").then(Claim(P, 0))
    with pytest.raises(IllegalAction, match="no claim to accept"):
        start("six_card").then(Accept(P))


def test_a_claim_is_asked_for_even_where_there_is_nothing() -> None:
    opened = counting(start(MANUAL), "KC")

    assert (opened.state.phase, opened.state.to_act) == (Phase.CLAIM, (P,))
    seen = view(opened.state, D).claim
    assert seen is not None
    assert (seen.owner, seen.source, seen.claimed) == (P, Source.CARD, None)
    assert opened.then(Claim(P, 0)).of(Counted) == [Counted(P, Source.CARD, (), 0, 0)]


def test_a_claim_is_pegged_as_one_item_and_then_explained() -> None:
    claimed = hand_of_eight(MANUAL).then(Claim(P, 8))

    assert [item.kind for event in claimed.of(Pegged) for item in event.items] == [Kind.CLAIM]
    (counted,) = claimed.of(Counted)
    assert sum(item.points for item in counted.items) == counted.points == 8
    assert {item.kind for item in counted.items} == {Kind.FIFTEEN, Kind.PAIR}


def test_points_not_claimed_are_lost() -> None:
    claimed = hand_of_eight(MANUAL).then(Claim(P, 5))

    assert claimed.state.scores[P] == 35
    assert claimed.of(Counted)[0].points == 8


@pytest.mark.parametrize(("overclaim", "dealer"), [("correct", 30), ("excess_to_opponent", 33), ("two_points", 32)])
def test_claiming_too_much(overclaim: str, dealer: int) -> None:
    claimed = hand_of_eight(f"{MANUAL} overclaim={overclaim}").then(Claim(P, 11))

    assert claimed.state.scores == (38, dealer)


def test_claiming_too_much_with_enough_to_win_wins() -> None:
    claimed = hand_of_eight("acc", (115, 30)).then(Claim(P, 12))

    assert claimed.of(GameEnded)[0].result.winner == P
    assert claimed.state.scores == (121, 30)


@pytest.mark.parametrize(("rule", "scores"), [("correct", (118, 30)), ("acc", (103, 33)), ("lose", (118, 30))])
def test_wrongly_claiming_the_game(rule: str, scores: tuple[int, int]) -> None:
    claimed = hand_of_eight(f"{MANUAL} false_game_claim={rule}", (110, 30)).then(Claim(P, 20))

    assert claimed.state.scores == scores
    if rule == "lose":
        assert claimed.of(GameEnded)[0].result == Result(D, (118, 30), (None, None), 1, "false claim")
    else:
        assert not claimed.state.over


def test_a_game_lost_by_a_false_claim_goes_to_the_best_of_the_others() -> None:
    rules = "three_hand scoring=manual false_game_claim=lose"
    opened = start(rules, "KC 9C 4C 4D", "QD TD 8D 8H", "2C 3C 5S JH", scores=(60, 50, 70))
    claimed = counting(opened, "KC").then(Claim(0, 61))

    assert claimed.of(GameEnded)[0].result.winner == 2


def test_what_there_is_to_claim_follows_the_pegs() -> None:
    """A fault reported while a claim is open may leave no room for it where the last hole must be hit."""
    rules = f"{MANUAL} win_mode=exact penalties=acc"
    opened = counting(start(rules, "7C KC 4C 4D", "8D TD 9D 8H", scores=(0, 118)), "7C 8D")
    assert opened.then(Claim(D, 2)).pegged(D, Source.CARD) == 2

    moved = opened.then(Penalty("crib_looked_at", P))
    assert moved.state.scores == (0, 120)
    claimed = moved.then(Claim(D, 2))
    assert claimed.of(Counted)[0].points == 0
    assert claimed.state.scores == (0, 120)


@pytest.mark.parametrize("points", [-1, 1001])
def test_claims_out_of_all_bounds_are_refused(points: int) -> None:
    with pytest.raises(IllegalAction, match="a claim is a number from 0 to 1000"):
        hand_of_eight(MANUAL).then(Claim(P, points))


def test_only_the_owner_claims() -> None:
    with pytest.raises(IllegalAction, match="seat 1 has nothing to claim now"):
        hand_of_eight(MANUAL).then(Claim(D, 8))
    with pytest.raises(IllegalAction, match="the game is at: claim"):
        counting(start(MANUAL), "KC").then(PlayCard(D, Card.parse("QD")))


# Muggins


def test_there_is_no_muggins_unless_agreed() -> None:
    claimed = hand_of_eight(MANUAL).then(Claim(P, 5))
    with pytest.raises(IllegalAction, match="no claim to call muggins on now"):
        claimed.then(Muggins(D, 3))


def test_muggins_may_be_called_for_less_and_closes_the_claim() -> None:
    called = hand_of_eight(MUGGINS).then(Claim(P, 2), Muggins(D, 1))

    assert called.state.scores == (32, 31)
    assert called.state.claim is not None
    assert called.state.claim.owner == D  # the next hand


def test_nobody_knows_what_there_was_before_the_claim_is_settled() -> None:
    claimed = hand_of_eight(MUGGINS).then(Claim(P, 5))

    assert not claimed.of(Counted)
    assert claimed.of(Claimed) == [Claimed(P, Source.HAND, 5)]
    assert claimed.then(Accept(D)).of(Counted)[0].points == 8


def test_a_claim_that_wins_is_settled_at_once() -> None:
    claimed = hand_of_eight(MUGGINS, (115, 30)).then(Claim(P, 6))

    assert claimed.of(Counted)[0].points == 8
    assert claimed.state.scores == (121, 30)


def test_a_wrong_call_may_win_for_the_owner() -> None:
    called = hand_of_eight("acc muggins=on", (110, 30)).then(Claim(P, 8), Muggins(D, 3))

    assert called.of(MugginsCalled) == [MugginsCalled(D, P, 3, 0)]
    assert called.of(GameEnded)[0].result.winner == P


def test_muggins_that_would_overshoot_is_said_not_to_count() -> None:
    called = hand_of_eight(f"{MUGGINS} win_mode=exact", (30, 120)).then(Claim(P, 5), Muggins(D, 3))

    assert called.of(NotCounted) == [NotCounted(D, Source.MUGGINS, 3, "win_mode")]
    assert called.state.scores == (35, 120)


def test_barred_points_are_not_there_to_be_taken() -> None:
    goes = counting(start("house_strict", scores=(120, 0)), "KC QD 9C go")
    called = goes.then(Claim(P, 0), Muggins(D, 1))

    assert called.of(MugginsCalled) == [MugginsCalled(D, P, 1, 0)]
    assert called.state.scores == (120, 0)


THREE = ("KC 9C 4C 4D", "QD TD 8D 8H", "2C 3C 5S JH")


def test_three_players_and_one_claim() -> None:
    rules = "three_hand scoring=manual muggins=on"
    claimed = counting(start(rules, "7C 9C 4C 4D", "8D TD 9D 8H", "2C 3C 5S JH"), "7C 8D").then(Claim(1, 0))
    assert claimed.state.to_act == (0, 2)
    # While two may call, a card of neither lets the claim stand.
    assert not [action for action in legal_actions(claimed.state, 2) if isinstance(action, PlayCard)]
    with pytest.raises(IllegalAction, match="a claim is open"):
        claimed.then(PlayCard(2, Card.parse("2C")))

    first = claimed.then(Muggins(0, 2))
    assert first.state.scores == (2, 0, 0)
    with pytest.raises(IllegalAction, match="no claim"):
        first.then(Muggins(2, 2))
    second = claimed.then(Accept(0), Muggins(2, 2))
    assert second.state.scores == (0, 0, 2)
    with pytest.raises(IllegalAction, match="seat 0 cannot accept this claim"):
        claimed.then(Accept(0), Accept(0))
    played = claimed.then(Accept(0), PlayCard(2, Card.parse("2C")))
    assert played.state.scores == (0, 0, 0)
    assert played.of(Counted)[-1].points == 2


def test_a_wrong_call_leaves_the_claim_to_the_others() -> None:
    rules = "three_hand scoring=manual muggins=on false_muggins=award_claimed"
    claimed = counting(start(rules, *THREE), "KC QD").then(Claim(1, 0))
    called = claimed.then(Muggins(2, 4))

    assert called.state.scores == (0, 4, 0)
    assert called.state.to_act == (0,)


def test_one_partner_answers_for_both() -> None:
    rules = "four_hand scoring=manual muggins=on"
    hands = ("7C 9C 4C 4D", "8D TD 9D 8H", "2C 3C 5S JH", "AC AD QH QS")
    claimed = counting(start(rules, *hands), "7C 8D").then(Claim(1, 0))
    assert claimed.state.to_act == (0, 2)
    with pytest.raises(IllegalAction, match="it is their own side's"):
        claimed.then(Muggins(3, 2))

    assert claimed.then(Accept(0)).state.phase is Phase.PLAY
    assert claimed.then(Muggins(2, 2)).state.scores == (2, 0)


def test_a_card_and_a_go_let_a_claim_stand() -> None:
    claimed = counting(start(MUGGINS), "KC QD").then(Claim(D, 0))
    assert claimed.then(PlayCard(P, Card.parse("9C"))).state.phase is Phase.CLAIM

    gone = claimed.then(PlayCard(P, Card.parse("9C")), Claim(P, 0), Go(D))
    assert gone.state.claim is not None
    assert gone.state.claim.source is Source.GO


def test_a_pass_lets_a_claim_stand() -> None:
    rules = "four_hand scoring=manual muggins=on must_play_after_go=off"
    hands = ("KC TC TS 9C", "8D AD 9D 9H", "5C AC 5S 6H", "6C KH 7H JS")
    claimed = counting(start(rules, *hands), "KC 8D 5C 6C go AD").then(Claim(1, 0))
    assert claimed.state.phase is Phase.MUGGINS
    assert Pass(2) in legal_actions(claimed.state, 2)

    passed = claimed.then(Pass(2))
    assert passed.of(Counted)[-1].source is Source.CARD
    assert passed.state.gone == (0, 2)


# Heels


def test_heels_are_asked_for_where_they_are_not_forfeited() -> None:
    plain = turn_starter(kept(*PONE_GOES, rules=MUGGINS, starter="2S"))
    assert (plain.state.phase, plain.state.to_act) == (Phase.CLAIM, (D,))
    assert plain.then(Claim(D, 0)).state.phase is Phase.PLAY

    jack = turn_starter(kept(*PONE_GOES, rules=MUGGINS, starter="JS"))
    assert jack.then(Claim(D, 2)).state.scores == (0, 2)
    # Heels cannot be mugged.
    assert jack.then(Claim(D, 0)).state.phase is Phase.PLAY


def test_heels_stay_open_until_the_dealer_plays() -> None:
    opened = turn_starter(kept(*PONE_GOES, rules="acc muggins=on", starter="JS"))
    assert opened.state.phase is Phase.PLAY
    assert Claim(D, 2) in legal_actions(opened.state, D)
    assert not [action for action in legal_actions(opened.state, P) if isinstance(action, Claim)]

    # Also while a claim of the pone's is open, which stays open.
    asked = opened.then(PlayCard(P, Card.parse("KC")))
    claimed = asked.then(Claim(D, 2))
    assert claimed.state.scores == (0, 2)
    assert (claimed.state.phase, claimed.state.claim) == (asked.state.phase, asked.state.claim)
    waiting = asked.then(Claim(P, 0))
    claimed = waiting.then(Claim(D, 2))
    assert (claimed.state.phase, claimed.state.claim) == (Phase.MUGGINS, waiting.state.claim)
    assert PlayCard(D, Card.parse("QD")) in legal_actions(claimed.state, D)

    with pytest.raises(IllegalAction, match="seat 1 has nothing to claim now"):
        claimed.then(Claim(D, 2))
    played = waiting.then(PlayCard(D, Card.parse("QD")))
    assert played.of(HeelsForfeited) == [HeelsForfeited(D)]
    assert not played.state.heels_open


def test_heels_that_are_not_there_cost_what_claiming_too_much_costs() -> None:
    opened = turn_starter(kept(*PONE_GOES, rules="acc", starter="2S"))
    claimed = opened.then(Claim(D, 2))

    assert claimed.state.scores == (2, 0)
    assert claimed.state.phase is Phase.PLAY
    quiet = opened.then(PlayCard(P, Card.parse("KC")), Claim(P, 0), PlayCard(D, Card.parse("QD")))
    assert not quiet.of(HeelsForfeited)


def test_heels_claimed_late_may_win() -> None:
    opened = turn_starter(kept(*PONE_GOES, rules="acc", starter="JS", scores=[0, 119]))
    claimed = opened.then(PlayCard(P, Card.parse("KC")), Claim(D, 2))

    assert claimed.of(GameEnded)[0].result.winner == D
    assert claimed.state.claim is None


def test_heels_of_a_deal_that_is_over_are_lost() -> None:
    """A dealer whose cards are all put out of the play never plays one, and could claim to the end of the deal."""
    opened = turn_starter(kept("KC TC 7C 8C", "5D AD 5H 6D", rules="acc", starter="JS"))
    called = counting(opened, "KC go TC 7C AD").then(CallRenege(P, dead=True))
    assert called.state.heels_open
    assert called.then(Claim(D, 2)).pegged(D, Source.HEELS) == 2

    ended = to_end_of_deal(called)
    assert ended.state.phase is Phase.DEAL
    for seat in (P, D):
        assert legal_actions(ended.state, seat) == ()
        with pytest.raises(IllegalAction, match="has nothing to claim now"):
            ended.then(Claim(seat, 2))


def test_setups_do_not_open_heels() -> None:
    assert not start("acc").state.heels_open
    assert run(start("acc").state, PlayCard(P, Card.parse("KC"))).state.phase is Phase.CLAIM
