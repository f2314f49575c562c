"""The pieces that every picture is built from: elements, numbers as text, and the finished document."""

from __future__ import annotations

from html import escape
from os import PathLike
from pathlib import Path
from typing import Final

from fifteentwo.errors import FifteentwoError
from fifteentwo.svg import palette

FONT_STACK: Final = "system-ui, -apple-system, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif"
"""Fonts for the words in a picture. Cards carry no text: their indices and suit signs are drawn."""

SMALLEST_WIDTH: Final = 16
LARGEST_WIDTH: Final = 10_000


class Svg(str):
    """An SVG document as text. Notebooks show it as a picture.

    >>> from fifteentwo.svg import card_svg
    >>> card_svg(None).startswith("<svg")
    True
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def save(self, path: str | PathLike[str]) -> Path:
        """Writes the picture to a file as UTF-8, replacing one that is there, and returns its path.

        Raises:
            OSError: The file cannot be written.
        """
        target = Path(path)
        target.write_text(self + "\n", encoding="utf-8", newline="\n")
        return target


def number(value: float) -> str:
    """Returns a coordinate as short text with at most two decimals: ``12``, ``-0.5``, never ``-0``."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *children: str, **attributes: str | float | None) -> str:
    """Returns one element as text.

    Args:
        name: The element's name.
        children: Finished elements; words must have gone through :func:`words`.
        attributes: Underscores stand for hyphens, a trailing one is dropped (``class_``). Numbers are shortened,
            text is escaped, None leaves the attribute out.
    """
    parts = [name]
    for key, value in attributes.items():
        if value is None:
            continue
        text = escape(value) if isinstance(value, str) else number(value)
        parts.append(f'{key.rstrip("_").replace("_", "-")}="{text}"')
    opening = " ".join(parts)
    return f"<{opening}>{''.join(children)}</{name}>" if children else f"<{opening}/>"


def words(text: str) -> str:
    """Returns text as it may stand between tags; characters that XML does not allow become ``�``."""
    return escape("".join(character if _allowed(character) else "\ufffd" for character in text), quote=False)


def _allowed(character: str) -> bool:
    """Tells whether XML 1.0 allows a character in a document."""
    code = ord(character)
    return code in (0x9, 0xA, 0xD) or 0x20 <= code <= 0xD7FF or 0xE000 <= code <= 0xFFFD or code >= 0x10000


def place(x: float, y: float, *children: str, scale: float = 1, turn: float = 0, **attributes: str | None) -> str:
    """Returns a group of elements moved to a place, scaled and turned by degrees about its own origin."""
    transform = f"translate({number(x)} {number(y)})"
    if turn:
        transform += f" rotate({number(turn)})"
    if scale != 1:
        transform += f" scale({scale:.4g})"
    return element("g", *children, transform=transform, **attributes)


def label(
    x: float, y: float, text: str, size: float, *, colour: str, anchor: str = "start", **attributes: str | float | None
) -> str:
    """Returns a line of text whose baseline starts, or by ``anchor`` has its ``middle`` or ``end``, at a place."""
    text_anchor = None if anchor == "start" else anchor
    return element("text", words(text), x=x, y=y, font_size=size, fill=colour, text_anchor=text_anchor, **attributes)


def ground(width: float, height: float) -> str:
    """Returns the surface that a whole picture lies on, so that it reads alike on light and dark pages."""
    return element(
        "rect",
        x=0.5,
        y=0.5,
        width=width - 1,
        height=height - 1,
        rx=12,
        fill=palette.GROUND,
        stroke=palette.GROUND_EDGE,
        class_="ft-ground",
    )


def document(
    width: float, height: float, shown_width: float | None, title: str, description: str, kind: str, *body: str
) -> Svg:
    """Returns a whole picture.

    Args:
        width: Width of the drawing in its own units, from 0.
        height: Height of the drawing in its own units, from 0.
        shown_width: Width in CSS pixels, 16 to 10,000; the height follows. None takes the drawing's own width.
        title: Name of the picture in words.
        description: What the picture says, as sentences; may be empty.
        kind: CSS class of the outermost element.
        body: Finished elements.

    Raises:
        FifteentwoError: The shown width is not such a number.
    """
    pixels = width if shown_width is None else checked_width(shown_width)
    texts = [element("title", words(title))]
    if description:
        texts.append(element("desc", words(description)))
    return Svg(
        element(
            "svg",
            *texts,
            *body,
            xmlns="http://www.w3.org/2000/svg",
            width=pixels,
            height=pixels * height / width,
            viewBox=f"0 0 {number(width)} {number(height)}",
            role="img",
            class_=kind,
            font_family=FONT_STACK,
        )
    )


def checked_width(size: float) -> float:
    """Returns a width in pixels if it can be one.

    Raises:
        FifteentwoError: It is no finite number from 16 to 10,000.
    """
    if not _is_number(size) or not SMALLEST_WIDTH <= size <= LARGEST_WIDTH:
        raise FifteentwoError(f"size is a width in pixels from {SMALLEST_WIDTH} to {LARGEST_WIDTH}, not {size!r}")
    return size


def _is_number(value: object) -> bool:
    """Tells whether a value is a number; True and False are none here."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)
