"""What everybody at the table sees. No event holds a card that is still hidden from anyone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from fifteentwo.cards import Card
from fifteentwo.game.result import Result
from fifteentwo.scoring.items import Item


class Source(Enum):
    """What gave rise to a score. The value is the name in text and JSON."""

    OPENING = "opening"
    HEELS = "heels"
    CARD = "card"
    GO = "go"
    LAST = "last"
    HAND = "hand"
    CRIB = "crib"
    MUGGINS = "muggins"
    PENALTY = "penalty"


@dataclass(frozen=True, slots=True)
class CardCut:
    """A player cut a card for the deal."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CutTied:
    """The cut for deal is undecided between these seats; whoever must, cuts again."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealerChosen:
    """The first dealer is known."""

    seat: int


@dataclass(frozen=True, slots=True)
class PackCut:
    """The pack was cut before the deal by ``place`` cards; 0 where the cut was declined."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Hands were dealt, of ``sizes`` cards by seat."""

    dealer: int
    number: int
    """Which deal of the game it is, from 1."""
    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Misdealt:
    """The deal is void; the same dealer deals again."""

    dealer: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """A player laid so many cards into the crib."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class StarterTurned:
    """The starter was cut at ``place`` by ``seat`` and turned."""

    seat: int
    place: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played and made the count ``count``."""

    seat: int
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class GoSaid:
    """A player holding cards said go at the count ``count``."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A player passed after somebody's go at the count ``count``."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class GoTakenBack:
    """A player corrected a go in time and plays on."""

    seat: int


@dataclass(frozen=True, slots=True)
class CountEnded:
    """The count came to an end at ``count``; the next card starts from nothing."""

    count: int


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand is laid open for counting."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CribShown:
    """The crib is laid open for counting."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandDead:
    """A hand is not counted because of a renege."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pegged:
    """A side moved its peg forward.

    ``points`` is the sum of the items, even where the game hole cut the last of them off; ``score`` is where the peg
    stands. Where players count for themselves the one item is the claim, and :class:`Counted` says what
    there was to count, once nobody can call muggins on it any more.
    """

    seat: int
    side: int
    source: Source
    items: tuple[Item, ...]
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class PeggedBack:
    """A side moved its peg ``points`` holes backward, to ``score``."""

    side: int
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class NotCounted:
    """A score was barred by ``option``, an option of the rules."""

    seat: int
    source: Source
    points: int
    option: str


@dataclass(frozen=True, slots=True)
class Claimed:
    """A player counting for themselves claimed so many points."""

    seat: int
    source: Source
    points: int


@dataclass(frozen=True, slots=True)
class Counted:
    """A claim is settled; this is what there really was to count."""

    seat: int
    source: Source
    items: tuple[Item, ...]
    points: int
    claimed: int


@dataclass(frozen=True, slots=True)
class MugginsCalled:
    """A player called muggins for ``points``; ``awarded`` of them were there to take."""

    seat: int
    owner: int
    points: int
    awarded: int


@dataclass(frozen=True, slots=True)
class HeelsForfeited:
    """The dealer played a card before pegging for the jack."""

    seat: int


@dataclass(frozen=True, slots=True)
class RenegeCalled:
    """A player showed that ``offender`` said go while holding ``cards``, each of which fitted.

    Those still in the hand are laid open only by the tournament rule, which counts them.
    """

    seat: int
    offender: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayTakenBack:
    """Cards played since a renege went back to their hands and the pegs to ``scores``.

    The cards named are out of the play, though they count in the show.
    """

    scores: tuple[int, ...]
    dead: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FaultReported:
    """A fault in handling cards or pegs was reported."""

    offender: int
    fault: str


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gave up."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """Everything of the deal is counted; ``dealer`` deals next."""

    dealer: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    result: Result


Event = (
    CardCut
    | CutTied
    | DealerChosen
    | PackCut
    | Dealt
    | Misdealt
    | Discarded
    | StarterTurned
    | CardPlayed
    | GoSaid
    | Passed
    | GoTakenBack
    | CountEnded
    | HandShown
    | CribShown
    | HandDead
    | Pegged
    | PeggedBack
    | NotCounted
    | Claimed
    | Counted
    | MugginsCalled
    | HeelsForfeited
    | RenegeCalled
    | PlayTakenBack
    | FaultReported
    | Resigned
    | DealEnded
    | GameEnded
)
"""Any of the events of this module."""
