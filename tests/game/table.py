"""Positions written as text, played on by naming cards, with what came of it sorted for looking at.

Seats are named as in the rules: ``P`` is the pone, seat 0, and ``D`` the dealer, the last seat. With more than two
players seat 0 is at the dealer's left, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from fifteentwo.cards import DECK, Card, parse_cards
from fifteentwo.game import (
    Accept,
    Action,
    Claim,
    CutStarter,
    Event,
    GameState,
    Go,
    Phase,
    PlayCard,
    Source,
    apply,
    view,
)
from fifteentwo.game.events import CardPlayed, Pegged
from fifteentwo.rules import RuleSet

P, D = 0, 1
"""The two seats of a two-hand game: pone and dealer."""

MUGGINS = "six_card scoring=manual muggins=on"
"""Casual play in which players count for themselves."""

SomeEvent = TypeVar("SomeEvent")


@dataclass(frozen=True)
class Run:
    """What some actions led to."""

    state: GameState
    events: tuple[Event, ...]

    def of(self, kind: type[SomeEvent]) -> list[SomeEvent]:
        """Returns the events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def pegged(self, seat: int, *sources: Source) -> int:
        """Returns what a seat has scored, in all or for the given sources."""
        return sum(
            event.points for event in self.of(Pegged) if event.seat == seat and (not sources or event.source in sources)
        )

    def card_points(self) -> list[int]:
        """Returns what each card that was played scored, without go and last."""
        points: list[int] = []
        for event in self.events:
            if isinstance(event, CardPlayed):
                points.append(0)
            elif isinstance(event, Pegged) and event.source is Source.CARD:
                points[-1] = event.points
        return points

    def then(self, *actions: Action) -> Run:
        """Does more actions, keeping the events."""
        return self._on(run(self.state, *actions))

    def then_play(self, cards: str) -> Run:
        """Plays more cards, keeping the events."""
        return self._on(play(self.state, cards))

    def _on(self, more: Run) -> Run:
        return Run(more.state, self.events + more.events)


def run(state: GameState, *actions: Action) -> Run:
    """Does actions."""
    events: tuple[Event, ...] = ()
    for action in actions:
        state, seen = apply(state, action)
        events += seen
    return Run(state, events)


def play(state: GameState, cards: str) -> Run:
    """Plays cards, each by the seat that holds it."""
    events: tuple[Event, ...] = ()
    for card in parse_cards(cards):
        state, seen = apply(state, PlayCard(holder(state, card), card))
        events += seen
    return Run(state, events)


def holder(state: GameState, card: Card) -> int:
    """Returns the seat that holds a card."""
    return next(seat for seat, hand in enumerate(state.hands) if card in hand)


def kept(
    *hands: str,
    rules: RuleSet | str = "six_card",
    starter: str = "KS",
    crib: str | None = None,
    scores: Sequence[int] | None = None,
) -> GameState:
    """Returns a position in which the starter is still to be cut, which :func:`turn_starter` does."""
    seen = parse_cards(" ".join((*hands, starter, crib or "")))
    unseen = [card for card in DECK if card not in seen]
    crib_cards = tuple(unseen[:4]) if crib is None else parse_cards(crib)
    rest = [card for card in unseen if card not in crib_cards]
    rest.insert(4, Card.parse(starter))
    return GameState.setup(
        rules, dealer=len(hands) - 1, hands=hands, crib=crib_cards, undealt=tuple(rest), scores=scores
    )


def turn_starter(state: GameState) -> Run:
    """Cuts the starter that :func:`kept` was told."""
    return run(state, CutStarter(state.to_act[0], 4))


def playing(
    *hands: str, rules: RuleSet | str = "six_card", starter: str = "KS", scores: Sequence[int] | None = None
) -> GameState:
    """Returns a position before the first card of the play."""
    return GameState.setup(rules, dealer=len(hands) - 1, hands=hands, starter=starter, scores=scores)


