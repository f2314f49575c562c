"""Reading of the vectors, and the two ways of writing a score that tests compare."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.scoring import plain

from fifteentwo.cards import Card
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import Score

FOLDER = Path(__file__).parents[1] / "vectors"


def read(name: str, kind: str | None = None) -> list[dict[str, Any]]:
    """Returns the lines of a file of vectors, if asked for only those of one kind."""
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    vectors = [json.loads(line) for line in lines]
    return [vector for vector in vectors if kind is None or vector["kind"] == kind]


def rules_of(options: dict[str, Any] | None) -> RuleSet:
    """Returns the rules that differ from the usual ones in the given options."""
    return RuleSet(**(options or {}))


def cards_of(texts: list[str] | tuple[str, ...]) -> tuple[Card, ...]:
    """Returns the cards of texts."""
    return tuple(Card.parse(text) for text in texts)


def plain_items(score: Score) -> list[plain.PlainItem]:
    """Returns the items of a score as the plain scorer writes them."""
    return [(item.kind.value, [str(card) for card in item.cards], item.points) for item in score.items]


def vector_items(vector: dict[str, Any]) -> list[plain.PlainItem]:
    """Returns the items of a vector as the plain scorer writes them."""
    return [(item["kind"], item["cards"], item["points"]) for item in vector["items"]]


def cases(vectors: list[dict[str, Any]], key: str | None = None) -> list[Any]:
    """Returns the vectors, or those with a certain key, as parameters of a test; each is named by its place and cards."""
    return [
        pytest.param(vector, id=f"{place} {name_of(vector)}")
        for place, vector in enumerate(vectors, start=1)
        if key is None or key in vector
    ]


def name_of(vector: dict[str, Any]) -> str:
    cards = next(vector[key] for key in ("hand", "pile", "cards", "plays") if key in vector)
    return " ".join([*cards, "+", vector["starter"]] if "hand" in vector else cards)
