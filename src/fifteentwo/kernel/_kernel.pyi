"""
The compiled core of Fifteentwo. Use fifteentwo.kernel, which checks what it passes on.
"""

from collections.abc import Sequence
from typing import Annotated

import numpy
from numpy.typing import NDArray


def score_shows(rows: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)], points: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], crib: bool, threads: int) -> int:
    """
    Scores rows of 4 or 5 cards, the starter last, into points; returns the first row with a wrong card, or -1.
    """

def play_games(players: Sequence[int], seed: int, first: int, target: int, scores: Annotated[NDArray[numpy.uint8], dict(shape=(None, 2), order='C', device='cpu')], deals: Annotated[NDArray[numpy.uint16], dict(shape=(None,), order='C', device='cpu')], threads: int) -> None:
    """Plays games into scores and deals."""

def log_games(players: Sequence[int], seed: int, first: int, target: int, starts: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu')]) -> Annotated[NDArray[numpy.uint8], dict(shape=(None, 4), order='C')]:
    """Plays the same games and returns all that happens, a row each."""

def play_values(pile: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], turn: int, last: int, held: Sequence[int], gone: Sequence[bool], own: int, hidden: Annotated[NDArray[numpy.int32], dict(shape=(13), order='C', device='cpu', writable=False)], hands: Annotated[NDArray[numpy.uint64], dict(shape=(None,), order='C', device='cpu', writable=False)], weights: Annotated[NDArray[numpy.float64], dict(shape=(None,), order='C', device='cpu', writable=False)], grid: Annotated[NDArray[numpy.float64], dict(shape=(64, 64), order='C', device='cpu', writable=False)], rooms: Sequence[int], won: float, lost: float, best: bool, values: Annotated[NDArray[numpy.float64], dict(shape=(13), order='C', device='cpu')]) -> tuple[float, int]:
    """
    Values the rest of the play; returns the sum over all hands by weight, and how often the model was asked.
    """

def model_choices(pile: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], turn: int, last: int, held: Sequence[int], gone: Sequence[bool], hidden: Annotated[NDArray[numpy.int32], dict(shape=(13), order='C', device='cpu', writable=False)], hands: Annotated[NDArray[numpy.uint64], dict(shape=(None,), order='C', device='cpu', writable=False)], choices: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')]) -> None:
    """Writes what the model plays with each hand, 13 where nothing fits."""

def count_keeps(player: int, seed: int, first: int, deals: int, counts: Annotated[NDArray[numpy.uint64], dict(shape=(2, 1820), order='C', device='cpu')], threads: int) -> None:
    """Adds up which hands of four ranks pone and dealer keep."""
