"""Reading what a person answers."""

from __future__ import annotations

import random
import re
from typing import Final

from fifteentwo.cards import Card, Rank
from fifteentwo.cli.look import Look
from fifteentwo.cli.terminal.asking import may_claim_heels, only_play
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game import (
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
    Phase,
    PlayCard,
    SeatView,
    TakeBackGo,
)
from fifteentwo.game.dealing import discards_due_from
from fifteentwo.game.events import Source
from fifteentwo.scoring.numbers import words

_LETTERS: Final = {rank.letter: rank for rank in Rank if not rank.letter.isdigit()}


def answer(view: SeatView, text: str, look: Look, chance: random.Random) -> Action:
    """Returns the action that a person's answer asks for.

    Args:
        view: What the person sees.
        text: The answer, without the end of the line.
        look: How cards are written in messages.
        chance: Where a pack is cut if the person says "anywhere".

    Raises:
        FifteentwoError: The answer is none; the message says why and what would be. Whether the rules allow the action is
            for the referee to say.
    """
    text = text.strip()
    seat = view.seat or 0
    special = _special(view, seat, text)
    if special is not None:
        return special
    match view.phase:
        case Phase.CUT_FOR_DEAL:
            free = [action.place for action in view.legal_actions if isinstance(action, CutForDeal)]
            return CutForDeal(seat, _place(text, 1, 52) - 1 if text else chance.choice(free))
        case Phase.CUT_BEFORE_DEAL:
            if text.lower() in {"n", "no"} and view.rules.cut_before_deal == "offered":
                return DeclineCut(seat)
            smallest = view.rules.min_cut_packet
            return CutBeforeDeal(seat, _cut(text, smallest, 52 - smallest, chance))
        case Phase.CUT_STARTER:
            smallest = view.rules.min_cut_packet
            return CutStarter(seat, _cut(text, smallest, view.undealt - smallest, chance))
        case Phase.DISCARD:
            return _discard(view, seat, text, look)
        case Phase.CLAIM:
            return _claim(view, seat, text)
        case Phase.MUGGINS:
            return _muggins(view, seat, text, look)
        case _:
            return _play(view, seat, text, look)


def _special(view: SeatView, seat: int, text: str) -> Action | None:
    """Returns what may be done beside what is asked: claiming heels, calling a renege, taking a go back."""
    command, _, rest = text.lower().partition(" ")
    match command:
        case "claim":
            if not may_claim_heels(view) and not (view.phase is Phase.CLAIM and seat in view.to_act):
                raise FifteentwoError("There is nothing for you to claim now.")
            return Claim(seat, _number(rest, "claim and a number, such as claim 2"))
        case "renege":
            if not view.reneges:
                raise FifteentwoError("You have not seen anybody say go with a card that fitted, or it is too late.")
            if rest not in {"", "dead"}:
                raise FifteentwoError("renege alone lets the cards be played, renege dead puts them out of the play.")
            return CallRenege(seat, dead=rest == "dead")
        case "back":
            if not view.go_correctable:
                raise FifteentwoError("There is no go to take back.")
            return TakeBackGo(seat)
        case _:
            return None


def _claim(view: SeatView, seat: int, text: str) -> Claim:
    """Returns a claim; a hand or crib is too much to lose by a key pressed once too often."""
    whole_hand = view.claim is not None and view.claim.source in {Source.HAND, Source.CRIB}
    if not text and whole_hand:
        raise FifteentwoError("Type the number of points; 0 claims nothing.")
    return Claim(seat, _number(text, "the points to claim") if text else 0)


def _number(text: str, wanted: str) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", text.strip()):
        raise FifteentwoError(f"{text.strip()!r} is not a number: {wanted}." if text else f"It takes {wanted}.")
    return int(text)


def _place(text: str, low: int, high: int) -> int:
    place = _number(text, f"a number from {low} to {high}, or Enter")
    if not low <= place <= high:
        raise FifteentwoError(f"{place} is not from {low} to {high}.")
    return place


