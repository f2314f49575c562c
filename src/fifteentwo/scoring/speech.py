"""How scores are said at the table.

In the show every fifteen is said with the running total ("fifteen two, fifteen four"), everything else by its name and
the running total ("and a pair is six"). In the play a card is said by the new count and its points ("fifteen for two").
"""

from __future__ import annotations

from itertools import groupby
from typing import Final, NamedTuple

from fifteentwo.errors import FifteentwoError
from fifteentwo.scoring.items import Item, Kind, Score
from fifteentwo.scoring.numbers import words

_ONE: Final = {
    Kind.PAIR: "a pair",
    Kind.PAIR_ROYAL: "a pair royal",
    Kind.DOUBLE_PAIR_ROYAL: "a double pair royal",
    Kind.RUN: "a run of {cards}",
    Kind.FLUSH: "a flush",
    Kind.STRAIGHT_FLUSH: "a straight flush",
    Kind.NOBS: "{points} for his nob",
}
"""What is counted in the show besides fifteens."""

_MORE: Final = {Kind.PAIR: "{number} pairs", Kind.RUN: "{number} runs of {cards}"}
"""What is said together where there is more than one."""


class Line(NamedTuple):
    """One breath of the counting of a hand."""

    phrase: str
    """Such as ``fifteen four`` or ``two runs of three is ten``."""
    items: tuple[Item, ...]
    """What is being counted: one item, or all the pairs or runs that are said together."""
    total: int
    """The running total after it."""


def show_lines(score: Score) -> list[Line]:
    """Returns the counting of a hand or crib step by step; nothing for a score of nothing.

    Each fifteen is a step. So are two pairs together, and the two, three or four runs of a double, triple or quadruple
    run, whose pairs are counted separately.

    Raises:
        FifteentwoError: The score holds something that is not counted in the show.
    """
    lines: list[Line] = []
    total = 0
    for kind, group in groupby(score.items, key=lambda item: item.kind):
        for items in [tuple(group)] if kind in _MORE else [(item,) for item in group]:
            total += sum(item.points for item in items)
            lines.append(Line(_phrase(items, total), items, total))
    return lines


def show_speech(score: Score, *, nineteen: bool = False) -> str:
    """Returns what is said while a hand or crib is counted.

    Args:
        score: What :func:`fifteentwo.scoring.show` returns.
        nineteen: Whether a hand of nothing is called "nineteen", the score that no hand has, and not "no score".

    Raises:
        FifteentwoError: The score holds something that is not counted in the show.

    >>> from fifteentwo.scoring import score_show
    >>> show_speech(score_show("QC QD 5H 5S + 2C"))
    'fifteen two, fifteen four, fifteen six, fifteen eight, and two pairs is twelve'
    """
    lines = show_lines(score)
    if not lines:
        return "nineteen" if nineteen else "no score"
    phrases = [line.phrase for line in lines]
    if len(phrases) > 1 and lines[-1].items[0].kind is not Kind.FIFTEEN:
        phrases[-1] = f"and {phrases[-1]}"
    return ", ".join(phrases)


def play_speech(count: int, points: int, *, last: int = 0) -> str:
    """Returns what is said with a card that is played.

    Args:
        count: The new count.
        points: What the card itself scores.
        last: What is scored besides because it is the last card of all.

    >>> play_speech(10, 0), play_speech(15, 2), play_speech(7, 0, last=1)
    ('ten', 'fifteen for two', 'seven, and one for last')
    """
    said = f"{words(count)} for {words(points)}" if points else words(count)
    return f"{said}, and {go_speech(last, last=True)}" if last else said


def go_speech(points: int, *, last: bool) -> str:
    """Returns what is said for the last card below thirty-one.

    Args:
        points: What it scores: 1, or 0 where an option bars it.
        last: Whether no player holds a card any more.

    >>> go_speech(1, last=False), go_speech(1, last=True)
    ('one for the go', 'one for last')
    """
    return f"{_amount(points)} for last" if last else f"{_amount(points)} for the go"


def heels_speech(points: int) -> str:
    """Returns what is said when a jack is turned as the starter.

    >>> heels_speech(2)
    'two for his heels'
    """
    return f"{_amount(points)} for his heels"


def muggins_speech(points: int) -> str:
    """Returns what is said by whoever takes points that the other side overlooked.

    >>> muggins_speech(2), muggins_speech(1)
    ('muggins for two points', 'muggins for one point')
    """
    return f"muggins for {words(points)} point{'' if points == 1 else 's'}"


def _amount(points: int) -> str:
    return words(points) if points else "nothing"


def _phrase(items: tuple[Item, ...], total: int) -> str:
    """Returns the words for items of one kind and the total that they bring the count to."""
    kind, cards, points = items[0]
    if kind is Kind.FIFTEEN:
        return f"fifteen {words(total)}"
    if kind not in _ONE:
        raise FifteentwoError(f"{kind.value} is not counted in the show")
    noun = _ONE[kind] if len(items) == 1 else _MORE[kind]
    noun = noun.format(number=words(len(items)), cards=words(len(cards)), points=words(points))
    return f"{noun} is {words(total)}"
