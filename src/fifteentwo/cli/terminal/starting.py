"""How a sitting begins: going on with a game that was left, or choosing another."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from fifteentwo.cli.look import QUIET, STRONG
from fifteentwo.cli.terminal.choosing import Asked, ask_sitting, sitting_of
from fifteentwo.cli.terminal.display import Leave, read_line
from fifteentwo.cli.terminal.session import Session
from fifteentwo.cli.terminal.shelf import Shelf
from fifteentwo.cli.terminal.sitting import LEVEL, Sitting, check_resumable, earlier_games
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Game, Match


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line."""

    rules: str | None = None
    level: str | None = None
    name: str | None = None
    counting: str | None = None
    length: str | None = None
    quick: bool = False
    resume: bool = False
    new: bool = False
    plain: bool = False

    @property
    def asked(self) -> Asked:
        """What is to be played."""
        return Asked(self.rules, self.level, self.name, self.counting, self.length)


def start(console: Console, file: Path | None, wishes: Wishes) -> int:
    """Plays, and returns the exit status.

    Args:
        console: Where to show the game.
        file: The file to keep it in, or None for the usual folder.
        wishes: What was asked for.

    Raises:
        FifteentwoError: What was asked for is not possible.
        OSError: The game cannot be kept.
    """
    shelf = Shelf(file)
    try:
        with shelf.lock():
            game = _left_game(console, shelf, wishes)
            if game is None:
                match, sitting = None, _choose(console, shelf, wishes)
            else:
                match, sitting = earlier_games(game, shelf), _sitting_of(game)
            session = Session(console, shelf, sitting, plain=wishes.plain, quick=wishes.quick)
            return session.run(game, match or Match(sitting.rules))
    except Leave as leave:
        return leave.status


def _left_game(console: Console, shelf: Shelf, wishes: Wishes) -> Game | None:
    """Returns the game to go on with; None to begin another."""
    if wishes.new and shelf.file is None:
        return None
    try:
        game = shelf.load()
    except FifteentwoError as error:
        hint = "choose another file" if shelf.file is not None else "fifteentwo play --new begins another game"
        raise FifteentwoError(f"{error}; {hint}") from None
    if game is None:
        if wishes.resume:
            raise FifteentwoError(f"there is no unfinished game in {shelf.unfinished}")
        return None
    if wishes.new:
        raise FifteentwoError(f"{shelf.unfinished} is there already: choose another file for a new game")
    check_resumable(game, shelf.unfinished)
    if wishes.resume or wishes.quick or shelf.file is not None:
        return game
    state = game.state
    against = game.headers[LEVEL]
    scores = " to ".join(map(str, state.scores))
    console.print(Text("There is an unfinished game", STRONG).append(f": {game.rules} against {against}, {scores}."))
    console.print(Text("Enter goes on with it; n forgets it and begins another.", QUIET))
    while True:
        match read_line().strip().lower():
            case "" | "y" | "yes":
                return game
            case "n" | "no":
                return None
            case "q" | "quit":
                raise Leave
            case _:
                console.print("Enter or n, or q to leave.")


def _sitting_of(game: Game) -> Sitting:
    return Sitting(game.rules, game.headers[LEVEL], game.headers["Seat0"])


def _choose(console: Console, shelf: Shelf, wishes: Wishes) -> Sitting:
    """Returns what to play: as wished, and for the rest as asked or as the last time."""
    last = shelf.choices()
    usual = Asked(rules=last.get("rules"), level=last.get("level"), name=last.get("name"))
    try:
        sitting_of(Asked(), usual)
    except FifteentwoError:
        usual = Asked()  # chosen with another version, perhaps
    sitting = sitting_of(wishes.asked, usual) if wishes.quick else ask_sitting(console, wishes.asked, usual)
    shelf.remember({"rules": str(sitting.rules), "level": sitting.level, "name": sitting.name})
    return sitting
