"""What is said: the counting of hands, the count in the play, go, last, heels and muggins."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.cards import DECK, Card, format_cards
from fifteentwo.errors import FifteentwoError
from fifteentwo.scoring import Item, Kind, Score, score_show, show
from fifteentwo.scoring.speech import (
    go_speech,
    heels_speech,
    muggins_speech,
    play_speech,
    show_lines,
    show_speech,
)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (
            "QC QD 5H 5S + 2C",
            "fifteen two, fifteen four, fifteen six, fifteen eight, and two pairs is twelve",
        ),
        ("6C 7D 8H KS + 8C", "fifteen two, fifteen four, a pair is six, and two runs of three is twelve"),
        ("2C 4D 6H 8S + TC", "no score"),
        ("7C 8D KH QS + 2C", "fifteen two"),
        ("7C 8D KH 5S + 2C", "fifteen two, fifteen four, fifteen six"),
        ("7C 8D 8H KS + 2C", "fifteen two, fifteen four, and a pair is six"),
        ("2C 2D 9H KS + 7C", "a pair is two"),
        ("9C 9D KH KS + 7C", "two pairs is four"),
        ("KC KD KH 8S + 9C", "a pair royal is six"),
        ("KC KD KH KS + 9C", "a double pair royal is twelve"),
        ("4C 4D 4H 3S + 3C", "fifteen two, fifteen four, a pair is six, and a pair royal is twelve"),
        ("9C TD JH KS + 8D", "a run of four is four"),
        ("AC 2D 3H 4S + 5C", "fifteen two, and a run of five is seven"),
        (
            "3C 3D 3H 4S + 5C",
            "fifteen two, fifteen four, fifteen six, a pair royal is twelve, and three runs of three is twenty-one",
        ),
        ("3C 3D 4H 4S + 5C", "fifteen two, fifteen four, two pairs is eight, and four runs of three is twenty"),
        ("2C 3D 4H 4S + 5C", "fifteen two, a pair is four, and two runs of four is twelve"),
        ("2H 4H 8H QH + 6S", "a flush is four"),
        ("2H 4H 8H JH + 6H", "a flush is five, and one for his nob is six"),
        ("JH 2C 4D 8S + 6H", "one for his nob is one"),
        (
            "5H 6H 7H JH + 8H",
            "fifteen two, fifteen four, a run of four is eight, a flush is thirteen, and one for his nob is fourteen",
        ),
        (
            "JH 5C 5S 5D + 5H",
            "fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve, fifteen fourteen, fifteen sixteen, a double pair royal is twenty-eight, and one for his nob is twenty-nine",
        ),
    ],
)
def test_show_speech(cards: str, said: str) -> None:
    assert show_speech(score_show(cards)) == said


def test_nothing_may_be_called_nineteen() -> None:
    nothing = score_show("2C 4D 6H 8S + TC")

    assert show_speech(nothing, nineteen=True) == "nineteen"
    assert show_speech(score_show("7C 8D KH QS + 2C"), nineteen=True) == "fifteen two"
    assert show_lines(nothing) == []


def test_options_are_said_too() -> None:
    assert show_speech(score_show("4S 5S 6S 7S + 8S", rules="six_card straight_flush_bonus=5")) == (
        "fifteen two, fifteen four, a run of five is nine, a flush is fourteen, and a straight flush is nineteen"
    )
    assert show_speech(score_show("JH 2C 4D 8S + 6H", rules="six_card nobs_points=2")) == "two for his nob is two"


def test_show_lines_light_one_combination_after_another() -> None:
    lines = show_lines(score_show("6C 7D 8H KS + 8C"))

    assert [(line.phrase, [format_cards(item.cards) for item in line.items], line.total) for line in lines] == [
        ("fifteen two", ["7D 8C"], 2),
        ("fifteen four", ["7D 8H"], 4),
        ("a pair is six", ["8C 8H"], 6),
        ("two runs of three is twelve", ["6C 7D 8C", "6C 7D 8H"], 12),
    ]


@given(st.lists(st.sampled_from(DECK), min_size=4, max_size=5, unique=True))
def test_show_lines_leave_nothing_out(cards: list[Card]) -> None:
    score = show(cards[:-1], cards[-1])
    lines = show_lines(score)

    assert tuple(item for line in lines for item in line.items) == score.items
    assert [line.total for line in lines] == sorted({line.total for line in lines})
    assert (lines[-1].total if lines else 0) == score.total


def test_what_is_not_of_the_show_is_refused() -> None:
    with pytest.raises(FifteentwoError, match="heels is not counted in the show"):
        show_speech(Score.of([Item(Kind.HEELS, (), 2)]))


@pytest.mark.parametrize(
    ("count", "points", "last", "said"),
    [
        (10, 0, 0, "ten"),
        (15, 2, 0, "fifteen for two"),
        (15, 4, 0, "fifteen for four"),
        (31, 2, 0, "thirty-one for two"),
        (31, 5, 0, "thirty-one for five"),
        (24, 12, 0, "twenty-four for twelve"),
        (7, 0, 1, "seven, and one for last"),
        (15, 2, 1, "fifteen for two, and one for last"),
        (34, 2, 0, "thirty-four for two"),
    ],
)
def test_play_speech(count: int, points: int, last: int, said: str) -> None:
    assert play_speech(count, points, last=last) == said


def test_go_heels_and_muggins() -> None:
    assert go_speech(1, last=False) == "one for the go"
    assert go_speech(1, last=True) == "one for last"
    assert go_speech(0, last=False) == "nothing for the go"
    assert heels_speech(2) == "two for his heels"
    assert heels_speech(0) == "nothing for his heels"
    assert muggins_speech(2) == "muggins for two points"
    assert muggins_speech(1) == "muggins for one point"
