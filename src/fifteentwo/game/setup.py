"""The start of a game, and any other position for tests and analysis."""

from __future__ import annotations

from collections.abc import Sequence

from fifteentwo.cards import DECK, Card, format_cards, parse_cards
from fifteentwo.errors import FifteentwoError
from fifteentwo.game.dealing import discards_due_from
from fifteentwo.game.playing import fitting, lay_card, pass_turn, start_count
from fifteentwo.game.state import Draft, GameState, Phase
from fifteentwo.rules import RuleSet

Cards = Sequence[Card] | str
"""Cards, as objects or as text such as ``5H 6H``."""


def setup(
    rules: RuleSet | str = "six_card",
    *,
    dealer: int | None = None,
    scores: Sequence[int] | None = None,
    back_pegs: Sequence[int] | None = None,
    hands: Sequence[Cards] | None = None,
    crib: Cards | None = None,
    starter: Card | str | None = None,
    undealt: Cards | None = None,
    played: Sequence[tuple[int, Card | str]] = (),
    deal_number: int = 1,
    first_dealer: int | None = None,
    game_number: int = 0,
) -> GameState:
    """Returns the start of a game, or the position that is described.

    With nothing but rules the game begins with the cut for deal; with a ``dealer`` it waits for a deal. With ``hands``
    as they are dealt it waits for the discards; with the smaller hands that are kept, for the cut of the starter; with a
    ``starter`` as well, for the next card of the play.

    Args:
        rules: A rule set or its text.
        dealer: The seat that deals.
        scores: The score of each side, below its target; 0 if left out.
        back_pegs: Where each side's other peg stands, not ahead of its score; 0 if left out.
        hands: Each seat's cards, all as dealt or all as kept, those already played among them.
        crib: The four cards of the crib; if left out, unseen cards, lowest first. Only with hands as kept.
        starter: The starter. Nothing is scored for it here; to score it, leave it out and cut to it in ``undealt``.
        undealt: The undealt cards in their order, with or without the starter; if left out, all unseen cards, lowest
            first.
        played: The cards already played, in order, each with its seat. They are checked but score nothing here, and
            gos are said wherever somebody cannot play.
        deal_number: Which deal of the game it is, from 1. The opening bonus is due only before the first.
        first_dealer: Who dealt first; if left out, worked out from ``dealer`` and ``deal_number``.
        game_number: Which game of the match it is, from 0; it decides who is captain.

    Raises:
        FifteentwoError: The description contradicts itself or the rules; the message names the argument.
    """
    if isinstance(rules, str):
        rules = RuleSet.parse(rules)
    draft = _start(rules, dealer, deal_number, first_dealer, game_number)
    if scores is not None:
        draft.scores = _side_numbers("scores", scores, draft)
    if back_pegs is not None:
        draft.back_pegs = _side_numbers("back_pegs", back_pegs, draft)
        for side, (back, score) in enumerate(zip(draft.back_pegs, draft.scores, strict=True)):
            if back > score:
                raise FifteentwoError(f"back_pegs of side {side} is {back}, ahead of its score of {score}")
    if hands is None:
        if crib is not None or starter is not None or undealt is not None or played:
            raise FifteentwoError("crib, starter, undealt and played need hands")
        return draft.freeze()
    if dealer is None:
        raise FifteentwoError("hands need a dealer")
    draft.opening_due = False
    _place_cards(
        draft,
        [_cards("hands", hand) for hand in hands],
        None if crib is None else _cards("crib", crib),
        None if starter is None else _card(starter),
        None if undealt is None else _cards("undealt", undealt),
    )
    if played and draft.starter is None:
        raise FifteentwoError("played needs a starter")
    for seat, card in played:
        _replay(draft, seat, _card(card))
    if played and draft.turn is None:
        raise FifteentwoError("played leaves no card to play: leave the last card to be played by an action")
    return draft.freeze()


def _start(rules: RuleSet, dealer: int | None, deal_number: int, first_dealer: int | None, game_number: int) -> Draft:
    players = rules.players
    for name, seat in (("dealer", dealer), ("first_dealer", first_dealer)):
        if seat is not None and not 0 <= seat < players:
            raise FifteentwoError(f"{name} is {seat}, but seats are 0 to {players - 1}")
    if deal_number < 1 or game_number < 0:
        raise FifteentwoError("deal_number counts from 1 and game_number from 0")
    if dealer is not None and first_dealer is None:
        first_dealer = (dealer - (deal_number - 1)) % players
    if dealer is None and (deal_number != 1 or first_dealer is not None):
        raise FifteentwoError("without a dealer a game can only begin with the cut for deal")
    sides, targets = sides_and_targets(rules, game_number)
    return Draft(
        rules=rules,
        phase=Phase.PACK if dealer is None else Phase.DEAL,
        game_number=game_number,
        sides=sides,
        targets=targets,
        scores=(0,) * len(targets),
        back_pegs=(0,) * len(targets),
        first_dealer=first_dealer,
        dealer=dealer,
        deal_number=deal_number,
        opening_due=deal_number == 1,
        pack=(),
        cutters=(),
        contenders=tuple(range(players)) if dealer is None else (),
        cuts=(),
        deck=(),
        hands=((),) * players,
        kept=((),) * players,
        discards=((),) * players,
        crib=(),
        undealt=(),
        starter=None,
        turn=None,
        plays=(),
        pile=(),
        count=0,
        count_number=0,
        last=None,
        gone=(),
        false_gos=(),
        dead_hands=(),
        heels_open=False,
        shown=0,
        claim=None,
        result=None,
        events=(),
    )


