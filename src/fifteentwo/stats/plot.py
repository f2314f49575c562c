"""Pictures of distributions, drawn by matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fifteentwo.errors import FifteentwoError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from fifteentwo.stats.distribution import Distribution

SUFFIXES: Final = (".png", ".svg")
_COLOURS: Final = ("#1f6f78", "#d9772b", "#6b4e9b", "#3b7d3b")
_VISIBLE: Final = 0.0002
"""Shares below this cannot be seen, so points that only they reach are left out."""


def save_plot(path: Path, title: str, distributions: Sequence[tuple[str, Distribution]]) -> None:
    """Draws distributions side by side and saves the picture.

    Args:
        path: The file to write, a PNG or an SVG by its name.
        title: What stands above the picture.
        distributions: What to draw, with a name for each: up to four.

    Raises:
        FifteentwoError: The name ends in something else, or matplotlib is not installed.
        OSError: The file cannot be written.
    """
    if path.suffix.lower() not in SUFFIXES:
        raise FifteentwoError(f"{path}: a plot is a PNG or an SVG, so its name must end in .png or .svg")
    try:
        import matplotlib as mpl
    except ModuleNotFoundError:
        raise FifteentwoError("plots need matplotlib: pip install 'fifteentwo[plot]'") from None
    with mpl.rc_context({"svg.hashsalt": "fifteentwo", "svg.fonttype": "none", "font.size": 10}):
        figure = _figure(title, distributions)
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else {}
        figure.savefig(path, dpi=150, metadata=metadata)


def _figure(title: str, distributions: Sequence[tuple[str, Distribution]]) -> Figure:
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator, PercentFormatter

    figure = Figure(figsize=(8, 4.2), layout="constrained")
    axes = figure.add_subplot()
    width = 0.85 / len(distributions)
    for place, ((name, distribution), colour) in enumerate(zip(distributions, _COLOURS, strict=False)):
        points = [point + (place - (len(distributions) - 1) / 2) * width for point in range(distribution.most + 1)]
        shares = [float(distribution.share(point)) for point in range(distribution.most + 1)]
        axes.bar(points, shares, width, color=colour, label=f"{name} (mean {distribution.mean:.3f})")
        axes.axvline(distribution.mean, color=colour, linestyle="--", linewidth=1)
    last = max(point for _, some in distributions for point in range(some.most + 1) if some.share(point) >= _VISIBLE)
    axes.set_xlim(-1, last + 1)
    axes.set_title(title)
    axes.set_xlabel("points")
    axes.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=16))
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    return figure
