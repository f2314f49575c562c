"""A player that sees its own cards and takes what scores at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from fifteentwo.cards import Card, ranks_of
from fifteentwo.game import SeatView
from fifteentwo.players.careful import CarefulPlayer, kept
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import play
from fifteentwo.scoring.show import rank_points


class BeginnerPlayer(CarefulPlayer):
    """A player as one is after the first few games.

    It keeps the cards that score most by themselves, without a thought for the starter or for whose crib it is, and
    plays what scores most at once. Of equal discards it takes the lowest cards, of equal plays the highest card. At
    lowball it keeps and plays what scores least.
    """

    name: ClassVar[str] = "beginner"

    def choose_discard(self, view: SeatView, choices: Sequence[tuple[Card, ...]]) -> tuple[Card, ...]:
        """Returns the discard that leaves the most points in hand."""
        sign = -1 if view.rules.win_mode == "lowball" else 1
        return max(choices, key=lambda laid: sign * points_in_hand(kept(view.hand, laid), view.rules))

    def choose_card(self, view: SeatView, cards: Sequence[Card]) -> Card:
        """Returns the card that scores most."""
        sign = -1 if view.rules.win_mode == "lowball" else 1
        return max(cards, key=lambda card: (sign * play((*view.pile, card), view.rules).total, card))


def points_in_hand(cards: Sequence[Card], rules: RuleSet) -> int:
    """Returns what three or four cards of a hand score without a starter."""
    flush = rules.hand_flush == "all_hand_cards" and len({card.suit for card in cards}) == 1
    return rank_points(ranks_of(cards)) + len(cards) * flush
