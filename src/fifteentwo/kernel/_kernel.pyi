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

def win_chances(players: Sequence[int], seed: int, first: int, deals: int, tables: Annotated[NDArray[numpy.float64], dict(shape=(None, None, None), order='C', device='cpu')], threads: int) -> None:
    """Writes the dealer's chance to win by its score and pone's."""

class Scorer:
    """The show under given rules."""

    def __init__(self, five: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], four: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], hand_flush: bool, crib_four_flush: bool, nobs: int, straight_flush: int) -> None: ...

def rank_points(size: int) -> Annotated[NDArray[numpy.uint8], dict(order='C')]:
    """Returns the points of fifteens, pairs and runs of 4 or 5 ranks."""

def show_points(scorer: Scorer, rows: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)], crib: bool) -> Annotated[NDArray[numpy.uint8], dict(order='C')]:
    """Scores rows of 4 or 5 cards, the starter last."""

def hand_counts(scorer: Scorer, held: int, crib: bool) -> Annotated[NDArray[numpy.int64], dict(order='C')]:
    """Counts all hands of 3 or 4 cards and a starter by their points."""

def pair_counts(scorer: Scorer, held: int, first_crib: bool, second_crib: bool) -> Annotated[NDArray[numpy.int64], dict(order='C')]:
    """
    Counts all pairs of 3 or 4 cards and 4 others around one starter by what they score together.
    """

def suit_classes(dealt: int) -> tuple[Annotated[NDArray[numpy.uint8], dict(order='C')], Annotated[NDArray[numpy.uint8], dict(order='C')]]:
    """
    Returns one deal of 5 or 6 cards for each suit class and how many deals are like it.
    """

def choice_sums(scorer: Scorer, deals: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)], threads: int) -> tuple[Annotated[NDArray[numpy.uint16], dict(order='C')], Annotated[NDArray[numpy.uint8], dict(order='C')]]:
    """
    Returns, for each deal and each two cards thrown, the hand's points over all unseen starters and the key.
    """

def crib_sums(scorer: Scorer) -> tuple[Annotated[NDArray[numpy.int64], dict(order='C')], Annotated[NDArray[numpy.int64], dict(order='C')]]:
    """
    Returns, for each two keys, the crib's points over all second throws and starters, and how many throws.
    """

def best_choices(sums: Annotated[NDArray[numpy.uint16], dict(shape=(None, None), order='C', device='cpu', writable=False)], keys: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)], alike: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], points: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)], out_of: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)], pone: bool, threads: int) -> tuple[Annotated[NDArray[numpy.uint8], dict(order='C')], Annotated[NDArray[numpy.int64], dict(order='C')], int]:
    """
    Returns the best choice of each deal, how often each key is thrown and what the hands sum to.
    """

def close_deals(sums: Annotated[NDArray[numpy.uint16], dict(shape=(None, None), order='C', device='cpu', writable=False)], keys: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)], points: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)], out_of: Annotated[NDArray[numpy.int64], dict(shape=(None,), order='C', device='cpu', writable=False)], pone: bool, within: float) -> Annotated[NDArray[numpy.uint32], dict(order='C')]:
    """
    Returns the deals in which another kind of throw comes within so many points of the best.
    """

def held_counts(deals: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)], alike: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], chosen: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> Annotated[NDArray[numpy.int32], dict(order='C')]:
    """
    Counts, for each key, how often a set of up to three cards is kept beside the throw that stands for it.
    """

def joint_cribs(scorer: Scorer, dealer: Annotated[NDArray[numpy.int32], dict(shape=(None, None), order='C', device='cpu', writable=False)], pone: Annotated[NDArray[numpy.int32], dict(shape=(None, None), order='C', device='cpu', writable=False)], threads: int) -> tuple[Annotated[NDArray[numpy.float64], dict(order='C')], Annotated[NDArray[numpy.float64], dict(order='C')]]:
    """
    Returns, for each two keys, the crib's points weighed by how likely throws and starter meet, and the weights.
    """

def chosen_counts(scorer: Scorer, deals: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)], alike: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], chosen: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], threads: int) -> Annotated[NDArray[numpy.int64], dict(order='C')]:
    """Counts the points of the hands that choices keep, over all starters."""

def hindsight_counts(scorer: Scorer, deals: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)], alike: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], held: int, threads: int) -> Annotated[NDArray[numpy.int64], dict(order='C')]:
    """
    Counts the most points that each deal could have kept for each starter.
    """

def deal_counts(scorer: Scorer, cards: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], choices: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)], weights: Annotated[NDArray[numpy.int64], dict(shape=(None, None), order='C', device='cpu', writable=False)]) -> tuple[Annotated[NDArray[numpy.int64], dict(order='C')], Annotated[NDArray[numpy.int64], dict(order='C')]]:
    """Counts hand and crib for each choice of one deal."""

def starter_counts(scorer: Scorer, hand: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], seen: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)], crib: bool) -> Annotated[NDArray[numpy.int64], dict(order='C')]:
    """Counts the points of one hand over the starters not seen."""

def rank_hands() -> Annotated[NDArray[numpy.int8], dict(order='C')]:
    """
    Returns all hands of up to four ranks in the order of open_play; 13 is no card.
    """

def open_play(exchange: bool, threads: int) -> Annotated[NDArray[numpy.int8], dict(order='C')]:
    """
    Returns value, most and least points and the best single card for every leader's and other hand.
    """
