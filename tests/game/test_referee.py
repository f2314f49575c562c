"""What holds in every game: properties of :func:`fifteentwo.game.apply` under presets and any mixture of options."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.random_play import folded, play_on, random_action
from tests.strategies import PRESET_NAMES, chosen_rules, presets, randoms, rule_sets

from fifteentwo.cards import DECK, shuffled
from fifteentwo.errors import FifteentwoError, IllegalAction
from fifteentwo.game import (
    Accept,
    Action,
    CallRenege,
    Claim,
    CutBeforeDeal,
    CutForDeal,
    CutPack,
    CutStarter,
    Deal,
    DeclineCut,
    Discard,
    Event,
    GameState,
    Go,
    Misdeal,
    Muggins,
    Pass,
    Penalty,
    Phase,
    PlayCard,
    Resign,
    Source,
    TakeBackGo,
    apply,
    legal_actions,
)
from fifteentwo.game.events import CardPlayed, CountEnded, Dealt, GameEnded, HandShown, Pegged
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import Kind

MIXED = (
    *PRESET_NAMES,
    "four_hand sides=solo",
    "three_hand three_hand_crib=dealer_six crib_from_pack=0 discard_order=pone_first toss_fives=on",
    "acc muggins=on",
    "six_card scoring=manual muggins=on must_play_after_go=off renege=dead_hand",
    "four_hand scoring=manual muggins=on renege=acc heels_forfeit_on_play=on must_play_after_go=off",
    "three_hand scoring=manual muggins=on renege=flat_two go_response=bicycle_three cut_before_deal=offered",
)
"""The presets, and rules that ask for every kind of action."""


def game_events(rules: RuleSet, chance: random.Random) -> list[Event]:
    """Returns everything seen in a random game."""
    return [event for _, _, events, _ in play_on(GameState.setup(rules), chance) for event in events]


@given(rules=rule_sets(), chance=randoms())
@settings(max_examples=60)
def test_points_pegged_are_the_sum_of_their_items(rules: RuleSet, chance: random.Random) -> None:
    state = GameState.setup(rules)
    for _, _, events, after in play_on(state, chance):
        assert folded(state.scores, events) == after.scores
        state = after

    assert state.result is not None
    assert state.result.scores == state.scores
    if state.result.reason == "target":
        reached = [side for side, score in enumerate(state.scores) if score == state.targets[side]]
        assert len(reached) == 1
        assert (reached == [state.result.winner]) == (rules.win_mode != "lowball")


def counts(events: list[Event]) -> Iterator[list[Event]]:
    """Yields what happened in each count that came to an end."""
    count: list[Event] = []
    for event in events:
        match event:
            case Dealt():
                count = []
            case CountEnded():
                yield count
                count = []
            case _:
                count.append(event)


@pytest.mark.parametrize(
    "name", ["six_card", "six_card_short", "long", "five_card", "three_hand", "four_hand", "captain"]
)
@given(chance=randoms())
@settings(max_examples=10)
def test_a_count_ends_with_one_of_limit_go_and_last(name: str, chance: random.Random) -> None:
    for count in counts(game_events(RuleSet.parse(name), chance)):
        ends = [
            item
            for event in count
            if isinstance(event, Pegged) and event.source in {Source.CARD, Source.GO, Source.LAST}
            for item in event.items
            if item.kind in {Kind.LIMIT, Kind.GO, Kind.LAST}
        ]
        assert len(ends) == 1
        assert (ends[0].kind is Kind.LIMIT) == (sum(card_values(count)) == 31)


def card_values(events: list[Event]) -> list[int]:
    return [event.card.counting_value for event in events if isinstance(event, CardPlayed)]


@given(chance=randoms())
@settings(max_examples=60)
def test_the_dealer_of_six_card_scores_in_the_play_of_every_deal(chance: random.Random) -> None:
    points = 0
    dealer = None
    for event in game_events(RuleSet(), chance):
        match event:
            case Dealt(dealer=seat):
                dealer, points = seat, 0
            case Pegged(seat=seat, source=Source.CARD | Source.GO | Source.LAST) if seat == dealer:
                points += event.points
            case HandShown():
                assert points > 0
            case _:
                pass


@given(rules=rule_sets(), chance=randoms())
@settings(max_examples=30)
def test_an_action_changes_nothing_in_the_state_it_is_done_in(rules: RuleSet, chance: random.Random) -> None:
    for state, action, _, _ in play_on(GameState.setup(rules), chance):
        if chance.random() < 0.1:
            before = copy.deepcopy(state.__dict__)
            again, events = apply(state, action)
            assert state.__dict__ == before
            assert (again, events) == apply(state, action)


@pytest.mark.parametrize("rules", MIXED)
@given(chance=randoms())
@settings(max_examples=5)
def test_what_is_listed_is_allowed_and_what_is_not_is_refused(rules: str, chance: random.Random) -> None:
    for state, _, _, _ in play_on(GameState.setup(rules), chance):
        if chance.random() < 0.15:
            check_legal_actions(state, chance)


def check_legal_actions(state: GameState, chance: random.Random) -> None:
    """Does every action that is listed, and some that are not, which must leave the state as it is."""
    for seat in range(state.players):
        listed = legal_actions(state, seat)
        assert len(set(listed)) == len(listed)
        for action in listed:
            after, _ = apply(state, action)
            assert after != state
        for action in other_actions(state, seat, chance):
            if action not in listed:
                refused(state, action)


def other_actions(state: GameState, seat: int, chance: random.Random) -> Iterator[Action]:
    """Yields all sorts of actions of a seat, whether allowed or not; but only claims that could not be listed."""
    cards = chance.sample(DECK, 4)
    yield from (PlayCard(seat, card) for card in (*cards, *state.hands[seat]))
    yield from (Discard(seat, tuple(sorted(chance.sample(DECK, size)))) for size in (0, 1, 2, 3))
    held = sorted(state.hands[seat])
    yield from (Discard(seat, tuple(held[:size])) for size in range(4))
    yield from (CutStarter(seat, place) for place in (-1, 0, 2, 3, 4, chance.randrange(53), 49, 52))
    yield from (CutBeforeDeal(seat, place) for place in (-1, 0, 2, 3, 48, 49, 50, 52))
    yield from (CutForDeal(seat, place) for place in (-1, chance.randrange(52), 52))
    yield from (Claim(seat, points) for points in (-1, 1001))
    yield from (Muggins(seat, points) for points in (-1, 0, 1001))
    yield from (Go(seat), Pass(seat), Accept(seat), TakeBackGo(seat), DeclineCut(seat))
    yield from (CallRenege(seat), CallRenege(seat, dead=True))
    if state.claim is None and not state.heels_open:
        yield from (Claim(seat, 2), Muggins(seat, 2))


def refused(state: GameState, action: Action) -> None:
    before = copy.copy(state.__dict__)
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert len(str(caught.value)) > 15
    assert state.__dict__ == before


@pytest.mark.parametrize("rules", MIXED)
def test_table_actions_out_of_time_are_refused(rules: str) -> None:
    chance = random.Random(rules)
    deck = shuffled(chance)
    short, double = deck[:51], (*deck[:51], deck[0])
    for state, _, _, _ in play_on(GameState.setup(rules), chance):
        for action, phase in ((CutPack, Phase.PACK), (Deal, Phase.DEAL)):
            refused(state, action(short))
            refused(state, action(double))
            if state.phase is not phase:
                refused(state, action(deck))
        if (
            state.phase not in {Phase.CUT_BEFORE_DEAL, Phase.DISCARD, Phase.CUT_STARTER}
            or state.rules.scoring == "auto"
        ):
            refused(state, Misdeal())
        if state.rules.penalties == "off":
            refused(state, Penalty("crib_looked_at", 0))
        else:
            refused(state, Penalty("crib_looked_at", state.players))
        refused(state, Resign(state.players))
        refused(state, Accept(-1))


def test_what_is_no_action_is_refused() -> None:
    with pytest.raises(IllegalAction, match="is not an action"):
        apply(GameState.setup(), "play a card")  # type: ignore[arg-type]


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state, _ = apply(GameState.setup(dealer=0), Resign(0))
    assert state.over
    assert state.to_act == ()
    for action in (Resign(1), Deal(DECK), PlayCard(0, DECK[0])):
        with pytest.raises(IllegalAction, match="the game is over"):
            apply(state, action)


class AnyGame(RuleBasedStateMachine):
    """Goes any way that the rules leave open, and looks whether there is always a way on."""

    def __init__(self) -> None:
        super().__init__()
        self.state = GameState.setup()
        self.scores: tuple[int, ...] = ()

    @initialize(rules=st.one_of(presets(), rule_sets()), dealer=st.booleans())
    def sit_down(self, rules: RuleSet, *, dealer: bool) -> None:
        self.state = GameState.setup(rules, dealer=0 if dealer else None)
        self.scores = self.state.scores

    def do(self, action: Action) -> None:
        self.state, events = apply(self.state, action)
        self.scores = folded(self.scores, events)

    def going_on(self) -> bool:
        return not self.state.over

    @precondition(lambda self: self.state.over)
    @rule()
    def play_again(self) -> None:
        self.sit_down(self.state.rules, dealer=True)

    @precondition(going_on)
    @rule(chance=randoms(), data=st.data())
    def act(self, chance: random.Random, data: st.DataObject) -> None:
        actions = [action for seat in range(self.state.players) for action in legal_actions(self.state, seat)]
        self.do(data.draw(st.sampled_from(actions)) if actions else random_action(self.state, chance))

    @precondition(going_on)
    @rule(chance=randoms(), steps=st.integers(1, 40))
    def go_on_at_random(self, chance: random.Random, steps: int) -> None:
        for _ in range(steps):
            if not self.state.over:
                self.do(random_action(self.state, chance))

    @precondition(going_on)
    @rule(seat=st.integers(0, 3), chance=randoms())
    def try_what_is_not_allowed(self, seat: int, chance: random.Random) -> None:
        seat %= self.state.players
        listed = legal_actions(self.state, seat)
        for action in other_actions(self.state, seat, chance):
            if action not in listed:
                refused(self.state, action)

    @invariant()
    def somebody_can_act(self) -> None:
        state = self.state
        assert state.scores == (self.scores or state.scores)
        if state.over or state.phase in {Phase.PACK, Phase.DEAL}:
            assert state.to_act == ()
        else:
            assert state.to_act
            assert all(legal_actions(state, seat) for seat in state.to_act)

    @invariant()
    def all_cards_are_somewhere(self) -> None:
        state = self.state
        if state.phase in {Phase.CUT_STARTER, Phase.PLAY, Phase.CLAIM, Phase.MUGGINS}:
            in_kept = sum(state.kept, ())
            assert sorted(in_kept + state.crib + state.undealt) == list(DECK)
            assert all(set(hand) <= set(kept) for hand, kept in zip(state.hands, state.kept, strict=True))
        assert all(0 <= back <= score <= target for back, score, target in self.pegs())

    def pegs(self) -> Iterator[tuple[int, int, int]]:
        return zip(self.state.back_pegs, self.state.scores, self.state.targets, strict=True)


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=150, stateful_step_count=40)


def test_a_seat_must_exist() -> None:
    with pytest.raises(FifteentwoError, match="there is no seat 2"):
        apply(GameState.setup(), CutForDeal(2, 0))
    with pytest.raises(FifteentwoError, match="there is no seat 3"):
        legal_actions(GameState.setup("three_hand"), 3)


def test_random_rules_are_random() -> None:
    """The strategies above would prove little if they always drew the same."""
    chance = random.Random(2)
    assert len({chosen_rules(chance.choice) for _ in range(200)}) > 100


def test_end_of_game_event_is_the_last() -> None:
    events = game_events(RuleSet.parse("five_card"), random.Random(3))

    assert [index for index, event in enumerate(events) if isinstance(event, GameEnded)] == [len(events) - 1]
