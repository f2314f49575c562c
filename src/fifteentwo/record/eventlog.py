"""The events of a deal as words: ``dealt:1:1:6-6``, ``play:0:7C:7``.

Each event is its name and the values of its fields, in the order in which :mod:`fifteentwo.game.events` declares them.
The items of a score stand as ``*`` where they are what the cards make, which is nearly always.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Final, get_type_hints

from fifteentwo.cards import Card, Rank
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game import events as ev
from fifteentwo.game.events import Event, Source
from fifteentwo.record.words import CODES, Code, read_named
from fifteentwo.rules import RuleSet
from fifteentwo.scoring.items import Item, Kind
from fifteentwo.scoring.play import play
from fifteentwo.scoring.show import show

EVENT_WORDS: Final[Mapping[type[Event], str]] = {
    ev.CardCut: "cut",
    ev.CutTied: "tie",
    ev.DealerChosen: "dealer",
    ev.PackCut: "packcut",
    ev.Dealt: "dealt",
    ev.Misdealt: "misdeal",
    ev.Discarded: "laid",
    ev.StarterTurned: "starter",
    ev.CardPlayed: "play",
    ev.GoSaid: "go",
    ev.Passed: "pass",
    ev.GoTakenBack: "retracts",
    ev.CountEnded: "end",
    ev.HandShown: "hand",
    ev.CribShown: "crib",
    ev.HandDead: "dead",
    ev.Pegged: "peg",
    ev.PeggedBack: "back",
    ev.NotCounted: "barred",
    ev.Claimed: "claim",
    ev.Counted: "counted",
    ev.MugginsCalled: "muggins",
    ev.HeelsForfeited: "forfeit",
    ev.RenegeCalled: "renege",
    ev.PlayTakenBack: "playback",
    ev.FaultReported: "fault",
    ev.Resigned: "resigns",
    ev.DealEnded: "next",
    ev.GameEnded: "over",
}
"""The name of each kind of event."""

SEPARATOR: Final = ":"
AS_THE_CARDS_MAKE: Final = "*"
_NAMED: Final = {word: kind for kind, word in EVENT_WORDS.items()}
_GIVEN: Final = {Source.MUGGINS: Kind.MUGGINS, Source.PENALTY: Kind.PENALTY, Source.OPENING: Kind.OPENING}
"""Sources of points that no cards make and nobody claims."""


def _field_codes(kind: type[Event]) -> dict[str, Code]:
    """Returns the fields of an event, each with how it is written."""
    hints = get_type_hints(kind)
    return {field.name: CODES[hints[field.name]] for field in fields(kind)}


_FIELDS: Final[Mapping[type[Event], dict[str, Code]]] = {kind: _field_codes(kind) for kind in EVENT_WORDS}


def write_events(events: Iterable[Event], rules: RuleSet, starter: Card | None) -> list[str]:
    """Returns events as words.

    Args:
        events: The events, in order.
        rules: The rules under which their cards scored.
        starter: The starter, in case no event turned it.
    """
    table = _Table(rules, starter)
    words: list[str] = []
    for event in events:
        parts = [EVENT_WORDS[type(event)]]
        for name, code in _FIELDS[type(event)].items():
            value = getattr(event, name)
            usual = isinstance(event, (ev.Pegged, ev.Counted)) and name == "items" and value == table.items(event)
            parts.append(AS_THE_CARDS_MAKE if usual else code.write(value))
        words.append(SEPARATOR.join(parts))
        table.see(event)
    return words


def read_events(words: Iterable[str], rules: RuleSet, starter: Card | None) -> Iterator[Event]:
    """Yields the events that :func:`write_events` has written.

    Raises:
        ParseError: The next word is not an event.
    """
    table = _Table(rules, starter)
    for word in words:
        name, *parts = word.split(SEPARATOR)
        kind = read_named(name, _NAMED)
        codes = _FIELDS[kind]
        if len(parts) != len(codes):
            raise ParseError(f"{name} takes {len(codes)} values ({', '.join(codes)}), not {len(parts)}", word)
        event: Event = kind(
            **{
                field: () if part == AS_THE_CARDS_MAKE and field == "items" else code.read(part)
                for (field, code), part in zip(codes.items(), parts, strict=True)
            }
        )
        if isinstance(event, (ev.Pegged, ev.Counted)) and AS_THE_CARDS_MAKE in parts:
            event = _with_items(event, table.items(event))
        table.see(event)
        yield event


def _with_items(event: ev.Pegged | ev.Counted, items: tuple[Item, ...]) -> Event:
    if isinstance(event, ev.Counted):
        return ev.Counted(event.seat, event.source, items, event.points, event.claimed)
    return ev.Pegged(event.seat, event.side, event.source, items, event.points, event.score)


class _Table:
    """What lies on the table after some events, to know what a score is made of."""

    def __init__(self, rules: RuleSet, starter: Card | None) -> None:
        self._rules = rules
        self._starter = starter
        self._pile: list[Card] = []
        self._shown: tuple[Card, ...] = ()

    def see(self, event: Event) -> None:
        """Takes in the next event."""
        match event:
            case ev.StarterTurned():
                self._starter = event.card
            case ev.CardPlayed():
                self._pile.append(event.card)
            case ev.CountEnded():
                self._pile.clear()
            case ev.HandShown() | ev.CribShown():
                self._shown = event.cards
            case _:
                pass

    def items(self, event: ev.Pegged | ev.Counted) -> tuple[Item, ...]:
        """Returns what a score should be made of, nothing where that cannot be said."""
        kind = _GIVEN.get(event.source)
        if kind is None and isinstance(event, ev.Pegged) and self._rules.scoring == "manual":
            kind = Kind.CLAIM
        if kind is not None:
            return (Item(kind, (), event.points),)
        try:
            return self._made_by_cards(event.source)
        except FifteentwoError:
            return ()

    def _made_by_cards(self, source: Source) -> tuple[Item, ...]:
        match source:
            case Source.GO:
                return (Item(Kind.GO, (), 1),)
            case Source.LAST:
                return (Item(Kind.LAST, (), 1),)
            case Source.HEELS if self._starter is not None and self._starter.rank is Rank.JACK:
                return (Item(Kind.HEELS, (self._starter,), self._rules.heels_points),)
            case Source.CARD:
                return play(self._pile, self._rules).items
            case Source.HAND | Source.CRIB if self._starter is not None:
                return show(self._shown, self._starter, self._rules, crib=source is Source.CRIB).items
            case _:
                return ()
