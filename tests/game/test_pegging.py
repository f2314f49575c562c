"""How the pegs move, and who has won when one reaches the last hole."""

from __future__ import annotations

import pytest
from tests.game.table import D, P, play, playing, shown

from fifteentwo.game import Source
from fifteentwo.game.events import GameEnded, NotCounted, Pegged

PONE_GOES = ("KC 9C 4C 4D", "QD TD 8D 8H")


def test_the_back_peg_moves_ahead_of_the_other() -> None:
    state = playing("7C 8C KC KD", "8D 7D QD QH", scores=[10, 20])
    once = play(state, "7C 8D")
    twice = once.then_play("8C 7D")

    assert (once.state.scores, once.state.back_pegs) == ((10, 22), (0, 20))
    assert (twice.state.scores[P], twice.state.back_pegs[P]) == (12, 10)
    assert [(event.side, event.points, event.score) for event in twice.of(Pegged)][:2] == [(D, 2, 22), (P, 2, 12)]


def test_points_past_the_last_hole_are_named_and_not_pegged() -> None:
    run = shown("4C 5D 5H 6S", "7D 8H TS KD", starter="6C", scores=[118, 91])
    hand = next(event for event in run.of(Pegged) if event.source is Source.HAND)

    assert (hand.points, sum(item.points for item in hand.items), hand.score) == (24, 24, 121)


def test_what_is_barred_is_said() -> None:
    run = play(playing(*PONE_GOES, rules="six_card go_cutoff=100", scores=[100, 0]), "KC QD 9C")

    assert run.of(NotCounted) == [NotCounted(P, Source.GO, 1, "go_cutoff")]
    assert not run.of(Pegged)


@pytest.mark.parametrize(
    ("cards", "scores", "winner"),
    [("KC QD 9H", (60, 120), 1), ("KC QD 9H", (60, 119), None), ("4D QD 7H 8C", (60, 120), 0)],
)
def test_a_captain_needs_less(cards: str, scores: tuple[int, int], winner: int | None) -> None:
    """The count stops at 29, with the go to one of the partners, or to the captain in seat 0."""
    hands = ("KC 9C 8C 4D", "QD TD 8D 8H", "9H 9S 7H 5C")
    ended = play(playing(*hands, rules="captain", scores=scores), cards).of(GameEnded)

    assert (ended[0].result.winner if ended else None) == winner


@pytest.mark.parametrize(
    ("scores", "winner"), [((120, 40, 50), 1), ((120, 50, 40), 2), ((120, 40, 40), 1), ((120, 118, 0), 2)]
)
def test_at_lowball_the_lowest_of_the_others_wins(scores: tuple[int, int, int], winner: int) -> None:
    hands = ("4C KD 9C 8C", "5D 9D 8D 7D", "KC 9H 8H 7H")
    run = play(playing(*hands, rules="three_hand win_mode=lowball", scores=scores), "4C 5D KC KD")

    assert run.of(GameEnded)[0].result.winner == winner
    assert run.state.scores[0] == 121
