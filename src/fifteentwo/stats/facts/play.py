"""Facts about whole deals: the most that can be scored in the play, in the shows, and in both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fifteentwo.stats.facts.fact import Answer, Fact
from fifteentwo.stats.facts.sources import HESSEL, OURS, WIKIPEDIA

if TYPE_CHECKING:
    from fifteentwo.stats.discards import Role
    from fifteentwo.stats.extremes import Most
    from fifteentwo.stats.facts.workings import Workings


def _ways(most: Most) -> str:
    return "; ".join(str(way) for way in most.ways)


def most_hand_and_crib(workings: Workings) -> Answer:
    """The most that hand and crib show together."""
    most = workings.extremes.shown(both_hands=False)
    return Answer(most.points, f"{most.points}: {_ways(most)}")


def most_in_shows(workings: Workings) -> Answer:
    """The most that both hands and the crib show together."""
    most = workings.extremes.shown(both_hands=True)
    return Answer(most.points, f"{most.points}: {_ways(most)}")


def most_by_one_card(workings: Workings) -> Answer:
    """The most that one card pegs."""
    most = workings.extremes.one_card()
    return Answer(most.points, f"{most.points}, in the play of {len(most.ways)} pairs of hands, such as {most.ways[0]}")


def _most_pegged(workings: Workings, role: Role) -> Answer:
    most = workings.extremes.pegging(role)
    some = _ways(most) if len(most.ways) <= 12 else f"{len(most.ways)} pairs of hands"
    return Answer(most.points, f"{most.points}: {some}")


def most_pegged_by_dealer(workings: Workings) -> Answer:
    """The most that the dealer pegs in a deal."""
    return _most_pegged(workings, "dealer")


def most_pegged_by_pone(workings: Workings) -> Answer:
    """The most that the pone pegs in a deal."""
    return _most_pegged(workings, "pone")


def _most_in_a_deal(workings: Workings, role: Role) -> Answer:
    most = workings.extremes.deal(role)
    parts = " + ".join(f"{points} {name}" for name, points in most.ways[0].parts)
    play = str(most.ways[0].lines(role)[0])
    others = len({way.dealer for way in most.ways})
    ways = _ways(most) if others == 1 else f"{most.ways[0]}, or {others - 1} other hands of the dealer's"
    return Answer(most.points, f"{most.points} = {parts}: {ways}; played {play}")


def most_for_dealer(workings: Workings) -> Answer:
    """The most that the dealer scores in a deal."""
    return _most_in_a_deal(workings, "dealer")


def most_for_pone(workings: Workings) -> Answer:
    """The most that the pone scores in a deal."""
    return _most_in_a_deal(workings, "pone")


def least_pegged_by_dealer(workings: Workings) -> Answer:
    """The least that the dealer pegs, and the least that the pone does."""
    dealer, pone = (workings.extremes.least_pegged(role) for role in ("dealer", "pone"))
    return Answer((dealer, pone), f"dealer at least {dealer}, pone at least {pone}")


FACTS: Final = (
    Fact(
        "most-hand-and-crib",
        "The most that a dealer shows in hand and crib is 53.",
        53,
        (WIKIPEDIA,),
        most_hand_and_crib,
        "29 and 24 with the same starter; the two may stand either way round.",
    ),
    Fact(
        "most-in-shows",
        "The most that both hands and the crib show together is 77.",
        77,
        (WIKIPEDIA,),
        most_in_shows,
        "29, 24 and 24: all fours and sixes, all fives and a jack lie on the table.",
    ),
    Fact(
        "most-by-one-card",
        "The most that one card can peg is 15.",
        15,
        (WIKIPEDIA,),
        most_by_one_card,
        "A fourth card of a rank that makes fifteen and is the last of the deal: 12 + 2 + 1.",
    ),
    Fact(
        "most-pegged-by-dealer",
        "The most that a dealer can peg in a deal is 30.",
        30,
        (OURS,),
        most_pegged_by_dealer,
        "One more than in the best whole deal. Four sevens stop the count at 28, so that the last of them scores a go as "
        "well, and the other four cards make a count of their own: 2 + 13 + 2 + 13.",
    ),
    Fact(
        "most-pegged-by-pone",
        "The most that a pone can peg in a deal is 24.",
        24,
        (OURS,),
        most_pegged_by_pone,
        "The pone has to score on the dealer's cards, and more often than not the dealer plays last.",
    ),
    Fact(
        "most-for-dealer",
        "The most that a dealer can score in a deal is 78.",
        78,
        (WIKIPEDIA,),
        most_for_dealer,
        "All pairs of hands, all starters and all cribs have been tried: it is the true maximum, and there is one way to it.",
    ),
    Fact(
        "most-for-pone",
        "The most that a pone can score in a deal is 48.",
        48,
        (WIKIPEDIA,),
        most_for_pone,
        "All pairs of hands and all starters have been tried: it is the true maximum. Only the dealer's fourth card is free.",
    ),
    Fact(
        "dealer-always-pegs",
        "The dealer always pegs at least one point in the two-player game; the pone may peg none.",
        (1, 0),
        (WIKIPEDIA, HESSEL),
        least_pegged_by_dealer,
        "Unless the pone wins first. After the dealer's last card but one the pone either plays, and the dealer has the "
        "last card, or cannot, and the dealer has a go.",
    ),
)
