"""``fifteentwo ladder``: ratings for people and as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Command

pytest.importorskip("choix")


def test_for_people_and_as_json(command: Command, tmp_path: Path) -> None:
    asked = ("ladder", "random", "steady", "beginner", "--pairs", "3", "--results", tmp_path / "ladder")
    done = command(*asked)

    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert re.fullmatch(r"player\s+rating\s+95 %\s+won\s+games\s+ms a decision", lines[0])
    assert re.match(r"steady\s+1500\s+1500 to 1500\s+\d+\.\d%\s+12\s", lines[1])
    assert re.match(r"random\s+\d+\s+-?\d+ to -?\d+\s", lines[3])
    assert re.fullmatch(r"random v steady: \d+\.\d%, -\d+\.\d points a pair", lines[5])

    value = json.loads(command(*asked, "--json").out)
    assert [player["name"] for player in value["players"]] == ["steady", "beginner", "random"]
    assert all(player["rating_ci95"][0] <= player["rating"] <= player["rating_ci95"][1] for player in value["players"])
    assert len(value["matches"]) == 3


@pytest.mark.parametrize(
    ("names", "error"),
    [
        (["steady"], "a ladder needs two or more different players"),
        (["steady", "steady"], "a ladder needs two or more different players"),
        (["steady", "champion"], "there is no player named 'champion'"),
        ([], "Missing argument"),
    ],
)
def test_errors(command: Command, names: list[str], error: str) -> None:
    done = command("ladder", *names, "--pairs", "1")
    assert done.status == 2
    assert error in done.err
