"""A second scorer, as plain as it can be: the scorer that the library's own is compared with.

It shares nothing with the library. Cards are texts such as ``5H``, an item is its kind, its cards and its points, and
every set of cards is tried by itself. It says nothing about bad input.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

RANKS = "A23456789TJQK"
PAIR_NAMES = {2: "pair", 3: "pair royal", 4: "double pair royal"}

PlainItem = tuple[str, list[str], int]


def rank(card: str) -> int:
    return RANKS.index(card[0])


def suit(card: str) -> str:
    return card[1]


def value(card: str) -> int:
    return min(rank(card) + 1, 10)


def is_sequence(cards: Sequence[str]) -> bool:
    """Tells whether the ranks of the cards, in whatever order, follow each other."""
    ranks = sorted(rank(card) for card in cards)
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def is_one_suit(cards: Sequence[str]) -> bool:
    return len({suit(card) for card in cards}) == 1


def sort_key(card: str) -> tuple[int, str]:
    return rank(card), suit(card)


def show_items(hand: Sequence[str], starter: str, options: dict[str, Any], *, crib: bool) -> Iterator[PlainItem]:
    """Yields the items of a hand or crib in counting order."""
    cards = sorted([*hand, starter], key=sort_key)
    for size in range(2, len(cards) + 1):
        for some in combinations(cards, size):
            if sum(value(card) for card in some) == 15:
                yield "fifteen", list(some), 2

    for letter in RANKS:
        same = [card for card in cards if card[0] == letter]
        if len(same) >= 2:
            yield PAIR_NAMES[len(same)], same, 2 * len(list(combinations(same, 2)))

    for size in (5, 4, 3):
        runs = [list(some) for some in combinations(cards, size) if is_sequence(some)]
        for run in runs:
            yield "run", run, size
        if runs:
            break

    if is_one_suit(hand):
        with_starter = suit(starter) == suit(hand[0])
        if crib:
            counts = with_starter or options.get("crib_four_flush", False)
        else:
            counts = options.get("hand_flush", "all_hand_cards") != "off"
        if counts:
            flush = cards if with_starter else sorted(hand, key=sort_key)
            yield "flush", flush, len(flush)

    bonus = options.get("straight_flush_bonus", 0)
    if bonus and len(cards) == 5 and is_one_suit(cards) and is_sequence(cards):
        yield "straight flush", cards, bonus

    nobs = options.get("nobs_points", 1)
    if nobs and starter[0] != "J" and "J" + suit(starter) in hand:
        yield "nobs", ["J" + suit(starter)], nobs


def play_items(pile: Sequence[str], options: dict[str, Any]) -> Iterator[PlainItem]:
    """Yields the items of the last card of a pile."""
    count = sum(value(card) for card in pile)
    if count == 15:
        yield "fifteen", list(pile), 2
    if count == options.get("limit", 31):
        yield "thirty-one", list(pile), 2

    for size in (4, 3, 2):
        tail = list(pile[-size:])
        if len(tail) == size and len({rank(card) for card in tail}) == 1:
            yield PAIR_NAMES[size], tail, size * (size - 1)
            break

    for size in range(len(pile), 2, -1):
        tail = list(pile[-size:])
        if is_sequence(tail):
            yield "run", tail, size
            break

    if options.get("flush_in_play", False):
        for size in range(len(pile), 3, -1):
            tail = list(pile[-size:])
            if is_one_suit(tail):
                yield "flush", tail, size
                break


def show(
    hand: Sequence[str], starter: str, options: dict[str, Any] | None = None, *, crib: bool = False
) -> list[PlainItem]:
    """Returns the items of a hand or crib in counting order."""
    return list(show_items(hand, starter, options or {}, crib=crib))


def play(pile: Sequence[str], options: dict[str, Any] | None = None) -> list[PlainItem]:
    """Returns the items of the last card of a pile."""
    return list(play_items(pile, options or {}))


def total(items: Sequence[PlainItem]) -> int:
    """Returns the points of some items together."""
    return sum(points for _, _, points in items)
