"""Where the known cards of a noted deal are: each can only be in one place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fifteentwo.cards import Card

_CRIB = "in the crib"
_STARTER = "the starter"
_Cards = tuple[Card | None, ...]


def _hand(seat: int) -> str:
    return f"in the hand of seat {seat}"


class CardPlaces:
    """The places of the cards of one deal, as far as they are known. Every method yields what contradicts it."""

    def __init__(self) -> None:
        self._dealt: dict[Card, int] = {}
        self._dealt_whole: set[int] = set()
        """The seats of which all dealt cards are known."""
        self._places: dict[Card, str] = {}
        self._played: dict[Card, int] = {}

    def deal(self, seat: int, cards: _Cards) -> Iterator[str]:
        """Puts cards into the hand that a seat is dealt."""
        for card in _known(cards):
            if card in self._dealt:
                yield f"{card} is dealt twice"
            self._dealt[card] = seat
        if None not in cards:
            self._dealt_whole.add(seat)

    def lay_away(self, seat: int, cards: _Cards) -> Iterator[str]:
        """Puts cards from a seat into the crib."""
        yield from self._own(seat, cards)
        for card in _known(cards):
            if card in self._places:
                yield f"{card} stands twice among the discards"
            self._places[card] = _CRIB

    def turn(self, cards: _Cards) -> Iterator[str]:
        """Makes a card the starter."""
        for card in _known(cards):
            if card in self._dealt:
                yield f"{card} was dealt to seat {self._dealt[card]}, so it cannot be {_STARTER}"
            yield from self._put(card, _STARTER)

    def play(self, seat: int, cards: _Cards) -> Iterator[str]:
        """Plays a card of a seat."""
        yield from self._own(seat, cards)
        for card in _known(cards):
            if card in self._played:
                yield f"{card} has been played before"
            self._played[card] = seat
            yield from self._put(card, _hand(seat))

    def show(self, seat: int, cards: _Cards) -> Iterator[str]:
        """Lays the hand of a seat open."""
        yield from self._own(seat, cards)
        yield from self._lay_open(cards, _hand(seat))
        if cards and None not in cards:
            for card, player in self._played.items():
                if player == seat and card not in cards:
                    yield f"seat {seat} played {card}, which is not in the hand"

    def show_crib(self, cards: _Cards) -> Iterator[str]:
        """Lays the crib open."""
        yield from self._lay_open(cards, _CRIB)
        if cards and None not in cards:
            for card, place in self._places.items():
                if place == _CRIB and card not in cards:
                    yield f"{card} was laid into the crib, but is not in it"

    def _lay_open(self, cards: _Cards, place: str) -> Iterator[str]:
        known = list(_known(cards))
        for card in known:
            if known.count(card) > 1:
                yield f"{card} stands twice"
                return
            yield from self._put(card, place)

    def _own(self, seat: int, cards: _Cards) -> Iterator[str]:
        """Compares cards of a seat with those it was dealt."""
        for card in _known(cards):
            owner = self._dealt.get(card)
            if owner not in {None, seat}:
                yield f"{card} was dealt to seat {owner}"
            elif owner is None and seat in self._dealt_whole:
                yield f"{card} was not dealt to seat {seat}"

    def _put(self, card: Card, place: str) -> Iterator[str]:
        other = self._places.setdefault(card, place)
        if other != place:
            yield f"{card} is {other}, so it cannot be {place}"


def _known(cards: Iterable[Card | None]) -> Iterator[Card]:
    return (card for card in cards if card is not None)
