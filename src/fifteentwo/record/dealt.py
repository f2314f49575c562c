"""A deck as people see it: who is dealt which card, and what is left. And back again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fifteentwo.cards import DECK, Card
from fifteentwo.rules import RuleSet

CRIB: Final = "crib"


class Dealt(NamedTuple):
    """A deck by where its cards go, each part in the order of dealing."""

    hands: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...]
    """The card that goes from the pack straight into the crib, where there is one."""
    rest: tuple[Card, ...]
    """The undealt cards; the top card first."""


def receivers(rules: RuleSet, dealer: int) -> tuple[int | str, ...]:
    """Returns who receives each card that is dealt, from the top of the deck: a seat, or ``crib``."""
    players = rules.players
    order: list[int | str] = []
    for _ in range(rules.cards_dealt):
        order += [(dealer + step) % players for step in range(1, players + 1)]
    if rules.three_hand_crib == "dealer_six":
        order.append(dealer)
    return (*order, *[CRIB] * rules.crib_from_pack)


def hand_out(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> Dealt:
    """Deals a deck, one card at a time from the dealer's left."""
    order = receivers(rules, dealer)
    parts: dict[int | str, list[Card]] = {seat: [] for seat in (*range(rules.players), CRIB)}
    for receiver, card in zip(order, deck, strict=False):
        parts[receiver].append(card)
    hands = tuple([tuple(parts[seat]) for seat in range(rules.players)])
    return Dealt(hands, tuple(parts[CRIB]), tuple(deck[len(order) :]))


def put_together(rules: RuleSet, dealer: int, dealt: Mapping[int | str, Sequence[Card]]) -> tuple[Card, ...] | str:
    """Returns the top of the deck that deals these hands (by seat, and ``crib``), or what is wrong with them."""
    order = receivers(rules, dealer)
    for receiver in dict.fromkeys((*order, *dealt)):
        needed, given = order.count(receiver), len(dealt.get(receiver, ()))
        if needed != given:
            whose = "the crib" if receiver == CRIB else f"seat {receiver}"
            return f"{whose} is dealt {needed} cards, not {given}"
    parts = {receiver: iter(cards) for receiver, cards in dealt.items()}
    top = tuple([next(parts[receiver]) for receiver in order])
    return top if len(set(top)) == len(top) else "a card is dealt twice"


def fill_up(top: Sequence[Card], starter: Card | None, place: int) -> tuple[Card, ...]:
    """Returns a whole deck where only its top is known: the rest is lowest first, but the starter lies at its place."""
    rest = [card for card in DECK if card not in top and card != starter]
    if starter is not None and starter not in top:
        rest.insert(place, starter)
    return (*top, *rest)


def cut(deck: Sequence[Card], place: int) -> tuple[Card, ...]:
    """Returns the deck after ``place`` cards from its top have gone under the rest."""
    return (*deck[place:], *deck[:place])


def uncut(deck: Sequence[Card], place: int) -> tuple[Card, ...]:
    """Returns the deck that a cut at ``place`` has turned into this one."""
    return cut(deck, len(deck) - place)
