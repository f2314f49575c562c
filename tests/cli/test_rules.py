from __future__ import annotations

import json

from tests.cli.conftest import Command

from fifteentwo.rules import PRESETS, options


def test_lists_every_preset_and_option(command: Command) -> None:
    status, out, _ = command("rules")

    assert status == 0
    lines = [line.strip() for line in out.splitlines()]
    for name in PRESETS:
        assert name in lines
    for name in options():
        assert any(line.startswith(f"{name}=") for line in lines), name


def test_marks_what_differs(command: Command) -> None:
    out = command("rules", "five_card", "target=121").out

    assert out.startswith("five_card target=121")
    assert "* opening_bonus=3" in out
    assert "  target=121" in out


def test_json(command: Command) -> None:
    told = json.loads(command("rules", "acc", "--json").out)

    assert told["rules"] == "acc"
    assert [preset["name"] for preset in told["presets"]] == list(PRESETS)
    values = {option["name"]: option["value"] for option in told["options"]}
    assert values["renege"] == "acc"
    assert all(option["sentence"].endswith(".") for option in told["options"])


def test_contradictions_are_told(command: Command) -> None:
    status, _, err = command("rules", "six_card muggins=on")

    assert status == 2
    assert err == "fifteentwo: rules: muggins=on needs scoring=manual\n"
