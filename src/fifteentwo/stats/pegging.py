"""What can happen in the play of two four-card hands, and what happens when both hands are known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from fifteentwo.cards import Card, Rank, Suit, parse_cards
from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel.open_play import OpenPlay, open_play, rank_hands
from fifteentwo.scoring import play
from fifteentwo.stats.discards import OTHER, Role

LIMIT: Final = 31

Ranks = tuple[Rank, ...]


_worked_out: list[OpenPlay] = []


def all_plays(*, threads: int = 1) -> OpenPlay:
    """Returns what can come of every pair of hands. It is worked out once, in some five seconds on one core."""
    if not _worked_out:
        _worked_out.append(open_play(threads=threads))
    return _worked_out[0]


@cache
def hand_places() -> dict[Ranks, int]:
    """Returns the place of each hand of up to four ranks, in ascending order, in the arrays of :func:`all_plays`."""
    return {tuple([Rank(rank) for rank in hand]): place for place, hand in enumerate(rank_hands())}


@cache
def first_full_hand() -> int:
    """Returns the place of the first hand of four: all later ones have four cards, too."""
    return next(place for ranks, place in hand_places().items() if len(ranks) == 4)


def ranks_from(hand: str | Sequence[Card] | Sequence[Rank]) -> Ranks:
    """Returns the ranks of a hand in ascending order; a hand may be given as ranks, as cards or as text."""
    cards = parse_cards(hand) if isinstance(hand, str) else hand
    return tuple(sorted(card.rank if isinstance(card, Card) else card for card in cards))


def open_value(
    pone: str | Sequence[Card] | Sequence[Rank], dealer: str | Sequence[Card] | Sequence[Rank], *, threads: int = 1
) -> int:
    """Returns what the pone pegs more than the dealer when both know all cards and play their best.

    Args:
        pone: The hand that leads, up to four cards; only ranks matter.
        dealer: The other hand.
        threads: How many threads work out the table when it is asked for first.

    Raises:
        FifteentwoError: A hand has more than four cards, or both together hold more than four of a rank.

    >>> open_value("5H 5D JS QC", "5S TH JD KC")
    -1
    """
    hands = ranks_from(pone), ranks_from(dealer)
    for hand in hands:
        if len(hand) > 4:
            raise FifteentwoError(f"a hand in the play has up to 4 cards, not {len(hand)}")
    _check_together(*hands)
    return int(all_plays(threads=threads).value[hand_places()[hands[0]], hand_places()[hands[1]]])


def _check_together(pone: Ranks, dealer: Ranks) -> None:
    for rank, number in Counter((*pone, *dealer)).items():
        if number > 4:
            raise FifteentwoError(f"a pack has four cards of a rank, and the hands hold {number} of {rank.letter}")


@dataclass(frozen=True)
class Play:
    """One way to play two hands to the end.

    Attributes:
        cards: Who played which rank, in order.
        points: What each card pegged, go and last included.
        starts: The places at which a new count began.
    """

    cards: tuple[tuple[Role, Rank], ...]
    points: tuple[int, ...]
    starts: tuple[int, ...]

    def pegged(self, role: Role) -> int:
        """Returns what one of the two pegged."""
        return sum([points for (who, _), points in zip(self.cards, self.points, strict=True) if who == role])

    def __str__(self) -> str:
        texts = []
        for place, ((role, rank), points) in enumerate(zip(self.cards, self.points, strict=True)):
            before = "/ " if place in self.starts[1:] else ""
            texts.append(f"{before}{role[0].upper()} {rank.letter}" + (f" (+{points})" if points else ""))
        return " ".join(texts)


def plays(pone: Ranks, dealer: Ranks) -> Iterator[Play]:
    """Yields every way to play two hands, the pone leading; cards of one rank count as the same.

    The play is followed card by card by the rules: whoever can play must, the other plays on after a go, and a new
    count is led by the side that did not play last, if it still has a card.

    Raises:
        FifteentwoError: Both hands together hold more than four of a rank.
    """
    _check_together(pone, dealer)
    yield from _Plays({"pone": pone, "dealer": dealer}).from_start()


class _Plays:
    """Follows all ways to play two hands, keeping what has been played so far."""

    def __init__(self, hands: dict[Role, Ranks]) -> None:
        self.hands = {role: list(hand) for role, hand in hands.items()}
        self.cards: list[tuple[Role, Rank]] = []
        self.points: list[int] = []
        self.starts: list[int] = [0]

    def from_start(self) -> Iterator[Play]:
        return self._turn("pone")

    def _turn(self, role: Role) -> Iterator[Play]:
        for rank in sorted({*self.hands[role]}):
            if self._count() + rank.counting_value <= LIMIT:
                yield from self._played(role, rank)

    def _played(self, role: Role, rank: Rank) -> Iterator[Play]:
        self.hands[role].remove(rank)
        self.cards.append((role, rank))
        self.points.append(play(_as_cards([rank for _, rank in self.cards[self.starts[-1] :]])).total)
        following = next((who for who in (OTHER[role], role) if self._can_play(who)), None)
        if following:
            yield from self._turn(following)
        else:
            self.points[-1] += self._count() < LIMIT
            leader = next((who for who in (OTHER[role], role) if self.hands[who]), None)
            if leader:
                self.starts.append(len(self.cards))
                yield from self._turn(leader)
                self.starts.pop()
            else:
                yield Play(tuple(self.cards), tuple(self.points), tuple(self.starts))
        self.points.pop()
        self.cards.pop()
        self.hands[role].append(rank)

    def _count(self) -> int:
        return sum([rank.counting_value for _, rank in self.cards[self.starts[-1] :]])

    def _can_play(self, role: Role) -> bool:
        return any(self._count() + rank.counting_value <= LIMIT for rank in self.hands[role])


def _as_cards(ranks: Sequence[Rank]) -> list[Card]:
    """Gives ranks different suits, so that they are cards."""
    seen: Counter[Rank] = Counter()
    cards = []
    for rank in ranks:
        cards.append(Card.of(rank, Suit(seen[rank])))
        seen[rank] += 1
    return cards
