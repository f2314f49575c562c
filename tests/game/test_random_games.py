"""Games between players who do anything the rules allow, under presets and any mixture of options.

The usual run has 3,000 games. For more, say so: ``FIFTEENTWO_GAMES=100000 .venv/bin/pytest tests/game/test_random_games.py``.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any, Final, get_args

import pytest
from tests.random_play import folded, play_on
from tests.strategies import OPTION_VALUES, chosen_rules

from fifteentwo.game import Action, Event, Match
from fifteentwo.rules import PRESETS, RuleSet, options

GAMES: Final = int(os.environ.get("FIFTEENTWO_GAMES", "3000"))
GAMES_PER_VALUE: Final = 30
GAMES_PER_MATCH: Final = 3
"""How many games of a match are played before another is begun."""


class Tally:
    """What occurred in the games."""

    def __init__(self) -> None:
        self.games = 0
        self.presets: Counter[RuleSet] = Counter()
        self.values: Counter[tuple[str, Any]] = Counter()
        self.seen: Counter[type[Any]] = Counter()

    def play_match(self, rules: RuleSet, chance: random.Random) -> None:
        """Plays some games of a match."""
        match = Match(rules)
        for _ in range(GAMES_PER_MATCH):
            if match.over or self.games == GAMES:
                return
            state = match.next_game()
            for _, action, events, after in play_on(state, chance):
                assert folded(state.scores, events) == after.scores
                state = after
                self.seen[type(action)] += 1
                self.seen.update(type(event) for event in events)
            match = match.with_game(state)
            self.games += 1
            self.presets[rules] += 1
            self.values.update((name, getattr(rules, name)) for name in OPTION_VALUES)


@pytest.mark.slow
def test_thousands_of_games() -> None:
    tally, chance = Tally(), random.Random(1610)
    while tally.games < GAMES:
        tally.play_match(chosen_rules(chance.choice), chance)

    rare = {value: tally.values[value] for value in all_values() if tally.values[value] < GAMES_PER_VALUE}
    assert not rare
    assert not {name for name, preset in PRESETS.items() if tally.presets[preset.rules] < GAMES_PER_VALUE}
    assert not {kind for kind in (*get_args(Action), *get_args(Event)) if not tally.seen[kind]}


def all_values() -> list[tuple[str, Any]]:
    return [(name, value) for name, values in OPTION_VALUES.items() for value in values]


def test_all_values_of_all_options_are_drawn_from() -> None:
    """The default and, where there are only a few, every value."""
    assert set(OPTION_VALUES) == set(options())
    for name, option in options().items():
        assert option.default in OPTION_VALUES[name]
        if option.choices is not None:
            assert set(OPTION_VALUES[name]) == set(option.choices)
        else:
            assert len(OPTION_VALUES[name]) > 2
