"""The shapes on a card: suit signs, rank letters and the head-dresses of the court.

Suit signs are filled paths about the origin, 100 units high. Rank letters are lines drawn with a round pen in a box
that starts at the origin and is 100 units high; :data:`RANK_WIDTHS` gives the box's width.
"""

from __future__ import annotations

from typing import Final

from fifteentwo.cards import Rank, Suit

SUIT_PATHS: Final = {
    Suit.CLUBS: (
        "M-7 16C-14 25-23 30-30 30A22.5 22.5 0 1 1-19.5-12.5A24 24 0 1 1 19.5-12.5A22.5 22.5 0 1 1 30 30"
        "C23 30 14 25 7 16C7 31 11 43 19 50H-19C-11 43-7 31-7 16Z"
    ),
    Suit.DIAMONDS: "M0-52C8-34 22-15 38 0C22 15 8 34 0 52C-8 34-22 15-38 0C-22-15-8-34 0-52Z",
    Suit.HEARTS: (
        "M0 49C-14 33-48 10-48-18C-48-35-37-46-23-46C-12-46-4-39 0-28"
        "C4-39 12-46 23-46C37-46 48-35 48-18C48 10 14 33 0 49Z"
    ),
    Suit.SPADES: (
        "M0-52C13-33 46-13 46 13C46 28 36 37 24 37C16 37 9 33 5 26C6 37 11 45 19 50H-19C-11 45-6 37-5 26"
        "C-9 33-16 37-24 37C-36 37-46 28-46 13C-46-13-13-33 0-52Z"
    ),
}

RANK_PEN: Final = 15.5
"""Width of the pen that draws rank letters."""

RANK_PATHS: Final = {
    Rank.ACE: "M0 100L32 0L64 100M12 66H52",
    Rank.TWO: "M2 25C3 9 14 0 29 0C46 0 57 11 57 27C57 42 47 53 2 100H60",
    Rank.THREE: "M3 0H55L27 37C47 37 59 51 59 68C59 87 46 100 28 100C14 100 4 93 0 80",
    Rank.FOUR: "M44 100V0L0 70H62",
    Rank.FIVE: "M54 0H11L6 45C12 39 20 36 29 36C47 36 59 49 59 67C59 87 46 100 28 100C14 100 4 93 0 81",
    Rank.SIX: "M43 0L5.5 54M0 69A30 31 0 1 0 60 69A30 31 0 1 0 0 69Z",
    Rank.SEVEN: "M0 0H58L20 100",
    Rank.EIGHT: "M5 23A25 23 0 1 0 55 23A25 23 0 1 0 5 23ZM0 72.5A30 27 0 1 0 60 72.5A30 27 0 1 0 0 72.5Z",
    Rank.NINE: "M17 100L54.5 46M60 31A30 31 0 1 0 0 31A30 31 0 1 0 60 31Z",
    Rank.TEN: "M0 16L14 0V100M36 24A21 24 0 0 1 78 24V76A21 24 0 0 1 36 76Z",
    Rank.JACK: "M44 0V70C44 90 35 100 21 100C8 100 0 91 0 76",
    Rank.QUEEN: "M0 32A32 32 0 0 1 64 32V68A32 32 0 0 1 0 68ZM40 76L64 101",
    Rank.KING: "M0 0V100M56 0L0 60M21 38L60 100",
}
RANK_WIDTHS: Final = {
    Rank.ACE: 64,
    Rank.TWO: 60,
    Rank.THREE: 59,
    Rank.FOUR: 62,
    Rank.FIVE: 59,
    Rank.SIX: 60,
    Rank.SEVEN: 58,
    Rank.EIGHT: 60,
    Rank.NINE: 60,
    Rank.TEN: 78,
    Rank.JACK: 44,
    Rank.QUEEN: 64,
    Rank.KING: 60,
}

KING_CROWN: Final = "M-38 24L-46-20L-22 2L0-34L22 2L46-20L38 24ZM-38 31H38V40H-38Z"
QUEEN_CROWN: Final = (
    "M-36 40C-38 22-42 6-46-6L-22 14L0-18L22 14L46-6C42 6 38 22 36 40Z"
    "M-54-13A8 8 0 1 0-38-13A8 8 0 1 0-54-13ZM-9-28A9 9 0 1 0 9-28A9 9 0 1 0-9-28ZM38-13A8 8 0 1 0 54-13A8 8 0 1 0 38-13Z"
)
JACK_CAP: Final = (
    "M-40 40C-44 8-24-12 4-12C26-12 40 4 40 26V40ZM-46 33H46V44H-46ZM12-8C18-30 36-44 56-46C54-28 42-10 20-4Z"
)
"""Head-dresses about the origin, roughly 100 wide and 80 high."""

COURT_PATHS: Final = {Rank.JACK: JACK_CAP, Rank.QUEEN: QUEEN_CROWN, Rank.KING: KING_CROWN}
