"""Noted games as values: how they add up."""

from __future__ import annotations

import pytest

from fifteentwo.cards import parse_cards
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import GameState
from fifteentwo.record import Note, NotedDeal, NotedGame


def noted(*deals: NotedDeal, rules: str = "six_card", dealer: int | None = 1, **arguments: object) -> NotedGame:
    """Returns a noted game of these deals."""
    scores = arguments.pop("scores", None)
    start = GameState.setup(rules, dealer=dealer, scores=scores)  # type: ignore[arg-type]
    return NotedGame(start, deals, **arguments)  # type: ignore[arg-type]


def test_points_add_up_in_order() -> None:
    game = noted(
        NotedDeal(
            starter=(Note(1, points=2, word="heels"),),
            play=((Note(0, points=3), Note(1)), (Note(0, points=1, word="last"),)),
            show=(Note(0, points=8), Note(1, points=4), Note("crib", points=6)),
        ),
        NotedDeal(show=(Note(1, points=12), Note("crib", points=5))),
    )

    assert [(peg.deal, peg.note, peg.side, peg.scores) for peg in game.pegs()] == [
        (0, 0, 1, (0, 2)),
        (0, 1, 0, (3, 2)),
        (0, 3, 0, (4, 2)),
        (0, 4, 0, (12, 2)),
        (0, 5, 1, (12, 6)),
        (0, 6, 1, (12, 12)),
        (1, 0, 1, (12, 24)),
        (1, 1, 0, (17, 24)),
    ]
    assert game.scores == (17, 24)
    assert game.result is None


def test_a_peg_goes_back_but_not_below_the_start() -> None:
    assert noted(NotedDeal(given=(Note(0, points=10, word="back"),)), scores=(4, 20)).scores == (0, 20)


def test_the_game_ends_at_the_target() -> None:
    game = noted(NotedDeal(show=(Note(0, points=12), Note(1, points=12))), scores=(115, 118))

    assert game.scores == (121, 118)
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == (0, "target")


def test_lowball_is_lost_at_the_target() -> None:
    game = noted(NotedDeal(show=(Note(0, points=12),)), rules="lowball", scores=(115, 50))

    assert game.result is not None
    assert game.result.winner == 1
    assert game.result.skunks == ("half", None)


def test_whoever_resigns_loses() -> None:
    game = noted(NotedDeal(show=(Note(0, points=12),)), resigned=0)

    assert game.result is not None
    assert (game.result.winner, game.result.reason) == (1, "resigned")


def test_partners_score_together_and_the_deal_goes_round() -> None:
    deal = NotedDeal(show=(Note(0, points=1), Note(2, points=2), Note(3, points=4), Note("crib", points=8)))
    game = noted(deal, deal, rules="four_hand", dealer=3)

    assert [game.dealer_of(deal) for deal in range(3)] == [3, 0, 1]
    assert game.scores == (3 + 3 + 8, 4 + 8 + 4)


def test_any_deal_tells_who_deals_the_others() -> None:
    game = noted(NotedDeal(), NotedDeal(dealer=0), NotedDeal(), dealer=None)

    assert [game.dealer_of(deal) for deal in range(3)] == [1, 0, 1]
    assert noted(NotedDeal(), dealer=None).dealer_of(0) is None


def test_a_noted_game_begins_before_a_deal() -> None:
    with pytest.raises(FifteentwoError, match="before a deal"):
        NotedGame(GameState.setup(dealer=0, hands=(parse_cards("5H 6H 7H 8H"), parse_cards("5C 6C 7C 8C"))))
