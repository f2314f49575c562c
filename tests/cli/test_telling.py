from __future__ import annotations

import pytest

from fifteentwo.cards import parse_cards
from fifteentwo.cli.look import Look
from fifteentwo.cli.names import Names
from fifteentwo.cli.telling import Telling
from fifteentwo.game import (
    Accept,
    Action,
    CallRenege,
    Claim,
    CutStarter,
    GameState,
    Go,
    Muggins,
    Penalty,
    PlayCard,
    Resign,
    apply,
)

ANN_AND_BEN = Telling(Names(("Ann", "Ben"), (0, 1)), Look())
ACC = "acc muggins=on"


def told(state: GameState, *actions: Action) -> list[str]:
    """Returns everything that is said after some actions."""
    sentences = []
    for action in actions:
        state, events = apply(state, action)
        sentences += ANN_AND_BEN.tell(events)
    return sentences


def position(rules: str, hands: tuple[str, str], starter: str = "QC", dealer: int = 1, **more: object) -> GameState:
    return GameState.setup(rules, dealer=dealer, hands=hands, starter=starter, **more)  # type: ignore[arg-type]


def cards(seat: int, text: str) -> list[PlayCard]:
    return [PlayCard(seat, card) for card in parse_cards(text)]


def test_the_play_is_said_as_at_the_table() -> None:
    state = position("six_card", ("7H 8H TC 6D", "8D 9S TS KD"))
    plays = [*cards(0, "7H"), *cards(1, "8D"), *cards(0, "TC"), *cards(0, "6D")]

    assert told(state, *plays) == [
        "Ann: 7♥ “seven”",
        "Ben: 8♦ “fifteen for two”",
        "Ann: 10♣ “twenty-five”",
        "Ben: “go”",
        "Ann: 6♦ “thirty-one for two”",
    ]


TWENTY_ONE = (
    "fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve, fifteen fourteen, "
    "a pair royal is twenty, and one for his nob is twenty-one"
)
LAST_CARDS = [(1, "2S"), (0, "5D"), (1, "4S"), (0, "5S")]


def near_the_show(rules: str, **more: object) -> GameState:
    played = [(0, "JC"), (1, "8C"), (0, "5H"), (1, "6C")]
    return position(rules, ("5H 5D 5S JC", "2S 4S 6C 8C"), "KC", played=played, **more)


def test_the_last_card_and_the_show() -> None:
    sentences = told(near_the_show("six_card"), *[play for seat, card in LAST_CARDS for play in cards(seat, card)])

    assert sentences[3] == "Ann: 5♠ “fourteen, and one for last”"
    assert sentences[4] == f"Ann shows 5♦ 5♥ 5♠ J♣: “{TWENTY_ONE}” 21"
    assert sentences[5].startswith("Ben shows 2♠ 4♠ 6♣ 8♣: “")
    assert sentences[6].startswith("Ben turns the crib: ")


def test_heels() -> None:
    state = GameState.setup("six_card", dealer=1, hands=("5H 6H 7C 8D", "2C 3C 9S TD"))
    jack = next(place for place, card in enumerate(state.undealt) if place >= 4 and card.rank.word == "jack")
    first, second = told(state, CutStarter(0, jack))

    assert first.startswith("Ann cuts: the starter is J")
    assert second == "Ben: “two for his heels”"


def test_claims_and_muggins() -> None:
    state = position("house_strict", ("7H 8H TC 6D", "8D 9S TS KD"))
    actions = [*cards(0, "7H"), Claim(0, 0), *cards(1, "8D"), Claim(1, 0), Muggins(0, 2)]

    assert told(state, *actions) == [
        "Ann: 7♥ “seven”",
        "Ben: 8♦ “fifteen”",
        "Ann: “muggins for two points”",
        "There were 2 to count.",
        "Ann pegs 2.",
    ]


@pytest.mark.parametrize(
    ("claimed", "sentences"),
    [
        (2, ["Ben claims 2 for the card."]),
        (1, ["Ben claims 1 for the card.", "There were 2 to count."]),
        (5, ["Ben claims 5 for the card.", "Only 2 were there."]),
    ],
)
def test_claims_that_are_wrong(claimed: int, sentences: list[str]) -> None:
    state = position("six_card scoring=manual", ("7H 8H TC 6D", "8D 9S TS KD"))
    assert told(state, *cards(0, "7H"), Claim(0, 0), *cards(1, "8D"), Claim(1, claimed))[2:] == sentences


