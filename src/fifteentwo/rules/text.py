"""Rule sets as one short text: a preset, then what differs from it."""

from __future__ import annotations

import difflib
import re
from typing import Any

from fifteentwo.errors import ParseError
from fifteentwo.rules.options import SKUNK_CLASSES, GameValues, Option, RuleSet, may_be_none, option_types, options

_MOST_DIGITS = 6
_MOST_DIGITS_OF_A_WORTH = 3
_SWITCHES = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def format_value(value: Any) -> str:
    """Prints the value of an option as :func:`parse` reads it."""
    match value:
        case None:
            return "none"
        case bool():
            return "on" if value else "off"
        case frozenset():
            return "+".join(name for name in SKUNK_CLASSES if name in value) or "none"
        case GameValues():
            return ",".join(f"{name}:{worth}" for name, worth in value._asdict().items())
        case _:
            return str(value)


def format_rules(rules: RuleSet) -> str:
    """Prints rules as the preset that needs the fewest changes, and those changes."""
    from fifteentwo.rules.presets import PRESETS

    best: list[str] | None = None
    for name, preset in PRESETS.items():
        words = [name]
        for option in options():
            value = getattr(rules, option)
            if value != getattr(preset.rules, option):
                words.append(f"{option}={format_value(value)}")
        if best is None or len(words) < len(best):
            best = words
    return " ".join(best or [])


def parse(text: str) -> RuleSet:
    """Reads what :func:`format_rules` prints; see :meth:`RuleSet.parse`."""
    from fifteentwo.rules.presets import PRESETS

    rules = PRESETS["six_card"].rules
    changes: dict[str, Any] = {}
    for match in re.finditer(r"\S+", text):
        word, position = match.group(), match.start()
        name, equals, value = word.partition("=")
        if not equals:
            if position != len(text) - len(text.lstrip()):
                raise ParseError(f"{word!r} is not a change of the form option=value", text, position)
            if word not in PRESETS:
                raise ParseError(f"there are no rules named {word!r}{_suggestion(word, list(PRESETS))}", text, position)
            rules = PRESETS[word].rules
            continue
        option = _find_option(name, text, position)
        if option.name in changes:
            raise ParseError(f"{option.name} stands twice", text, position)
        changes[option.name] = _parse_value(option, value, text, position + len(name) + 1)
    return rules.replace(**changes)


def _find_option(name: str, text: str, position: int) -> Option:
    snake = re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).lower()
    option = options().get(snake)
    if option is None:
        raise ParseError(f"there is no option named {name!r}{_suggestion(snake, list(options()))}", text, position)
    return option


def _suggestion(word: str, known: list[str]) -> str:
    close = difflib.get_close_matches(word, known, n=1)
    return f"; did you mean {close[0]}?" if close else f" (known: {', '.join(known)})"


def _parse_value(option: Option, value: str, text: str, position: int) -> Any:
    hint = option_types()[option.name]
    if option.choices is not None:
        known = {format_value(choice): choice for choice in option.choices}
        if hint is bool:
            known |= _SWITCHES
        if value.lower() not in known:
            allowed = ", ".join(format_value(choice) for choice in option.choices)
            raise ParseError(f"{option.name} may be {allowed}, not {value!r}", text, position)
        return known[value.lower()]
    if isinstance(option.default, frozenset):
        return _parse_skunk_classes(value, text, position)
    if isinstance(option.default, GameValues):
        return _parse_game_values(value, text, position)
    if value == "none" and may_be_none(hint):
        return None
    if not re.fullmatch(r"[0-9]+", value):
        raise ParseError(f"{option.name} takes a whole number, not {value!r}", text, position)
    if len(value) > _MOST_DIGITS:
        raise ParseError(f"{option.name} takes a number of at most {_MOST_DIGITS} digits, not {value}", text, position)
    return int(value)


def _parse_skunk_classes(value: str, text: str, position: int) -> frozenset[Any]:
    names = [] if value == "none" else value.split("+")
    for name in names:
        if name not in SKUNK_CLASSES:
            raise ParseError(
                f"skunk_classes may be none or some of {'+'.join(SKUNK_CLASSES)}, not {name!r}", text, position
            )
    return frozenset(names)


def _parse_game_values(value: str, text: str, position: int) -> GameValues:
    worths: dict[str, int] = {}
    for part in value.split(","):
        name, _, worth = part.partition(":")
        if name not in GameValues._fields or not re.fullmatch(r"[0-9]+", worth):
            raise ParseError(
                f"game_values takes parts such as win:1,skunk:2,half:3,quarter:4, not {part!r}", text, position
            )
        if name in worths:
            raise ParseError(f"{name} stands twice in game_values", text, position)
        if len(worth) > _MOST_DIGITS_OF_A_WORTH:
            raise ParseError(
                f"{name} in game_values takes a number of at most {_MOST_DIGITS_OF_A_WORTH} digits, not {worth}",
                text,
                position,
            )
        worths[name] = int(worth)
    return GameValues(**worths)
