"""The picture of the terminal game in the documents shows what the game shows."""

from __future__ import annotations

import html
import re
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[3]


def words(svg: str) -> list[str]:
    """Returns the texts of a picture; how they are styled may differ between versions of rich."""
    return [
        html.unescape(text).replace("\N{NO-BREAK SPACE}", " ")
        for text in re.findall(r"<text [^>]*>([^<]*)</text>", svg)
    ]


def test_the_picture_is_the_one_that_the_program_draws() -> None:
    kept = (ROOT / "docs" / "images" / "terminal.svg").read_text(encoding="utf-8")

    assert words(kept) == words(runpy.run_path(str(ROOT / "tools" / "terminal_picture.py"))["picture"]())
    assert "Steady: " in words(kept)
    assert "http" not in kept.replace('xmlns="http://www.w3.org/2000/svg"', "")
