"""Counting: what a hand, a crib or a card in the play is worth, item by item, and how that is said."""

from fifteentwo.scoring.items import Item, Kind, Score
from fifteentwo.scoring.play import play
from fifteentwo.scoring.show import show
from fifteentwo.scoring.text import score_play, score_show

__all__ = ["Item", "Kind", "Score", "play", "score_play", "score_show", "show"]
