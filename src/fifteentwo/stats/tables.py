"""The discard tables that come with the package: reading and writing them, with a manifest of how they were made."""

from __future__ import annotations

import hashlib
import json
from fractions import Fraction
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fifteentwo.errors import FifteentwoError
from fifteentwo.stats.discards import ROLES, DiscardTables, Habit
from fifteentwo.stats.distribution import Distribution

NAMES: Final = {6: "six_card_discards", 5: "five_card_discards"}
"""The names of the tables by the number of cards dealt."""


@cache
def discard_tables(dealt: int = 6) -> DiscardTables:
    """Returns the tables for six or five cards that come with the package.

    Raises:
        FifteentwoError: Another number of cards is asked for.
    """
    if dealt not in NAMES:
        raise FifteentwoError(f"there are discard tables for 6 and for 5 cards dealt, not for {dealt}")
    return tables_from(files("fifteentwo").joinpath("data", f"{NAMES[dealt]}.json").read_text(encoding="utf-8"))


def tables_from(text: str) -> DiscardTables:
    """Reads tables as :func:`text_of` writes them."""
    given: dict[str, Any] = json.loads(text)
    habits = {role: _habit(given[role]) for role in ROLES}
    return DiscardTables(given["dealt"], habits["dealer"], habits["pone"], given["rounds"])


def _habit(given: dict[str, Any]) -> Habit:
    return Habit(
        thrown=tuple(given["thrown"]),
        cribs=tuple([Fraction(points, out_of) for points, out_of in given["cribs"]]),
        hands=Distribution.of(given["hands"]),
        gain=Fraction(*given["gain"]),
    )


def text_of(tables: DiscardTables) -> str:
    """Writes tables as JSON, fractions as numerator and denominator."""
    given: dict[str, Any] = {"dealt": tables.dealt, "rounds": tables.rounds}
    for role in ROLES:
        habit = tables.habit(role)
        given[role] = {
            "thrown": habit.thrown,
            "cribs": [crib.as_integer_ratio() for crib in habit.cribs],
            "hands": habit.hands.counts,
            "gain": habit.gain.as_integer_ratio(),
        }
    return json.dumps(given, indent=None, separators=(",", ":")) + "\n"


def save(tables: DiscardTables, folder: Path) -> None:
    """Writes tables and their manifest into a folder."""
    from fifteentwo import __version__

    name = NAMES[tables.dealt]
    text = text_of(tables)
    (folder / f"{name}.json").write_text(text, encoding="utf-8")
    manifest = {
        "table": f"{name}.json",
        "sha256": hashlib.sha256(text.encode()).hexdigest(),
        "made_by": "tools/discard_tables.py",
        "version": __version__,
        "content": (
            "For dealer and pone: in how many deals each of the 169 kinds of throws is thrown (the place of ranks low and "
            "high is 13 * low + high in one suit and 13 * high + low otherwise, aces 0), the average crib of each, "
            "the points of the hands kept over all deals and starters, and what another choice could gain a deal."
        ),
        "method": (
            "Answers to the average of all habits so far, over all suit classes of deals, in four stages. Each stage takes "
            "from the one before what hands are kept beside each kind of throw; the last goes on until the two answer "
            "each other. No random numbers are used."
        ),
        "rounds": tables.rounds,
        "mean_hand": {role: float(tables.habit(role).mean_hand) for role in ROLES},
        "mean_crib": {role: float(tables.habit(role).mean_crib) for role in ROLES},
        "gain": {role: float(tables.habit(role).gain) for role in ROLES},
    }
    (folder / f"{name}.manifest.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
