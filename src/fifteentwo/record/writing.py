"""Writing a complete game as a file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from fifteentwo.errors import FifteentwoError
from fifteentwo.game import actions as act
from fifteentwo.game.actions import Action
from fifteentwo.game.events import Source
from fifteentwo.game.game import Game
from fifteentwo.game.referee import apply
from fifteentwo.game.state import GameState, Phase
from fifteentwo.record.dealt import CRIB
from fifteentwo.record.gametext import END_OF_COUNT, FIRST_TAG, VERSION, format_tag
from fifteentwo.record.phrases import Phrase, deal_phrases, phrases_of, result_text
from fifteentwo.record.start import START_TAGS, start_tags

KIND_TAG: Final = "Kind"
RESULT_TAG: Final = "Result"
OWN_TAGS: Final = frozenset({FIRST_TAG, KIND_TAG, RESULT_TAG, *START_TAGS})
"""Tags that say what the game itself says, so that headers must have other names."""

_COLUMN: Final = 9
_BEGIN_BLOCKS: Final = {"Pack", "Deck", "Deal"}
_CLOSE_CLAIMS: Final = (act.PlayCard, act.Go, act.Pass, act.Accept, act.Muggins)
"""Actions that are possible only once an open claim is made."""
QUIET_SOURCES: Final = {Source.CARD, Source.HEELS}
"""Sources of which a claim of nothing is not written where one of those actions follows."""


def write_game(game: Game) -> str:
    """Returns a game as a file: tags, and for every deal a line for each of its phases.

    See the description of the format for how to read it. :func:`read_game` makes the same game from it.

    Raises:
        FifteentwoError: A header has a name that no tag can have, or one of the tags that the format keeps for itself; or
            the game begins in the middle of a deal, at a position that was not set up.
    """
    tags = {FIRST_TAG: VERSION, **start_tags(game.start), **checked_headers(game.headers)}
    tags[RESULT_TAG] = result_text(game.state)
    head = "\n".join(format_tag(name, value) for name, value in tags.items())
    return f"{head}\n{lay_out(_phrases(game))}"


def checked_headers(headers: Mapping[str, str]) -> Mapping[str, str]:
    """Returns headers if they can be written as tags.

    Raises:
        FifteentwoError: One cannot.
    """
    for name in headers:
        if not re.fullmatch(r"\w+", name):
            raise FifteentwoError(f"a header's name is made of letters, digits and underscores, not {name!r}")
        if name in OWN_TAGS:
            raise FifteentwoError(
                f"the header {name!r} would stand for something else: the format has a tag of this name"
            )
    return headers


def _phrases(game: Game) -> list[Phrase]:
    """Returns everything that stands below the tags."""
    phrases: list[Phrase] = []
    state, actions, section = game.start, game.actions, ""
    for index, action in enumerate(actions):
        following = actions[index + 1 :]
        section = _section_of(action, state, section)
        after, events = apply(state, action)
        if isinstance(action, act.Deal):
            phrases += _deal_lines(action, state, after, following)
        elif not _is_quiet(action, state, after, following):
            label, words = _words_of(action, state)
            phrases.append(Phrase(section, label, words, labelled=not isinstance(action, act.Claim)))
        phrases += phrases_of(events, after, section)
        state = after
        section = phrases[-1].section if phrases else section
        if section == "Rest":
            section = "Discards"
    return phrases


def _section_of(action: Action, state: GameState, current: str) -> str:
    """Returns the section in which an action stands: its own, or for those that may come at any time the current one."""
    match action:
        case act.CutPack():
            return "Pack"
        case act.CutForDeal():
            return "Cut"
        case act.Deal() | act.CutBeforeDeal() | act.DeclineCut():
            return "Deal"
        case act.Misdeal():
            return "Misdeal"
        case act.Discard():
            return "Discards"
        case act.CutStarter():
            return "Starter"
        case act.PlayCard() | act.Go() | act.Pass():
            return "Play"
        case act.Resign():
            return "End"
        case _:
            return current or ("Discards" if state.phase is Phase.DISCARD else "Play")


def _words_of(action: Action, state: GameState) -> tuple[str, tuple[str, ...]]:
    """Returns the label and the words for an action."""
    match action:
        case act.CutPack():
            return "", tuple(map(str, action.deck))
        case act.CutForDeal() | act.CutStarter():
            return str(action.seat), (str(action.place),)
        case act.CutBeforeDeal():
            return "", ("cut", str(action.place))
        case act.DeclineCut():
            return "", ("uncut",)
        case act.Discard():
            return str(action.seat), tuple(map(str, action.cards))
        case act.PlayCard():
            return str(action.seat), (str(action.card),)
        case act.CallRenege():
            return str(action.seat), ("renege", "dead") if action.dead else ("renege",)
        case act.Claim():
            of_crib = state.phase is Phase.CLAIM and state.claim is not None and state.claim.source is Source.CRIB
            return CRIB if of_crib else str(action.seat), (f"+{action.points}",)
        case act.Muggins():
            return str(action.seat), ("muggins", str(action.points))
        case act.Penalty():
            return str(action.offender), ("fault", action.fault)
        case act.Go() | act.Pass() | act.TakeBackGo() | act.Accept() | act.Resign():
            return str(action.seat), (_SINGLE_WORDS[type(action)],)
        case _:
            return "", ()


_SINGLE_WORDS: Final[Mapping[type[Action], str]] = {
    act.Go: "go",
    act.Pass: "pass",
    act.TakeBackGo: "retracts",
    act.Accept: "ok",
    act.Resign: "resigns",
}


def _is_quiet(action: Action, state: GameState, after: GameState, following: Sequence[Action]) -> bool:
    """Tells whether an action is left out: a claim of nothing for a card or starter, once the game visibly goes on."""
    claim = state.claim
    if not isinstance(action, act.Claim) or action.points or not following or claim is None:
        return False
    if state.phase is not Phase.CLAIM or claim.owner != action.seat or claim.source not in QUIET_SOURCES:
        return False
    for_last_card = after.claim is not None and after.claim.source in {Source.GO, Source.LAST}
    claims_it = isinstance(following[0], act.Claim) and following[0].seat == action.seat
    return isinstance(following[0], _CLOSE_CLAIMS) or (after.phase is Phase.CLAIM and for_last_card and claims_it)


def _deal_lines(action: act.Deal, state: GameState, after: GameState, following: Iterable[Action]) -> list[Phrase]:
    """Returns how things are when a deal begins, and the whole deck where the hands are not going to tell."""
    phrases = deal_phrases(state)
    if after.over or state.rules.cut_before_deal != "none":
        for later in following:
            if isinstance(later, (act.CutBeforeDeal, act.DeclineCut)):
                return phrases
            if isinstance(later, (act.Deal, act.Misdeal)):
                break
        return [Phrase("Deck", "", tuple(map(str, action.deck))), *phrases]
    return phrases


def lay_out(phrases: Iterable[Phrase]) -> str:
    """Prints phrases, a line for each section, with empty lines before a deal and before what precedes it."""
    lines: list[str] = []
    section = label = ""
    for phrase in phrases:
        words = " ".join(phrase.words)
        if phrase.section != section:
            if phrase.section in _BEGIN_BLOCKS and section != "Deck":
                lines.append("")
            section, label = phrase.section, phrase.label
            keyword = f"{section} {words}" if section == "Deal" else section
            shown = "" if section == "Deal" else f"{label}: {words}" if label else words
            lines.append(f"{keyword:{_COLUMN}}{shown}".rstrip())
        elif words == END_OF_COUNT:
            lines[-1] += f" {words}"
            label = ""
        elif not phrase.label:
            lines[-1] += f"  {words}"
        elif phrase.label != label or phrase.labelled:
            label = phrase.label
            lines[-1] += f"  {label}: {words}"
        else:
            lines[-1] += f" {words}"
    return "".join(f"{line}\n" for line in lines)
