"""Reading the kernel's logs, and letting the referee play them again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from fifteentwo.cards import DECK, Card
from fifteentwo.game import Action, CutStarter, Deal, Discard, GameState, PlayCard, SeatView, apply, view
from fifteentwo.game.events import CardPlayed, Pegged, Source
from fifteentwo.kernel import log_games
from fifteentwo.kernel.playouts import Step
from fifteentwo.rules import RuleSet

SOURCES = {
    Source.HEELS: Step.HEELS,
    Source.CARD: Step.CARD,
    Source.GO: Step.GO,
    Source.LAST: Step.LAST,
    Source.HAND: Step.HAND,
    Source.CRIB: Step.CRIB,
}
CUT = 4
"""How many cards are lifted off for the starter: the fewest that may be."""

Row = list[int]


def games_of(games: int, players: tuple[str, str] = ("random", "random"), **options: int) -> list[list[Row]]:
    """Returns the rows of each of some games."""
    rows, starts = log_games(games, players, **options)
    return [rows[begin:end].tolist() for begin, end in pairwise(starts)]


def deals_of(game: list[Row]) -> list[list[Row]]:
    """Cuts the rows of a game into deals."""
    begins = [at for at, row in enumerate(game) if row[0] == Step.DEALT and (at == 0 or game[at - 1][0] != Step.DEALT)]
    return [game[begin:end] for begin, end in pairwise([*begins, len(game)])]


def deck_of(deal: list[Row]) -> tuple[Card, ...]:
    """Returns a deck that gives the cards of a deal, with the starter where it will be cut."""
    dealt = [DECK[card] for step, _, card, _ in deal if step == Step.DEALT]
    starter = next(DECK[card] for step, _, card, _ in deal if step == Step.TURNED)
    rest = [card for card in DECK if card not in dealt and card is not starter]
    return (*dealt, *rest[:CUT], starter, *rest[CUT:])


def replayed(
    game: list[Row], rules: RuleSet, watch: Callable[[SeatView, Action], None] | None = None
) -> tuple[list[Row], GameState]:
    """Lets the referee play the choices of a logged game.

    Calls ``watch`` with each choice of a card or a discard, and what its seat could see. Returns what the referee says of
    cards played and of points, as rows, and the state at the end.
    """
    told: list[Row] = []
    state = GameState.setup(rules, dealer=0)

    def act(action: Deal | Discard | CutStarter | PlayCard) -> None:
        nonlocal state
        if watch is not None and isinstance(action, Discard | PlayCard):
            watch(view(state, action.seat), action)
        state, events = apply(state, action)
        for event in events:
            match event:
                case CardPlayed():
                    told.append([Step.PLAYED, event.seat, int(event.card), event.count])
                case Pegged():
                    told.append([SOURCES[event.source], event.seat, event.points, event.score])
                case _:
                    pass

    for deal in deals_of(game):
        act(Deal(deck_of(deal)))
        laid = [(seat, DECK[card]) for step, seat, card, _ in deal if step == Step.DISCARDED]
        for seat in (laid[0][0], laid[2][0]):
            act(Discard(seat, tuple([card for owner, card in laid if owner == seat])))
        act(CutStarter(state.to_act[0], CUT))
        for step, seat, card, _ in deal:
            if step == Step.PLAYED:
                act(PlayCard(seat, DECK[card]))
    return told, state
