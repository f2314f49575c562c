"""The show: what a hand or a crib is worth together with the starter.

Which fifteens, pairs and runs five cards make depends on their ranks alone, and once the cards are sorted it can be
said by position: "the first and the third make fifteen". Such patterns are worked out once and kept, small ones first:
fifteens by counting values, pairs and runs by the steps from each rank to the next. Suits are looked at for every hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, groupby, pairwise, product
from operator import itemgetter
from typing import Final, NamedTuple

from fifteentwo.cards import DECK, Card, Rank, Suit, format_cards
from fifteentwo.errors import FifteentwoError
from fifteentwo.rules import RuleSet
from fifteentwo.scoring.items import GROUPS, NOTHING, Item, Kind, Score
from fifteentwo.scoring.tables import RANK_VALUES, RANKS, SUITS

_SIX_CARD: Final = RuleSet()

_ONE_SUIT: Final = frozenset(bytes([suit]) * size for suit in Suit for size in (3, 4))
"""What whole hands of one suit look like."""
_NOBS: Final = tuple(Card.of(Rank.JACK, card.suit) for card in DECK)
"""The jack of each card's suit."""


class _Part(NamedTuple):
    """An item without its cards: which of the sorted cards belong to it."""

    kind: Kind
    pick: Callable[[Sequence[Card]], tuple[Card, ...]]
    points: int


def show(hand: Sequence[Card], starter: Card, rules: RuleSet = _SIX_CARD, *, crib: bool = False) -> Score:
    """Returns what a hand or crib and the starter are worth, item by item in counting order.

    Fifteens come first, those of fewer cards before those of more; then the cards of one rank, as one item for each
    rank; each run; the flush; nobs. Within an item, and between items of a kind, cards stand in ascending order. The
    item of nobs holds the jack alone. The order of the hand makes no difference.

    Args:
        hand: The cards of a hand, three or four, or the four cards of a crib.
        starter: The card turned up.
        rules: Which flushes count, and what nobs and a straight flush are worth. A straight flush needs five cards;
            its bonus is an item of its own beside the run and the flush.
        crib: Whether the cards are the crib.

    Raises:
        FifteentwoError: There are too few or too many cards, or a card is there twice.
    """
    cards = sorted((*hand, starter))
    size = len(hand)
    if len({*cards}) != size + 1 or (size != 4 and (size != 3 or crib)):
        raise FifteentwoError(_complaint(hand, starter, crib=crib))
    total, parts = _parts(bytes(cards).translate(RANKS))
    items = [Item(kind, pick(cards), points) for kind, pick, points in parts]
    if bytes(hand).translate(SUITS) in _ONE_SUIT:
        items += _flush(cards, starter, rules, crib=crib)
        total = sum([item.points for item in items])
    if _NOBS[starter] in hand and rules.nobs_points:
        items.append(Item(Kind.NOBS, (_NOBS[starter],), rules.nobs_points))
        total += rules.nobs_points
    return Score(total, tuple(items)) if items else NOTHING


def rank_points(ranks: Iterable[int]) -> int:
    """Returns what cards score together whatever their suits are: their fifteens, pairs and runs.

    Args:
        ranks: The ranks of the cards, 0 to 12, in any order and any number, at most four of one rank.

    >>> rank_points([Rank.FIVE, Rank.FIVE, Rank.JACK])
    6
    """
    return _parts(bytes(sorted(ranks)))[0]


@cache
def _parts(ranks: bytes) -> tuple[int, tuple[_Part, ...]]:
    """Returns the total and the parts that sorted ranks make: fifteens, pairs and runs."""
    steps = bytes([min(after - before, 2) for before, after in pairwise(ranks)])
    parts = _fifteens(ranks.translate(RANK_VALUES)) + _pairs_and_runs(steps)
    return sum([part.points for part in parts]), parts


@cache
def _fifteens(values: bytes) -> tuple[_Part, ...]:
    """Returns the fifteens among sorted counting values."""
    positions = range(len(values))
    fifteens = [
        _Part(Kind.FIFTEEN, itemgetter(*chosen), 2)
        for size in range(2, len(values) + 1)
        for chosen, added in zip(combinations(positions, size), combinations(values, size), strict=True)
        if sum(added) == 15
    ]
    return tuple(fifteens)


@cache
def _pairs_and_runs(steps: bytes) -> tuple[_Part, ...]:
    """Returns the pairs and the runs among sorted cards, given the step from each rank to the next (2 for any gap)."""
    ladders = list(_ladders(steps))
    groups = [group for ladder in ladders for group in ladder if len(group) > 1]
    pairs = [_Part(GROUPS[len(group)], itemgetter(*group), len(group) * (len(group) - 1)) for group in groups]
    runs = [
        _Part(Kind.RUN, itemgetter(*positions), len(ladder))
        for ladder in ladders
        if len(ladder) >= 3
        for positions in product(*ladder)
    ]
    return (*pairs, *runs)


def _ladders(steps: bytes) -> Iterator[list[list[int]]]:
    """Yields each longest sequence of adjoining ranks, as the positions of the cards of each of its ranks."""
    ladder = [[0]]
    for position, step in enumerate(steps, start=1):
        if step == 0:
            ladder[-1].append(position)
        elif step == 1:
            ladder.append([position])
        else:
            yield ladder
            ladder = [[position]]
    yield ladder


def _flush(cards: list[Card], starter: Card, rules: RuleSet, *, crib: bool) -> Iterator[Item]:
    """Yields the flush of a hand or crib that is all of one suit, and the bonus for a straight flush.

    ``cards`` are the sorted cards, the starter among them.
    """
    hand = tuple([card for card in cards if card is not starter])
    whole = starter.suit is hand[0].suit
    if (whole or rules.crib_four_flush) if crib else rules.hand_flush == "all_hand_cards":
        made_of = tuple(cards) if whole else hand
        yield Item(Kind.FLUSH, made_of, len(made_of))
    if rules.straight_flush_bonus and whole and len(cards) == 5 and cards[4] - cards[0] == 4 * 4:
        # five different ranks, since the suit is the same, and as far apart as five ranks in sequence are
        yield Item(Kind.STRAIGHT_FLUSH, tuple(cards), rules.straight_flush_bonus)


def _complaint(hand: Sequence[Card], starter: Card, *, crib: bool) -> str:
    """Says what is wrong with cards that cannot be shown."""
    wanted = "a crib has 4 cards" if crib else "a hand has 3 or 4 cards"
    if len(hand) not in ((4,) if crib else (3, 4)):
        return f"{wanted} besides the starter, not {len(hand)}: {format_cards(hand) or 'none'}"
    if starter in hand:
        return f"the starter {starter} is also in the {'crib' if crib else 'hand'}"
    twice = next(card for card, group in groupby(sorted(hand)) if len(list(group)) > 1)
    return f"{twice} stands twice in the {'crib' if crib else 'hand'}"
