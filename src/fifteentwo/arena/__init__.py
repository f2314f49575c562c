"""The arena: players against players."""

from fifteentwo.arena.playing import play_game

__all__ = ["play_game"]
