"""Positions: what a seat knows, on one line of text."""

from __future__ import annotations

import re
from typing import Any, Final

from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game.setup import sides_and_targets
from fifteentwo.game.view import SeatView
from fifteentwo.record.eventlog import read_events, write_events
from fifteentwo.record.position_checks import contradictions
from fifteentwo.record.position_fields import FIELDS, Plays, values_of

VERSION: Final = "fifteentwo/1"
"""The word with which every position begins."""
EVENTS: Final = "|"
"""The word after which the events of the deal stand."""

_KEYS: Final = {field.key: field for field in FIELDS}


def write_position(view: SeatView) -> str:
    """Returns what a seat knows as one line of text, from which :func:`read_position` makes an equal view."""
    values = values_of(view)
    words = [VERSION]
    for field in FIELDS:
        value = values[field.attribute]
        if field.usual is None or value != field.usual(values):
            words.append(f"{field.key}={field.code.write(value)}")
    if view.events:
        words += [EVENTS, *write_events(view.events, view.rules, view.starter)]
    return " ".join(words)


def read_position(text: str) -> SeatView:
    """Reads what a seat knows.

    Fields may stand in any order, and those that follow from others may be left out.

    Raises:
        ParseError: The text is not a position, or what it says contradicts itself or the rules; the error names the place.
    """
    words = [(found.group(), found.start()) for found in re.finditer(r"\S+", text)]
    if not words or words[0][0] != VERSION:
        raise ParseError(f"a position begins with {VERSION}", text, words[0][1] if words else 0)
    end = next((index for index, (word, _) in enumerate(words) if word == EVENTS), len(words))
    places: dict[str, int] = {}
    given = _given(text, words[1:end], places)
    values: dict[str, Any] = {}
    for field in FIELDS:
        if field.key in given:
            values[field.attribute] = given[field.key]
        elif field.usual is None:
            raise ParseError(f"the field {field.key} is missing", text, words[0][1])
        else:
            values[field.attribute] = field.usual(values)
    events = []
    log = read_events([word for word, _ in words[end + 1 :]], values["rules"], values["starter"])
    for _, place in words[end + 1 :]:
        try:
            events.append(next(log))
        except FifteentwoError as error:
            raise ParseError(error.reason if isinstance(error, ParseError) else str(error), text, place) from None
    view = _view(values, tuple(events))
    for key, reason in contradictions(view):
        raise ParseError(f"{key}: {reason}", text, places.get(key, words[0][1]))
    return view


def _given(text: str, words: list[tuple[str, int]], places: dict[str, int]) -> dict[str, Any]:
    """Reads the fields that a text has, and notes where each stands."""
    given: dict[str, Any] = {}
    for word, place in words:
        key, equals, value = word.partition("=")
        field = _KEYS.get(key.casefold())
        if not equals or field is None:
            raise ParseError(f"{word!r} is not a field; fields are {'=, '.join(_KEYS)}=", text, place)
        if field.key in given:
            raise ParseError(f"the field {field.key} stands twice", text, place)
        try:
            given[field.key] = field.code.read(value)
        except ParseError as error:
            start = place + len(key) + 1
            raise ParseError(f"{field.key}: {error.reason}", text, start + (error.position or 0)) from None
        places[field.key] = place
    return given


def _view(values: dict[str, Any], events: tuple[Any, ...]) -> SeatView:
    """Returns the view that the values of all fields make."""
    sides, targets = sides_and_targets(values["rules"], values["game_number"])
    plays: Plays = values["plays"]
    derived = {
        "sides": sides,
        "targets": targets,
        "plays": plays.plays,
        "pile": plays.pile,
        "count": plays.running_count,
        "last": plays.plays[-1].seat if plays.plays else None,
        "events": events,
    }
    return SeatView(**(values | derived))
