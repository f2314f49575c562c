"""What a person is asked, in one sentence."""

from __future__ import annotations

from typing import Final

from fifteentwo.cli.look import Look
from fifteentwo.cli.names import Names
from fifteentwo.cli.telling import SOURCES
from fifteentwo.cli.terminal.table import useless
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Go, Pass, Phase, PlayCard, SeatView
from fifteentwo.game.dealing import discards_due_from
from fifteentwo.game.events import Source
from fifteentwo.scoring.numbers import words

_CLAIMS: Final = {
    Source.CARD: "What does the card score? A number, or Enter for nothing.",
    Source.GO: "What do you peg for the go? A number, or Enter for nothing.",
    Source.LAST: "What do you peg for the last card? A number, or Enter for nothing.",
    Source.HEELS: "What does the starter score for you? A number, or Enter for nothing.",
    Source.HAND: "How many points are in your hand? A number.",
    Source.CRIB: "How many points are in your crib? A number.",
}


def question(view: SeatView, names: Names, look: Look) -> str:
    """Returns what the seat of a view is asked for.

    Raises:
        FifteentwoError: It has nothing to do now.
    """
    seat = view.seat
    if seat is None or (seat not in view.to_act and not may_claim_heels(view)):
        raise FifteentwoError("there is nothing to ask")
    match view.phase:
        case Phase.CUT_FOR_DEAL:
            return "Cut for the deal: a number from 1 to 52, or Enter for anywhere."
        case Phase.CUT_BEFORE_DEAL:
            smallest, largest = view.rules.min_cut_packet, 52 - view.rules.min_cut_packet
            leave = ", or n to leave the pack" if view.rules.cut_before_deal == "offered" else ""
            return f"Cut the pack: lift {smallest} to {largest} cards, or Enter for anywhere{leave}."
        case Phase.DISCARD:
            number = discards_due_from(view.rules, seat, view.dealer)
            whose = "your" if view.dealer == seat else names.whose(view.dealer or 0)
            example = " ".join(map(str, range(1, number + 1)))
            return f"Lay {words(number)} card{'' if number == 1 else 's'} into {whose} crib, such as {example}."
        case Phase.CUT_STARTER:
            smallest = view.rules.min_cut_packet
            return f"Cut the starter: lift {smallest} to {view.undealt - smallest} cards, or Enter for anywhere."
        case Phase.CLAIM if seat in view.to_act and view.claim is not None:
            return _CLAIMS[view.claim.source]
        case Phase.MUGGINS:
            return _muggins(view, names, look)
        case _ if seat not in view.to_act:
            return "The starter is turned. Enter goes on, or type claim and a number."
        case _:
            return _play(view, look)


def may_claim_heels(view: SeatView) -> bool:
    """Tells whether the seat may claim for the starter while the game waits for something else."""
    return view.heels_open and view.seat == view.dealer


def only_play(view: SeatView) -> PlayCard | Go | None:
    """Returns what Enter does in the play: the only card that fits, or a go where none does; None where there is a choice.

    There is always a choice where a false go is possible.
    """
    plays = [action for action in view.legal_actions if isinstance(action, (PlayCard, Go, Pass))]
    only = plays[0] if len(plays) == 1 and view.rules.renege == "impossible" else None
    return None if isinstance(only, Pass) else only


def _play(view: SeatView, look: Look) -> str:
    match only_play(view):
        case PlayCard(_, card) if useless(view):
            return f"Enter plays the only card that fits, {look.card(card)}."
        case PlayCard(_, card):
            return f"Enter plays your last card, {look.card(card)}."
        case Go():
            return "No card fits: Enter says go."
        case None:
            pass
    heels = ", or type claim and a number for the starter" if may_claim_heels(view) else ""
    if any(isinstance(action, Pass) for action in view.legal_actions):
        return f"Play a card, or p to pass{heels}."
    if any(isinstance(action, Go) for action in view.legal_actions):
        return f"Play a card, or g for go{heels}."
    return f"Play a card{heels}."


def _muggins(view: SeatView, names: Names, look: Look) -> str:
    claim = view.claim
    if claim is None:
        raise FifteentwoError("there is no claim to answer")
    what = "" if claim.source is Source.CARD else f" {SOURCES[claim.source]}"
    said = f"{names.does(claim.owner, 'claim')} {claim.claimed or 'nothing'}{what}."
    if claim.next_to_play == view.seat and claim.waiting == (view.side,):
        return f"{said} {_play(view, look)[:-1]}; m and a number is muggins."
    return f"{said} Enter accepts; m and a number is muggins."
