"""What a person should be shown before the game goes on: who deals, the end of the play, each hand as it is counted.

The referee does all that at once. Here its events are taken apart again, and for each moment there is the view as it was
then: pegs, dealer and events up to that moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from fifteentwo.cards import Card
from fifteentwo.cli.telling import counted_at_once
from fifteentwo.game import SeatView
from fifteentwo.game import events as ev
from fifteentwo.game.events import Event, Source
from fifteentwo.scoring import Score

_SHOWS = (ev.HandShown, ev.CribShown, ev.HandDead)
_PEGGING = (ev.Pegged, ev.PeggedBack, ev.NotCounted)


@dataclass(frozen=True, slots=True)
class CountedHand:
    """A hand or crib that has been counted."""

    seat: int
    crib: bool
    cards: tuple[Card, ...]
    score: Score
    """What there was to count."""
    claimed: int | None = None
    """What its owner has claimed, where players count for themselves."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment at which the game waits until a person has seen something."""

    view: SeatView
    """The view as it was at that moment."""
    counted: CountedHand | None = None
    """The hand that has just been counted, if one has."""
    deal_over: bool = False
    """Whether it is the last moment of a deal."""


def moments(before: SeatView, after: SeatView, events: Sequence[Event]) -> list[Moment]:
    """Returns the moments worth stopping at among the events of one action.

    Args:
        before: The view before the action.
        after: The view after it.
        events: What everybody saw of it.
    """
    pegs = list(_pegs(before, events))
    found = []
    for end, counted in _stops(before, after, events):
        scores, back_pegs = pegs[end]
        view = replace(
            after,
            scores=scores,
            back_pegs=back_pegs,
            dealer=before.dealer,
            deal_number=before.deal_number,
            events=(*before.events, *events[: end + 1]),
        )
        found.append(Moment(view, counted))
    if found and any(isinstance(event, ev.DealEnded) for event in events):
        found[-1] = replace(found[-1], deal_over=True)
    return found


def _stops(before: SeatView, after: SeatView, events: Sequence[Event]) -> Iterator[tuple[int, CountedHand | None]]:
    """Yields after which event to stop, and the hand that has been counted then."""
    play_to_see = after.rules.scoring == "auto" and any(isinstance(event, ev.CardPlayed) for event in events)
    end = -1
    for index, event in enumerate(events):
        if isinstance(event, _SHOWS) and play_to_see:
            play_to_see, end = False, index - 1
            yield end, None
        following = events[index + 1 :]
        counted: CountedHand | None = None
        match event:
            case ev.DealerChosen() | ev.CutTied():
                end = index
                yield end, None
            case ev.HandShown() | ev.CribShown():
                score = counted_at_once(following)
                counted = None if score is None else _counted(event, score, None)
            case ev.Counted(source=Source.HAND | Source.CRIB):
                shown = last_shown((*before.events, *events[:index]))
                counted = _counted(shown, Score(event.points, event.items), event.claimed)
            case _:
                pass
        if counted is not None:
            end = index + len(list(takewhile(lambda event: isinstance(event, _PEGGING), following)))
            yield end, counted
    resigned = any(isinstance(event, ev.Resigned) for event in events)
    if after.result is not None and not resigned and end < len(events) - 2:
        yield len(events) - 1, None


def _pegs(before: SeatView, events: Sequence[Event]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yields where the front and back pegs stand after each event."""
    scores, back_pegs = before.scores, before.back_pegs
    for event in events:
        match event:
            case ev.Pegged(side=side, score=score):
                back_pegs = _replaced(back_pegs, side, scores[side])
                scores = _replaced(scores, side, score)
            case ev.PeggedBack(side=side, score=score):
                back_pegs = _replaced(back_pegs, side, min(back_pegs[side], score))
                scores = _replaced(scores, side, score)
            case _:
                pass
        yield scores, back_pegs


def _replaced(numbers: tuple[int, ...], index: int, number: int) -> tuple[int, ...]:
    return (*numbers[:index], number, *numbers[index + 1 :])


def last_shown(events: Sequence[Event]) -> ev.HandShown | ev.CribShown:
    """Returns the hand or crib that lies open."""
    return next(event for event in reversed(events) if isinstance(event, (ev.HandShown, ev.CribShown)))


def _counted(shown: ev.HandShown | ev.CribShown, score: Score, claimed: int | None) -> CountedHand:
    return CountedHand(shown.seat, isinstance(shown, ev.CribShown), shown.cards, score, claimed)
