"""The kinds of throws."""

from __future__ import annotations

from itertools import combinations

from fifteentwo.cards import DECK
from fifteentwo.kernel.discards import throw_key
from fifteentwo.stats.throws import THROWS


def test_each_kind_stands_at_its_key() -> None:
    assert [throw.key for throw in THROWS] == list(range(169))
    assert sum(throw.combinations for throw in THROWS) == 1326


def test_every_two_cards_are_of_one_kind() -> None:
    for one, other in combinations(DECK, 2):
        throw = THROWS[throw_key(one, other)]
        assert {throw.low, throw.high} == {one.rank, other.rank}
        assert throw.low <= throw.high
        assert throw.suited == (one.suit is other.suit)


def test_names() -> None:
    assert [str(THROWS[key]) for key in (0, 14, 1, 13, 4 * 13 + 11)] == [
        "A A",
        "2 2",
        "A 2 suited",
        "A 2 offsuit",
        "5 Q suited",
    ]
