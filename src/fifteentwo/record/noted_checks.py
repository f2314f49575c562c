"""What can be wrong with a noted game: everything that the known cards and numbers say is compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from fifteentwo.cards import COUNTING_VALUES, Card, Rank
from fifteentwo.game.dealing import discards_due_from
from fifteentwo.record.noted import Note, NotedDeal, NotedGame
from fifteentwo.record.noted_cards import CardPlaces
from fifteentwo.record.phrases import scores_text
from fifteentwo.rules import RuleSet
from fifteentwo.scoring.play import play
from fifteentwo.scoring.show import show

NEVER_SCORED: Final = frozenset({19, 25, 26, 27})
"""Scores that no four cards and a starter make under the usual options."""
BEST_HAND: Final = 29
_OPTIONS_OF_HANDS: Final = ("nobs_points", "hand_flush", "crib_four_flush", "straight_flush_bonus")


class Problem(NamedTuple):
    """Something wrong with a noted game."""

    deal: int
    """The index of the deal, from 0."""
    note: int | None
    """The index of the note in its deal, from 0; None where the head of the deal is wrong."""
    reason: str


def problems(game: NotedGame) -> Iterator[Problem]:
    """Yields everything that is wrong with a noted game, in order.

    Compared are: number, dealer and scores at the head of each deal with what comes before; where each card is, which can
    only be one place; how many cards there are; the count and the points of every card played of which all cards under
    it are known; the point for a go or the last card; heels; and every hand of which all cards and the starter are
    known. Where players count for themselves, or options may bar points, fewer points may be noted than there are;
    elsewhere it must be all.
    """
    scores = game.start.scores
    over = False
    pegs = {(peg.deal, peg.note): peg for peg in game.pegs()}
    for deal, noted in enumerate(game.deals):
        reasons = _head_problems(game, deal, scores, over=over)
        yield from [Problem(deal, None, reason) for reason in reasons]
        checker = _DealChecker(game, deal)
        notes = list(noted.notes())
        for index, (section, count_number, note) in enumerate(notes):
            if over:
                if note.points:
                    yield Problem(deal, index, "the game is over: nothing more is pegged")
                continue
            if (section, count_number) != (notes[index - 1][:2] if index else None):
                yield from [Problem(deal, index - 1, reason) for reason in checker.finish(section)]
            room = checker.room(note, scores)
            yield from [Problem(deal, index, reason) for reason in checker.check(section, note, room)]
            peg = pegs.get((deal, index))
            if peg is not None:
                scores = peg.scores
                over = scores[peg.side] == game.start.targets[peg.side]
        if notes and not over:
            yield from [Problem(deal, len(notes) - 1, reason) for reason in checker.finish("end")]


def _head_problems(game: NotedGame, deal: int, scores: tuple[int, ...], *, over: bool) -> Iterator[str]:
    noted, dealer, number = game.deals[deal], game.dealer_of(deal), game.start.deal_number + deal
    if over:
        yield "the game is over: there is no other deal"
    if noted.number not in {None, number}:
        yield f"this is deal {number}, not {noted.number}"
    if noted.dealer not in {None, dealer}:
        yield f"the dealer is seat {dealer}, not {noted.dealer}"
    if noted.scores not in {None, scores} and noted.scores is not None:
        yield f"the score is {scores_text(scores)}, not {scores_text(noted.scores)}"


class _DealChecker:
    """Goes through the notes of one deal."""

    def __init__(self, game: NotedGame, deal: int) -> None:
        self.game = game
        self.rules: RuleSet = game.start.rules
        self.deal = deal
        self.dealer = game.dealer_of(deal)
        self.noted: NotedDeal = game.deals[deal]
        self.places = CardPlaces()
        self.exactly = _must_be_exact(self.rules)
        self.starter: Card | None = None
        self.heels_noted = False
        self.plays: dict[int, int] = {}
        """How many cards each seat has played."""
        self.pile: list[Card | None] = []
        self.count: int | None = 0
        self.last: int | None = None
        """Who played the latest card of this count."""
        self.go_noted = False

    def room(self, note: Note, scores: tuple[int, ...]) -> int | None:
        """Returns how many points the side of a note needs to end the game."""
        side = self.game.side_of(note, self.deal)
        return None if side is None else self.game.start.targets[side] - scores[side]

    def check(self, section: str, note: Note, room: int | None) -> Iterator[str]:
        """Yields what is wrong with a note.

        Args:
            section: The part of the deal in which it stands.
            note: The note.
            room: How many points its side needs to end the game; None where it is not known whose it is.
        """
        if isinstance(note.owner, int) and note.owner >= self.rules.players:
            yield f"there is no seat {note.owner}: seats are 0 to {self.rules.players - 1}"
            return
        if note.points is not None and room is None:
            yield (
                "these points are the crib's, but it is not known who deals"
                if note.owner
                else "whose are these points?"
            )
            return
        if note.word in {"gets", "muggins", "back"}:
            return
        match section:
            case "starter":
                yield from self._check_starter(note, room)
            case "play" if isinstance(note.owner, int):
                yield from self._check_play(note, note.owner, room)
            case "show":
                yield from self._check_show(note, room)
            case _:
                yield from self._check_cards(section, note)

    def finish(self, next_section: str) -> Iterator[str]:
        """Yields what is missing before another part of the deal, or another count, begins."""
        is_jack = self.starter is not None and self.starter.rank is Rank.JACK
        if is_jack and next_section in {"play", "show"} and not self.heels_noted and self.exactly:
            self.heels_noted = True
            if self.rules.heels_points:
                yield f"the jack turned as starter scores {self.rules.heels_points} for the dealer: +{self.rules.heels_points} heels"
        if self.pile:
            all_played = sum(self.plays.values()) == self.rules.players * self.rules.hand_size
            complete = all_played or next_section == "play" or (next_section == "show" and self.rules.single_count)
            if complete and self.exactly and not self.go_noted and self.count not in {None, self.rules.limit}:
                yield f"the count ended at {self.count}, but no point is noted for the go or the last card"
            self.pile, self.count, self.last, self.go_noted = [], 0, None, False

    def _check_cards(self, section: str, note: Note) -> Iterator[str]:
        seat = note.owner
        if not isinstance(seat, int) or not note.cards:
            return
        due = discards_due_from(self.rules, seat, self.dealer)
        size = self.rules.hand_size + due if section == "hands" else due
        if self.dealer is not None and len(note.cards) != size:
            yield f"seat {seat} {'is dealt' if section == 'hands' else 'lays'} {size} cards, not {len(note.cards)}"
        if section == "hands":
            yield from self.places.deal(seat, note.cards)
        else:
            yield from self.places.lay_away(seat, note.cards)

    def _check_starter(self, note: Note, room: int | None) -> Iterator[str]:
        if note.cards:
            if len(note.cards) != 1:
                yield f"there is one starter, not {len(note.cards)}"
            self.starter = note.cards[0]
            yield from self.places.turn(note.cards)
        if note.word == "heels" or (note.points is not None and not note.cards):
            self.heels_noted = True
            if note.owner != self.dealer:
                yield f"heels are the dealer's, and the dealer is seat {self.dealer}"
            jack = self.starter is None or self.starter.rank is Rank.JACK
            yield from self._compare("the starter", note.points, self.rules.heels_points if jack else 0, room)

    def _check_play(self, note: Note, seat: int, room: int | None) -> Iterator[str]:
        if note.cards:
            yield from self._check_card_played(note, seat)
        if note.word in {"go", "last"}:
            if note.points is not None:
                self.go_noted = True
                yield from self._check_go(note, seat, room)
            if note.cards:
                yield from self._compare_card(None, room)
        elif note.cards:
            yield from self._compare_card(note.points, room)

    def _check_card_played(self, note: Note, seat: int) -> Iterator[str]:
        """Checks the card and its count, and lays it on the pile."""
        card = note.cards[0]
        self.plays[seat] = self.plays.get(seat, 0) + 1
        if self.plays[seat] > self.rules.hand_size:
            yield f"seat {seat} has played all its {self.rules.hand_size} cards"
        yield from self.places.play(seat, note.cards)
        before = self.count
        self.pile.append(card)
        self.last = seat
        if card is None:
            self.count = note.count
            if before is not None and note.count is not None and not 1 <= note.count - before <= 10:
                yield f"no card brings the count from {before} to {note.count}"
        elif before is not None:
            self.count = before + COUNTING_VALUES[card]
            if note.count not in {None, self.count}:
                yield f"{card} makes the count {self.count}, not {note.count}"
        else:
            self.count = note.count
        if self.count is not None and self.count > self.rules.limit:
            yield f"the count {self.count} is past {self.rules.limit}"
            self.count = None

    def _compare_card(self, points: int | None, room: int | None) -> Iterator[str]:
        """Compares the points noted for the card on top of the pile."""
        pile = [card for card in self.pile if card is not None]
        if len(pile) == len(self.pile) and len(set(pile)) == len(pile) and self.count is not None:
            yield from self._compare(str(pile[-1]), points, play(pile, self.rules).total, room)

    def _check_go(self, note: Note, seat: int, room: int | None) -> Iterator[str]:
        if self.last is not None and seat != self.last:
            yield f"the point is for seat {self.last}, who played the last card"
        reached = self.count == self.rules.limit and bool(self.pile)
        yield from self._compare(
            f"a {note.word}" + f" at {self.count}" * reached, note.points, 0 if reached else 1, room
        )

    def _check_show(self, note: Note, room: int | None) -> Iterator[str]:
        size = 4 if note.owner == "crib" else self.rules.hand_size
        if note.cards and len(note.cards) != size:
            yield f"there are {size} cards, not {len(note.cards)}"
        elif note.owner == "crib":
            yield from self.places.show_crib(note.cards)
        elif isinstance(note.owner, int):
            yield from self.places.show(note.owner, note.cards)
        cards = [card for card in note.cards if card is not None]
        if len(cards) == size and self.starter is not None and len({*cards, self.starter}) == size + 1:
            crib = note.owner == "crib"
            true = show(cards, self.starter, self.rules, crib=crib).total
            yield from self._compare("the crib" if crib else "the hand", note.points, true, room)
        elif note.points is not None and not self._is_possible(note.points) and note.points != room:
            yield f"no hand scores {note.points}"

    def _is_possible(self, points: int) -> bool:
        usual = RuleSet()
        options = all(getattr(self.rules, name) == getattr(usual, name) for name in _OPTIONS_OF_HANDS)
        return not options or (points <= BEST_HAND and points not in NEVER_SCORED)

    def _compare(self, what: str, noted: int | None, true: int, room: int | None) -> Iterator[str]:
        """Compares points. A player who wins may have noted no more than were needed."""
        stated = noted or 0
        enough = stated == true or (stated < true and (not self.exactly or stated == room))
        if not enough:
            yield f"{what} scores {true}, not {stated}"


def _must_be_exact(rules: RuleSet) -> bool:
    """Tells whether all points that the cards make are pegged: nobody can overlook any, and no option bars any."""
    barring = (rules.go_cutoff, rules.heels_cutoff, rules.stinkhole, rules.go_out) != (None, None, "off", "allowed")
    return rules.scoring == "auto" and rules.win_mode != "exact" and not barring
