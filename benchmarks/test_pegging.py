"""How long an exact best response takes at pone's first card, where it is longest."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from fifteentwo.cards import Rank
from fifteentwo.kernel.pegging import Moment, best_response

MOMENT = Moment([Rank.TWO, Rank.FOUR, Rank.SEVEN, Rank.EIGHT], [Rank.NINE])
HELD = np.bincount([*MOMENT.hand, *MOMENT.played], minlength=13)
HANDS = [
    hand
    for hand in combinations_with_replacement(range(13), 4)
    if all(hand.count(rank) + HELD[rank] <= 4 for rank in hand)
]


def test_best_response_at_the_lead(benchmark: Any) -> None:
    values = benchmark(best_response, MOMENT, np.array(HANDS), np.ones(len(HANDS)))

    benchmark.extra_info["hands"] = len(HANDS)
    benchmark.extra_info["choices_of_the_model"] = values.asked
