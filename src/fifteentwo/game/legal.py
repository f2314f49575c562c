"""What a seat may do, worked out from nothing but what it may know."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from fifteentwo.cards import COUNTING_VALUES, DECK, Card, Rank
from fifteentwo.game.actions import (
    Accept,
    Action,
    CallRenege,
    Claim,
    CutBeforeDeal,
    CutForDeal,
    CutStarter,
    DeclineCut,
    Discard,
    Go,
    Muggins,
    Pass,
    PlayCard,
    TakeBackGo,
)
from fifteentwo.game.dealing import discards_due_from
from fifteentwo.game.events import Source
from fifteentwo.game.state import GameState, Phase
from fifteentwo.game.view import SeatView, view
from fifteentwo.rules import RuleSet

_BEST_HAND: Final = 29
"""Three fives and the jack of the starter's suit, the starter being the fourth five: one of the points is for nobs."""


def most_points(rules: RuleSet) -> int:
    """Returns the largest claim that is listed, besides that of the game: no score can be worth more."""
    return max(_BEST_HAND - 1 + rules.nobs_points + rules.straight_flush_bonus, rules.heels_points)


def legal_actions_of(state: GameState, seat: int) -> tuple[Action, ...]:
    """Returns everything that a seat may do in a state, apart from resigning.

    See :attr:`SeatView.legal_actions`; this is a short form where no view is at hand.
    """
    return view(state, seat).legal_actions


def legal_actions(seen: SeatView) -> tuple[Action, ...]:
    """Returns everything that the seat of a view may do, apart from resigning; nothing for somebody who watches."""
    seat = seen.seat
    if seat is None or seen.phase is Phase.OVER:
        return ()
    actions = _main_actions(seen, seat) if seat in seen.to_act else ()
    if seen.go_correctable:
        actions += (TakeBackGo(seat),)
    if seen.reneges:
        actions += (CallRenege(seat),)
        if seen.rules.renege == "acc":
            actions += (CallRenege(seat, dead=True),)
    if seen.heels_open and seat == seen.dealer and not (seen.phase is Phase.CLAIM and seat in seen.to_act):
        side = seen.sides[seat]
        actions += _claims(seat, most_points(seen.rules), seen.targets[side] - seen.scores[side])
    return actions


def _main_actions(seen: SeatView, seat: int) -> tuple[Action, ...]:
    rules = seen.rules
    match seen.phase:
        case Phase.PLAY:
            return _plays(seen, seat)
        case Phase.DISCARD:
            return _discards(seat, seen.hand, discards_due_from(rules, seat, seen.dealer), toss_fives=rules.toss_fives)
        case Phase.CUT_STARTER:
            return _starter_cuts(seat, rules.min_cut_packet, seen.undealt)
        case Phase.CLAIM:
            side = seen.sides[seat]
            return _claims(seat, most_points(rules), seen.targets[side] - seen.scores[side])
        case Phase.MUGGINS:
            actions = (Accept(seat), *_calls(seat, most_points(rules)))
            closes = seen.claim is not None and seen.claim.next_to_play == seat and seen.claim.waiting == (seen.side,)
            return actions + _plays_after_claim(seen, seat) if closes else actions
        case Phase.CUT_BEFORE_DEAL:
            cuts = _cuts_before_deal(seat, rules.min_cut_packet)
            return (DeclineCut(seat), *cuts) if rules.cut_before_deal == "offered" else cuts
        case Phase.CUT_FOR_DEAL:
            taken = {place for _, place in seen.cuts}
            return tuple([CutForDeal(seat, place) for place in range(len(DECK)) if place not in taken])
        case _:
            return ()


def _plays(seen: SeatView, seat: int) -> tuple[Action, ...]:
    return _plays_on(seen, seat, seen.count, leading=not seen.pile)


def _plays_after_claim(seen: SeatView, seat: int) -> tuple[Action, ...]:
    """The plays of a seat that lets a claim stand by playing: on the same count, or leading the next."""
    same_count = seen.claim is not None and seen.claim.source is Source.CARD and seen.count < seen.rules.limit
    return _plays_on(seen, seat, seen.count if same_count else 0, leading=not same_count)


def _plays_on(seen: SeatView, seat: int, count: int, *, leading: bool) -> tuple[Action, ...]:
    rules = seen.rules
    room = rules.limit - count
    plays: list[Action] = [PlayCard(seat, card) for card in seen.hand if COUNTING_VALUES[card] <= room]
    if leading:
        return tuple(plays)
    if plays and seen.gone and not rules.must_play_after_go:
        plays.append(Pass(seat))
    elif rules.scoring == "manual" and (not plays or rules.renege != "impossible"):
        plays.append(Go(seat))
    return tuple(plays)


def _discards(seat: int, hand: tuple[Card, ...], due: int, *, toss_fives: bool) -> tuple[Action, ...]:
    choices = combinations(hand, due)
    if toss_fives:
        fives = min(due, sum(card.rank is Rank.FIVE for card in hand))
        if fives:
            return tuple(
                [Discard(seat, cards) for cards in choices if sum(card.rank is Rank.FIVE for card in cards) >= fives]
            )
    return tuple([Discard(seat, cards) for cards in choices])


@lru_cache(maxsize=512)
def _starter_cuts(seat: int, smallest: int, undealt: int) -> tuple[Action, ...]:
    return tuple([CutStarter(seat, place) for place in range(smallest, undealt - smallest + 1)])


@lru_cache(maxsize=64)
def _cuts_before_deal(seat: int, smallest: int) -> tuple[Action, ...]:
    return tuple([CutBeforeDeal(seat, place) for place in range(smallest, len(DECK) - smallest + 1)])


@lru_cache(maxsize=1024)
def _claims(seat: int, most: int, to_target: int) -> tuple[Action, ...]:
    claims = tuple([Claim(seat, points) for points in range(most + 1)])
    return claims if to_target <= most else (*claims, Claim(seat, to_target))


@lru_cache(maxsize=64)
def _calls(seat: int, most: int) -> tuple[Action, ...]:
    return tuple([Muggins(seat, points) for points in range(1, most + 1)])
