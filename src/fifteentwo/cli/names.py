"""How the seats and sides of a game are called in sentences."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fifteentwo.rules import RuleSet

YOU: Final = "You"
"""A name that is spoken to: "You play", not "You plays"."""

_PLACES: Final = {2: (), 3: ("West", "East"), 4: ("West", "North", "East")}


@dataclass(frozen=True, slots=True)
class Names:
    """The names of the seats, and which seats make up each side."""

    seats: tuple[str, ...]
    sides: tuple[int, ...]

    def does(self, seat: int, verb: str) -> str:
        """Returns a seat and what it does: "Ann plays", "You play". The verb is given without its ending."""
        name = self.seats[seat]
        return f"{name} {verb}" if name == YOU else f"{name} {_third_person(verb)}"

    def whose(self, seat: int) -> str:
        """Returns the possessive of a seat: "Ann's", "your"."""
        name = self.seats[seat]
        return "your" if name == YOU else f"{name}'s"

    def members(self, side: int) -> list[int]:
        """Returns the seats of a side."""
        return [seat for seat, own in enumerate(self.sides) if own == side]

    def side(self, side: int) -> str:
        """Returns the names of a side: "Ann", or "Ann and North"."""
        return joined([self.seats[seat] for seat in self.members(side)])

    def whom(self, side: int) -> str:
        """Returns the names of a side as they stand inside a sentence: "Ann", "you and North"."""
        return joined([_inside(self.seats[seat]) for seat in self.members(side)])

    def side_does(self, side: int, verb: str) -> str:
        """Returns a side and what it does: "Ann wins", "Ann and North win"."""
        members = self.members(side)
        return self.does(members[0], verb) if len(members) == 1 else f"{self.side(side)} {verb}"


def _inside(name: str) -> str:
    return "you" if name == YOU else name


def _third_person(verb: str) -> str:
    return f"{verb}es" if verb.endswith(("o", "s", "ch", "sh")) else f"{verb}s"


def joined(words: Sequence[str]) -> str:
    """Returns words as one speaks them: "Ann", "Ann and Bob", "Ann, Bob and Cleo"."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def default_names(rules: RuleSet, name: str, level: str) -> tuple[str, ...]:
    """Returns names for a person on seat 0 and computers on the others.

    A single computer is called by its level; several are called by where they sit, partners opposite each other.
    """
    others = _PLACES[rules.players] or (level.capitalize(),)
    return (name, *[other if other != name else f"{other} (computer)" for other in others])


def printable(text: str) -> str:
    """Returns a text from outside with everything that could steer a terminal replaced.

    That is control and format characters, among them those that turn the direction of writing, and whatever else does
    not print.
    """
    if text.isprintable():
        return text
    return "".join([each if each.isprintable() or unicodedata.category(each) == "Zs" else "\ufffd" for each in text])


def numbered(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Returns the names of all seats, where some or all may be missing: "Player 1" for the first.

    The names are for showing: see :func:`printable`.
    """
    given = list(names or ())[:players]
    given += [""] * (players - len(given))
    return tuple([printable(name) or f"Player {seat + 1}" for seat, name in enumerate(given)])
