"""Players that do anything the rules allow, and a table that reports faults; for games by the thousand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from fifteentwo.cards import shuffled
from fifteentwo.game import (
    Action,
    Claim,
    CutPack,
    Deal,
    Event,
    GameState,
    Go,
    Misdeal,
    Muggins,
    Penalty,
    Phase,
    PlayCard,
    Resign,
    apply,
    view,
)
from fifteentwo.game.events import Pegged, PeggedBack, PlayTakenBack
from fifteentwo.game.faults import FAULTS
from fifteentwo.game.state import replaced

MOST_ACTIONS: Final = 20_000
"""More than any game between random players needs."""


def random_action(state: GameState, chance: random.Random) -> Action:
    """Returns something that may be done in a state that is not over: mostly by a seat, sometimes by the table."""
    if state.phase is Phase.PACK:
        return CutPack(shuffled(chance))
    if state.phase is Phase.DEAL and not (state.heels_open and chance.random() < 0.5):
        return _table_report(state, chance) or Deal(shuffled(chance))
    if state.rules.scoring == "manual" and (report := _table_report(state, chance)):
        return report
    if chance.random() < 0.0003:
        return Resign(chance.randrange(state.players))
    seats = range(state.players) if state.false_gos or state.heels_open else state.to_act
    choices = [actions for seat in seats if (actions := view(state, seat).legal_actions)]
    return _choice(state, chance.choice(choices), chance)


def _table_report(state: GameState, chance: random.Random) -> Action | None:
    """Now and then returns a misdeal or a fault, where one can be reported."""
    rules = state.rules
    if rules.scoring == "manual" and chance.random() < 0.01:
        if state.phase in {Phase.CUT_BEFORE_DEAL, Phase.DISCARD, Phase.CUT_STARTER}:
            return Misdeal()
        if rules.penalties == "acc" and state.deck:
            return Penalty(chance.choice(list(FAULTS)), chance.randrange(state.players))
    return None


def _choice(state: GameState, actions: tuple[Action, ...], chance: random.Random) -> Action:
    """Picks one of a seat's actions: claims and calls mostly near the truth, false gos not too often."""
    action = chance.choice(actions)
    claim = state.claim
    match action:
        case Claim() if claim is not None and claim.claimed is None and claim.owner == action.seat:
            true = claim.true_points
            return Claim(action.seat, chance.choices((true, max(0, true - 2), action.points), (12, 4, 1))[0])
        case Claim():  # for heels, besides what the game waits for
            others = [other for other in actions if not isinstance(other, Claim)]
            if others and chance.random() < 0.9:
                return chance.choice(others)
            return Claim(action.seat, chance.choice((0, state.rules.heels_points, state.rules.heels_points)))
        case Muggins() if claim is not None and claim.claimed is not None:
            overlooked = claim.true_points - claim.claimed
            if overlooked > 0 and chance.random() < 0.5:
                return Muggins(action.seat, overlooked)
            return actions[0] if chance.random() < 0.7 else action
        case Go() if chance.random() < 0.7:
            return chance.choice([play for play in actions if isinstance(play, PlayCard)] or [action])
        case _:
            return action


def play_on(
    state: GameState, chance: random.Random
) -> Iterator[tuple[GameState, Action, tuple[Event, ...], GameState]]:
    """Plays at random to the end of the game, yielding each step: the state, the action, the events, the next state."""
    for _ in range(MOST_ACTIONS):
        if state.over:
            return
        action = random_action(state, chance)
        after, events = apply(state, action)
        yield state, action, events, after
        state = after
    raise AssertionError(f"no end after {MOST_ACTIONS} actions under {state.rules}")


def played_out(state: GameState, chance: random.Random) -> GameState:
    """Plays at random to the end of the game."""
    for _, _, _, after in play_on(state, chance):
        state = after
    return state


def folded(scores: tuple[int, ...], events: tuple[Event, ...]) -> tuple[int, ...]:
    """Returns the scores after some events, from nothing but what everybody sees, and checks each event on the way."""
    for event in events:
        match event:
            case Pegged():
                assert event.points == sum(item.points for item in event.items) > 0
                assert event.score >= scores[event.side]
                scores = replaced(scores, event.side, event.score)
            case PeggedBack():
                assert event.score == scores[event.side] - event.points
                scores = replaced(scores, event.side, event.score)
            case PlayTakenBack():
                scores = event.scores
            case _:
                pass
    return scores
