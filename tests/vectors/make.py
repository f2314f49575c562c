"""Writes ``show.jsonl`` and ``play.jsonl``: run ``python -m tests.vectors.make`` from the top of the repository.

The items come from the plain scorer in :mod:`tests.scoring.plain`, not from the library. The totals of the named cases
are written here by hand and must agree.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

from tests.scoring import plain

FOLDER = Path(__file__).parent
SUITS = "CDHS"
DECK = [rank + suit for rank in plain.RANKS for suit in SUITS]
Vector = dict[str, Any]

# cards, crib, options, total, what is shown by it
NAMED_SHOWS: list[tuple[str, bool, Vector, int, str]] = [
    ("JH 5C 5S 5D + 5H", False, {}, 29, "the highest hand"),
    ("5H 5D 5S JC + 5C", True, {}, 29, "the highest crib"),
    ("5C 5D 5H 5S + JC", False, {}, 28, "the highest hand without nobs: a jack turned up is no nobs"),
    ("4C 5D 5H 6S + KC", False, {}, 16, "a double run; the king makes fifteen with each five"),
    ("5H 6H 7H JH + 8H", False, {}, 14, "a flush of five and nobs in a hand"),
    ("5H 6H 7H JH + 8H", True, {}, 14, "a flush of five and nobs in a crib"),
    ("5H 6H 7H 8H + KC", False, {}, 12, "a flush of four in a hand"),
    ("5H 6H 7H 8H + KC", True, {}, 8, "a flush of four is nothing in a crib"),
    ("5H 6H 7H 8H + KC", True, {"crib_four_flush": True}, 12, "unless the rules say so"),
    ("5H 6H 7H JH + 8H", True, {"crib_four_flush": True}, 14, "a flush of five in a crib stays one item of five"),
    ("5H 6H 7H 8H + KC", False, {"hand_flush": "off"}, 8, "a hand flush switched off"),
    ("5H 6H 7H JH + 8H", False, {"hand_flush": "off"}, 9, "a hand flush of five switched off"),
    ("5H 6H 7H JH + 8H", True, {"hand_flush": "off"}, 14, "the switch is for hands; the crib's flush stays"),
    ("2H 4H 6H KS + 8H", False, {}, 0, "three in the hand and the starter are no flush"),
    ("4D 6D JD KD + 5D", True, {}, 15, "fifteens, a run, a flush and nobs in a crib"),
    ("4C 4D 4H 3S + 3C", False, {}, 12, "a pair and a pair royal"),
    ("JC 2D 3H 4S + JD", False, {}, 9, "a jack turned up leaves no nobs"),
    ("JD 2D 3H 4S + JC", False, {}, 9, "nor for another jack"),
    ("3C 3D 3H 4S + 5C", False, {}, 21, "a triple run"),
    ("3C 3D 4H 4S + 5C", False, {}, 20, "a quadruple run"),
    ("AC 2D 3H 4S + 5C", False, {}, 7, "a run of five, and a fifteen of five cards"),
    ("QC KD AH 2S + 8C", False, {}, 0, "an ace is never high"),
    ("2C 4D 6H 8S + TC", False, {}, 0, "nothing"),
    ("5H TH JH QH + 5C", False, {}, 21, "the most with a flush of four"),
    ("QC QD 5H 5S + 2C", False, {}, 12, "two pairs"),
    ("7C 7D 8H 8S + 8C", False, {}, 20, "six fifteens, a pair and a pair royal"),
    ("2H 4H 6H + 8S", False, {}, 3, "a hand of three: a flush of three"),
    ("2H 4H 6H + QH", False, {}, 4, "a hand of three: a flush of four with the starter"),
    ("2H 4H 6H + 8S", False, {"hand_flush": "off"}, 0, "a hand of three with the flush switched off"),
    ("2H 4H 6H QH + 8S", True, {}, 0, "a crib has four cards whatever the hands have"),
    ("2H 4H 6H QH + 8S", True, {"crib_four_flush": True}, 4, "a flush of four in a crib by agreement"),
    ("JS 5D 5H + 5S", False, {}, 15, "a hand of three: the most with nobs"),
    ("5C 5D 5H + 5S", False, {}, 20, "a hand of three: the most"),
    ("JS 5D 5H + 5S", False, {"nobs_points": 2}, 16, "nobs for two"),
    ("JS 5D 5H + 5S", False, {"nobs_points": 0}, 14, "nobs switched off"),
    ("4S 5S 6S 7S + 8S", False, {"straight_flush_bonus": 5}, 19, "a straight flush of five with its bonus"),
    ("4S 5S 6S 7S + 8S", True, {"straight_flush_bonus": 5}, 19, "and in a crib"),
    ("4S 5S 6S 7S + 8S", False, {"straight_flush_bonus": 5, "hand_flush": "off"}, 14, "the bonus needs no flush item"),
    ("4S 5S 6S 7S + 8H", False, {"straight_flush_bonus": 5}, 13, "four cards are no straight flush"),
    ("4S 5S 6S 7S + 9S", False, {"straight_flush_bonus": 5}, 13, "nor are five with a gap"),
    ("4S 5S 6S + 7S", False, {"straight_flush_bonus": 5}, 10, "nor is a hand of three"),
]

BAD_SHOWS: list[tuple[str, bool, str]] = [
    ("5H 6H + 7H", False, "a hand has three or four cards"),
    ("5H 6H 7H 8H 9H + TH", False, "a hand has three or four cards"),
    ("+ TH", False, "a hand has three or four cards"),
    ("5H 6H 7H + 8H", True, "a crib has four cards"),
    ("5H 6H 7H 8H 9H + TH", True, "a crib has four cards"),
    ("5H 6H 5H 8H + 9H", False, "a card stands twice"),
    ("5H 6H 7H 8H + 5H", False, "the starter stands in the hand"),
    ("5H 6H 7H + 6H", False, "the starter stands in the hand"),
    ("5H 6H 7H 8H + 5H", True, "the starter stands in the crib"),
]

# pile, options, points of each card in turn, what is shown by it
NAMED_PLAYS: list[tuple[str, Vector, list[int], str]] = [
    ("7H 8D", {}, [0, 2], "fifteen"),
    ("AC 7D 7H", {}, [0, 0, 4], "fifteen and a pair on one card"),
    ("5C 5D 5H", {}, [0, 2, 8], "fifteen and a pair royal on one card"),
    ("6C 6D 6H 6S", {}, [0, 2, 6, 12], "four of a rank"),
    ("7C 8D 9H 7S", {}, [0, 2, 3, 5], "thirty-one and a run, which a 7 has begun and a 7 ends"),
    ("8C 7D 8H", {}, [0, 2, 0], "a card between breaks a pair"),
    ("2C 3D 4H 4S 5C", {}, [0, 0, 3, 2, 0], "a pair breaks a run"),
    ("2C 8D 6H 7S 5C", {}, [0, 0, 0, 3, 4], "the run is the longest; its order does not matter"),
    ("2C 5D 7H 7S 6C", {}, [0, 0, 0, 2, 0], "a rank that stands twice breaks a run"),
    ("AC 2D 3H 4S 5C 6D 7H", {}, [0, 0, 3, 4, 7, 6, 7], "the longest run of all"),
    ("QC KD AH", {}, [0, 0, 0], "an ace is never high"),
    ("TC JD QH", {}, [0, 0, 3], "a run of tenth cards"),
    ("TC KD", {}, [0, 0], "a pair is of one rank, not of one value"),
    ("3C 4D 5H 3S", {}, [0, 0, 3, 5], "fifteen, and a run of the last three cards"),
    ("TC AD 8H AC TD", {}, [0, 0, 0, 0, 0], "other ranks stand between"),
    ("TC TD TH AC", {}, [0, 2, 6, 2], "thirty-one"),
    ("TC JD QH AC", {"limit": 34}, [0, 0, 3, 0], "thirty-one is nothing where the limit is thirty-four"),
    ("TC JD QH 4C", {"limit": 34}, [0, 0, 3, 2], "thirty-four"),
    ("2H 4H 7H TH", {}, [0, 0, 0, 0], "a flush is nothing in the play"),
    ("2H 4H 7H TH", {"flush_in_play": True}, [0, 0, 0, 4], "unless the rules say so"),
    ("AH 3H 6H 9H QH", {"flush_in_play": True}, [0, 0, 0, 4, 5], "each further card scores the whole flush"),
    ("QS AH 3H 6H 8H", {"flush_in_play": True}, [0, 0, 0, 0, 4], "a flush counts from the last card back"),
    ("QH AH 3H 6S 8H", {"flush_in_play": True}, [0, 0, 0, 0, 0], "another suit breaks a flush"),
    ("5H 2H 3H 4H", {"flush_in_play": True}, [0, 0, 0, 8], "a flush besides a run"),
]

BAD_PLAYS: list[tuple[str, Vector, str]] = [
    ("", {}, "no card"),
    ("TH JH QH 2H", {}, "the count passes thirty-one"),
    ("TH JH QH 5H", {"limit": 34}, "the count passes thirty-four"),
    ("AH 2H AH", {}, "a card stands twice"),
]


def show_vector(hand: Sequence[str], starter: str, *, crib: bool, options: Vector, note: str | None) -> Vector:
    items = plain.show(hand, starter, options, crib=crib)
    vector: Vector = {"hand": list(hand), "starter": starter, "crib": crib}
    return finished(vector, options, items, note)


def play_vector(pile: Sequence[str], *, options: Vector, note: str | None) -> Vector:
    return finished({"pile": list(pile)}, options, plain.play(pile, options), note)


def finished(vector: Vector, options: Vector, items: list[plain.PlainItem], note: str | None) -> Vector:
    if options:
        vector["options"] = options
    vector["total"] = plain.total(items)
    vector["items"] = [{"kind": kind, "cards": cards, "points": points} for kind, cards, points in items]
    if note:
        vector["note"] = note
    return vector


def shape(vector: Vector) -> tuple[object, ...]:
    """Returns what makes a vector different enough from others to be worth writing."""
    items = vector["items"]
    parts = sorted((item["kind"], 0 if item["kind"] == "fifteen" else len(item["cards"])) for item in items)
    return len(vector.get("hand", ())), vector.get("crib"), *parts


def show_vectors() -> Iterator[Vector]:
    """Yields the named cases, what must be refused, then one hand of every shape."""
    for text, crib, options, total, note in NAMED_SHOWS:
        hand, starter = split(text)
        vector = show_vector(hand, starter, crib=crib, options=options, note=note)
        assert vector["total"] == total, vector
        yield vector
    for text, crib, reason in BAD_SHOWS:
        hand, starter = split(text)
        yield {"hand": hand, "starter": starter, "crib": crib, "error": reason}
    seen = set()
    for hand, starter in layouts():
        for crib in (False, True) if len(hand) == 4 else (False,):
            vector = show_vector(hand, starter, crib=crib, options={}, note=None)
            if shape(vector) not in seen:
                seen.add(shape(vector))
                yield vector


def layouts() -> Iterator[tuple[list[str], str]]:
    """Yields hands of every set of ranks, with each of its cards as the starter, with and without flush and nobs."""
    source = random.Random(31)
    for size in (5, 4):
        patterns = [ranks for ranks in combinations_with_replacement(plain.RANKS, size) if ranks.count(ranks[0]) <= 4]
        source.shuffle(patterns)
        for ranks in patterns:
            for place in range(size):
                hand_ranks = [*ranks[:place], *ranks[place + 1 :]]
                for suits in suit_layouts(ranks[place], hand_ranks, source):
                    hand = [rank + suit for rank, suit in zip(hand_ranks, suits[1:], strict=True)]
                    source.shuffle(hand)
                    yield hand, ranks[place] + suits[0]


def suit_layouts(starter: str, hand: Sequence[str], source: random.Random) -> Iterator[list[str]]:
    """Yields suits for a starter and a hand: mixed without and with nobs, then all of one suit, and the hand of one."""
    jacks = 0 if starter == "J" else hand.count("J")
    for wanted in (False, True):
        while jacks < 4 if not wanted else jacks > 0:
            unused = {rank: source.sample(SUITS, 4) for rank in dict.fromkeys((starter, *hand))}
            suits = [unused[rank].pop() for rank in (starter, *hand)]
            nobs = jacks > 0 and ("J", suits[0]) in zip(hand, suits[1:], strict=True)
            if nobs == wanted and len(set(suits[1:])) > 1:
                yield suits
                break
    if len(set(hand)) == len(hand):
        one, other = source.sample(SUITS, 2)
        yield [other] + [one] * len(hand)
        if starter not in hand:
            yield [one] * (1 + len(hand))


def play_vectors() -> Iterator[Vector]:
    """Yields every card of the named cases, what must be refused, then piles of every shape."""
    written = []
    for text, options, points_each, note in NAMED_PLAYS:
        pile = text.split()
        assert sum(map(plain.value, pile)) <= options.get("limit", 31), text
        for length, points in enumerate(points_each, start=1):
            vector = play_vector(pile[:length], options=options, note=note if length == len(pile) else None)
            assert vector["total"] == points, vector
            if (pile[:length], options) not in written or "note" in vector:
                yield vector
            written.append((pile[:length], options))
    for text, options, reason in BAD_PLAYS:
        yield {"pile": text.split(), **({"options": options} if options else {}), "error": reason}
    source = random.Random(15)
    times: Counter[tuple[object, ...]] = Counter()
    for options in ({}, {"limit": 34}, {"flush_in_play": True}):
        for _ in range(20_000):
            pile = random_pile(source, options.get("limit", 31))
            vector = play_vector(pile, options=options, note=None)
            key = *options, *shape(vector)
            if times[key] < 3 and (pile, options) not in written:
                times[key] += 1
                written.append((pile, options))
                yield vector


def random_pile(source: random.Random, limit: int) -> list[str]:
    """Returns cards that fit one count, drawn from a few neighbouring ranks and suits so that they often score."""
    lowest, span = source.randrange(10), source.randint(1, 7)
    suits = source.sample(SUITS, source.randint(1, 4))
    deck = [card for card in DECK if lowest <= plain.rank(card) < lowest + span and plain.suit(card) in suits]
    source.shuffle(deck)
    pile: list[str] = []
    for card in deck:
        if sum(map(plain.value, [*pile, card])) > limit:
            break
        pile.append(card)
    return pile[: source.randint(1, len(pile))]


def split(text: str) -> tuple[list[str], str]:
    hand, starter = text.split("+")
    return hand.split(), starter.strip()


def texts() -> dict[str, str]:
    """Returns the contents of the files by name."""
    made = {"show.jsonl": show_vectors(), "play.jsonl": play_vectors()}
    return {name: "".join(json.dumps(vector) + "\n" for vector in vectors) for name, vectors in made.items()}


if __name__ == "__main__":
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
