"""Taking game files apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.record.games import NAMES, TEXTS

from fifteentwo.errors import ParseError
from fifteentwo.record.gametext import Word, format_tag, take_apart

HEAD = '[Fifteentwo "1"]\n'


def words(text: str) -> list[tuple[str, str, str]]:
    """Returns section, label and text of every word below the usual tag."""
    (game,) = take_apart(HEAD + text)
    return [(word.section, word.label, word.text) for word in game.words]


@given(st.dictionaries(NAMES, TEXTS, max_size=4))
def test_any_value_of_a_tag_survives(tags: dict[str, str]) -> None:
    text = HEAD + "\n".join(format_tag(name, value) for name, value in tags.items())

    (game,) = take_apart(text)

    assert {name: tag.value for name, tag in game.tags.items()} == {"Fifteentwo": "1"} | tags


@given(TEXTS)
def test_a_tag_is_one_line_that_prints(value: str) -> None:
    assert format_tag("Event", value).isprintable()


def test_labels_hold_until_the_next_label_bar_or_keyword() -> None:
    assert words("Play 0: 7H 7 1:8D | QH\nShow crib: 5H") == [
        ("Play", "", ""),
        ("Play", "0", "7H"),
        ("Play", "0", "7"),
        ("Play", "1", "8D"),
        ("Play", "", "|"),
        ("Play", "", "QH"),
        ("Show", "", ""),
        ("Show", "crib", "5H"),
    ]


def test_a_word_knows_its_place_and_whether_a_label_stands_before_it() -> None:
    (game,) = take_apart(HEAD + "Play 0: 7H 7")

    start = len(HEAD)
    assert game.words[1:] == [
        Word("Play", "0", "7H", start + 8, labelled=True),
        Word("Play", "0", "7", start + 11, labelled=False),
    ]


def test_comments_commas_case_and_line_breaks_do_not_matter() -> None:
    plain = words("Play 0: 7H 7 1: 8D 15 +2\nShow 0: 5H")

    assert words("pLAY {a; b\n} 0 : 7H,7 ; all of this\n\t1: 8D 15+2\r\n\n SHOW 0: 5H") == plain


def test_a_keyword_counts_only_at_the_beginning_of_a_line() -> None:
    assert [section for section, _, _ in words("Deal cut 23\nCut 0: 4")] == ["Deal", "Deal", "Deal", "Cut", "Cut"]


def test_games_follow_each_other() -> None:
    first, second = take_apart(HEAD + '[A "1"]\nDeal 1\n' + HEAD + '[A "2"]\nDeal 2')

    assert (first.tag("A"), second.tag("A")) == ("1", "2")
    assert [word.text for word in second.words] == ["", "2"]


@pytest.mark.parametrize(
    ("text", "position", "reason"),
    [
        ("", 0, "begins with"),
        ("Deal 1", 0, "begins with"),
        ('[Event "x"]', 0, "begins with"),
        ('[Fifteentwo "2"]', 0, "version '2'"),
        (HEAD + "hello", 17, "here one of the lines"),
        (HEAD + "0: 5H", 17, "here one of the lines"),
        (HEAD + '[A "1"] [A "2"]', 25, "tag A stands twice"),
        (HEAD + 'Deal 1\n[A "1"]', 24, "tags come before"),
        (HEAD + '[A "\\x"]', 21, "stands for nothing"),
        (HEAD + '[A "\\u{110000}"]', 21, "stands for nothing"),
        (HEAD + "[A 1]", 17, "a tag is written"),
        (HEAD + "Deal { 1", 22, "a comment begins"),
        (HEAD + "Deal + 1", 22, "does not belong"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, position: int, reason: str) -> None:
    with pytest.raises(ParseError, match=reason) as caught:
        take_apart(text)

    assert caught.value.position == position
