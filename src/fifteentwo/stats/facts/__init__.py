"""What people say about cribbage, worked out: a registry of claims, each with a verdict."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from fifteentwo.errors import FifteentwoError
from fifteentwo.stats.facts import combinations, discards, hands, play
from fifteentwo.stats.facts.fact import Answer, Checked, Fact, Verdict, check_all
from fifteentwo.stats.facts.workings import Workings

FACTS: Final = (*hands.FACTS, *combinations.FACTS, *discards.FACTS, *play.FACTS)
"""All claims, in the order in which they are shown."""

__all__ = ["FACTS", "Answer", "Checked", "Fact", "Verdict", "Workings", "check_all", "chosen_facts"]


def chosen_facts(keys: Iterable[str]) -> tuple[Fact, ...]:
    """Returns the facts of some keys.

    Raises:
        FifteentwoError: There is no such fact; the message names a similar one.
    """
    by_key = {fact.key: fact for fact in FACTS}
    chosen = []
    for key in keys:
        if key not in by_key:
            near = get_close_matches(key, by_key, n=1)
            raise FifteentwoError(f"there is no fact {key!r}" + (f"; did you mean {near[0]}?" if near else ""))
        chosen.append(by_key[key])
    return tuple(chosen)
