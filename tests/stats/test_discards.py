"""The discard at equilibrium."""

from __future__ import annotations

from fractions import Fraction
from math import comb, sqrt

import numpy as np
import pytest

from fifteentwo.kernel import score_shows
from fifteentwo.kernel.discards import Deals, best_choices, weigh_choices
from fifteentwo.stats import discard_tables
from fifteentwo.stats.discards import (
    ROLES,
    UNIT,
    Discarder,
    DiscardTables,
    Numbers,
    Role,
    _QuickAnswers,
    check_discards,
    random_habit,
    solve_discards,
)
from fifteentwo.stats.scorers import scorer_of
from fifteentwo.stats.throws import THROWS


@pytest.fixture(scope="module")
def six() -> Discarder:
    return Discarder(6, scorer_of())


def averages(tables: DiscardTables, role: Role) -> Numbers:
    """Returns the average cribs by which a player chooses."""
    return np.array([round(crib * UNIT) for crib in tables.habit(role).cribs])


def test_the_six_card_habits_are_best_answers_to_each_other(six: Discarder) -> None:
    tables = discard_tables(6)
    for role in ROLES:
        habit = tables.habit(role)
        answer = six.answer(role, averages(tables, role))
        assert tuple(answer.thrown.tolist()) == habit.thrown
        assert Fraction(answer.hands, 46 * comb(52, 6)) == habit.mean_hand
        assert six.kept(answer) == habit.hands
        assert habit.gain == 0


def test_what_comes_of_the_tables_is_what_they_say(six: Discarder) -> None:
    tables = discard_tables(6)
    checked = check_discards(six, tables)
    for role in ROLES:
        habit, again = tables.habit(role), checked.habit(role)
        assert again.thrown == habit.thrown
        assert again.hands == habit.hands
        assert abs(again.mean_crib - habit.mean_crib) < Fraction(1, 10_000)
        assert max(abs(one - other) for one, other in zip(again.cribs, habit.cribs, strict=True)) < Fraction(1, 100)
        assert 0 <= again.gain < Fraction(1, 100_000)


@pytest.mark.slow
@pytest.mark.parametrize("dealt", [5, 6])
def test_solving_finds_the_tables_of_the_package_again(dealt: int) -> None:
    seen: list[int] = []
    tables = solve_discards(Discarder(dealt, scorer_of(), threads=2), on_round=seen.append)

    assert tables == discard_tables(dealt), "run tools/discard_tables.py"
    assert seen == list(range(1, tables.rounds + 1))


def test_five_card_habits_are_best_answers_but_for_a_few_deals() -> None:
    tables = discard_tables(5)
    five = Discarder(5, scorer_of())
    for role in ROLES:
        best = five.answer(role, averages(tables, role))
        gained = five.value(role, averages(tables, role), best) - tables.net(role)
        assert gained == tables.habit(role).gain < Fraction(1, 10_000_000)


@pytest.mark.parametrize("dealt", [5, 6])
def test_habits_add_up(dealt: int) -> None:
    tables = discard_tables(dealt)
    for role in ROLES:
        habit = tables.habit(role)
        assert sum(habit.thrown) == comb(52, dealt)
        assert habit.hands.total == comb(52, dealt) * (52 - dealt)
        assert sum(habit.share(throw) for throw in THROWS) == 1
        assert habit.mean_crib == sum(habit.share(throw) * habit.crib(throw) for throw in THROWS)
    assert tables.net("dealer") == tables.dealer.mean_hand + tables.dealer.mean_crib
    assert tables.net("pone") == tables.pone.mean_hand - tables.pone.mean_crib
    # The pone keeps more, since the crib pulls the dealer's choice away from the best hand.
    assert tables.pone.mean_hand > tables.dealer.mean_hand


def test_a_pair_of_fives_is_thrown_to_oneself_only() -> None:
    tables = discard_tables()
    fives = THROWS[4 * 14]
    assert str(fives) == "5 5"
    assert tables.dealer.share(fives) > 10 * tables.pone.share(fives)
    assert tables.pone.crib(fives) == max(tables.pone.cribs)


def test_a_random_habit_throws_every_pair_alike() -> None:
    assert random_habit().sum() == 1326


def test_averages_hold_in_a_sample_of_whole_deals() -> None:
    """Deals both players six cards, lets both choose by the tables, and looks at hands and cribs."""
    number = 400_000
    source = np.random.default_rng(6)
    cards = source.permuted(np.tile(np.arange(52, dtype=np.uint8), (number, 1)), axis=1)[:, :13]
    tables = discard_tables()
    places = np.array([(one, other) for one in range(6) for other in range(one + 1, 6)])
    starters = cards[:, 12:]
    rows = np.arange(number)
    thrown, keys = [], {}
    for role, first in zip(ROLES, (0, 6), strict=True):
        habit = tables.habit(role)
        deals = Deals(np.ascontiguousarray(cards[:, first : first + 6]), np.ones(number, dtype=np.uint8))
        choices = weigh_choices(scorer_of(), deals)
        unit = np.full(169, UNIT)
        chosen, counts, _ = best_choices(deals, choices, averages(tables, role), unit, pone=role == "pone")
        away = places[chosen]
        stays = (np.arange(6) != away[:, :1]) & (np.arange(6) != away[:, 1:])
        thrown.append(deals.cards[rows[:, None], away])
        keys[role] = choices.keys[rows, chosen]
        hands = score_shows(np.hstack([deals.cards[stays].reshape(number, 4), starters]))
        assert abs(hands.mean() - habit.mean_hand) < 4.5 * habit.hands.std / sqrt(number)
        for throw in THROWS:
            expected = float(habit.share(throw)) * number
            assert abs(counts[throw.key] - expected) < 5 * max(sqrt(expected), 1)
    cribs = score_shows(np.hstack([*thrown, starters]), True).astype(float)
    for role in ROLES:
        habit = tables.habit(role)
        # The averages take the two hands to miss each other card by card, which is nearly so.
        assert abs(cribs.mean() - habit.mean_crib) < 4.5 * cribs.std() / sqrt(number) + 0.003
        deviations = []
        for throw in THROWS:
            some = cribs[keys[role] == throw.key]
            if len(some) > 500:
                deviations.append((some.mean() - habit.crib(throw)) / (some.std() / sqrt(len(some))))
        assert len(deviations) > 120
        assert np.abs(deviations).max() < 4.5
        assert np.std(deviations) < 1.3


def test_quick_answers_are_the_answers(six: Discarder) -> None:
    quick = _QuickAnswers(six, "pone")
    source = np.random.default_rng(169)
    around = averages(discard_tables(), "pone")
    for spread in (0, 0.01, 0.01, 0.5, 0.02):
        asked = around + (source.normal(size=169) * spread * UNIT).astype(np.int64)
        thrown = quick.thrown(asked)
        answer = six.answer("pone", asked)
        assert thrown.tolist() == answer.thrown.tolist()
        assert quick.last().hands == answer.hands
        assert (quick.last().chosen == answer.chosen).all()