def _cut(text: str, low: int, high: int, chance: random.Random) -> int:
    return _place(text, low, high) if text else chance.randint(low, high)


def _discard(view: SeatView, seat: int, text: str, look: Look) -> Discard:
    due = discards_due_from(view.rules, seat, view.dealer)
    wanted = f"{words(due)} card{'' if due == 1 else 's'}"
    if not text:
        raise FifteentwoError(f"Choose {wanted} by number or name.")
    parts = text.replace(",", " ").split()
    if len(parts) == 1 and len(text) == due and text.isdigit():
        parts = list(text)  # several numbers written together, such as 25
    cards = tuple([_card(view, part, look) for part in parts])
    if len(cards) != due:
        raise FifteentwoError(
            f"That is {words(len(cards))} card{'' if len(cards) == 1 else 's'}; {wanted} go into the crib."
        )
    if len(set(cards)) != due:
        raise FifteentwoError(f"That is {look.card(cards[0])} twice.")
    return Discard(seat, cards)


def _muggins(view: SeatView, seat: int, text: str, look: Look) -> Action:
    claim = view.claim
    playing = claim is not None and claim.next_to_play == seat and claim.waiting == (view.side,)
    if not text and not playing:
        return Accept(seat)
    call = re.fullmatch(r"(?:m|muggins)\s*([0-9]{1,4})", text.lower())
    if call:
        return Muggins(seat, int(call[1]))
    if text.lower() in {"m", "muggins"}:
        raise FifteentwoError("Muggins takes the number of points, such as m 2.")
    if playing:
        return _play(view, seat, text, look)
    return Muggins(seat, _number(text, "what was overlooked, or Enter to accept"))


def _play(view: SeatView, seat: int, text: str, look: Look) -> Action:
    only = only_play(view)
    match text.lower():
        case "":
            if only is None:
                go = ", or g for go" if any(isinstance(action, Go) for action in view.legal_actions) else ""
                raise FifteentwoError(f"Choose a card by number or name{go}.")
            return only
        case "g" | "go":
            playable = [action.card for action in view.legal_actions if isinstance(action, PlayCard)]
            if not any(isinstance(action, Go) for action in view.legal_actions):
                which = look.card(playable[0]) if len(playable) == 1 else look.cards(playable)
                raise FifteentwoError(f"You can play {which}, so you must.")
            return Go(seat)
        case "p" | "pass":
            return Pass(seat)
        case _:
            card = _card(view, text, look)
            count, limit = view.count + card.counting_value, view.rules.limit
            if view.phase is Phase.PLAY and count > limit:
                raise FifteentwoError(
                    f"{look.card(card)} would take the count from {view.count} to {count}, past {limit}."
                )
            return PlayCard(seat, card)


def _card(view: SeatView, text: str, look: Look) -> Card:
    """Returns the card of the seat's hand that a number, a letter or a name stands for."""
    hand = view.hand
    if text.isdigit() and len(text) < 3:
        if not 1 <= int(text) <= len(hand):
            numbers = "number 1" if len(hand) == 1 else f"numbers from 1 to {len(hand)}"
            raise FifteentwoError(f"There is no card {text}: you have {numbers}.")
        return hand[int(text) - 1]
    if text.upper() in _LETTERS:
        rank = _LETTERS[text.upper()]
        found = [card for card in hand if card.rank is rank]
        if len(found) != 1:
            raise FifteentwoError(
                f"You hold {words(len(found)) if found else 'no'} {rank.word}{'' if len(found) == 1 else 's'}."
            )
        return found[0]
    try:
        card = Card.parse(text)
    except ParseError as error:
        raise FifteentwoError(f"{error.reason}.") from None
    if card not in hand:
        raise FifteentwoError(f"You do not hold {look.card(card)}.")
    return card
