"""What a player is."""

from __future__ import annotations

import random
from typing import Protocol

from fifteentwo.game import Action, SeatView

Chance = random.Random | int | str | None
"""A source of randomness, a seed for one, or None for one that nobody can repeat."""


class Player(Protocol):
    """Anything with a name that answers a view with an action: a computer, a person at a screen, a program elsewhere.

    A player is called with the view of a seat that the game waits for, and returns one of the view's
    :attr:`~fifteentwo.game.SeatView.legal_actions`, or resigns.
    """

    @property
    def name(self) -> str:
        """What the player is called."""
        ...

    def __call__(self, view: SeatView, /) -> Action:
        """Returns what the player does."""
        ...


def source_of(chance: Chance) -> random.Random:
    """Returns a source of randomness: the one given, or a new one with the seed given."""
    return chance if isinstance(chance, random.Random) else random.Random(chance)
