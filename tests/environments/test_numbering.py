"""Acts as numbers."""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np
import pytest

from fifteentwo.arena.playing import seat_to_ask
from fifteentwo.cards import DECK, parse_cards, shuffled
from fifteentwo.environments.numbering import ACTIONS, PASS, action_of, mask, number_of
from fifteentwo.errors import IllegalAction
from fifteentwo.game import Claim, CutPack, Deal, Discard, Game, GameState, Pass, Phase, PlayCard, view

CUTS = {Phase.CUT_FOR_DEAL, Phase.CUT_BEFORE_DEAL, Phase.CUT_STARTER}


@pytest.mark.parametrize(
    "rules",
    ["six_card", "five_card", "three_hand", "four_hand", "six_card must_play_after_go=off", "six_card toss_fives=on",
     "three_hand three_hand_crib=dealer_six crib_from_pack=0"],
)  # fmt: skip
def test_every_act_of_random_games_has_a_number_of_its_own(rules: str) -> None:
    seen = set()
    for seed in range(3):
        game, chance = Game(rules), random.Random(seed)
        while not game.state.over:
            seat = seat_to_ask(game.state)
            if seat is None:
                deck = shuffled(chance)
                game.push(CutPack(deck) if game.state.phase is Phase.PACK else Deal(deck))
                continue
            now = game.view(seat)
            if game.state.phase not in CUTS:
                numbers = [number_of(action, now) for action in now.legal_actions]
                assert len({*numbers}) == len(numbers)
                assert [action_of(number, now) for number in numbers] == [*now.legal_actions]
                assert np.flatnonzero(mask(now)).tolist() == sorted(numbers)
                seen |= {*numbers}
            game.push(chance.choice(now.legal_actions))
    assert len(seen & {*range(52)}) > 40
    assert (PASS in seen) == ("off" in rules)


def test_the_numbers_are_those_that_are_documented() -> None:
    six = view(GameState.setup(dealer=1, hands=["5H 6H 7C 8D TD KC", "2C 3C 9S JD QS AD"]), 0)
    assert [number_of(Discard(0, laid), six) for laid in combinations(six.hand, 2)] == [*range(52, 67)]
    assert number_of(Discard(0, parse_cards("KC TD")), six) == 66
    assert number_of(PlayCard(0, DECK[51]), six) == 51
    assert str(DECK[51]) == "KS"
    assert number_of(Pass(0), six) == 67
    assert ACTIONS == 68


def test_what_has_no_number() -> None:
    six = view(GameState.setup(dealer=1, hands=["5H 6H 7C 8D TD KC", "2C 3C 9S JD QS AD"]), 0)
    with pytest.raises(IllegalAction, match="is not an act of this environment"):
        number_of(Claim(0, 3), six)
    with pytest.raises(IllegalAction, match="lays cards that the hand does not hold"):
        number_of(Discard(0, parse_cards("5H 2C")), six)
    for number in (0, 51, 67, 68, -1):
        with pytest.raises(IllegalAction, match=f"^{number} is not legal now; legal are "):
            action_of(number, six)
