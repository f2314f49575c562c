"""Reading and writing noted games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final, cast

from fifteentwo.cards import Card
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game.result import Result
from fifteentwo.record.comparing import is_card
from fifteentwo.record.dealt import CRIB
from fifteentwo.record.gametext import END_OF_COUNT, FIRST_TAG, VERSION, GameText, Word, format_tag, take_apart
from fifteentwo.record.noted import Note, NotedDeal, NotedGame, NoteWord, Owner
from fifteentwo.record.noted_checks import problems
from fifteentwo.record.phrases import Phrase, result_parts, scores_text
from fifteentwo.record.start import read_number, read_scores, read_start, start_tags
from fifteentwo.record.writing import KIND_TAG, OWN_TAGS, RESULT_TAG, checked_headers, lay_out

NOTED: Final = "noted"
UNKNOWN: Final = "??"
_PARTS: Final = {"Deal": "given", "Hands": "hands", "Discards": "discards", "Starter": "starter", "Show": "show"}
"""Which part of a noted deal each section holds; the section Play holds counts instead of notes."""
_ORDER: Final = ("Deal", "Hands", "Discards", "Starter", "Play", "Show", "End")
_AMOUNT_WORDS: Final = ("gets", "muggins", "back")
_SOURCE_WORDS: Final = ("go", "last", "heels")


def write_noted(game: NotedGame) -> str:
    """Returns a noted game as a file, which :func:`read_noted` reads again.

    Raises:
        FifteentwoError: A header cannot be written; see :func:`write_game`.
    """
    tags = {FIRST_TAG: VERSION, KIND_TAG: NOTED, **start_tags(game.start), **checked_headers(game.headers)}
    tags[RESULT_TAG] = _result_text(game)
    head = "\n".join(format_tag(name, value) for name, value in tags.items())
    phrases = [phrase for deal in game.deals for phrase in _deal_phrases(deal)]
    if game.resigned is not None:
        phrases.append(Phrase("End", str(game.resigned), ("resigns",)))
    if game.result is not None:
        phrases += [Phrase("End", "", tuple(part.split())) for part in result_parts(game.result)]
    return f"{head}\n{lay_out(phrases)}"


def _result_text(game: NotedGame) -> str:
    result: Result | None = game.result
    return f"unfinished {scores_text(game.scores)}" if result is None else ", ".join(result_parts(result))


def _deal_phrases(deal: NotedDeal) -> Iterator[Phrase]:
    yield Phrase("Deal", "", () if deal.number is None else (str(deal.number),))
    if deal.dealer is not None:
        yield Phrase("Deal", "", ("dealer", str(deal.dealer)))
    if deal.scores is not None:
        yield Phrase("Deal", "", (scores_text(deal.scores),))
    for section in _ORDER[:-1]:
        if section == "Play":
            for number, count in enumerate(deal.play):
                if number:
                    yield Phrase(section, "", (END_OF_COUNT,))
                yield from [_note_phrase(section, note) for note in count]
        else:
            yield from [_note_phrase(section, note) for note in getattr(deal, _PARTS[section])]


def _note_phrase(section: str, note: Note) -> Phrase:
    words = [UNKNOWN if card is None else str(card) for card in note.cards]
    if note.count is not None:
        words.append(str(note.count))
    if note.word in _AMOUNT_WORDS:
        words += [note.word, str(note.points or 0)]
    else:
        words += [] if note.points is None else [f"+{note.points}"]
        words += [note.word] if note.word else []
    return Phrase(section, "" if note.owner is None else str(note.owner), tuple(words), labelled=True)


def read_noted(text: str) -> NotedGame:
    """Reads a noted game, and checks all that can be checked; see :func:`fifteentwo.record.noted_checks.problems`.

    Raises:
        ParseError: The text is not a noted game, or something in it is wrong; the error names the place.
    """
    games = take_apart(text)
    if len(games) > 1:
        raise games[0].error("there is more than one game in this file: read_games reads them all", games[1].position)
    return read_notes(games[0])


def read_notes(source: GameText) -> NotedGame:
    """Returns the noted game that was taken apart; see :func:`read_noted`."""
    if source.tag(KIND_TAG) != NOTED:
        tag = source.tags.get(KIND_TAG)
        position = source.position if tag is None else tag.position
        raise source.error(f'a noted game says so in the tag [{KIND_TAG} "{NOTED}"]', position)
    reader = _Reader(source)
    reader.run()
    headers = {name: tag.value for name, tag in source.tags.items() if name not in OWN_TAGS}
    deals = tuple([deal.noted for deal in reader.deals])
    start = read_start(source)
    if reader.resigned is not None and reader.resigned >= start.players:
        raise source.error(f"there is no seat {reader.resigned}", source.position)
    try:
        game = NotedGame(start, deals, reader.resigned, headers)
    except FifteentwoError as error:
        raise source.error(str(error), source.position) from None
    for problem in problems(game):
        deal = reader.deals[problem.deal]
        position = deal.position if problem.note is None else deal.positions()[problem.note]
        raise source.error(problem.reason, position)
    _check_end(source, game, reader.end)
    return game


def _check_end(source: GameText, game: NotedGame, end: list[Word]) -> None:
    """Compares what the file says about the result."""
    found = _result_text(game)
    if source.tag(RESULT_TAG) not in {None, found}:
        reason = f"the result is {found!r}, not {source.tag(RESULT_TAG)!r}"
        raise source.error(reason, source.tags[RESULT_TAG].position)
    said = " ".join(word.text for word in end)
    if said and said.casefold() != found.replace(",", "").casefold():
        raise source.error(f"the result is {found!r}, not {said!r}", end[0].position)


@dataclass
class _Deal:
    """A deal as it is being read."""

    position: int
    noted: NotedDeal
    places: dict[str, list[int]] = field(default_factory=dict)
    """Where the notes of each section stand in the file."""

    def positions(self) -> list[int]:
        """Returns where all notes stand, in the order in which :meth:`NotedDeal.notes` yields them."""
        return [position for section in _ORDER for position in self.places.get(section, ())]


class _Reader:
    """Puts words together to notes."""

    def __init__(self, source: GameText) -> None:
        self.source = source
        self.deals: list[_Deal] = []
        self.resigned: int | None = None
        self.end: list[Word] = []
        """What the file says about the result."""
        self.section = ""

    def run(self) -> None:
        words = iter(self.source.words)
        for word in words:
            if not word.text:
                self._begin_section(word)
            elif word.section == "End":
                self._read_end(word)
            elif word.section == "Deal" and self._read_head(word, words):
                continue
            else:
                self._read_note(word, words)

    def _begin_section(self, word: Word) -> None:
        section = word.section
        if section not in _ORDER:
            raise self.source.error(f"a noted game has no line {section}", word.position)
        if section == "Deal":
            self.deals.append(_Deal(word.position, NotedDeal()))
        elif section != "End" and (not self.deals or _ORDER.index(section) < _ORDER.index(self.section)):
            raise self.source.error(
                f"the line {section} stands too late or before a deal: the order is {', '.join(_ORDER)}", word.position
            )
        self.section = section

    def _read_head(self, word: Word, words: Iterator[Word]) -> bool:
        """Reads number, dealer and scores of a deal. False if the word is none of these."""
        deal = self.deals[-1]
        text = word.text.casefold()
        if text == "dealer":
            deal.noted = replace(deal.noted, dealer=self._number(self._next(word, words)))
        elif "-" in text:
            deal.noted = replace(deal.noted, scores=self._scores(word))
        elif text.isdigit():
            deal.noted = replace(deal.noted, number=self._number(word))
        else:
            return False
        return True

    def _read_end(self, word: Word) -> None:
        if word.text.casefold() == "resigns":
            self.resigned = self._seat(word)
        else:
            self.end.append(word)

    def _read_note(self, word: Word, words: Iterator[Word]) -> None:
        """Adds a word to the latest note, or begins a new one with it."""
        if word.text == END_OF_COUNT and word.section == "Play":
            self._end_count()
            return
        latest = None if word.labelled else self._latest(word)
        added = self._added(latest or Note(self._owner(word)), word, words)
        if added is None and latest is not None:
            latest = None
            added = self._added(Note(self._owner(word)), word, words)
        if added is None:
            raise self.source.error(f"{word.text!r} does not belong on a line {word.section}", word.position)
        self._store(added, word, is_new=latest is None)

    def _added(self, note: Note, word: Word, words: Iterator[Word]) -> Note | None:
        """Returns a note with one more word, or None if the word does not fit to it."""
        text = word.text.casefold()
        pristine = note.count is None and note.points is None and not note.word
        if text == UNKNOWN or is_card(word.text):
            card = None if text == UNKNOWN else Card.parse(word.text)
            full = word.section == "Play" and note.cards
            return replace(note, cards=(*note.cards, card)) if pristine and not full else None
        if text.startswith("+"):
            return replace(note, points=self._number(word)) if note.points is None and not note.word else None
        if text in _AMOUNT_WORDS:
            if not pristine or note.cards:
                return None
            return replace(note, word=cast("NoteWord", text), points=self._number(self._next(word, words)))
        if text in _SOURCE_WORDS and not note.word and (note.points is not None or (text == "go" and not note.cards)):
            return replace(note, word=cast("NoteWord", text))
        if text.isdigit() and word.section == "Play" and note.cards and pristine:
            return replace(note, count=self._number(word))
        return None

    def _latest(self, word: Word) -> Note | None:
        deal = self.deals[-1].noted
        notes = deal.play[-1] if word.section == "Play" and deal.play else ()
        if word.section != "Play":
            notes = getattr(deal, _PARTS[word.section])
        return notes[-1] if notes and notes[-1].owner == self._owner(word) else None

    def _store(self, note: Note, word: Word, *, is_new: bool) -> None:
        deal, section = self.deals[-1], word.section
        if is_new:
            deal.places.setdefault(section, []).append(word.position)
        if section == "Play":
            *counts, latest = deal.noted.play or ((),)
            deal.noted = replace(deal.noted, play=(*counts, (*latest[: None if is_new else -1], note)))
        else:
            part = _PARTS[section]
            notes: tuple[Note, ...] = getattr(deal.noted, part)
            changed: dict[str, Any] = {part: (*notes[: None if is_new else -1], note)}
            deal.noted = replace(deal.noted, **changed)

    def _end_count(self) -> None:
        deal = self.deals[-1]
        deal.noted = replace(deal.noted, play=(*(deal.noted.play or ((),)), ()))

    def _next(self, word: Word, words: Iterator[Word]) -> Word:
        following = next(words, None)
        if following is None or not following.text:
            raise self.source.error(f"after {word.text!r} something is missing", word.position)
        return following

    def _number(self, word: Word) -> int:
        try:
            return read_number(word.text.removeprefix("+"))
        except ParseError as error:
            raise self.source.error(error.reason, word.position) from None

    def _scores(self, word: Word) -> tuple[int, ...]:
        try:
            return read_scores(word.text)
        except ParseError as error:
            raise self.source.error(error.reason, word.position) from None

    def _seat(self, word: Word) -> int:
        owner = self._owner(word)
        if not isinstance(owner, int):
            raise self.source.error("before this stands the seat, as in 0:", word.position)
        return owner

    def _owner(self, word: Word) -> Owner:
        if word.label == CRIB and word.section == "Show":
            return "crib"
        if not word.label and word.section == "Starter" and (word.text == UNKNOWN or is_card(word.text)):
            return None
        try:
            return read_number(word.label)
        except ParseError:
            raise self.source.error("before this stands the seat, as in 0:", word.position) from None
