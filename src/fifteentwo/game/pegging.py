"""Moving the pegs: what a score is worth under the rules, and whether it ends the game.

Every point of a game goes through :func:`award`, or, for points that no count gives rise to, through :func:`peg`.
"""

from __future__ import annotations

from typing import Final

from fifteentwo.game.barring import what_counts
from fifteentwo.game.events import GameEnded, NotCounted, Pegged, PeggedBack, Source
from fifteentwo.game.result import Reason, judge
from fifteentwo.game.state import Draft, OpenClaim, Phase, Step, replaced
from fifteentwo.scoring.items import Item, Kind

_EXTRA_KINDS: Final = {Source.OPENING: Kind.OPENING, Source.MUGGINS: Kind.MUGGINS, Source.PENALTY: Kind.PENALTY}


def award(draft: Draft, seat: int, source: Source, items: tuple[Item, ...], then: Step) -> None:
    """Scores items for a seat, or asks it to claim them, and says how the game goes on."""
    if draft.rules.scoring == "auto":
        draft.step = then
        if items:
            allowed, option = allowed_items(draft, seat, source, items)
            if option is not None:
                lost = sum(item.points for item in items) - sum(item.points for item in allowed)
                draft.emit(NotCounted(seat, source, lost, option))
            peg(draft, seat, source, allowed)
    else:
        draft.step = None
        draft.phase = Phase.CLAIM
        draft.claim = OpenClaim(seat, source, allowed_items(draft, seat, source, items)[0], then)


def allowed_items(
    draft: Draft, seat: int, source: Source, items: tuple[Item, ...]
) -> tuple[tuple[Item, ...], str | None]:
    """Returns what the rules let count of a score as the pegs stand, and the option that barred the rest, if one did."""
    side = draft.sides[seat]
    return what_counts(draft.rules, source, items, draft.scores[side], draft.targets[side])


def peg(draft: Draft, seat: int, source: Source, items: tuple[Item, ...]) -> None:
    """Moves a side's back peg ahead by what the items are worth, and ends the game if that ends it."""
    points = sum(item.points for item in items)
    if points == 0:
        return
    side = draft.sides[seat]
    score, target = draft.scores[side], draft.targets[side]
    after = min(score + points, target)
    draft.back_pegs = replaced(draft.back_pegs, side, score)
    draft.scores = replaced(draft.scores, side, after)
    draft.emit(Pegged(seat, side, source, items, points, after))
    if after == target:
        if draft.rules.win_mode == "lowball":
            end_game(draft, best_other_side(draft, side), "target", loser=side)
        else:
            end_game(draft, side, "target")


def best_other_side(draft: Draft, loser: int) -> int:
    """Returns the best side but one: the nearest to its target, or at lowball the lowest; of equals the next clockwise."""
    count = len(draft.scores)
    others = [(loser + step) % count for step in range(1, count)]
    if draft.rules.win_mode == "lowball":
        return min(others, key=lambda side: draft.scores[side])
    return min(others, key=lambda side: draft.targets[side] - draft.scores[side])


def peg_extra(draft: Draft, seat: int, source: Source, points: int) -> None:
    """Gives a side points that no cards make: an opponent's fault, muggins, the opening bonus. They may win the game."""
    if points > 0 and not over(draft):
        allowed, option = allowed_items(draft, seat, source, (Item(_EXTRA_KINDS[source], (), points),))
        if option is not None:
            draft.emit(NotCounted(seat, source, points, option))
        peg(draft, seat, source, allowed)


def peg_back(draft: Draft, seat: int, points: int) -> None:
    """Moves a side's front peg backward, at most to the start."""
    side = draft.sides[seat]
    score = max(0, draft.scores[side] - points)
    moved = draft.scores[side] - score
    if moved == 0 or over(draft):
        return
    draft.scores = replaced(draft.scores, side, score)
    draft.back_pegs = replaced(draft.back_pegs, side, min(draft.back_pegs[side], score))
    draft.emit(PeggedBack(side, moved, score))


def over(draft: Draft) -> bool:
    """Tells whether the game has ended."""
    return draft.result is not None


def end_game(draft: Draft, winner: int, reason: Reason, loser: int | None = None) -> None:
    """Ends the game; nothing later is scored."""
    draft.result = judge(draft.rules, draft.scores, draft.targets, winner, reason, loser)
    draft.phase = Phase.OVER
    draft.step = None
    draft.turn = None
    draft.claim = None
    draft.heels_open = False
    draft.emit(GameEnded(draft.result))
