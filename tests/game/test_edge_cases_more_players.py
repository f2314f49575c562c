"""Edge cases 51 to 63: three and four players. Seat 0 is at the dealer's left, and the dealer is the last seat."""

from __future__ import annotations

import pytest
from tests.game.table import kept, kinds, last_card, play, playing, run, shown, to_end_of_deal, turn_starter

from fifteentwo.cards import DECK, Card, parse_cards
from fifteentwo.errors import IllegalAction
from fifteentwo.game import CutForDeal, CutPack, GameState, Phase, Source
from fifteentwo.game.events import (
    CardCut,
    CountEnded,
    CribShown,
    CutTied,
    DealerChosen,
    GameEnded,
    GoSaid,
    HandShown,
    Pegged,
)

IN_THE_PLAY = (Source.CARD, Source.GO, Source.LAST)


def test_51_order_of_the_show_with_three() -> None:
    run = shown("2C 3C TC KC", "2S 5C 8C 8S", "4D 7C 8H JD", rules="three_hand", starter="4H")
    show = [(type(event), event.seat) for event in run.events if isinstance(event, (HandShown, CribShown))]

    assert show == [(HandShown, 0), (HandShown, 1), (HandShown, 2), (CribShown, 2)]


def test_52_go_to_the_third_player() -> None:
    run = play(playing("KC 9C 8C 2C", "QD 9D 8D 2D", "JH 9H 8H 2H", rules="three_hand"), "KC QD JH")

    assert run.card_points() == [0, 0, 3]
    assert run.of(GoSaid) == [GoSaid(0, 30), GoSaid(1, 30)]
    assert run.pegged(2, Source.GO) == 1
    assert (run.state.turn, run.state.count) == (0, 0)


def test_53_thirty_one_by_the_only_player_who_can() -> None:
    run = play(playing("KC 9C 8C 2C", "QD 9D 8D AD", "JH 9H 8H 2H", rules="three_hand"), "KC QD JH AD")

    assert run.of(GoSaid) == [GoSaid(0, 30)]
    assert run.card_points() == [0, 0, 3, 2]
    assert run.pegged(1) == 2
    assert (run.state.turn, run.state.count) == (2, 0)


OUT_OF_CARDS = ("KC 8C 2C 2D", "JD 4D 3D 9D", "TH TS 6H 6S")
"""Played as named below, seat 0 is out of cards when seat 1 leads its last."""
OUT_OF_CARDS_ORDER = "KC JD TH 8C 4D TS 2C 3D 2D"


def test_54_the_last_player_goes_on_alone() -> None:
    before = play(playing(*OUT_OF_CARDS, rules="three_hand"), OUT_OF_CARDS_ORDER)
    assert [len(hand) for hand in before.state.hands] == [0, 1, 2]
    assert before.state.turn == 1

    run = play(before.state, "9D 6H 6S")
    pegged = [(event.seat, kinds(event), event.points) for event in run.of(Pegged) if event.source in IN_THE_PLAY]
    assert pegged == [(2, ["fifteen"], 2), (2, ["pair"], 2), (2, ["last"], 1)]


@pytest.mark.parametrize(
    ("response", "cards", "points", "leader"),
    [("rotate_all", "TC 9D 7H 3C 2C", 2, 1), ("bicycle_three", "TC 9D 7H 3C", 1, 1)],
)
def test_55_going_round_again_or_not_after_a_go(response: str, cards: str, points: int, leader: int) -> None:
    hands = ("TC 3C 2C KC", "9D 9H 9S 8D", "7H KH QH JH")
    run = play(playing(*hands, rules=f"three_hand go_response={response}"), cards)

    assert run.of(GoSaid) == [GoSaid(1, 29), GoSaid(2, 29)]
    assert run.of(CountEnded) == [CountEnded(31 if response == "rotate_all" else 29)]
    assert run.pegged(0) == points
    assert run.pegged(0, Source.GO) == (response == "bicycle_three")
    assert (run.state.turn, run.state.count) == (leader, 0)


def test_56_the_only_one_of_four_who_can_goes_on() -> None:
    hands = ("TC 9C 8C 5C", "JD 9D 8D 5D", "QH AH 8H 5H", "TS 9S 8S 5S")
    run = play(playing(*hands, rules="four_hand"), "TC JD QH AH")

    assert run.of(GoSaid) == [GoSaid(3, 30), GoSaid(0, 30), GoSaid(1, 30)]
    assert run.card_points() == [0, 0, 3, 2]
    assert run.of(CountEnded) == [CountEnded(31)]
    assert run.state.turn == 3


