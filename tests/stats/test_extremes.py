"""The most that can be scored, against plain search and the referee."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

import pytest

from fifteentwo.cards import DECK, Card, Rank, Suit
from fifteentwo.game import CutStarter, GameState, PlayCard, apply
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import show
from fifteentwo.stats.extremes import Extremes, Way, _disjoint
from fifteentwo.stats.pegging import Play, hand_places, plays
from fifteentwo.stats.scorers import scorer_of

EXTREMES = Extremes(scorer_of(), threads=2)


def letters(ranks: Sequence[Rank] | None) -> str:
    return "".join(rank.letter for rank in ranks or ())


def test_pegging() -> None:
    most = EXTREMES.pegging("dealer")
    assert most.points == 30
    assert [(letters(way.pone), letters(way.dealer)) for way in most.ways] == [
        ("4477", "4477"),
        ("5577", "5577"),
        ("6677", "6677"),
    ]
    most = EXTREMES.pegging("pone")
    assert most.points == 24
    assert any((letters(way.pone), letters(way.dealer)) == ("4455", "4459") for way in most.ways)
    for way in random.Random(3).sample(most.ways, 5):
        lines = way.lines("pone")
        assert lines
        assert all(line.pegged("pone") == 24 for line in lines)
    assert (EXTREMES.least_pegged("dealer"), EXTREMES.least_pegged("pone")) == (1, 0)


def test_no_random_hands_peg_more() -> None:
    source = random.Random(15)
    for _ in range(60):
        pack = source.sample([rank for rank in source.sample(list(Rank), 4) for _ in range(4)], 8)
        for line in plays(tuple(pack[:4]), tuple(pack[4:])):
            assert line.pegged("dealer") <= 30
            assert line.pegged("pone") <= 24
            assert max(line.points) <= 15


def test_one_card() -> None:
    most = EXTREMES.one_card()
    assert most.points == 15
    assert len(most.ways) == 50
    for way in most.ways:
        best = [line for line in plays(way.pone or (), way.dealer or ()) if max(line.points) == 15]
        assert best
        for line in best:  # always the dealer's last card, and the fourth of its rank
            assert line.points.index(15) == 7
            assert line.cards[7][0] == "dealer"
            assert len({rank for _, rank in line.cards[4:]}) == 1


def test_shows() -> None:
    most = EXTREMES.shown(both_hands=False)
    assert most.points == 53
    assert [str(way) for way in most.ways] == [
        "dealer 4 4 6 6, crib 5 5 5 J, starter 5",
        "dealer 5 5 5 J, crib 4 4 6 6, starter 5",
    ]
    most = EXTREMES.shown(both_hands=True)
    assert most.points == 77
    assert len(most.ways) == 3


def take(pack: list[Card], rank: Rank) -> Card:
    """Takes the first card of a rank from a pack."""
    card = next(card for card in pack if card.rank is rank)
    pack.remove(card)
    return card


def refereed(way: Way, line: Play) -> tuple[int, ...]:
    """Plays a whole deal through the referee, with suits that score the most, and returns the scores after it."""
    starter = Card.of(way.starter or Rank.ACE, Suit.CLUBS)
    pack = [card for card in DECK if card is not starter]
    # The crib takes clubs first, for the sake of its jack.
    crib = [take(pack, rank) for rank in way.crib or ()]
    hands = [[take(pack, rank) for rank in ranks or ()] for ranks in (way.pone, way.dealer)]
    crib = crib or [pack.pop() for _ in range(4)]
    undealt = [*pack[:4], starter, *pack[4:]]
    state = GameState.setup(RuleSet(target=181), dealer=1, hands=hands, crib=crib, undealt=undealt)
    state, _ = apply(state, CutStarter(0, 4))
    for role, rank in line.cards:
        seat = 0 if role == "pone" else 1
        card = next(card for card in hands[seat] if card.rank is rank)
        hands[seat].remove(card)
        state, _ = apply(state, PlayCard(seat, card))
    return tuple(state.scores)


def test_whole_deals_of_the_dealer() -> None:
    most = EXTREMES.deal("dealer")
    assert most.points == 78
    [way] = most.ways
    assert str(way) == "pone 3 3 4 4, dealer 3 3 4 4, crib 5 5 5 J, starter 5"
    assert dict(way.parts) == {"pegging": 29, "hand and crib": 49}
    for line in way.lines("dealer"):
        assert refereed(way, line)[1] == 78


def test_whole_deals_of_the_pone() -> None:
    most = EXTREMES.deal("pone")
    assert most.points == 48
    assert len(most.ways) == 12
    assert {letters(way.pone) for way in most.ways} == {"4455"}
    for way in most.ways:
        assert (letters(way.dealer).count("4"), letters(way.dealer).count("5")) >= (2, 1)
        assert refereed(way, way.lines("pone")[0])[0] == 48


def test_no_random_deal_scores_more() -> None:
    """Tries hands of few ranks, which score the most, with every starter and every crib of the cards that are left."""
    source = random.Random(78)
    for _ in range(15):
        ranks = source.sample(list(Rank)[2:8], 3)
        cards = [Card.of(rank, suit) for rank in (*ranks, Rank.JACK) for suit in Suit]
        source.shuffle(cards)
        pone, dealer, rest = cards[:4], cards[4:8], cards[8:]
        lines = list(plays(*(tuple(sorted(card.rank for card in hand)) for hand in (pone, dealer))))
        shown = max(
            show(dealer, starter).total + show(crib, starter, crib=True).total + (2 if starter.rank is Rank.JACK else 0)
            for *crib, starter in ((*four, one) for four in combinations(rest, 4) for one in rest if one not in four)
        )
        assert max(line.pegged("dealer") for line in lines) + shown <= 78
        hand = max(show(pone, starter).total for starter in rest)
        assert max(line.pegged("pone") for line in lines) + hand <= 48


def test_another_scorer_gives_other_extremes() -> None:
    extremes = Extremes(scorer_of("six_card nobs_points=5"))
    assert extremes.shown(both_hands=False).points == 33 + 24
    assert extremes.deal("dealer").points == 82


def test_sets_without_a_common_card() -> None:
    options = [
        [(9, frozenset({1, 2})), (5, frozenset({3}))],
        [(8, frozenset({2})), (1, frozenset({4}))],
    ]
    assert _disjoint(options, frozenset(), 0, 0) == 13
    assert _disjoint(options, frozenset({3}), 0, 0) == 10
    assert _disjoint(options, frozenset({2}), 0, 0) == 6


@pytest.mark.parametrize("hand", ["5558", "AAAA"])
def test_hands_have_their_places(hand: str) -> None:
    ranks = tuple(Rank("A23456789TJQK".index(letter)) for letter in hand)
    assert list(hand_places())[hand_places()[ranks]] == ranks
