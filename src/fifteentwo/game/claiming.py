"""Counting for oneself: claims that are too low or too high, wrong claims of the game, and muggins."""

from __future__ import annotations

from typing import Final

from fifteentwo.errors import IllegalAction
from fifteentwo.game.actions import Accept, Claim, Muggins
from fifteentwo.game.dealing import heels_items
from fifteentwo.game.events import Claimed, Counted, MugginsCalled, Source
from fifteentwo.game.pegging import allowed_items, best_other_side, end_game, over, peg, peg_back, peg_extra
from fifteentwo.game.renege import let_pass, stop_corrections
from fifteentwo.game.state import Draft, OpenClaim, Phase, Step
from fifteentwo.scoring.items import Item, Kind

LARGEST_CLAIM: Final = 1000
FALSE_GAME_CLAIM_BACK: Final = 15
"""How far back the tournament rule moves a player who wrongly claimed the game."""


def claim(draft: Draft, action: Claim) -> None:
    """Takes what a player claims for the score that is open, or for heels while those are still open."""
    seat, points = action.seat, action.points
    if not 0 <= points <= LARGEST_CLAIM:
        raise IllegalAction(f"a claim is a number from 0 to {LARGEST_CLAIM}, not {points}")
    open_claim = draft.claim
    if draft.phase is Phase.CLAIM and open_claim is not None and open_claim.owner == seat:
        _claim_open_score(draft, open_claim, points)
    elif draft.heels_open and seat == draft.dealer:
        draft.heels_open = False
        items = allowed_items(draft, seat, Source.HEELS, heels_items(draft))[0]
        # Heels are not muggable, so the claim is settled at once, and what the game was waiting for it still is.
        _peg_claim(draft, OpenClaim(seat, Source.HEELS, items, Step.START_PLAY), points, settled=True)
    else:
        raise IllegalAction(f"seat {seat} has nothing to claim now")


def _claim_open_score(draft: Draft, open_claim: OpenClaim, points: int) -> None:
    seat, source = open_claim.owner, open_claim.source
    stop_corrections(draft)
    if source is Source.HAND:
        let_pass(draft, seat)
    # A fault or heels may have moved the side's peg since the claim was opened.
    open_claim = open_claim._replace(items=allowed_items(draft, seat, source, open_claim.items)[0])
    side, true = draft.sides[seat], open_claim.true_points
    before = draft.scores[side]
    wins = before + min(points, true) >= draft.targets[side]
    settled = not draft.rules.muggins or points > true or source is Source.HEELS or wins
    _peg_claim(draft, open_claim, points, settled=settled)
    if over(draft):
        return
    if settled:
        _go_on(draft, open_claim)
        return
    draft.phase = Phase.MUGGINS
    draft.claim = open_claim._replace(
        claimed=points, score_before=before, waiting=tuple(sorted(set(draft.sides) - {side}))
    )


def _peg_claim(draft: Draft, open_claim: OpenClaim, points: int, *, settled: bool) -> None:
    """Pegs as much of a claim as there really is, and applies the rule for claiming too much.

    What there really is to count is said at once where nobody may call muggins on the claim.
    """
    seat, source, true = open_claim.owner, open_claim.source, open_claim.true_points
    side = draft.sides[seat]
    before, target = draft.scores[side], draft.targets[side]
    draft.emit(Claimed(seat, source, points))
    if settled:
        _say_truth(draft, open_claim, points)
    peg(draft, seat, source, (Item(Kind.CLAIM, (), min(points, true)),))
    if points <= true or over(draft):
        return
    opponent = draft.opponent_of(seat)
    rules = draft.rules
    if before + points >= target:
        match rules.false_game_claim:
            case "acc":
                peg_extra(draft, opponent, Source.PENALTY, min(points, target - before) - true)
                peg_back(draft, seat, FALSE_GAME_CLAIM_BACK)
            case "lose":
                end_game(draft, best_other_side(draft, side), "false claim")
            case _:
                pass
    else:
        match rules.overclaim:
            case "excess_to_opponent":
                peg_extra(draft, opponent, Source.PENALTY, points - true)
            case "two_points":
                peg_extra(draft, opponent, Source.PENALTY, 2)
            case _:
                pass


def _say_truth(draft: Draft, open_claim: OpenClaim, claimed: int) -> None:
    draft.emit(Counted(open_claim.owner, open_claim.source, open_claim.items, open_claim.true_points, claimed))


def _go_on(draft: Draft, open_claim: OpenClaim) -> None:
    draft.claim = None
    draft.step = open_claim.then


def _window(draft: Draft, seat: int, act: str) -> OpenClaim:
    if draft.phase is not Phase.MUGGINS or draft.claim is None:
        raise IllegalAction(f"there is no claim to {act} now")
    if draft.sides[seat] not in draft.claim.waiting:
        raise IllegalAction(f"seat {seat} cannot {act} this claim: it is their own side's, or they have answered it")
    return draft.claim


def accept(draft: Draft, action: Accept) -> None:
    """Lets a claim stand as far as one side is concerned."""
    _answered(draft, _window(draft, action.seat, "accept"), action.seat)


def _answered(draft: Draft, open_claim: OpenClaim, seat: int) -> None:
    side = draft.sides[seat]
    open_claim = open_claim._replace(waiting=tuple(other for other in open_claim.waiting if other != side))
    draft.claim = open_claim
    if not open_claim.waiting:
        _say_truth(draft, open_claim, open_claim.claimed or 0)
        _go_on(draft, open_claim)


def muggins(draft: Draft, action: Muggins) -> None:
    """Gives a caller what they claim of the points that were overlooked, but no more than could have been pegged."""
    seat, points = action.seat, action.points
    if not 1 <= points <= LARGEST_CLAIM:
        raise IllegalAction(f"muggins is called for 1 to {LARGEST_CLAIM} points, not {points}")
    open_claim = _window(draft, seat, "call muggins on")
    owner = open_claim.owner
    room = draft.targets[draft.sides[owner]] - open_claim.score_before
    available = max(0, min(open_claim.true_points, room) - (open_claim.claimed or 0))
    awarded = min(points, available)
    draft.emit(MugginsCalled(seat, owner, points, awarded))
    if awarded:
        _say_truth(draft, open_claim, open_claim.claimed or 0)
        peg_extra(draft, seat, Source.MUGGINS, awarded)
        if not over(draft):
            _go_on(draft, open_claim)
        return
    if draft.rules.false_muggins == "award_claimed":
        peg_extra(draft, owner, Source.MUGGINS, points)
    if not over(draft):
        _answered(draft, open_claim, seat)
