"""Deals that anyone can check: a shuffle that is settled before play and can be computed again afterwards.

Whoever shuffles draws a secret seed and shows its SHA-256, the commitment, before each player may add a text. Every pack of
the game is then computed from the seed, the texts and its number alone. After the game the seed is shown, and
everybody can compute the commitment and the packs again. The description of the scheme is complete enough for that to be
done without this module.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Final

from fifteentwo.cards import DECK, Card
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game.actions import Action, CutPack, Deal
from fifteentwo.game.game import Game
from fifteentwo.game.state import Phase

SCHEME: Final = "fifteentwo-shuffle-1"
"""The name of the scheme; it stands at the head of everything that is hashed."""
SEED_BYTES: Final = 32
_BYTE_VALUES: Final = 256


def new_seed() -> str:
    """Returns a secret seed from the system's source of randomness: 32 bytes as 64 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commit(seed: str) -> str:
    """Returns the commitment to a seed: the SHA-256 of its 32 bytes, as 64 hexadecimal digits.

    Raises:
        ParseError: The seed is not 64 hexadecimal digits.
    """
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def seed_bytes(seed: str) -> bytes:
    """Returns the bytes of a seed.

    Raises:
        ParseError: The seed is not 64 hexadecimal digits.
    """
    digits = "0123456789abcdefABCDEF"
    wrong = next((place for place, character in enumerate(seed) if character not in digits), None)
    if wrong is not None or len(seed) != 2 * SEED_BYTES:
        raise ParseError(f"a seed is {2 * SEED_BYTES} hexadecimal digits", seed, wrong)
    return bytes.fromhex(seed)


def deck(seed: str, texts: Sequence[str] = (), *, game: int = 0, number: int = 0) -> tuple[Card, ...]:
    """Returns a shuffled pack, top card first.

    Args:
        seed: The seed, as 64 hexadecimal digits.
        texts: What the players added, by seat; an empty text is the same as none.
        game: Which game of its match it is, from 0.
        number: Which pack of the game it is, from 0: every pack spread for the cut for deal and every deck dealt has
            the next number, also after a tie or a misdeal.

    Raises:
        ParseError: The seed is not 64 hexadecimal digits.
        FifteentwoError: A number is negative, or a text cannot be written as UTF-8.

    >>> len(set(deck("00" * 32, ["luck"], number=3)))
    52
    """
    if game < 0 or number < 0:
        raise FifteentwoError(f"games and packs are counted from 0, not {min(game, number)}")
    try:
        added = [f"text {seat} {text.encode().hex()}" for seat, text in enumerate(texts) if text]
    except UnicodeEncodeError as error:
        raise FifteentwoError(f"a player's text cannot be written as UTF-8: {error.reason}") from None
    label = "\n".join([SCHEME, f"game {game}", f"pack {number}", *added])
    below = _fair_numbers(_random_bytes(seed_bytes(seed), label))
    cards = list(DECK)
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def _random_bytes(key: bytes, label: str) -> Iterator[int]:
    """Yields the bytes that the HMACs of a label and a block number are made of, without end."""
    for block in count():
        yield from hmac.digest(key, f"{label}\nblock {block}".encode(), "sha256")


def _fair_numbers(random_bytes: Iterator[int]) -> Callable[[int], int]:
    """Returns a function that draws a number from 0 to below its argument, at most 256, each equally likely.

    Bytes above the last whole multiple of the bound are passed over, since they would favour small numbers.
    """

    def below(bound: int) -> int:
        complete = _BYTE_VALUES - _BYTE_VALUES % bound
        return next(byte for byte in random_bytes if byte < complete) % bound

    return below


def packs_used(actions: Sequence[Action]) -> int:
    """Returns how many packs a game has used, and so the number of the next."""
    return sum(isinstance(action, (CutPack, Deal)) for action in actions)


def next_pack(game: Game, seed: str, texts: Sequence[str] = ()) -> CutPack | Deal:
    """Returns what the table does when a game waits for a pack: spread or deal the one that comes next.

    Raises:
        FifteentwoError: The game does not wait for a pack, or as for :func:`deck`.
    """
    pack = deck(seed, texts, game=game.state.game_number, number=packs_used(game.actions))
    match game.state.phase:
        case Phase.PACK:
            return CutPack(pack)
        case Phase.DEAL:
            return Deal(pack)
        case phase:
            raise FifteentwoError(f"no pack is needed now: the game is at: {phase.value}")
