"""Matches: the results of games, who is ahead, and who deals first in the next game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from fifteentwo.errors import FifteentwoError
from fifteentwo.game.result import Result
from fifteentwo.game.setup import sides_and_targets
from fifteentwo.game.state import GameState
from fifteentwo.rules import RuleSet


class PlayedGame(NamedTuple):
    """One finished game of a match."""

    result: Result
    first_dealer: int
    """The seat that dealt first, or that would have, had the game been played."""


@dataclass(frozen=True, slots=True)
class Match:
    """The finished games of a match under one rule set; immutable.

    A best of three is won by the first to two games, a best of five by the first to three; a skunk counts as many games
    as the rules say. A match for game points has a fixed number of games. The captain game has three, in which each
    player is captain once.

    >>> Match(RuleSet.parse("six_card match=best_of_3")).next_game().phase.value
    'pack'
    """

    rules: RuleSet
    games: tuple[PlayedGame, ...] = ()

    def with_game(self, state: GameState) -> Match:
        """Returns the match with one more finished game.

        Raises:
            FifteentwoError: The game is not over, has other rules, is not the next one, or the match is over.
        """
        if self.over:
            raise FifteentwoError("the match is over")
        if state.result is None:
            raise FifteentwoError("the game is not over")
        if state.rules != self.rules:
            raise FifteentwoError(f"the game's rules ({state.rules}) are not the match's ({self.rules})")
        if state.game_number != len(self.games):
            raise FifteentwoError(f"this is game {state.game_number}, but the match comes to game {len(self.games)}")
        first = state.first_dealer
        return replace(self, games=(*self.games, PlayedGame(state.result, 0 if first is None else first)))

    @property
    def points(self) -> tuple[int, ...]:
        """The games, or game points, that each seat has won; partners win together."""
        points = [0] * self.rules.players
        for number, game in enumerate(self.games):
            sides, _ = sides_and_targets(self.rules, number)
            for seat, side in enumerate(sides):
                if side == game.result.winner:
                    points[seat] += game.result.value
        return tuple(points)

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return len(self.games) >= self._most_games or max(self.points) >= self._points_needed

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: none before the end, several where they are partners or equal."""
        if not self.over:
            return ()
        best = max(self.points)
        return tuple(seat for seat, points in enumerate(self.points) if points == best)

    @property
    def _most_games(self) -> int:
        match self.rules.match:
            case "single":
                return 1
            case "captain_three":
                return 3
            case "game_points":
                return self.rules.match_games
            case _:
                return 1000

    @property
    def _points_needed(self) -> int:
        return {"best_of_3": 2, "best_of_5": 3}.get(self.rules.match, 10**9)

    @property
    def next_first_dealer(self) -> int | None:
        """The seat that deals first in the next game; None where it is cut for.

        Where the loser or the winner deals and that is a side of several seats or one of several sides: the losing
        side with the lowest score (at lowball the highest), and of its seats the first to the left of the last game's
        first dealer.
        """
        if not self.games or self.rules.next_first_dealer == "cut":
            return None
        players = self.rules.players
        result, first = self.games[-1]
        if self.rules.next_first_dealer == "alternate":
            return (first + 1) % players
        side = result.winner
        sides, _ = sides_and_targets(self.rules, len(self.games) - 1)
        clockwise = [(first + step) % players for step in range(1, players + 1)]
        if self.rules.next_first_dealer == "loser":
            losers = [sides[seat] for seat in clockwise if sides[seat] != result.winner]
            lowball = self.rules.win_mode == "lowball"
            side = (max if lowball else min)(losers, key=lambda other: result.scores[other])
        return next(seat for seat in clockwise if sides[seat] == side)

    def next_game(self) -> GameState:
        """Returns the start of the next game.

        Raises:
            FifteentwoError: The match is over.
        """
        if self.over:
            raise FifteentwoError("the match is over")
        return GameState.setup(self.rules, dealer=self.next_first_dealer, game_number=len(self.games))
