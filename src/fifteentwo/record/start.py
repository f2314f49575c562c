"""The beginning of a recorded game as tags: rules, first dealer, and whatever else differs from the usual start.

The tags after the rules are the arguments of :meth:`GameState.setup`, so any position made by it can begin a record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Final

from fifteentwo.cards import Card, format_cards, parse_cards
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game.state import GameState, Phase
from fifteentwo.record.gametext import GameText
from fifteentwo.record.phrases import scores_text
from fifteentwo.rules import RuleSet

RULES_TAG: Final = "Rules"
_NUMBERS: Final = {
    "GameNumber": "game_number",
    "Dealer": "dealer",
    "DealNumber": "deal_number",
    "FirstDealer": "first_dealer",
}
_SIDE_NUMBERS: Final = {"Scores": "scores", "BackPegs": "back_pegs"}
_CARDS: Final = {"Crib": "crib", "Starter": "starter", "Undealt": "undealt"}
START_TAGS: Final = (RULES_TAG, *_NUMBERS, *_SIDE_NUMBERS, "StartHands", *[f"Start{name}" for name in _CARDS], "Played")
"""The names of all tags of this module, in their order."""


def start_tags(start: GameState) -> dict[str, str]:
    """Returns the tags that say how a game begins.

    Raises:
        FifteentwoError: The game begins where no call of ``GameState.setup`` leads, such as in the middle of a claim.
    """
    arguments = _boundary_arguments(start)
    for cards in _card_arguments(start):
        if _leads_to(start, arguments | cards):
            return {RULES_TAG: str(start.rules)} | _as_tags(arguments | cards)
    raise FifteentwoError(
        "this game begins in the middle of a deal, at a point that GameState.setup(...) does not make: "
        "a record begins before a deal, or at a position that was set up"
    )


def _leads_to(start: GameState, arguments: Mapping[str, Any]) -> bool:
    try:
        return GameState.setup(start.rules, **arguments) == start
    except FifteentwoError:
        return False


def _boundary_arguments(start: GameState) -> dict[str, Any]:
    """Returns the arguments that do not speak of cards, without those that say what is usual."""
    arguments: dict[str, Any] = {}
    if start.game_number:
        arguments["game_number"] = start.game_number
    if start.dealer is not None:
        arguments["dealer"] = start.dealer
        if start.deal_number != 1:
            arguments["deal_number"] = start.deal_number
        if start.first_dealer != (start.dealer - (start.deal_number - 1)) % start.players:
            arguments["first_dealer"] = start.first_dealer
    if any(start.scores):
        arguments["scores"] = start.scores
    if any(start.back_pegs):
        arguments["back_pegs"] = start.back_pegs
    return arguments


def _card_arguments(start: GameState) -> list[dict[str, Any]]:
    """Returns the arguments about cards that might lead to a start, the shorter first."""
    if not start.deck:
        return [{}]
    sizes = [len(hand) for hand in (start.hands if start.phase is Phase.DISCARD else start.kept)]
    ends = list(accumulate(sizes))
    cards: dict[str, Any] = {
        "hands": [start.deck[end - size : end] for size, end in zip(sizes, ends, strict=True)],
    }
    if start.starter is not None:
        cards["starter"] = start.starter
    if start.plays:
        cards["played"] = [(play.seat, play.card) for play in start.plays]
    undealt = {"undealt": start.undealt}
    crib = {"crib": start.deck[ends[-1] : ends[-1] + 4]}
    return [cards, cards | undealt, cards | crib, cards | crib | undealt]


def _as_tags(arguments: Mapping[str, Any]) -> dict[str, str]:
    tags: dict[str, str] = {}
    for tag, name in _NUMBERS.items():
        if name in arguments:
            tags[tag] = str(arguments[name])
    for tag, name in _SIDE_NUMBERS.items():
        if name in arguments:
            tags[tag] = scores_text(arguments[name])
    if "hands" in arguments:
        tags["StartHands"] = " / ".join(format_cards(hand) for hand in arguments["hands"])
    for tag, name in _CARDS.items():
        if name in arguments:
            cards = arguments[name]
            tags[f"Start{tag}"] = str(cards) if isinstance(cards, Card) else format_cards(cards)
    if "played" in arguments:
        tags["Played"] = " / ".join(f"{seat} {card}" for seat, card in arguments["played"])
    return tags


def read_rules(game: GameText) -> RuleSet:
    """Reads the rules of a recorded game: the six-card game where no tag names them.

    Raises:
        ParseError: The tag does not say rules.
    """
    text = game.tag(RULES_TAG)
    try:
        return RuleSet() if text is None else RuleSet.parse(text)
    except FifteentwoError as error:
        raise _tag_error(game, RULES_TAG, error) from None


def read_start(game: GameText) -> GameState:
    """Reads how a recorded game begins.

    Raises:
        ParseError: A tag is not what it should be, or the tags contradict each other or the rules.
    """
    rules = read_rules(game)
    arguments: dict[str, Any] = {}
    tag = RULES_TAG
    try:
        for tag in [tag for tag in START_TAGS[1:] if tag in game.tags]:
            arguments |= _read_tag(tag, game.tags[tag].value)
        return GameState.setup(rules, **arguments)
    except FifteentwoError as error:
        raise _tag_error(game, tag, error) from None


def _read_tag(tag: str, value: str) -> dict[str, Any]:
    if tag in _NUMBERS:
        return {_NUMBERS[tag]: read_number(value)}
    if tag in _SIDE_NUMBERS:
        return {_SIDE_NUMBERS[tag]: read_scores(value)}
    if tag == "StartHands":
        return {"hands": [parse_cards(hand) for hand in value.split("/")]}
    if tag == "Played":
        return {"played": [_read_play(play.split()) for play in value.split("/")]}
    name = _CARDS[tag.removeprefix("Start")]
    return {name: Card.parse(value) if name == "starter" else parse_cards(value)}


def _read_play(words: Sequence[str]) -> tuple[int, Card]:
    if len(words) != 2:
        raise ParseError("a card played is written with its seat: 0 5H / 1 6H", " ".join(words))
    return read_number(words[0]), Card.parse(words[1])


def read_number(text: str) -> int:
    """Reads a whole number from 0 on.

    Raises:
        ParseError: It is something else.
    """
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise ParseError(f"{text!r} is not a number", text, 0)
    return int(text)


def read_scores(text: str) -> tuple[int, ...]:
    """Reads the scores of the sides: ``24-31``.

    Raises:
        ParseError: It is something else.
    """
    return tuple([read_number(part) for part in text.split("-")])


def _tag_error(game: GameText, tag: str, error: FifteentwoError) -> ParseError:
    reason = error.reason if isinstance(error, ParseError) else str(error)
    return game.error(f"[{tag}]: {reason}", game.tags[tag].position if tag in game.tags else game.position)
