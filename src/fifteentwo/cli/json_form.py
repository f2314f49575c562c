"""Values of the library as JSON: cards as text, sources and kinds by name, everything else by its fields."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from fifteentwo.cards import Card
from fifteentwo.game.events import Event
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import Score
from fifteentwo.scoring.speech import show_lines, show_speech


def to_json(value: Any) -> Any:
    """Returns a value of the library as what :mod:`json` can write."""
    match value:
        case Card() | RuleSet():
            return str(value)
        case Enum():
            return value.value
        case str() | int() | float() | None:
            return value
        case Mapping():
            return {str(key): to_json(part) for key, part in value.items()}
        case _ if hasattr(value, "_asdict"):
            return {name: to_json(part) for name, part in value._asdict().items()}
        case _ if is_dataclass(value):
            return {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
        case _:
            return [to_json(part) for part in value]


def event_form(event: Event) -> dict[str, Any]:
    """Returns an event as JSON: its name under ``event``, and its fields."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(event).__name__).lower()
    return {"event": name, **to_json(event)}


def score_form(score: Score) -> dict[str, Any]:
    """Returns the score of a hand as JSON: the total, the items, and how it is said."""
    lines = [{"said": line.phrase, "total": line.total} for line in show_lines(score)]
    return {"total": score.total, "items": to_json(score.items), "lines": lines, "said": show_speech(score)}


def print_json(value: Any) -> None:
    """Prints a value of the library as JSON."""
    print(json.dumps(to_json(value), ensure_ascii=False, indent=2))  # noqa: T201 - the output of a command
