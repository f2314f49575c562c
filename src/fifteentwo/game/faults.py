"""Faults in handling cards and pegs, which only people at a real table can commit; and giving up."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from fifteentwo.errors import IllegalAction
from fifteentwo.game.actions import Fault, Penalty, Resign
from fifteentwo.game.events import FaultReported, Resigned, Source
from fifteentwo.game.pegging import best_other_side, end_game, over, peg_back, peg_extra
from fifteentwo.game.state import Draft, Phase

FAULTS: Final[Mapping[Fault, int]] = MappingProxyType(
    {
        "discard_retrieved": 2,
        "crib_looked_at": 2,
        "cut_not_offered": 2,
        "bottom_card_seen": 2,
        "opponents_peg_moved": 2,
        "starter_in_hand": 2,
        "misdeal_not_confirmed": -10,
    }
)
"""What each fault costs under tournament rules: points for the opponent, or holes that the offender goes back."""


def penalise(draft: Draft, action: Penalty) -> None:
    """Applies the penalty for a fault that the table reports."""
    if draft.rules.penalties != "acc":
        raise IllegalAction("faults in handling cards and pegs cost nothing under these rules (penalties=off)")
    if action.fault not in FAULTS:
        raise IllegalAction(f"there is no fault {action.fault!r}; known: {', '.join(FAULTS)}")
    if draft.phase in {Phase.OVER, Phase.PACK, Phase.CUT_FOR_DEAL} or not draft.deck:
        raise IllegalAction("a fault can be reported from the first deal to the end of the game")
    if action.offender not in range(len(draft.sides)):
        raise IllegalAction(f"there is no seat {action.offender}")
    draft.emit(FaultReported(action.offender, action.fault))
    points = FAULTS[action.fault]
    if points > 0:
        peg_extra(draft, draft.opponent_of(action.offender), Source.PENALTY, points)
    else:
        peg_back(draft, action.offender, -points)


def resign(draft: Draft, action: Resign) -> None:
    """Ends the game against a seat's side. With more than two sides the best of the others wins."""
    if over(draft):
        raise IllegalAction("the game is over")
    draft.emit(Resigned(action.seat))
    end_game(draft, best_other_side(draft, draft.sides[action.seat]), "resigned")
