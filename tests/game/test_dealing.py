"""From the cut for deal to the starter."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from tests.game.table import D, P, kept, run, texts, turn_starter
from tests.strategies import decks

from fifteentwo.cards import DECK, Card, Rank, parse_cards
from fifteentwo.errors import IllegalAction
from fifteentwo.game import (
    Accept,
    CutBeforeDeal,
    CutForDeal,
    CutPack,
    CutStarter,
    Deal,
    DeclineCut,
    Discard,
    GameState,
    Misdeal,
    Phase,
    PlayCard,
    Source,
    apply,
    legal_actions,
)
from fifteentwo.game.events import CutTied, DealerChosen, Dealt, Discarded, GameEnded, Misdealt, PackCut, StarterTurned

DEALER_SIX = "three_hand three_hand_crib=dealer_six crib_from_pack=0"


def dealt(rules: str, dealer: int = 0, deck: tuple[Card, ...] = DECK) -> GameState:
    return apply(GameState.setup(rules, dealer=dealer), Deal(deck))[0]


def place(card: str) -> int:
    return DECK.index(Card.parse(card))


# The cut for deal


@pytest.mark.parametrize(("which", "dealer"), [("low", 1), ("high", 0)])
def test_the_cut_for_deal(which: str, dealer: int) -> None:
    cut = run(
        GameState.setup(f"six_card cut_for_deal={which}"),
        CutPack(DECK),
        CutForDeal(0, place("KC")),
        CutForDeal(1, place("AS")),
    )

    assert cut.of(DealerChosen) == [DealerChosen(dealer)]
    assert (cut.state.dealer, cut.state.first_dealer, cut.state.phase) == (dealer, dealer, Phase.DEAL)


def test_cutting_in_any_order_but_each_another_card() -> None:
    spread = run(GameState.setup("three_hand"), CutPack(DECK), CutForDeal(2, 7))

    assert spread.state.to_act == (0, 1)
    with pytest.raises(IllegalAction, match="place 7 has been taken"):
        spread.then(CutForDeal(0, 7))
    with pytest.raises(IllegalAction, match="not up to seat 2"):
        spread.then(CutForDeal(2, 8))
    with pytest.raises(IllegalAction, match="from 0 to 51, not 52"):
        spread.then(CutForDeal(0, 52))


@pytest.mark.parametrize(("tie", "again"), [("tied_only", (0, 2)), ("all", (0, 1, 2))])
def test_who_cuts_again_after_a_tie(tie: str, again: tuple[int, ...]) -> None:
    cut = run(
        GameState.setup(f"three_hand tie_cut={tie}"),
        CutPack(DECK),
        CutForDeal(0, place("3C")),
        CutForDeal(1, place("9C")),
        CutForDeal(2, place("3S")),
    )
    assert cut.of(CutTied) == [CutTied(again)]
    assert cut.state.phase is Phase.PACK

    spread = cut.then(CutPack(DECK))
    assert spread.state.to_act == again
    assert spread.state.cuts == ()


def test_ranks_alone_decide() -> None:
    cut = run(GameState.setup(), CutPack(DECK), CutForDeal(0, place("3C")), CutForDeal(1, place("3S")))

    assert cut.of(CutTied) == [CutTied((0, 1))]


# Dealing


@pytest.mark.parametrize(
    ("rules", "dealer", "hands", "crib", "undealt"),
    [
        ("six_card", 1, ["AC AH 2C 2H 3C 3H", "AD AS 2D 2S 3D 3S"], "", 40),
        ("six_card", 0, ["AD AS 2D 2S 3D 3S", "AC AH 2C 2H 3C 3H"], "", 40),
        ("five_card", 0, ["AD AS 2D 2S 3D", "AC AH 2C 2H 3C"], "", 42),
        ("three_hand", 2, ["AC AS 2H 3D 4C", "AD 2C 2S 3H 4D", "AH 2D 3C 3S 4H"], "4S", 36),
        ("three_hand", 0, ["AH 2D 3C 3S 4H", "AC AS 2H 3D 4C", "AD 2C 2S 3H 4D"], "4S", 36),
        (DEALER_SIX, 2, ["AC AS 2H 3D 4C", "AD 2C 2S 3H 4D", "AH 2D 3C 3S 4H 4S"], "", 36),
        ("four_hand", 3, ["AC 2C 3C 4C 5C", "AD 2D 3D 4D 5D", "AH 2H 3H 4H 5H", "AS 2S 3S 4S 5S"], "", 32),
    ],
)
def test_one_card_at_a_time_from_the_dealers_left(
    rules: str, dealer: int, hands: list[str], crib: str, undealt: int
) -> None:
    state = dealt(rules, dealer)

    assert [" ".join(texts(hand)) for hand in state.hands] == hands
    assert " ".join(texts(state.crib)) == crib
    assert state.undealt == DECK[52 - undealt :]
    assert state.phase is Phase.DISCARD


def test_sizes_are_seen_and_cards_are_not() -> None:
    after = run(GameState.setup(DEALER_SIX, dealer=2), Deal(DECK))

    assert after.events == (Dealt(2, 1, (5, 5, 6)),)


def test_what_is_not_a_deck_is_not_dealt() -> None:
    for deck in (DECK[:51], (*DECK[:51], DECK[0])):
        with pytest.raises(IllegalAction, match="each of the 52 cards once"):
            dealt("six_card", deck=deck)


def test_the_cut_before_the_deal_puts_the_lifted_cards_under() -> None:
    state = dealt("six_card cut_before_deal=mandatory", dealer=1)
    assert (state.phase, state.to_act) == (Phase.CUT_BEFORE_DEAL, (0,))
    cut = run(state, CutBeforeDeal(0, 10))

    assert cut.state.deck == DECK[10:] + DECK[:10]
    assert cut.state.hands[0][0] == DECK[10]
    assert cut.events == (PackCut(0, 10), Dealt(1, 1, (6, 6)))
    with pytest.raises(IllegalAction, match="mandatory"):
        run(state, DeclineCut(0))
    assert DeclineCut(0) not in legal_actions(state, 0)


@pytest.mark.parametrize(("rules", "dealer", "cutter"), [("three_hand", 2, 1), ("four_hand", 0, 3), ("six_card", 0, 1)])
def test_the_dealers_right_cuts_before_the_deal(rules: str, dealer: int, cutter: int) -> None:
    state = dealt(f"{rules} cut_before_deal=offered", dealer)

    assert state.to_act == (cutter,)
    declined = run(state, DeclineCut(cutter))
    assert declined.state.deck == DECK
    assert declined.of(PackCut) == [PackCut(cutter, 0)]


@pytest.mark.parametrize("packet", [3, 4])
def test_a_cut_leaves_enough_on_either_side(packet: int) -> None:
    state = dealt(f"six_card cut_before_deal=mandatory min_cut_packet={packet}", dealer=1)
    for wrong in (packet - 1, 52 - packet + 1):
        with pytest.raises(IllegalAction, match=f"from {packet} to {52 - packet}, not {wrong}"):
            run(state, CutBeforeDeal(0, wrong))
    assert len(legal_actions(state, 0)) == 52 - 2 * packet + 1

    for preset, undealt in (("six_card", 40), ("five_card", 42), ("three_hand", 36), ("four_hand", 32)):
        start = dealt(f"{preset} min_cut_packet={packet}")
        while start.phase is Phase.DISCARD:
            start = run(start, legal_actions(start, start.to_act[0])[0]).state
        cutter = start.to_act[0]
        assert [action.place for action in legal_actions(start, cutter) if isinstance(action, CutStarter)] == list(
            range(packet, undealt - packet + 1)
        )
        for wrong in (packet - 1, undealt - packet + 1):
            with pytest.raises(IllegalAction, match=f"from {packet} to {undealt - packet}, not {wrong}"):
                run(start, CutStarter(cutter, wrong))


# The crib


def test_discards_in_any_order_and_unseen() -> None:
    state = dealt("six_card", dealer=1)
    after = run(state, Discard(1, parse_cards("AS AD")), Discard(0, parse_cards("3H AC")))

    assert after.of(Discarded) == [Discarded(1, 2), Discarded(0, 2)]
    assert texts(after.state.crib) == ["AC", "AD", "AS", "3H"]
    assert after.state.kept == after.state.hands
    assert after.state.phase is Phase.CUT_STARTER


def test_the_pone_first_if_agreed() -> None:
    state = dealt("four_hand discard_order=pone_first", dealer=1)

    for seat in (2, 3, 0, 1):
        assert state.to_act == (seat,)
        with pytest.raises(IllegalAction, match="not up to seat"):
            run(state, Discard((seat + 1) % 4, state.hands[(seat + 1) % 4][:1]))
        state = run(state, Discard(seat, state.hands[seat][:1])).state
    assert state.phase is Phase.CUT_STARTER


@pytest.mark.parametrize(
    ("cards", "complaint"),
    [
        ("AC", "seat 0 lays 2 different cards into the crib, not AC"),
        ("", "not none"),
        ("AC AH 2C", "lays 2 different cards"),
        ("AC AD", "seat 0 does not hold AD"),
    ],
)
def test_wrong_discards(cards: str, complaint: str) -> None:
    with pytest.raises(IllegalAction, match=complaint):
        run(dealt("six_card", dealer=1), Discard(0, parse_cards(cards)))
    with pytest.raises(IllegalAction, match="lays 2 different cards"):
        run(dealt("six_card", dealer=1), Discard(0, parse_cards("AC AC", distinct=False)))


def test_a_dealer_of_six_discards_two() -> None:
    state = dealt(DEALER_SIX, dealer=2)
    with pytest.raises(IllegalAction, match="seat 2 lays 2 different cards"):
        run(state, Discard(2, state.hands[2][:1]))
    after = run(state, Discard(2, state.hands[2][:2]), Discard(0, state.hands[0][:1]), Discard(1, state.hands[1][:1]))

    assert (len(after.state.crib), [len(hand) for hand in after.state.hands]) == (4, [4, 4, 4])


@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("5C AH 2H 3H 4H 6H", 5),
        ("5C 5D 2H 3H 4H 6H", 1),
        ("5C 5D 5H 3H 4H 6H", 3),
        ("5C 5D 5H 5S 4H 6H", 6),
        ("AC 2D 7H 3H 4H 6H", 15),
    ],
)
def test_fives_go_into_the_crib(hand: str, allowed: int) -> None:
    state = GameState.setup("six_card toss_fives=on", dealer=1, hands=[hand, "KC KD KH QC QD QH"])
    fives = sum(card.rank is Rank.FIVE for card in parse_cards(hand))
    discards = [action for action in legal_actions(state, 0) if isinstance(action, Discard)]

    assert len(discards) == allowed
    for discard in discards:
        assert sum(card.rank is Rank.FIVE for card in discard.cards) == min(2, fives)
        apply(state, discard)
    if fives:
        others = tuple(card for card in parse_cards(hand) if card.rank is not Rank.FIVE)[:2]
        with pytest.raises(IllegalAction, match="every five goes into the crib"):
            apply(state, Discard(0, others))


# The starter


@pytest.mark.parametrize(
    ("rules", "cutter"),
    [
        ("three_hand", 0),
        ("three_hand starter_cutter=right", 1),
        ("four_hand", 0),
        ("four_hand starter_cutter=right", 2),
        ("six_card starter_cutter=right", 0),
    ],
)
def test_who_cuts_the_starter(rules: str, cutter: int) -> None:
    hands = ["AC 2C 3C 4C", "AD 2D 3D 4D", "AH 2H 3H 4H", "AS 2S 3S 4S"][: GameState.setup(rules).players]
    state = GameState.setup(rules, dealer=len(hands) - 1, hands=hands)

    assert state.to_act == (cutter,)
    turned = run(state, CutStarter(cutter, 5))
    assert turned.of(StarterTurned) == [StarterTurned(cutter, 5, state.undealt[5])]
    assert turned.state.turn == 0


@given(deck=decks())
def test_the_starter_is_the_top_of_the_lower_packet(deck: tuple[Card, ...]) -> None:
    state = dealt("six_card", deck=deck)
    for seat in (0, 1):
        state = apply(state, legal_actions(state, seat)[0])[0]

    assert apply(state, CutStarter(1, 17))[0].starter == deck[12 + 17]


@pytest.mark.parametrize(("points", "option", "score"), [(2, "none", 2), (5, "none", 5), (0, "none", 0), (2, "0", 0)])
def test_heels(points: int, option: str, score: int) -> None:
    rules = f"six_card heels_points={points} heels_cutoff={option}"
    turned = turn_starter(kept("AC 2C 3C 4C", "AD 2D 3D 4D", rules=rules, starter="JH"))

    assert turned.pegged(D, Source.HEELS) == score
    assert turned.state.scores == (0, score)


# Misdeals


def test_a_misdeal_is_dealt_again() -> None:
    state = dealt("acc", dealer=1)
    again = run(state, Misdeal(), Deal(DECK[::-1]), CutBeforeDeal(0, 4))

    assert again.of(Misdealt) == [Misdealt(1)]
    assert (again.state.dealer, again.state.deal_number) == (1, 1)
    assert again.state.hands[0] == tuple(sorted(again.state.deck[:12:2]))


@pytest.mark.parametrize(("scores", "over"), [((5, 7), False), ((119, 7), True)])
def test_a_misdeal_may_cost_two(scores: tuple[int, int], over: bool) -> None:
    rules = "six_card scoring=manual misdeal=redeal_plus_two"
    state = apply(GameState.setup(rules, dealer=D, scores=scores), Deal(DECK))[0]
    void = run(state, Misdeal())

    assert void.pegged(P, Source.PENALTY) == 2
    assert void.state.over is over
    assert bool(void.of(GameEnded)) is over
    if not over:
        assert (void.state.phase, void.state.hands) == (Phase.DEAL, ((), ()))


def test_a_misdeal_pays_no_second_opening_bonus() -> None:
    rules = "five_card scoring=manual"
    first = run(GameState.setup(rules, dealer=D), Deal(DECK))
    second = run(first.state, Misdeal(), Deal(DECK[::-1]))

    assert first.state.scores == second.state.scores == (3, 0)


def test_no_misdeal_after_the_starter_or_by_the_referee() -> None:
    with pytest.raises(IllegalAction, match="only between the deal and the starter"):
        run(GameState.setup("acc", dealer=D), Misdeal())
    with pytest.raises(IllegalAction, match="only between the deal and the starter"):
        turn_starter(kept("AC 2C 3C 4C", "AD 2D 3D 4D", rules="acc")).then(Misdeal())
    with pytest.raises(IllegalAction, match="where the referee deals"):
        run(dealt("six_card"), Misdeal())


def test_other_actions_are_named_when_out_of_time() -> None:
    with pytest.raises(IllegalAction, match="cutting the starter is not possible now: the game is at: discard"):
        run(dealt("six_card"), CutStarter(1, 5))
    with pytest.raises(IllegalAction, match="there is no claim to accept now"):
        run(dealt("six_card"), Accept(1))
    with pytest.raises(IllegalAction, match="dealing is not possible now: the game is at: discard"):
        run(dealt("six_card"), Deal(DECK))


NUMBERS: Any = tuple(range(52))
A_LIST: Any = list(DECK)


@pytest.mark.parametrize("deck", [NUMBERS, A_LIST, (*DECK[:51], 51), 5, None, "5H"])
def test_only_a_tuple_of_cards_is_a_deck(deck: Any) -> None:
    for start, action in (
        (GameState.setup(), CutPack(deck)),
        (GameState.setup(dealer=0), Deal(deck)),
    ):
        with pytest.raises(IllegalAction, match=r"is not a card|cards are given as a tuple"):
            apply(start, action)


def test_only_cards_are_laid_away_and_played() -> None:
    state, _ = apply(GameState.setup(dealer=0), Deal(DECK))
    number: Any
    for cards in ((1, 3), list(state.hands[0][:2]), (state.hands[0][0], int(state.hands[0][1]))):
        laid: Any = cards
        with pytest.raises(IllegalAction, match=r"is not a card|cards are given as a tuple"):
            apply(state, Discard(0, laid))
    play = GameState.setup(dealer=1, hands=["5H 5D 5S JC", "2C 4D 9S KD"], starter="5C")
    number = int(play.hands[0][0])
    with pytest.raises(IllegalAction, match=f"{number} is not a card"):
        apply(play, PlayCard(0, number))
