# ruff: noqa: ARG002 - each cheat looks at what it needs
"""Players that do what they must not, for tests; contestants name them as ``python:tests.arena.cheats:NAME``."""

from __future__ import annotations

import os
from abc import abstractmethod

from fifteentwo.cards import DECK
from fifteentwo.game import Action, Claim, Deal, Discard, Phase, PlayCard, Resign, SeatView
from fifteentwo.players import Chance, SteadyPlayer


class Cheat(SteadyPlayer):
    """Plays steadily until it sees a chance to cheat in the second deal."""

    name = "cheat"

    def __call__(self, view: SeatView, /) -> Action:
        honest = super().__call__(view)
        return self.cheat(view, honest) if view.deal_number > 1 else honest

    @abstractmethod
    def cheat(self, view: SeatView, honest: Action) -> Action:
        """Returns what it does instead of what it should."""


class ForeignCard(Cheat):
    """Plays a card that it does not hold."""

    def cheat(self, view: SeatView, honest: Action) -> Action:
        held = {*view.hand, *view.discards, view.starter, *[card for _, card, _ in view.plays]}
        other = next(card for card in DECK if card not in held)
        return PlayCard(honest.seat, other) if isinstance(honest, PlayCard) else honest


class TooHigh(Cheat):
    """Plays past thirty-one."""

    def cheat(self, view: SeatView, honest: Action) -> Action:
        high = [card for card in view.hand if view.count + card.counting_value > 31]
        return PlayCard(honest.seat, high[0]) if isinstance(honest, PlayCard) and high else honest


class KeepsFive(Cheat):
    """Lays one card only."""

    def cheat(self, view: SeatView, honest: Action) -> Action:
        return Discard(honest.seat, honest.cards[:1]) if isinstance(honest, Discard) else honest


class ResignsForOthers(Cheat):
    """Gives the game up in the other's name."""

    def cheat(self, view: SeatView, honest: Action) -> Action:
        return Resign(1 - honest.seat) if honest.seat is not None else honest


class DealsAgain(Cheat):
    """Takes the pack and deals as it likes."""

    def cheat(self, view: SeatView, honest: Action) -> Action:
        return Deal(DECK)


class NoAction(Cheat):
    """Answers with something that is no action."""

    def cheat(self, view: SeatView, honest: Action) -> Action:
        return "play 5H"  # type: ignore[return-value]


class ClaimsTooMuch(Cheat):
    """Claims a point more than there is, where players count for themselves."""

    def cheat(self, view: SeatView, honest: Action) -> Action:
        if view.phase is Phase.CLAIM and isinstance(honest, Claim):
            return Claim(honest.seat, honest.points + 1)
        return honest


class Quitter(Cheat):
    """Resigns, which is no cheating, in its second deal."""

    def cheat(self, view: SeatView, honest: Action) -> Action:
        return Resign(view.seat or 0)


def broken(seed: Chance) -> SteadyPlayer:
    """Makes a player with a bug."""
    player = SteadyPlayer(seed)
    player.choose_card = lambda *_: 1 / 0  # type: ignore[assignment, method-assign]
    return player


def deadly(seed: Chance) -> SteadyPlayer:
    """Makes a player that ends its process as soon as it plays; where matches begin, it is only made."""
    player = SteadyPlayer(seed)
    player.choose_discard = lambda *_: os._exit(1)  # type: ignore[assignment, method-assign]
    return player
