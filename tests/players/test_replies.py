from __future__ import annotations

from itertools import combinations

import pytest

from fifteentwo.cards import DECK, Card, parse_cards
from fifteentwo.game import GameState, view
from fifteentwo.players.replies import best_reply, next_seat, unseen_in_play
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import play


def plain_best_reply(pile: tuple[Card, ...], unseen: tuple[Card, ...], held: int, rules: RuleSet) -> float:
    room = rules.limit - sum(card.counting_value for card in pile)
    worth = [play((*pile, card), rules).total if card.counting_value <= room else 0 for card in unseen]
    hands = list(combinations(worth, held))
    return sum(max(hand) for hand in hands) / len(hands)


@pytest.mark.parametrize("rules", ["six_card", "six_card limit=34", "six_card flush_in_play=on"])
@pytest.mark.parametrize(
    ("pile", "held"), [("5H", 4), ("7S 8S", 3), ("TH JH QH", 2), ("4C 4D 5H 6S", 3), ("AH 2H 3H", 1)]
)
def test_average_over_all_hands(rules: str, pile: str, held: int) -> None:
    cards = parse_cards(pile)
    unseen = tuple([card for card in DECK if card not in cards][::2])

    expected = plain_best_reply(cards, unseen, held, RuleSet.parse(rules))
    assert best_reply(cards, unseen, held, RuleSet.parse(rules)) == pytest.approx(expected)


def test_nobody_answers_without_cards() -> None:
    assert best_reply(parse_cards("5H"), parse_cards("5C TD"), 0, RuleSet()) == 0


def test_a_lead_of_five_against_one_card() -> None:
    """Of 51 cards sixteen make fifteen and three make a pair, each for two."""
    five = parse_cards("5H")
    unseen = tuple([card for card in DECK if card not in five])

    assert best_reply(five, unseen, 1, RuleSet()) == pytest.approx(19 * 2 / 51)


def test_unseen_are_neither_own_nor_open() -> None:
    state = GameState.setup(
        dealer=1, hands=("5H 6H 7C 8D", "2C 3C 9S JD"), crib="AC AD AH AS", starter="KC", played=[(0, "5H"), (1, "9S")]
    )
    seen = parse_cards("5H 6H 7C 8D 9S KC") + state.discards[0]

    assert unseen_in_play(view(state, 0)) == tuple(card for card in DECK if card not in seen)


def test_the_next_seat_has_cards_and_has_not_gone() -> None:
    state = GameState.setup("three_hand", dealer=2, hands=("TC 9C 2S KC", "9H 9D 9S 8H", "7D KD QD JD"), starter="5H")
    assert next_seat(view(state, 0)) == 1
    played = [(0, "TC"), (1, "9H"), (2, "JD")]
    state = GameState.setup(
        "three_hand", dealer=2, hands=("TC 9C 2S KC", "9H 9D 9S 8H", "7D KD QD JD"), starter="5H", played=played
    )
    assert state.gone == ()
    assert view(state, 0).to_act == (0,)
    alone = GameState.setup(
        dealer=1,
        hands=("AC AD AH 2S", "TC TD TH KS"),
        starter="5H",
        played=[(0, "AC"), (1, "TC"), (0, "AD"), (1, "TD")],
    )
    assert next_seat(view(alone, 0)) == 1
