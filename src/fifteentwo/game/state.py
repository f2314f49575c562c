"""The state of a game: everything there is to know, the order of the deck included. It never changes.

Players are never given a state; they get a :class:`~fifteentwo.game.view.SeatView`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import FrozenInstanceError, dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from fifteentwo.cards import Card
from fifteentwo.game.events import Event, Source
from fifteentwo.game.result import Result
from fifteentwo.rules import RuleSet
from fifteentwo.scoring.items import Item

if TYPE_CHECKING:
    from fifteentwo.game.setup import Cards


class Phase(Enum):
    """What the game is waiting for. The value is the name in text and JSON."""

    PACK = "pack"
    """The table must spread a pack for the cut for deal."""
    CUT_FOR_DEAL = "cut for deal"
    DEAL = "deal"
    """The table must give the dealer a shuffled deck."""
    CUT_BEFORE_DEAL = "cut before deal"
    DISCARD = "discard"
    CUT_STARTER = "cut starter"
    PLAY = "play"
    CLAIM = "claim"
    """The owner of a score must say what it is."""
    MUGGINS = "muggins"
    """The opponents may say that a claim is too low."""
    OVER = "over"


class Step(Enum):
    """What the referee does next by itself, without an action of anybody."""

    START_PLAY = "start play"
    AFTER_CARD = "after card"
    NEXT_TURN = "next turn"
    AFTER_COUNT = "after count"
    SHOW_NEXT = "show next"
    END_DEAL = "end deal"


class Play(NamedTuple):
    """A card that was played: by whom, and in which count of the deal (from 0)."""

    seat: int
    card: Card
    count_number: int


class OpenClaim(NamedTuple):
    """A score that a player counts for themselves."""

    owner: int
    source: Source
    items: tuple[Item, ...]
    """What there really is to count, after what the rules bar."""
    then: Step
    """How the game goes on when the claim is settled."""
    claimed: int | None = None
    """What the owner has claimed, once they have."""
    score_before: int = 0
    """Where the owner's side stood before the claim."""
    waiting: tuple[int, ...] = ()
    """The sides that may still call muggins."""
    next_to_play: int | None = None
    """The seat that will be to play once everybody has accepted, if the claim leads straight to a card."""

    @property
    def true_points(self) -> int:
        """How many points there really are to count."""
        return sum(item.points for item in self.items)


class FalseGo(NamedTuple):
    """A go said by a player who held cards that fitted."""

    seat: int
    fitting: tuple[Card, ...]
    before: GameState
    """The state before it was said."""
    correctable: bool = True
    """Whether the player may still take it back: nobody has done anything since."""
    shown: bool = False
    """Whether one of the cards has been played or the hand laid open since, so that everybody can know."""
    closed_sides: tuple[int, ...] = ()
    """The sides that have let their chance to call it go by."""


@dataclass
class _Table:
    """The fields that a state and the referee's working copy of it share. All values are immutable."""

    rules: RuleSet
    phase: Phase
    game_number: int
    """Which game of its match it is, from 0."""
    sides: tuple[int, ...]
    """The side of each seat."""
    targets: tuple[int, ...]
    """The game hole of each side."""
    scores: tuple[int, ...]
    """The score of each side: where its front peg stands."""
    back_pegs: tuple[int, ...]
    """Where each side's other peg stands."""
    first_dealer: int | None
    dealer: int | None
    deal_number: int
    """Which deal of the game it is, from 1."""
    opening_due: bool
    """Whether the opening bonus is still to be scored."""
    pack: tuple[Card, ...]
    """The pack spread for the cut for deal."""
    cutters: tuple[int, ...]
    """The seats that must still cut for the deal."""
    contenders: tuple[int, ...]
    """The seats that take part in this round of the cut for deal."""
    cuts: tuple[tuple[int, int], ...]
    """The cuts of this round: seat and place."""
    deck: tuple[Card, ...]
    """The deck of this deal, top card first, after the cut."""
    hands: tuple[tuple[Card, ...], ...]
    """The cards that each seat holds now."""
    kept: tuple[tuple[Card, ...], ...]
    """The hand that each seat kept, for the show."""
    discards: tuple[tuple[Card, ...], ...]
    """The cards that each seat laid into the crib."""
    crib: tuple[Card, ...]
    undealt: tuple[Card, ...]
    starter: Card | None
    turn: int | None
    """The seat that must play a card or say go."""
    plays: tuple[Play, ...]
    """Every card played in this deal."""
    pile: tuple[Card, ...]
    """The cards played since the count last became 0."""
    count: int
    count_number: int
    last: int | None
    """The seat that played the latest card."""
    gone: tuple[int, ...]
    """The seats that have said go or passed in this count."""
    false_gos: tuple[FalseGo, ...]
    dead_hands: tuple[int, ...]
    """The seats whose hand is not counted in this deal."""
    heels_open: bool
    """Whether the dealer may still claim heels while the play goes on."""
    shown: int
    """How many hands and cribs have been shown in this deal."""
    claim: OpenClaim | None
    result: Result | None
    events: tuple[Event, ...]
    """What everybody saw since this deal began."""


