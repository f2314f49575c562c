"""Events as words."""

from __future__ import annotations

import random
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.random_play import play_on
from tests.strategies import cards, rule_sets

from fifteentwo.cards import Card
from fifteentwo.errors import ParseError
from fifteentwo.game import Event, GameState
from fifteentwo.game.events import CardPlayed, HandShown, Pegged, Source
from fifteentwo.game.result import Reason, Result
from fifteentwo.record.eventlog import EVENT_WORDS, read_events, write_events
from fifteentwo.rules import SKUNK_CLASSES, RuleSet
from fifteentwo.scoring.items import Item, Kind

NUMBERS = st.integers(0, 999_999)
CARDS = st.lists(cards(), max_size=6, unique=True).map(tuple)
ITEMS = st.builds(Item, st.sampled_from(Kind), CARDS, NUMBERS)
VALUES: dict[Any, st.SearchStrategy[Any]] = {
    int: NUMBERS,
    str: st.sampled_from(["go_cutoff", "crib_looked_at"]),
    Card: cards(),
    Source: st.sampled_from(Source),
    Result: st.builds(
        Result,
        NUMBERS,
        st.lists(NUMBERS, min_size=2, max_size=4).map(tuple),
        st.lists(st.sampled_from([None, *SKUNK_CLASSES]), min_size=2, max_size=4).map(tuple),
        NUMBERS,
        st.sampled_from(get_args(Reason)),
    ),
    tuple[int, ...]: st.lists(NUMBERS, max_size=4).map(tuple),
    tuple[Card, ...]: CARDS,
    tuple[Item, ...]: st.lists(ITEMS, max_size=4).map(tuple),
}


@st.composite
def events(draw: st.DrawFn) -> Event:
    """Any event with any values, sensible or not."""
    kind = draw(st.sampled_from(get_args(Event)))
    return kind(**{name: draw(VALUES[hint]) for name, hint in get_type_hints(kind).items()})  # type: ignore[no-any-return]


@given(st.lists(events(), max_size=8), rule_sets(), st.none() | cards())
def test_any_events_come_back(several: list[Event], rules: RuleSet, starter: Card | None) -> None:
    words = write_events(several, rules, starter)

    assert list(read_events(words, rules, starter)) == several
    assert all(word.isprintable() and " " not in word and "|" not in word for word in words)


@given(rule_sets(), st.integers(0, 2**32))
def test_items_are_written_only_where_the_cards_do_not_tell(rules: RuleSet, seed: int) -> None:
    last = list(play_on(GameState.setup(rules), random.Random(seed)))[-1][3]
    written = write_events(last.events, rules, last.starter)

    assert list(read_events(written, rules, last.starter)) == list(last.events)
    if rules.win_mode != "exact" and not any(word.startswith("playback") for word in written):
        pegged = [word for word, event in zip(written, last.events, strict=True) if isinstance(event, Pegged)]
        assert all(":*:" in word for word in pegged)


def test_every_event_has_a_word_of_its_own() -> None:
    assert set(EVENT_WORDS) == set(get_args(Event))
    assert len(set(EVENT_WORDS.values())) == len(EVENT_WORDS)


def test_what_cards_make_is_worked_out_again() -> None:
    starter, five, ten = Card.parse("JH"), Card.parse("5H"), Card.parse("TC")
    hand = (five, Card.parse("6H"), Card.parse("7C"), Card.parse("8D"))
    rules = RuleSet()
    played = [CardPlayed(0, ten, 10), CardPlayed(1, five, 15)]
    scored = Pegged(1, 1, Source.CARD, (Item(Kind.FIFTEEN, (ten, five), 2),), 2, 2)

    assert write_events([*played, scored], rules, None)[-1] == "peg:1:1:card:*:2:2"
    assert write_events([scored], rules, None) == ["peg:1:1:card:fifteen,TC,5H,2:2:2"]
    (_, _, heels) = read_events(["starter:0:7:JH", "hand:0:5H,6H,7C,8D", "peg:1:1:heels:*:2:2"], rules, None)
    assert heels == Pegged(1, 1, Source.HEELS, (Item(Kind.HEELS, (starter,), 2),), 2, 2)
    shown = list(read_events([f"hand:0:{','.join(map(str, hand))}", "peg:0:0:hand:*:8:8"], rules, starter))
    assert shown[0] == HandShown(0, hand)
    assert isinstance(shown[1], Pegged)
    assert sum(item.points for item in shown[1].items) == 8


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("", "is none of"),
        ("jump", "'jump' is none of cut, tie"),
        ("play", "play takes 3 values"),
        ("play:0:5H:5:5", "play takes 3 values"),
        ("play:x:5H:5", "'x' is not a number"),
        ("play:0:5X:5", "'X' is not a suit"),
        ("hand:0:5H,5H", "5H stands twice"),
        ("peg:0:0:luck:*:2:2", "'luck' is none of opening"),
        ("peg:0:0:card:pair:2:2", "'pair' is not a score"),
        ("peg:0:0:card:trio,5H,2:2:2", "'trio' is none of fifteen"),
        ("fault:0:not here", "is not a name"),
        ("over:0/1", "not a result"),
        ("over:0/121-5/-,lots/1/target", "'lots' is none of skunk"),
        ("over:0/121-5/-,-/1/luck", "'luck' is none of target"),
    ],
)
def test_what_is_wrong_is_named(word: str, reason: str) -> None:
    with pytest.raises(ParseError, match=reason):
        list(read_events([word], RuleSet(), None))
