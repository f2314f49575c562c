"""Games, positions and hands as text that people can read, and deals that anyone can check."""

from fifteentwo.record.files import read_games, write_games
from fifteentwo.record.hand import Hand
from fifteentwo.record.noted import Note, NotedDeal, NotedGame
from fifteentwo.record.noted_text import read_noted, write_noted
from fifteentwo.record.position import read_position, write_position
from fifteentwo.record.reading import read_game
from fifteentwo.record.verify import Check, Proof, Report, verify_game
from fifteentwo.record.writing import write_game

__all__ = [
    "Check",
    "Hand",
    "Note",
    "NotedDeal",
    "NotedGame",
    "Proof",
    "Report",
    "read_game",
    "read_games",
    "read_noted",
    "read_position",
    "verify_game",
    "write_game",
    "write_games",
    "write_noted",
    "write_position",
]
