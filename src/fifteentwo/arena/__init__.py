"""The arena: players against players, by themselves, in matches and on ladders, and programs that play along."""

from fifteentwo.arena.client import EnginePlayer, Limits
from fifteentwo.arena.duplicate import GameResult, PairResult, Setup
from fifteentwo.arena.executors import workers
from fifteentwo.arena.faults import PlayerFault
from fifteentwo.arena.figures import Figures
from fifteentwo.arena.ladder import Ladder, play_ladder
from fifteentwo.arena.matches import play_match
from fifteentwo.arena.playing import play_game
from fifteentwo.arena.server import EngineServer

__all__ = [
    "EnginePlayer",
    "EngineServer",
    "Figures",
    "GameResult",
    "Ladder",
    "Limits",
    "PairResult",
    "PlayerFault",
    "Setup",
    "play_game",
    "play_ladder",
    "play_match",
    "workers",
]
