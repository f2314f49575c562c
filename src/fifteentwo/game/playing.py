"""The play: one card at a time up to the limit, with go for any number of seats."""

from __future__ import annotations

from typing import Final

from fifteentwo.cards import COUNTING_VALUES, Card, Rank, format_cards
from fifteentwo.errors import IllegalAction
from fifteentwo.game.actions import Go, Pass, PlayCard
from fifteentwo.game.events import CardPlayed, CountEnded, GoSaid, HeelsForfeited, Passed, Source
from fifteentwo.game.pegging import award
from fifteentwo.game.renege import note_card, note_go, stop_corrections
from fifteentwo.game.state import Draft, Phase, Play, Step, replaced
from fifteentwo.scoring.items import Item, Kind
from fifteentwo.scoring.play import play as score_play

_GO: Final = (Item(Kind.GO, (), 1),)
_LAST: Final = (Item(Kind.LAST, (), 1),)


def fitting(hand: tuple[Card, ...], count: int, limit: int) -> tuple[Card, ...]:
    """Returns the cards of a hand that can be played on a count."""
    room = limit - count
    return tuple([card for card in hand if COUNTING_VALUES[card] <= room])


def start_play(draft: Draft) -> None:
    """Gives the first card to the dealer's left."""
    draft.phase = Phase.PLAY
    draft.turn = draft.left_of(draft.the_dealer)


def _require_turn(draft: Draft, seat: int, act: str) -> None:
    if draft.phase is not Phase.PLAY:
        raise IllegalAction(f"{act} is not possible now: the game is at: {draft.phase.value}")
    if draft.turn != seat:
        raise IllegalAction(f"it is not seat {seat}'s turn but seat {draft.turn}'s")


def play_card(draft: Draft, action: PlayCard) -> None:
    """Plays a card and scores it."""
    seat, card = action.seat, action.card
    _require_turn(draft, seat, "playing a card")
    if type(card) is not Card:
        raise IllegalAction(f"{card!r} is not a card: Card(0) to Card(51) are, and Card.parse('5H')")
    hand = draft.hands[seat]
    if card not in hand:
        raise IllegalAction(f"seat {seat} does not hold {card}")
    count = draft.count + COUNTING_VALUES[card]
    limit = draft.rules.limit
    if count > limit:
        raise IllegalAction(f"{card} would bring the count from {draft.count} to {count}, past {limit}")
    note_card(draft, seat, card)
    if draft.heels_open and seat == draft.dealer:
        draft.heels_open = False
        if draft.starter is not None and draft.starter.rank is Rank.JACK:
            draft.emit(HeelsForfeited(seat))
    lay_card(draft, seat, card)
    draft.emit(CardPlayed(seat, card, count))
    award(draft, seat, Source.CARD, score_play(draft.pile, draft.rules).items, Step.AFTER_CARD)


def lay_card(draft: Draft, seat: int, card: Card) -> None:
    """Moves a card from a hand to the pile."""
    draft.hands = replaced(draft.hands, seat, tuple([held for held in draft.hands[seat] if held != card]))
    draft.plays += (Play(seat, card, draft.count_number),)
    draft.pile += (card,)
    draft.count += COUNTING_VALUES[card]
    draft.last = seat


def say_go(draft: Draft, action: Go) -> None:
    """Takes a go that a player says where players count for themselves."""
    seat = action.seat
    _require_turn(draft, seat, "saying go")
    rules = draft.rules
    if not draft.pile:
        raise IllegalAction("whoever leads a count must play a card")
    playable = fitting(draft.hands[seat], draft.count, rules.limit)
    if playable and draft.gone and not rules.must_play_after_go:
        raise IllegalAction(f"seat {seat} can play on {draft.count} but need not after a go: that is a pass, not a go")
    if playable and rules.renege == "impossible":
        raise IllegalAction(f"seat {seat} can play {format_cards(playable)} on {draft.count}, and so must")
    note_go(draft, seat, playable)
    draft.gone += (seat,)
    draft.emit(GoSaid(seat, draft.count))
    draft.step = Step.NEXT_TURN


def say_pass(draft: Draft, action: Pass) -> None:
    """Lets a player stay out of the rest of a count after somebody's go."""
    seat = action.seat
    _require_turn(draft, seat, "passing")
    if draft.rules.must_play_after_go:
        raise IllegalAction("a player who can play must play (must_play_after_go=on)")
    if not draft.gone:
        raise IllegalAction("a player may pass only after somebody's go")
    if not fitting(draft.hands[seat], draft.count, draft.rules.limit):
        raise IllegalAction(f"seat {seat} has no card to play on {draft.count}: that is a go, not a pass")
    stop_corrections(draft)
    draft.gone += (seat,)
    draft.emit(Passed(seat, draft.count))
    draft.step = Step.NEXT_TURN


def after_card(draft: Draft) -> None:
    """Goes on after a card is scored."""
    if draft.count == draft.rules.limit:
        after_count(draft)
    else:
        next_turn(draft)


def next_turn(draft: Draft) -> None:
    """Passes the turn on; where nobody can play any more, scores the go or the last card."""
    draft.phase = Phase.PLAY
    if not pass_turn(draft, referee_says_go=draft.rules.scoring == "auto"):
        source, items = (Source.GO, _GO) if any(draft.hands) else (Source.LAST, _LAST)
        award(draft, draft.the_last, source, items, Step.AFTER_COUNT)


def pass_turn(draft: Draft, *, referee_says_go: bool) -> bool:
    """Gives the turn to the next seat that can play, or that must say go for itself.

    Returns:
        False where there is none: the count is over and the turn is nobody's.
    """
    rules, last = draft.rules, draft.the_last
    acted = last if draft.turn is None else draft.turn
    for step in range(1, len(draft.sides) + 1):
        seat = draft.left_of(acted, step)
        hand = draft.hands[seat]
        if not hand or seat in draft.gone:
            continue
        if seat == last and draft.gone and rules.go_response == "bicycle_three":
            continue
        if fitting(hand, draft.count, rules.limit):
            draft.turn = seat
            return True
        if seat == last:
            continue  # nobody waits for the go of the player who has played last
        if not referee_says_go:
            draft.turn = seat
            return True
        draft.gone += (seat,)
        draft.emit(GoSaid(seat, draft.count))
    draft.turn = None
    return False


def after_count(draft: Draft) -> None:
    """Starts the next count, or ends the play."""
    draft.emit(CountEnded(draft.count))
    if not start_count(draft):
        draft.step = Step.SHOW_NEXT


def start_count(draft: Draft) -> bool:
    """Gives the lead of a new count to the first seat with cards to the left of the last card's player.

    Returns:
        False where the play is over instead.
    """
    draft.turn = None
    if draft.rules.single_count or not any(draft.hands):
        return False
    draft.pile = ()
    draft.count = 0
    draft.count_number += 1
    draft.gone = ()
    draft.phase = Phase.PLAY
    last = draft.the_last
    seats = (draft.left_of(last, step) for step in range(1, len(draft.sides) + 1))
    draft.turn = next(seat for seat in seats if draft.hands[seat])
    return True
