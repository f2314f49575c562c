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
