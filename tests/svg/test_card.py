"""Pictures of single cards."""

import re
from xml.etree import ElementTree as ET

import pytest

from fifteentwo.cards import DECK, Card, Suit
from fifteentwo.errors import ParseError
from fifteentwo.svg import card_svg

SVG = "{http://www.w3.org/2000/svg}"
TITLE = re.compile(r"<title>.*?</title>")
COLOUR = re.compile(r"#[0-9a-f]{6}")
CLASS = re.compile(r' class="[^"]*"')


def drawing(picture: str) -> str:
    """The shapes of a picture without its words, colours and classes."""
    return CLASS.sub("", COLOUR.sub("", TITLE.sub("", picture)))


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_says_its_name_and_its_classes(card: Card) -> None:
    root = ET.fromstring(card_svg(card))

    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}title") == card.words
    group = root.find(f"{SVG}g")
    assert group is not None
    assert group.attrib["class"] == f"ft-card ft-{card.suit.word}"


@pytest.mark.parametrize("two_colours", [False, True])
def test_shapes_alone_tell_all_cards_and_the_back_apart(two_colours: bool) -> None:
    drawings = {drawing(card_svg(card, two_colours=two_colours)) for card in (*DECK, None)}

    assert len(drawings) == 53


def test_cards_need_no_font() -> None:
    assert not any("<text" in card_svg(card) for card in (*DECK, None))


def test_four_colours_by_default_and_two_at_wish() -> None:
    aces = DECK[:4]
    used = [set(COLOUR.findall(card_svg(card))) for card in aces]
    used_of_two = [set(COLOUR.findall(card_svg(card, two_colours=True))) for card in aces]

    assert len(set.union(*used)) == len(set.intersection(*used)) + 4
    assert used_of_two[Suit.CLUBS] == used_of_two[Suit.SPADES]
    assert used_of_two[Suit.DIAMONDS] == used_of_two[Suit.HEARTS]
    assert used_of_two[Suit.CLUBS] != used_of_two[Suit.HEARTS]


def test_both_corners_show_the_same() -> None:
    group = ET.fromstring(card_svg("JD")).find(f"{SVG}g")
    assert group is not None

    paper, *upright, turned = list(group)

    assert paper.tag == f"{SVG}rect"
    assert turned.attrib["transform"] == "translate(100 140) rotate(180)"
    assert [ET.tostring(part) for part in upright] == [ET.tostring(part) for part in turned]


def test_only_the_court_wears_something() -> None:
    assert [card.rank.letter for card in DECK[::4] if "ft-court" in card_svg(card)] == ["J", "Q", "K"]


def test_a_back_does_not_tell_what_it_hides() -> None:
    picture = card_svg(None)

    assert ET.fromstring(picture).findtext(f"{SVG}title") == "a card face down"
    assert not any(suit.word in picture for suit in Suit)


def test_text_is_read_and_a_wrong_one_named() -> None:
    assert card_svg("10♥") == card_svg(Card.parse("TH"))
    with pytest.raises(ParseError, match="'1H' is not a card"):
        card_svg("1H")


def test_a_notebook_shows_a_card() -> None:
    assert Card.parse("5H")._repr_svg_() == card_svg("5H")
