"""The rows beneath a hand that show how it is counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifteentwo.cards import Card
from fifteentwo.scoring.speech import Line
from fifteentwo.svg import palette
from fifteentwo.svg.document import element, label, number, place
from fifteentwo.svg.faces import rank_sign, suit_colour, suit_sign

_ROW: Final = 44
_CHIP_WIDTH: Final = 25
_CHIP_HEIGHT: Final = 37
_CHIP_STEP: Final = 28
_APART: Final = 8
"""What is added before the starter's column."""

_PHRASE_GAP: Final = 14
_TEXT_SIZE: Final = 23
_LETTER_WIDTH: Final = 11.2
"""Room for a letter of a phrase; most fonts need a little less."""

_TOTAL_ROOM: Final = 46
_NO_SCORE: Final = "no score"


def counting_size(lines: Sequence[Line], slots: int) -> tuple[float, float]:
    """Returns the least width and the height that the rows need."""
    longest = max([len(line.phrase) for line in lines], default=len(_NO_SCORE))
    return _phrase_start(slots, lines) + longest * _LETTER_WIDTH + _TOTAL_ROOM, _ROW * max(len(lines), 1)


def counting_rows(
    lines: Sequence[Line], slots: Sequence[Card | None], width: float, *, apart: bool, two_colours: bool
) -> str:
    """Returns one row for each line of the count, or one that says that there is no score.

    Args:
        lines: What is said, with its items and the running total.
        slots: The cards above, left to right.
        width: Width of the rows.
        apart: Whether the last card is the starter, which stands apart.
        two_colours: Whether suits are black and red.
    """
    columns = [at * _CHIP_STEP + (_APART if apart and at == len(slots) - 1 else 0) for at in range(len(slots))]
    phrase_start = _phrase_start(len(slots), lines)
    rows = []
    for index, line in enumerate(lines):
        counted = {card for item in line.items for card in item.cards}
        marks = [
            _empty(x) if card is None or card not in counted else _chip(card, x, two_colours=two_colours)
            for card, x in zip(slots, columns, strict=True)
        ]
        words = _words(phrase_start, line.phrase, line.total, width, last=index == len(lines) - 1)
        rows.append(place(0, index * _ROW, _divider(width), *marks, words, class_="ft-line"))
    if not lines:
        rows.append(place(0, 0, _divider(width), _words(0, _NO_SCORE, 0, width, last=True), class_="ft-line"))
    return element("g", *rows, class_="ft-counting")


def _phrase_start(slots: int, lines: Sequence[Line]) -> float:
    """Returns where the words begin."""
    return slots * _CHIP_STEP + _APART + _PHRASE_GAP if lines else 0


def _chip(card: Card, x: float, *, two_colours: bool) -> str:
    """Returns a very small card with its rank above its suit."""
    middle = _CHIP_WIDTH / 2
    paper = element(
        "rect",
        width=_CHIP_WIDTH,
        height=_CHIP_HEIGHT,
        rx=4,
        fill=palette.CARD,
        stroke=palette.CARD_EDGE,
        class_="ft-paper",
    )
    return place(
        x,
        (_ROW - _CHIP_HEIGHT) / 2,
        paper,
        rank_sign(card.rank, middle, 5, 14),
        suit_sign(card.suit, middle, 28, 11),
        color=suit_colour(card.suit, two_colours=two_colours),
        class_=f"ft-chip ft-{card.suit.word}",
    )


def _empty(x: float) -> str:
    """Returns the dot in the column of a card that takes no part."""
    return element("circle", cx=x + _CHIP_WIDTH / 2, cy=_ROW / 2, r=2.2, fill=palette.EMPTY_SLOT, class_="ft-empty")


def _words(x: float, phrase: str, total: int, width: float, *, last: bool) -> str:
    """Returns what is said and the running total; the last total is the score and stands out."""
    baseline = _ROW / 2 + _TEXT_SIZE * 0.35
    weight, colour = ("700", palette.INK) if last else (None, palette.QUIET_INK)
    return label(x, baseline, phrase, _TEXT_SIZE, colour=palette.INK, class_="ft-phrase") + label(
        width - 4,
        baseline,
        str(total),
        _TEXT_SIZE,
        colour=colour,
        anchor="end",
        font_weight=weight,
        class_="ft-score" if last else "ft-total",
    )


def _divider(width: float) -> str:
    """Returns the thin line above a row."""
    return element("path", d=f"M0 0H{number(width)}", stroke=palette.RULE, class_="ft-rule")
