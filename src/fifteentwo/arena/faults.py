"""What a player can do wrong apart from breaking a rule of the game."""

from __future__ import annotations

from fifteentwo.errors import FifteentwoError


class PlayerFault(FifteentwoError):
    """A player does not play: a program has died, is silent, or says what nobody understands. The message says what."""
