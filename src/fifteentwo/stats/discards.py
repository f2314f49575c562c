"""The discard at equilibrium: how often each pair is thrown and what crib it ends in, when both players choose best.

Each player is taken to know what crib each kind of throw ends in on average, and chooses for the best sum of hand and
crib: the dealer with the crib, the pone against it. The averages follow from what both players do over all deals: how
often each kind is thrown, and which cards are kept beside it. Habits that answer each other are found by letting the two
answer over and over. Answers to the last habit alone go round in circles; answers to the average of all habits so far,
later ones weighing more, settle down.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

import numpy as np
import numpy.typing as npt

from fifteentwo.kernel.discards import (
    Choices,
    Deals,
    best_choices,
    chosen_counts,
    close_deals,
    crib_sums,
    held_counts,
    joint_cribs,
    suit_classes,
    weigh_choices,
)
from fifteentwo.stats.distribution import Distribution
from fifteentwo.stats.throws import THROWS, Throw

if TYPE_CHECKING:
    from fifteentwo.kernel.scorer import Scorer

Role = Literal["dealer", "pone"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)
OTHER: Final[dict[Role, Role]] = {"dealer": "pone", "pone": "dealer"}

Numbers = npt.NDArray[np.int64]

UNIT: Final = 10**9
"""Average cribs are rounded to so many parts of a point, so that choices by them can be compared exactly."""
_FINE: Final = 2**20
"""So finely likelihoods are kept: whole numbers add up to the same on every machine."""
_MOST_DEALS: Final = 2**25
"""Frequencies are scaled down to about so many deals, so that sums of products fit 64 bits."""
STAGES: Final = (20, 20, 20, 150)
"""How many rounds each stage of the search has at most."""
_STARTERS: Final = 48
"""How many starters a crib leaves in the pack."""
_PAIR_WEIGHT: Final = np.array([12 // throw.combinations for throw in THROWS], dtype=np.int64)
"""What turns how often a kind is thrown into how often each pair of the kind is, in twelfths."""


@dataclass(frozen=True)
class Habit:
    """What one player does over all deals.

    Attributes:
        thrown: In how many deals each kind of throw is thrown, in the order of ``THROWS``.
        cribs: The average crib that each kind of throw ends in, given what both players do.
        hands: What the hands kept score, over all deals and starters.
        gain: How much the player could gain a deal by other choices, on average; 0 for a best answer.
    """

    thrown: tuple[int, ...]
    cribs: tuple[Fraction, ...]
    hands: Distribution
    gain: Fraction

    def share(self, throw: Throw) -> Fraction:
        """Returns the share of the deals in which such cards are thrown."""
        return Fraction(self.thrown[throw.key], sum(self.thrown))

    def crib(self, throw: Throw) -> Fraction:
        """Returns the average crib of such a throw."""
        return self.cribs[throw.key]

    @cached_property
    def mean_crib(self) -> Fraction:
        """The average crib over all deals."""
        sums = [number * crib for number, crib in zip(self.thrown, self.cribs, strict=True)]
        return sum(sums, Fraction(0)) / sum(self.thrown)

    @property
    def mean_hand(self) -> Fraction:
        """The average hand over all deals and starters."""
        return self.hands.exact_mean

    @property
    def weights(self) -> tuple[int, ...]:
        """How likely one given pair of each kind is to be thrown, as whole numbers that compare with one another."""
        return tuple([number * int(weight) for number, weight in zip(self.thrown, _PAIR_WEIGHT, strict=True)])


@dataclass(frozen=True)
class DiscardTables:
    """Habits of dealer and pone that answer each other.

    Attributes:
        dealt: How many cards each player is dealt, 6 or 5.
        dealer: What the dealer does.
        pone: What the pone does.
        rounds: How many rounds of answers it took to find them.
    """

    dealt: int
    dealer: Habit
    pone: Habit
    rounds: int

    def habit(self, role: Role) -> Habit:
        """Returns what one of the two does."""
        return self.dealer if role == "dealer" else self.pone

    def net(self, role: Role) -> Fraction:
        """Returns the average of hand and crib for the dealer, of hand less crib for the pone."""
        habit = self.habit(role)
        return habit.mean_hand + (habit.mean_crib if role == "dealer" else -habit.mean_crib)


class Answer(NamedTuple):
    """Best choices.

    Attributes:
        chosen: The choice for each class of deals.
        thrown: How often each kind is thrown over all deals.
        hands: What the hands kept score, summed over all deals and starters.
    """

    chosen: npt.NDArray[np.uint8]
    thrown: Numbers
    hands: int


@dataclass(frozen=True)
class Joint:
    """What cribs score, by the kinds of the dealer's and the pone's throw.

    Attributes:
        points: For two given cards of the dealer's kind and all cards of the pone's: the points over all starters,
            weighed by how likely all of them meet, as whole numbers.
        meetings: The weights.
    """

    points: Numbers
    meetings: Numbers

    @classmethod
    def of(cls, points: npt.NDArray[np.float64], meetings: npt.NDArray[np.float64]) -> Joint:
        """Returns what the kernel's sums say."""
        return cls(*(np.rint(sums * _FINE).astype(np.int64) for sums in (points, meetings)))

    def averages(self, role: Role, thrown: Numbers) -> Numbers:
        """Returns the average crib of each kind of throw, where the other player throws with given frequencies.

        In parts of a point, see ``UNIT``.
        """
        weights = thrown // max(int(thrown.sum()) // _MOST_DEALS, 1)
        if role == "dealer":
            weights *= _PAIR_WEIGHT
            sums = self.points @ weights, self.meetings @ weights
        else:
            sums = weights @ self.points, weights @ self.meetings
        points, meetings = (part.tolist() for part in sums)
        return np.array([(UNIT * p + m // 2) // m for p, m in zip(points, meetings, strict=True)], dtype=np.int64)


class Discarder:
    """Finds best answers over all deals of five or six cards.

    Args:
        dealt: How many cards are dealt, 5 or 6.
        scorer: What hands and cribs score.
        threads: How many threads work on it; results do not depend on it.
    """

    def __init__(self, dealt: int, scorer: Scorer, *, threads: int = 1) -> None:
        self.scorer = scorer
        self.threads = threads
        self.deals = suit_classes(dealt)
        self.choices = weigh_choices(scorer, self.deals, threads=threads)
        self.number = int(self.deals.alike.sum(dtype=np.int64))
        """How many deals there are."""

    @cached_property
    def apart(self) -> Joint:
        """What cribs score where nothing is known of what the players keep."""
        points, pairs = crib_sums(self.scorer)
        return Joint(points * _FINE, pairs * _STARTERS * _FINE)

    def joint(self, dealer: Answer, pone: Answer) -> Joint:
        """Returns what cribs score where both players choose in a given way."""
        held = [held_counts(self.deals, answer.chosen) for answer in (dealer, pone)]
        return Joint.of(*joint_cribs(self.scorer, *held, threads=self.threads))

    def answer(self, role: Role, averages: Numbers) -> Answer:
        """Returns the best choices where each kind of throw ends in a known average crib."""
        out_of = np.full_like(averages, UNIT)
        pone = role == "pone"
        return Answer(*best_choices(self.deals, self.choices, averages, out_of, pone=pone, threads=self.threads))

    def value(self, role: Role, averages: Numbers, answer: Answer) -> Fraction:
        """Returns what choices are worth a deal: the hand, and the crib for or against it."""
        cribs = Fraction(
            sum([n * crib for n, crib in zip(answer.thrown.tolist(), averages.tolist(), strict=True)]), UNIT
        )
        return (Fraction(answer.hands, self.deals.starters) + (cribs if role == "dealer" else -cribs)) / self.number

    def kept(self, answer: Answer) -> Distribution:
        """Returns what the hands kept score, over all deals and starters."""
        return Distribution.of(chosen_counts(self.scorer, self.deals, answer.chosen, threads=self.threads).tolist())


class _QuickAnswers:
    """Finds best answers again and again while the averages change little.

    Where one choice was best by a good margin it is still best; only the other deals are looked at again.
    """

    WITHIN: Final = 0.05
    """The margin in points."""

    def __init__(self, discarder: Discarder, role: Role) -> None:
        self._discarder = discarder
        self._role = role
        self._averages: Numbers | None = None

    def thrown(self, averages: Numbers) -> Numbers:
        """Returns how often each kind is thrown by the best choices."""
        if self._averages is None or 2.1 * np.abs(averages - self._averages).max() >= self.WITHIN * UNIT:
            self._look_at_all(averages)
        self._part = self._answer_close(averages)
        return self._others_throw + self._part.thrown

    def last(self) -> Answer:
        """Returns the choices that were asked for last."""
        chosen = self._all.chosen.copy()
        chosen[self._close] = self._part.chosen
        return Answer(chosen, self._others_throw + self._part.thrown, self._others_hold + self._part.hands)

    def _look_at_all(self, averages: Numbers) -> None:
        discarder = self._discarder
        self._averages = averages
        self._all = discarder.answer(self._role, averages)
        out_of = np.full_like(averages, UNIT)
        pone = self._role == "pone"
        self._close = close_deals(discarder.choices, averages, out_of, within=self.WITHIN, pone=pone)
        self._deals = Deals(*(array[self._close] for array in discarder.deals))
        choices = discarder.choices
        self._choices = Choices(choices.sums[self._close], choices.keys[self._close])
        part = self._answer_close(averages)
        self._others_throw = self._all.thrown - part.thrown
        self._others_hold = self._all.hands - part.hands

    def _answer_close(self, averages: Numbers) -> Answer:
        out_of = np.full_like(averages, UNIT)
        return Answer(*best_choices(self._deals, self._choices, averages, out_of, pone=self._role == "pone"))


def random_habit() -> Numbers:
    """Returns how often each kind is thrown by a player who throws any two cards of the pack."""
    return np.array([throw.combinations for throw in THROWS], dtype=np.int64)


def solve_discards(discarder: Discarder, *, on_round: Callable[[int], object] = lambda _: None) -> DiscardTables:
    """Finds habits of dealer and pone that answer each other, starting from two players who throw any two cards.

    How often each kind is thrown and what is kept beside it are found in turn: each stage settles the first with the
    second as the stage before left it. After a few stages the second hardly changes, and the last stage goes on until
    the habits answer each other exactly. Where a few deals would have to be thrown now one way, now the other, the
    habits returned are the nearest ones met, and their ``gain`` says how near.

    Args:
        discarder: Knows all deals and finds best answers.
        on_round: Told the number of each round as it begins.
    """
    search = _Search(discarder, on_round)
    joint = discarder.apart
    thrown = {role: random_habit() for role in ROLES}
    *stages, last = STAGES
    for rounds in stages:
        answers = search.settle(joint, thrown, rounds).answers
        joint = discarder.joint(**answers)
        thrown = {role: answers[role].thrown for role in ROLES}
    return _tables(discarder, search.settle(joint, thrown, last), search.rounds)


def check_discards(discarder: Discarder, tables: DiscardTables) -> DiscardTables:
    """Works out again what comes of choosing by given tables: what is thrown and kept, and what cribs this leads to.

    Args:
        discarder: Knows all deals, and what hands and cribs score.
        tables: The average cribs by which both players choose.

    Returns:
        Tables with the cribs that really follow; ``gain`` is what a player could gain by choosing for those instead.
    """
    answers = {role: discarder.answer(role, _parts(tables.habit(role).cribs)) for role in ROLES}
    return _tables(discarder, _judge(discarder, discarder.joint(**answers), answers), tables.rounds)


class _Settled(NamedTuple):
    """Two answers, the averages they lead to, and what each player could gain then."""

    answers: dict[Role, Answer]
    averages: dict[Role, Numbers]
    gains: dict[Role, Fraction]


class _Search:
    """Lets two players answer each other, and counts the rounds."""

    FIRST: Final = 3
    """So many first answers are too wild to be kept in the average."""
    CHECK: Final = 10
    """After so many rounds it is looked whether the answers have settled."""

    def __init__(self, discarder: Discarder, on_round: Callable[[int], object]) -> None:
        self._discarder = discarder
        self._quick = {role: _QuickAnswers(discarder, role) for role in ROLES}
        self._on_round = on_round
        self.rounds = 0

    def settle(self, joint: Joint, thrown: dict[Role, Numbers], most: int) -> _Settled:
        """Returns answers to each other, or the nearest ones met in so many rounds, for fixed hands beside each throw."""
        sums = thrown
        best: _Settled | None = None
        for number in range(1, most + 1):
            self.rounds += 1
            self._on_round(self.rounds)
            thrown = self._answer(joint, sums)
            if number % self.CHECK == 0:
                answers = {role: self._quick[role].last() for role in ROLES}
                found = _judge(self._discarder, joint, answers)
                if best is None or max(found.gains.values()) < max(best.gains.values()):
                    best = found
                if not any(found.gains.values()):
                    break
            if number <= self.FIRST:
                sums = thrown
            else:
                sums = {role: sums[role] + (number - self.FIRST) * thrown[role] for role in ROLES}
        assert best is not None  # noqa: S101 - each stage has rounds enough to look once
        return best

    def _answer(self, joint: Joint, thrown: dict[Role, Numbers]) -> dict[Role, Numbers]:
        return {role: self._quick[role].thrown(joint.averages(role, thrown[OTHER[role]])) for role in ROLES}


def _judge(discarder: Discarder, joint: Joint, answers: dict[Role, Answer]) -> _Settled:
    """Says what cribs two answers lead to, and what each player could gain then."""
    averages = {role: joint.averages(role, answers[OTHER[role]].thrown) for role in ROLES}
    gains = {}
    for role in ROLES:
        best = discarder.answer(role, averages[role])
        gains[role] = discarder.value(role, averages[role], best) - discarder.value(role, averages[role], answers[role])
    return _Settled(answers, averages, gains)


def _tables(discarder: Discarder, settled: _Settled, rounds: int) -> DiscardTables:
    habits = {
        role: Habit(
            thrown=tuple(settled.answers[role].thrown.tolist()),
            cribs=tuple([Fraction(crib, UNIT) for crib in settled.averages[role].tolist()]),
            hands=discarder.kept(settled.answers[role]),
            gain=settled.gains[role],
        )
        for role in ROLES
    }
    return DiscardTables(discarder.deals.dealt, habits["dealer"], habits["pone"], rounds)


def _parts(cribs: tuple[Fraction, ...]) -> Numbers:
    """Returns averages in parts of a point."""
    return np.array([round(crib * UNIT) for crib in cribs], dtype=np.int64)
