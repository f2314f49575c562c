"""A sitting at the terminal: one game after the other, of a match or as long as the person likes."""

from __future__ import annotations

import random

from rich.console import Console

from fifteentwo.cli.look import Look
from fifteentwo.cli.names import YOU, Names, joined, numbered
from fifteentwo.cli.telling import Telling
from fifteentwo.cli.terminal.display import GO_ON, Display, Leave
from fifteentwo.cli.terminal.fullscreen import Pages, pages_fit
from fifteentwo.cli.terminal.human import Human
from fifteentwo.cli.terminal.plain import Lines
from fifteentwo.cli.terminal.playing import Table
from fifteentwo.cli.terminal.shelf import Shelf
from fifteentwo.cli.terminal.sitting import (
    HIDDEN_SEED,
    MATCH,
    ME,
    Sitting,
    add_text,
    new_game,
    new_match_name,
    open_seed,
    seat_names,
)
from fifteentwo.game import Game, Match
from fifteentwo.record.shuffle import commit


class Session:
    """The games that a person plays one after the other."""

    def __init__(self, console: Console, shelf: Shelf, sitting: Sitting, *, plain: bool, quick: bool) -> None:
        """Takes where to show and keep what; whether as plain lines; and whether to ask nothing that can be left out."""
        self._console = console
        self._shelf = shelf
        self._sitting = sitting
        self._plain = plain or not pages_fit(console)
        self._quick = quick
        self._farewell: list[str] = []

    def run(self, game: Game | None, match: Match) -> int:
        """Plays until the person has enough, and returns the exit status.

        Args:
            game: The game to go on with, or None to begin one.
            match: The games of its match so far.
        """
        if game is None:
            game = new_game(self._sitting, match, new_match_name(), None)
        status = 130
        try:
            while True:
                game, match = self._play(game, match)
        except Leave as leave:
            status = leave.status
        except KeyboardInterrupt:
            pass  # between two questions
        for line in self._farewell:
            self._console.print(line, soft_wrap=True, highlight=False)
        return status

    def _play(self, game: Game, match: Match) -> tuple[Game, Match]:
        """Plays a game, and returns the next one and the games of its match so far.

        Raises:
            Leave: The person has enough.
        """
        names = Names(numbered(seat_names(game), game.rules.players), game.state.sides)
        telling = Telling(names, Look.of(self._console))
        title = str(game.rules) if game.rules.match == "single" else f"{game.rules}, game {game.state.game_number + 1}"
        display: Display = Lines(self._console, telling) if self._plain else Pages(self._console, telling, title)
        with display.open():
            if not game.actions:
                self._settle_shuffles(game, display)
            self._shelf.save(game)
            self._farewell = [
                f"The game is kept, and {self._shelf.command} goes on with it.",
                str(self._shelf.unfinished),
            ]
            Table(game, self._shelf, display, Human(names.seats[ME], display, telling, random.Random())).run()
            return self._end(game, match, display, telling)

    def _settle_shuffles(self, game: Game, display: Display) -> None:
        """Shows the commitment to the shuffles, and mixes in what the person adds."""
        commitment = commit(game.headers[HIDDEN_SEED])
        half = len(commitment) // 2
        lines = [
            "The shuffles of this game are settled. The SHA-256 of their seed is",
            "",
            commitment[:half],
            commitment[half:],
            "",
            "After the game the seed stands in its file, and fifteentwo verify shows that no card was moved.",
        ]
        asked = (
            GO_ON
            if self._quick
            else "Enter begins. You may type a text of your own first, to be mixed into the shuffles."
        )
        text = display.words(game.view(ME), lines, asked).strip()
        if text.lower() in {"q", "quit"}:
            raise Leave
        if text and not self._quick:
            add_text(game, text)

    def _end(self, game: Game, match: Match, display: Display, telling: Telling) -> tuple[Game, Match]:
        """Keeps a finished game, shows how it ended, and begins the next unless the person has enough."""
        result = game.state.result
        if result is None:
            raise AssertionError("the game has ended")
        open_seed(game)
        match = match.with_game(game.state)
        name = game.headers[MATCH]
        path = self._shelf.finish(game, name)
        ending = [telling.result(result), *_standing(match, telling.names), ""]
        use = "fifteentwo replay shows it, fifteentwo verify checks it."
        if self._plain:
            # The result has been told, and nothing is wiped off the screen.
            lines, self._farewell = [*ending[1:], "The game is kept in", str(path), use], []
        else:
            lines = [*ending, "The game is kept in the file", path.name, "", use]
            self._farewell = [*ending, "The game is kept in", str(path), use]
        first = match.next_first_dealer
        if match.over:
            self._shelf.clear()
            match, name = Match(match.rules), new_match_name()
            asked = "Enter plays again, q leaves." if self._shelf.file is None else "Enter leaves."
        else:
            asked = "Enter plays the next game, q leaves."
        following = new_game(self._sitting, match, name, first)
        if match.games:
            self._shelf.begin(following)
            self._farewell.append(f"{self._shelf.command} goes on with the match.")
        enough = display.words(game.view(ME), lines, asked).strip().lower() in {"q", "quit", "n", "no"}
        if enough or asked == "Enter leaves.":
            raise Leave
        return following, match


def _standing(match: Match, names: Names) -> list[str]:
    """Returns how a match of several games stands."""
    if match.rules.match == "single":
        return []
    unit = "Game points" if match.rules.match == "game_points" else "Games"
    points = ", ".join([f"{name} {won}" for name, won in zip(names.seats, match.points, strict=True)])
    if not match.over:
        return [f"{unit}: {points}."]
    winners = joined([names.seats[seat] for seat in match.winners])
    return [f"{unit}: {points}. The match goes to {'you' if winners == YOU else winners}."]
