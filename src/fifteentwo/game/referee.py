"""The referee: one pure function from a state and an action to the next state and what everybody saw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fifteentwo.errors import IllegalAction
from fifteentwo.game import actions as act
from fifteentwo.game import claiming, dealing, faults, playing, renege, showing
from fifteentwo.game.events import Event
from fifteentwo.game.state import Draft, GameState, Phase, Step

_HANDLERS: Final[Mapping[type[Any], Callable[[Draft, Any], None]]] = {
    act.CutPack: dealing.spread_pack,
    act.CutForDeal: dealing.cut_for_deal,
    act.Deal: dealing.deal,
    act.CutBeforeDeal: dealing.cut_before_deal,
    act.DeclineCut: dealing.decline_cut,
    act.Misdeal: dealing.misdeal,
    act.Discard: dealing.discard,
    act.CutStarter: dealing.cut_starter,
    act.PlayCard: playing.play_card,
    act.Go: playing.say_go,
    act.Pass: playing.say_pass,
    act.TakeBackGo: renege.take_back_go,
    act.CallRenege: renege.call_renege,
    act.Claim: claiming.claim,
    act.Muggins: claiming.muggins,
    act.Accept: claiming.accept,
    act.Penalty: faults.penalise,
    act.Resign: faults.resign,
}

_STEPS: Final[Mapping[Step, Callable[[Draft], None]]] = {
    Step.START_PLAY: playing.start_play,
    Step.AFTER_CARD: playing.after_card,
    Step.NEXT_TURN: playing.next_turn,
    Step.AFTER_COUNT: playing.after_count,
    Step.SHOW_NEXT: showing.show_next,
    Step.END_DEAL: showing.end_deal,
}


def apply(state: GameState, action: act.Action) -> tuple[GameState, tuple[Event, ...]]:
    """Does an action and everything that follows from it without anybody's choice.

    Args:
        state: Where the game stands; it is not changed.
        action: What a seat or the table does.

    Returns:
        The state after it, and the events that everybody saw, in their order.

    Raises:
        IllegalAction: The action breaks a rule, which the message names.
    """
    handler = _HANDLERS.get(type(action))
    if handler is None:
        raise IllegalAction(f"{action!r} is not an action")
    if action.seat is not None and not 0 <= action.seat < len(state.sides):
        raise IllegalAction(f"there is no seat {action.seat}: seats are 0 to {len(state.sides) - 1}")
    if state.phase is Phase.OVER:
        raise IllegalAction("the game is over")
    draft = state.draft()
    seen = 0 if handler is dealing.deal else len(draft.events)
    if state.phase is Phase.MUGGINS and isinstance(action, (act.PlayCard, act.Go, act.Pass)):
        _accept_by_acting(draft, action.seat)
    handler(draft, action)
    _run(draft)
    return draft.freeze(), draft.events[seen:]


def _run(draft: Draft) -> None:
    """Does what the rules force, until a choice, the table's chance or the end of the game is reached."""
    while draft.step is not None:
        step, draft.step = draft.step, None
        _STEPS[step](draft)
    if draft.phase is Phase.MUGGINS and draft.claim is not None and draft.claim.next_to_play is None:
        _find_next_to_play(draft)


def _find_next_to_play(draft: Draft) -> None:
    """Notes in a claim whose card would close it, if the claim's settlement leads straight to an opponent's card."""
    claim = draft.claim
    if claim is None or len(claim.waiting) != 1:
        return
    ahead = draft.freeze().draft()
    ahead.claim, ahead.step = None, claim.then
    _run(ahead)
    if ahead.phase is Phase.PLAY and ahead.turn is not None and ahead.sides[ahead.turn] in claim.waiting:
        draft.claim = claim._replace(next_to_play=ahead.turn)


def _accept_by_acting(draft: Draft, seat: int) -> None:
    """Lets the last side that may call muggins go by its chance by playing on."""
    if draft.claim is None or draft.claim.next_to_play != seat:
        raise IllegalAction("a claim is open: each opposing side must accept it or call muggins first")
    claiming.accept(draft, act.Accept(seat))
    _run(draft)
