"""What all computer players do alike: everything but choosing cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from fifteentwo.cards import Card
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Accept, Action, Claim, DeclineCut, Discard, Go, Muggins, Phase, PlayCard, SeatView
from fifteentwo.players.counting import points_overlooked, points_to_claim
from fifteentwo.players.player import Chance, source_of


class CarefulPlayer(ABC):
    """A player that makes no mistake in handling the game; which cards it chooses is up to its subclass.

    It cuts where its source of randomness says, and cuts where a cut is offered. Where players count for themselves it
    claims exactly what there is, heels at once; it says go only when it must, and never calls a renege. Whether it calls
    muggins is also up to its subclass. It never resigns.
    """

    name: ClassVar[str]
    calls_muggins: ClassVar[bool] = False
    """Whether it takes what opponents overlook, all of it; otherwise it lets every claim stand."""

    def __init__(self, chance: Chance = None) -> None:
        """Sets the source of randomness, or the seed of one, for the places where the player cuts."""
        self._chance = source_of(chance)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __call__(self, view: SeatView, /) -> Action:
        """Returns what the player does.

        Raises:
            FifteentwoError: The game does not wait for the seat of the view.
        """
        seat = view.seat
        if seat is None:
            raise FifteentwoError("somebody who only watches has nothing to do")
        if view.heels_open and seat == view.dealer and not (view.phase is Phase.CLAIM and seat in view.to_act):
            return Claim(seat, points_to_claim(view))
        if seat not in view.to_act:
            raise FifteentwoError(f"the game does not wait for seat {seat} now, but for {view.to_act or 'nobody'}")
        match view.phase:
            case Phase.PLAY:
                cards = [action.card for action in view.legal_actions if isinstance(action, PlayCard)]
                return PlayCard(seat, self.choose_card(view, cards)) if cards else Go(seat)
            case Phase.DISCARD:
                choices = [action.cards for action in view.legal_actions if isinstance(action, Discard)]
                return Discard(seat, self.choose_discard(view, choices))
            case Phase.CLAIM:
                return Claim(seat, points_to_claim(view))
            case Phase.MUGGINS:
                overlooked = points_overlooked(view) if self.calls_muggins else 0
                return Muggins(seat, overlooked) if overlooked else Accept(seat)
            case _:
                cuts = [action for action in view.legal_actions if not isinstance(action, DeclineCut)]
                return self._chance.choice(cuts)

    @abstractmethod
    def choose_discard(self, view: SeatView, choices: Sequence[tuple[Card, ...]]) -> tuple[Card, ...]:
        """Returns the cards to lay into the crib: one of the choices, each of which is ascending."""

    @abstractmethod
    def choose_card(self, view: SeatView, cards: Sequence[Card]) -> Card:
        """Returns the card to play: one of those given, which are ascending and all fit."""


def kept(hand: Sequence[Card], laid: Sequence[Card]) -> tuple[Card, ...]:
    """Returns the cards of a hand that stay when some are laid into the crib."""
    return tuple([card for card in hand if card not in laid])
