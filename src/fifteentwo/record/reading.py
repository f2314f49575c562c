"""Reading a complete game: every action is replayed, and everything else that stands in the file is compared."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fifteentwo.cards import Card
from fifteentwo.errors import IllegalAction, ParseError
from fifteentwo.game import actions as act
from fifteentwo.game.actions import Action, Fault
from fifteentwo.game.events import Source
from fifteentwo.game.faults import FAULTS
from fifteentwo.game.game import Game
from fifteentwo.game.state import GameState, Phase
from fifteentwo.record.assembling import deck_ahead
from fifteentwo.record.comparing import Expectations, is_card
from fifteentwo.record.dealt import CRIB
from fifteentwo.record.gametext import GameText, Word, take_apart
from fifteentwo.record.phrases import Phrase, deal_phrases, phrases_of, result_text
from fifteentwo.record.start import read_start
from fifteentwo.record.writing import KIND_TAG, OWN_TAGS, QUIET_SOURCES, RESULT_TAG

COMPLETE: Final = "complete"


def read_game(text: str) -> Game:
    """Reads a complete game and replays it through the referee.

    All that the file says beyond what was done is checked: counts, points, cards shown, scores, the result. What it leaves
    out is worked out; but a line that states points must state all of them.

    Raises:
        ParseError: The text is not a complete game, an action in it is illegal, or something in it is wrong; the error
            names the place and what should stand there.
    """
    games = take_apart(text)
    if len(games) > 1:
        raise games[0].error("there is more than one game in this file: read_games reads them all", games[1].position)
    return replay(games[0])


def replay(game_text: GameText) -> Game:
    """Returns the complete game that was taken apart; see :func:`read_game`."""
    kind = game_text.tag(KIND_TAG)
    if kind not in {None, COMPLETE}:
        position = game_text.tags[KIND_TAG].position
        raise game_text.error(f"this is a {kind} game, not a {COMPLETE} one: read_noted reads noted games", position)
    headers = {name: tag.value for name, tag in game_text.tags.items() if name not in OWN_TAGS}
    game = Game(start=read_start(game_text), headers=headers)
    _Replay(game_text, game).run()
    said, found = game_text.tag(RESULT_TAG), result_text(game.state)
    if said is not None and said != found:
        position = game_text.tags[RESULT_TAG].position
        raise game_text.error(f"the result is {found!r}, not {said!r}", position)
    return game


class _Replay:
    """Goes through the words of a file, does what they say and compares what follows."""

    def __init__(self, source: GameText, game: Game) -> None:
        self.source = source
        self.game = game
        self.words = source.words
        self.next = 0
        """Which word comes next."""
        self.deck: tuple[Card, ...] = ()
        """The deck for the next deal, where the file has it whole."""
        self.expected = Expectations(source)

    @property
    def state(self) -> GameState:
        return self.game.state

    def run(self) -> None:
        while self.next < len(self.words):
            word = self.words[self.next]
            if not word.text:
                self._begin_section(word)
            elif taken := self.expected.take(self.words, self.next):
                self.next += taken
            else:
                self._act(word)
        self.expected.begin_line("")

    def _begin_section(self, word: Word) -> None:
        self.next += 1
        self.expected.begin_line(word.section)
        if word.section == "Misdeal":
            self._do(act.Misdeal(), word)
        elif word.section == "Deal":
            self._claim_nothing_if_open(word, act.Deal)
            if self.state.phase is not Phase.DEAL:
                raise self.source.error(f"a deal cannot begin here: {self._standing()}", word.position)
            before = deal_phrases(self.state)
            deck = self.deck or deck_ahead(self.source, self.next, self.state)
            self._do(act.Deal(deck), word, before)
            self.deck = ()
        elif word.section == "Deck":
            self.next += 1
            self.deck = self._cards()

    def _act(self, word: Word) -> None:
        """Does the action that begins at a word, or else raises that the word is wrong."""
        start = self.next
        action = self._read_action(word)
        if not isinstance(action, act.Claim) or self._is_for_last_card(start):
            before = self.state
            self._claim_nothing_if_open(word, type(action))
            if self.state is not before:
                self.next = start
                return
        if action is None:
            raise self.expected.complaint(self.words, start, self._standing())
        self._do(action, word)

    def _is_for_last_card(self, index: int) -> bool:
        """Tells whether the points at an index are said to be for a go or the last card."""
        following = self.words[index + 1] if index + 1 < len(self.words) else None
        return following is not None and not following.labelled and following.text.casefold() in {"go", "last"}

    def _claim_nothing_if_open(self, word: Word, kind: type[Action | None]) -> None:
        """Claims nothing for a card or starter where the file goes on without a claim."""
        state, claim = self.state, self.state.claim
        if kind in {act.CallRenege, act.TakeBackGo, act.Penalty, act.Resign, act.Misdeal}:
            return
        if state.phase is Phase.CLAIM and claim is not None and claim.source in QUIET_SOURCES:
            self._do(act.Claim(claim.owner, 0), word, keep=True)

    def _do(self, action: Action, word: Word, before: Iterable[Phrase] = (), *, keep: bool = False) -> None:
        """Does an action, and expects the file to state what follows, after what it may state about the time before."""
        try:
            events = self.game.push(action)
        except IllegalAction as error:
            raise self.source.error(str(error), word.position) from None
        self.expected.put([*before, *phrases_of(events, self.state, word.section)], word.position, keep=keep)

    def _standing(self) -> str:
        state = self.state
        return "the game is over" if state.over else f"the game is at: {state.phase.value}"

    def _read_action(self, word: Word) -> Action | None:
        """Reads the action that begins at a word, and moves on past it. None if the word begins none."""
        self.next += 1
        text = word.text.casefold()
        match word.section:
            case "Pack":
                return act.CutPack(self._cards())
            case "Cut" if text.isdigit() and self.state.phase is Phase.CUT_FOR_DEAL:
                return act.CutForDeal(self._seat(word), self._number(word))
            case "Deal" if text == "cut":
                return act.CutBeforeDeal(self._the_seat(word), self._number(self._following(word)))
            case "Deal" if text == "uncut":
                return act.DeclineCut(self._the_seat(word))
            case "Discards" if is_card(word.text):
                return act.Discard(self._seat(word), self._cards())
            case "Starter" if self.state.phase is Phase.CUT_STARTER and (text.isdigit() or is_card(word.text)):
                return act.CutStarter(self._seat(word), self._starter_place(word))
            case "Play" if is_card(word.text):
                return act.PlayCard(self._seat(word), self._card(word))
            case _:
                return self._read_word(word, text)

    def _read_word(self, word: Word, text: str) -> Action | None:
        """Reads one of the actions that may stand in several sections."""
        match text:
            case "go" if self.game.rules.scoring == "manual":
                return act.Go(self._seat(word))
            case "pass":
                return act.Pass(self._seat(word))
            case "retracts":
                return act.TakeBackGo(self._seat(word))
            case "renege":
                dead = self.next < len(self.words) and self.words[self.next].text.casefold() == "dead"
                self.next += dead
                return act.CallRenege(self._seat(word), dead)
            case "muggins":
                return act.Muggins(self._seat(word), self._number(self._following(word)))
            case "ok":
                return act.Accept(self._seat(word))
            case "fault":
                return act.Penalty(self._fault(self._following(word)), self._seat(word))
            case "resigns":
                return act.Resign(self._seat(word))
            case _ if text.startswith("+") and self.game.rules.scoring == "manual":
                return act.Claim(self._seat(word), self._number(word))
            case _:
                return None

    def _following(self, word: Word) -> Word:
        """Returns the word after one that cannot stand alone."""
        if self.next == len(self.words) or not self.words[self.next].text:
            raise self.source.error(f"after {word.text!r} something is missing", word.position)
        self.next += 1
        return self.words[self.next - 1]

    def _number(self, word: Word) -> int:
        text = word.text.removeprefix("+")
        if not (text.isascii() and text.isdigit() and len(text) < 7):
            raise self.source.error(f"{word.text!r} is not a number", word.position)
        return int(text)

    def _fault(self, word: Word) -> Fault:
        for fault in FAULTS:
            if word.text.casefold() == fault:
                return fault
        raise self.source.error(f"there is no fault {word.text!r}; known: {', '.join(FAULTS)}", word.position)

    def _seat(self, word: Word) -> int:
        """Returns the seat that a word's label names; without a label, the one whose act it is."""
        if word.label.isascii() and word.label.isdigit() and len(word.label) < 3:
            return int(word.label)
        claim = self.state.claim
        if word.label == CRIB and claim is not None and claim.source is Source.CRIB:
            return claim.owner
        if word.label:
            raise self.source.error(f"{word.label!r} is not a seat: seats are numbers, from 0", word.position)
        return self._the_seat(word)

    def _the_seat(self, word: Word) -> int:
        """Returns the one seat that the game waits for."""
        seats = self.state.to_act
        if len(seats) != 1:
            raise self.source.error(f"whose is {word.text!r}? Write the seat before it, as in 0:", word.position)
        return seats[0]

    def _card(self, word: Word) -> Card:
        try:
            return Card.parse(word.text)
        except ParseError as error:
            raise self.source.error(error.reason, word.position) from None

    def _cards(self) -> tuple[Card, ...]:
        """Reads the cards from the word before the next on, as far as its section and label reach."""
        start = self.next - 1
        self.next = self._end_of_cards(start)
        return tuple([self._card(each) for each in self.words[start : self.next]])

    def _end_of_cards(self, index: int) -> int:
        """Returns the index of the first word from one on that is no card of the same section and label."""
        first = self.words[index] if index < len(self.words) else None
        while first is not None and index < len(self.words):
            word = self.words[index]
            if (word.section, word.label) != (first.section, first.label) or not is_card(word.text):
                break
            index += 1
        return index

    def _starter_place(self, word: Word) -> int:
        """Reads where the starter is cut: a place, or the card that lies there."""
        if not is_card(word.text):
            return self._number(word)
        card, undealt = self._card(word), self.state.undealt
        if card not in undealt:
            raise self.source.error(f"{card} cannot be the starter: it has been dealt", word.position)
        return undealt.index(card)
