"""The environment: PettingZoo's own tests, whole games by Fifteentwo's players, and that it tells nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test

from fifteentwo.environments import cribbage_v1
from fifteentwo.environments.numbering import ACTIONS, number_of
from fifteentwo.errors import FifteentwoError, IllegalAction
from fifteentwo.players import by_name

RULES = [
    "six_card",
    "five_card",
    "three_hand",
    "four_hand",
    "captain",
    "lowball",
    "six_card must_play_after_go=off cut_before_deal=mandatory toss_fives=on",
    "three_hand three_hand_crib=dealer_six crib_from_pack=0",
]
# PettingZoo's test expects plain boxes and says so for every environment with an action mask, its own card games included.
its_own_warnings = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


@its_own_warnings
@pytest.mark.parametrize("reward", ["win", "points"])
@pytest.mark.parametrize("rules", RULES)
def test_pettingzoo_api(rules: str, reward: Any, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(cribbage_v1.env(rules, reward=reward), num_cycles=400)
    assert "Passed API test" in capsys.readouterr().out


@its_own_warnings
def test_pettingzoo_seeds_and_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    seed_test(cribbage_v1.env, num_cycles=200)
    render_test(lambda render_mode=None: cribbage_v1.env(render_mode=render_mode))
    assert "starter" in capsys.readouterr().out


def play(env: Any, choose: Any, seed: int | None) -> dict[str, float]:
    """Plays a game and returns what each agent was given in all."""
    env.reset(seed=seed)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        given[agent] += reward
        assert env.observation_space(agent).contains(observation)
        env.step(None if over else choose(env, agent, observation))
    return given


def at_random(seed: int) -> Any:
    chance = random.Random(seed)
    return lambda _env, _agent, seen: chance.choice(np.flatnonzero(seen["action_mask"]).tolist())


@pytest.mark.parametrize("rules", RULES)
def test_rewards_for_winning(rules: str) -> None:
    env = cribbage_v1.env(rules)
    for seed in range(4):
        given = play(env, at_random(seed), seed)
        assert sum(given.values()) == pytest.approx(0) or rules == "captain"
        assert max(given.values()) == 1
        state = env.unwrapped.game_state
        winner = state.result.winner
        for agent, seat in zip(given, range(len(given)), strict=True):
            assert (given[agent] == 1) == (state.sides[seat] == winner)


@pytest.mark.parametrize("rules", ["six_card", "four_hand", "three_hand"])
def test_rewards_by_points_add_up_to_the_difference(rules: str) -> None:
    env = cribbage_v1.env(rules, reward="points")
    given = play(env, at_random(1), 1)
    state = env.unwrapped.game_state
    for seat, agent in enumerate(given):
        own = state.scores[state.sides[seat]]
        others = [score for side, score in enumerate(state.scores) if side != state.sides[seat]]
        assert given[agent] == pytest.approx(own - sum(others) / len(others))


def test_a_seed_repeats_a_game_and_no_seed_goes_on() -> None:
    env = cribbage_v1.env()

    def hands(seed: int | None) -> list[int]:
        env.reset(seed=seed)
        return np.flatnonzero(env.observe("seat_0")["observation"][:52]).tolist()

    first = hands(3)
    assert len(first) == 6
    second = hands(None)
    assert second != first
    assert hands(3) == first
    assert hands(None) == second
    assert hands(4) != first


def test_players_that_look_at_views_can_sit_here() -> None:
    """Steady beats random in the environment as it does in the arena."""
    env = cribbage_v1.env()
    wins = 0.0
    for seed in range(6):
        players = {"seat_0": by_name("steady", seed), "seat_1": by_name("random", seed)}

        def choose(env: Any, agent: str, _: Any, players: Any = players) -> int:
            view = env.unwrapped.view(agent)
            return number_of(players[agent](view), view)

        wins += play(env, choose, seed)["seat_0"] > 0
    assert wins == 6


def test_an_observation_holds_nothing_hidden() -> None:
    """Exchanging hidden cards in the state changes nothing for the agent that cannot see them."""
    env = cribbage_v1.env()
    env.reset(seed=5)
    choose = at_random(5)
    raw = env.unwrapped
    for _ in range(12):
        agent = env.agent_selection
        before = env.observe(agent)
        state = raw.game_state
        seat = int(agent[-1])
        other = 1 - seat
        draft = state.draft()
        draft.hands = tuple(
            hand if number == seat else tuple(sorted(state.undealt[: len(hand)]))
            for number, hand in enumerate(state.hands)
        )
        draft.undealt = (*state.hands[other], *state.undealt[len(state.hands[other]) :])
        raw._state = draft.freeze()
        after = env.observe(agent)
        assert raw.game_state.hands[other] != state.hands[other] or not state.hands[other]
        raw._state = state
        assert before["observation"].tolist() == after["observation"].tolist()
        assert before["action_mask"].tolist() == after["action_mask"].tolist()
        env.step(choose(env, agent, before))


def test_what_is_illegal() -> None:
    env = cribbage_v1.env()
    env.reset(seed=1)
    illegal = next(number for number in range(ACTIONS) if not env.observe(env.agent_selection)["action_mask"][number])
    raw = env.unwrapped
    state = raw.game_state
    with pytest.raises(IllegalAction, match=f"{illegal} is not legal now"):
        raw.step(illegal)
    assert raw.game_state is state

    cheat = env.agent_selection
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[cheat] == -1


def test_only_the_selected_agent_may_act() -> None:
    env = cribbage_v1.env()
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    assert env.observe(env.agent_selection)["action_mask"].sum() == 15


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"rules": "acc"}, "it needs scoring=auto"),
        ({"reward": "money"}, "the reward is win or points, not 'money'"),
        ({"render_mode": "rgb_array"}, "the render mode is ansi or human, not 'rgb_array'"),
        ({"rules": "whist"}, "whist"),
    ],
)
def test_environments_that_cannot_be(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(FifteentwoError, match=reason):
        cribbage_v1.env(**arguments)


def test_rendering_needs_a_mode() -> None:
    env = cribbage_v1.raw_env()
    env.reset(seed=1)
    with pytest.raises(FifteentwoError, match="without a render mode"):
        env.render()


def test_the_version_stands_in_the_name() -> None:
    assert cribbage_v1.raw_env.metadata["name"] == "cribbage_v1" == cribbage_v1.__name__.rpartition(".")[2]
