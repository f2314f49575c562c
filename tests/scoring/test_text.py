"""Scores of cards given as text or as cards, and what is neither."""

from __future__ import annotations

from typing import Any

import pytest

from fifteentwo.cards import DECK, parse_cards
from fifteentwo.scoring.text import score_play, score_show


def test_text_and_cards_score_the_same() -> None:
    cards = parse_cards("5H 5D 5S JC 5C")

    assert (
        score_show("5H 5D 5S JC + 5C") == score_show(cards[:4], cards[4]) == score_show(["5H", "5D", *cards[2:4]], "5C")
    )
    assert score_show(cards[:4], cards[4]).total == 29


@pytest.mark.parametrize(
    ("hand", "starter"),
    [([60], "5H"), ([0, 1, 2, 3], -1), (list(DECK[:4]), 5), ("5H 6H 7H 8H", 1), ([None], "5H")],
)
def test_a_number_is_no_card(hand: Any, starter: Any) -> None:
    with pytest.raises(TypeError, match="a card is a Card or a text such as 5H, not"):
        score_show(hand, starter)


def test_other_things_are_refused() -> None:
    with pytest.raises(TypeError, match="a card is a Card or a text"):
        score_play([7, 8])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="rules are a RuleSet or a text such as six_card, not 5"):
        score_play("7H 8D", rules=5)  # type: ignore[arg-type]
