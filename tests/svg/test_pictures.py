"""Whole pictures as files: the samples in the documentation, and a few goldens.

A change of the drawing shows in their difference. After looking at it, ``python tests/svg/test_pictures.py`` writes the
goldens anew and ``python tools/sample_pictures.py`` the samples.
"""

import runpy
from pathlib import Path
from typing import Final

import pytest

from fifteentwo.svg import Svg, Track, board_svg, card_svg

GOLDENS: Final = Path(__file__).parent / "goldens"
ROOT: Final = Path(__file__).parent.parent.parent
SAMPLES: Final = runpy.run_path(str(ROOT / "tools" / "sample_pictures.py"))["pictures"]()


def goldens() -> dict[str, Svg]:
    """The pictures that are compared, by file name."""
    return {
        "king_of_diamonds.svg": card_svg("KD"),
        "ten_in_two_colours.svg": card_svg("TC", two_colours=True, size=44),
        "back.svg": card_svg(None),
        "captain.svg": board_svg([Track("Captain", 40, 38, 61), Track("The others", 64, 52)], street=20),
    }


@pytest.mark.parametrize("name", goldens())
def test_goldens(name: str) -> None:
    assert goldens()[name] + "\n" == (GOLDENS / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SAMPLES)
def test_samples_in_the_documentation_are_current(name: str) -> None:
    assert SAMPLES[name] + "\n" == (ROOT / "docs" / "images" / name).read_text(encoding="utf-8")


if __name__ == "__main__":
    for file_name, picture in goldens().items():
        picture.save(GOLDENS / file_name)
