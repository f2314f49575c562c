"""The errors that Fifteentwo raises for bad input."""

from __future__ import annotations


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
        super().__init__(reason if position is None else f"{reason} (at character {position + 1} of {text!r})")

    def __reduce__(self) -> tuple[type[ParseError], tuple[str, str, int | None]]:
        return type(self), (self.reason, self.text, self.position)


class RuleError(FifteentwoError):
    """A rule set contradicts itself or holds a value that an option does not have."""


class IllegalAction(FifteentwoError):
    """An action breaks a rule of the game; the message names the rule. Nothing has changed."""