def sides_and_targets(rules: RuleSet, game_number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Returns the side of each seat and the target of each side in one game of a match.

    In the captain game the captain of game g is seat g modulo 3 and forms side 0.
    """
    if rules.sides == "captain":
        captain = game_number % 3
        return tuple([int(seat != captain) for seat in range(3)]), (rules.captain_target, rules.target)
    sides = rules.sides_of_seats
    return sides, (rules.target,) * len(set(sides))


def _side_numbers(name: str, numbers: Sequence[int], draft: Draft) -> tuple[int, ...]:
    if len(numbers) != len(draft.targets):
        raise FifteentwoError(f"{name} needs {len(draft.targets)} numbers, one for each side, not {len(numbers)}")
    for side, (number, target) in enumerate(zip(numbers, draft.targets, strict=True)):
        if not 0 <= number < target:
            raise FifteentwoError(f"{name} of side {side} is {number}, but must be from 0 to {target - 1}")
    return tuple(numbers)


def _cards(name: str, cards: Cards) -> tuple[Card, ...]:
    parsed = parse_cards(cards) if isinstance(cards, str) else tuple(cards)
    if len(set(parsed)) != len(parsed):
        raise FifteentwoError(f"{name} names a card twice: {format_cards(parsed)}")
    return parsed


def _card(card: Card | str) -> Card:
    return Card.parse(card) if isinstance(card, str) else card


def _place_cards(
    draft: Draft,
    hands: Sequence[tuple[Card, ...]],
    crib: tuple[Card, ...] | None,
    starter: Card | None,
    undealt: tuple[Card, ...] | None,
) -> None:
    """Puts hands, crib, starter and undealt cards where they belong, and sets the phase."""
    due = [discards_due_from(draft.rules, seat, draft.the_dealer) for seat in range(len(draft.sides))]
    as_kept = _are_kept(draft.rules, hands, due)
    if not as_kept and (crib is not None or starter is not None):
        raise FifteentwoError("crib and starter need hands as kept, not as dealt")
    given = [card for hand in hands for card in hand] + list(crib or ()) + ([] if starter is None else [starter])
    for card in given:
        if given.count(card) > 1:
            raise FifteentwoError(f"{card} stands twice in hands, crib and starter")
    stock = None if undealt is None else tuple([card for card in undealt if card != starter])
    free = [card for card in DECK if card not in given and card not in (stock or ())]
    wanted = draft.rules.crib_from_pack if not as_kept else 4 if crib is None else 0
    if stock is not None and (len(free) != wanted or any(card in given for card in stock)):
        raise FifteentwoError(
            f"undealt must hold the cards that are neither in hands, crib or starter, all but {wanted} of them"
        )
    in_crib, rest = tuple(free[:wanted]) if crib is None else crib, tuple(free[wanted:])
    if len(in_crib) != (4 if as_kept else wanted):
        raise FifteentwoError(f"crib needs 4 cards, not {len(in_crib)}")
    draft.hands = tuple([tuple(sorted(hand)) for hand in hands])
    draft.crib = tuple(sorted(in_crib))
    draft.undealt = rest if undealt is None else undealt
    if starter is not None and starter not in draft.undealt:  # it stays among the cards it was cut from
        cut = draft.rules.min_cut_packet
        draft.undealt = (*draft.undealt[:cut], starter, *draft.undealt[cut:])
    draft.deck = (*given, *(card for card in DECK if card not in given))
    if not as_kept:
        draft.phase = Phase.DISCARD
        return
    draft.kept = draft.hands
    draft.discards = _spread(in_crib, due, draft.the_dealer)
    draft.starter = starter
    if starter is None:
        draft.phase = Phase.CUT_STARTER
    else:
        draft.phase = Phase.PLAY
        draft.turn = draft.left_of(draft.the_dealer)


def _are_kept(rules: RuleSet, hands: Sequence[tuple[Card, ...]], due: Sequence[int]) -> bool:
    """Tells hands as they are kept from hands as they are dealt."""
    if len(hands) != len(due):
        raise FifteentwoError(f"hands needs {len(due)} hands, one for each seat, not {len(hands)}")
    sizes, dealt = [len(hand) for hand in hands], [rules.hand_size + number for number in due]
    if sizes == [rules.hand_size] * len(due):
        return True
    if sizes != dealt:
        raise FifteentwoError(f"hands has {sizes} cards; dealt are {dealt}, kept are {rules.hand_size} each")
    return False


def _spread(crib: tuple[Card, ...], due: Sequence[int], dealer: int) -> tuple[tuple[Card, ...], ...]:
    """Says who laid which card of a crib: from the dealer's left, what is over being from the pack."""
    discards: list[tuple[Card, ...]] = [()] * len(due)
    taken = 0
    for step in range(1, len(due) + 1):
        seat = (dealer + step) % len(due)
        discards[seat] = tuple(sorted(crib[taken : taken + due[seat]]))
        taken += due[seat]
    return tuple(discards)


def _replay(draft: Draft, seat: int, card: Card) -> None:
    """Plays a card without scoring it."""
    if draft.turn is None:
        raise FifteentwoError(f"played: the play is over before seat {seat} plays {card}")
    if draft.turn != seat:
        raise FifteentwoError(f"played: it is seat {draft.turn}'s turn, not seat {seat}'s, when {card} is played")
    if card not in fitting(draft.hands[seat], draft.count, draft.rules.limit):
        raise FifteentwoError(f"played: seat {seat} does not hold {card} or cannot play it on {draft.count}")
    lay_card(draft, seat, card)
    if draft.count == draft.rules.limit or not pass_turn(draft, referee_says_go=True):
        start_count(draft)
    draft.events = ()
