"""Games played in the kernel, against the referee and against NumPy's own Philox."""

from __future__ import annotations

import numpy as np
import pytest
from tests.kernel.games import deals_of, games_of, replayed

from fifteentwo.cards import Rank
from fifteentwo.errors import FifteentwoError
from fifteentwo.kernel import log_games, play_games
from fifteentwo.kernel.playouts import Step
from fifteentwo.rules import RuleSet


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 10_000, 1_000))
def test_the_referee_gives_the_same_points_in_ten_thousand_games(first: int) -> None:
    rules = RuleSet.parse("six_card")

    for game in games_of(1_000, seed=31, first=first):
        told, state = replayed(game, rules)
        assert told == [row for row in game if row[0] >= Step.PLAYED]
        assert state.over


@pytest.mark.parametrize("target", [31, 61, 255])
def test_the_referee_gives_the_same_points_to_other_targets(target: int) -> None:
    rules = RuleSet.parse(f"six_card target={target}")

    for game in games_of(30, seed=7, target=target):
        told, state = replayed(game, rules)
        assert told == [row for row in game if row[0] >= Step.PLAYED]
        assert state.over


def test_every_card_and_every_choice_comes_up_alike() -> None:
    """Chi-squared tests with a chance of one in ten million to fail for a fair stream; this one is always the same."""
    rows, _ = log_games(5_000, seed=99)
    dealt = rows[rows[:, 0] == Step.DEALT].reshape(-1, 12, 4)
    cards = np.bincount(dealt[:, :, 2].ravel(), minlength=52)
    places = np.array([np.bincount(dealt[:, place, 2], minlength=52) for place in (0, 11)])
    laid = rows[rows[:, 0] == Step.DISCARDED].reshape(-1, 2, 4)[:, :, 2]
    order = np.sort(dealt[:, :, 2].reshape(-1, 6, 2), axis=1)
    # Pone's cards are dealt first and laid first.
    hands = np.stack([order[:, :, 0], order[:, :, 1]], axis=1).reshape(-1, 6)
    chosen = (hands[:, :, None] == laid[:, None, :]).argmax(axis=1)
    pairs = np.bincount(chosen[:, 0] * 6 + chosen[:, 1], minlength=36)
    wanted = [6 * low + high for low in range(6) for high in range(low + 1, 6)]

    assert pairs.sum() == pairs[wanted].sum() == 2 * len(dealt)
    for counts, most in ((cards, 130), (places[0], 130), (places[1], 130), (pairs[wanted], 62)):
        expected = counts.sum() / len(counts)
        assert ((counts - expected) ** 2 / expected).sum() < most


def test_a_deal_can_be_drawn_again_from_the_published_generator() -> None:
    game = games_of(1, seed=2**63 + 5, first=1_000_003)[0]
    for number, deal in enumerate(deals_of(game)):
        # NumPy counts up before it draws, as the kernel does.
        key, counter = np.uint64([2**63 + 5, 0]), np.uint64([0, number, 1_000_003, 0])
        source = np.random.Philox(key=key, counter=counter)
        halves = source.random_raw(16).view(np.uint32).tolist()
        pack, drawn = list(range(52)), []
        for place in range(13):
            while (product := halves.pop(0) * (52 - place)) % 2**32 < 2**32 % (52 - place):
                pass
            other = place + (product >> 32)
            pack[place], pack[other] = pack[other], pack[place]
            drawn.append(pack[place])

        assert [card for step, _, card, _ in deal if step == Step.DEALT] == drawn[:12]
        assert next(card for step, _, card, _ in deal if step == Step.TURNED) == drawn[12]


def test_pone_is_dealt_the_first_card_and_the_deal_alternates() -> None:
    for number, deal in enumerate(deals_of(games_of(1, seed=3)[0])):
        dealer = number % 2
        assert [seat for step, seat, _, _ in deal if step == Step.DEALT] == [1 - dealer, dealer] * 6
        assert [seat for step, seat, _, _ in deal if step == Step.DISCARDED] == [1 - dealer] * 2 + [dealer] * 2


