"""The play: facts from outside, whole plays, our own vectors, a plain scorer and properties."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.scoring import plain
from tests.scoring.vectors import cards_of, cases, plain_items, read, rules_of, vector_items

from fifteentwo.cards import DECK, Card, Suit
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import Kind, play, score_play


@st.composite
def piles(draw: st.DrawFn, *, limit: int = 31) -> tuple[Card, ...]:
    """Cards that fit one count, of neighbouring ranks so that they often score."""
    lowest = draw(st.integers(0, 10))
    deck = DECK[4 * lowest : 4 * lowest + draw(st.sampled_from([8, 16, 28, 52]))]
    pile: list[Card] = []
    count = 0
    for card in draw(st.lists(st.sampled_from(deck), min_size=1, max_size=13, unique=True)):
        count += card.counting_value
        if count > limit:
            break
        pile.append(card)
    return tuple(pile)


def points_each(text: str, rules: RuleSet | None = None) -> list[int]:
    """Returns what each card of one count scores; where suits are left out, they are dealt round."""
    words = text.split()
    cards = [word if len(word) == 2 else word + "CDHS"[words[:place].count(word)] for place, word in enumerate(words)]
    return [score_play(cards[:length], rules=rules).total for length in range(1, len(cards) + 1)]


# facts from outside


@pytest.mark.parametrize("fact", cases(read("external.jsonl", "pegging")))
def test_external_fact(fact: dict[str, Any]) -> None:
    # cards of counts before do not matter to this one: that is what prior_series is there to show
    assert play(cards_of(fact["cards"])).total + fact.get("includes_go_or_last", 0) == fact["points_last"]


@pytest.mark.parametrize("fact", cases(read("external.jsonl", "pegging_deal")))
def test_external_deal(fact: dict[str, Any]) -> None:
    hands = {"pone": list(cards_of(fact["pone"])), "dealer": list(cards_of(fact["dealer"]))}

    assert replay(hands, cards_of(fact["plays"])) == (fact["who"], fact["points_each"])


def replay(hands: dict[str, list[Card]], plays: tuple[Card, ...]) -> tuple[list[str], list[int]]:
    """Plays two hands out and returns who played each card and what it scored, with go and last."""
    other = {"pone": "dealer", "dealer": "pone"}
    who: list[str] = []
    points: list[int] = []
    pile: list[Card] = []
    turn = "pone"

    def can_play(seat: str) -> bool:
        return any(sum(card.counting_value for card in [*pile, held]) <= 31 for held in hands[seat])

    for card in plays:
        hands[turn].remove(card)
        pile.append(card)
        who.append(turn)
        points.append(play(pile).total)
        if can_play(other[turn]):
            turn = other[turn]
        elif not can_play(turn):
            if sum(card.counting_value for card in pile) != 31:
                points[-1] += 1
            pile.clear()
            turn = other[turn] if hands[other[turn]] else turn
    return who, points


def test_there_are_113_external_facts() -> None:
    assert len(read("external.jsonl", "pegging")) == 96
    assert len(read("external.jsonl", "pegging_deal")) == 17


@pytest.mark.parametrize(
    ("pile", "points"),
    [
        pytest.param("A 7 7", [0, 0, 4], id="case 28"),
        pytest.param("5 5 5", [0, 2, 8], id="case 29"),
        pytest.param("7 8 9 7", [0, 2, 3, 5], id="case 30"),
        pytest.param("8 7 8", [0, 2, 0], id="case 31"),
        pytest.param("2 3 4 4 5", [0, 0, 3, 2, 0], id="case 32"),
        pytest.param("2 8 6 7 5", [0, 0, 0, 3, 4], id="case 33"),
        pytest.param("2 5 7 7 6", [0, 0, 0, 2, 0], id="case 34"),
        pytest.param("A 2 3 4 5 6 7", [0, 0, 3, 4, 7, 6, 7], id="case 35"),
        pytest.param("Q K A", [0, 0, 0], id="case 36"),
        pytest.param("T J Q", [0, 0, 3], id="case 37"),
    ],
)
def test_known_pile(pile: str, points: list[int]) -> None:
    assert points_each(pile) == points


# our own vectors


@pytest.mark.parametrize("vector", cases(read("play.jsonl"), "total"))
def test_vector(vector: dict[str, Any]) -> None:
    score = play(cards_of(vector["pile"]), rules_of(vector.get("options")))

    assert score.total == vector["total"]
    assert plain_items(score) == vector_items(vector)


@pytest.mark.parametrize("vector", cases(read("play.jsonl"), "error"))
def test_bad_vector(vector: dict[str, Any]) -> None:
    with pytest.raises(FifteentwoError):
        play(cards_of(vector["pile"]), rules_of(vector.get("options")))


# the plain scorer


def test_plain_scorer_agrees_on_every_sequence_of_up_to_four_ranks() -> None:
    for length in range(1, 5):
        for ranks in product(range(13), repeat=length):
            pile = [DECK[4 * rank + ranks[:place].count(rank)] for place, rank in enumerate(ranks)]
            if sum(card.counting_value for card in pile) <= 31:
                assert plain_items(play(pile)) == plain.play([str(card) for card in pile])


def test_plain_scorer_agrees_on_every_order_of_the_longest_run() -> None:
    for ranks in permutations(range(7)):
        pile = [DECK[4 * rank] for rank in ranks]
        assert plain_items(play(pile)) == plain.play([str(card) for card in pile])


@given(piles(), st.booleans())
def test_plain_scorer_agrees(pile: tuple[Card, ...], flush: bool) -> None:
    score = play(pile, RuleSet(flush_in_play=flush))

    assert plain_items(score) == plain.play([str(card) for card in pile], {"flush_in_play": flush})


@given(piles(limit=34))
def test_plain_scorer_agrees_at_34(pile: tuple[Card, ...]) -> None:
    assert plain_items(play(pile, RuleSet(limit=34))) == plain.play([str(card) for card in pile], {"limit": 34})


# properties


@given(piles())
def test_every_item_ends_with_the_last_card(pile: tuple[Card, ...]) -> None:
    score = play(pile)

    assert score.total == sum(item.points for item in score.items)
    for item in score.items:
        assert item.cards == pile[-len(item.cards) :]
        ranks = sorted(card.rank for card in item.cards)
        match item.kind:
            case Kind.FIFTEEN | Kind.LIMIT:
                assert item.cards == pile
                assert sum(card.counting_value for card in pile) == (15 if item.kind is Kind.FIFTEEN else 31)
                assert item.points == 2
            case Kind.PAIR | Kind.PAIR_ROYAL | Kind.DOUBLE_PAIR_ROYAL:
                assert len(set(ranks)) == 1
                assert item.points == len(ranks) * (len(ranks) - 1)
                assert len(pile) == len(ranks) or pile[-len(ranks) - 1].rank != ranks[0]
            case Kind.RUN:
                assert ranks == list(range(ranks[0], ranks[0] + len(ranks)))
                assert item.points == len(ranks) >= 3
            case _:
                pytest.fail(f"{item.kind} in the play")


@given(piles())
def test_pair_and_run_exclude_each_other(pile: tuple[Card, ...]) -> None:
    kinds = {item.kind for item in play(pile).items}
    assert len(kinds & {Kind.PAIR, Kind.PAIR_ROYAL, Kind.DOUBLE_PAIR_ROYAL, Kind.RUN}) <= 1


@given(piles(), st.sampled_from(list(permutations(Suit))))
def test_suits_do_not_matter(pile: tuple[Card, ...], suits: tuple[Suit, ...]) -> None:
    exchanged = [Card.of(card.rank, suits[card.suit]) for card in pile]

    assert [(item.kind, item.points) for item in play(exchanged).items] == [
        (item.kind, item.points) for item in play(pile).items
    ]


# options


def test_a_flush_in_the_play() -> None:
    rules = RuleSet(flush_in_play=True)

    assert points_each("AH 3H 6H 9H QH", rules) == [0, 0, 0, 4, 5]
    assert points_each("QS AH 3H 6H 8H", rules) == [0, 0, 0, 0, 4]
    assert points_each("QH AH 3H 6S 8H", rules) == [0, 0, 0, 0, 0]
    assert points_each("AH 3H 6H 9H QH") == [0, 0, 0, 0, 0]


def test_a_limit_of_34() -> None:
    assert points_each("T J Q A 3", RuleSet(limit=34)) == [0, 0, 3, 0, 2]
    assert score_play("TC JC QC 4C", rules="six_card limit=34").items[-1].kind is Kind.LIMIT


# text and errors


@pytest.mark.parametrize("pile", ["7H 8D", "7h,8♦", ["7H", "8D"], cards_of(["7H", "8D"]), list(cards_of(["7H", "8D"]))])
def test_text_or_cards(pile: Any) -> None:
    score = score_play(pile)

    assert score.total == 2
    assert plain_items(score) == [("fifteen", ["7H", "8D"], 2)]


@pytest.mark.parametrize(
    ("pile", "message"),
    [
        ("", "no card has been played"),
        ([], "no card has been played"),
        ("TH JH QH 2H", "the count may not pass 31, and TH JH QH 2H makes 32"),
        (["AH", "2H", "AH"], "AH stands twice in the play: AH 2H AH"),
        ("AH 2H AH", "AH stands twice (at character 7 of 'AH 2H AH')"),
        ("AH 2Z", "'2Z' is not a card: 'Z' is not a suit (C D H S) (at character 4 of 'AH 2Z')"),
    ],
)
def test_bad_cards_are_named(pile: Any, message: str) -> None:
    with pytest.raises(FifteentwoError) as caught:
        score_play(pile)

    assert str(caught.value) == message


def test_bad_rules_are_named() -> None:
    with pytest.raises(ParseError, match="limit"):
        score_play("7H 8D", rules="six_card limit=30")
