"""What the other seat may hold in the middle of the play, from everything that a seat has seen of it."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from fifteentwo.cards import Card, ranks_of
from fifteentwo.engine.keeps import DEALER, PONE, Belief, Keeps
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Phase, SeatView
from fifteentwo.game.events import CardPlayed, CountEnded, GoSaid
from fifteentwo.kernel.pegging import Moment, steady_choices

LAPSE: Final = 0.1
"""How often the other seat is taken to play any card that fits, rather than what the model would."""

_LIMIT: Final = 31
_SIX: Final = 6


class Reading(NamedTuple):
    """A moment of the play and what the other seat may hold in it; the seat that reads is seat 0 of the moment."""

    moment: Moment
    belief: Belief


class _Play:
    """Follows the play of a deal, event by event."""

    def __init__(self, view: SeatView, own: list[Card], starter: Card, start: Belief) -> None:
        self._seat = view.seat
        self._own = own
        self._last = 0 if view.dealer == view.seat else 1
        self._played = [starter.rank]
        self._pile: list[int] = []
        self._gone = [False, False]
        self.hands, self.weights = start

    def moment(self, turn: int) -> Moment:
        """Returns the moment at which a seat is to play."""
        gone = (self._gone[0], self._gone[1])
        return Moment(ranks_of(self._own), tuple(self._played), tuple(self._pile), turn, self._last, gone)

    def follow(self, event: CardPlayed | GoSaid | CountEnded) -> None:
        """Takes in what happened next."""
        match event:
            case CardPlayed(seat=seat, card=card):
                if seat == self._seat:
                    self._own.remove(card)
                else:
                    self._other_plays(card.rank)
                self._last = 0 if seat == self._seat else 1
                self._played.append(card.rank)
                self._pile.append(card.rank)
            case GoSaid(seat=seat, count=count):
                self._gone[0 if seat == self._seat else 1] = True
                if seat != self._seat:
                    self._other_cannot_play(count)
            case CountEnded(count=count):
                if count < _LIMIT:
                    self._other_cannot_play(count)
                self._pile = []
                self._gone = [False, False]

    def _other_plays(self, rank: int) -> None:
        choices = steady_choices(self.moment(turn=1), self.hands)
        count = sum(min(laid + 1, 10) for laid in self._pile)
        alike = (self.hands == rank).sum(axis=1)
        self._weigh((1 - LAPSE) * (choices == rank) + LAPSE * alike / np.maximum(_fitting(self.hands, count), 1))
        holds = alike > 0
        hands = self.hands[holds]
        keep = np.ones(hands.shape, dtype=bool)
        keep[np.arange(len(hands)), (hands == rank).argmax(axis=1)] = False
        self.hands = hands[keep].reshape(len(hands), -1)
        self.weights = self.weights[holds]

    def _other_cannot_play(self, count: int) -> None:
        self._weigh((_fitting(self.hands, count) == 0).astype(np.float64))

    def _weigh(self, likelihoods: npt.NDArray[np.float64]) -> None:
        weights = self.weights * likelihoods
        # Where players say go for themselves, a go may be false.
        if weights.any():
            self.weights = weights / weights.sum()


def _fitting(hands: npt.NDArray[np.uint8], count: int) -> npt.NDArray[np.int64]:
    """Returns how many cards of each hand fit a count."""
    fitting: npt.NDArray[np.int64] = (np.minimum(hands.astype(np.int64) + 1, 10) <= _LIMIT - count).sum(axis=1)
    return fitting


def read(view: SeatView, keeps: Keeps) -> Reading:
    """Returns where the play stands for a seat that is to play, and what the other seat may hold.

    Raises:
        FifteentwoError: The seat is not to play a card, or it is no six-card game for two.
    """
    if view.seat is None or view.phase is not Phase.PLAY or view.turn != view.seat or view.starter is None:
        raise FifteentwoError("only a seat that is to play a card can read the play")
    own = sorted([*view.hand, *[card for seat, card, _ in view.plays if seat == view.seat]])
    if len(view.sides) != 2 or len(own) + len(view.discards) != _SIX or view.rules.limit != _LIMIT:
        raise FifteentwoError("the play is read in the six-card game for two, up to thirty-one")
    known = ranks_of([*own, *view.discards, view.starter])
    play = _Play(view, own, view.starter, keeps.belief(PONE if view.dealer == view.seat else DEALER, known))
    for event in view.events:
        if isinstance(event, CardPlayed | GoSaid | CountEnded):
            play.follow(event)
    possible = play.weights > 0
    return Reading(play.moment(turn=0), Belief(play.hands[possible], play.weights[possible]))
