"""Draws the plot of the documentation: ``python tools/plots.py``."""

from __future__ import annotations

from pathlib import Path

from fifteentwo.stats import discard_tables, hand_distribution, hand_plus_crib_distribution
from fifteentwo.stats.plot import save_plot

IMAGES = Path(__file__).parent.parent / "docs" / "images"

if __name__ == "__main__":
    save_plot(
        IMAGES / "hands.svg",
        "What hands score",
        [
            ("any four cards", hand_distribution()),
            ("a pone's choice of six", discard_tables().pone.hands),
            ("any hand with a crib", hand_plus_crib_distribution()),
        ],
    )
