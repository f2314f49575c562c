"""Exact statistics: distributions of hands and cribs, the discard at equilibrium, what can happen in the play."""

from fifteentwo.stats.deal import Choice, Deal, deal_statistics
from fifteentwo.stats.discards import DiscardTables, Habit, Role
from fifteentwo.stats.distribution import Distribution
from fifteentwo.stats.hands import given_hand_distribution, hand_distribution, hand_plus_crib_distribution
from fifteentwo.stats.tables import discard_tables

__all__ = [
    "Choice",
    "Deal",
    "DiscardTables",
    "Distribution",
    "Habit",
    "Role",
    "deal_statistics",
    "discard_tables",
    "given_hand_distribution",
    "hand_distribution",
    "hand_plus_crib_distribution",
]
