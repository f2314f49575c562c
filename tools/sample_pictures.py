"""Draws the pictures of cards, a hand and boards in docs/images: ``python tools/sample_pictures.py``."""

from __future__ import annotations

from pathlib import Path

from fifteentwo.cards import parse_cards
from fifteentwo.scoring import score_show
from fifteentwo.svg import Svg, Track, board_svg, hand_svg
from fifteentwo.svg.document import document, ground, place
from fifteentwo.svg.faces import CARD_HEIGHT, CARD_WIDTH, back, face

FOLDER = Path(__file__).parent.parent / "docs" / "images"
MARGIN, GAP, ROW = 16, 10, 7


def cards() -> Svg:
    """Returns a sheet of thirteen faces, one of every rank, and a back."""
    shown = parse_cards("AS 2H 3D 4C 5H 6S 7D 8C 9H TS JC QH KD")
    drawings = [*map(face, shown), back()]
    body = [
        place(MARGIN + index % ROW * (CARD_WIDTH + GAP), MARGIN + index // ROW * (CARD_HEIGHT + GAP), drawing)
        for index, drawing in enumerate(drawings)
    ]
    width = 2 * MARGIN + ROW * (CARD_WIDTH + GAP) - GAP
    height = 2 * MARGIN + 2 * (CARD_HEIGHT + GAP) - GAP
    words = ", ".join([card.words for card in shown])
    title, description = "Cards with large indices and four suit colours", f"{words.capitalize()}, and a back."
    return document(width, height, None, title, description, "ft-cards", ground(width, height), *body)


def pictures() -> dict[str, Svg]:
    """Returns the sample pictures by file name."""
    hand = "7H 8D 8S 9C + 6H"
    ann_and_ben = (Track("Ann", front=87, back=79), Track("Ben", front=64, back=52))
    return {
        "cards.svg": cards(),
        "hand.svg": hand_svg(hand, score=score_show(hand)),
        "board.svg": board_svg(ann_and_ben),
        "board_upright.svg": board_svg(ann_and_ben, upright=True),
    }


if __name__ == "__main__":
    for name, picture in pictures().items():
        picture.save(FOLDER / name)
