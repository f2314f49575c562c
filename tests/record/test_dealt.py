"""Decks and the hands that are dealt from them."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import decks, rule_sets

from fifteentwo.cards import DECK, Card, parse_cards, shuffled
from fifteentwo.game import Deal, GameState, apply
from fifteentwo.record.dealt import CRIB, cut, fill_up, hand_out, put_together, uncut
from fifteentwo.rules import PRESETS, RuleSet


@given(rule_sets(), decks(), st.data())
def test_hands_are_those_that_the_referee_deals(rules: RuleSet, deck: tuple[Card, ...], data: st.DataObject) -> None:
    rules = rules.replace(cut_before_deal="none")
    dealer = data.draw(st.integers(0, rules.players - 1))
    state, _ = apply(GameState.setup(rules, dealer=dealer), Deal(deck))

    dealt = hand_out(rules, dealer, deck)

    assert tuple(tuple(sorted(hand)) for hand in dealt.hands) == state.hands
    assert dealt.crib == state.crib
    assert dealt.rest == state.undealt


@given(rule_sets(), decks(), st.data())
def test_a_deck_is_put_together_from_what_it_dealt(rules: RuleSet, deck: tuple[Card, ...], data: st.DataObject) -> None:
    dealer = data.draw(st.integers(0, rules.players - 1))
    dealt = hand_out(rules, dealer, deck)
    parts: dict[int | str, tuple[Card, ...]] = dict(enumerate(dealt.hands))
    if dealt.crib:
        parts[CRIB] = dealt.crib

    top = put_together(rules, dealer, parts)

    assert (*top, *dealt.rest) == deck


@pytest.mark.parametrize(
    ("hands", "problem"),
    [
        ({0: "5H 6H 7H 8H 9H TH", 1: "5C 6C 7C 8C 9C"}, "seat 1 is dealt 6 cards, not 5"),
        ({0: "5H 6H 7H 8H 9H TH"}, "seat 1 is dealt 6 cards, not 0"),
        ({0: "5H 6H 7H 8H 9H TH", 1: "5C 6C 7C 8C 9C TH"}, "a card is dealt twice"),
        ({0: "5H 6H 7H 8H 9H TH", 1: "5C 6C 7C 8C 9C TC", CRIB: "AS"}, "the crib is dealt 0 cards, not 1"),
        ({0: "5H 6H 7H 8H 9H TH", 1: "5C 6C 7C 8C 9C TC", 7: "AS"}, "seat 7 is dealt 0 cards, not 1"),
    ],
)
def test_hands_that_no_deck_deals(hands: dict[int | str, str], problem: str) -> None:
    parts = {receiver: parse_cards(cards) for receiver, cards in hands.items()}

    assert put_together(PRESETS["six_card"].rules, 0, parts) == problem


@given(st.integers(0, 52), st.integers(0, 2**32))
def test_uncutting_undoes_a_cut(place: int, seed: int) -> None:
    deck = shuffled(random.Random(seed))

    assert uncut(cut(deck, place), place) == deck
    assert cut(deck, place)[: 52 - place] == deck[place:]


def test_a_deck_is_filled_up_lowest_first_with_the_starter_at_its_place() -> None:
    top, starter = parse_cards("AC 2C 3C"), Card.parse("KS")

    deck = fill_up(top, starter, 5)

    assert set(deck) == set(DECK)
    assert deck[3 + 5] is starter
    assert [card for card in deck[3:] if card is not starter] == sorted(set(DECK) - {*top, starter})
