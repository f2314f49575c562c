"""Pictures of distributions."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fifteentwo.errors import FifteentwoError
from fifteentwo.stats import hand_distribution
from fifteentwo.stats.plot import save_plot

pytest.importorskip("matplotlib")

BOTH = [("hand", hand_distribution()), ("crib", hand_distribution(crib=True))]


def test_an_svg_is_the_same_every_time(tmp_path: Path) -> None:
    for name in ("one.svg", "other.svg"):
        save_plot(tmp_path / name, "Hands and cribs", BOTH)

    text = (tmp_path / "one.svg").read_text(encoding="utf-8")
    assert text == (tmp_path / "other.svg").read_text(encoding="utf-8")
    for words in ("Hands and cribs", "hand (mean 4.769)", "crib (mean 4.735)", "points"):
        assert words in text


def test_a_png(tmp_path: Path) -> None:
    save_plot(tmp_path / "plot.PNG", "Hands", BOTH[:1])

    assert (tmp_path / "plot.PNG").read_bytes().startswith(b"\x89PNG")


def test_other_names(tmp_path: Path) -> None:
    with pytest.raises(FifteentwoError, match=r"plot\.gif: a plot is a PNG or an SVG"):
        save_plot(tmp_path / "plot.gif", "Hands", BOTH)


def test_without_matplotlib(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(FifteentwoError, match="plots need matplotlib: pip install 'fifteentwo"):
        save_plot(tmp_path / "plot.png", "Hands", BOTH)
