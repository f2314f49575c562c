"""The play: what the card just played scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifteentwo.cards import Card, format_cards
from fifteentwo.errors import FifteentwoError
from fifteentwo.rules import RuleSet
from fifteentwo.scoring.items import GROUPS, NOTHING, Item, Kind, Score
from fifteentwo.scoring.tables import RANKS, SUITS, VALUES

_SIX_CARD: Final = RuleSet()
_SHORTEST_FLUSH: Final = 4


def play(pile: Sequence[Card], rules: RuleSet = _SIX_CARD) -> Score:
    """Returns what the last card of a pile scores, item by item; a go or last card is not scored here.

    Fifteen or thirty-one comes first, then cards of one rank, a run, a flush. A run is the longest there is and stands
    in the order in which it was played; all cards from the last one back must belong to it, so a rank that comes twice
    ends it. A flush counts only with ``flush_in_play``: all the cards of one suit from the last one back, if they are
    at least four, one point each. (Sources name such flushes without detail; these are Fifteentwo's.)

    Args:
        pile: The cards played since the count last became 0, whoever played them, in order.
        rules: What the limit of the count is and whether flushes score. At a limit of 34 the item for reaching it is
            still :attr:`Kind.LIMIT`.

    Raises:
        FifteentwoError: There is no card, a card is there twice, or the count is above the limit.
    """
    numbers = bytes(pile)
    count = sum(numbers.translate(VALUES))
    if not pile or count > rules.limit or len({*pile}) != len(pile):
        raise FifteentwoError(_complaint(pile, count, rules.limit))
    items = []
    if count == 15:
        items.append(Item(Kind.FIFTEEN, tuple(pile), 2))
    elif count == rules.limit:
        items.append(Item(Kind.LIMIT, tuple(pile), 2))
    ranks = numbers.translate(RANKS)
    same = _length_of_same(ranks)
    if same > 1:
        items.append(Item(GROUPS[same], tuple(pile[-same:]), same * (same - 1)))
    elif run := _length_of_run(ranks):
        items.append(Item(Kind.RUN, tuple(pile[-run:]), run))
    if rules.flush_in_play:
        flush = _length_of_same(numbers.translate(SUITS))
        if flush >= _SHORTEST_FLUSH:
            items.append(Item(Kind.FLUSH, tuple(pile[-flush:]), flush))
    return Score.of(items) if items else NOTHING


def _length_of_same(values: bytes) -> int:
    """Returns how many values at the end are equal."""
    return len(values) - len(values.rstrip(values[-1:]))


def _length_of_run(ranks: bytes) -> int:
    """Returns how many ranks at the end form the longest run; 0 if they form none."""
    longest = 0
    seen = 0  # one bit for each rank
    for length, rank in enumerate(reversed(ranks), start=1):
        bit = 1 << rank
        if seen & bit:
            break
        seen |= bit
        lowest = seen & -seen
        if length >= 3 and not seen & (seen + lowest):  # adding at the bottom carries through bits without a gap
            longest = length
    return longest


def _complaint(pile: Sequence[Card], count: int, limit: int) -> str:
    """Says what is wrong with cards that cannot have been played."""
    if not pile:
        return "no card has been played"
    twice = next((card for position, card in enumerate(pile) if card in pile[:position]), None)
    if twice is not None:
        return f"{twice} stands twice in the play: {format_cards(pile)}"
    return f"the count may not pass {limit}, and {format_cards(pile)} makes {count}"