def test_57_a_seat_without_cards_does_not_lead() -> None:
    hands = ("2S 7C JS KH", "2H 4S 5S 7S", "4D 6D 9C 9S", "7D 8H JC KC")
    run = play(playing(*hands, rules="four_hand", starter="5H"), "2S 2H 4D 7D 7C 4S 5S 6D 8H JS 7S 9C JC KH")

    state = run.state
    assert state.last == 0
    assert [len(hand) for hand in state.hands] == [0, 0, 1, 1]
    assert (state.count, state.turn) == (0, 2)


def test_58_a_partner_pairs_a_partner() -> None:
    hands = ("TC AC 8C 5C", "TD 9D 8D 5D", "9H AH 8H 5H", "JS 9S 8S 4S")
    run = play(playing(*hands, rules="four_hand"), "TC TD 9H AC AH")
    pair = run.of(Pegged)[-1]

    assert (pair.seat, pair.side, kinds(pair)) == (2, 0, ["thirty-one", "pair"])
    assert run.state.scores == (4, 2)


def test_59_the_last_card_wins_for_the_side() -> None:
    hands = ("5H 7H TD KH", "5C 9C KC KD", "5D 6D 7S 8S", "4D 7D JC JH")
    state, card = last_card(*hands, rules="four_hand", starter="3D", scores=[119, 120])
    run = play(state, str(card))

    assert [(event.side, event.source) for event in run.of(Pegged)] == [(1, Source.LAST)]
    assert run.of(GameEnded)[-1].result.winner == 1


def test_60_the_show_stops_at_the_first_hand_that_wins() -> None:
    run = shown(
        "5C 5D 5H TD", "2C 9C KC KD", "2D 6D 7S 8S", "4D 7D JC JH", rules="four_hand", starter="TC", scores=[110, 119]
    )

    assert run.of(HandShown) == [HandShown(0, parse_cards("5C 5D 5H TD"))]
    assert run.of(GameEnded)[-1].result.scores == (121, 119)


@pytest.mark.parametrize(
    ("rules", "hands", "starter"),
    [
        ("three_hand", ("2C 3C TC KC", "2S 5C 8C 8S", "4D 7C 8H JD"), "4H"),
        ("four_hand", ("5H 7H TD KH", "5C 9C KC KD", "5D 6D 7S 8S", "4D 7D JC JH"), "3D"),
    ],
)
def test_61_a_dealer_may_score_nothing_in_the_play(rules: str, hands: tuple[str, ...], starter: str) -> None:
    run = to_end_of_deal(turn_starter(kept(*hands, rules=rules, starter=starter)))

    assert run.state.deal_number == 2
    assert run.pegged(len(hands) - 1, *IN_THE_PLAY) == 0


def test_62_nobody_waits_for_a_player_without_cards() -> None:
    before = play(playing(*OUT_OF_CARDS, rules="three_hand"), OUT_OF_CARDS_ORDER)
    run = play(before.state, "9D 6H")

    assert run.state.turn == 2
    assert not run.of(GoSaid)


def test_63_only_those_who_tied_cut_again() -> None:
    deck = DECK[16:20] + DECK[:16] + DECK[20:]  # the fives first, then the aces
    nine = deck.index(Card.parse("9C"))
    tied = run(GameState.setup("three_hand"), CutPack(deck), CutForDeal(1, 0), CutForDeal(0, 3), CutForDeal(2, nine))

    assert [str(event.card) for event in tied.of(CardCut)] == ["5C", "5S", "9C"]
    assert tied.of(CutTied) == [CutTied((0, 1))]
    assert tied.state.phase is Phase.PACK

    again = tied.then(CutPack(deck))
    assert again.state.to_act == (0, 1)
    with pytest.raises(IllegalAction, match="not up to seat 2"):
        again.then(CutForDeal(2, 0))
    chosen = again.then(CutForDeal(0, nine), CutForDeal(1, 4))
    assert chosen.of(DealerChosen) == [DealerChosen(1)]
    assert (chosen.state.dealer, chosen.state.phase) == (1, Phase.DEAL)
