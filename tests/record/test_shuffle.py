"""Shuffles that can be checked: against the page that describes them, and for fairness."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.cards import DECK, format_cards
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game import CutForDeal, CutPack, Deal, Game
from fifteentwo.record.shuffle import _fair_numbers, commit, deck, new_seed, next_pack, packs_used

PAGE: Final = (Path(__file__).parents[2] / "docs" / "formats" / "shuffle.md").read_text(encoding="utf-8")
SEED: Final = bytes(range(32)).hex()


def pack_by_the_page(seed: str, game: int, pack: int, texts: dict[int, str]) -> str:
    """Shuffles as the page says, with nothing but SHA-256 and whole numbers."""
    label = f"fifteentwo-shuffle-1\ngame {game}\npack {pack}"
    for seat in sorted(texts):
        if texts[seat]:
            label += f"\ntext {seat} " + "".join(f"{byte:02x}" for byte in bytes(texts[seat], "utf-8"))
    key = int(seed, 16) << 256
    inner, outer = ((key ^ int.from_bytes(bytes([pad]) * 64, "big")).to_bytes(64, "big") for pad in (0x36, 0x5C))
    stream: list[int] = []
    for block in range(20):
        message = label + "\nblock " + str(block)
        stream += hashlib.sha256(outer + hashlib.sha256(inner + bytes(message, "ascii")).digest()).digest()
    stream.reverse()
    cards = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
    i = 51
    while i > 0:
        x = stream.pop()
        if x >= (256 // (i + 1)) * (i + 1):
            continue
        j = x % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1
    return " ".join(cards)


@given(
    st.binary(min_size=32, max_size=32),
    st.integers(0, 1000),
    st.integers(0, 1000),
    st.lists(st.text(max_size=20), max_size=4),
)
def test_another_implementation_from_the_page_agrees(seed: bytes, game: int, number: int, texts: list[str]) -> None:
    expected = pack_by_the_page(seed.hex(), game, number, dict(enumerate(texts)))

    assert format_cards(deck(seed.hex(), texts, game=game, number=number)) == expected


def test_the_examples_of_the_page() -> None:
    packs = re.findall(r"```text\n((?:\w\w ){51}\w\w)\n```", PAGE)

    assert packs == [format_cards(deck(SEED)), format_cards(deck(SEED, ["luck", "Glück ♥"], game=2, number=7))]
    assert f"`{SEED}`" in PAGE
    assert f"`{commit(SEED)}`" in PAGE


def test_the_commitment_is_the_hash_of_the_bytes() -> None:
    assert commit(SEED) == hashlib.sha256(bytes(range(32))).hexdigest()
    assert commit(SEED.upper()) == commit(SEED)


def test_seeds_are_new_each_time() -> None:
    seeds = {new_seed() for _ in range(100)}

    assert len(seeds) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", seed) for seed in seeds)


@pytest.mark.parametrize("seed", ["", "0", "00" * 31, "00" * 33, "zz" * 32, "0 " * 32, "٠" * 64])
def test_what_is_not_a_seed(seed: str) -> None:
    with pytest.raises(ParseError, match="64 hexadecimal digits"):
        deck(seed)


def test_numbers_count_from_0_and_texts_are_unicode() -> None:
    for wrong in ({"game": -1}, {"number": -1}):
        with pytest.raises(FifteentwoError, match="from 0, not -1"):
            deck(SEED, **wrong)
    with pytest.raises(FifteentwoError, match="UTF-8"):
        deck(SEED, ["\ud800"])


def test_everything_that_goes_in_makes_a_difference() -> None:
    packs = [
        deck(SEED),
        deck("f" * 64),
        deck(SEED, game=1),
        deck(SEED, number=1),
        deck(SEED, game=1, number=1),
        deck(SEED, ["a"]),
        deck(SEED, ["", "a"]),
        deck(SEED, ["a", "a"]),
        deck(SEED, ["a\ntext 1 61"]),
    ]

    assert len(set(packs)) == len(packs)
    assert deck(SEED, ["", ""]) == deck(SEED)
    assert deck(SEED, ["a", ""]) == deck(SEED, ["a"])


@pytest.mark.parametrize("bound", range(2, 53))
def test_every_number_is_drawn_from_as_many_bytes(bound: int) -> None:
    below = _fair_numbers(iter(range(256)))
    drawn = Counter(below(bound) for _ in range(256 // bound * bound))

    assert set(drawn) == set(range(bound))
    assert len(set(drawn.values())) == 1


def test_bytes_that_would_favour_small_numbers_are_passed_over() -> None:
    assert _fair_numbers(iter([255, 208, 207]))(52) == 51


def test_every_card_is_everywhere_equally_often() -> None:
    packs = 10_000
    places: Counter[tuple[int, int]] = Counter()
    neighbours: Counter[tuple[int, int]] = Counter()
    for number in range(packs):
        pack = deck(SEED, number=number)
        places.update(enumerate(map(int, pack)))
        neighbours.update(zip(map(int, pack), map(int, pack[1:]), strict=False))

    expected = packs / 52
    chi_square = sum((places[place, card] - expected) ** 2 / expected for place in range(52) for card in range(52))
    assert abs(chi_square - 51 * 51) < 4 * (2 * 51 * 51) ** 0.5
    expected = packs / 52
    chi_square = sum((neighbours[a, b] - expected) ** 2 / expected for a in range(52) for b in range(52) if a != b)
    assert abs(chi_square - 51 * 50) < 4 * (2 * 51 * 50) ** 0.5


def test_packs_are_numbered_as_a_game_uses_them() -> None:
    game = Game("six_card", game_number=3)
    first = next_pack(game, SEED, ("luck",))
    assert first == CutPack(deck(SEED, ("luck",), game=3, number=0))
    game.push(first)
    with pytest.raises(FifteentwoError, match="no pack is needed now: the game is at: cut for deal"):
        next_pack(game, SEED)
    lowest = first.deck.index(DECK[0])
    highest = first.deck.index(DECK[51])
    game.extend([CutForDeal(0, lowest), CutForDeal(1, highest)])

    assert packs_used(game.actions) == 1
    assert next_pack(game, SEED, ("luck",)) == Deal(deck(SEED, ("luck",), game=3, number=1))
