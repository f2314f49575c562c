"""Whether the colours can be told apart."""

import pytest

from fifteentwo.svg import palette
from fifteentwo.svg.palette import contrast


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)
    assert contrast("#ffffff", "#0000ff") == pytest.approx(8.59, abs=0.005)


@pytest.mark.parametrize("colour", sorted({*palette.FOUR_COLOURS.values(), *palette.TWO_COLOURS.values()}))
def test_suits_read_like_text_on_a_card(colour: str) -> None:
    assert contrast(colour, palette.CARD) >= 4.5


@pytest.mark.parametrize("colour", [palette.INK, palette.QUIET_INK])
def test_words_read_on_the_ground(colour: str) -> None:
    assert contrast(colour, palette.GROUND) >= 4.5


@pytest.mark.parametrize("track", range(4))
def test_pegs_stand_out_wherever_they_stand(track: int) -> None:
    for under in (palette.GROUND, palette.LANE, *palette.TRAILS):
        assert contrast(palette.PEGS[track], under) >= 3, under


@pytest.mark.parametrize("under", [palette.LANE, *palette.TRAILS])
def test_holes_are_seen(under: str) -> None:
    assert contrast(palette.HOLE, under) >= 3


@pytest.mark.parametrize(
    ("line", "under"),
    [
        (palette.CARD_EDGE, palette.CARD),
        (palette.CARD_EDGE, palette.GROUND),
        (palette.GROUND_EDGE, palette.GROUND),
        (palette.GROUND_EDGE, "#ffffff"),
        (palette.GROUND_EDGE, "#111418"),
        (palette.BACK, palette.CARD),
        (palette.BACK_PATTERN, palette.BACK),
        (palette.SKUNK_LINE, palette.LANE),
    ],
)
def test_outlines_are_seen(line: str, under: str) -> None:
    assert contrast(line, under) >= 3


def test_colours_differ() -> None:
    assert len(set(palette.PEGS)) == len(set(palette.TRAILS)) == len(set(palette.FOUR_COLOURS.values())) == 4
