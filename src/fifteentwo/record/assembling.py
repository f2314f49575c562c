"""Finding the deck of a deal in the lines that follow it: who was dealt what, and what was left."""

from __future__ import annotations

from collections.abc import Iterator

from fifteentwo.cards import DECK, Card
from fifteentwo.errors import ParseError
from fifteentwo.game.state import GameState
from fifteentwo.record.comparing import is_card
from fifteentwo.record.dealt import CRIB, fill_up, put_together, uncut
from fifteentwo.record.gametext import GameText, Word

_NEXT_DEAL = {"Pack", "Deck", "Deal"}


def deck_ahead(source: GameText, start: int, state: GameState) -> tuple[Card, ...]:
    """Returns the deck of a deal, in its order before the cut.

    Where the file does not say in which order the undealt cards lie, they lie lowest first, but the starter at its place.

    Args:
        source: The game.
        start: The index of the first word after the keyword of the deal.
        state: The state before the deal.

    Raises:
        ParseError: The lines of the deal do not tell.
    """
    at = at_rest = source.words[start - 1].position
    hands: dict[int | str, list[Card]] = {}
    rest: list[Card] = []
    starter: Card | None = None
    numbers: dict[str, int] = {"Starter": state.rules.min_cut_packet, "Deal": 0}
    before = ""
    for word in _words_of_deal(source, start):
        if word.section == "Hands":
            hands.setdefault(_receiver(source, word), []).append(_card(source, word))
        elif word.section == "Rest":
            at_rest = at_rest if rest else word.position
            rest.append(_card(source, word))
        elif word.section == "Starter" and is_card(word.text) and starter is None:
            starter = _card(source, word)
        elif (word.section == "Starter" and starter is None) or (word.section == "Deal" and before == "cut"):
            numbers[word.section] = _place(word.text, numbers[word.section])
        before = word.text.casefold()
    if not hands:
        raise source.error("this deal needs a line Hands, or before it a line Deck", at)
    top = put_together(state.rules, state.dealer or 0, hands)
    if isinstance(top, str):
        raise source.error(f"in the Hands of this deal {top}", at)
    whole = (*top, *rest) if rest else fill_up(top, starter, numbers["Starter"])
    if sorted(whole) != list(DECK):
        reason = f"Hands and Rest together have {len(set(whole))} of the 52 cards, in {len(whole)} places"
        raise source.error(reason, at_rest)
    return uncut(whole, numbers["Deal"])


def _words_of_deal(source: GameText, start: int) -> Iterator[Word]:
    for word in source.words[start:]:
        if word.text:
            yield word
        elif word.section in _NEXT_DEAL:
            return


def _receiver(source: GameText, word: Word) -> int | str:
    if word.label == CRIB:
        return CRIB
    if not (word.label.isascii() and word.label.isdigit() and len(word.label) < 3):
        raise source.error("before dealt cards stands the seat, as in 0:", word.position)
    return int(word.label)


def _card(source: GameText, word: Word) -> Card:
    try:
        return Card.parse(word.text)
    except ParseError as error:
        raise source.error(error.reason, word.position) from None


def _place(text: str, otherwise: int) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else otherwise
