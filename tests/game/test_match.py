"""Matches: who is ahead, when it is over, and who deals first next."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from tests.game.table import D, P, play, playing
from tests.random_play import played_out
from tests.strategies import randoms

from fifteentwo.errors import FifteentwoError
from fifteentwo.game import GameState, Match, Phase, Resign, Result, apply
from fifteentwo.game.match import PlayedGame
from fifteentwo.rules import RuleSet


def won(winner: int, value: int = 1, *, first: int = 0) -> PlayedGame:
    """Returns a finished game of two sides, which counts so much."""
    scores = (121, 100) if winner == 0 else (100, 121)
    return PlayedGame(Result(winner, scores, (None, None), value, "target"), first)


def match(rules: str, *games: PlayedGame) -> Match:
    return Match(RuleSet.parse(rules), games)


def resigned(state: GameState, seat: int) -> GameState:
    return apply(state, Resign(seat))[0]


def test_a_single_game() -> None:
    before = match("six_card")
    assert not before.over
    assert before.winners == ()
    after = before.with_game(resigned(before.next_game(), D))

    assert (after.over, after.winners, after.points) == (True, (P,), (1, 0))
    with pytest.raises(FifteentwoError, match="the match is over"):
        after.next_game()
    with pytest.raises(FifteentwoError, match="the match is over"):
        after.with_game(resigned(before.next_game(), D))


@pytest.mark.parametrize(
    ("rules", "values", "over", "points"),
    [
        ("six_card match=best_of_3", [(P, 1)], False, (1, 0)),
        ("six_card match=best_of_3", [(P, 1), (D, 1)], False, (1, 1)),
        ("six_card match=best_of_3", [(P, 1), (D, 1), (D, 1)], True, (1, 2)),
        ("six_card match=best_of_3", [(P, 2)], True, (2, 0)),
        ("six_card match=best_of_5", [(P, 1), (P, 1), (D, 1), (D, 1)], False, (2, 2)),
        ("six_card match=best_of_5", [(P, 1), (P, 1), (D, 1), (P, 1)], True, (3, 1)),
        ("six_card match=best_of_5", [(P, 1), (D, 3)], True, (1, 3)),
        ("acc match_games=3", [(P, 2), (D, 3)], False, (2, 3)),
        ("acc match_games=3", [(P, 2), (D, 3), (P, 2)], True, (4, 3)),
    ],
)
def test_when_a_match_is_over(rules: str, values: list[tuple[int, int]], over: bool, points: tuple[int, int]) -> None:
    played = match(rules, *(won(winner, value=value) for winner, value in values))

    assert (played.over, played.points) == (over, points)
    assert played.winners == ((points.index(max(points)),) if over else ())


def test_a_match_for_game_points_may_be_drawn() -> None:
    drawn = match("acc match_games=2", won(P, value=2), won(D, value=2))

    assert (drawn.over, drawn.winners) == (True, (P, D))


def test_partners_win_together() -> None:
    played = match("four_hand", won(1))

    assert (played.points, played.winners) == ((0, 1, 0, 1), (1, 3))


def test_a_skunk_counts_as_the_rules_say() -> None:
    state = playing("KC 9C 4C 4D", "QD TD 8D 8H", rules="six_card match=best_of_3", scores=[120, 80])
    end = play(state, "KC QD 9C").state

    assert match("six_card match=best_of_3").with_game(end).points == (2, 0)


def captain_game(winner_side: int) -> PlayedGame:
    scores = (61, 100) if winner_side == 0 else (50, 121)
    return PlayedGame(Result(winner_side, scores, (None, None), 1, "target"), 0)


def test_each_is_captain_once() -> None:
    games = match("captain")
    assert games.next_game().sides == (0, 1, 1)
    assert games.next_game().targets == (61, 121)
    games = match("captain", captain_game(0))
    assert (games.points, games.next_game().sides) == ((1, 0, 0), (1, 0, 1))
    games = match("captain", captain_game(0), captain_game(1))
    assert (games.points, games.next_game().sides) == ((2, 0, 1), (1, 1, 0))
    games = match("captain", captain_game(0), captain_game(1), captain_game(1))
    assert (games.points, games.over, games.winners) == ((3, 1, 1), True, (0,))
    everybody = match("captain", captain_game(0), captain_game(0), captain_game(0))
    assert everybody.winners == (0, 1, 2)


@pytest.mark.parametrize(
    ("who", "winner", "first", "dealer"),
    [
        ("loser", P, P, D),
        ("loser", D, P, P),
        ("winner", P, D, P),
        ("winner", D, D, D),
        ("alternate", P, P, D),
        ("alternate", P, D, P),
        ("cut", P, P, None),
    ],
)
def test_who_deals_next_of_two(who: str, winner: int, first: int, dealer: int | None) -> None:
    games = match(f"six_card match=best_of_3 next_first_dealer={who}", won(winner, first=first))

    assert games.next_first_dealer == dealer
    state = games.next_game()
    assert (state.dealer, state.game_number) == (dealer, 1)
    assert state.phase is (Phase.PACK if dealer is None else Phase.DEAL)


def test_the_first_game_is_cut_for() -> None:
    assert match("six_card").next_first_dealer is None
    assert match("six_card").next_game().phase is Phase.PACK


def test_who_deals_next_of_more() -> None:
    scores = Result(0, (121, 90, 70), (None,) * 3, 1, "target")
    assert match("three_hand match=best_of_3", PlayedGame(scores, 1)).next_first_dealer == 2

    # Of equal losers the first to the left of the last game's first dealer.
    equal = Result(0, (121, 70, 70), (None,) * 3, 1, "target")
    assert match("three_hand match=best_of_3", PlayedGame(equal, 0)).next_first_dealer == 1
    assert match("three_hand match=best_of_3", PlayedGame(equal, 1)).next_first_dealer == 2

    # At lowball it is the side that went out, which has the most.
    low = Result(2, (90, 121, 40), (None,) * 3, 1, "target")
    assert match("three_hand win_mode=lowball match=best_of_3", PlayedGame(low, 0)).next_first_dealer == 1

    # Of partners the first to the left of the last game's first dealer.
    partners = PlayedGame(Result(0, (121, 90), (None, None), 1, "target"), 1)
    assert match("four_hand match=best_of_3", partners).next_first_dealer == 3
    assert match("four_hand match=best_of_3 next_first_dealer=winner", partners).next_first_dealer == 2
    assert match("four_hand match=best_of_3 next_first_dealer=alternate", partners).next_first_dealer == 2


def test_what_is_no_next_game_is_refused() -> None:
    games = match("six_card match=best_of_3")
    start = games.next_game()
    with pytest.raises(FifteentwoError, match="the game is not over"):
        games.with_game(start)
    with pytest.raises(FifteentwoError, match="rules"):
        games.with_game(resigned(GameState.setup("long match=best_of_3"), P))
    with pytest.raises(FifteentwoError, match="this is game 1, but the match comes to game 0"):
        games.with_game(resigned(GameState.setup("six_card match=best_of_3", game_number=1), P))


@given(chance=randoms())
@settings(max_examples=10)
def test_played_matches_end(chance: random.Random) -> None:
    games = match("six_card_short match=best_of_5")
    while not games.over:
        games = games.with_game(played_out(games.next_game(), chance))

    assert 1 <= len(games.games) <= 5
    assert max(games.points) >= 3
    assert len(games.winners) == 1
