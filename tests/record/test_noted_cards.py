"""Where the cards of a noted deal are."""

from __future__ import annotations

import pytest

from fifteentwo.errors import ParseError
from fifteentwo.record import read_noted


def complaint(*lines: str) -> str:
    """Returns what is wrong with a noted deal, or nothing. Points are of no interest here."""
    text = '[Fifteentwo "1"] [Kind "noted"] [Rules "six_card scoring=manual"] [Dealer "1"]\nDeal\n' + "\n".join(lines)
    try:
        read_noted(text)
    except ParseError as error:
        return error.reason
    return ""


HAND = "Hands 0: 5H 6H 7H 8H 9H TH"


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["Hands 0: 5H 5H 7H 8H 9H TH"], "5H is dealt twice"),
        ([HAND + " 1: 5H ?? ?? ?? ?? ??"], "5H is dealt twice"),
        ([HAND, "Discards 1: 5H ??"], "5H was dealt to seat 0"),
        ([HAND, "Discards 0: 2H ??"], "2H was not dealt to seat 0"),
        (["Discards 0: 5H 5H"], "5H stands twice among the discards"),
        (["Discards 0: 5H ?? 1: 5H ??"], "5H stands twice among the discards"),
        ([HAND, "Starter 5H"], "5H was dealt to seat 0, so it cannot be the starter"),
        (["Discards 0: 5H ??", "Starter 5H"], "5H is in the crib, so it cannot be the starter"),
        ([HAND, "Play 1: 5H"], "5H was dealt to seat 0"),
        ([HAND, "Play 0: 2H"], "2H was not dealt to seat 0"),
        (["Discards 0: 5H ??", "Play 0: 5H"], "5H is in the crib, so it cannot be in the hand of seat 0"),
        (["Starter 5H", "Play 0: 5H"], "5H is the starter, so it cannot be in the hand of seat 0"),
        (["Play 0: 5H 1: 5H"], "5H has been played before"),
        (["Play 0: 5H", "Show 1: 5H ?? ?? ??"], "5H is in the hand of seat 0, so it cannot be in the hand of seat 1"),
        (["Play 0: 5H", "Show 0: 6H 7H 8H 9H"], "seat 0 played 5H, which is not in the hand"),
        (["Show 0: 6H 6H 8H 9H"], "6H stands twice"),
        (["Show 0: 6H ?? ?? ?? crib: 6H ?? ?? ??"], "6H is in the hand of seat 0, so it cannot be in the crib"),
        (["Discards 0: 5H ??", "Show crib: 6H 7H 8H 9H"], "5H was laid into the crib, but is not in it"),
        (["Starter 5H", "Show crib: 5H 7H ?? ??"], "5H is the starter, so it cannot be in the crib"),
        ([HAND, "Show 1: 5H ?? ?? ??"], "5H was dealt to seat 0"),
    ],
)
def test_no_card_is_in_two_places(lines: list[str], reason: str) -> None:
    assert complaint(*lines) == reason


@pytest.mark.parametrize(
    "lines",
    [
        [HAND, "Discards 0: 5H 6H 1: ?? ??", "Play 0: 7H", "Show 0: 7H 8H 9H TH crib: 5H 6H ?? ??"],
        ["Hands 0: 5H ?? ?? ?? ?? ??", "Play 0: 6H", "Show 0: 5H 6H ?? ??"],
        ["Discards 0: 5H ??", "Show crib: 6H 7H 8H ??"],
    ],
)
def test_what_may_be(lines: list[str]) -> None:
    assert complaint(*lines) == ""
