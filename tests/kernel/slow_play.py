"""The play of two seats by the book: ranks in plain tuples, nothing shared with the kernel."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from fifteentwo.cards import DECK, Card
from fifteentwo.players.replies import best_reply
from fifteentwo.rules import RuleSet
from fifteentwo.scoring import play

SIX_CARD = RuleSet.parse("six_card")


def cards(ranks: tuple[int, ...], *, last_suits: bool = False) -> tuple[Card, ...]:
    """Returns cards of these ranks, of different suits where a rank comes twice: the first suits, or the last."""
    seen: Counter[int] = Counter()
    made = []
    for rank in ranks:
        made.append(DECK[4 * rank + (3 - seen[rank] if last_suits else seen[rank])])
        seen[rank] += 1
    return tuple(made)


@dataclass(frozen=True)
class Scene:
    """The play as both see it."""

    pile: tuple[int, ...]
    turn: int
    last: int
    gone: tuple[bool, bool]
    left: tuple[int, int]
    hidden: tuple[int, ...]
    """How many cards of each rank do not lie open."""
    pegs: tuple[int, int] = (0, 0)

    @property
    def count(self) -> int:
        return sum(min(rank + 1, 10) for rank in self.pile)

    def fits(self, rank: int) -> bool:
        return self.count + min(rank + 1, 10) <= 31

    def pegged(self, seat: int, points: int) -> Scene:
        pegs = (self.pegs[0] + points, self.pegs[1]) if seat == 0 else (self.pegs[0], self.pegs[1] + points)
        return replace(self, pegs=pegs)

    def new_count(self) -> Scene:
        other = 1 - self.last
        return replace(self, pile=(), gone=(False, False), turn=other if self.left[other] else self.last)

    def after(self, rank: int) -> Scene:
        seat, pile = self.turn, (*self.pile, rank)
        left = tuple([number - (side == seat) for side, number in enumerate(self.left)])
        hidden = tuple([number - (which == rank) for which, number in enumerate(self.hidden)])
        scene = replace(self, pile=pile, last=seat, left=left, hidden=hidden)
        scene = scene.pegged(seat, play(cards(pile), SIX_CARD).total)
        if scene.count == 31:
            return scene.new_count()
        return scene if self.gone[1 - seat] else replace(scene, turn=1 - seat)

    def after_pass(self) -> Scene:
        if self.gone[1 - self.turn]:
            return self.pegged(self.last, 1).new_count()
        gone = (self.turn == 0 or self.gone[0], self.turn == 1 or self.gone[1])
        return replace(self, gone=gone, turn=1 - self.turn)


def steady(scene: Scene, hand: tuple[int, ...]) -> int | None:
    """Returns what the steady player plays that does not remember its discards; None where nothing fits."""
    fitting = sorted({rank for rank in hand if scene.fits(rank)})
    if len(fitting) < 2:
        return fitting[0] if fitting else None
    held = Counter(hand)
    unseen = cards(tuple([rank for rank in range(13) for _ in range(scene.hidden[rank] - held[rank])]), last_suits=True)
    other = 1 - scene.turn

    def value(rank: int) -> tuple[float, int]:
        pile = cards((*scene.pile, rank))
        points: float = play(pile, SIX_CARD).total
        if scene.left[other] and not scene.gone[other] and scene.count + min(rank + 1, 10) < 31:
            points -= best_reply(pile, unseen, scene.left[other], SIX_CARD)
        return round(points, 9), rank

    return max(fitting, key=value)


def without(hand: tuple[int, ...], rank: int) -> tuple[int, ...]:
    place = hand.index(rank)
    return hand[:place] + hand[place + 1 :]
