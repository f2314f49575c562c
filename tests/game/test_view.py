"""What a seat may know: nothing in its view can come from a card that is hidden from it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from typing import Any, Final

import pytest
from hypothesis import given, settings
from tests.random_play import play_on
from tests.strategies import PRESET_NAMES, randoms

from fifteentwo.cards import DECK, Card
from fifteentwo.errors import FifteentwoError, IllegalAction
from fifteentwo.game import (
    Action,
    CutForDeal,
    CutPack,
    Deal,
    Discard,
    Event,
    GameState,
    Phase,
    PlayCard,
    SeatView,
    apply,
    view,
)
from fifteentwo.game.events import CribShown, Discarded, HandShown, RenegeCalled, StarterTurned
from fifteentwo.game.state import FalseGo, OpenClaim

LOOK = Callable[[GameState, int | None], SeatView]

RULES: Final = (
    *PRESET_NAMES,
    "three_hand scoring=manual muggins=on renege=acc",
    "four_hand scoring=manual muggins=on renege=flat_two must_play_after_go=off",
    "captain scoring=manual renege=dead_hand go_response=bicycle_three",
    "three_hand crib_from_pack=0 three_hand_crib=dealer_six toss_fives=on",
    "five_card scoring=manual renege=acc cut_before_deal=offered",
    "acc muggins=on",
)


@dataclass(frozen=True)
class Position:
    """A state within a deal, with how it was reached from the state before the deal."""

    start: GameState
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    dealt: tuple[tuple[Card, ...], ...]
    state: GameState

    def known_to(self, seat: int | None) -> set[Card]:
        """Returns the cards of this deal that a seat has seen: its own, and those laid open."""
        known = set() if seat is None or not self.dealt else set(self.dealt[seat])
        known |= {action.card for action in self.actions if isinstance(action, PlayCard)}
        for event in self.events:
            match event:
                case StarterTurned(card=card):
                    known.add(card)
                case HandShown(cards=cards) | CribShown(cards=cards) | RenegeCalled(cards=cards):
                    known.update(cards)
                case _:
                    pass
        return known


def positions(rules: str, chance: random.Random, deals: int) -> Iterator[Position]:
    """Yields every position of some deals of a random game."""
    start, actions, events, dealt = GameState.setup(rules, dealer=0), (), (), ()
    for state, action, seen, after in play_on(start, chance):
        if isinstance(action, Deal):
            if deals == 0:
                return
            deals -= 1
            start, actions, events, dealt = state, (), (), ()
        actions, events = (*actions, action), (*events, *seen)
        if after.phase is Phase.DISCARD and not any(after.discards):
            dealt = after.hands
        yield Position(start, actions, events, dealt, after)


def twin(position: Position, seat: int | None, chance: random.Random) -> GameState | None:
    """Returns a state that differs in cards hidden from a seat, though everything happened as it did.

    Some hidden cards change places. Where that would have changed the course of the deal, there is none.
    """
    hidden = [card for card in DECK if card not in position.known_to(seat)]
    moved = chance.sample(hidden, chance.choice((2, 2, 2, 3, 5)))
    other = dict(zip(DECK, DECK, strict=True)) | dict(zip(moved, moved[1:] + moved[:1], strict=True))
    first = second = position.start
    for action in position.actions:
        match action:
            case Deal(deck):
                changed: Action = Deal(tuple([other[card] for card in deck]))
            case Discard(owner, cards):
                changed = Discard(owner, tuple([other[card] for card in cards]))
            case _:
                changed = action
        first, events = apply(first, action)
        try:
            second, other_events = apply(second, changed)
        except IllegalAction:
            return None
        if course(first, events) != course(second, other_events):
            return None
    return second


def course(state: GameState, events: tuple[Event, ...]) -> tuple[Any, ...]:
    """Returns how a deal has gone so far, as anybody at the table could tell, with what a call of a renege lays open."""
    laid_open = [event for event in events if isinstance(event, RenegeCalled)]
    return (state.phase, state.to_act, state.scores, state.turn, state.count, state.gone, state.plays, laid_open)


class HiddenCardSeen(AssertionError):
    """A view lets a seat know what it cannot."""


def check(look: LOOK, rules: str, chance: random.Random, deals: int = 3) -> int:
    """Holds a way of looking against all that should be hidden, at some positions; returns how many twins it met."""
    compared = 0
    for position in positions(rules, chance, deals):
        if chance.random() < 0.5:
            continue
        seat = chance.choice((None, *range(position.state.players)))
        seen = look(position.state, seat)
        too_much = cards_in((seen, seen.legal_actions)) - position.known_to(seat)
        if too_much:
            raise HiddenCardSeen(f"seat {seat} sees {too_much}")
        for _ in range(5 if position.state.false_gos else 1):  # a go that hides a card is the best secret
            other = twin(position, seat, chance)
            if other is not None:
                compared += 1
                if look(other, seat) != seen or look(other, seat).legal_actions != seen.legal_actions:
                    raise HiddenCardSeen(f"seat {seat} can tell two states apart")
    return compared


def cards_in(thing: object) -> set[Card]:
    """Returns every card that can be reached from something."""
    match thing:
        case Card():
            return {thing}
        case GameState() | OpenClaim() | FalseGo():
            raise HiddenCardSeen("a view leads to the state")
        case None | int() | str() | Enum():
            return set()
        case tuple() | frozenset():
            return set().union(*map(cards_in, thing))
        case _:
            assert is_dataclass(thing)
            names = {field.name for field in fields(thing)} | set(getattr(thing, "__dict__", ()))
            return set().union(*(cards_in(getattr(thing, name)) for name in names))


@pytest.mark.parametrize("rules", RULES)
@settings(max_examples=5)
@given(chance=randoms())
def test_a_seat_sees_nothing_hidden(rules: str, chance: random.Random) -> None:
    check(view, rules, chance)


@pytest.mark.parametrize("rules", RULES)
def test_many_hidden_states_are_compared(rules: str) -> None:
    """The property above would also hold if no two states could ever be compared."""
    assert check(view, rules, random.Random(52), deals=6) > 25


def with_crib(state: GameState, seat: int | None) -> SeatView:
    return replace(view(state, seat), discards=state.crib)


def with_neighbours_hand(state: GameState, seat: int | None) -> SeatView:
    return replace(view(state, seat), hand=state.hands[((seat or 0) + 1) % state.players])


def with_telling_event(state: GameState, seat: int | None) -> SeatView:
    events = [
        Discarded(event.seat, state.discards[event.seat][0]) if isinstance(event, Discarded) else event
        for event in state.events
    ]
    return replace(view(state, seat), events=tuple(events))


def with_top_of_pack(state: GameState, seat: int | None) -> SeatView:
    seen = view(state, seat)
    return replace(seen, undealt=seen.undealt + (state.undealt[0].rank if state.undealt else 0))


def with_state(state: GameState, seat: int | None) -> SeatView:
    return replace(view(state, seat), claim=state.claim)


def with_doubt_about_a_go(state: GameState, seat: int | None) -> SeatView:
    return replace(view(state, seat), go_correctable=bool(state.false_gos))


@pytest.mark.parametrize(
    ("rules", "leak"),
    [
        ("six_card", with_crib),
        ("six_card", with_neighbours_hand),
        ("six_card", with_telling_event),
        ("six_card", with_top_of_pack),
        ("house_strict", with_state),
        ("acc", with_doubt_about_a_go),
    ],
)
def test_a_planted_leak_is_found(rules: str, leak: LOOK) -> None:
    with pytest.raises(HiddenCardSeen):
        sum(check(leak, rules, random.Random(seed), deals=10) for seed in range(10))


@given(chance=randoms())
def test_the_pack_of_the_cut_for_deal_is_hidden(chance: random.Random) -> None:
    deck = tuple(chance.sample(DECK, 52))
    places = chance.sample(range(52), 2)
    other = list(deck)
    first, second = chance.sample([place for place in range(52) if place not in places], 2)
    other[first], other[second] = other[second], other[first]
    states = [GameState.setup("six_card"), GameState.setup("six_card")]
    for number in range(3):
        actions = (
            [CutPack(deck), CutPack(tuple(other))] if number == 0 else [CutForDeal(number - 1, places[number - 1])] * 2
        )
        states = [apply(state, action)[0] for state, action in zip(states, actions, strict=True)]
        for seat in (None, 0, 1):
            seen = view(states[0], seat)
            assert seen == view(states[1], seat)
            assert cards_in((seen, seen.legal_actions)) <= {deck[place] for place in places[:number]}


def test_there_is_no_view_from_nowhere() -> None:
    with pytest.raises(FifteentwoError, match="there is no seat 2: seats are 0 to 1"):
        view(GameState.setup("six_card"), 2)


def test_what_a_view_says() -> None:
    state = GameState.setup(
        "six_card",
        dealer=1,
        scores=[10, 20],
        back_pegs=[8, 15],
        hands=["5H 6H 7H 8H", "5C 5D 5S TD"],
        crib="AC AD 2C 2D",
        starter="KC",
        played=[(0, "8H")],
    )
    seen = view(state, 1)

    assert (seen.seat, seen.side, seen.pone, seen.dealer) == (1, 1, 0, 1)
    assert (seen.scores, seen.back_pegs, seen.targets) == ((10, 20), (8, 15), (121, 121))
    assert (seen.hand, seen.discards) == (state.hands[1], state.discards[1])
    assert (seen.hand_sizes, seen.count, seen.last, seen.turn) == ((3, 4), 8, 0, 1)
    assert seen.to_act == (1,)

    watching = view(state, None)
    assert (watching.hand, watching.discards, watching.side, watching.legal_actions) == ((), (), None, ())
    assert watching.hand_sizes == seen.hand_sizes
