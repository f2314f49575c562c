"""Cards side by side: a hand or crib with the starter apart, and beneath it, line by line, what it scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifteentwo.cards import Card, parse_cards
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.scoring.items import Score
from fifteentwo.scoring.speech import show_lines, show_speech
from fifteentwo.svg import palette
from fifteentwo.svg.counting import counting_rows, counting_size
from fifteentwo.svg.document import Svg, document, ground, label, place
from fifteentwo.svg.faces import CARD_HEIGHT, CARD_WIDTH, back, face

LARGEST_HAND: Final = 8

_MARGIN: Final = 16
_GAP: Final = 10
_STARTER_GAP: Final = 30
_CAPTION: Final = 34
"""Height of the row with the words "hand" and "starter", the margin above it included."""


def hand_svg(
    hand: str | Sequence[Card | str | None],
    starter: Card | str | None = None,
    *,
    score: Score | None = None,
    crib: bool = False,
    two_colours: bool = False,
    size: float | None = None,
) -> Svg:
    """Returns a hand or crib as a picture, and where a score is given, how it is counted.

    Every line of the count is a row: the cards that make it, in the order of the hand with the starter last, what is
    said, and the running total.

    Args:
        hand: One to eight cards in the order wanted, None for one that lies face down; or a text of all, in which the
            starter may stand after a plus: ``5H 5D 5S JC + 5C``.
        starter: The card turned up, unless it stands in ``hand``.
        score: What :func:`fifteentwo.score_show` returns for these cards.
        crib: Whether the cards are called the crib.
        two_colours: Whether suits are black and red in place of four colours.
        size: Width in pixels, 16 to 10,000; by default about 600 for four cards and a starter.

    Raises:
        ParseError: A text is not cards.
        FifteentwoError: There are too few or too many cards, a card is there twice, the score has a card that is not
            there or something that is not counted in the show, or ``size`` is no such number.
    """
    cards, turned = _cards(hand, starter)
    slots = cards if turned is None else (*cards, turned)
    if score is not None:
        _require_shown(score, slots)
    name = "crib" if crib else "hand"
    parts = [label(_MARGIN + 2, _CAPTION - 10, name, 16, colour=palette.QUIET_INK, class_="ft-caption")]
    x = float(_MARGIN)
    for card in cards:
        parts.append(_placed(card, x, two_colours=two_colours))
        x += CARD_WIDTH + _GAP
    if turned is not None:
        x += _STARTER_GAP - _GAP
        parts.append(label(x + 2, _CAPTION - 10, "starter", 16, colour=palette.QUIET_INK, class_="ft-caption"))
        parts.append(_placed(turned, x, two_colours=two_colours))
        x += CARD_WIDTH + _GAP
    width, height = x - _GAP + _MARGIN, float(_CAPTION + CARD_HEIGHT + _MARGIN)
    if score is not None:
        lines = show_lines(score)
        needed, rows_height = counting_size(lines, len(slots))
        width = max(width, needed + 2 * _MARGIN)
        rows = counting_rows(lines, slots, width - 2 * _MARGIN, apart=turned is not None, two_colours=two_colours)
        parts.append(place(_MARGIN, height, rows))
        height += rows_height + _MARGIN
    shown = ", ".join([card.words if card else "a card face down" for card in cards])
    title = f"{name.capitalize()}: {shown}" + ("" if turned is None else f"; starter {turned.words}")
    description = "" if score is None else _spoken(score)
    return document(width, height, size, title, description, "ft-hand", ground(width, height), *parts)


def _cards(
    hand: str | Sequence[Card | str | None], starter: Card | str | None
) -> tuple[tuple[Card | None, ...], Card | None]:
    """Returns the cards of the hand, and the starter if there is one."""
    turned = Card.parse(starter) if isinstance(starter, str) else starter
    cards: tuple[Card | None, ...]
    if isinstance(hand, str):
        text, plus, after = hand.partition("+")
        if plus and turned is not None:
            raise ParseError("the starter is given twice: after the plus, and by itself", hand, len(text))
        cards = parse_cards(text)
        turned = Card.parse(after.strip()) if plus else turned
    else:
        cards = tuple([Card.parse(card) if isinstance(card, str) else card for card in hand])
    if not 1 <= len(cards) <= LARGEST_HAND:
        raise FifteentwoError(f"a hand has one to {LARGEST_HAND} cards, not {len(cards)}")
    known = [card for card in (*cards, turned) if card is not None]
    for card in known:
        if known.count(card) > 1:
            raise FifteentwoError(f"{card} is there twice")
    return cards, turned


def _require_shown(score: Score, slots: Sequence[Card | None]) -> None:
    """Raises FifteentwoError where a score has a card that is not shown."""
    for item in score.items:
        for card in item.cards:
            if card not in slots:
                raise FifteentwoError(f"the score is of other cards: its {item.kind.value} has {card}")


def _placed(card: Card | None, x: float, *, two_colours: bool) -> str:
    """Returns a card or a back at its place in the row."""
    return place(x, _CAPTION, back() if card is None else face(card, two_colours=two_colours))


def _spoken(score: Score) -> str:
    """Returns the counting as a sentence."""
    points = "1 point" if score.total == 1 else f"{score.total} points"
    return f"{show_speech(score).capitalize()}: {points}."
