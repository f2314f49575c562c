"""Games to record: played at random under any rules, finished or stopped anywhere."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, TypeVar

from hypothesis import strategies as st
from tests.random_play import play_on
from tests.strategies import presets, rule_sets

from fifteentwo.errors import ParseError
from fifteentwo.game import Game, GameState
from fifteentwo.rules import RuleSet

TEXTS: Final = st.text(st.characters(codec=None), max_size=20)
"""Any text, with characters that no file can hold among them."""
NAMES: Final = st.from_regex(r"[A-Za-z]\w{0,8}", fullmatch=True).map(lambda name: f"X{name}")
"""Names of headers, none of which the formats keep for themselves."""


Something = TypeVar("Something")


def read_or_refused(read: Callable[[str], Something], text: str) -> Something | None:
    """Returns what a reader makes of a text; None if it refuses it in the one way allowed, with a place in the text."""
    refusal: ParseError
    try:
        return read(text)
    except ParseError as error:
        refusal = error
    assert refusal.text == text
    assert refusal.position is None or 0 <= refusal.position <= len(text)
    return None


def random_game(rules: RuleSet | str, seed: int, *, part: float = 1, **arguments: object) -> Game:
    """Returns a game played at random, or only the first part of it."""
    game = Game(rules, **arguments)  # type: ignore[arg-type]
    actions = [action for _, action, _, _ in play_on(game.start, random.Random(seed))]
    game.extend(actions[: round(len(actions) * part)])
    return game


def states_of(game: Game) -> list[GameState]:
    """Returns every state that a game went through."""
    again, states = Game(start=game.start), [game.start]
    for action in game.actions:
        again.push(action)
        states.append(again.state)
    return states


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game under any rules, begun and ended anywhere, with any headers."""
    rules = draw(presets() | rule_sets())
    dealer = draw(st.none() | st.integers(0, rules.players - 1))
    scores = None
    if dealer is not None and draw(st.booleans()):
        sides = len(GameState.setup(rules).scores)
        scores = draw(st.lists(st.integers(0, 30), min_size=sides, max_size=sides))
    start = GameState.setup(
        rules,
        dealer=dealer,
        scores=scores,
        deal_number=1 if dealer is None else draw(st.integers(1, 4)),
        game_number=draw(st.integers(0, 3)),
    )
    seed, part = draw(st.integers(0, 2**32)), draw(st.just(1.0) | st.floats(0, 1))
    game = random_game(rules, seed, part=part, start=start)
    game.headers.update(draw(st.dictionaries(NAMES, TEXTS, max_size=3)))
    return game
