"""The play of two known hands, card by card."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from fifteentwo.cards import DECK, Card, Rank, Suit, parse_cards
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import GameState, PlayCard, apply
from fifteentwo.game.events import Pegged, Source
from fifteentwo.game.state import Phase
from fifteentwo.stats.pegging import Play, all_plays, hand_places, open_value, plays, ranks_from

PLAYED = {Source.CARD, Source.GO, Source.LAST}


def ranks(text: str) -> tuple[Rank, ...]:
    return tuple(sorted(Rank("A23456789TJQK".index(letter)) for letter in text))


def random_hands(number: int) -> Iterator[tuple[tuple[Rank, ...], tuple[Rank, ...]]]:
    source = random.Random(8)
    for _ in range(number):
        pack = source.sample([rank for rank in source.choice((Rank, list(Rank)[:4])) for _ in range(4)], 8)
        yield tuple(sorted(pack[:4])), tuple(sorted(pack[4:]))


@pytest.mark.parametrize(
    ("pone", "dealer", "most_pone", "most_dealer"),
    [("3344", "3344", 16, 29), ("4477", "4477", 16, 30), ("4455", "4459", 24, 18), ("22TT", "227T", 13, 19)],
)
def test_some_hands_that_peg_much(pone: str, dealer: str, most_pone: int, most_dealer: int) -> None:
    lines = list(plays(ranks(pone), ranks(dealer)))

    assert max(line.pegged("pone") for line in lines) >= most_pone
    assert max(line.pegged("dealer") for line in lines) == most_dealer


def test_all_ways_to_play_agree_with_the_search() -> None:
    for pone, dealer in random_hands(25):
        lines = list(plays(pone, dealer))
        pegged = [(line.pegged("pone"), line.pegged("dealer")) for line in lines]
        found = all_plays(threads=2)
        at = hand_places()[pone], hand_places()[dealer]
        assert max(mine for mine, _ in pegged) == found.most_leader[at]
        assert max(theirs for _, theirs in pegged) == found.most_other[at]
        assert min(mine for mine, _ in pegged) == found.least_leader[at]
        assert min(theirs for _, theirs in pegged) == found.least_other[at]
        assert max(max(line.points) for line in lines) == found.one_card[at]
        assert len({(line.cards, line.points) for line in lines}) == len(lines)


def as_cards(pone: Sequence[Rank], dealer: Sequence[Rank]) -> tuple[list[Card], list[Card]]:
    """Gives ranks suits, so that no card is there twice."""
    suits = {rank: iter(Suit) for rank in Rank}
    one, other = ([Card.of(rank, next(suits[rank])) for rank in hand] for hand in (pone, dealer))
    return one, other


def refereed(line: Play, pone: Sequence[Rank], dealer: Sequence[Rank]) -> list[int]:
    """Plays a line through the referee and returns what each card pegged."""
    hands = as_cards(pone, dealer)
    starter = next(card for card in DECK if card not in (*hands[0], *hands[1]))
    state = GameState.setup("long", dealer=1, hands=hands, starter=starter)
    pegged = []
    for role, rank in line.cards:
        seat = 0 if role == "pone" else 1
        card = next(card for card in hands[seat] if card.rank is rank)
        hands[seat].remove(card)
        state, events = apply(state, PlayCard(seat, card))
        scored = [event for event in events if isinstance(event, Pegged)]
        assert all(event.seat == seat for event in scored if event.source in PLAYED)
        pegged.append(sum(event.points for event in scored if event.source in PLAYED))
    assert state.phase is not Phase.PLAY
    return pegged


def test_the_referee_pegs_the_same() -> None:
    source = random.Random(31)
    for pone, dealer in random_hands(40):
        line = source.choice(list(plays(pone, dealer)))
        assert refereed(line, pone, dealer) == list(line.points)


def test_a_line_in_words() -> None:
    line = next(line for line in plays(ranks("3344"), ranks("3344")) if line.pegged("dealer") == 29)
    assert str(line) == "P 3 D 3 (+2) P 3 (+6) D 3 (+12) P 4 D 4 (+2) P 4 (+6) D 4 (+13)"
    line = next(line for line in plays(ranks("4477"), ranks("4477")) if line.pegged("dealer") == 30)
    assert str(line) == "P 7 D 7 (+2) P 7 (+6) D 7 (+13) / P 4 D 4 (+2) P 4 (+6) D 4 (+13)"


def test_known_hands() -> None:
    assert open_value("4H 4D 7S 7C", "4S 4C 7H 7D") == -4
    assert open_value(parse_cards("AC"), parse_cards("AD")) == -3
    assert open_value([Rank.TEN], []) == 1
    assert ranks_from("KC 5H 5D AC") == ranks("A55K")


@pytest.mark.parametrize(
    ("pone", "dealer", "message"),
    [
        ("5H 5D 5S 5C", "5H 6H 7H 8H", "the hands hold 5 of 5"),
        ("AC 2C 3C 4C 5C", "AD", "up to 4 cards, not 5"),
        ("AC 2X", "AD", "'X' is not a suit"),
    ],
)
def test_no_hands(pone: str, dealer: str, message: str) -> None:
    with pytest.raises(FifteentwoError, match=message):
        open_value(pone, dealer)
