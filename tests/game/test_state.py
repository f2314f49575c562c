"""States as values: they compare, copy and travel between processes."""

from __future__ import annotations

import copy
import pickle
import random
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.random_play import play_on
from tests.strategies import presets

from fifteentwo.cards import DECK
from fifteentwo.game import Deal, GameState, Phase, apply, view
from fifteentwo.game.state import replaced
from fifteentwo.rules import RuleSet


@given(rules=presets(), data=st.data())
def test_a_state_cannot_be_changed(rules: RuleSet, data: st.DataObject) -> None:
    state = GameState.setup(rules)
    name = data.draw(st.sampled_from(sorted(state.__dict__)))
    with pytest.raises(FrozenInstanceError, match="immutable"):
        setattr(state, name, None)
    with pytest.raises(FrozenInstanceError, match="immutable"):
        delattr(state, name)


def test_a_state_is_not_made_by_hand() -> None:
    with pytest.raises(TypeError, match=r"GameState\.setup"):
        GameState()


def test_equal_states_have_equal_hashes() -> None:
    one, other = (apply(GameState.setup(dealer=0), Deal(DECK))[0] for _ in range(2))

    assert one == other
    assert hash(one) == hash(other)
    assert one != GameState.setup(dealer=0)
    assert one != "a state"


@pytest.mark.parametrize("rules", ["six_card", "acc muggins=on"])
def test_states_and_views_survive_pickling_and_copying(rules: str) -> None:
    chance = random.Random(rules)
    for _, action, events, state in play_on(GameState.setup(rules), chance):
        if chance.random() < 0.05:
            assert pickle.loads(pickle.dumps((action, events, state))) == (action, events, state)
            assert copy.deepcopy(state) == copy.copy(state) == state
            seen = view(state, 0)
            assert pickle.loads(pickle.dumps(seen)) == seen


def test_phases_have_names() -> None:
    assert Phase("cut for deal") is Phase.CUT_FOR_DEAL
    assert repr(GameState.setup("three_hand")) == "<GameState three_hand: pack, deal 1, score 0-0-0>"


def test_one_value_replaced() -> None:
    assert replaced((1, 2, 3), 0, 9) == (9, 2, 3)
    assert replaced((1, 2, 3), 2, 9) == (1, 2, 9)
