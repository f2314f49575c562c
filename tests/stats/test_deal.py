"""All choices of one deal."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from fifteentwo.cards import DECK, format_cards, parse_cards
from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel.discards import throw_key
from fifteentwo.scoring import show
from fifteentwo.stats import deal_statistics, discard_tables, given_hand_distribution

DEAL = "5H 6H 7C 8D JS KC"


def test_every_choice_keeps_and_throws_all_cards() -> None:
    deal = deal_statistics(DEAL)

    assert [choice.thrown for choice in deal.choices] == list(combinations(parse_cards(DEAL), 2))
    for choice in deal.choices:
        assert sorted((*choice.kept, *choice.thrown)) == sorted(deal.cards)
        assert choice.hand == given_hand_distribution(choice.kept, seen=choice.thrown)


def test_cribs_are_weighed_by_the_other_players_habit() -> None:
    deal = deal_statistics(DEAL)
    choice = deal.throwing("JS KC")
    tables = discard_tables()
    unseen = [card for card in DECK if card not in deal.cards]
    for role, habit in (("dealer", tables.pone), ("pone", tables.dealer)):
        sums = weights = 0
        for pair in combinations(unseen, 2):
            weight = habit.weights[throw_key(*pair)]
            crib = (*choice.thrown, *pair)
            # One starter is as good as all where only the weight is wanted.
            sums += weight * sum(show(crib, starter, crib=True).total for starter in unseen if starter not in pair)
            weights += weight * 44
        assert choice.cribs[role].total == weights
        assert choice.cribs[role].exact_mean == Fraction(sums, weights)
        sign = 1 if role == "dealer" else -1
        assert choice.net(role) == choice.hand.exact_mean + sign * choice.cribs[role].exact_mean


def test_random_throws_are_all_as_likely() -> None:
    deal = deal_statistics(DEAL, opponent="random")

    for choice in deal.choices:
        assert choice.cribs["dealer"] == choice.cribs["pone"]
        assert choice.cribs["dealer"].total == 1035 * 44


def test_the_order_of_the_cards_makes_no_difference() -> None:
    one, other = deal_statistics(DEAL), deal_statistics("KC 5H JS 8D 7C 6H")
    for choice in one.choices:
        assert other.throwing(choice.thrown).hand == choice.hand
        assert other.throwing(choice.thrown).cribs == choice.cribs


def test_suits_may_be_exchanged() -> None:
    one = deal_statistics(DEAL)
    other = deal_statistics("5D 6D 7H 8S JC KH")
    assert [choice.hand for choice in one.choices] == [choice.hand for choice in other.choices]
    assert [choice.cribs for choice in one.choices] == [choice.cribs for choice in other.choices]


def test_ranking() -> None:
    deal = deal_statistics(DEAL)
    for role in ("dealer", "pone"):
        nets = [choice.net(role) for choice in deal.ranked(role)]
        assert nets == sorted(nets, reverse=True)
    assert format_cards(deal.ranked("pone")[0].kept) == "5H 6H 7C 8D"


@pytest.mark.parametrize(
    ("rules", "choices", "held"), [(None, 10, 3), ("five_card", 10, 3), ("three_hand", 5, 4), ("four_hand", 5, 4)]
)
def test_deals_of_five(rules: str | None, choices: int, held: int) -> None:
    deal = deal_statistics("5H 6H 7C 8D JS", rules=rules)

    assert len(deal.choices) == choices
    for choice in deal.choices:
        assert len(choice.kept) == held
        assert choice.hand.total == 47
    if held == 4:
        assert all(choice.cribs["dealer"] == choice.cribs["pone"] for choice in deal.choices)
        assert all(choice.cribs["dealer"].total == 16_215 * 44 for choice in deal.choices)


@pytest.mark.parametrize(
    ("cards", "rules", "message"),
    [
        ("5H 6H 7C 8D JS KC KC", None, "KC stands twice"),
        ("5H 6H 7C 8D JS KC KD", None, "6 cards are dealt under six_card, not 7"),
        ("5H 6H 7C 8D", None, "6 cards are dealt under six_card, not 4: 5H 6H 7C 8D"),
        ("5H 6H 7C 8D JS KC", "five_card", "5 cards are dealt under five_card, not 6"),
        ("5H 6H 7C 8D JS 1C", None, "is not a rank"),
    ],
)
def test_no_deal(cards: str, rules: str | None, message: str) -> None:
    with pytest.raises(FifteentwoError, match=message):
        deal_statistics(cards, rules=rules)


def test_cards_given_one_by_one_are_checked_too() -> None:
    with pytest.raises(FifteentwoError, match="5H stands twice"):
        deal_statistics([*parse_cards("5H 6H 7C 8D JS"), *parse_cards("5H")])
    with pytest.raises(FifteentwoError, match="KD cannot be thrown from 5H"):
        deal_statistics(DEAL).throwing("5H KD")
