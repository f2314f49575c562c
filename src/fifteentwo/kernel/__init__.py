"""Typed doors to the compiled core: arrays in, arrays out, under the usual rules of the six-card game."""

from fifteentwo.kernel.playouts import log_games, play_games
from fifteentwo.kernel.show import score_shows

__all__ = ["log_games", "play_games", "score_shows"]
