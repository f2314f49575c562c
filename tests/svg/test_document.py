"""Text and numbers in SVG documents, the picture's width, saving and showing."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.errors import FifteentwoError
from fifteentwo.svg import Svg, card_svg
from fifteentwo.svg.document import document, element, number, words

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("value", "text"), [(12.0, "12"), (-0.001, "0"), (0.125, "0.12"), (-0.5, "-0.5"), (100, "100"), (1000.0, "1000")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_an_attribute_is_escaped_and_none_is_left_out() -> None:
    assert element("a", b_c='"<&', class_="x", d=None, e=1.5) == '<a b-c="&quot;&lt;&amp;" class="x" e="1.5"/>'


@given(st.text(st.characters(codec=None)))
def test_any_text_becomes_well_formed_words(text: str) -> None:
    picture = document(10, 10, None, text, text, "x")

    title = ET.fromstring(picture.encode()).find(f"{SVG}title")

    assert title is not None
    assert (title.text or "") == words_read_back(text)


def words_read_back(text: str) -> str:
    """What XML gives back for a text: forbidden characters replaced, line ends made one."""
    allowed = [c if c in "\t\n\r" or (c >= " " and not "\ud800" <= c <= "\udfff" and c not in "\ufffe\uffff") else "\ufffd"
               for c in text]  # fmt: skip
    return "".join(allowed).replace("\r\n", "\n").replace("\r", "\n")


def test_words_keep_other_scripts() -> None:
    assert words("Žofie 李 😀 & <b>") == "Žofie 李 😀 &amp; &lt;b&gt;"


@pytest.mark.parametrize("size", [0, 15.9, 10_001, -5, float("nan"), float("inf"), True, "100"])
def test_a_width_that_is_none_is_named(size: float) -> None:
    with pytest.raises(FifteentwoError, match="size is a width in pixels from 16 to 10000, not "):
        card_svg("5H", size=size)


@given(st.floats(16, 10_000))
def test_height_follows_width(size: float) -> None:
    root = ET.fromstring(card_svg("5H", size=size))

    assert float(root.attrib["height"]) == pytest.approx(1.4 * size, abs=0.01)
    assert float(root.attrib["width"]) == pytest.approx(size, abs=0.01)
    assert root.attrib["viewBox"] == "0 0 100 140"


def test_a_picture_is_text_that_notebooks_show_and_that_can_be_saved(tmp_path: Path) -> None:
    picture = card_svg("QS")

    saved = picture.save(tmp_path / "queen.svg")

    assert isinstance(picture, Svg)
    assert type(picture._repr_svg_()) is str
    assert picture._repr_svg_() == picture
    assert saved.read_bytes() == picture.encode() + b"\n"
    assert picture.save(str(saved)) == saved


def test_saving_where_there_is_no_folder_fails_plainly(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        card_svg("QS").save(tmp_path / "none" / "queen.svg")
