"""What a game file must say, and whether it does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from fifteentwo.cards import Card
from fifteentwo.errors import ParseError
from fifteentwo.record.gametext import GameText, Word
from fifteentwo.record.phrases import Phrase


@lru_cache(maxsize=4096)
def canonical(text: str) -> str:
    """Returns a word as it is compared: a card as it is printed, anything else in small letters."""
    try:
        return str(Card.parse(text))
    except ParseError:
        return text.casefold()


def is_card(text: str) -> bool:
    """Tells whether a word is a card."""
    word = canonical(text)
    return len(word) == 2 and word[1] in "CDHS"


class Expectations:
    """The phrases that follow from what has been done, each to be stated by the file or left out of it."""

    def __init__(self, source: GameText) -> None:
        self._source = source
        self._phrases: list[Phrase] = []
        self._position = source.position
        """Where the latest word that was compared stands."""
        self._points_stated = False
        self._left_out: tuple[Phrase, int] | None = None
        """The first points that this line does not state, and the word after which they should stand."""

    def put(self, phrases: Iterable[Phrase], position: int, *, keep: bool = False) -> None:
        """Takes up what follows from an action; what is left of the actions before is left out, unless it is kept."""
        if not keep:
            self._leave_out(self._phrases)
            self._phrases = []
        self._phrases += phrases
        self._position = position

    def take(self, words: Sequence[Word], index: int) -> int:
        """Returns how many words from an index on state something expected; 0 if they do not."""
        for number, phrase in enumerate(self._phrases):
            stated = words[index : index + len(phrase.words)]
            if _states(stated, phrase):
                self._leave_out(self._phrases[:number])
                del self._phrases[: number + 1]
                self._position = stated[-1].position
                self._points_stated |= phrase.words[0].startswith("+")
                self._check_points()
                return len(stated)
        return 0

    def begin_line(self, section: str) -> None:
        """Leaves out what would have to stand before a line of a section.

        Raises:
            ParseError: The line before states some of its points, but not all.
        """
        belongs = next((n for n, phrase in enumerate(self._phrases) if phrase.section == section), len(self._phrases))
        self._leave_out(self._phrases[:belongs])
        del self._phrases[:belongs]
        self._points_stated, self._left_out = False, None

    def complaint(self, words: Sequence[Word], index: int, standing: str) -> ParseError:
        """Returns the error that a word neither does anything nor states what is expected.

        Args:
            words: All words of the file.
            index: Which of them is wrong.
            standing: What the game waits for, for want of something better to say.
        """
        word = words[index]
        alike = [
            phrase
            for phrase in self._phrases
            if phrase.section == word.section and _shape(phrase.words[0]) == _shape(word.text)
        ]
        if alike:
            phrase = next((each for each in alike if each.label in {"", word.label}), alike[0])
            said = " ".join(each.text for each in words[index : index + len(phrase.words)])
            reason = f"{said!r} is wrong here: it should be {_quoted(phrase)}"
        elif word.text.startswith("+"):
            reason = f"{word.text!r} is wrong here: nothing is pegged"
        else:
            reason = f"{word.text!r} does not belong here: {standing}"
        return self._source.error(reason, word.position)

    def _leave_out(self, phrases: Iterable[Phrase]) -> None:
        for phrase in phrases:
            if phrase.words[0].startswith("+") and phrase.words[0] != "+0" and self._left_out is None:
                self._left_out = phrase, self._position
        self._check_points()

    def _check_points(self) -> None:
        if self._points_stated and self._left_out is not None:
            phrase, position = self._left_out
            raise self._source.error(f"points are missing after this: {_quoted(phrase)}", position)


def _states(stated: Sequence[Word], phrase: Phrase) -> bool:
    """Tells whether words are those of a phrase. The cards of a hand that is shown may stand in any order."""
    if len(stated) < len(phrase.words) or any(
        word.section != phrase.section or (phrase.label and word.label not in {"", phrase.label}) for word in stated
    ):
        return False
    given, wanted = [canonical(word.text) for word in stated], [canonical(word) for word in phrase.words]
    return given == wanted or (phrase.section == "Show" and sorted(given) == sorted(wanted))


def _shape(text: str) -> str:
    """Returns what kind of word a word is, to find what it may have been meant for."""
    if is_card(text):
        return "card"
    if text[0] in "+0123456789":
        return "+" if text[0] == "+" else "scores" if "-" in text else "number"
    return canonical(text)


def _quoted(phrase: Phrase) -> str:
    words = " ".join(phrase.words)
    return repr(f"{phrase.label}: {words}" if phrase.label else words)
