"""Edge cases 28 to 50: the play of two. D is the dealer, P the pone; cards are played in the order named."""

from __future__ import annotations

import pytest
from tests.game.table import D, P, Run, holder, kinds, play, playing, run

from fifteentwo.cards import Card
from fifteentwo.errors import IllegalAction
from fifteentwo.game import CallRenege, Claim, GameState, Go, PlayCard, Source, legal_actions
from fifteentwo.game.events import CardPlayed, CountEnded, GoSaid, Pegged, PlayTakenBack, RenegeCalled


def card_points(cards: str) -> list[int]:
    """Returns what each of some cards scores, played in turn from the pone on."""
    words = cards.split()
    held = set(words)
    spare = [card for card in ("KS", "KH", "QS", "QH", "JS", "JH", "TS", "TH") if card not in held]
    pone, dealer = words[::2], words[1::2]
    hands = [" ".join(hand + [spare.pop() for _ in range(4 - len(hand))]) for hand in (pone, dealer)]
    return play(playing(*hands, starter="9S"), cards).card_points()


def sources(run: Run) -> list[tuple[int, Source, int]]:
    """Returns everything scored: who, for what, how much."""
    return [(event.seat, event.source, event.points) for event in run.of(Pegged)]


def test_28_fifteen_and_a_pair() -> None:
    assert card_points("AC 7C 7D") == [0, 0, 4]


def test_29_three_fives() -> None:
    assert card_points("5C 5D 5H") == [0, 2, 8]


def test_30_run_and_thirty_one() -> None:
    assert card_points("7C 8D 9C 7D") == [0, 2, 3, 5]


def test_31_fifteen_then_nothing() -> None:
    assert card_points("8C 7D 8H") == [0, 2, 0]


def test_32_a_pair_breaks_the_run() -> None:
    assert card_points("2C 3D 4C 4D 5C") == [0, 0, 3, 2, 0]


def test_33_only_the_last_cards_make_the_run() -> None:
    assert card_points("2C 8D 6C 7D 5C") == [0, 0, 0, 3, 4]


def test_34_a_pair_inside_stops_the_run() -> None:
    assert card_points("2C 5D 7C 7D 6C") == [0, 0, 0, 2, 0]


def test_35_the_longest_run() -> None:
    assert card_points("AC 2D 3C 4D 5C 6D 7C") == [0, 0, 3, 4, 7, 6, 7]


def test_36_the_ace_is_low() -> None:
    assert card_points("QC KD AC") == [0, 0, 0]


def test_37_run_of_ten_jack_queen() -> None:
    run = play(playing("TC QC 5C 6C", "JD 5D 6D 7D"), "TC JD QC")

    assert run.card_points() == [0, 0, 3]
    assert run.pegged(P) == 4  # the go as well


def test_38_a_run_does_not_go_on_after_the_count() -> None:
    run = play(playing("KC QC 5C 6C", "JD TD 6D 7D"), "KC JD QC TD")

    assert sources(run) == [(P, Source.CARD, 3), (P, Source.GO, 1)]
    assert run.state.pile == (Card.parse("TD"),)


def test_39_thirty_one_after_a_go_is_no_go_as_well() -> None:
    run = play(playing("TC 9C 2C 3C", "KD 8D 7D 6D"), "TC KD 9C 2C 8D 3C 7D 6D")

    assert run.of(GoSaid) == [GoSaid(D, 29)]
    assert sources(run)[:2] == [(P, Source.CARD, 2), (D, Source.LAST, 1)]


def test_40_playing_on_alone_after_a_go() -> None:
    run = play(playing("AC AD AH AS", "TC TD TH TS"), "AC TC AD TD AH AS TH TS")

    assert [event for event in sources(run) if event[1] in {Source.CARD, Source.GO, Source.LAST}] == [
        (P, Source.CARD, 2),
        (P, Source.GO, 1),
        (D, Source.CARD, 2),
        (D, Source.LAST, 1),
    ]


def in_the_play(run: Run, seat: int) -> int:
    return run.pegged(seat, Source.CARD, Source.GO, Source.LAST)


def test_41_go_to_the_dealer_who_leads_alone() -> None:
    run = play(playing("JC 9C 6C TC", "6D 7D KD TD", starter="2S"), "JC 6D 9C 6C 7D TC KD TD")

    assert (in_the_play(run, P), in_the_play(run, D)) == (2, 2)
    assert sources(run)[1:3] == [(D, Source.GO, 1), (D, Source.LAST, 1)]
    assert run.of(CountEnded) == [CountEnded(31), CountEnded(27), CountEnded(10)]


def test_42_go_to_the_pone_who_is_out() -> None:
    run = play(playing("9C AC AD KC", "3D 2D 4D KD", starter="6S"), "9C 3D AC 2D AD 4D KC KD")

    assert (in_the_play(run, P), in_the_play(run, D)) == (1, 6)
    assert run.of(GoSaid) == [GoSaid(D, 30)]


