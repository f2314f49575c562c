"""A player that does anything."""

from __future__ import annotations

from typing import ClassVar

from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Action, SeatView
from fifteentwo.players.player import Chance, source_of


class RandomPlayer:
    """A player that does anything that is legal, each action with the same chance.

    Where players count for themselves, that includes claims and calls of any size and false gos, where those are
    possible. It never resigns.
    """

    name: ClassVar[str] = "random"

    def __init__(self, chance: Chance = None) -> None:
        """Sets the source of randomness, or the seed of one."""
        self._chance = source_of(chance)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __call__(self, view: SeatView, /) -> Action:
        """Returns what the player does.

        Raises:
            FifteentwoError: The seat of the view can do nothing now.
        """
        if not view.legal_actions:
            raise FifteentwoError(f"seat {view.seat} can do nothing now")
        return self._chance.choice(view.legal_actions)
