"""What happened at the table, told in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from fifteentwo.cards import Card
from fifteentwo.cli.look import Look
from fifteentwo.cli.names import Names, joined
from fifteentwo.game import events as ev
from fifteentwo.game.events import Event, Source
from fifteentwo.game.result import Result
from fifteentwo.scoring import Kind, Score
from fifteentwo.scoring.numbers import words
from fifteentwo.scoring.speech import go_speech, heels_speech, muggins_speech, play_speech, show_speech

SKUNKS: Final = {"skunk": "a skunk", "half": "a double skunk", "quarter": "a triple skunk"}
SOURCES: Final = {
    Source.HEELS: "for the jack",
    Source.CARD: "for the card",
    Source.GO: "for the go",
    Source.LAST: "for the last card",
    Source.HAND: "for the hand",
    Source.CRIB: "for the crib",
}
_FAULTS: Final = {
    "discard_retrieved": ("take", "back a discard"),
    "crib_looked_at": ("look", "into the crib"),
    "cut_not_offered": ("forget", "to offer the cut"),
    "bottom_card_seen": ("look", "at a bottom card"),
    "opponents_peg_moved": ("move", "an opponent's peg"),
    "starter_in_hand": ("take", "the starter into the hand"),
    "misdeal_not_confirmed": ("act", "on a misdeal too soon"),
}
"""What each fault is: a verb and the rest."""


@dataclass(frozen=True)
class Telling:
    """Tells events to somebody, with the names of the seats and the signs of a terminal."""

    names: Names
    look: Look

    def tell(self, events: Sequence[Event], laid: Mapping[int, Sequence[Card]] | None = None) -> Iterator[str]:
        """Yields sentences for events in their order. What follows from others is told with them.

        Args:
            events: What happened.
            laid: The cards laid into the crib by seats for which they may be told.
        """
        for index, event in enumerate(events):
            match event:
                case ev.Discarded(seat) if laid and laid.get(seat):
                    yield f"{self.names.does(seat, 'lay')} {self.look.cards(laid[seat])} into the crib."
                case ev.CardPlayed():
                    yield self._card(event, _scored_with(events[index + 1 :]))
                case ev.HandShown() | ev.CribShown():
                    yield self._shown(event, events[index + 1 :])
                case ev.Pegged(source=Source.CARD | Source.HAND | Source.CRIB):
                    continue
                case ev.Pegged(source=Source.LAST) if _said_with_card(events[:index]):
                    continue
                case _:
                    sentence = self._one(event)
                    if sentence:
                        yield sentence

    def result(self, result: Result) -> str:
        """Returns how a game ended: who won, by how much, and why."""
        winner = self.names.side_does(result.winner, "win")
        if len(result.scores) == 2:
            scores = f" {result.scores[result.winner]} to {result.scores[1 - result.winner]}"
        else:
            all_scores = [f"{self.names.side(side)} {score}" for side, score in enumerate(result.scores)]
            scores = f": {joined(all_scores)}"
        if result.reason == "resigned":
            return f"{winner}{scores}, since the other side resigned."
        if result.reason == "false claim":
            return f"{winner}{scores}, since the other side wrongly claimed the game."
        skunks = [f", {SKUNKS[name]} for {self.names.whom(side)}" for side, name in enumerate(result.skunks) if name]
        counts = f", which counts {words(result.value)}" if result.value > 1 else ""
        return f"{winner}{scores}{''.join(skunks)}{counts}."

    def count(self, score: Score) -> str:
        """Returns what is said while a hand is counted, and the total."""
        return f"{self.look.said(show_speech(score))} {score.total}"

    def _card(self, event: ev.CardPlayed, pegged: list[ev.Pegged]) -> str:
        points = sum(peg.points for peg in pegged if peg.source is Source.CARD)
        last = sum(peg.points for peg in pegged if peg.source is Source.LAST)
        said = play_speech(event.count, points, last=last)
        return f"{self.names.seats[event.seat]}: {self.look.card(event.card)} {self.look.said(said)}"

    def _shown(self, event: ev.HandShown | ev.CribShown, following: Sequence[Event]) -> str:
        cards = self.look.cards(event.cards)
        if isinstance(event, ev.HandShown):
            shows = f"{self.names.does(event.seat, 'show')} {cards}"
        else:
            shows = f"{self.names.does(event.seat, 'turn')} the crib: {cards}"
        counted = counted_at_once(following)
        return f"{shows}." if counted is None else f"{shows}: {self.count(counted)}"

    def _one(self, event: Event) -> str:
        """Returns the sentence for one event; nothing for those that go without saying."""
        does, whose, cards = self.names.does, self.names.whose, self.look.cards
        match event:
            case ev.CardCut(seat, card):
                return f"{does(seat, 'cut')} {cards([card])}."
            case ev.CutTied(seats):
                return f"A tie: {joined([self.names.seats[seat] for seat in seats])} cut again."
            case ev.DealerChosen(seat):
                return f"{does(seat, 'deal')} first."
            case ev.PackCut(seat, place):
                return f"{does(seat, 'cut')} the pack." if place else f"{does(seat, 'leave')} the pack as it is."
            case ev.Dealt(dealer):
                return f"{does(dealer, 'deal')}."
            case ev.Misdealt(dealer):
                return f"A misdeal: {does(dealer, 'deal')} again."
            case ev.Discarded(seat, number):
                return f"{does(seat, 'lay')} {words(number)} card{'' if number == 1 else 's'} into the crib."
            case ev.StarterTurned(seat, _, card):
                return f"{does(seat, 'cut')}: the starter is {cards([card])}."
            case ev.GoSaid(seat):
                return self._speech(seat, "go")
            case ev.Passed(seat):
                return f"{does(seat, 'pass')}."
            case ev.GoTakenBack(seat):
                return f"{does(seat, 'take')} the go back."
            case ev.HandDead(seat):
                return f"{whose(seat)[0].upper()}{whose(seat)[1:]} hand is not counted."
            case ev.Resigned(seat):
                return f"{does(seat, 'resign')}."
            case ev.GameEnded(result):
                return self.result(result)
            case ev.Pegged():
                return self._pegged(event)
            case _:
                return self._counting(event)

    def _pegged(self, event: ev.Pegged) -> str:
        seat, points = event.seat, event.points
        if event.items[0].kind is Kind.CLAIM:
            return ""
        match event.source:
            case Source.GO | Source.LAST:
                return self._speech(seat, go_speech(points, last=event.source is Source.LAST))
            case Source.HEELS:
                return self._speech(seat, heels_speech(points))
            case Source.OPENING:
                return f"{self.names.does(seat, 'peg')} {points} for not dealing first."
            case _:
                return f"{self.names.does(seat, 'peg')} {points}."

    def _counting(self, event: Event) -> str:
        """Returns the sentence for an event of those that only rules beyond the usual ones lead to."""
        does = self.names.does
        match event:
            case ev.NotCounted(_, source, points, option):
                return (
                    f"{points} {SOURCES.get(source, '')} {'does' if points == 1 else 'do'} not count here ({option})."
                )
            case ev.Claimed(seat, source, points) if points or source not in {Source.CARD, Source.HEELS}:
                return f"{does(seat, 'claim')} {points or 'nothing'} {SOURCES[source]}."
            case ev.Counted():
                return self._settled(event)
            case ev.MugginsCalled(seat, _, points, awarded):
                said = self._speech(seat, muggins_speech(points))
                taken = f" Only {awarded} could be taken." if awarded else " Nothing was overlooked."
                return said if awarded == points else said + taken
            case ev.PeggedBack(side, points, score):
                return f"{self.names.side_does(side, 'go')} back {points} holes, to {score}."
            case ev.HeelsForfeited(seat):
                return f"{does(seat, 'play')} before pegging for the jack: heels are lost."
            case ev.RenegeCalled(seat, offender, cards):
                could = f"{self.names.seats[offender]} could have played {self.look.cards(cards)}"
                return f"{does(seat, 'call')} a renege: {could}."
            case ev.PlayTakenBack(scores, dead):
                back = f"The play goes back to the go, the pegs to {joined(list(map(str, scores)))}."
                return f"{back} {self.look.cards(dead)} out of the play." if dead else back
            case ev.FaultReported(offender, fault):
                return f"{does(offender, _FAULTS[fault][0])} {_FAULTS[fault][1]}."
            case _:
                return ""

    def _settled(self, event: ev.Counted) -> str:
        """Returns what there was to count: of a hand always, of anything else where something else was claimed."""
        points = event.points
        said = ""
        if event.source in {Source.HAND, Source.CRIB} and points:
            said = f": {self.look.said(show_speech(Score(points, event.items)))}"
        if event.claimed == points:
            return f"The count{said}" if said else ""
        if not points:
            return "There was nothing to count."
        if event.claimed > points:
            return f"Only {points} {'was' if points == 1 else 'were'} there{said or '.'}"
        return f"There {'was' if points == 1 else 'were'} {points} to count{said or '.'}"

    def _speech(self, seat: int, said: str) -> str:
        return f"{self.names.seats[seat]}: {self.look.said(said)}"


def _scored_with(following: Sequence[Event]) -> list[ev.Pegged]:
    """Returns the points that are said together with a card: its own, and those for the last card of all."""
    pegged = [
        event
        for event in takewhile(lambda event: isinstance(event, (ev.Pegged, ev.NotCounted)), following)
        if isinstance(event, ev.Pegged) and event.source in {Source.CARD, Source.LAST}
    ]
    return [event for event in pegged if event.items[0].kind is not Kind.CLAIM]


def _said_with_card(before: Sequence[Event]) -> bool:
    """Tells whether points for the last card have been said with the card."""
    for event in reversed(before):
        if isinstance(event, ev.CardPlayed):
            return True
        if not isinstance(event, (ev.Pegged, ev.NotCounted)):
            return False
    return False


def counted_at_once(following: Sequence[Event]) -> Score | None:
    """Returns what a hand or crib just shown scores, from the events after it.

    None where its owner must claim it first, or where the rules let nothing of it count.
    """
    barred = False
    for event in following:
        match event:
            case ev.Pegged(source=Source.HAND | Source.CRIB, items=items) if items[0].kind is not Kind.CLAIM:
                return Score.of(items)
            case ev.NotCounted():
                barred = True
            case ev.HandShown() | ev.CribShown() | ev.HandDead() | ev.DealEnded():
                return None if barred else Score.of(())
            case _:
                return None
    return None
