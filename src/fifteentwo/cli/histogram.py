"""Distributions in the terminal: a bar for each number of points, and the moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from fifteentwo.cli.look import QUIET, STRONG, Look

if TYPE_CHECKING:
    from rich.console import Console

    from fifteentwo.stats import Distribution

_EIGHTHS = " ▏▎▍▌▋▊▉█"


def print_distribution(console: Console, look: Look, title: str, distribution: Distribution) -> None:
    """Prints a distribution: how many cases score how much, their share, and a bar."""
    console.print(title, style=STRONG)
    numbers = [f"{count:,}" for count in distribution.counts]
    column = max(map(len, numbers))
    longest = max(min(console.width, 100) - column - 18, 10)
    highest = max(distribution.counts)
    for points, (count, number) in enumerate(zip(distribution.counts, numbers, strict=True)):
        share = float(distribution.share(points))
        line = Text(f"{points:>3}  {number:>{column}}  {share:>8.4%}  ")
        console.print(line.append(_bar(look, count / highest * longest)), soft_wrap=True)
    console.print(
        f"mean {distribution.mean:.6f}, standard deviation {distribution.std:.6f}, median {distribution.median:g}, "
        f"mode {distribution.mode}, skewness {distribution.skewness:.4f}, "
        f"excess kurtosis {distribution.excess_kurtosis:.4f}; {distribution.total:,} cases",
        style=QUIET,
    )


def _bar(look: Look, length: float) -> str:
    if not look.unicode:
        return "#" * round(length)
    whole, eighths = divmod(round(length * 8), 8)
    return "█" * whole + (_EIGHTHS[eighths] if eighths else "")
