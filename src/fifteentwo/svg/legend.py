"""Who pegs on which track, and the scores, above a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifteentwo.svg import palette
from fifteentwo.svg.document import element, label, place
from fifteentwo.svg.layout import MARGIN
from fifteentwo.svg.pegs import sign

_TOP: Final = 9
_ROW: Final = 25
_LEAST_ENTRY: Final = 118
_TARGET_ROOM: Final = 64
"""What an entry needs more where it says its target."""

_NAME_START: Final = 54
_SIGN_SCALE: Final = 1.35
_LETTER_WIDTH: Final = 7.0
"""Room for a letter of a name at its size; most fonts need a little less."""


def legend_height(targets: Sequence[int], width: float) -> float:
    """Returns the height of the rows above a board of a given width."""
    return _TOP + _ROW * -(-len(targets) // _columns(targets, width)) - 4


def legend_rows(entries: Sequence[tuple[str, int]], targets: Sequence[int], width: float) -> str:
    """Returns one entry for each track: its sign, its score and its name, shortened where there is no room.

    Args:
        entries: Name and score of each track.
        targets: What each track plays to; said beside the name where they differ.
        width: Width of the board.
    """
    columns = _columns(targets, width)
    entry_width = (width - 2 * MARGIN) / columns
    letters = int((entry_width - _NAME_START - 4) / _LETTER_WIDTH)
    parts = []
    for index, (name, score) in enumerate(entries):
        left = MARGIN + index % columns * entry_width
        baseline = _TOP + index // columns * _ROW + 16
        suffix = f", to {targets[index]}" if len(set(targets)) > 1 else ""
        class_ = f"ft-peg-{index + 1}"
        parts.append(place(left + 8, baseline - 5.5, sign(index), scale=_SIGN_SCALE, class_=class_))
        parts.append(
            label(
                left + _NAME_START - 7,
                baseline,
                str(score),
                17,
                colour=palette.INK,
                anchor="end",
                font_weight="700",
                class_="ft-score",
            )
        )
        parts.append(
            label(
                left + _NAME_START,
                baseline,
                _shortened(name, letters - len(suffix)) + suffix,
                14,
                colour=palette.INK,
                class_="ft-name",
            )
        )
    return element("g", *parts, class_="ft-legend")


def _columns(targets: Sequence[int], width: float) -> int:
    """Returns how many entries stand in a row: as many as fit, but two and two of four rather than three and one."""
    least = _LEAST_ENTRY + (_TARGET_ROOM if len(set(targets)) > 1 else 0)
    fitting = max(1, int((width - 2 * MARGIN) / least))
    return 2 if fitting == 3 and len(targets) == 4 else min(fitting, len(targets))


def _shortened(name: str, letters: int) -> str:
    """Returns a name with an ellipsis where it is longer than there is room."""
    return name if len(name) <= letters else name[: max(letters - 1, 1)].rstrip() + "…"
