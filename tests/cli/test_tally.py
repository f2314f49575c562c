from __future__ import annotations

from tests.cli.recorded import recorded

from fifteentwo.cli.tally import tally
from fifteentwo.game import apply
from fifteentwo.game.events import PeggedBack


def test_columns_add_up_to_the_score() -> None:
    for rules in ("six_card", "five_card", "three_hand", "acc target=61"):
        game = recorded(rules)
        state, events = game.start, []
        for action in game.actions:
            state, more = apply(state, action)
            events += more
        counts = tally(events, len(state.scores))
        sums = [sum(count.values()) for count in counts]

        assert all(total >= score for total, score in zip(sums, state.scores, strict=True))
        assert (
            sum(total != score for total, score in zip(sums, state.scores, strict=True)) <= 1
        )  # the last may overshoot
        assert counts[0]["play"] > 0


def test_pegging_back_counts_against() -> None:
    assert tally([PeggedBack(1, 15, 3)], 2)[1]["other"] == -15
