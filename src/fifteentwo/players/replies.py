"""Looking one card ahead in the play: what the next player may answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import comb

from fifteentwo.cards import COUNTING_VALUES, DECK, Card
from fifteentwo.game import SeatView
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import play


def unseen_in_play(view: SeatView) -> tuple[Card, ...]:
    """Returns the cards that the seat of a view has not seen: neither its own nor any that lies open."""
    seen = {*view.hand, *view.discards, view.starter, *[card for _, card, _ in view.plays]}
    return tuple([card for card in DECK if card not in seen])


def next_seat(view: SeatView) -> int | None:
    """Returns the seat that answers a card of the view's seat: the first to the left that holds cards and has not gone.

    None where all others are out of cards or have said go.
    """
    players, seat = len(view.sides), view.seat or 0
    others = ((seat + step) % players for step in range(1, players))
    return next((other for other in others if view.hand_sizes[other] and other not in view.gone), None)


def best_reply(pile: Sequence[Card], unseen: Sequence[Card], held: int, rules: RuleSet) -> float:
    """Returns what the next player's best answer to a pile scores on average.

    The average is over all hands of ``held`` cards that can be made of the unseen ones; a hand's best answer is its card
    that scores most when it is played next, and scores nothing where none fits.
    """
    if held == 0:
        return 0.0
    scores = sorted(_answers(pile, unseen, rules))
    below, average = 0, 0.0
    for score, group in groupby(scores):
        upto = below + len(list(group))
        average += score * (comb(upto, held) - comb(below, held))
        below = upto
    return average / comb(len(unseen), held)


def _answers(pile: Sequence[Card], unseen: Sequence[Card], rules: RuleSet) -> Iterator[int]:
    """Yields what each of the unseen cards would score."""
    room = rules.limit - sum(COUNTING_VALUES[card] for card in pile)
    for rank, group in groupby(unseen, key=lambda card: card.rank):
        cards = list(group)
        if rank.counting_value > room:
            yield from [0] * len(cards)
        elif rules.flush_in_play:
            yield from [play((*pile, card), rules).total for card in cards]
        else:
            yield from [play((*pile, cards[0]), rules).total] * len(cards)
