"""Duplicate pairs: the records show the same cards, and whoever cheats loses the game."""

from __future__ import annotations

import random

import pytest

from fifteentwo.arena import Setup
from fifteentwo.arena.duplicate import GameResult, play_pairs
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Action, CutBeforeDeal, CutStarter, Deal, Game, Resign
from fifteentwo.game.events import StarterTurned
from fifteentwo.players import SteadyPlayer
from fifteentwo.record import read_game


def cheat(name: str) -> str:
    return f"python:tests.arena.cheats:{name}"


def games_of(setup: Setup, pairs: range) -> list[tuple[Game, Game]]:
    return [
        (read_game(played.records[0]), read_game(played.records[1])) for played in play_pairs(setup, pairs, keep=True)
    ]


def chance_of(game: Game) -> list[Action]:
    """Returns everything that chance, and not a player, has done in a game."""
    return [action for action in game.actions if isinstance(action, (Deal, CutStarter, CutBeforeDeal))]


@pytest.mark.parametrize("rules", ["six_card", "six_card cut_before_deal=mandatory", "five_card", "acc"])
def test_both_games_of_a_pair_have_the_same_decks_cuts_and_dealers(rules: str) -> None:
    decks = set()
    for pair, (first, second) in enumerate(games_of(Setup("steady", "beginner", rules=rules), range(4))):
        chance = chance_of(first), chance_of(second)
        same = min(map(len, chance))
        assert same >= 4
        assert chance[0][:same] == chance[1][:same]
        assert first.start == second.start
        assert first.state.first_dealer == pair % 2
        assert [first.headers[name] for name in ("Seat0", "Seat1")] == ["steady", "beginner"]
        assert [second.headers[name] for name in ("Seat0", "Seat1")] == ["beginner", "steady"]
        decks |= {action.deck for action in chance[0] if isinstance(action, Deal)}
        deals = [action for action in first.actions if isinstance(action, Deal)]
        assert len({*deals}) == len(deals)
    assert len(decks) > 12


def test_starters_are_the_same_whoever_plays() -> None:
    """A player that would cut elsewhere is not asked."""

    def starters(game: Game) -> list[object]:
        again, seen = Game(start=game.start), []
        for action in game.actions:
            seen += [event.card for event in again.push(action) if isinstance(event, StarterTurned)]
        return seen

    ((first, second),) = games_of(Setup("random", "beginner", seed="x"), range(1))
    ((third, _),) = games_of(Setup("steady", "steady", seed="x"), range(1))
    same = min(len(starters(game)) for game in (first, second, third))
    assert same > 4
    assert starters(first)[:same] == starters(second)[:same] == starters(third)[:same]


def test_a_player_against_itself_splits_every_pair() -> None:
    for played in play_pairs(Setup("steady", "steady"), range(6)):
        first, second = played.result.games
        assert played.result.wins == 1
        assert played.result.points == 0
        assert first.scores == second.scores[::-1]
        assert first.dealer == second.dealer[::-1]


def test_results_are_what_the_records_say() -> None:
    for played in play_pairs(Setup("steady", "beginner"), range(6), keep=True):
        for number, (result, record) in enumerate(zip(played.result.games, played.records, strict=True)):
            state = read_game(record).state
            assert state.result is not None
            by_seat = result.scores if number == 0 else result.scores[::-1]
            assert state.scores == by_seat
            assert (state.result.winner == 0) == (result.winner == number)
            assert result.margin == result.scores[0] - result.scores[1]
            assert result.value == state.result.value
            assert result.fault == ""
            assert result.decisions[0] > 20
            assert min(result.seconds) > 0


def test_pairs_depend_on_their_number_and_the_seed_only() -> None:
    def bare(setup: Setup, *pairs: int) -> list[object]:
        return [
            [(game.winner, game.scores, game.decisions, game.dealer) for game in played.result.games]
            for played in play_pairs(setup, pairs)
        ]

    setup = Setup("random", "beginner", seed="3")
    together = bare(setup, 0, 1, 2, 3)
    assert together == [bare(setup, pair)[0] for pair in range(4)]
    assert together == bare(setup, 3, 2, 1, 0)[::-1]
    assert together != bare(Setup("random", "beginner", seed="4"), 0, 1, 2, 3)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ForeignCard", "does not hold"),
        ("KeepsFive", "lays 2 different cards into the crib, not "),
        ("ResignsForOthers", "can act for itself only"),
        ("DealsAgain", "can act for itself only"),
        ("NoAction", "can act for itself only"),
    ],
)
@pytest.mark.parametrize("cheats_as", ["a", "b"])
def test_cheats_lose_both_games(name: str, words: str, cheats_as: str) -> None:
    sides = (cheat(name), "steady") if cheats_as == "a" else ("steady", cheat(name))
    (played,) = play_pairs(Setup(*sides), [0], keep=True)

    other = 1 if cheats_as == "a" else 0
    for result, record in zip(played.result.games, played.records, strict=True):
        assert result.winner == other
        assert words in result.fault
        assert result.margin == (121 - result.scores[1 - other]) * (1 if other == 0 else -1)
        assert result.value == 1
        game = read_game(record)
        assert isinstance(game.actions[-1], Resign)
        assert game.headers["Fault"] == f"{cheat(name)}: {result.fault}"
        assert game.state.result is not None
        assert game.state.result.reason == "resigned"


def test_playing_past_the_limit() -> None:
    results = [played.result for played in play_pairs(Setup(cheat("TooHigh"), "steady"), range(4))]
    faults = [game for result in results for game in result.games if game.fault]

    assert faults
    assert all(game.winner == 1 and "past 31" in game.fault for game in faults)


def test_claims_that_are_too_high_are_the_referees_business() -> None:
    """Whoever overclaims is no cheat by the protocol: the claim is set right, and costs what the rules say."""
    rules = "six_card scoring=manual overclaim=two_points target=61"
    results = [played.result for played in play_pairs(Setup(cheat("ClaimsTooMuch"), "steady", rules=rules), range(3))]

    assert not any(game.fault for result in results for game in result.games)
    assert sum(result.points for result in results) < -60


def test_resigning_is_no_fault_but_costs_the_points() -> None:
    (played,) = play_pairs(Setup(cheat("Quitter"), "steady"), [0])
    for result in played.result.games:
        assert result.winner == 1
        assert result.fault == ""
        assert result.margin == result.scores[0] - 121


def test_a_bug_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError):
        play_pairs(Setup(cheat("broken"), "steady"), [0])


def test_players_get_another_seed_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    class Noted(SteadyPlayer):
        def __init__(self, seed: random.Random | int | str | None = None) -> None:
            seeds.append(seed)
            super().__init__(seed)

    monkeypatch.setattr("tests.arena.cheats.ForeignCard", Noted)
    play_pairs(Setup(cheat("ForeignCard"), cheat("ForeignCard"), seed="s"), range(3))
    assert len({*seeds}) == len(seeds) == 12


def test_results_survive_json() -> None:
    import json

    for played in play_pairs(Setup("steady", cheat("TooHigh")), range(2)):
        for result in played.result.games:
            assert GameResult.from_json(json.loads(json.dumps(result.to_json()))) == result


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup("steady", "steady", rules="three_hand"), "duplicate pairs are for two players, and these rules have 3"),
        (Setup("steady", "steady", rules="whist"), "whist"),
        (Setup("steady", "strong"), "there is no player named 'strong'; there are random, beginner, steady"),
    ],
)
def test_setups_that_cannot_be(setup: Setup, reason: str) -> None:
    with pytest.raises(FifteentwoError, match=reason):
        play_pairs(setup, [0])
