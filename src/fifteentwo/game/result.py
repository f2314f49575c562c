"""How a game ended: who won, why, and how heavily the others lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from fifteentwo.rules import SKUNK_CLASSES, RuleSet, SkunkClass

Reason = Literal["target", "resigned", "false claim"]
"""A side reached the target (and won, or lost at lowball); resigned; or claimed the game wrongly and lost it."""

_PARTS: Final[dict[SkunkClass, tuple[int, int]]] = {"skunk": (3, 4), "half": (1, 2), "quarter": (1, 4)}


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winner: int
    """The side that won."""
    scores: tuple[int, ...]
    """The final score of each side."""
    skunks: tuple[SkunkClass | None, ...]
    """How heavily each side lost; None for the winner and for plain losers."""
    value: int
    """How many games, or game points, the win counts."""
    reason: Reason


def skunk_class(score: int, target: int, classes: frozenset[SkunkClass]) -> SkunkClass | None:
    """Returns the heaviest of the classes in use that a losing score falls into.

    A skunk is less than three quarters of the target, half and quarter are what they say. At 121 these are 90, 60 and
    30 points and less, at 61 they are 45, 30 and 15.
    """
    found: SkunkClass | None = None
    for name in SKUNK_CLASSES:
        above, below = _PARTS[name]
        if name in classes and below * score < above * target:
            found = name
    return found


def judge(
    rules: RuleSet,
    scores: tuple[int, ...],
    targets: tuple[int, ...],
    winner: int,
    reason: Reason,
    loser: int | None = None,
) -> Result:
    """Returns the result of a game that ``winner`` has won.

    A game that was resigned or lost by a false claim counts as a plain win. With more than two sides the win counts
    what it counts against the best of the losers. At lowball the side that reached the target is ``loser``, and the
    low score is the winner's.
    """
    skunks: list[SkunkClass | None] = [None] * len(scores)
    if reason == "target":
        if loser is None:
            for side, score in enumerate(scores):
                if side != winner:
                    skunks[side] = skunk_class(score, targets[side], rules.skunk_classes)
        else:
            skunks[loser] = skunk_class(scores[winner], targets[winner], rules.skunk_classes)
    losers = [skunks[side] for side in range(len(scores)) if side != winner] if loser is None else [skunks[loser]]
    value = min(rules.game_values.win if name is None else getattr(rules.game_values, name) for name in losers)
    return Result(winner, scores, tuple(skunks), value, reason)
