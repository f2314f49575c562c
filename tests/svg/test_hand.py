"""Pictures of hands and how they are counted."""

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.cards import DECK, Card, parse_cards
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.scoring import Item, Kind, Score, score_show
from fifteentwo.scoring.speech import show_lines
from fifteentwo.svg import hand_svg

SVG = "{http://www.w3.org/2000/svg}"
HEARTS = parse_cards("2H 3H 4H 9H")


def elements(picture: ET.Element | str, class_: str) -> list[ET.Element]:
    """The elements of a class."""
    root = ET.fromstring(picture) if isinstance(picture, str) else picture
    return [e for e in root.iter() if class_ in e.attrib.get("class", "").split()]


def columns(row: ET.Element) -> list[bool]:
    """Whether each card of a row is marked, left to right."""
    found = []
    for chip in elements(row, "ft-chip"):
        match = re.match(r"translate\((\S+) ", chip.attrib["transform"])
        assert match is not None
        found.append((float(match[1]), True))
    found += [(float(dot.attrib["cx"]) - 12.5, False) for dot in elements(row, "ft-empty")]
    return [marked for _, marked in sorted(found)]


@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True), st.booleans())
def test_a_row_marks_the_cards_that_are_counted(cards: list[Card], crib: bool) -> None:
    score = score_show(cards[:4], cards[4], crib=crib)

    rows = elements(hand_svg(cards[:4], cards[4], score=score, crib=crib), "ft-line")

    if score.total == 0:
        assert len(rows) == 1
    else:
        for row, line in zip(rows, show_lines(score), strict=True):
            counted = {card for item in line.items for card in item.cards}
            assert columns(row) == [card in counted for card in cards]
            assert [e.text for e in elements(row, "ft-phrase")] == [line.phrase]
    totals = [e.text for e in elements(rows[-1], "ft-score")]
    assert totals == [str(score.total)]


def test_the_count_is_read_out() -> None:
    root = ET.fromstring(hand_svg("QC QD 5H 5S + 2C", score=score_show("QC QD 5H 5S + 2C")))

    assert root.findtext(f"{SVG}title") == (
        "Hand: queen of clubs, queen of diamonds, five of hearts, five of spades; starter two of clubs"
    )
    assert root.findtext(f"{SVG}desc") == (
        "Fifteen two, fifteen four, fifteen six, fifteen eight, and two pairs is twelve: 12 points."
    )


def test_one_point_is_one_point_and_none_is_no_score() -> None:
    nobs, nothing = (
        ET.fromstring(hand_svg(text, score=score_show(text))) for text in ("JH 2C 4D 6S + 8H", "2C 4H 6D 8S + KH")
    )

    assert (nobs.findtext(f"{SVG}desc") or "").endswith(": 1 point.")
    assert nothing.findtext(f"{SVG}desc") == "No score: 0 points."
    assert [e.text for e in elements(nothing, "ft-phrase")] == ["no score"]


def test_a_crib_is_called_so() -> None:
    picture = hand_svg(HEARTS, "KD", crib=True)

    assert [e.text for e in elements(picture, "ft-caption")] == ["crib", "starter"]
    assert "<title>Crib: two of hearts" in picture
    assert not elements(picture, "ft-counting")


def test_text_and_cards_give_the_same() -> None:
    starter = Card.parse("KD")

    assert hand_svg("2H 3H 4H 9H + KD") == hand_svg(HEARTS, starter) == hand_svg(["2H", *HEARTS[1:]], "KD")


def test_cards_may_lie_face_down() -> None:
    picture = hand_svg([None, None, *HEARTS])

    assert len(elements(picture, "ft-back")) == 2
    assert "<title>Hand: a card face down, a card face down, two of hearts" in picture


def test_two_colours_go_through_to_the_marks() -> None:
    picture = hand_svg("8D 7C", score=Score.of([Item(Kind.FIFTEEN, parse_cards("8D 7C"), 2)]), two_colours=True)

    assert {e.attrib["color"] for e in elements(picture, "ft-diamonds")} == {"#c01f2e"}
    assert {e.attrib["color"] for e in elements(picture, "ft-clubs")} == {"#1b1d21"}


def test_a_long_phrase_makes_room_for_itself() -> None:
    widths = [
        float(ET.fromstring(hand_svg(text, score=score_show(text))).attrib["width"])
        for text in ("5H 5D 5S JC + 5C", "7H 8D 8S 9C + 6H")
    ]

    assert widths[0] > widths[1]


@pytest.mark.parametrize(
    ("hand", "starter", "message"),
    [
        ("", None, "a hand has one to 8 cards, not 0"),
        (DECK[:9], None, "a hand has one to 8 cards, not 9"),
        (HEARTS, "2H", "2H is there twice"),
        ([HEARTS[0], HEARTS[0]], None, "2H is there twice"),
    ],
)
def test_bad_hands_are_named(hand: str, starter: str | None, message: str) -> None:
    with pytest.raises(FifteentwoError, match=f"^{message}$"):
        hand_svg(hand, starter)


def test_a_starter_given_twice_is_named() -> None:
    with pytest.raises(ParseError, match="the starter is given twice"):
        hand_svg("2H 3H + 4H", "5H")
    with pytest.raises(ParseError, match="'4X' is not a card"):
        hand_svg("2H 3H + 4X")


def test_a_score_of_other_cards_is_refused() -> None:
    with pytest.raises(FifteentwoError, match=r"the score is of other cards: its fifteen has 5[CDHS]"):
        hand_svg(HEARTS, "KD", score=score_show("5H 5D 5S JC + 5C"))


def test_points_that_are_not_counted_in_the_show_are_refused() -> None:
    with pytest.raises(FifteentwoError, match="go is not counted in the show"):
        hand_svg(HEARTS, score=Score.of([Item(Kind.GO, (), 1)]))
