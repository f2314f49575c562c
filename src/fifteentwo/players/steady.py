"""A player of fixed strength, the yardstick that others are measured with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from fifteentwo.cards import COUNTING_VALUES, Card
from fifteentwo.game import SeatView
from fifteentwo.players.averages import Unseen
from fifteentwo.players.careful import CarefulPlayer, kept
from fifteentwo.players.replies import best_reply, next_seat, unseen_in_play
from fifteentwo.scoring import play

_DIGITS = 9
"""Values that agree to so many decimals are equal, so that the order of a sum decides nothing."""


class SteadyPlayer(CarefulPlayer):
    """A sound club player that counts averages and never looks at the pegs. It stays as it is for ever.

    *Discard.* It takes the highest sum of two averages: of its hand, exactly over all the starters it has not seen, and
    of the crib, plus where the crib is its own side's and minus where it is not. The crib's average is over all the ways
    in which the rest of the crib and the starter may come from the cards it has not seen, as if the others laid theirs
    at random. Of equals it takes the lowest cards.

    *Play.* It takes the card that scores most now, less what the best answer to it scores on average. The answer is that
    of the next seat that holds cards and has not said go, and counts for it where that is a partner. The average is over
    all the hands that this seat may hold, every one of them equally likely. A go, the last card, and whatever else comes
    later are not looked at. Of equals it takes the highest card.

    At lowball it takes the lowest of these values. Where muggins is played, it takes what opponents overlook.
    """

    name: ClassVar[str] = "steady"
    calls_muggins: ClassVar[bool] = True

    def choose_discard(self, view: SeatView, choices: Sequence[tuple[Card, ...]]) -> tuple[Card, ...]:
        """Returns the discard with the best average."""
        unseen = Unseen(view.hand, view.rules)
        own_crib = view.dealer is not None and view.sides[view.dealer] == view.side
        crib, whole = (1 if own_crib else -1), (-1 if view.rules.win_mode == "lowball" else 1)

        def value(laid: tuple[Card, ...]) -> float:
            return round(whole * (unseen.hand(kept(view.hand, laid)) + crib * unseen.crib(laid)), _DIGITS)

        return max(choices, key=value)

    def choose_card(self, view: SeatView, cards: Sequence[Card]) -> Card:
        """Returns the card with the best difference between what it scores and what it gives."""
        if len(cards) == 1:
            return cards[0]
        rules, unseen, other = view.rules, unseen_in_play(view), next_seat(view)
        reply = 0 if other is None else 1 if view.sides[other] == view.side else -1
        held = 0 if other is None else view.hand_sizes[other]
        whole = -1 if rules.win_mode == "lowball" else 1

        def value(card: Card) -> tuple[float, Card]:
            pile = (*view.pile, card)
            points: float = play(pile, rules).total
            if view.count + COUNTING_VALUES[card] < rules.limit:
                points += reply * best_reply(pile, unseen, held, rules)
            return round(whole * points, _DIGITS), card

        return max(cards, key=value)