def test_a_call_that_is_too_high() -> None:
    state = position(ACC, ("7H 8H TC 6D", "8D 9S TS KD"))
    sentences = told(state, *cards(0, "7H"), Claim(0, 0), *cards(1, "8D"), Claim(1, 2), Muggins(0, 2))
    assert sentences[-2:] == ["Ann: “muggins for two points” Nothing was overlooked.", "Ben pegs 2."]


def test_a_renege() -> None:
    state = position("acc", ("TH TS 9C 3C", "TC TD 5C 2D"), "QC", played=[(0, "TH"), (1, "TC")])
    actions = [*cards(0, "9C"), Claim(0, 0), Go(1), Claim(0, 1), *cards(1, "2D"), Claim(1, 0), CallRenege(0, dead=True)]
    sentences = told(state, *actions)

    assert "Ben: “go”" in sentences
    assert "Ann calls a renege: Ben could have played 2♦." in sentences
    assert any(line.startswith("The play goes back to the go, the pegs to 0 and 0.") for line in sentences)


def test_barred_points() -> None:
    rules = "six_card stinkhole=no_pegging target=61"
    state = position(rules, ("7H 8H TC 6D", "8D 9S TS KD"), scores=(0, 60))
    assert told(state, *cards(0, "7H"), *cards(1, "8D"))[1:] == [
        "Ben: 8♦ “fifteen”",
        "2 for the card do not count here (stinkhole).",
    ]


def test_a_hand_that_does_not_count_is_shown_without_its_points() -> None:
    state = near_the_show("six_card win_mode=exact", scores=(115, 0))
    sentences = told(state, *[play for seat, card in LAST_CARDS for play in cards(seat, card)])

    assert "Ann shows 5♦ 5♥ 5♠ J♣." in sentences
    assert "21 for the hand do not count here (win_mode)." in sentences


def test_faults() -> None:
    state = position("acc", ("7H 8H TC 6D", "8D 9S TS KD"), scores=(20, 30))
    assert told(state, Penalty("misdeal_not_confirmed", 0), Penalty("crib_looked_at", 1)) == [
        "Ann acts on a misdeal too soon.",
        "Ann goes back 10 holes, to 10.",
        "Ben looks into the crib.",
        "Ann pegs 2.",
    ]


def test_how_games_end() -> None:
    state = position("six_card", ("7H 8H TC 6D", "8D 9S TS KD"), scores=(20, 119))
    assert (
        told(state, *cards(0, "7H"), *cards(1, "8D"))[-1]
        == "Ben wins 121 to 20, a double skunk for Ann, which counts three."
    )
    assert told(state, Resign(1))[-2:] == ["Ben resigns.", "Ann wins 20 to 119, since the other side resigned."]


def test_three_sides_are_named() -> None:
    hands = ("7H 8H TC 6D", "8D 9S TS KD", "2C 3C 4C 5C")
    state = GameState.setup("three_hand", dealer=2, hands=hands, starter="QC", scores=(20, 119, 100))
    telling = Telling(Names(("Ann", "Ben", "Cleo"), (0, 1, 2)), Look())
    for action in (*cards(0, "7H"), *cards(1, "8D")):
        state, events = apply(state, action)
    assert list(telling.tell(events))[-1] == "Ben wins: Ann 20, Ben 121 and Cleo 100."


def test_a_hand_that_was_claimed_is_counted_aloud_when_it_is_settled() -> None:
    actions: list[Action] = []
    for (seat, card), points in zip(LAST_CARDS, (2, 0, 0, 0), strict=True):
        actions += [*cards(seat, card), Claim(seat, points), Accept(1 - seat)]
    actions += [Claim(0, 1), Accept(1)]  # for the last card
    sentences = told(near_the_show("six_card scoring=manual muggins=on"), *actions, Claim(0, 21), Accept(1))

    assert sentences[-4:] == [
        "Ann shows 5♦ 5♥ 5♠ J♣.",
        "Ann claims 21 for the hand.",
        f"The count: “{TWENTY_ONE}”",
        "Ben shows 2♠ 4♠ 6♣ 8♣.",
    ]


def test_ascii() -> None:
    telling = Telling(Names(("Ann", "Ben"), (0, 1)), Look(unicode=False))
    _, events = apply(position("six_card", ("7H 8H TC 6D", "8D 9S TS KD")), PlayCard(0, parse_cards("TC")[0]))
    assert list(telling.tell(events)) == ['Ann: TC "ten"']
