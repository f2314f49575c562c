"""Numbers in words."""

from __future__ import annotations

import pytest

from fifteentwo.errors import FifteentwoError
from fifteentwo.scoring.numbers import words


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "zero"),
        (1, "one"),
        (12, "twelve"),
        (15, "fifteen"),
        (19, "nineteen"),
        (20, "twenty"),
        (21, "twenty-one"),
        (31, "thirty-one"),
        (40, "forty"),
        (99, "ninety-nine"),
        (100, "one hundred"),
        (101, "one hundred and one"),
        (121, "one hundred and twenty-one"),
        (181, "one hundred and eighty-one"),
        (999, "nine hundred and ninety-nine"),
    ],
)
def test_words(number: int, said: str) -> None:
    assert words(number) == said


def test_no_two_numbers_sound_alike() -> None:
    assert len({words(number) for number in range(1000)}) == 1000


@pytest.mark.parametrize("number", [-1, 1000])
def test_other_numbers_are_refused(number: int) -> None:
    with pytest.raises(FifteentwoError, match=str(number)):
        words(number)
