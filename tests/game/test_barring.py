"""What does not count, by the option that bars it and the score at which it does."""

from __future__ import annotations

import pytest

from fifteentwo.cards import Card
from fifteentwo.game import Source
from fifteentwo.game.barring import what_counts
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import Item, Kind

GO = (Item(Kind.GO, (), 1),)
LAST = (Item(Kind.LAST, (), 1),)
HEELS = (Item(Kind.HEELS, (Card.parse("JS"),), 2),)
CARD = (Item(Kind.FIFTEEN, (), 2), Item(Kind.PAIR, (), 2))
HAND = (Item(Kind.FIFTEEN, (), 2), Item(Kind.FIFTEEN, (), 2), Item(Kind.PAIR, (), 2), Item(Kind.NOBS, (), 1))

SCORES = {
    Source.HEELS: HEELS,
    Source.GO: GO,
    Source.LAST: LAST,
    Source.CARD: CARD,
    Source.HAND: HAND,
    Source.CRIB: HAND,
}
PLAY = {Source.CARD, Source.GO, Source.LAST}


def barred(options: str, score: int) -> dict[Source, str]:
    """Returns which scores do not count at all at a score, and by which option."""
    rules = RuleSet.parse(options)
    found = {}
    for source, items in SCORES.items():
        allowed, option = what_counts(rules, source, items, score, rules.target)
        if option is not None:
            assert allowed == ()
            found[source] = option
        else:
            assert allowed == items
    return found


@pytest.mark.parametrize(
    ("options", "score", "sources", "option"),
    [
        ("six_card", 120, set(), ""),
        ("go_out=forbidden", 120, {Source.GO, Source.LAST}, "go_out"),
        ("go_out=forbidden", 119, set(), ""),
        ("stinkhole=no_heels_no_go", 120, {Source.HEELS, Source.GO, Source.LAST}, "stinkhole"),
        ("stinkhole=no_heels_no_go", 119, set(), ""),
        ("stinkhole=no_heels", 120, {Source.HEELS}, "stinkhole"),
        ("stinkhole=no_pegging", 120, {Source.HEELS, *PLAY}, "stinkhole"),
        ("stinkhole=no_pegging", 119, set(), ""),
        ("six_card_short stinkhole=no_heels", 60, {Source.HEELS}, "stinkhole"),
        ("go_cutoff=115", 115, {Source.GO, Source.LAST}, "go_cutoff"),
        ("go_cutoff=115", 120, {Source.GO, Source.LAST}, "go_cutoff"),
        ("go_cutoff=115", 114, set(), ""),
        ("heels_cutoff=118", 118, {Source.HEELS}, "heels_cutoff"),
        ("heels_cutoff=118", 117, set(), ""),
        ("go_cutoff=0 heels_cutoff=0", 0, {Source.HEELS, Source.GO, Source.LAST}, None),
        ("win_mode=exact", 119, {Source.CARD, Source.HAND, Source.CRIB}, "win_mode"),
        ("win_mode=exact", 120, {Source.HEELS, Source.CARD, Source.HAND, Source.CRIB}, "win_mode"),
        ("win_mode=exact", 117, {Source.HAND, Source.CRIB}, "win_mode"),
        ("win_mode=exact", 114, set(), ""),
    ],
)
def test_what_is_barred(options: str, score: int, sources: set[Source], option: str | None) -> None:
    found = barred(options, score)

    assert set(found) == sources
    assert option is None or set(found.values()) <= {option}


@pytest.mark.parametrize(
    ("score", "kinds"),
    [
        (120, [Kind.NOBS]),
        (119, [Kind.FIFTEEN]),
        (118, [Kind.FIFTEEN, Kind.NOBS]),
        (117, [Kind.FIFTEEN, Kind.FIFTEEN]),
        (115, [Kind.FIFTEEN, Kind.FIFTEEN, Kind.PAIR]),
        (114, [Kind.FIFTEEN, Kind.FIFTEEN, Kind.PAIR, Kind.NOBS]),
    ],
)
def test_combinations_that_fit_are_taken_in_counting_order(score: int, kinds: list[Kind]) -> None:
    rules = RuleSet.parse("win_mode=exact exact_granularity=combination")
    allowed, option = what_counts(rules, Source.HAND, HAND, score, 121)

    assert [item.kind for item in allowed] == kinds
    assert option == (None if len(kinds) == 4 else "win_mode")


def test_nothing_is_not_barred() -> None:
    for options in ("go_out=forbidden", "stinkhole=no_pegging", "win_mode=exact", "go_cutoff=0"):
        assert what_counts(RuleSet.parse(options), Source.CARD, (), 120, 121) == ((), None)
