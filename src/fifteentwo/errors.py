"""The errors that Fifteentwo raises for bad input."""

from __future__ import annotations

from typing import Final

_LONGEST_LINE_SHOWN: Final = 80


class FifteentwoError(ValueError):
    """Something asked for cannot be done; the message says what and why."""


class ParseError(FifteentwoError):
    """A text is not what it should be.

    Attributes:
        reason: What is wrong, in words.
        text: The text that was read.
        position: Index into ``text`` of the first wrong character, or None where the whole text is meant.
    """

    def __init__(self, reason: str, text: str, position: int | None = None) -> None:
        self.reason = reason
        self.text = text
        self.position = position
        super().__init__(reason if position is None else f"{reason} ({_place(text, position)})")

    def __reduce__(self) -> tuple[type[ParseError], tuple[str, str, int | None]]:
        return type(self), (self.reason, self.text, self.position)


def _place(text: str, position: int) -> str:
    """Says where something stands, with its line, or with the words around it where the line is long."""
    start = text.rfind("\n", 0, position) + 1
    line, column = text[start:].partition("\n")[0], position - start
    if len(line) > _LONGEST_LINE_SHOWN:
        first = max(0, column - _LONGEST_LINE_SHOWN // 2)
        last = first + _LONGEST_LINE_SHOWN
        line = "…" * (first > 0) + line[first:last] + "…" * (last < len(line))
    where = f"line {text.count(chr(10), 0, position) + 1}, " if "\n" in text else "at "
    return f"{where}character {column + 1} of {line!r}"


class RuleError(FifteentwoError):
    """A rule set contradicts itself or holds a value that an option does not have."""


class IllegalAction(FifteentwoError):
    """An action breaks a rule of the game; the message names the rule. Nothing has changed."""
