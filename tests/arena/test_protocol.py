"""What engines say about themselves."""

from __future__ import annotations

import pytest

from fifteentwo.arena.protocol import EngineOption
from fifteentwo.errors import FifteentwoError, ParseError


@pytest.mark.parametrize(
    "option",
    [
        EngineOption("seed", "0"),
        EngineOption("level", "3", ("1", "2", "3")),
        EngineOption("book", ""),
        EngineOption("name", "a=b,c"),
    ],
)
def test_options_come_back(option: EngineOption) -> None:
    assert EngineOption.read(option.write()) == option


@pytest.mark.parametrize("line", ["", "option", "option level", "option level 3", "option a b default=3", "id name X"])
def test_what_offers_no_option(line: str) -> None:
    with pytest.raises(ParseError, match="does not offer an option"):
        EngineOption.read(line)


def test_values() -> None:
    level = EngineOption("level", "3", ("1", "2", "3"))
    assert level.checked("2") == "2"
    with pytest.raises(FifteentwoError, match="the option level is one of 1, 2, 3, not '4'"):
        level.checked("4")
    assert EngineOption("seed", "0").checked("any thing") == "any thing"