def test_results_are_those_of_the_log_and_no_thread_changes_them() -> None:
    scores, deals = play_games(1_000, seed=12)
    games = games_of(1_000, seed=12)

    for number, game in enumerate(games):
        last = [max([row[3] for row in game if row[0] >= Step.HEELS and row[1] == seat], default=0) for seat in (0, 1)]
        assert scores[number].tolist() == last
        assert deals[number] == len(deals_of(game))
    for threads in (2, 7):
        again = play_games(1_000, seed=12, threads=threads)
        assert (again.scores == scores).all()
        assert (again.deals == deals).all()


def test_the_cards_do_not_depend_on_the_players() -> None:
    plain, other = games_of(1, seed=8)[0], games_of(1, ("steady", "random"), seed=8)[0]

    def cards(game: list[list[int]]) -> list[list[int]]:
        return [row[:3] for row in game if row[0] in {Step.DEALT, Step.TURNED}]

    assert len({len(cards(plain)), len(cards(other))}) == 2
    assert all(one == two for one, two in zip(cards(plain), cards(other), strict=False))


def test_the_first_player_sits_in_seat_0() -> None:
    first, second = play_games(200, ("steady", "random"), seed=4), play_games(200, ("random", "steady"), seed=4)

    assert (first.scores[:, 0] == 121).mean() > 0.95
    assert (second.scores[:, 1] == 121).mean() > 0.95


def test_games_are_numbered_and_another_seed_gives_others() -> None:
    whole = play_games(100, seed=5).scores

    assert (play_games(40, seed=5, first=60).scores == whole[60:]).all()
    assert (play_games(100, seed=6).scores != whole).any(axis=1).mean() > 0.9
    assert play_games(0, seed=5).scores.shape == (0, 2)
    assert log_games(0, seed=5).rows.shape == (0, 4)


def test_random_games_hold_what_is_known_of_them() -> None:
    """Random cards score what the average over all hands is: 4.769 a hand, 4.735 a crib; heels comes once in 13."""
    rows, _ = log_games(20_000, seed=1)
    complete = (rows[:, 0] == Step.TURNED).sum()

    def average(step: Step) -> float:
        return rows[rows[:, 0] == step, 2].astype(int).sum() / complete

    # A deal in thirteen or so is broken off before the hands are shown.
    assert 0.95 < average(Step.HAND) / (2 * 4.769) < 1.0
    assert 0.92 < average(Step.CRIB) / 4.735 < 1.0
    assert average(Step.HEELS) == pytest.approx(2 / 13, abs=0.003)
    jacks = rows[(rows[:, 0] == Step.TURNED) & (rows[:, 2] // 4 == Rank.JACK)]
    assert len(jacks) == (rows[:, 0] == Step.HEELS).sum()


def test_players_are_two_that_the_kernel_has() -> None:
    with pytest.raises(FifteentwoError, match="no player named 'full'; it has random, steady"):
        play_games(1, ("steady", "full"), seed=0)
    with pytest.raises(FifteentwoError, match="two players, not 1"):
        log_games(1, ("steady",), seed=0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"games": -1}, "games must be at least 0"),
        ({"seed": -1}, "seed must be from 0"),
        ({"seed": 2**64}, "seed must be from 0"),
        ({"target": 0}, "target must be from 1 to 255, not 0"),
        ({"target": 256}, "target must be from 1 to 255, not 256"),
        ({"first": -1}, "first must be from 0"),
    ],
)
def test_arguments_out_of_range_are_named(options: dict[str, int], message: str) -> None:
    with pytest.raises(FifteentwoError, match=message):
        play_games(**{"games": 1, "seed": 0, **options})
    with pytest.raises(FifteentwoError, match=message):
        log_games(**{"games": 1, "seed": 0, **options})


def test_no_threads_cannot_play() -> None:
    with pytest.raises(FifteentwoError, match="threads must be at least 1, not 0"):
        play_games(1, seed=0, threads=0)
