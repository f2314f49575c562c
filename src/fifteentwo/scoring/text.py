"""Scores of cards that are written as text, or given as cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifteentwo.cards import Card, parse_cards
from fifteentwo.errors import ParseError
from fifteentwo.rules import RuleSet
from fifteentwo.scoring.items import Score
from fifteentwo.scoring.play import play
from fifteentwo.scoring.show import show

_SIX_CARD: Final = RuleSet()


def score_show(
    hand: str | Sequence[Card | str],
    starter: Card | str | None = None,
    *,
    crib: bool = False,
    rules: RuleSet | str | None = None,
) -> Score:
    """Returns what a hand or crib and the starter are worth; the friendly form of :func:`fifteentwo.scoring.show`.

    Args:
        hand: The cards of the hand or crib without the starter, as one text or one by one; or a text of all, in which
            the starter stands after a plus: ``5H 5D 5S JC + 5C``.
        starter: The card turned up, unless it stands in ``hand``.
        crib: Whether the cards are the crib.
        rules: A rule set or its text; the six-card game where nothing is given.

    Raises:
        ParseError: A text is not what it should be.
        RuleError: The options of a rule set given as text contradict each other.
        FifteentwoError: There are too few or too many cards, or a card is there twice.
        TypeError: Something given is neither a card nor a text, such as the number of a card.

    >>> score_show("5H 5D 5S JC", "5C").total
    29
    >>> [item.kind.value for item in score_show("2H 3H 4H 9H + QD").items]
    ['fifteen', 'fifteen', 'run', 'flush']
    """
    if starter is None:
        cards, starter = _hand_and_starter(hand)
    elif isinstance(hand, str) and "+" in hand:
        raise ParseError("the starter is given twice: after the plus, and by itself", hand, hand.index("+"))
    else:
        cards = _cards(hand)
    return show(cards, _card(starter), _rules(rules), crib=crib)


def score_play(pile: str | Sequence[Card | str], *, rules: RuleSet | str | None = None) -> Score:
    """Returns what the last card of a pile scores; the friendly form of :func:`fifteentwo.scoring.play`.

    Args:
        pile: The cards played since the count last became 0, in order, as one text or one by one.
        rules: A rule set or its text; the six-card game where nothing is given.

    Raises:
        ParseError: A text is not what it should be.
        RuleError: The options of a rule set given as text contradict each other.
        FifteentwoError: There is no card, a card is there twice, or the count is above the limit.
        TypeError: Something given is neither a card nor a text, such as the number of a card.

    >>> score_play("7H 8D").total
    2
    """
    return play(_cards(pile), _rules(rules))


def _hand_and_starter(hand: str | Sequence[Card | str]) -> tuple[Sequence[Card], Card]:
    """Returns the cards before and the card after the plus of a text."""
    if not isinstance(hand, str):
        raise ParseError("the starter is missing", " ".join(str(card) for card in hand))
    before, plus, _ = hand.partition("+")
    if not plus:
        raise ParseError("the starter is missing: write it after a plus, as in 5H 6H 7C 8D + KC", hand, len(hand))
    cards, starters = _part(hand, 0, len(before)), _part(hand, len(before) + 1, len(hand))
    if len(starters) != 1:
        raise ParseError("after the plus stands one card, the starter", hand, len(before))
    return cards, starters[0]


def _part(text: str, start: int, end: int) -> tuple[Card, ...]:
    """Reads cards from a part of a text, so that errors name their place in the whole."""
    try:
        return parse_cards(text[start:end])
    except ParseError as error:
        raise ParseError(error.reason, text, start + (error.position or 0)) from None


def _cards(cards: str | Sequence[Card | str]) -> Sequence[Card]:
    return parse_cards(cards) if isinstance(cards, str) else tuple([_card(card) for card in cards])


def _card(card: Card | str) -> Card:
    if isinstance(card, Card):
        return card
    if isinstance(card, str):
        return Card.parse(card)
    raise TypeError(f"a card is a Card or a text such as 5H, not {card!r}")


def _rules(rules: RuleSet | str | None) -> RuleSet:
    if rules is None:
        return _SIX_CARD
    if isinstance(rules, RuleSet):
        return rules
    if isinstance(rules, str):
        return RuleSet.parse(rules)
    raise TypeError(f"rules are a RuleSet or a text such as six_card, not {rules!r}")
