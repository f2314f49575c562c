"""Players: functions from what a seat may know to what it does."""

from fifteentwo.players.beginner import BeginnerPlayer
from fifteentwo.players.chance import RandomPlayer
from fifteentwo.players.player import Chance, Player
from fifteentwo.players.registry import LEVELS, Level, by_name
from fifteentwo.players.steady import SteadyPlayer

__all__ = ["LEVELS", "BeginnerPlayer", "Chance", "Level", "Player", "RandomPlayer", "SteadyPlayer", "by_name"]
