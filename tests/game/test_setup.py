"""Positions: what they hold, and what is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from tests.game.table import Run, play, texts, to_end_of_deal
from tests.random_play import play_on
from tests.strategies import randoms, rule_sets

from fifteentwo.cards import DECK, Card, parse_cards
from fifteentwo.errors import FifteentwoError, ParseError, RuleError
from fifteentwo.game import CutStarter, Deal, GameState, Phase, Source, apply, view
from fifteentwo.game.events import NotCounted
from fifteentwo.rules import RuleSet

HANDS = ("5H 6H 7H 8H", "5C 5D 5S TD")
CRIB = "AC AD 2C 2D"


def test_with_rules_alone_the_deal_is_cut_for() -> None:
    state = GameState.setup("three_hand")

    assert (state.phase, state.dealer, state.scores, state.deal_number) == (Phase.PACK, None, (0, 0, 0), 1)


def test_with_a_dealer_it_waits_for_a_deal() -> None:
    state = GameState.setup(RuleSet(), dealer=1, scores=[10, 20], deal_number=4)

    assert (state.phase, state.dealer, state.scores) == (Phase.DEAL, 1, (10, 20))
    assert state.first_dealer == 0
    assert GameState.setup("three_hand", dealer=1, deal_number=3).first_dealer == 2
    assert GameState.setup("three_hand", dealer=1, deal_number=3, first_dealer=0).first_dealer == 0


def test_hands_as_dealt_wait_for_the_discards() -> None:
    state = GameState.setup("six_card", dealer=1, hands=["5H 6H 7H 8H KC KD", "5C 5D 5S TD QC QD"])

    assert (state.phase, state.to_act) == (Phase.DISCARD, (0, 1))
    assert len(state.undealt) == 40
    three = GameState.setup("three_hand", dealer=2, hands=["5H 6H 7H 8H KC", "5C 5D 5S TD QC", "9C 9D 9H 9S JC"])
    assert (texts(three.crib), len(three.undealt)) == (["AC"], 36)
    six = "three_hand three_hand_crib=dealer_six crib_from_pack=0"
    dealer_six = GameState.setup(six, dealer=2, hands=["5H 6H 7H 8H KC", "5C 5D 5S TD QC", "9C 9D 9H 9S JC JD"])
    assert (dealer_six.phase, dealer_six.crib) == (Phase.DISCARD, ())


def test_hands_as_kept_wait_for_the_starter() -> None:
    undealt = [card for card in DECK if str(card) not in " ".join((*HANDS, CRIB))]
    state = GameState.setup("six_card", dealer=1, hands=HANDS, crib=CRIB, undealt=undealt[::-1])

    assert (state.phase, state.to_act) == (Phase.CUT_STARTER, (0,))
    assert [texts(cards) for cards in state.discards] == [["AC", "AD"], ["2C", "2D"]]
    after, _ = apply(state, CutStarter(0, 4))
    assert after.starter == undealt[-5]


def test_a_starter_leads_to_the_play() -> None:
    state = GameState.setup("six_card", dealer=1, hands=HANDS, starter="KC")

    assert (state.phase, state.turn, state.starter) == (Phase.PLAY, 0, Card.parse("KC"))
    assert len(state.crib) == 4
    # It stays among the cards that it was cut from, as it does in a game.
    assert state.undealt[4] == state.starter
    assert sorted(sum(state.kept, ()) + state.crib + state.undealt) == list(DECK)


def test_undealt_cards_with_or_without_the_starter() -> None:
    undealt = [card for card in DECK if str(card) not in " ".join((*HANDS, CRIB))]
    words = {"dealer": 1, "hands": HANDS, "crib": CRIB, "starter": undealt[9]}
    with_it = GameState.setup("six_card", undealt=undealt, **words)
    without = GameState.setup("six_card", undealt=undealt[:9] + undealt[10:], **words)

    assert with_it.undealt == tuple(undealt)
    assert sorted(without.undealt) == undealt
    assert without.undealt[4] == undealt[9]


def test_cards_played_score_nothing_and_pass_the_turn() -> None:
    hands = ("KC 9C 4C 4D", "QD TD 8D 8H")
    state = GameState.setup("six_card", dealer=1, hands=hands, starter="2S", played=[(0, "KC"), (1, "QD"), (0, "9C")])
    played = play(GameState.setup("six_card", dealer=1, hands=hands, starter="2S"), "KC QD 9C").state

    assert state.scores == (0, 0)
    for name in ("turn", "count", "pile", "plays", "hands", "gone", "count_number", "last", "phase"):
        assert getattr(state, name) == getattr(played, name)


def says_all(rules: RuleSet) -> bool:
    """Tells whether nobody passes or says go but where the cards alone show it."""
    return rules.scoring == "auto" and rules.must_play_after_go


@given(rules=rule_sets().filter(says_all), chance=randoms())
def test_any_play_can_be_described(rules: RuleSet, chance: random.Random) -> None:
    for _, _, _, state in play_on(GameState.setup(rules), chance):
        if state.phase is Phase.PLAY and chance.random() < 0.1:
            assert state.dealer is not None
            described = GameState.setup(
                rules,
                dealer=state.dealer,
                scores=state.scores,
                back_pegs=state.back_pegs,
                hands=state.kept,
                crib=state.crib,
                starter=state.starter,
                played=[(play.seat, play.card) for play in state.plays],
                deal_number=state.deal_number,
                first_dealer=state.first_dealer,
            )
            for seat in range(state.players):
                one, other = view(described, seat), view(state, seat)
                for name in (
                    "hand",
                    "hand_sizes",
                    "turn",
                    "count",
                    "pile",
                    "plays",
                    "gone",
                    "to_act",
                    "scores",
                    "undealt",
                ):
                    assert getattr(one, name) == getattr(other, name), name
                assert one.legal_actions == other.legal_actions


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ({"dealer": 2}, "dealer is 2, but seats are 0 to 1"),
        ({"dealer": 0, "first_dealer": -1}, "first_dealer is -1, but seats are 0 to 1"),
        ({"dealer": 0, "deal_number": 0}, "deal_number counts from 1"),
        ({"dealer": 0, "game_number": -1}, "game_number from 0"),
        ({"deal_number": 2}, "without a dealer a game can only begin with the cut for deal"),
        ({"first_dealer": 1}, "without a dealer a game can only begin with the cut for deal"),
        ({"scores": [1, 2, 3]}, "scores needs 2 numbers, one for each side, not 3"),
        ({"scores": [0, 121]}, "scores of side 1 is 121, but must be from 0 to 120"),
        ({"scores": [-1, 0]}, "scores of side 0 is -1"),
        ({"scores": [5, 9], "back_pegs": [6, 0]}, "back_pegs of side 0 is 6, ahead of its score of 5"),
        ({"back_pegs": [0]}, "back_pegs needs 2 numbers"),
        ({"dealer": 0, "starter": "5C"}, "need hands"),
        ({"hands": HANDS}, "hands need a dealer"),
        ({"dealer": 0, "hands": HANDS[:1]}, "hands needs 2 hands, one for each seat, not 1"),
        ({"dealer": 0, "hands": ["5H 6H 7H", "5C 5D 5S TD"]}, r"hands has \[3, 4\] cards; dealt are \[6, 6\], kept are 4"),
        ({"dealer": 0, "hands": ["5H 6H 7H 8H", "5C 5D 5S 8H"]}, "8H stands twice in hands, crib and starter"),
        ({"dealer": 0, "hands": HANDS, "crib": "AC 2C 3C"}, "crib needs 4 cards, not 3"),
        ({"dealer": 0, "hands": HANDS, "starter": "5C"}, "5C stands twice in hands, crib and starter"),
        ({"dealer": 0, "hands": HANDS, "crib": "AC AD AH 5D"}, "5D stands twice"),
        ({"dealer": 0, "hands": HANDS, "undealt": "AC AD"}, "undealt must hold"),
        ({"dealer": 0, "hands": HANDS, "crib": CRIB, "undealt": DECK[:40]}, "undealt must hold"),
        (
            {"dealer": 0, "hands": ["5H 6H 7H 8H KC KD", "5C 5D 5S TD QC QD"], "starter": "2C"},
            "crib and starter need hands as kept",
        ),
        ({"dealer": 0, "hands": HANDS, "played": [(1, "5C")]}, "played needs a starter"),
        ({"dealer": 0, "hands": HANDS, "starter": "2C", "played": [(0, "5H")]}, "it is seat 1's turn, not seat 0's"),
        ({"dealer": 0, "hands": HANDS, "starter": "2C", "played": [(1, "5H")]}, "seat 1 does not hold 5H or cannot play"),
        ({"dealer": 0, "hands": ["5H 5H 7H 8H", "5C 5D 5S TD"]}, "5H stands twice"),
        ({"dealer": 0, "hands": [parse_cards("5H 6H 7H 8H"), [DECK[0]] * 4]}, "names a card twice"),
        ({"rules": "five_card", "dealer": 1, "hands": ["KC 9C 8C", "QD 7D 6D"], "starter": "2S",
          "played": [(0, "KC"), (1, "QD"), (0, "9C")]}, "played leaves no card to play"),
        ({"rules": "five_card", "dealer": 1, "hands": ["KC 9C 8C", "QD 7D 6D"], "starter": "2S",
          "played": [(0, "KC"), (1, "QD"), (0, "9C"), (1, "7D")]}, "the play is over before seat 1 plays 7D"),
    ],
)  # fmt: skip
def test_what_contradicts_itself_is_refused(words: dict[str, Any], complaint: str) -> None:
    with pytest.raises(FifteentwoError, match=complaint):
        GameState.setup(**words)


def test_bad_text_is_refused() -> None:
    with pytest.raises(ParseError, match="is not a suit"):
        GameState.setup("six_card", dealer=0, hands=["5H 6H 7H 8X", "5C 5D 5S TD"])
    with pytest.raises(ParseError, match="no rules named"):
        GameState.setup("seven_card")
    with pytest.raises(RuleError, match="needs scoring=manual"):
        GameState.setup("six_card muggins=on")


def test_an_opening_bonus_that_wins_ends_the_game() -> None:
    state = GameState.setup("five_card", dealer=0, scores=[0, 58])
    after, events = apply(state, Deal(DECK))

    assert after.phase is Phase.OVER
    assert after.result is not None
    assert (after.result.winner, after.scores) == (1, (0, 61))
    assert len(events) == 2


def test_a_deal_that_is_under_way_has_paid_its_opening_bonus() -> None:
    start = GameState.setup("five_card", dealer=0, hands=["KC 9C 8C", "QD 7D 6D"], starter="2S")
    ended = to_end_of_deal(Run(start, ()))

    assert not ended.then(Deal(DECK)).pegged(0, Source.OPENING)
    assert ended.then(Deal(DECK)).state.scores == ended.state.scores


def test_an_opening_bonus_may_overshoot() -> None:
    state = GameState.setup("five_card win_mode=exact", dealer=0, scores=[0, 59])
    after, events = apply(state, Deal(DECK))

    assert events[0] == NotCounted(1, Source.OPENING, 3, "win_mode")
    assert (after.scores, after.phase) == ((0, 59), Phase.DISCARD)
