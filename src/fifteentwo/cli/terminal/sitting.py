"""Who plays what: the games of a sitting, what their files say about them, and how a match goes on."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from fifteentwo import __version__
from fifteentwo.cli.names import default_names
from fifteentwo.cli.terminal.shelf import Shelf, read_file
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Game, Match
from fifteentwo.players import LEVELS
from fifteentwo.record import Proof
from fifteentwo.record.shuffle import commit, new_seed
from fifteentwo.rules import RuleSet

ME: Final = 0
"""The person's seat."""
HIDDEN_SEED: Final = "HiddenSeed"
"""The header that keeps the seed of a game that is being played; afterwards the seed is shown as part of the proof."""
LEVEL: Final = "Level"
MATCH: Final = "Match"
_MATCH_NAME: Final = re.compile("[0-9A-Za-z_-]{1,100}")


@dataclass(frozen=True, slots=True)
class Sitting:
    """What a person has chosen to play."""

    rules: RuleSet
    level: str
    name: str


def seat_names(game: Game) -> tuple[str, ...]:
    """Returns the names of a game's seats that its headers give."""
    return tuple([game.headers.get(f"Seat{seat}", "") for seat in range(game.rules.players)])


def new_game(sitting: Sitting, match: Match, name: str, dealer: int | None) -> Game:
    """Returns a new game of a match, with a new secret seed.

    Args:
        sitting: Who plays what.
        match: The games of the match so far.
        name: The name of the match, for the files of its games.
        dealer: Who deals first; None where that is cut for.
    """
    seed = new_seed()
    names = default_names(sitting.rules, sitting.name, sitting.level)
    headers = {
        "Date": datetime.now().astimezone().date().isoformat(),
        "Program": f"fifteentwo {__version__}",
        MATCH: name,
        LEVEL: sitting.level,
        **{f"Seat{seat}": seat_name for seat, seat_name in enumerate(names)},
        **Proof(commit(seed)).headers(),
        HIDDEN_SEED: seed,
    }
    return Game(sitting.rules, dealer=dealer, game_number=len(match.games), headers=headers)


def new_match_name() -> str:
    """Returns a name for a match that no other has: the time, and something random."""
    return f"{datetime.now().astimezone():%Y-%m-%d-%H%M}-{secrets.token_hex(2)}"


def add_text(game: Game, text: str) -> None:
    """Mixes the person's text into the shuffles of a game that has not begun."""
    proof = Proof.from_headers(game.headers, game.rules.players)
    if proof is None:
        raise FifteentwoError("this game has no commitment to its shuffles")
    texts = tuple([text if seat == ME else "" for seat in range(game.rules.players)])
    game.headers.update(Proof(proof.commitment, texts).headers())


def open_seed(game: Game) -> None:
    """Shows the seed of a game that is over."""
    seed = game.headers.pop(HIDDEN_SEED, None)
    proof = Proof.from_headers(game.headers, game.rules.players)
    if seed is not None and proof is not None:
        game.headers.update(Proof(proof.commitment, proof.texts, seed).headers())


def check_resumable(game: Game, where: object) -> None:
    """Raises FifteentwoError unless a game is one that was left unfinished here, and can be kept when it is over."""
    headers = game.headers
    if headers.get(LEVEL) not in LEVELS or HIDDEN_SEED not in headers or not headers.get("Seat0"):
        raise FifteentwoError(f"{where} is not a game that was left unfinished: it can be replayed, but not played on")
    if MATCH not in headers:
        raise FifteentwoError(f"{where} cannot be played on: it does not name its match, there is no header {MATCH}")
    # The name becomes part of a file's name.
    if not _MATCH_NAME.fullmatch(headers[MATCH]):
        raise FifteentwoError(
            f"{where} cannot be played on: the name of a match is made of up to 100 letters from a to z, digits, "
            f"hyphens and underscores, not {headers[MATCH]!r}"
        )
    try:
        proof = Proof.from_headers(headers, game.rules.players)
        commitment = commit(headers[HIDDEN_SEED])
    except FifteentwoError as error:
        raise FifteentwoError(f"{where} cannot be played on: {error}") from None
    if proof is None or proof.commitment != commitment:
        raise FifteentwoError(f"{where} cannot be played on: its commitment is not the SHA-256 of its seed")


def earlier_games(game: Game, shelf: Shelf) -> Match:
    """Returns the finished games of the match that a game belongs to, from their files.

    Raises:
        FifteentwoError: A file is missing or is not that game.
    """
    match = Match(game.rules)
    for number in range(game.state.game_number):
        try:
            path = shelf.finished(game.headers[MATCH], number)
            earlier = read_file(path)
        except FileNotFoundError as error:
            raise FifteentwoError(f"game {number + 1} of this match is missing: {error.filename}") from None
        try:
            match = match.with_game(earlier.state)
        except FifteentwoError as error:
            raise FifteentwoError(f"{path}: {error}") from None
    return match
