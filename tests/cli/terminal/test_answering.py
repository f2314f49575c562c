from __future__ import annotations

import random

import pytest

from fifteentwo.cards import DECK, Card, parse_cards
from fifteentwo.cli.look import Look
from fifteentwo.cli.terminal.answering import answer
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import (
    Accept,
    Action,
    Claim,
    CutBeforeDeal,
    CutForDeal,
    CutPack,
    CutStarter,
    Deal,
    DeclineCut,
    Discard,
    GameState,
    Go,
    Muggins,
    Pass,
    PlayCard,
    apply,
    view,
)

CHANCE = random.Random(1)
TO_LAY = GameState.setup(dealer=1, hands=("5H 6H 7C 8D TD JC", "2C 3C 9S JD 4C 4D"))
TO_PLAY = GameState.setup(dealer=1, hands=("5H 6H TD JC", "2C 3C 9S JD"), starter="KC")
AT_23 = GameState.setup(
    dealer=1, hands=("2H 6H TD JC", "AC 3C 9S JD"), starter="KC", played=[(0, "TD"), (1, "JD"), (0, "2H"), (1, "AC")]
)


def said(state: GameState, text: str, seat: int = 0) -> Action:
    return answer(view(state, seat), text, Look(), CHANCE)


def refused(state: GameState, text: str, seat: int = 0) -> str:
    with pytest.raises(FifteentwoError) as caught:
        said(state, text, seat)
    return str(caught.value)


@pytest.mark.parametrize("text", ["1 4", "14", "1,4", " 4  1 ", "5h 8d", "5♥,8♦", "1 8d"])
def test_two_cards(text: str) -> None:
    action = said(TO_LAY, text)
    assert isinstance(action, Discard)
    assert set(action.cards) == set(parse_cards("5H 8D"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Choose two cards by number or name."),
        ("1", "That is one card; two cards go into the crib."),
        ("1 2 3", "That is three cards; two cards go into the crib."),
        ("1 7", "There is no card 7: you have numbers from 1 to 6."),
        ("1 0", "There is no card 0: you have numbers from 1 to 6."),
        ("1 1", "That is 5♥ twice."),
        ("1 ks", "You do not hold K♠."),
        ("1 k", "You hold no kings."),
        ("1 x", "'x' is not a card: 'X' is not a rank (A 2 3 4 5 6 7 8 9 T J Q K)."),
    ],
)
def test_discards_that_are_none(text: str, message: str) -> None:
    assert refused(TO_LAY, text) == message


@pytest.mark.parametrize(("text", "card"), [("1", "5H"), ("j", "JC"), ("10d", "TD"), ("T", "TD")])
def test_a_card(text: str, card: str) -> None:
    assert said(TO_PLAY, text) == PlayCard(0, Card.parse(card))


def test_a_letter_must_be_clear() -> None:
    state = GameState.setup(dealer=1, hands=("5H JH TD JC", "2C 3C 9S JD"), starter="KC")
    assert refused(state, "j") == "You hold two jacks."


def test_plays_that_are_none() -> None:
    assert refused(TO_PLAY, "") == "Choose a card by number or name."
    assert refused(TO_PLAY, "go") == "You can play 5♥ 6♥ 10♦ J♣, so you must."
    assert refused(TO_PLAY, "renege").startswith("You have not seen anybody say go")
    assert refused(TO_PLAY, "back") == "There is no go to take back."
    assert refused(TO_PLAY, "claim 2") == "There is nothing for you to claim now."


def test_a_card_too_high() -> None:
    assert refused(AT_23, "jc") == "J♣ would take the count from 23 to 33, past 31."


def test_enter_plays_the_only_card() -> None:
    assert said(AT_23, "") == PlayCard(0, Card.parse("6H"))


def test_cuts() -> None:
    start, _ = apply(GameState.setup(), CutPack(DECK))
    assert said(start, "1") == CutForDeal(0, 0)
    assert said(start, "52") == CutForDeal(0, 51)
    assert isinstance(said(start, ""), CutForDeal)
    assert refused(start, "53") == "53 is not from 1 to 52."
    assert refused(start, "x") == "'x' is not a number: a number from 1 to 52, or Enter."

    offered, _ = apply(GameState.setup("six_card cut_before_deal=offered", dealer=1), Deal(DECK))
    assert said(offered, "n") == DeclineCut(0)
    assert said(offered, "4") == CutBeforeDeal(0, 4)
    assert refused(offered, "3") == "3 is not from 4 to 48."

    starter = GameState.setup(dealer=1, hands=("5H 6H TD JC", "2C 3C 9S JD"))
    assert said(starter, "36") == CutStarter(0, 36)
    assert isinstance(said(starter, ""), CutStarter)
    assert refused(starter, "37") == "37 is not from 4 to 36."


