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
