"""Acts as numbers, and back. The numbers mean the same at every moment of every game.

``0`` to ``51`` play a card, by its number. ``52`` to ``66`` lay cards into the crib: which of the dealt cards, held in
ascending order, in the order of :func:`itertools.combinations`. So the first of the fifteen discards of a six-card hand lays
its two lowest cards, and the last its two highest. ``67`` passes after a go, where the rules leave it free.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import DECK
from fifteentwo.errors import IllegalAction
from fifteentwo.game import Action, Discard, Pass, PlayCard, SeatView

DISCARDS: Final = len(DECK)
"""The number of the first discard."""
PASS: Final = DISCARDS + comb(6, 2)
ACTIONS: Final = PASS + 1
"""How many acts there are."""


def number_of(action: Action, view: SeatView) -> int:
    """Returns the number of what a seat does.

    Args:
        action: A play, a discard or a pass.
        view: What the seat sees before it.

    Raises:
        IllegalAction: It is another kind of act, or a discard of other cards than the seat holds.
    """
    match action:
        case PlayCard(card=card):
            return int(card)
        case Discard(cards=cards):
            choices = list(combinations(view.hand, len(cards)))
            wanted = tuple(sorted(cards))
            if wanted not in choices:
                raise IllegalAction(f"{action!r} lays cards that the hand does not hold")
            return DISCARDS + choices.index(wanted)
        case Pass():
            return PASS
        case _:
            raise IllegalAction(f"{action!r} is not an act of this environment")


def action_of(number: int, view: SeatView) -> Action:
    """Returns the act that a number stands for, if it is legal.

    Raises:
        IllegalAction: It is not.
    """
    legal = {number_of(action, view): action for action in view.legal_actions}
    if number not in legal:
        raise IllegalAction(f"{number} is not legal now; legal are {sorted(legal)}")
    return legal[number]


def mask(view: SeatView) -> NDArray[np.int8]:
    """Returns 1 for each number that is legal now and 0 for the others."""
    flags = np.zeros(ACTIONS, np.int8)
    flags[[number_of(action, view) for action in view.legal_actions]] = 1
    return flags
