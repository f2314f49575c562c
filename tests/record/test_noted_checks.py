"""What is found to be wrong with noted games."""

from __future__ import annotations

import pytest

from fifteentwo.errors import ParseError
from fifteentwo.record import read_noted

TEXT = """\
[Fifteentwo "1"] [Kind "noted"] [Rules "{rules}"] [Dealer "1"] [Scores "{scores}"]
Deal 1  dealer 1
{lines}
"""


def complaint(lines: str, rules: str = "six_card", scores: str = "0-0") -> str:
    """Returns what is wrong with a noted deal, or nothing."""
    try:
        read_noted(TEXT.format(rules=rules, lines=lines, scores=scores))
    except ParseError as error:
        return error.reason
    return ""


WRONG = [
    ("Hands 0: 5H 6H", "seat 0 is dealt 6 cards, not 2"),
    ("Hands 2: 5H 6H 7H 8H 9H TH", "there is no seat 2: seats are 0 to 1"),
    ("Discards 0: 5H", "seat 0 lays 2 cards, not 1"),
    ("Starter JC JD", "there is one starter, not 2"),
    ("Starter JC 1: +1 heels", "the starter scores 2, not 1"),
    ("Starter TC 1: +2 heels", "the starter scores 0, not 2"),
    ("Starter ?? 1: +3 heels", "the starter scores 2, not 3"),
    ("Starter JC 0: +2 heels", "heels are the dealer's, and the dealer is seat 1"),
    ("Starter JC\nPlay 0: 7H", "the jack turned as starter scores 2 for the dealer: +2 heels"),
    ("Play 0: 7H 8", "7H makes the count 7, not 8"),
    ("Play 0: 7H 1: 8D", "8D scores 2, not 0"),
    ("Play 0: 7H 1: 8D +3", "8D scores 2, not 3"),
    ("Play 0: 7H 1: 8D +2 0: 9C 24 +2", "9C scores 3, not 2"),
    ("Play 0: 7H +2", "7H scores 0, not 2"),
    ("Play 0: 7H 1: ?? 7", "no card brings the count from 7 to 7"),
    ("Play 0: 7H 1: ?? 18", "no card brings the count from 7 to 18"),
    ("Play 0: KH 1: QH 0: 9H 1: 3H", "the count 32 is past 31"),
    ("Play 0: AH 0: ?? 0: ?? 0: ?? 0: ??", "seat 0 has played all its 4 cards"),
    ("Play 0: KH 1: QH 0: 9H | 1: 2H", "the count ended at 29, but no point is noted for the go or the last card"),
    ("Play 0: KH 1: QH 0: 9H 1: +1 go", "the point is for seat 0, who played the last card"),
    ("Play 0: KH 1: QH 0: 9H 0: +2 go", "a go scores 1, not 2"),
    ("Play 0: KH 1: QH 0: 9H 1: 2H +2 +1 go", "a go at 31 scores 0, not 1"),
    ("Show 0: 5H 6H 7H", "there are 4 cards, not 3"),
    ("Show crib: 5H 6H 7H", "there are 4 cards, not 3"),
    ("Starter KC\nShow 0: 5H 6H 7C 8D +7", "the hand scores 8, not 7"),
    ("Starter KC\nShow 0: 5H 6H 7C 8D", "the hand scores 8, not 0"),
    ("Starter KC\nShow crib: 2H 4H 6H 8H +4", "the crib scores 0, not 4"),
    ("Show 0: +19", "no hand scores 19"),
    ("Show 0: ?? ?? ?? 5H +25", "no hand scores 25"),
    ("Show crib: +30", "no hand scores 30"),
    ("Deal 2 1-0", "the score is 0-0, not 1-0"),
    ("Deal 3", "this is deal 2, not 3"),
    ("Deal 2 dealer 1", "the dealer is seat 0, not 1"),
]


@pytest.mark.parametrize(("lines", "reason"), WRONG)
def test_what_is_wrong(lines: str, reason: str) -> None:
    assert complaint(lines) == reason


@pytest.mark.parametrize(
    "lines",
    [
        "",
        "Hands 0: ?? ?? ?? ?? ?? ??",
        "Starter JC 1: +2 heels\nPlay 0: 7H",
        "Starter ??\nPlay 0: 7H 7 1: ?? 17 0: 8D 25",
        "Play 0: ?? 1: 8D +2 0: ?? 31 +2 | 1: KH 10",
        "Play 0: KH 1: QH 0: 9H 1: go 0: +1 go | 1: 2H",
        "Play 0: +3 1: +2",
        "Starter KC\nShow 0: 5H 6H 7C ?? +24",
        "Show 0: +29 1: +0 crib: +24",
        "Deal 2 dealer 0 0-0",
    ],
)
def test_what_is_right_or_cannot_be_known(lines: str) -> None:
    assert complaint(lines) == ""


def test_players_who_count_for_themselves_may_overlook_points_but_not_invent_any() -> None:
    manual = "six_card scoring=manual muggins=on"

    assert complaint("Play 0: 7H 1: 8D", manual) == ""
    assert complaint("Play 0: 7H 1: 8D 0: muggins 2", manual) == ""
    assert complaint("Starter KC\nShow 0: 5H 6H 7C 8D +6", manual) == ""
    assert complaint("Starter JC\nPlay 0: 7H", manual) == ""
    assert complaint("Play 0: 7H 1: 8D +3", manual) == "8D scores 2, not 3"


def test_options_that_bar_points_are_allowed_for() -> None:
    assert complaint("Play 0: 7H 1: 8D", "six_card stinkhole=no_pegging", "0-120") == ""
    assert complaint("Play 0: KH 1: QH 0: 9H | 1: 2H", "six_card go_cutoff=100", "110-0") == ""


def test_the_last_points_may_be_noted_as_far_as_they_were_needed() -> None:
    hand = "Starter KC\nShow 0: 5H 6H 7C 8D "

    assert complaint(hand + "+8", scores="118-0") == ""
    assert complaint(hand + "+3", scores="118-0") == ""
    assert complaint(hand + "+4", scores="118-0") == "the hand scores 8, not 4"
    assert complaint(hand + "+9", scores="118-0") == "the hand scores 8, not 9"


def test_nothing_is_pegged_after_the_end() -> None:
    assert complaint("Show 0: +3 1: +2", scores="118-0") == "the game is over: nothing more is pegged"
    assert complaint("Show 0: +3\nDeal 2", scores="118-0") == "the game is over: there is no other deal"
    assert complaint("Show 0: +3 1: 5H 6H 7H 8H", scores="118-0") == ""


def test_the_points_of_a_crib_need_a_dealer() -> None:
    text = '[Fifteentwo "1"] [Kind "noted"]\nDeal\nShow crib: +4'

    with pytest.raises(ParseError, match="not known who deals"):
        read_noted(text)
    assert read_noted(text.replace("Deal", "Deal 1 dealer 0")).scores == (4, 0)


def test_a_single_count_ends_with_a_point_however_many_cards_are_left() -> None:
    play = "Play 0: KH 1: QH 0: 9H {}\nShow 0: +0"

    assert complaint(play.format("+1 go"), "five_card") == ""
    assert "no point is noted" in complaint(play.format(""), "five_card")
