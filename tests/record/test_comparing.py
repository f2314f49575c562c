"""Comparing what a file says with what follows."""

from __future__ import annotations

import pytest

from fifteentwo.errors import ParseError
from fifteentwo.record.comparing import Expectations, canonical, is_card
from fifteentwo.record.gametext import take_apart
from fifteentwo.record.phrases import Phrase


def expectations(text: str, *phrases: Phrase) -> tuple[Expectations, list[int]]:
    """Returns what is left to expect, and how many words each attempt took, after going through a text."""
    (game,) = take_apart(f'[Fifteentwo "1"]\n{text}')
    expected = Expectations(game)
    expected.put(phrases, 0)
    taken: list[int] = []
    index = 0
    while index < len(game.words):
        if not game.words[index].text:
            expected.begin_line(game.words[index].section)
            index += 1
            continue
        taken.append(expected.take(game.words, index))
        if not taken[-1]:
            raise expected.complaint(game.words, index, "standing")
        index += taken[-1]
    expected.begin_line("")
    return expected, taken


@pytest.mark.parametrize(("text", "word"), [("10h", "TH"), ("5♥", "5H"), ("GO", "go"), ("+2", "+2"), ("15", "15")])
def test_words_are_compared_whatever_their_spelling(text: str, word: str) -> None:
    assert canonical(text) == word
    assert is_card(text) == (word in {"TH", "5H"})


COUNT = Phrase("Play", "0", ("15",))
POINTS = Phrase("Play", "0", ("+2",))
GO = Phrase("Play", "1", ("go",))
HAND = Phrase("Show", "0", ("5H", "6H", "7C", "8D"))


def test_phrases_are_taken_in_order() -> None:
    assert expectations("Play 0: 15 +2 1: go\nShow 0: 5H 6H 7C 8D", COUNT, POINTS, GO, HAND)[1] == [1, 1, 1, 4]


def test_phrases_may_be_left_out_but_not_turned_round() -> None:
    assert expectations("Play 1: go", COUNT, POINTS, GO)[1] == [1]
    with pytest.raises(ParseError, match="'15' does not belong here: standing"):
        expectations("Play 0: +2 15", COUNT, POINTS)


def test_a_hand_may_be_shown_in_any_order() -> None:
    assert expectations("Show 0: 8d 7c 6h 5h", HAND)[1] == [4]


def test_words_without_a_label_fit_any() -> None:
    assert expectations("Play 15 +2 go", COUNT, POINTS, GO)[1] == [1, 1, 1]


def test_a_section_does_not_state_what_belongs_to_another() -> None:
    with pytest.raises(ParseError):
        expectations("Show 0: 15", COUNT)


def test_points_are_stated_all_or_none_on_a_line() -> None:
    more = Phrase("Play", "1", ("+3",))

    assert expectations("Play 0: 15 1: go", COUNT, POINTS, GO, more)[1] == [1, 1]
    with pytest.raises(ParseError, match=r"points are missing after this: '1: \+3'"):
        expectations("Play 0: 15 +2 1: go", COUNT, POINTS, GO, more)
    with pytest.raises(ParseError, match=r"points are missing after this: '0: \+2'"):
        expectations("Play 0: 15 1: go +3", COUNT, POINTS, GO, more)


def test_the_points_of_another_line_are_another_matter() -> None:
    assert expectations("Play 0: 15\nShow 0: 5H 6H 7C 8D +8", COUNT, POINTS, HAND, Phrase("Show", "0", ("+8",)))


def test_the_complaint_names_what_should_stand_there() -> None:
    with pytest.raises(ParseError, match=r"'16' is wrong here: it should be '0: 15'"):
        expectations("Play 0: 16", COUNT, POINTS, GO)
    with pytest.raises(ParseError, match=r"'\+4' is wrong here: it should be '0: \+2'"):
        expectations("Play 1: +4", COUNT, POINTS, GO)
    with pytest.raises(ParseError, match=r"'\+4' is wrong here: nothing is pegged"):
        expectations("Play 1: +4", COUNT)
