"""Players over whole games: they always find something legal, claim exactly, and a seed repeats a game."""

from __future__ import annotations

import random
from itertools import cycle, islice

import pytest

from fifteentwo.arena import play_game
from fifteentwo.arena.playing import seat_to_ask
from fifteentwo.cards import shuffled
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import CutPack, Deal, Game, GameState, Phase, Resign, view
from fifteentwo.game.events import Claimed, Counted, GoSaid, HeelsForfeited, MugginsCalled, RenegeCalled
from fifteentwo.players import LEVELS, by_name
from fifteentwo.rules import PRESETS

MANUAL = [
    "acc target=61 muggins=on",
    "house_strict target=61",
    "three_hand scoring=manual muggins=on target=61 renege=flat_two",
    "four_hand scoring=manual muggins=on target=61 cut_before_deal=offered",
    "five_card scoring=manual overclaim=two_points stinkhole=no_pegging",
    "six_card scoring=manual win_mode=exact exact_granularity=combination target=45",
    "six_card scoring=manual go_cutoff=20 heels_cutoff=10 target=45",
    "six_card scoring=manual must_play_after_go=off target=45",
]
ODD = [
    "six_card toss_fives=on",
    "three_hand three_hand_crib=dealer_six crib_from_pack=0",
    "five_card must_play_after_go=off",
]


def seated(names: str, players: int) -> list[object]:
    return [by_name(name, seed) for seed, name in enumerate(islice(cycle(names.split()), players))]


@pytest.mark.parametrize("rules", [*PRESETS, *MANUAL, *ODD])
def test_games_come_to_an_end_and_a_seed_repeats_them(rules: str) -> None:
    number = Game(rules).rules.players
    for seed in range(3):
        first, second = (play_game(rules, seated("steady beginner", number), random.Random(seed)) for _ in range(2))

        assert first.state.over
        assert first.actions == second.actions


@pytest.mark.parametrize("rules", ["six_card", "three_hand", "four_hand", "house_strict", "acc"])
def test_random_players_come_to_an_end(rules: str) -> None:
    number = Game(rules).rules.players
    assert play_game(rules, seated("random", number), random.Random(3)).state.over


@pytest.mark.parametrize("rules", MANUAL)
def test_claims_are_exact(rules: str) -> None:
    """The referee says what there was to count; it is always what had been claimed, and nobody is ever at fault."""
    counted = claims = 0
    for seed in range(12):
        game = Game(rules)
        players, chance = seated("steady beginner", game.rules.players), random.Random(seed)
        while not game.state.over:
            seat = seat_to_ask(game.state)
            if seat is None:
                deck = shuffled(chance)
                events = game.push(CutPack(deck) if game.state.phase is Phase.PACK else Deal(deck))
            else:
                events = game.push(players[seat](game.view(seat)))
            for event in events:
                assert not isinstance(event, (HeelsForfeited, MugginsCalled, RenegeCalled))
                claims += isinstance(event, Claimed)
                if isinstance(event, Counted):
                    counted += 1
                    assert event.claimed == event.points, event

    assert counted >= claims - 12  # the winning claim of a game may stand alone
    assert counted > 300


def test_go_is_said_only_by_those_who_must() -> None:
    rules, seen = "six_card scoring=manual renege=flat_two", 0
    for seed in range(5):
        game = play_game(rules, seated("steady beginner", 2), random.Random(seed))
        state = game.start
        for action in game.actions:
            game_so_far = Game(rules, start=state)
            events = game_so_far.push(action)
            state = game_so_far.state
            assert not state.false_gos
            seen += sum(isinstance(event, GoSaid) for event in events)
    assert seen > 30


def test_watchers_and_those_whose_turn_it_is_not_have_nothing_to_do() -> None:
    state = GameState.setup(dealer=1, hands=("5H 6H 7C 8D", "2C 3C 9S JD"), starter="KC")
    for name in LEVELS:
        for seat in (None, 1):
            with pytest.raises(FifteentwoError):
                by_name(name, 1)(view(state, seat))


def test_a_table_needs_a_player_for_each_seat() -> None:
    with pytest.raises(FifteentwoError, match="these rules need 3 players, not 2"):
        play_game("three_hand", seated("steady", 2), random.Random(1))


def test_a_player_may_resign() -> None:
    def quitter(seen: object) -> Resign:
        del seen
        return Resign(0)

    quitter.name = "quitter"  # type: ignore[attr-defined]
    game = play_game("six_card", [quitter, by_name("steady", 1)], random.Random(1), dealer=1)
    assert game.state.result is not None
    assert game.state.result.reason == "resigned"


def test_steady_beats_beginner_and_beginner_beats_random() -> None:
    """Of 60 games with the deal by turns, far more than half: each difference is worth over fifteen points a game."""
    for better, worse in (("steady", "beginner"), ("beginner", "random")):
        wins, chance = 0, random.Random(5)
        for number in range(60):
            seats = (better, worse) if number % 2 else (worse, better)
            game = play_game("six_card", [by_name(name, number) for name in seats], chance, dealer=number // 2 % 2)
            assert game.state.result is not None
            wins += seats[game.state.result.winner] == better
        assert wins >= 38