def test_anywhere_is_a_place_that_is_free() -> None:
    state, _ = apply(GameState.setup("four_hand"), CutPack(DECK))
    for seat in (1, 2, 3):
        state, _ = apply(state, CutForDeal(seat, seat))
    for _ in range(200):
        action = said(state, "")
        assert isinstance(action, CutForDeal)
        assert action.place not in {1, 2, 3}


MANUAL = GameState.setup(
    "six_card scoring=manual muggins=on", dealer=1, hands=("7H 8H TC 6D", "8D 9S TS KD"), starter="QC"
)


def test_claims_and_muggins() -> None:
    state, _ = apply(MANUAL, PlayCard(0, Card.parse("7H")))
    assert said(state, "") == Claim(0, 0)
    assert said(state, "3") == Claim(0, 3)
    assert said(state, "claim 3") == Claim(0, 3)
    assert refused(state, "two") == "'two' is not a number: the points to claim."

    state, _ = apply(state, Claim(0, 0))
    assert said(state, "8d", seat=1) == PlayCard(1, Card.parse("8D"))
    assert said(state, "m 2", seat=1) == Muggins(1, 2)
    assert said(state, "m2", seat=1) == Muggins(1, 2)
    assert refused(state, "", seat=1) == "Choose a card by number or name."


def test_accepting() -> None:
    state = GameState.setup(
        "six_card scoring=manual muggins=on",
        dealer=1,
        hands=("5H 5D 5S JC", "2S 4S 6C 8C"),
        starter="KC",
        played=[(0, "JC"), (1, "8C"), (0, "5H"), (1, "6C"), (1, "2S"), (0, "5D"), (1, "4S")],
    )
    for action in (PlayCard(0, Card.parse("5S")), Claim(0, 0)):
        state, _ = apply(state, action)
    assert said(state, "", seat=1) == Accept(1)
    assert said(state, "2", seat=1) == Muggins(1, 2)
    assert refused(state, "x", seat=1) == "'x' is not a number: what was overlooked, or Enter to accept."


def test_go_and_pass() -> None:
    rules = "six_card scoring=manual renege=acc must_play_after_go=off"
    hands = ("TH TS 9C 3C", "TC TD 5C KD")
    state = GameState.setup(rules, dealer=1, hands=hands, starter="QC", played=[(0, "TH"), (1, "TC")])
    assert said(state, "g") == Go(0)
    assert said(state, "p") == Pass(0)
    assert refused(state, "") == "Choose a card by number or name, or g for go."


def test_heels_are_claimed_before_the_first_card() -> None:
    state = GameState.setup("acc", dealer=1, hands=("5H 6H TD JC", "2C 3C 9S 4D"))
    jack = next(place for place, card in enumerate(state.undealt) if place >= 4 and card.rank.word == "jack")
    state, _ = apply(state, CutStarter(0, jack))
    assert said(state, "claim 2", seat=1) == Claim(1, 2)
    assert refused(state, "claim", seat=1) == "It takes claim and a number, such as claim 2."


def test_a_hand_is_not_lost_by_a_stray_enter() -> None:
    state = GameState.setup(
        "six_card scoring=manual", dealer=1, hands=("5H 6H TD JC", "2C 3C 9S JD"), starter="KC",
        played=[(0, "TD"), (1, "JD"), (0, "6H"), (1, "2C"), (1, "3C"), (0, "JC"), (1, "9S")],
    )  # fmt: skip
    state, _ = apply(state, PlayCard(0, Card.parse("5H")))
    for _ in range(2):  # the card, and the last one
        state, _ = apply(state, Claim(0, 0))

    assert refused(state, "") == "Type the number of points; 0 claims nothing."
    assert said(state, "0") == Claim(0, 0)
    assert said(state, "9") == Claim(0, 9)


def test_muggins_wants_a_number() -> None:
    state = GameState.setup(
        "six_card scoring=manual muggins=on", dealer=1, hands=("5H 6H TD JC", "2C 3C 9S JD"), starter="KC"
    )
    state, _ = apply(state, PlayCard(0, Card.parse("TD")))
    state, _ = apply(state, Claim(0, 0))

    for text in ("m", "muggins"):
        assert refused(state, text, seat=1) == "Muggins takes the number of points, such as m 2."
