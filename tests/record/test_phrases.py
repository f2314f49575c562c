"""What a game file says about events."""

from __future__ import annotations

from typing import get_args

import pytest
from tests.record.games import random_game

from fifteentwo.game import Event, Game, GameState, PlayCard, apply
from fifteentwo.game.events import GameEnded, Pegged
from fifteentwo.game.result import Result
from fifteentwo.record.phrases import Phrase, phrases_of, result_parts, result_text
from fifteentwo.rules import RuleSet

SILENT = {
    "PackCut",
    "Misdealt",
    "MugginsCalled",
    "Discarded",
    "Passed",
    "GoTakenBack",
    "FaultReported",
    "Resigned",
    "DealEnded",
}
"""Events that say no more than their action or what comes next."""


def said(state: GameState, seat: int, card: str) -> list[tuple[str, str, str]]:
    """Returns section, label and words of what follows from playing a card."""
    played = next(held for held in state.hands[seat] if str(held) == card)
    after, events = apply(state, PlayCard(seat, played))
    return [(phrase.section, phrase.label, " ".join(phrase.words)) for phrase in phrases_of(events, after, "Play")]


def test_a_card_its_points_and_a_go() -> None:
    state = GameState.setup(dealer=1, hands=("9H 6H KC KD", "TS QS JS KS"), starter="2C", played=[(0, "9H"), (1, "TS")])

    assert said(state, 0, "6H") == [
        ("Play", "0", "25"),
        ("Play", "1", "go"),
        ("Play", "0", "+1"),
        ("Play", "0", "go"),
        ("Play", "", "|"),
    ]


def test_the_last_card_and_the_show() -> None:
    state = GameState.setup(dealer=1, hands=("9H 6H KC KD", "TS QS JS KS"), starter="2C")
    game = Game(start=state)
    for seat, card in ((0, "KC"), (1, "TS"), (0, "9H"), (1, "QS"), (0, "6H"), (1, "JS"), (0, "KD")):
        game.push(PlayCard(seat, next(held for held in state.hands[seat] if str(held) == card)))

    assert said(game.state, 1, "KS") == [
        ("Play", "1", "20"),
        ("Play", "1", "+2"),
        ("Play", "1", "+1"),
        ("Play", "1", "last"),
        ("Show", "0", "6H 9H KC KD"),
        ("Show", "0", "+4"),
        ("Show", "1", "TS JS QS KS"),
        ("Show", "1", "+8"),
        ("Show", "crib", " ".join(map(str, state.crib))),
        ("Show", "crib", "+12"),
    ]


def test_every_event_is_said_or_silent() -> None:
    heard: set[str] = set()
    for seed in range(60):
        for rules in ("acc muggins=on", "acc renege=dead_hand", "six_card stinkhole=no_pegging", "five_card"):
            game = random_game(RuleSet.parse(f"{rules} target=61"), seed)
            state = game.start
            for action in game.actions:
                state, events = apply(state, action)
                heard |= {type(event).__name__ for event in events if phrases_of([event], state, "Play")}

    assert {kind.__name__ for kind in get_args(Event)} - heard <= SILENT


def test_the_points_said_are_those_pegged() -> None:
    game = random_game("six_card", 3)
    state = game.start
    for action in game.actions:
        state, events = apply(state, action)
        words = [phrase.words[0] for phrase in phrases_of(events, state, "Play")]
        assert sum(int(word) for word in words if word.startswith("+")) == sum(
            event.points for event in events if isinstance(event, Pegged)
        )


@pytest.mark.parametrize(
    ("result", "parts"),
    [
        (Result(0, (121, 98), (None, None), 1, "target"), ["side 0 wins 121-98"]),
        (Result(1, (88, 121), ("skunk", None), 2, "target"), ["side 1 wins 88-121", "side 0 skunk", "value 2"]),
        (Result(1, (88, 90), (None, None), 1, "resigned"), ["side 1 wins 88-90", "resigned"]),
        (Result(0, (88, 90), (None, None), 2, "false claim"), ["side 0 wins 88-90", "value 2", "false claim"]),
    ],
)
def test_results(result: Result, parts: list[str]) -> None:
    assert result_parts(result) == parts

    state = GameState.setup("six_card")
    ended = phrases_of([GameEnded(result)], state, "Play")
    assert ended == [Phrase("End", "", tuple(part.split())) for part in parts]


def test_an_unfinished_game_has_its_scores_for_a_result() -> None:
    assert result_text(GameState.setup("three_hand", dealer=0, scores=(1, 2, 3))) == "unfinished 1-2-3"
