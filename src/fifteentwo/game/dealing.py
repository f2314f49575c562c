"""From the cut for deal to the starter."""

from __future__ import annotations

from fifteentwo.cards import DECK, Card, Rank, format_cards
from fifteentwo.errors import IllegalAction
from fifteentwo.game.actions import (
    CutBeforeDeal,
    CutForDeal,
    CutPack,
    CutStarter,
    Deal,
    DeclineCut,
    Discard,
    Misdeal,
)
from fifteentwo.game.events import (
    CardCut,
    CutTied,
    DealerChosen,
    Dealt,
    Discarded,
    Misdealt,
    PackCut,
    Source,
    StarterTurned,
)
from fifteentwo.game.pegging import award, over, peg_extra
from fifteentwo.game.state import Draft, Phase, Step, replaced, seats_to_act
from fifteentwo.rules import RuleSet
from fifteentwo.scoring.items import Item, Kind

_ALL_CARDS = frozenset(DECK)


def _require_phase(draft: Draft, phase: Phase, act: str) -> None:
    if draft.phase is not phase:
        raise IllegalAction(f"{act} is not possible now: the game is at: {draft.phase.value}")


def _require_turn(draft: Draft, seat: int, phase: Phase, act: str) -> None:
    _require_phase(draft, phase, act)
    if seat not in seats_to_act(draft):
        raise IllegalAction(f"{act} is not up to seat {seat} now, but to {_seats(seats_to_act(draft))}")


def _seats(seats: tuple[int, ...]) -> str:
    return "seat " + " or ".join(map(str, seats))


def _require_cards(cards: tuple[Card, ...]) -> None:
    """Refuses what only looks like cards: actions are kept and written as they are, so numbers and lists would stay."""
    if type(cards) is not tuple:
        raise IllegalAction(f"cards are given as a tuple, not as {type(cards).__name__}")
    if {*map(type, cards)} - {Card}:
        wrong = next(card for card in cards if type(card) is not Card)
        raise IllegalAction(f"{wrong!r} is not a card: Card(0) to Card(51) are, and Card.parse('5H')")


def _require_whole_deck(deck: tuple[Card, ...]) -> None:
    _require_cards(deck)
    if len(deck) != len(DECK) or frozenset(deck) != _ALL_CARDS:
        raise IllegalAction(
            f"a deck has each of the 52 cards once; this one has {len(deck)}, {len(set(deck))} different"
        )


def spread_pack(draft: Draft, action: CutPack) -> None:
    """Spreads a pack for the cut for deal. Two players recut from a reshuffled pack after a tie."""
    _require_phase(draft, Phase.PACK, "spreading a pack to cut for the deal")
    _require_whole_deck(action.deck)
    draft.pack = action.deck
    draft.cuts = ()
    draft.cutters = draft.contenders
    draft.phase = Phase.CUT_FOR_DEAL


def cut_for_deal(draft: Draft, action: CutForDeal) -> None:
    """Takes a player's card for the cut for deal, and finds the first dealer when all have cut."""
    _require_turn(draft, action.seat, Phase.CUT_FOR_DEAL, "cutting for the deal")
    if not 0 <= action.place < len(DECK):
        raise IllegalAction(f"the pack is cut at a place from 0 to 51, not {action.place}")
    if any(place == action.place for _, place in draft.cuts):
        raise IllegalAction(f"the card at place {action.place} has been taken: each player cuts another")
    draft.cuts += ((action.seat, action.place),)
    draft.cutters = tuple(seat for seat in draft.cutters if seat != action.seat)
    draft.emit(CardCut(action.seat, draft.pack[action.place]))
    if draft.cutters:
        return
    ranks = {seat: draft.pack[place].rank for seat, place in draft.cuts}
    best = min(ranks.values()) if draft.rules.cut_for_deal == "low" else max(ranks.values())
    tied = tuple(sorted(seat for seat, rank in ranks.items() if rank == best))
    if len(tied) > 1:
        draft.contenders = tied if draft.rules.tie_cut == "tied_only" else draft.contenders
        draft.phase = Phase.PACK
        draft.emit(CutTied(draft.contenders))
    else:
        draft.dealer = draft.first_dealer = tied[0]
        draft.pack = draft.cuts = draft.contenders = ()
        draft.phase = Phase.DEAL
        draft.emit(DealerChosen(tied[0]))


def deal(draft: Draft, action: Deal) -> None:
    """Takes the deck for a deal, scores the opening bonus, and deals unless the pack is cut first."""
    _require_phase(draft, Phase.DEAL, "dealing")
    _require_whole_deck(action.deck)
    draft.events = ()
    draft.deck = action.deck
    _clear_deal(draft)
    if draft.opening_due:
        draft.opening_due = False
        peg_extra(draft, draft.left_of(draft.the_dealer), Source.OPENING, draft.rules.opening_bonus)
    if over(draft):
        return
    if draft.rules.cut_before_deal == "none":
        _hand_out(draft)
    else:
        draft.phase = Phase.CUT_BEFORE_DEAL


def _clear_deal(draft: Draft) -> None:
    nobody: tuple[tuple[Card, ...], ...] = ((),) * len(draft.sides)
    draft.hands = draft.kept = draft.discards = nobody
    draft.crib = draft.undealt = draft.pile = ()
    draft.plays = ()
    draft.starter = draft.turn = draft.last = None
    draft.count = draft.count_number = draft.shown = 0
    draft.gone = draft.dead_hands = ()
    draft.heels_open = False


