"""The errors: one family, with the place of what is wrong, and fit to be sent between processes."""

from __future__ import annotations

import pickle

import pytest

from fifteentwo.errors import FifteentwoError, IllegalAction, ParseError, RuleError


@pytest.mark.parametrize("error", [ParseError("wrong", "text"), RuleError("wrong"), IllegalAction("wrong")])
def test_all_errors_are_of_one_family(error: Exception) -> None:
    assert isinstance(error, FifteentwoError)
    assert isinstance(error, ValueError)
    assert str(error) == "wrong"


def test_the_place_is_counted_from_one() -> None:
    assert "character 4" in str(ParseError("wrong", "5H 6X", 3))
    assert "'5H 6X'" in str(ParseError("wrong", "5H 6X", 3))


@pytest.mark.parametrize("position", [None, 0, 3])
def test_parse_errors_survive_pickling(position: int | None) -> None:
    error = pickle.loads(pickle.dumps(ParseError("wrong", "5H 6X", position)))

    assert (error.reason, error.text, error.position) == ("wrong", "5H 6X", position)
    assert str(error) == str(ParseError("wrong", "5H 6X", position))


def test_the_place_in_a_text_of_several_lines_has_the_line() -> None:
    error = ParseError("wrong", "one\n5H 6X\nthree", 7)

    assert str(error) == "wrong (line 2, character 4 of '5H 6X')"


@pytest.mark.parametrize("position", [0, 500, 999])
def test_of_a_long_line_only_the_words_around_are_shown(position: int) -> None:
    text = "".join(chr(0x4E00 + number) for number in range(1000))

    message = str(ParseError("wrong", text, position))

    assert f"character {position + 1} of" in message
    assert text[position] in message
    assert len(message) < 140
