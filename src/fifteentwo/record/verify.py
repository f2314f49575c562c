"""Checking the shuffles of a game that was recorded, and what a record holds for that."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from fifteentwo.errors import FifteentwoError
from fifteentwo.game.actions import CutPack, Deal
from fifteentwo.game.game import Game
from fifteentwo.game.referee import apply
from fifteentwo.record.shuffle import SCHEME, commit, deck, packs_used

SCHEME_HEADER: Final = "Shuffle"
COMMITMENT_HEADER: Final = "ShuffleCommitment"
SEED_HEADER: Final = "ShuffleSeed"
TEXT_HEADER: Final = "ShuffleText"
"""The player's text stands under this name with the number of the seat."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What everybody needs to check the shuffles of a game."""

    commitment: str
    """The SHA-256 of the seed, shown before the players gave their texts."""
    texts: tuple[str, ...] = ()
    """What the players added, by seat."""
    seed: str | None = None
    """The seed, once it has been shown."""

    @classmethod
    def of_seed(cls, seed: str, texts: tuple[str, ...] = ()) -> Proof:
        """Returns the proof for a seed that may be shown.

        Raises:
            ParseError: The seed is not 64 hexadecimal digits.
        """
        return cls(commit(seed), texts, seed)

    @classmethod
    def from_headers(cls, headers: Mapping[str, str], players: int) -> Proof | None:
        """Returns the proof that stands in the headers of a game, if one does.

        Raises:
            FifteentwoError: The shuffles were made by another scheme.
        """
        if COMMITMENT_HEADER not in headers:
            return None
        scheme = headers.get(SCHEME_HEADER, SCHEME)
        if scheme != SCHEME:
            raise FifteentwoError(f"the shuffles were made by {scheme!r}; only {SCHEME} can be checked")
        texts = tuple([headers.get(f"{TEXT_HEADER}{seat}", "") for seat in range(players)])
        return cls(headers[COMMITMENT_HEADER].lower(), texts, headers.get(SEED_HEADER))

    def headers(self) -> dict[str, str]:
        """Returns the headers to be written at the top of a game. Empty texts need none."""
        found = {SCHEME_HEADER: SCHEME, COMMITMENT_HEADER: self.commitment}
        found |= {f"{TEXT_HEADER}{seat}": text for seat, text in enumerate(self.texts) if text}
        return found if self.seed is None else found | {SEED_HEADER: self.seed}


class Check(NamedTuple):
    """One thing that was checked."""

    subject: str
    """What was checked, such as ``commitment`` or ``pack 3 (deal 2)``."""
    ok: bool
    finding: str
    """What was found, in a sentence."""


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that was checked about the shuffles of a game."""

    checks: tuple[Check, ...]

    @property
    def ok(self) -> bool:
        """Whether everything is as it should be."""
        return all(check.ok for check in self.checks)

    def __str__(self) -> str:
        return "\n".join(f"{'ok ' if ok else 'NOT'}  {subject}: {finding}" for subject, ok, finding in self.checks)


def verify_game(game: Game) -> Report:
    """Computes the commitment and every pack of a game again and compares.

    The proof is read from the game's headers, as :meth:`Proof.headers` gives them. A game without one, or whose seed has
    not been shown, gets a report that says so and is not ok. Nor is one ok whose cards were never dealt from a pack: one
    that begins in the middle of a deal, with cards that were laid out by hand, or one without any pack.
    """
    try:
        proof = Proof.from_headers(game.headers, game.state.players)
    except FifteentwoError as error:
        return _failure("scheme", str(error))
    if proof is None:
        return _failure("commitment", f"the record has none: there is no header {COMMITMENT_HEADER}")
    if proof.seed is None:
        return _failure("seed", f"it has not been shown yet: there is no header {SEED_HEADER}")
    try:
        found = commit(proof.seed)
    except FifteentwoError as error:
        return _failure("seed", str(error))
    if not re.fullmatch("[0-9a-f]{64}", proof.commitment):
        return _failure("commitment", f"{proof.commitment!r} is not 64 hexadecimal digits")
    if found == proof.commitment:
        first = Check("commitment", ok=True, finding="it is the SHA-256 of the seed")
    else:
        first = Check("commitment", ok=False, finding=f"the SHA-256 of the seed is {found}, not {proof.commitment}")
    return Report((first, *_check_origin(game), *_check_packs(game, proof.seed, proof.texts)))


def _failure(subject: str, finding: str) -> Report:
    return Report((Check(subject, ok=False, finding=finding),))


def _check_origin(game: Game) -> Iterator[Check]:
    """Yields what is wrong with where the cards of a game come from, since only packs follow from a seed."""
    start = game.start
    if start.deck or start.pack:
        finding = "the cards the file begins with were not dealt from the proved shuffle"
        yield Check("start", ok=False, finding=finding)
    dealt = any(isinstance(action, Deal) for action in game.actions)
    if not dealt and (game.state.over or not packs_used(game.actions)):
        yield Check("packs", ok=False, finding="no pack was dealt")


def _check_packs(game: Game, seed: str, texts: tuple[str, ...]) -> Iterator[Check]:
    """Yields a check for each pack of a game, in order."""
    state, number = game.start, 0
    for action in game.actions:
        if isinstance(action, (CutPack, Deal)):
            kind = "cut for deal" if isinstance(action, CutPack) else f"deal {state.deal_number}"
            computed = deck(seed, texts, game=state.game_number, number=number)
            same = computed == action.deck
            place = next(
                (n for n, cards in enumerate(zip(computed, action.deck, strict=True)) if cards[0] != cards[1]), 0
            )
            finding = (
                "it follows from the seed"
                if same
                else f"card {place + 1} is {action.deck[place]}, but {computed[place]} follows from the seed"
            )
            yield Check(f"pack {number} ({kind})", same, finding)
            number += 1
        state, _ = apply(state, action)
