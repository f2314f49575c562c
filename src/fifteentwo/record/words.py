"""Values of the game as words without spaces, for the text of a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from fifteentwo.cards import Card, parse_cards
from fifteentwo.errors import ParseError
from fifteentwo.game.events import Source
from fifteentwo.game.result import Reason, Result
from fifteentwo.rules import SKUNK_CLASSES, SkunkClass
from fifteentwo.scoring.items import Item, Kind

NOTHING: Final = "-"
"""Stands for an empty list of cards, seats or items."""


class Code(NamedTuple):
    """How values of one type are written and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    """Raises a ParseError for anything that ``write`` does not print."""


def read_int(text: str) -> int:
    """Reads a whole number from 0 on. Like all readers of this module it raises a ParseError for anything else."""
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise ParseError(f"{text!r} is not a number", text)
    return int(text)


def write_ints(numbers: tuple[int, ...]) -> str:
    """Prints numbers: ``24-31``."""
    return "-".join(map(str, numbers)) or NOTHING


def read_ints(text: str) -> tuple[int, ...]:
    """Reads what :func:`write_ints` prints."""
    return () if text == NOTHING else tuple([read_int(part) for part in text.split("-")])


def write_cards(cards: tuple[Card, ...]) -> str:
    """Prints cards: ``5H,6H``."""
    return ",".join(map(str, cards)) or NOTHING


def read_cards(text: str) -> tuple[Card, ...]:
    """Reads what :func:`write_cards` prints; each card may stand once."""
    if text == NOTHING:
        return ()
    if not all(text.split(",")):
        raise ParseError("a card is missing", text)
    return parse_cards(text)


def write_name(name: str) -> str:
    """Returns a name of an enumeration as one word."""
    return name.replace(" ", "_")


def read_named(text: str, names: Mapping[str, Any]) -> Any:
    """Returns the value that a word names."""
    value = names.get(text.casefold())
    if value is None:
        raise ParseError(f"{text!r} is none of {', '.join(names)}", text)
    return value


_SOURCES: Final = {source.value: source for source in Source}
_KINDS: Final = {write_name(kind.value): kind for kind in Kind}
_REASONS: Final[Mapping[str, Reason]] = {"target": "target", "resigned": "resigned", "false_claim": "false claim"}
_SKUNKS: Final[Mapping[str, SkunkClass]] = {name: name for name in SKUNK_CLASSES}


def _write_item(item: Item) -> str:
    return ",".join([write_name(item.kind.value), *map(str, item.cards), str(item.points)])


def _read_item(text: str) -> Item:
    parts = text.split(",")
    if len(parts) < 2:
        raise ParseError(f"{text!r} is not a score such as pair,5H,5S,2", text)
    kind, *cards, points = parts
    return Item(read_named(kind, _KINDS), tuple([Card.parse(card) for card in cards]), read_int(points))


def _write_items(items: tuple[Item, ...]) -> str:
    return "+".join([_write_item(item) for item in items]) or NOTHING


def _read_items(text: str) -> tuple[Item, ...]:
    return () if text == NOTHING else tuple([_read_item(part) for part in text.split("+")])


def write_result(result: Result) -> str:
    """Prints a result: winner, scores, how heavily each side lost, value and reason, between slashes."""
    skunks = ",".join(name or NOTHING for name in result.skunks)
    parts = (str(result.winner), write_ints(result.scores), skunks, str(result.value), write_name(result.reason))
    return "/".join(parts)


def read_result(text: str) -> Result:
    """Reads what :func:`write_result` prints."""
    parts = text.split("/")
    if len(parts) != 5:
        raise ParseError(f"{text!r} is not a result such as 0/121-88/-,skunk/2/target", text)
    winner, scores, skunks, value, reason = parts
    heavy = tuple([None if name == NOTHING else read_named(name, _SKUNKS) for name in skunks.split(",")])
    return Result(read_int(winner), read_ints(scores), heavy, read_int(value), read_named(reason, _REASONS))


def _read_word(text: str) -> str:
    if not text.isidentifier():
        raise ParseError(f"{text!r} is not a name", text)
    return text


CODES: Final[Mapping[Any, Code]] = {
    int: Code(str, read_int),
    str: Code(str, _read_word),
    Card: Code(str, Card.parse),
    Source: Code(lambda source: str(source.value), lambda text: read_named(text, _SOURCES)),
    Result: Code(write_result, read_result),
    tuple[int, ...]: Code(write_ints, read_ints),
    tuple[Card, ...]: Code(write_cards, read_cards),
    tuple[Item, ...]: Code(_write_items, _read_items),
}
"""How the values of each type that stands in an event are written."""
