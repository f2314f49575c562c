"""What can be done at the table. A game is its rules and the list of these.

Most actions are a seat's. A few are the table's own (``seat`` is None): they bring the chance in, as a deck in a given
order, or report a fault that the referee cannot see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from fifteentwo.cards import Card

Fault = Literal[
    "discard_retrieved",
    "crib_looked_at",
    "cut_not_offered",
    "bottom_card_seen",
    "opponents_peg_moved",
    "starter_in_hand",
    "misdeal_not_confirmed",
]
"""Faults in handling cards and pegs that only people at a real table can commit and report."""


@dataclass(frozen=True, slots=True)
class CutPack:
    """The table spreads a shuffled pack for the cut for deal. ``deck`` holds all 52 cards, hidden until cut."""

    seat: ClassVar[None] = None
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CutForDeal:
    """A player cuts for the deal: takes the card at ``place`` (0 to 51) of the pack that was spread."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Deal:
    """The table gives the dealer a shuffled pack. ``deck`` holds all 52 cards, top card first."""

    seat: ClassVar[None] = None
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CutBeforeDeal:
    """The player at the dealer's right lifts ``place`` cards, which go under the rest before the deal."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class DeclineCut:
    """The player at the dealer's right leaves the pack as it is, where the rules only offer the cut."""

    seat: int


@dataclass(frozen=True, slots=True)
class Misdeal:
    """The table reports a misdeal before the starter is turned: the same dealer deals again."""

    seat: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Discard:
    """A player lays cards into the crib. Their order does not matter."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CutStarter:
    """A player lifts ``place`` cards off the undealt cards; the next one is the starter."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A player plays a card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Go:
    """A player says go. An action only where players count for themselves; otherwise the referee says it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pass:
    """A player who could play does not, after somebody's go, where the rules leave it free."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeBackGo:
    """A player who said go with a playable card notices it in time, and goes on playing."""

    seat: int


@dataclass(frozen=True, slots=True)
class CallRenege:
    """A player shows that an opponent said go with a card that fitted.

    Under the tournament rule ``dead`` chooses what becomes of the cards that could have been played: out of the play
    (True), or played from here on (False). Elsewhere it must be False.
    """

    seat: int
    dead: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """A player counting for themselves says how many points a card, go, starter, hand or crib scores."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Muggins:
    """A player takes points that an opponent has overlooked."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Accept:
    """A player lets an opponent's claim stand."""

    seat: int


@dataclass(frozen=True, slots=True)
class Penalty:
    """The table reports a fault of ``offender`` in handling cards or pegs."""

    seat: ClassVar[None] = None
    fault: Fault
    offender: int


@dataclass(frozen=True, slots=True)
class Resign:
    """A player gives the game up for their side. Always allowed while the game lasts."""

    seat: int


Action = (
    CutPack
    | CutForDeal
    | Deal
    | CutBeforeDeal
    | DeclineCut
    | Misdeal
    | Discard
    | CutStarter
    | PlayCard
    | Go
    | Pass
    | TakeBackGo
    | CallRenege
    | Claim
    | Muggins
    | Accept
    | Penalty
    | Resign
)
"""Any of the actions of this module."""
