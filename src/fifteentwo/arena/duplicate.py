"""Duplicate pairs: two games with the same cards, in which each side has what the other had."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from itertools import count
from typing import Any

from fifteentwo import __version__
from fifteentwo.arena.client import Limits
from fifteentwo.arena.contestants import Contestant, contestant
from fifteentwo.arena.faults import PlayerFault
from fifteentwo.arena.playing import play_on, seat_to_ask
from fifteentwo.arena.tally import DealTally, RoleSums, TimedSeat
from fifteentwo.cards import shuffled
from fifteentwo.errors import FifteentwoError, IllegalAction
from fifteentwo.game import Action, Game, Resign
from fifteentwo.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match is: everything that its results depend on, except how many pairs are played.

    The results depend on nothing else as long as the players do not: not on how many processes play, nor in what order.
    """

    a: str
    """The one side: see :func:`~fifteentwo.arena.contestants.contestant`."""
    b: str
    """The other side."""
    seed: str = "0"
    """What all shuffles, cuts and players are seeded from."""
    rules: str = "six_card"
    move_time: float = Limits().act
    """How many seconds a program has for one decision."""

    def checked_rules(self) -> RuleSet:
        """Returns the rules.

        Raises:
            FifteentwoError: The text is not a rule set, or not one for two.
        """
        rules = RuleSet.parse(self.rules)
        if rules.players != 2:
            raise FifteentwoError(f"duplicate pairs are for two players, and these rules have {rules.players}")
        return rules


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game of a pair. Tuples hold the value of side a, then that of side b."""

    winner: int
    """0 where side a won, 1 where side b did."""
    scores: tuple[int, int]
    margin: int
    """The points of side a less those of side b; whoever is given a game has the game hole."""
    value: int
    """How many games the win counts, by its skunks."""
    first_dealer: int
    fault: str
    """Why the loser was taken out of the game, if it was; otherwise nothing."""
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    dealer: tuple[RoleSums, RoleSums]
    """What each side scored as dealer."""
    pone: tuple[RoleSums, RoleSums]
    """What each side scored as pone."""

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> GameResult:
        """Returns the result that :meth:`to_json` has given.

        Raises:
            KeyError, TypeError, ValueError: The value is something else.
        """
        pairs = {name: tuple(value[name]) for name in ("scores", "decisions", "seconds")}
        sums = {name: tuple([RoleSums(**sums) for sums in value[name]]) for name in ("dealer", "pone")}
        return cls(**(value | pairs | sums))

    def to_json(self) -> dict[str, Any]:
        """Returns the result as values that JSON has."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class PairResult:
    """The two games of a pair."""

    pair: int
    """Which pair of the match it is, from 0."""
    games: tuple[GameResult, GameResult]

    @property
    def wins(self) -> int:
        """How many of the two games side a won."""
        return sum(game.winner == 0 for game in self.games)

    @property
    def points(self) -> int:
        """The points of side a less those of side b, in both games together."""
        return sum(game.margin for game in self.games)


@dataclass(frozen=True, slots=True)
class PlayedPair:
    """A pair with its records."""

    result: PairResult
    records: tuple[str, ...]
    """Both games as files; nothing where they were not asked for."""


def play_pairs(setup: Setup, pairs: Sequence[int], *, keep: bool = False) -> list[PlayedPair]:
    """Plays some pairs of a match. This is what a worker process is given to do.

    Args:
        setup: The match.
        pairs: The numbers of the pairs.
        keep: Whether to return the records of the games.

    Raises:
        FifteentwoError: A contestant or the rules are not what they should be.
    """
    rules = setup.checked_rules()
    limits = Limits(act=setup.move_time)
    with ExitStack() as stack:
        sides: list[Contestant] = []
        for name in (setup.a, setup.b):
            sides.append(contestant(name, limits))
            stack.callback(sides[-1].close)
        return [_play_pair(setup, rules, sides, pair, keep=keep) for pair in pairs]


def _play_pair(setup: Setup, rules: RuleSet, sides: Sequence[Contestant], pair: int, *, keep: bool) -> PlayedPair:
    """Plays both games of a pair: in the second, each side sits where the other sat in the first."""
    played = [_play_game(setup, rules, sides, pair, number) for number in (0, 1)]
    results = (played[0][0], played[1][0])
    return PlayedPair(PairResult(pair, results), tuple([game.write() for _, game in played] if keep else ()))


def _play_game(
    setup: Setup, rules: RuleSet, sides: Sequence[Contestant], pair: int, number: int
) -> tuple[GameResult, Game]:
    table = f"{setup.seed}/{pair}"
    order = (number, 1 - number)  # the side at each seat; a side's place in this is also its seat
    decks = (shuffled(random.Random(f"{table}/deck/{deal}")) for deal in count(1))

    def cut(deal: int, cuts: Sequence[Action]) -> Action:
        return random.Random(f"{table}/cut/{deal}").choice(cuts)

    game = Game(rules, dealer=pair % 2, headers=_headers(setup, pair, number))
    tally = DealTally(game.state.targets)
    seats: list[TimedSeat] = []
    fault, offender = "", 0
    try:
        for side in order:
            offender = len(seats)
            seats.append(TimedSeat(sides[side].for_game(f"{table}/{number}/{'ab'[side]}"), cut))
        play_on(game, seats, lambda: next(decks), tally.see)
    except (IllegalAction, PlayerFault) as error:
        offender = offender if len(seats) < 2 else seat_to_ask(game.state) or 0
        fault = str(error)
        sides[order[offender]].close()
        game.headers["Fault"] = " ".join(f"{(setup.a, setup.b)[order[offender]]}: {fault}".split())
        game.push(Resign(offender))
    return _result(game, order, seats, tally, fault), game


def _result(game: Game, order: Sequence[int], seats: Sequence[TimedSeat], tally: DealTally, fault: str) -> GameResult:
    result = game.state.result
    if result is None:
        raise AssertionError("the game has come to its end")
    points = list(result.scores)
    if result.reason != "target":
        points[result.winner] = game.state.targets[result.winner]
    a, b = order
    return GameResult(
        winner=order[result.winner],
        scores=(result.scores[a], result.scores[b]),
        margin=points[a] - points[b],
        value=result.value,
        first_dealer=order[game.state.first_dealer or 0],
        fault=fault,
        decisions=(seats[a].decisions, seats[b].decisions) if len(seats) == 2 else (0, 0),
        seconds=(round(seats[a].seconds, 6), round(seats[b].seconds, 6)) if len(seats) == 2 else (0.0, 0.0),
        dealer=(tally.dealer[a], tally.dealer[b]),
        pone=(tally.pone[a], tally.pone[b]),
    )


def _headers(setup: Setup, pair: int, number: int) -> dict[str, str]:
    seats = (setup.a, setup.b) if number == 0 else (setup.b, setup.a)
    return {
        "Event": f"Match {setup.a} against {setup.b}, seed {setup.seed}",
        "Pair": str(pair),
        "Table": str(number + 1),
        "Seat0": seats[0],
        "Seat1": seats[1],
        "Program": f"fifteentwo {__version__}",
    }
