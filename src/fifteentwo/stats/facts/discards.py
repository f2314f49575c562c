"""Facts about hands that players choose: averages that depend on how the choice is made."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final

from fifteentwo.stats.discards import Role
from fifteentwo.stats.distribution import Distribution
from fifteentwo.stats.facts.fact import Answer, Fact
from fifteentwo.stats.facts.sources import RULES_SITE

if TYPE_CHECKING:
    from fifteentwo.stats.facts.workings import Workings


def _ways_to_choose(workings: Workings, dealt: int, role: Role) -> list[tuple[str, Distribution]]:
    """Returns the hands that different ways of discarding keep."""
    sign = "plus" if role == "dealer" else "less"
    held = workings.hand if dealt == 6 else workings.short_hand
    return [
        (f"{role}: hand {sign} crib, both players choosing best", workings.tables(dealt).habit(role).hands),
        (f"{role}: hand {sign} crib, the other throwing any two cards", workings.kept_against_random(dealt, role)),
        ("the best average hand, whatever the crib", workings.kept_for_hand(dealt)),
        ("the best hand after the starter is seen", workings.hindsight(dealt, dealt - 2)),
        ("any cards", held),
    ]


def _averages(first: str, kept: Distribution, ways: list[tuple[str, Distribution]]) -> Answer:
    definitions = tuple([(name, (some.exact_mean, some.std)) for name, some in ways])
    return Answer((kept.exact_mean, kept.std), f"{kept.mean:.4f} ± {kept.std:.4f}, {first}", definitions)


def average_of_dealer(workings: Workings) -> Answer:
    """The dealer's average hand of six cards, and its standard deviation, for several ways of discarding."""
    ways = _ways_to_choose(workings, 6, "dealer")
    return _averages(*ways[0], ways)


def average_of_pone(workings: Workings) -> Answer:
    """The pone's average hand of six cards, and its standard deviation, for several ways of discarding."""
    ways = _ways_to_choose(workings, 6, "pone")
    return _averages(*ways[0], ways)


def average_of_five(workings: Workings) -> Answer:
    """The average hand of the five-card game, for several ways of discarding."""
    pone = _ways_to_choose(workings, 5, "pone")
    dealer = _ways_to_choose(workings, 5, "dealer")
    definitions = tuple([(name, kept.exact_mean) for name, kept in (*dealer[:2], *pone)])
    first, kept = pone[0]
    return Answer(kept.exact_mean, f"{kept.mean:.4f}, {first}", definitions)


_PLAYED: Final = (
    "Whoever chooses by averages keeps 8 points or more of six cards: as pone more than as dealer, and with less spread, "
    "which is how the two quoted pairs of figures differ, too. But no way of choosing by averages gives either of them. "
    "They look like averages of games that were played, where the play, the score of the game and mistakes decide as well."
)

FACTS: Final = (
    Fact(
        "average-six-card-7.8580",
        "The average six-card hand is 7.8580 with a standard deviation of 3.7996 (the higher of the two figures quoted, so "
        "presumably the pone's).",
        (Decimal("7.8580"), Decimal("3.7996")),
        (RULES_SITE,),
        average_of_pone,
        _PLAYED,
    ),
    Fact(
        "average-six-card-7.7981",
        "The average six-card hand is 7.7981 with a standard deviation of 3.9082 (the lower of the two figures quoted, so "
        "presumably the dealer's).",
        (Decimal("7.7981"), Decimal("3.9082")),
        (RULES_SITE,),
        average_of_dealer,
        _PLAYED,
    ),
    Fact(
        "average-five-card",
        "The average hand of the five-card game is about 5.4.",
        Decimal("5.4"),
        (RULES_SITE,),
        average_of_five,
        "Three cards of five and the starter average less than 5 however they are chosen before the starter is seen. Only a "
        "player who knew the starter would reach 5.4, and then pass it.",
    ),
)
