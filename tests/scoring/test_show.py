"""The show: facts from outside, our own vectors, a plain scorer over every set of ranks, and properties."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.scoring import plain
from tests.scoring.vectors import cards_of, cases, plain_items, read, rules_of, vector_items

from fifteentwo.cards import DECK, Card, Rank, Suit, parse_cards
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.rules import PRESETS, RuleSet
from fifteentwo.scoring import Item, Kind, Score, score_show, show
from fifteentwo.scoring.show import rank_points

SHOWN = st.lists(st.sampled_from(DECK), min_size=4, max_size=5, unique=True)
"""A hand of three or four, with its starter as the last card."""

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "hand_flush": st.sampled_from(["all_hand_cards", "off"]),
        "crib_four_flush": st.booleans(),
        "straight_flush_bonus": st.integers(0, 5),
        "nobs_points": st.integers(0, 3),
    },
)


def as_sets(score: Score) -> Counter[tuple[Kind, frozenset[Card], int]]:
    return Counter((item.kind, frozenset(item.cards), item.points) for item in score.items)


# facts from outside


@pytest.mark.parametrize("fact", cases(read("external.jsonl", "show")))
def test_external_fact(fact: dict[str, Any]) -> None:
    score = show(cards_of(fact["hand"]), Card.parse(fact["starter"]), crib=fact["crib"])

    assert score.total == fact["score"]
    assert sum(item.points for item in score.items) == fact["score"]


def test_there_are_232_external_facts() -> None:
    assert len(read("external.jsonl", "show")) == 232


@pytest.mark.parametrize(
    ("cards", "total", "parts"),
    [
        pytest.param("JH 5C 5S 5D + 5H", 29, {"fifteen": 16, "double pair royal": 12, "nobs": 1}, id="case 72"),
        pytest.param("4C 5D 5H 6S + KC", 16, {"fifteen": 8, "pair": 2, "run": 6}, id="case 73"),
        pytest.param("5H 6H 7H JH + 8H", 14, {"fifteen": 4, "run": 4, "flush": 5, "nobs": 1}, id="case 74"),
        pytest.param("5H 6H 7H 8H + KC", 12, {"fifteen": 4, "run": 4, "flush": 4}, id="case 75"),
        pytest.param("4C 4D 4H 3S + 3C", 12, {"fifteen": 4, "pair": 2, "pair royal": 6}, id="case 77"),
        pytest.param("JC 2D 3H 4S + JD", 9, {"fifteen": 4, "pair": 2, "run": 3}, id="case 78"),
        pytest.param("3C 3D 3H 4S + 5C", 21, {"fifteen": 6, "pair royal": 6, "run": 9}, id="case 79"),
        pytest.param("2C 4D 6H 8S + TC", 0, {}, id="case 80"),
        pytest.param("2H 4H 6H KS + 8H", 0, {}, id="case 81"),
        pytest.param("5H TH JH QH + 5C", 21, {"fifteen": 12, "pair": 2, "run": 3, "flush": 4}, id="case 82"),
    ],
)
def test_known_hand(cards: str, total: int, parts: dict[str, int]) -> None:
    score = score_show(cards)
    points: Counter[str] = Counter()
    for item in score.items:
        points[item.kind.value] += item.points

    assert score.total == total
    assert points == parts


def test_case_74_and_75_as_a_crib() -> None:
    assert score_show("5H 6H 7H JH + 8H", crib=True).total == 14
    assert score_show("5H 6H 7H 8H + KC", crib=True).total == 8


def test_case_76() -> None:
    assert score_show("4D 6D JD KD + 5D", crib=True).total == 15


def test_case_68() -> None:
    assert score_show("2H 4H 6H + 8S", rules="five_card").total == 3
    assert score_show("2H 4H 6H + QH", rules="five_card").total == 4


def test_case_69() -> None:
    assert score_show("2H 4H 6H QH + 8S", crib=True, rules="five_card").total == 0
    assert score_show("2H 4H 6H QH + 8S", crib=True, rules="five_card crib_four_flush=on").total == 4


def test_case_70() -> None:
    assert score_show("JS 5D 5H + 5S", rules="five_card").total == 15
    assert score_show("5C 5D 5H + 5S", rules="five_card").total == 20


def test_four_aces_are_the_only_hand_that_no_starter_improves() -> None:
    aces = DECK[:4]
    assert {show(aces, starter).total for starter in DECK[4:]} == {12}


# our own vectors


@pytest.mark.parametrize("vector", cases(read("show.jsonl"), "total"))
def test_vector(vector: dict[str, Any]) -> None:
    score = show(
        cards_of(vector["hand"]),
        Card.parse(vector["starter"]),
        rules_of(vector.get("options")),
        crib=vector["crib"],
    )

    assert score.total == vector["total"]
    assert plain_items(score) == vector_items(vector)


@pytest.mark.parametrize("vector", cases(read("show.jsonl"), "error"))
def test_bad_vector(vector: dict[str, Any]) -> None:
    with pytest.raises(FifteentwoError):
        show(cards_of(vector["hand"]), Card.parse(vector["starter"]), crib=vector["crib"])


# the plain scorer


def suits_for(ranks: tuple[int, ...], source: random.Random) -> Iterator[tuple[Card, ...]]:
    """Yields cards of the given ranks, once in mixed suits and, where the first ones differ, with those in one suit."""
    suits = {rank: source.sample(list(Suit), 4) for rank in ranks}
    yield tuple(Card.of(Rank(rank), suits[rank].pop()) for rank in ranks)
    one, other = source.sample(list(Suit), 2)
    *hand, starter = ranks
    if len(set(hand)) == len(hand):
        for suit in (one, other) if starter not in hand else (other,):
            yield (*(Card.of(Rank(rank), one) for rank in hand), Card.of(Rank(starter), suit))


@pytest.mark.parametrize("size", [4, 5])
def test_plain_scorer_agrees_on_every_set_of_ranks_with_each_card_as_starter(size: int) -> None:
    source = random.Random(5)
    compared = 0
    for ranks in combinations_with_replacement(range(13), size):
        if ranks.count(ranks[0]) > 4:
            continue
        for place in range(size):
            for *hand, starter in suits_for((*ranks[:place], *ranks[place + 1 :], ranks[place]), source):
                crib = size == 5 and source.random() < 0.5
                expected = plain.show([str(card) for card in hand], str(starter), crib=crib)
                score = show(hand, starter, crib=crib)
                assert plain_items(score) == expected, (hand, starter)
                assert score.total == plain.total(expected)
                compared += 1

    assert compared > (1820 if size == 4 else 6175) * size


@given(SHOWN, OPTIONS, st.booleans())
def test_plain_scorer_agrees_under_options(cards: list[Card], options: dict[str, Any], crib: bool) -> None:
    *hand, starter = cards
    crib = crib and len(hand) == 4

    score = show(hand, starter, rules_of(options), crib=crib)

    assert plain_items(score) == plain.show([str(card) for card in hand], str(starter), options, crib=crib)


@given(st.data(), st.sampled_from(Suit), OPTIONS, st.booleans())
def test_plain_scorer_agrees_on_flushes(data: st.DataObject, suit: Suit, options: dict[str, Any], crib: bool) -> None:
    one_suit = DECK[suit::4]
    hand = data.draw(st.lists(st.sampled_from(one_suit), min_size=4 if crib else 3, max_size=4, unique=True))
    starter = data.draw(st.sampled_from([card for card in (*one_suit, *DECK[::5]) if card not in hand]))

    score = show(hand, starter, rules_of(options), crib=crib)

    assert plain_items(score) == plain.show([str(card) for card in hand], str(starter), options, crib=crib)


# properties


@given(SHOWN)
def test_every_item_is_what_it_says(cards: list[Card]) -> None:
    *hand, starter = cards
    score = show(hand, starter)

    assert score.total == sum(item.points for item in score.items)
    assert len(set(score.items)) == len(score.items)
    for item in score.items:
        assert set(item.cards) <= set(cards)
        assert list(item.cards) == sorted(item.cards)
        check_item(item, cards, hand, starter)


def check_item(item: Item, cards: list[Card], hand: list[Card], starter: Card) -> None:
    ranks = [int(card.rank) for card in item.cards]
    present = {int(card.rank) for card in cards}
    match item.kind:
        case Kind.FIFTEEN:
            assert sum(card.counting_value for card in item.cards) == 15
            assert item.points == 2
        case Kind.PAIR | Kind.PAIR_ROYAL | Kind.DOUBLE_PAIR_ROYAL:
            assert set(item.cards) == {card for card in cards if card.rank is item.cards[0].rank}
            names = {Kind.PAIR: (2, 2), Kind.PAIR_ROYAL: (3, 6), Kind.DOUBLE_PAIR_ROYAL: (4, 12)}
            assert (len(ranks), item.points) == names[item.kind]
        case Kind.RUN:
            assert ranks == list(range(ranks[0], ranks[0] + len(ranks)))
            assert len(ranks) == item.points >= 3
            assert ranks[0] - 1 not in present
            assert ranks[-1] + 1 not in present
        case Kind.FLUSH:
            assert len({card.suit for card in item.cards}) == 1
            assert set(hand) <= set(item.cards)
            assert item.points == len(item.cards)
        case Kind.NOBS:
            assert item == Item(Kind.NOBS, (Card.of(Rank.JACK, starter.suit),), 1)
            assert item.cards[0] in hand
        case _:
            pytest.fail(f"{item.kind} in a show")


@given(SHOWN, st.randoms(use_true_random=False), st.booleans())
def test_the_order_of_the_hand_does_not_matter(cards: list[Card], source: random.Random, crib: bool) -> None:
    *hand, starter = cards
    crib = crib and len(hand) == 4

    assert show(source.sample(hand, len(hand)), starter, crib=crib) == show(hand, starter, crib=crib)


@given(SHOWN, st.sampled_from(list(permutations(Suit))), st.booleans())
def test_suits_may_be_exchanged(cards: list[Card], suits: tuple[Suit, ...], crib: bool) -> None:
    def exchanged(card: Card) -> Card:
        return Card.of(card.rank, suits[card.suit])

    *hand, starter = cards
    crib = crib and len(hand) == 4
    score = show(hand, starter, crib=crib)

    assert as_sets(show([exchanged(card) for card in hand], exchanged(starter), crib=crib)) == Counter(
        (item.kind, frozenset(map(exchanged, item.cards)), item.points) for item in score.items
    )


@given(SHOWN)
def test_starter_and_hand_are_alike_but_for_flush_and_nobs(cards: list[Card]) -> None:
    by_suit = {Kind.FLUSH, Kind.NOBS}

    def by_rank(place: int) -> list[Item]:
        score = show([*cards[:place], *cards[place + 1 :]], cards[place])
        return [item for item in score.items if item.kind not in by_suit]

    assert all(by_rank(place) == by_rank(0) for place in range(len(cards)))


@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True))
def test_a_crib_is_worth_at_most_the_same_cards_as_a_hand(cards: list[Card]) -> None:
    *hand, starter = cards
    as_hand, as_crib = show(hand, starter), show(hand, starter, crib=True)

    assert as_hand.total - as_crib.total in {0, 4}


def test_every_hand_of_three() -> None:
    totals: Counter[int] = Counter()
    for four in combinations(DECK, 4):
        for place in range(4):
            totals[show((*four[:place], *four[place + 1 :]), four[place]).total] += 1

    assert totals.total() == 1_082_900
    assert sum(total * times for total, times in totals.items()) / totals.total() == pytest.approx(2.5924, abs=5e-5)
    assert max(totals) == 20
    assert not {16, 17, 18, 19} & totals.keys()


# options


def test_a_straight_flush_is_an_item_of_its_own() -> None:
    rules = RuleSet(straight_flush_bonus=5)

    assert [item.kind for item in score_show("4S 5S 6S 7S + 8S", rules=rules).items[-3:]] == [
        Kind.RUN,
        Kind.FLUSH,
        Kind.STRAIGHT_FLUSH,
    ]
    assert score_show("9S TS QS JS + 8S", rules=rules).items[-1].kind is Kind.NOBS


def test_scores_do_not_depend_on_the_preset() -> None:
    hand, starter = parse_cards("5H 6H 7H JH"), Card.parse("8H")
    assert {show(hand, starter, preset.rules) for preset in PRESETS.values()} == {show(hand, starter)}


# text and errors


@pytest.mark.parametrize(
    ("hand", "starter"),
    [
        ("5H 5D 5S JC + 5C", None),
        ("5H 5D 5S JC+5C", None),
        (" 5h,5d,5s,jc  +  5♣ ", None),
        ("5H 5D 5S JC", "5C"),
        ("5H 5D JC 5S", Card.parse("5C")),
        (parse_cards("5H 5D 5S JC"), "5C"),
        (list(parse_cards("5H 5D 5S JC")), Card.parse("5C")),
        (["5H", "5D", "5S", "JC"], "5c"),
    ],
)
def test_text_or_cards(hand: Any, starter: Any) -> None:
    assert score_show(hand, starter).total == 29
    assert score_show(hand, starter, crib=True, rules="acc").total == 29


@pytest.mark.parametrize(
    ("hand", "starter", "crib", "message"),
    [
        ("5H 5D", "5C", False, "a hand has 3 or 4 cards besides the starter, not 2: 5H 5D"),
        ("", "5C", False, "a hand has 3 or 4 cards besides the starter, not 0: none"),
        ("5H 6H 7H 8H 9H", "5C", False, "a hand has 3 or 4 cards besides the starter, not 5: 5H 6H 7H 8H 9H"),
        ("5H 6H 7H", "5C", True, "a crib has 4 cards besides the starter, not 3: 5H 6H 7H"),
        ("5H 5D 5S JC", "5D", False, "the starter 5D is also in the hand"),
        ("5H 5D 5S JC", "5D", True, "the starter 5D is also in the crib"),
        (["5H", "6H", "5H", "9C"], "2D", False, "5H stands twice in the hand"),
        ("5H 6H 5H 9C", "2D", False, "5H stands twice (at character 7 of '5H 6H 5H 9C')"),
        ("5H 6H 7H 9C + 6H", None, False, "the starter 6H is also in the hand"),
        ("5H 6H 7H 9X + 6H", None, False, "'9X' is not a card: 'X' is not a suit (C D H S)"),
        ("5H 6H 7H 9C", None, False, "the starter is missing: write it after a plus, as in 5H 6H 7C 8D + KC"),
        (["5H", "6H"], None, False, "the starter is missing"),
        ("5H 6H 7H + 9C 2C", None, False, "after the plus stands one card, the starter (at character 10 of"),
        ("5H 6H 7H 9C +", None, False, "after the plus stands one card, the starter (at character 13 of"),
        ("5H 6H 7H 9C + 2C", "2C", False, "the starter is given twice"),
        ("5H 6H 7H 9C", "", False, "a card is missing"),
    ],
)
def test_bad_cards_are_named(hand: Any, starter: Any, crib: bool, message: str) -> None:
    with pytest.raises(FifteentwoError) as caught:
        score_show(hand, starter, crib=crib)

    assert str(caught.value).startswith(message)


def test_the_place_of_an_error_is_counted_in_the_whole_text() -> None:
    text = "5H 6H 7H 9C + XX"
    with pytest.raises(ParseError) as caught:
        score_show(text)

    assert caught.value.text == text
    assert caught.value.position == text.index("XX")


def test_bad_rules_are_named() -> None:
    with pytest.raises(ParseError, match="six_cards"):
        score_show("5H 5D 5S JC + 5C", rules="six_cards")


@given(st.text(alphabet="A5TJKHCS1x+, ", max_size=20), st.none() | st.text(alphabet="A5JH", max_size=3))
def test_any_text_gives_a_score_or_a_clear_error(hand: str, starter: str | None) -> None:
    try:
        score = score_show(hand, starter)
    except FifteentwoError:
        return  # any other error fails the test
    assert 0 <= score.total <= 29


@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True))
def test_ranks_alone_score_what_is_neither_flush_nor_nobs(cards: list[Card]) -> None:
    items = show(cards[:4], cards[4]).items
    assert rank_points([card.rank for card in cards]) == sum(
        item.points for item in items if item.kind not in {Kind.FLUSH, Kind.NOBS}
    )


def test_ranks_may_be_any_number() -> None:
    assert [rank_points([Rank.FIVE] * number) for number in range(1, 5)] == [0, 2, 8, 20]
    assert rank_points(range(13)) == 13 + 2 * (17 + 4 * 3)  # a run, 17 fifteens without a ten and 12 with one
