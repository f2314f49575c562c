"""The words of a game file, each with its place; what they mean is up to the readers.

A file has tags, ``[Name "value"]``, and then sections: a keyword at the beginning of a line, followed by words until the
next keyword, on as many lines as one likes. A word such as ``0:`` is a label and tells whose the following words are.
Comments run from ``;`` to the end of the line or stand in braces.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from fifteentwo.errors import ParseError

VERSION: Final = "1"
FIRST_TAG: Final = "Fifteentwo"
SECTIONS: Final = (
    "Pack",
    "Cut",
    "Deck",
    "Deal",
    "Hands",
    "Rest",
    "Discards",
    "Starter",
    "Play",
    "Show",
    "Misdeal",
    "End",
)
"""The keywords, in the order in which they usually come."""
END_OF_COUNT: Final = "|"

_BY_KEYWORD: Final = {section.casefold(): section for section in SECTIONS}
_TOKEN: Final = re.compile(
    r"""
    (?P<space>(?:[^\S\n]|,)+|;[^\n]*|\{[^}]*\})
    | (?P<line>\n)
    | \[\s*(?P<tag>\w+)\s+"(?P<value>(?:[^"\\\n]|\\.)*)"\s*\]
    | (?P<label>[^\W_]+)[^\S\n]*:
    | (?P<bar>\|)
    | (?P<word>\+?[^\s,;{}\[\]:|+"]+)
    """,
    re.VERBOSE,
)
_ESCAPE: Final = re.compile(r"\\(?:u\{([0-9A-Fa-f]{1,6})\}|(.))", re.DOTALL)
_ESCAPED: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_UNESCAPED: Final = {escaped[1]: character for character, escaped in _ESCAPED.items()}


class Word(NamedTuple):
    """A word with all that surrounds it. The keyword that begins a section is a word without text."""

    section: str
    label: str
    """The label that holds here: a seat, ``crib``, or nothing."""
    text: str
    position: int
    """Where the word stands in the whole text."""
    labelled: bool = False
    """Whether it comes right after its label."""


class Tag(NamedTuple):
    """The value of a tag and the place of the tag."""

    value: str
    position: int


@dataclass
class GameText:
    """One game of a file, taken apart."""

    text: str
    """The whole file."""
    position: int
    """Where the game begins in it."""
    tags: dict[str, Tag] = field(default_factory=dict)
    words: list[Word] = field(default_factory=list)

    def error(self, reason: str, position: int) -> ParseError:
        """Returns the error that something is wrong at a place of the file."""
        return ParseError(reason, self.text, position)

    def tag(self, name: str) -> str | None:
        """Returns the value of a tag, if the file has it."""
        tag = self.tags.get(name)
        return None if tag is None else tag.value


def take_apart(text: str) -> list[GameText]:
    """Takes a file of one or more games apart. Each begins with the tag ``Fifteentwo``.

    Raises:
        ParseError: The text has no such form.
        TypeError: It is no text.
    """
    if not isinstance(text, str):
        raise TypeError(f"a game file is read from a text, not from {type(text).__name__}")
    games: list[GameText] = []
    section = label = ""
    labelled = False
    for found, at_line_start in _tokens(text):
        position = found.start()
        if found["tag"] is not None:
            if found["tag"] == FIRST_TAG:
                games.append(GameText(text, position))
                section = label = ""
            _add_tag(_latest(games, text, position), found, inside=bool(section))
            continue
        game = _latest(games, text, position)
        keyword = _BY_KEYWORD.get((found["word"] or "").casefold()) if at_line_start else None
        if keyword is not None:
            section, label, labelled = keyword, "", False
            game.words.append(Word(section, "", "", position))
        elif not section:
            raise ParseError(f"here one of the lines {', '.join(SECTIONS)} must begin", text, position)
        elif found["label"] is not None:
            label, labelled = found["label"].casefold(), True
        else:
            label = "" if found["bar"] else label
            game.words.append(Word(section, label, found["word"] or END_OF_COUNT, position, labelled))
            labelled = False
    if not games:
        raise ParseError(f'a game file begins with [{FIRST_TAG} "{VERSION}"]', text, 0)
    return games


def _tokens(text: str) -> Iterator[tuple[re.Match[str], bool]]:
    """Yields all but space and comments, with whether it is the first of its line."""
    position = 1 if text.startswith("\N{ZERO WIDTH NO-BREAK SPACE}") else 0
    at_line_start = True
    while position < len(text):
        found = _TOKEN.match(text, position)
        if found is None:
            raise ParseError(_complaint(text[position]), text, position)
        position = found.end()
        if found["line"] is not None:
            at_line_start = True
        elif found["space"] is None:
            yield found, at_line_start
            at_line_start = False


def _complaint(character: str) -> str:
    match character:
        case "[" | "]" | '"':
            return 'a tag is written [Name "value"], on one line'
        case "{" | "}":
            return "a comment begins with { and ends with }"
        case _:
            return f"{character!r} does not belong here"


def _latest(games: list[GameText], text: str, position: int) -> GameText:
    if not games:
        raise ParseError(f'a game file begins with [{FIRST_TAG} "{VERSION}"]', text, position)
    return games[-1]


def _add_tag(game: GameText, found: re.Match[str], *, inside: bool) -> None:
    name, position = found["tag"], found.start()
    if inside:
        raise game.error(f"the tag {name} stands after the first line of the game; tags come before", position)
    if name in game.tags:
        raise game.error(f"the tag {name} stands twice", position)
    value = _ESCAPE.sub(lambda escape: _unescaped(game, escape, found.start("value")), found["value"])
    if name == FIRST_TAG and value != VERSION:
        raise game.error(f"this is version {value!r} of the format; version {VERSION} can be read", position)
    game.tags[name] = Tag(value, position)


def _unescaped(game: GameText, escape: re.Match[str], start: int) -> str:
    code, character = escape.groups()
    if code is not None and int(code, 16) <= 0x10FFFF:
        return chr(int(code, 16))
    if character not in _UNESCAPED:
        raise game.error(f"{escape[0]} stands for nothing; a backslash is written twice", start + escape.start())
    return _UNESCAPED[character]


def format_tag(name: str, value: str) -> str:
    r"""Prints a tag. Quotes, backslashes and characters that do not print are escaped.

    >>> print(format_tag("Event", 'The "Jack"\n'))
    [Event "The \"Jack\"\n"]
    """
    return f'[{name} "{"".join([_escaped(character) for character in value])}"]'


def _escaped(character: str) -> str:
    if character in _ESCAPED:
        return _ESCAPED[character]
    return character if character.isprintable() else f"\\u{{{ord(character):X}}}"
