"""Fifteentwo: the rules of cribbage, its counting, its records and its players.

The names below are the ones that most programs need; the subpackages hold the rest.
"""

from fifteentwo.cards import DECK, Card, Rank, Suit, format_cards, parse_cards
from fifteentwo.errors import FifteentwoError, IllegalAction, ParseError, RuleError
from fifteentwo.game import Game, GameState, Match, SeatView, apply, legal_actions, view
from fifteentwo.rules import PRESETS, RuleSet
from fifteentwo.scoring import score_play, score_show

__version__ = "0.1.0"

__all__ = [
    "DECK",
    "PRESETS",
    "Card",
    "FifteentwoError",
    "Game",
    "GameState",
    "IllegalAction",
    "Match",
    "ParseError",
    "Rank",
    "RuleError",
    "RuleSet",
    "SeatView",
    "Suit",
    "apply",
    "format_cards",
    "legal_actions",
    "parse_cards",
    "score_play",
    "score_show",
    "view",
]
