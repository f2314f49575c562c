"""The discard tables that come with the package."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import fifteentwo
from fifteentwo.errors import FifteentwoError
from fifteentwo.stats import discard_tables
from fifteentwo.stats.tables import NAMES, save, tables_from, text_of

DATA = Path(fifteentwo.__file__).parent / "data"


@pytest.mark.parametrize("dealt", NAMES)
def test_tables_are_written_as_they_are_read(dealt: int, tmp_path: Path) -> None:
    tables = discard_tables(dealt)
    assert tables_from(text_of(tables)) == tables

    save(tables, tmp_path)

    for name in (f"{NAMES[dealt]}.json", f"{NAMES[dealt]}.manifest.json"):
        assert (tmp_path / name).read_text(encoding="utf-8") == (DATA / name).read_text(encoding="utf-8"), (
            "run tools/discard_tables.py"
        )


@pytest.mark.parametrize("dealt", NAMES)
def test_manifests_name_what_they_belong_to(dealt: int) -> None:
    manifest = json.loads((DATA / f"{NAMES[dealt]}.manifest.json").read_text(encoding="utf-8"))

    assert hashlib.sha256((DATA / manifest["table"]).read_bytes()).hexdigest() == manifest["sha256"]
    assert (Path(fifteentwo.__file__).parents[2] / manifest["made_by"]).exists()


def test_there_are_tables_for_two_games() -> None:
    with pytest.raises(FifteentwoError, match="for 6 and for 5 cards dealt, not for 4"):
        discard_tables(4)
