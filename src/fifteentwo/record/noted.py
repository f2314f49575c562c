"""Games noted at a real table: what was seen and written down, with unknown cards and without a state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from fifteentwo.cards import Card
from fifteentwo.errors import FifteentwoError
from fifteentwo.game.result import Result, judge
from fifteentwo.game.state import GameState

NoteWord = Literal["", "go", "last", "heels", "gets", "muggins", "back"]
"""What is written beside a note: what the points are for; that they are given (``gets``, for penalties and bonuses) or taken
(``muggins``); that the peg goes ``back``. A ``go`` without points is a go that was said."""

Owner = int | Literal["crib"] | None
"""Whose a note is: a seat's, the crib's, or nobody's, as for a starter of which it is not said who cut it."""


@dataclass(frozen=True, slots=True)
class Note:
    """One thing noted: cards, the count they make, points."""

    owner: Owner
    cards: tuple[Card | None, ...] = ()
    """Cards that were dealt, laid away, turned, played or shown; None for each that is not known."""
    count: int | None = None
    """The count that a card played made."""
    points: int | None = None
    """The points pegged; None where none are noted, which counts as 0. With the word ``back``, how far back."""
    word: NoteWord = ""


@dataclass(frozen=True, slots=True)
class NotedDeal:
    """What was noted of one deal. Everything may be missing."""

    number: int | None = None
    dealer: int | None = None
    scores: tuple[int, ...] | None = None
    """The scores of the sides before the deal."""
    given: tuple[Note, ...] = ()
    """Points given before the deal, such as an opening bonus."""
    hands: tuple[Note, ...] = ()
    """The hands as they were dealt."""
    discards: tuple[Note, ...] = ()
    starter: tuple[Note, ...] = ()
    """The starter, and points for it."""
    play: tuple[tuple[Note, ...], ...] = ()
    """The play, count by count."""
    show: tuple[Note, ...] = ()

    def notes(self) -> Iterator[NoteInPlace]:
        """Yields every note in order, with where it stands."""
        for section, notes in (
            ("given", self.given),
            ("hands", self.hands),
            ("discards", self.discards),
            ("starter", self.starter),
        ):
            for note in notes:
                yield NoteInPlace(section, 0, note)
        for number, count in enumerate(self.play):
            for note in count:
                yield NoteInPlace("play", number, note)
        for note in self.show:
            yield NoteInPlace("show", 0, note)


class NoteInPlace(NamedTuple):
    """A note and where in its deal it stands."""

    section: str
    """The part of the deal, named as in :class:`NotedDeal`."""
    count_number: int
    """In the play, which count it belongs to, from 0."""
    note: Note


class Peg(NamedTuple):
    """The points of one note, and where they leave the game."""

    deal: int
    """The index of the deal, from 0."""
    note: int
    """The index of the note in its deal, from 0."""
    side: int
    points: int
    """The points as noted; negative for a peg that goes back."""
    scores: tuple[int, ...]
    """The scores of all sides after it."""


@dataclass(frozen=True)
class NotedGame:
    """A game noted at a table. It folds to scores, not to a state.

    Raises:
        FifteentwoError: The start is in the middle of a deal.
    """

    start: GameState
    """The rules, scores and dealer before the first noted deal. Without a dealer, the deals say who dealt."""
    deals: tuple[NotedDeal, ...] = ()
    resigned: int | None = None
    """The seat that gave up, if one did."""
    headers: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.start.deck:
            raise FifteentwoError("a noted game begins before a deal")

    def dealer_of(self, deal: int) -> int | None:
        """Returns who deals the deal of an index (from 0), or None where nothing noted tells."""
        if self.start.dealer is not None:
            return (self.start.dealer + deal) % self.start.players
        for index, noted in enumerate(self.deals):
            if noted.dealer is not None:
                return (noted.dealer + deal - index) % self.start.players
        return None

    def side_of(self, note: Note, deal: int) -> int | None:
        """Returns the side that a note in the deal of an index speaks of; None where that is not known."""
        seat = self.dealer_of(deal) if note.owner == "crib" else note.owner
        return self.start.sides[seat] if isinstance(seat, int) and 0 <= seat < self.start.players else None

    def pegs(self) -> Iterator[Peg]:
        """Yields all points in order, up to the end of the game."""
        scores, targets = list(self.start.scores), self.start.targets
        for deal, noted in enumerate(self.deals):
            for index, (_, _, note) in enumerate(noted.notes()):
                side = self.side_of(note, deal)
                if not note.points or side is None:
                    continue
                points = -note.points if note.word == "back" else note.points
                scores[side] = min(max(scores[side] + points, 0), targets[side])
                yield Peg(deal, index, side, points, tuple(scores))
                if scores[side] == targets[side]:
                    return

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores of the sides at the end of what was noted."""
        scores = self.start.scores
        for peg in self.pegs():
            scores = peg.scores
        return scores

    @property
    def result(self) -> Result | None:
        """How the game ended; None where what was noted does not reach its end."""
        scores, targets, rules = self.scores, self.start.targets, self.start.rules
        sides = range(len(scores))
        home = next((side for side in sides if scores[side] == targets[side]), None)
        if home is not None:
            if rules.win_mode != "lowball":
                return judge(rules, scores, targets, home, "target")
            others = [(home + step) % len(scores) for step in sides[1:]]
            return judge(rules, scores, targets, min(others, key=lambda side: scores[side]), "target", loser=home)
        if self.resigned is None:
            return None
        side = self.start.sides[self.resigned]
        others = [(side + step) % len(scores) for step in sides[1:]]
        return judge(rules, scores, targets, max(others, key=lambda other: scores[other] - targets[other]), "resigned")
