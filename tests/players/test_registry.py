from __future__ import annotations

import random

import pytest

from fifteentwo.errors import FifteentwoError
from fifteentwo.players import LEVELS, by_name


@pytest.mark.parametrize("name", list(LEVELS))
def test_every_level_has_a_name_and_a_sentence(name: str) -> None:
    assert by_name(name, seed=1).name == name
    assert by_name(name, seed=random.Random(1)).name == name
    assert LEVELS[name].sentence.endswith(".")


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(FifteentwoError, match="no player named 'expert'; there are random, beginner, steady"):
        by_name("expert")
