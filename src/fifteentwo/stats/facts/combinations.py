"""Facts about which cards make what: the highest hands, hands that cannot fail, how many kinds of hands there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

import numpy as np

from fifteentwo.cards import Rank, Suit
from fifteentwo.stats.facts.fact import Answer, Fact
from fifteentwo.stats.facts.sources import CORNER, GAMECOLONY, HESSEL, LUMETTA, RULES_SITE, WIKIPEDIA, WOOD

if TYPE_CHECKING:
    from fifteentwo.stats.facts.workings import Workings
    from fifteentwo.stats.shows import Bools


def _letters(ranks: Sequence[Rank]) -> str:
    return "".join([rank.letter for rank in ranks])


def highest_hand(workings: Workings) -> Answer:
    """The highest score of a hand and how many hands make it."""
    most = workings.hand.most
    return Answer((most, workings.hand.counts[most]), f"{most}, by {workings.hand.counts[most]} hands")


def second_highest_hand(workings: Workings) -> Answer:
    """The second highest score of a hand and how many hands make it."""
    counts = workings.hand.counts
    second = [points for points, count in enumerate(counts) if count][-2]
    return Answer((second, counts[second]), f"{second}, by {counts[second]} hands")


def third_highest_hand(workings: Workings) -> Answer:
    """The third highest score of a hand and all sets of ranks that make it."""
    third = [points for points, count in enumerate(workings.hand.counts) if count][-3]
    sets = tuple([_letters(ranks) for ranks in workings.shows.rank_sets(workings.shows.as_hands == third)])
    return Answer((third, *sets), f"{third}: {', '.join(sets)}")


def _least_holding(workings: Workings, *ranks: Rank) -> Answer:
    least = int(workings.shows.as_hands[workings.shows.holding(*ranks)].min())
    return Answer(least, f"at least {least}")


def least_with_a_five(workings: Workings) -> Answer:
    """The least that a hand with a five scores."""
    return _least_holding(workings, Rank.FIVE)


def least_with_two_and_three(workings: Workings) -> Answer:
    """The least that a hand with a two and a three scores."""
    return _least_holding(workings, Rank.TWO, Rank.THREE)


def least_with_ace_and_four(workings: Workings) -> Answer:
    """The least that a hand with an ace and a four scores."""
    return _least_holding(workings, Rank.ACE, Rank.FOUR)


def most_with_a_two(workings: Workings) -> Answer:
    """The most that a hand with a two scores, and the ranks that do."""
    shows = workings.shows
    holding = shows.holding(Rank.TWO)
    most = int(shows.as_hands[holding].max())
    sets = tuple([_letters(ranks) for ranks in shows.rank_sets(holding & (shows.as_hands == most))])
    return Answer((most, *sets), f"{most}: {', '.join(sets)}")


def never_improved(workings: Workings) -> Answer:
    """The four cards that score the same with every starter as without one."""
    shows = workings.shows
    better: Bools = np.logical_or.reduce((shows.as_hands > shows.alone) & shows.dealt, axis=0)
    never = np.logical_and.reduce([~better[shows.after_exchange(suit)] for suit in Suit])
    hands = shows.ranks[np.flatnonzero(never)].tolist()
    names = tuple([_letters([Rank(rank) for rank in hand]) for hand in hands])
    return Answer(names, ", ".join(names) or "none")


def greatest_improvement(workings: Workings) -> Answer:
    """The most that a starter adds to four cards, and the cards."""
    shows = workings.shows
    gains = shows.as_hands - shows.alone
    gains[~shows.dealt] = 0
    most = int(gains.max())
    pairs = {
        f"{_letters([Rank(rank) for rank in shows.ranks[place]])} + {Rank(starter).letter}"
        for starter, place in zip(*(gains == most).nonzero(), strict=True)
    }
    return Answer((most, *sorted(pairs)), f"{most}: {', '.join(sorted(pairs))}")


def best_four_flush(workings: Workings) -> Answer:
    """The most that four cards of one suit score with a starter of another."""
    shows = workings.shows
    most = int(shows.as_hands[:, shows.one_suit & ~shows.clubs].max())
    return Answer(most, f"{most}")


def best_five_flush(workings: Workings) -> Answer:
    """The most that five cards of one suit score."""
    shows = workings.shows
    most = int(shows.as_hands[:, shows.clubs].max())
    return Answer(most, f"{most}")


def value_combinations(workings: Workings) -> Answer:  # noqa: ARG001 - all computations take the same
    """How many sets of two to five counting values make fifteen."""
    number = 0
    for size in range(2, 6):
        for values in combinations_with_replacement(range(1, 11), size):
            # A pack has four cards of each value below ten; no more than one ten fits under fifteen.
            number += sum(values) == 15 and max(Counter(values).values()) <= 4
    return Answer(number, f"{number}")


def kinds_of_hands(workings: Workings) -> Answer:
    """How many hands differ in something that scores: in ranks, in a flush of four or five, in nobs."""
    shows = workings.shows
    jack_of_clubs = (shows.hands == Rank.JACK * 4).any(axis=1)
    four, five = shows.one_suit & ~shows.clubs, shows.clubs
    plain = ~shows.one_suit & ~jack_of_clubs
    kinds = {
        "ranks alone": plain,
        "a flush of four": four,
        "a flush of five": five & ~jack_of_clubs,
        "nobs": jack_of_clubs & ~five,
        "a flush of five and nobs": five & jack_of_clubs,
    }
    numbers = {name: len(shows.rank_sets(shows.dealt & which)) for name, which in kinds.items()}
    total = sum(numbers.values())
    return Answer(
        total,
        f"{total:,}: " + " + ".join(f"{number:,} by {name}" for name, number in numbers.items()),
    )


def _odds(share: Fraction) -> Answer:
    odds = 1 / share
    return Answer(odds, f"1 in {float(odds):,.2f}")


def odds_of_29(workings: Workings) -> Answer:
    """The odds against 29 in a hand dealt at random."""
    return _odds(workings.hand.share(29))


def odds_of_28(workings: Workings) -> Answer:
    """The odds against 28 in a hand dealt at random."""
    return _odds(workings.hand.share(28))


def odds_of_29_from_six(workings: Workings) -> Answer:
    """The odds against 29 in a deal of six cards, if whatever can make it is kept."""
    return _odds(workings.hindsight(6, 4).share(29))


def odds_of_28_from_six(workings: Workings) -> Answer:
    """The odds against 28 in a deal of six cards, if whatever can make it, or 29, is kept."""
    return _odds(workings.hindsight(6, 4).share(28))


def odds_of_29_from_five(workings: Workings) -> Answer:
    """The odds against 29 in a deal of five cards of which four are kept."""
    return _odds(workings.hindsight(5, 4).share(29))


FACTS: Final = (
    Fact(
        "highest-hand",
        "The highest hand is 29, and four hands make it.",
        (29, 4),
        (WIKIPEDIA,),
        highest_hand,
        "Three fives and the jack in hand, the five of the jack's suit turned up: one hand for each suit.",
    ),
    Fact(
        "second-highest-hand",
        "The second highest hand is 28, and 76 hands make it.",
        (28, 76),
        (WIKIPEDIA, LUMETTA),
        second_highest_hand,
        "Four fives and a card that counts ten, hand and starter together, in any way but the four hands of 29.",
    ),
    Fact(
        "third-highest-hand",
        "The third highest hand is 24, made by A7777, 33339, 36666, 44447, 44556, 44566, 45566, 67788 and 77889.",
        (24, "A7777", "33339", "36666", "44447", "44556", "44566", "45566", "67788", "77889"),
        (WIKIPEDIA,),
        third_highest_hand,
        "The list is complete; no suits are needed for any of them.",
    ),
    Fact(
        "a-five-scores",
        "A hand with a five, starter included, scores at least 2.",
        2,
        (WIKIPEDIA, HESSEL, CORNER),
        least_with_a_five,
        "Without a card that counts ten, a pair or a run, the other four would be one each of A 9, 2 8, 3 7 and 4 6.",
    ),
    Fact(
        "two-and-three-score",
        "A hand with a two and a three, starter included, scores at least 2.",
        2,
        (WIKIPEDIA, HESSEL),
        least_with_two_and_three,
        "The two make five together, so that they work as a five does.",
    ),
    Fact(
        "ace-and-four-score",
        "A hand with an ace and a four, starter included, scores at least 2.",
        2,
        (WIKIPEDIA, HESSEL),
        least_with_ace_and_four,
        "The two make five together, so that they work as a five does.",
    ),
    Fact(
        "never-improved",
        "A A A A are the only four cards that no starter improves.",
        ("AAAA",),
        (HESSEL, RULES_SITE),
        never_improved,
        "Three aces are too little for a fifteen with anything, four are too little with a ten by one.",
    ),
    Fact(
        "greatest-improvement",
        "The most that a starter adds to four cards is 20, a five to 4 4 6 6.",
        (20, "4466 + 5"),
        (CORNER, HESSEL),
        greatest_improvement,
        "From 4 for two pairs to 24.",
    ),
    Fact(
        "most-with-a-two",
        "The most that a hand with a two scores is 20, by 2 2 2 2 9, or by 2 6 7 7 8 with a flush of four.",
        (20, "22229", "26778"),
        (WIKIPEDIA,),
        most_with_a_two,
        "For 2 6 7 7 8 the starter must be one of the sevens, and the hand of one suit.",
    ),
    Fact(
        "best-four-flush",
        "The best hand with a flush of four is 21.",
        21,
        (RULES_SITE,),
        best_four_flush,
        "Such as 5H TH JH QH with the 5C.",
    ),
    Fact(
        "best-five-flush",
        "The best hand with a flush of five is 18.",
        18,
        (RULES_SITE,),
        best_five_flush,
        "Five different ranks, of which a run of four or five and fifteens make the most.",
    ),
    Fact(
        "value-combinations",
        "There are 71 combinations of values that make fifteen.",
        71,
        (RULES_SITE,),
        value_combinations,
        "Of two to five cards, tens, jacks, queens and kings being one value.",
    ),
    Fact(
        "kinds-14715",
        "Not accounting for suits there are 14,715 different hands.",
        14_715,
        (WIKIPEDIA,),
        kinds_of_hands,
        "14,715 counts a flush of five with nobs for all 1,287 sets of five ranks. 792 of these hold no jack, so that they "
        "cannot have it: 14,715 − 792 = 13,923.",
    ),
    Fact(
        "kinds-13428",
        "Not accounting for suits there are 13,428 different hands.",
        13_428,
        (WOOD, "older copies of Wikipedia, “Cribbage statistics”"),
        kinds_of_hands,
        "13,428 leaves out the 495 hands that have a flush of five and nobs as well: 13,428 + 495 = 13,923.",
    ),
    Fact(
        "odds-of-29",
        "The odds of a hand of 29, dealt at random, are 1 in 3,248,700.",
        Decimal(3_248_700),
        (WIKIPEDIA,),
        odds_of_29,
        "Four hands of 12,994,800.",
    ),
    Fact(
        "odds-of-28",
        "The odds of a hand of 28, dealt at random, are 1 in 170,984.",
        Decimal(170_984),
        (WIKIPEDIA,),
        odds_of_28,
        "76 hands of 12,994,800.",
    ),
    Fact(
        "odds-of-29-from-six",
        "With six cards dealt, the odds of 29 are 1 in 216,580 for a player who always keeps J 5 5 5.",
        Decimal(216_580),
        (WIKIPEDIA, GAMECOLONY),
        odds_of_29_from_six,
        "Of four fives and a jack any can be the starter, but only the five of the jack's suit must be; the other two "
        "cards dealt are free.",
    ),
    Fact(
        "odds-of-28-from-six",
        "With six cards dealt, the odds of 28 are 1 in 15,028 for a player who always keeps the fives and a ten-card.",
        Decimal(15_028),
        (WIKIPEDIA, GAMECOLONY),
        odds_of_28_from_six,
        "Four fives are kept, or three and the jack that could still give 29, or else any card that counts ten.",
    ),
    Fact(
        "odds-of-29-from-five",
        "With five cards dealt and four kept, the odds of 29 are 1 in 649,740.",
        Decimal(649_740),
        (WIKIPEDIA,),
        odds_of_29_from_five,
        "In the games of three and four players. Three times the odds of the six-card game.",
    ),
)
