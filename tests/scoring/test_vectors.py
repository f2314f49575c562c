"""The files of conformance vectors are what their program writes, and cover what they say."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.scoring.vectors import FOLDER, read
from tests.vectors import make


@pytest.mark.slow
def test_files_are_as_their_program_writes_them() -> None:
    for name, text in make.texts().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text


def test_every_kind_and_option_is_there() -> None:
    for name, kinds, options in [
        (
            "show.jsonl",
            {"fifteen", "pair", "pair royal", "double pair royal", "run", "flush", "straight flush", "nobs"},
            {"hand_flush", "crib_four_flush", "straight_flush_bonus", "nobs_points"},
        ),
        (
            "play.jsonl",
            {"fifteen", "thirty-one", "pair", "pair royal", "double pair royal", "run", "flush"},
            {"limit", "flush_in_play"},
        ),
    ]:
        vectors = read(name)
        assert {item["kind"] for vector in vectors for item in vector.get("items", [])} == kinds
        assert {option for vector in vectors for option in vector.get("options", {})} == options
        assert Counter(("total" in vector) + ("error" in vector) for vector in vectors) == {1: len(vectors)}