class GameState(_Table):
    """The state of one game. See the fields of its base for what it holds.

    States are made by :meth:`setup` and by :func:`fifteentwo.game.apply`, and are immutable and comparable.
    """

    def __init__(self, *_: object, **__: object) -> None:
        raise TypeError("a game state is made by GameState.setup(...) or by apply(...)")

    @staticmethod
    def setup(
        rules: RuleSet | str = "six_card",
        *,
        dealer: int | None = None,
        scores: Sequence[int] | None = None,
        back_pegs: Sequence[int] | None = None,
        hands: Sequence[Cards] | None = None,
        crib: Cards | None = None,
        starter: Card | str | None = None,
        undealt: Cards | None = None,
        played: Sequence[tuple[int, Card | str]] = (),
        deal_number: int = 1,
        first_dealer: int | None = None,
        game_number: int = 0,
    ) -> GameState:
        """Returns the start of a game, or any other position; see :func:`fifteentwo.game.setup.setup`."""
        from fifteentwo.game.setup import setup

        return setup(
            rules,
            dealer=dealer,
            scores=scores,
            back_pegs=back_pegs,
            hands=hands,
            crib=crib,
            starter=starter,
            undealt=undealt,
            played=played,
            deal_number=deal_number,
            first_dealer=first_dealer,
            game_number=game_number,
        )

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"a game state is immutable: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"a game state is immutable: {name} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return self.__dict__ == other.__dict__ if isinstance(other, GameState) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.scores, self.deck, self.plays, self.hands, self.phase, self.deal_number))

    def __repr__(self) -> str:
        return (
            f"<GameState {self.rules}: {self.phase.value}, deal {self.deal_number}, "
            f"score {'-'.join(map(str, self.scores))}>"
        )

    def draft(self) -> Draft:
        """Returns a working copy for the referee."""
        draft = Draft.__new__(Draft)
        draft.__dict__.update(self.__dict__)
        return draft

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.sides)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for; empty where it waits for the table or is over."""
        return seats_to_act(self)


class Draft(_Table):
    """The referee's working copy of a state: mutable, and never seen outside the referee."""

    step: Step | None = None
    """What the referee does next by itself."""

    def freeze(self) -> GameState:
        """Returns the state that this copy has become."""
        state = GameState.__new__(GameState)
        fields = state.__dict__
        fields.update(self.__dict__)
        fields.pop("step", None)
        return state

    def emit(self, *events: Event) -> None:
        """Records what everybody sees."""
        self.events += events

    @property
    def the_dealer(self) -> int:
        """The dealer, once there is one."""
        if self.dealer is None:
            raise AssertionError("there is no dealer yet")
        return self.dealer

    @property
    def the_last(self) -> int:
        """The seat that played the latest card, once there is one."""
        if self.last is None:
            raise AssertionError("nobody has played yet")
        return self.last

    def left_of(self, seat: int, steps: int = 1) -> int:
        """Returns the seat so many steps clockwise from another."""
        return (seat + steps) % len(self.sides)

    def opponent_of(self, seat: int) -> int:
        """Returns the first seat clockwise from another that belongs to an opposing side."""
        side = self.sides[seat]
        return next(other for step in range(1, 4) if self.sides[other := self.left_of(seat, step)] != side)


def replaced(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """Returns a tuple with one of its values changed."""
    return (*values[:index], value, *values[index + 1 :])


def seats_to_act(table: _Table) -> tuple[int, ...]:
    """Returns the seats that a game waits for."""
    match table.phase:
        case Phase.PLAY:
            return () if table.turn is None else (table.turn,)
        case Phase.CUT_FOR_DEAL:
            return table.cutters
        case Phase.DISCARD:
            return _seats_to_discard(table)
        case Phase.CUT_BEFORE_DEAL:
            return (_before(table),)
        case Phase.CUT_STARTER:
            return (_starter_cutter(table),)
        case Phase.CLAIM if table.claim is not None:
            return (table.claim.owner,)
        case Phase.MUGGINS if table.claim is not None:
            waiting = table.claim.waiting
            return tuple(seat for seat, side in enumerate(table.sides) if side in waiting)
        case _:
            return ()


def _seats_to_discard(table: _Table) -> tuple[int, ...]:
    dealer = table.dealer or 0
    players = len(table.sides)
    order = [(dealer + step) % players for step in range(1, players + 1)]
    missing = tuple(seat for seat in order if not table.discards[seat])
    return missing[:1] if table.rules.discard_order == "pone_first" else tuple(sorted(missing))


def _before(table: _Table) -> int:
    return ((table.dealer or 0) - 1) % len(table.sides)


def _starter_cutter(table: _Table) -> int:
    step = -1 if table.rules.starter_cutter == "right" else 1
    return ((table.dealer or 0) + step) % len(table.sides)
