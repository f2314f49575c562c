"""Recorded games to show and to check."""

from __future__ import annotations

import random
from pathlib import Path

from fifteentwo.arena import play_game
from fifteentwo.game import Game
from fifteentwo.players import by_name
from fifteentwo.record import Proof
from fifteentwo.record.shuffle import deck


def recorded(rules: str, seed: int = 1, names: tuple[str, ...] = ("Ann", "Ben", "Cleo", "Dan")) -> Game:
    """Returns a game between computers whose shuffles can be checked."""
    secret = f"{seed:064x}"
    number = Game(rules).rules.players
    packs = iter(range(1000))
    headers = {
        **{f"Seat{seat}": name for seat, name in enumerate(names[:number])},
        **Proof.of_seed(secret).headers(),
    }
    players = [by_name("steady", f"{seed} {seat}") for seat in range(number)]
    return play_game(
        rules, players, random.Random(seed), decks=lambda: deck(secret, number=next(packs)), headers=headers
    )


def in_file(game: Game, folder: Path) -> Path:
    """Returns the file that a game is written to."""
    file = folder / "game.txt"
    file.write_text(game.write(), encoding="utf-8")
    return file
