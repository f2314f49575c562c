"""What one seat may know. Players, bots and browsers are given this, never a state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from fifteentwo.cards import Card
from fifteentwo.errors import FifteentwoError
from fifteentwo.game.actions import Action
from fifteentwo.game.events import Event, Source
from fifteentwo.game.renege import callable_by, can_take_back
from fifteentwo.game.result import Result
from fifteentwo.game.state import GameState, OpenClaim, Phase, Play, seats_to_act
from fifteentwo.rules import RuleSet


@dataclass(frozen=True, slots=True)
class ClaimView:
    """A score that a player counts for themselves, as the others see it: without what it is really worth."""

    owner: int
    source: Source
    claimed: int | None
    """What the owner has claimed, once they have."""
    waiting: tuple[int, ...]
    """The sides that may still call muggins."""
    next_to_play: int | None
    """The seat that may let its chance go by simply by playing on."""


@dataclass(frozen=True)
class SeatView:
    """What a seat knows: its own cards, what has been laid open, and the pegs.

    Two states that differ only in what a seat cannot know give equal views.
    """

    rules: RuleSet
    seat: int | None
    """The seat whose view it is; None for somebody who only watches."""
    phase: Phase
    game_number: int
    sides: tuple[int, ...]
    targets: tuple[int, ...]
    scores: tuple[int, ...]
    back_pegs: tuple[int, ...]
    first_dealer: int | None
    dealer: int | None
    deal_number: int
    cuts: tuple[tuple[int, int], ...]
    """The places taken in this round of the cut for deal: seat and place. The events name the cards."""
    hand: tuple[Card, ...]
    """The cards that the seat holds now."""
    discards: tuple[Card, ...]
    """The cards that the seat laid into the crib."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds now."""
    starter: Card | None
    undealt: int
    """How many cards are left to cut the starter from."""
    turn: int | None
    """The seat that must play a card or say go."""
    plays: tuple[Play, ...]
    """Every card played in this deal, with its seat and its count."""
    pile: tuple[Card, ...]
    """The cards played since the count last became 0."""
    count: int
    last: int | None
    gone: tuple[int, ...]
    """The seats that have said go or passed in this count."""
    to_act: tuple[int, ...]
    """The seats that the game waits for."""
    claim: ClaimView | None
    heels_open: bool
    """Whether the dealer may still claim heels while the play goes on."""
    reneges: tuple[int, ...]
    """The seats whose false go this seat has seen and may call."""
    go_correctable: bool
    """Whether this seat has just said go with a card that fits, and may take it back."""
    result: Result | None
    events: tuple[Event, ...]
    """What everybody saw since this deal began."""

    @cached_property
    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the seat may do now, apart from resigning.

        Claims and calls of muggins are listed up to the most that a hand can score, and the claim that would win the
        game; the referee takes any number.
        """
        from fifteentwo.game.legal import legal_actions

        return legal_actions(self)

    @property
    def side(self) -> int | None:
        """The side that the seat belongs to."""
        return None if self.seat is None else self.sides[self.seat]

    @property
    def pone(self) -> int | None:
        """The seat to the left of the dealer."""
        return None if self.dealer is None else (self.dealer + 1) % len(self.sides)


def view(state: GameState, seat: int | None) -> SeatView:
    """Returns what a seat may know of a state, or for None what anybody who watches may.

    Raises:
        FifteentwoError: There is no such seat.
    """
    if seat is not None and not 0 <= seat < len(state.sides):
        raise FifteentwoError(f"there is no seat {seat}: seats are 0 to {len(state.sides) - 1}")
    return SeatView(
        rules=state.rules,
        seat=seat,
        phase=state.phase,
        game_number=state.game_number,
        sides=state.sides,
        targets=state.targets,
        scores=state.scores,
        back_pegs=state.back_pegs,
        first_dealer=state.first_dealer,
        dealer=state.dealer,
        deal_number=state.deal_number,
        cuts=state.cuts,
        hand=() if seat is None else state.hands[seat],
        discards=() if seat is None else state.discards[seat],
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        starter=state.starter,
        undealt=len(state.undealt),
        turn=state.turn,
        plays=state.plays,
        pile=state.pile,
        count=state.count,
        last=state.last,
        gone=state.gone,
        to_act=seats_to_act(state),
        claim=_claim_view(state.claim),
        heels_open=state.heels_open,
        reneges=() if seat is None or not state.false_gos else callable_by(state.false_gos, state.sides, seat),
        go_correctable=seat is not None and bool(state.false_gos) and can_take_back(state.false_gos, seat),
        result=state.result,
        events=state.events,
    )


def _claim_view(claim: OpenClaim | None) -> ClaimView | None:
    if claim is None:
        return None
    return ClaimView(claim.owner, claim.source, claim.claimed, claim.waiting, claim.next_to_play)
