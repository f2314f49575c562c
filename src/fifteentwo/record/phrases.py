"""What a game file says about the events that follow from an action; each piece of it is a phrase.

The writer prints these phrases after every action, and the reader makes them again from the replayed game and compares.
So every point, count, card and score that stands in a file is checked, and there is one description of both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from fifteentwo.game import events as ev
from fifteentwo.game.events import Event, Source
from fifteentwo.game.result import Result
from fifteentwo.game.state import GameState
from fifteentwo.record.dealt import CRIB, hand_out
from fifteentwo.record.gametext import END_OF_COUNT

_NAMED_SOURCES: Final = {Source.GO, Source.LAST, Source.HEELS}
"""Sources that are written beside the points, because no cards stand there to tell."""
_GIVEN_SOURCES: Final = {Source.OPENING, Source.MUGGINS, Source.PENALTY}
"""Sources of points that nobody counts: they are given."""


class Phrase(NamedTuple):
    """Words that stand together in a section of a game file, under a label or under none."""

    section: str
    label: str
    words: tuple[str, ...]
    labelled: bool = False
    """Whether the label is written even where it holds already."""


def deal_phrases(state: GameState) -> list[Phrase]:
    """Returns what stands beside the word Deal: how things are when the deal begins."""
    words = ((str(state.deal_number),), ("dealer", str(state.dealer)), (scores_text(state.scores),))
    return [Phrase("Deal", "", each) for each in words]


def phrases_of(events: Sequence[Event], after: GameState, section: str) -> list[Phrase]:
    """Returns the phrases for what followed from one action.

    Args:
        events: What everybody saw.
        after: The state that the action led to.
        section: Where in the file the action stands.
    """
    found: list[Phrase] = []
    for index, event in enumerate(events):
        match event:
            case ev.Dealt():
                found += _dealt(after)
                section = "Discards"
                continue
            case ev.GameEnded():
                found += [Phrase("End", "", tuple(part.split())) for part in result_parts(event.result)]
                continue
            case ev.CountEnded():
                if isinstance(events[-1], ev.CountEnded):
                    found.append(Phrase(section, "", (END_OF_COUNT,)))
                continue
            case ev.CardPlayed():
                section = "Play"
            case ev.HandShown() | ev.CribShown() | ev.HandDead():
                section = "Show"
            case _:
                pass
        is_hand = isinstance(event, (ev.HandShown, ev.CribShown))
        found += [Phrase(section, label, words, labelled=is_hand) for label, words in _said(event, after)]
        if is_hand and _scores_nothing(events[index + 1 :], after):
            found.append(Phrase(section, found[-1].label, ("+0",)))
    return found


def _dealt(state: GameState) -> list[Phrase]:
    """Returns the hands in the order in which they were dealt, and the rest of the deck."""
    dealt = hand_out(state.rules, state.dealer or 0, state.deck)
    found = [Phrase("Hands", str(seat), tuple(map(str, hand))) for seat, hand in enumerate(dealt.hands)]
    if dealt.crib:
        found.append(Phrase("Hands", CRIB, tuple(map(str, dealt.crib))))
    return [*found, Phrase("Rest", "", tuple(map(str, dealt.rest)))]


def _scores_nothing(following: Sequence[Event], after: GameState) -> bool:
    """Tells whether a hand just shown pegs nothing, where nobody claims points for it."""
    for event in following:
        if isinstance(event, (ev.HandShown, ev.CribShown, ev.HandDead)):
            break
        if isinstance(event, ev.Pegged):
            return False
    return after.rules.scoring == "auto"


def _said(event: Event, after: GameState) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields what is written about an event: a label and words. What its action already says is not repeated."""
    auto = after.rules.scoring == "auto"
    match event:
        case ev.CardCut() | ev.StarterTurned():
            yield str(event.seat), (str(event.card),)
        case ev.CutTied():
            yield "", ("tie", *map(str, event.seats))
        case ev.DealerChosen():
            yield "", ("dealer", str(event.seat))
        case ev.CardPlayed():
            yield str(event.seat), (str(event.count),)
        case ev.GoSaid() if auto:
            yield str(event.seat), ("go",)
        case ev.HandShown():
            yield str(event.seat), tuple(map(str, event.cards))
        case ev.CribShown():
            yield CRIB, tuple(map(str, event.cards))
        case ev.HandDead():
            yield str(event.seat), ("dead",)
        case ev.HeelsForfeited():
            yield str(event.seat), ("forfeit",)
        case ev.Claimed() if event.source in _NAMED_SOURCES and (event.points or event.source is not Source.HEELS):
            yield str(event.seat), (event.source.value,)
        case ev.Counted() if event.points != event.claimed:
            missed = event.points - event.claimed
            label = CRIB if event.source is Source.CRIB else str(event.seat)
            yield label, ("missed", str(missed)) if missed > 0 else ("only", str(event.points))
        case ev.Pegged() if event.source in _GIVEN_SOURCES:
            yield str(event.seat), ("gets", str(event.points))
        case ev.Pegged() if auto:
            label = CRIB if event.source is Source.CRIB else str(event.seat)
            yield label, (f"+{event.points}",)
            if event.source in _NAMED_SOURCES:
                yield label, (event.source.value,)
        case ev.PeggedBack():
            yield "", ("side", str(event.side), "back", str(event.points))
        case ev.NotCounted():
            yield str(event.seat), ("barred", str(event.points), event.option)
        case ev.RenegeCalled():
            yield str(event.offender), ("held", *map(str, event.cards))
        case ev.PlayTakenBack():
            yield "", ("back", "to", scores_text(event.scores))
        case _:
            pass


def scores_text(scores: Sequence[int]) -> str:
    """Prints the scores of the sides: ``24-31``."""
    return "-".join(map(str, scores))


def result_parts(result: Result) -> list[str]:
    """Returns what is written about a result, piece by piece: ``side 0 wins 121-88``, ``side 1 skunk``, ``value 2``."""
    parts = [f"side {result.winner} wins {scores_text(result.scores)}"]
    parts += [f"side {side} {name}" for side, name in enumerate(result.skunks) if name is not None]
    if result.value != 1:
        parts.append(f"value {result.value}")
    if result.reason != "target":
        parts.append(result.reason)
    return parts


def result_text(state: GameState) -> str:
    """Prints how a game ended, or where it stands."""
    if state.result is None:
        return f"unfinished {scores_text(state.scores)}"
    return ", ".join(result_parts(state.result))