def cut_before_deal(draft: Draft, action: CutBeforeDeal) -> None:
    """Cuts the pack: the lifted cards go under the rest. Then the hands are dealt."""
    _require_turn(draft, action.seat, Phase.CUT_BEFORE_DEAL, "cutting before the deal")
    place, smallest = action.place, draft.rules.min_cut_packet
    if not smallest <= place <= len(DECK) - smallest:
        raise IllegalAction(
            f"a cut leaves at least {smallest} cards on either side: from {smallest} to {len(DECK) - smallest}, not {place}"
        )
    draft.deck = draft.deck[place:] + draft.deck[:place]
    draft.emit(PackCut(action.seat, place))
    _hand_out(draft)


def decline_cut(draft: Draft, action: DeclineCut) -> None:
    """Leaves the pack as it is, where the cut is only offered. Then the hands are dealt."""
    _require_turn(draft, action.seat, Phase.CUT_BEFORE_DEAL, "declining the cut")
    if draft.rules.cut_before_deal == "mandatory":
        raise IllegalAction("the cut before the deal is mandatory under these rules")
    draft.emit(PackCut(action.seat, 0))
    _hand_out(draft)


def _hand_out(draft: Draft) -> None:
    """Deals one card at a time from the dealer's left, then the crib's card from the pack."""
    players, size, dealer = len(draft.sides), draft.rules.cards_dealt, draft.the_dealer
    dealt = players * size
    hands: list[tuple[Card, ...]] = [()] * players
    for step in range(1, players + 1):
        hands[(dealer + step) % players] = draft.deck[step - 1 : dealt : players]
    if draft.rules.three_hand_crib == "dealer_six":
        hands[dealer] += (draft.deck[dealt],)
        dealt += 1
    from_pack = draft.rules.crib_from_pack
    draft.crib = draft.deck[dealt : dealt + from_pack]
    draft.undealt = draft.deck[dealt + from_pack :]
    draft.hands = tuple([tuple(sorted(hand)) for hand in hands])
    draft.phase = Phase.DISCARD
    draft.emit(Dealt(dealer, draft.deal_number, tuple([len(hand) for hand in hands])))


def misdeal(draft: Draft, _action: Misdeal) -> None:
    """Voids the deal before the starter is turned. Misdeals never pass the deal, however many."""
    if draft.rules.scoring != "manual":
        raise IllegalAction("a misdeal cannot happen where the referee deals (scoring=auto)")
    if draft.phase not in {Phase.CUT_BEFORE_DEAL, Phase.DISCARD, Phase.CUT_STARTER}:
        raise IllegalAction("a misdeal can be reported only between the deal and the starter")
    draft.phase = Phase.DEAL
    draft.emit(Misdealt(draft.the_dealer))
    if draft.rules.misdeal == "redeal_plus_two":
        peg_extra(draft, draft.opponent_of(draft.the_dealer), Source.PENALTY, 2)
    if not over(draft):
        _clear_deal(draft)


def discards_due_from(rules: RuleSet, seat: int, dealer: int | None) -> int:
    """Returns how many cards a seat lays into the crib."""
    return rules.discard_count + (seat == dealer and rules.three_hand_crib == "dealer_six")


def discard(draft: Draft, action: Discard) -> None:
    """Takes a player's cards for the crib, and completes the crib when all are in."""
    seat, cards = action.seat, action.cards
    _require_turn(draft, seat, Phase.DISCARD, "laying cards into the crib")
    _require_cards(cards)
    hand = draft.hands[seat]
    due = discards_due_from(draft.rules, seat, draft.dealer)
    if len(cards) != due or len(set(cards)) != due:
        raise IllegalAction(
            f"seat {seat} lays {due} different cards into the crib, not {format_cards(cards) or 'none'}"
        )
    for card in cards:
        if card not in hand:
            raise IllegalAction(f"seat {seat} does not hold {card}")
    if draft.rules.toss_fives:
        fives = min(due, sum(card.rank is Rank.FIVE for card in hand))
        if sum(card.rank is Rank.FIVE for card in cards) < fives:
            raise IllegalAction("every five goes into the crib, as far as there is room (toss_fives=on)")
    draft.hands = replaced(draft.hands, seat, tuple([card for card in hand if card not in cards]))
    draft.discards = replaced(draft.discards, seat, tuple(sorted(cards)))
    draft.emit(Discarded(seat, due))
    if not seats_to_act(draft):
        draft.crib = tuple(sorted(draft.crib + sum(draft.discards, ())))
        draft.kept = draft.hands
        draft.phase = Phase.CUT_STARTER


def cut_starter(draft: Draft, action: CutStarter) -> None:
    """Turns the starter: the top card of the packet that is left. A jack scores heels for the dealer."""
    _require_turn(draft, action.seat, Phase.CUT_STARTER, "cutting the starter")
    smallest, largest = draft.rules.min_cut_packet, len(draft.undealt) - draft.rules.min_cut_packet
    if not smallest <= action.place <= largest:
        raise IllegalAction(
            f"the cut leaves at least {smallest} cards on either side: from {smallest} to {largest}, not {action.place}"
        )
    starter = draft.undealt[action.place]
    draft.starter = starter
    draft.emit(StarterTurned(action.seat, action.place, starter))
    if draft.rules.heels_forfeit_on_play:
        draft.heels_open = True
        draft.step = Step.START_PLAY
    else:
        award(draft, draft.the_dealer, Source.HEELS, heels_items(draft), Step.START_PLAY)


def heels_items(draft: Draft) -> tuple[Item, ...]:
    """Returns what the starter scores for the dealer."""
    starter = draft.starter
    if starter is None or starter.rank is not Rank.JACK or not draft.rules.heels_points:
        return ()
    return (Item(Kind.HEELS, (starter,), draft.rules.heels_points),)