def test_43_last_card_makes_thirty_one() -> None:
    run = play(playing("KC JC TC 7C", "KD 3D 9D 2D", starter="4S"), "KC KD JC 3D TC 9D 7C 2D")

    assert run.card_points()[-1] == 2
    assert in_the_play(run, D) == 2 + 2  # the pair of kings before
    assert Source.LAST not in {source for _, source, _ in sources(run)}
    assert run.of(CountEnded) == [CountEnded(30), CountEnded(31)]


def test_44_last_card_makes_fifteen() -> None:
    run = play(playing("KC 2C 7C 6C", "QD 7D AD 2D"), "KC QD 2C 7D AD 7C 2D 6C")

    assert [event for event in sources(run) if event[0] == P][:2] == [(P, Source.CARD, 2), (P, Source.LAST, 1)]


def test_45_fifteen_on_a_double_pair_royal_and_last() -> None:
    run = play(playing("TC TD 2C 2D", "TH 7D 2H 2S", starter="4S"), "TC TH TD 7D 2C 2H 2D 2S")
    last = [event for event in run.of(Pegged) if event.source in {Source.CARD, Source.LAST}][-2:]

    assert [kinds(event) for event in last] == [["fifteen", "double pair royal"], ["last"]]
    assert sum(event.points for event in last) == 15
    assert (in_the_play(run, P), in_the_play(run, D)) == (13, 19)


def test_46_threes_and_fours() -> None:
    run = play(playing("3C 3D 4C 4D", "3H 3S 4H 4S"), "3C 3H 3D 3S 4C 4H 4D 4S")

    assert (in_the_play(run, P), in_the_play(run, D)) == (12, 29)


def test_47_fives_and_fours() -> None:
    run = play(playing("5C 5D 4C 4D", "4H 4S 5H 9D"), "5C 5H 5D 4H 4C 4S 4D")

    assert run.of(CountEnded) == [CountEnded(31)]
    assert (run.pegged(P), run.pegged(D)) == (24, 8)

    run = run.then_play("9D")
    assert (in_the_play(run, P), in_the_play(run, D)) == (24, 9)


FALSE_GO = ("KC TC 7C 8C", "5D AD 5H 6D")
"""K 5 T makes 25, and the dealer still holds an ace, a five and a six."""


def test_48_a_go_with_cards_that_fit_is_refused() -> None:
    state = play(playing(*FALSE_GO), "KC 5D TC").state

    with pytest.raises(IllegalAction, match="can play AD 5H 6D on 25, and so must"):
        run(state, Go(D))
    assert Go(D) not in legal_actions(state, D)


def test_48_a_go_with_three_cards_that_fit_costs_six_in_tournaments() -> None:
    steps = Run(playing(*FALSE_GO, rules="acc"), ()).then(
        PlayCard(P, Card.parse("KC")),
        Claim(P, 0),
        PlayCard(D, Card.parse("5D")),
        Claim(D, 2),
        PlayCard(P, Card.parse("TC")),
        Claim(P, 0),
        Go(D),
        Claim(P, 1),
        PlayCard(D, Card.parse("AD")),
        CallRenege(P),
    )

    cards = (Card.parse("AD"), Card.parse("5H"), Card.parse("6D"))
    assert steps.of(RenegeCalled) == [RenegeCalled(P, D, cards)]
    assert steps.of(PlayTakenBack) == [PlayTakenBack((0, 2), ())]
    assert steps.pegged(P, Source.PENALTY) == 6
    assert steps.state.scores == (6, 2)
    assert (steps.state.count, steps.state.turn, steps.state.hands[D]) == (25, D, cards)


@pytest.mark.parametrize("rules", ["six_card", "acc"])
def test_49_a_card_past_the_limit_is_given_back(rules: str) -> None:
    state = GameState.setup(
        rules,
        dealer=D,
        hands=["KC 8C 5C 6C", "TD 2D 5D 6D"],
        starter="KS",
        played=[(P, "KC"), (D, "TD"), (P, "8C")],
    )

    with pytest.raises(IllegalAction, match="5D would bring the count from 28 to 33, past 31"):
        run(state, PlayCard(D, Card.parse("5D")))
    assert state.scores == (0, 0)
    assert play(state, "2D").of(CardPlayed) == [CardPlayed(D, Card.parse("2D"), 30)]


def test_50_a_new_count_knows_nothing_of_the_last() -> None:
    run = play(playing("KC TC AC 5C", "JD AD AH 6D"), "KC JD TC AD AC AH")

    assert run.card_points() == [0, 0, 0, 2, 0, 2]
    assert holder(run.state, Card.parse("6D")) == D
