"""One card as a picture."""

from __future__ import annotations

from fifteentwo.cards import Card
from fifteentwo.svg.document import Svg, document
from fifteentwo.svg.faces import CARD_HEIGHT, CARD_WIDTH, back, face


def card_svg(card: Card | str | None, *, two_colours: bool = False, size: float | None = None) -> Svg:
    """Returns a card as a picture.

    Args:
        card: A card, or its text such as ``5H``; None for a back.
        two_colours: Whether suits are black and red in place of black spades, red hearts, blue diamonds, green clubs.
        size: Width in pixels, 16 to 10,000, by default 100; the height is 1.4 times that.

    Raises:
        ParseError: The text is not a card.
        FifteentwoError: ``size`` is no such number.

    >>> card_svg("5H").count("five of hearts")
    1
    """
    if card is None:
        return document(CARD_WIDTH, CARD_HEIGHT, size, "a card face down", "", "ft-single", back())
    if isinstance(card, str):
        card = Card.parse(card)
    drawing = face(card, two_colours=two_colours)
    return document(CARD_WIDTH, CARD_HEIGHT, size, card.words, "", "ft-single", drawing)
