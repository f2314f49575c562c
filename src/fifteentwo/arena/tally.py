"""What is noted about a game of a match: how it ended, what each side scored by role, and how long it took to decide."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import ClassVar, Final

from fifteentwo.game import Action, CutBeforeDeal, CutStarter, Event, Phase, SeatView, Source
from fifteentwo.game.events import DealEnded, Dealt, Pegged, PeggedBack
from fifteentwo.players import Player

CLEAR_OF_HOME: Final = 61
"""A deal is averaged if it begins with every side at least so many holes from home.

Hardly any deal scores more for a side, so the end of the game cuts none of these short, and whether a deal is one of them
is known before its cards are. An average over all whole deals would leave out the last of each game, which score the most.
"""
_PLAY: Final = frozenset({Source.CARD, Source.GO, Source.LAST})


@dataclass(slots=True)
class RoleSums:
    """What one side scored in some deals in one role: as dealer or as pone."""

    deals: int = 0
    pegs: int = 0
    """Points of the play: cards, gos and last cards."""
    heels: int = 0
    hand: int = 0
    crib: int = 0

    def add(self, other: RoleSums) -> None:
        """Adds other sums to these."""
        for field in fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))

    def averages(self) -> dict[str, float | int | None]:
        """Returns the number of deals and the average of each kind of points, None where there was no deal."""
        kinds = ("pegs", "heels", "hand", "crib")
        averages = {kind: round(getattr(self, kind) / self.deals, 4) if self.deals else None for kind in kinds}
        total = round(sum(getattr(self, kind) for kind in kinds) / self.deals, 4) if self.deals else None
        return {"deals": self.deals, **averages, "total": total}


class DealTally:
    """Adds up the points of a game of two sides by seat and role, from its events."""

    def __init__(self, targets: Sequence[int]) -> None:
        self.dealer = (RoleSums(), RoleSums())
        """What each seat scored as dealer."""
        self.pone = (RoleSums(), RoleSums())
        """What each seat scored as pone."""
        self._targets = targets
        self._scores = [0, 0]
        self._current: list[RoleSums] = []
        self._dealer = 0

    def see(self, events: Sequence[Event]) -> None:
        """Takes in what everybody saw next."""
        for event in events:
            match event:
                case Dealt(dealer=dealer):
                    clear = all(
                        target - score >= CLEAR_OF_HOME
                        for target, score in zip(self._targets, self._scores, strict=True)
                    )
                    self._current = [RoleSums(1), RoleSums(1)] if clear else []
                    self._dealer = dealer
                case Pegged(seat=seat, side=side, source=source, points=points, score=score):
                    self._scores[side] = score
                    if self._current:
                        _add(self._current[seat], source, points)
                case PeggedBack(side=side, score=score):
                    self._scores[side] = score
                case DealEnded():
                    self._end_deal()
                case _:
                    pass

    def _end_deal(self) -> None:
        for seat, sums in enumerate(self._current):
            (self.dealer if seat == self._dealer else self.pone)[seat].add(sums)
        self._current = []


def _add(sums: RoleSums, source: Source, points: int) -> None:
    if source in _PLAY:
        sums.pegs += points
    elif source is Source.HEELS:
        sums.heels += points
    elif source is Source.HAND:
        sums.hand += points
    elif source is Source.CRIB:
        sums.crib += points


class TimedSeat:
    """A seat of a duplicate game: its player decides, and is timed, where there is something to decide.

    Cuts are made by the table, the same in both games of a pair, and where the rules leave one action it is done.
    """

    name: ClassVar[str] = "timed"

    def __init__(self, player: Player, cut: Callable[[int, Sequence[Action]], Action]) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self._player = player
        self._cut = cut

    def __call__(self, view: SeatView, /) -> Action:
        """Returns what is done at this seat."""
        legal = view.legal_actions
        if view.phase in {Phase.CUT_STARTER, Phase.CUT_BEFORE_DEAL}:
            cuts = [action for action in legal if isinstance(action, (CutStarter, CutBeforeDeal))]
            return self._cut(view.deal_number, cuts)
        if len(legal) == 1:
            return legal[0]
        begin = time.perf_counter()
        try:
            return self._player(view)
        finally:
            self.seconds += time.perf_counter() - begin
            self.decisions += 1