def plain_action(state: GameState) -> Action:
    """Returns what somebody does who plays the first card that fits, counts right, and lets claims stand."""
    seat = state.to_act[0]
    if state.phase is Phase.CLAIM:
        assert state.claim is not None
        return Claim(seat, state.claim.true_points)
    if state.phase is Phase.MUGGINS:
        return Accept(seat)
    actions = view(state, seat).legal_actions
    return next((action for action in actions if isinstance(action, PlayCard)), Go(seat))


def until(reached: Callable[[GameState], bool], start: Run) -> Run:
    """Plays plainly on until a state is reached in which something holds."""
    while not reached(start.state):
        start = start.then(plain_action(start.state))
    return start


def counting(start: Run, words: str) -> Run:
    """Plays cards, and says ``go``, where players count for themselves; claims are right and stand.

    What the last of the words gives rise to is left open.
    """
    for word in words.split():
        start = until(lambda state: state.phase not in {Phase.CLAIM, Phase.MUGGINS}, start)
        seat = start.state.to_act[0]
        start = start.then(Go(seat) if word == "go" else PlayCard(seat, Card.parse(word)))
    return start


def to_end_of_deal(start: Run) -> Run:
    """Plays plainly on to the end of the deal or the game."""
    return until(lambda state: state.phase in {Phase.DEAL, Phase.OVER}, start)


def to_claim(start: Run, owner: int, source: Source) -> Run:
    """Plays plainly on until a seat must claim what it has from a source."""

    def reached(state: GameState) -> bool:
        claim = state.claim
        return state.phase is Phase.CLAIM and claim is not None and (claim.owner, claim.source) == (owner, source)

    return until(reached, start)


def pegged_in_play(state: GameState) -> tuple[int, ...]:
    """Returns what each side has scored when the play, played plainly, is over."""
    sources = {Source.HEELS, Source.CARD, Source.GO, Source.LAST}
    events = to_end_of_deal(turn_starter(state)).of(Pegged)
    return tuple(
        sum(event.points for event in events if event.side == side and event.source in sources)
        for side in range(len(state.scores))
    )


def shown(
    *hands: str,
    rules: RuleSet | str = "six_card",
    starter: str,
    crib: str | None = None,
    scores: Sequence[int] | None = None,
) -> Run:
    """Plays plainly from the cut of the starter to the end of the deal.

    ``scores`` are those at which the sides stand when the show begins.
    """
    return to_end_of_deal(turn_starter(before_show(*hands, rules=rules, starter=starter, crib=crib, scores=scores)))


def before_show(
    *hands: str,
    rules: RuleSet | str = "six_card",
    starter: str,
    crib: str | None = None,
    scores: Sequence[int] | None = None,
) -> GameState:
    """Returns a position before the cut of the starter from which plain play leads to the given scores at the show."""
    if scores is not None:
        gained = pegged_in_play(kept(*hands, rules=rules, starter=starter, crib=crib))
        scores = [score - points for score, points in zip(scores, gained, strict=True)]
    return kept(*hands, rules=rules, starter=starter, crib=crib, scores=scores)


def last_card(
    *hands: str, rules: RuleSet | str = "six_card", starter: str = "KS", scores: Sequence[int] | None = None
) -> tuple[GameState, Card]:
    """Returns the position before the last card of plain play, nothing scored so far, and that card."""
    order = to_end_of_deal(Run(playing(*hands, rules=rules, starter=starter), ())).of(CardPlayed)
    state = GameState.setup(
        rules,
        dealer=len(hands) - 1,
        hands=hands,
        starter=starter,
        scores=scores,
        played=[(event.seat, event.card) for event in order[:-1]],
    )
    return state, order[-1].card


def kinds(event: Pegged) -> list[str]:
    """Returns the names of the items of a score, in order."""
    return [item.kind.value for item in event.items]


def texts(cards: Iterable[Card]) -> list[str]:
    """Returns cards as texts."""
    return [str(card) for card in cards]
