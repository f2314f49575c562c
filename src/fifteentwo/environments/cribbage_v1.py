"""Cribbage as a PettingZoo environment in which agents act one after the other.

>>> from fifteentwo.environments import cribbage_v1
>>> env = cribbage_v1.env()
>>> env.reset(seed=7)
>>> env.agent_selection, env.observe("seat_0")["observation"].shape
('seat_0', (439,))

Version history: v1, the first.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from fifteentwo.cards import format_cards, shuffled
from fifteentwo.environments.numbering import ACTIONS, action_of, mask
from fifteentwo.environments.observing import observe, vector_length
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import CutPack, Deal, DeclineCut, GameState, Phase, SeatView, apply, view
from fifteentwo.rules import RuleSet

Observation = dict[str, NDArray[Any]]
Reward = Literal["win", "points"]
_TABLE_CUTS = (Phase.CUT_FOR_DEAL, Phase.CUT_BEFORE_DEAL, Phase.CUT_STARTER)


def env(rules: RuleSet | str = "six_card", *, reward: Reward = "win", render_mode: str | None = None) -> AECEnv:
    """Returns the environment in the usual wrappers: an illegal act ends the game and costs the agent 1.

    The arguments are those of :class:`raw_env`.
    """
    bare = raw_env(rules, reward=reward, render_mode=render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(bare, illegal_reward=-1)))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - the name and the base that PettingZoo asks for
    """One game of cribbage, played by the referee.

    Agents are the seats ``seat_0``, ``seat_1`` and so on. They lay cards into the crib and play cards, as
    :mod:`~fifteentwo.environments.numbering` numbers them; the environment shuffles, deals, cuts and counts. An
    observation holds ``observation``, the vector of :mod:`~fifteentwo.environments.observing`, and ``action_mask``.
    Each is made from the seat's view alone; for those that are not selected nothing is legal.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cribbage_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, rules: RuleSet | str = "six_card", *, reward: Reward = "win", render_mode: str | None = None
    ) -> None:
        """Sets up the table.

        Args:
            rules: A rule set or its text, for any number of players, with scoring=auto.
            reward: What agents get. ``win``: 1 for the side that wins at the end, shared out as -1 among the others.
                ``points``: after every act the points that their side has gained on the average of the other sides.
            render_mode: ``ansi``, to be given a text by :meth:`render`, or ``human``, to have it printed.

        Raises:
            FifteentwoError: The rules let players count for themselves, or there is no such reward or mode.
        """
        super().__init__()
        self.rules = RuleSet.parse(rules) if isinstance(rules, str) else rules
        if self.rules.scoring != "auto":
            raise FifteentwoError("the environment counts for the players: it needs scoring=auto")
        if reward not in {"win", "points"}:
            raise FifteentwoError(f"the reward is win or points, not {reward!r}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise FifteentwoError(f"the render mode is ansi or human, not {render_mode!r}")
        self.render_mode = render_mode
        self._reward = reward
        self._chance = random.Random()
        self._state = GameState.setup(self.rules)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        length = vector_length(self.rules)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (length,), np.float32),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """Returns the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Returns the space of an agent's acts."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. With the same seed and the same acts it is the same game.

        Args:
            seed: What shuffles and cuts are seeded from; left out, they go on from where they are.
            options: Not used.
        """
        del options
        if seed is not None:
            self._chance = random.Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._state = GameState.setup(self.rules)
        self._act_for_the_table()
        self._select()

    def observe(self, agent: str) -> Observation:
        """Returns what an agent sees."""
        seen = self.view(agent)
        legal = mask(seen) if agent == self.agent_selection else np.zeros(ACTIONS, np.int8)
        return {"observation": observe(seen), "action_mask": legal}

    def view(self, agent: str) -> SeatView:
        """Returns what an agent sees as a view, for players that are written for views."""
        return view(self._state, self._seats[agent])

    @property
    def game_state(self) -> GameState:
        """The whole state of the game, hidden cards and all: for whoever runs the table, not for agents."""
        return self._state

    def step(self, action: int | None) -> None:
        """Does what the selected agent does.

        Raises:
            IllegalAction: It is not legal; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise FifteentwoError(f"{agent} is to act")
        before = self._state.scores
        self._state, _ = apply(self._state, action_of(int(action), self.view(agent)))
        self._cumulative_rewards[agent] = 0.0
        self._act_for_the_table()
        self._pay(before)
        if self._state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Returns the table as a text, or prints it: scores, starter, cards played, and how many cards each seat holds."""
        if self.render_mode is None:
            raise FifteentwoError("the environment was made without a render mode")
        state = self._state
        lines = [
            f"{'-'.join(map(str, state.scores))}  deal {state.deal_number}, dealer seat_{state.dealer}, {state.phase.value}",
            f"starter {state.starter or '-'}  count {state.count}: {format_cards(state.pile) or '-'}",
            *[f"{agent} holds {len(state.hands[seat])}" for agent, seat in self._seats.items()],
        ]
        text = "\n".join(lines)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 - that is what was asked for
        return None

    def close(self) -> None:
        """Does nothing: there is nothing to let go of."""

    def _select(self) -> None:
        """Selects the agent that is to act next; at the end, the first that has not been told of it."""
        self.agent_selection = f"seat_{self._state.to_act[0]}" if self._state.to_act else self.agents[0]

    def _act_for_the_table(self) -> None:
        """Shuffles, deals and cuts until a seat has something to decide, or the game is over."""
        while not self._state.over:
            phase = self._state.phase
            if phase in {Phase.PACK, Phase.DEAL}:
                deck = shuffled(self._chance)
                action: Any = CutPack(deck) if phase is Phase.PACK else Deal(deck)
            elif phase in _TABLE_CUTS:
                legal = view(self._state, self._state.to_act[0]).legal_actions
                action = self._chance.choice([cut for cut in legal if not isinstance(cut, DeclineCut)])
            else:
                return
            self._state, _ = apply(self._state, action)

    def _pay(self, before: tuple[int, ...]) -> None:
        state = self._state
        gains = [0.0] * len(state.scores)
        if self._reward == "points":
            sign = -1.0 if self.rules.win_mode == "lowball" else 1.0
            gains = [sign * (now - then) for now, then in zip(state.scores, before, strict=True)]
        elif state.result is not None:
            gains[state.result.winner] = 1.0
        for agent, seat in self._seats.items():
            side = state.sides[seat]
            others = [gain for other, gain in enumerate(gains) if other != side]
            share = gains[side] - sum(others) / len(others)
            self.rewards[agent] = share
