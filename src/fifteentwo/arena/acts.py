"""Acts as text: how an engine says what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from fifteentwo.cards import format_cards, parse_cards
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game import actions as act
from fifteentwo.game.actions import Action


class _Form(NamedTuple):
    """How one kind of act is written: the word, and what stands after it."""

    word: str
    kind: type[Any]
    write: Callable[[Any], str]
    read: Callable[[int, str], Action]


def _number(rest: str) -> int:
    if not (rest.isascii() and rest.isdigit() and len(rest) < 4):
        raise ParseError(f"a number is needed, not {rest!r}", rest)
    return int(rest)


def _plain(word: str, kind: type[Any]) -> _Form:
    def read(seat: int, rest: str) -> Action:
        if rest:
            raise ParseError(f"nothing stands after {word}, so not {rest!r}", rest)
        action: Action = kind(seat)
        return action

    return _Form(word, kind, lambda _: "", read)


def _counted(word: str, kind: type[Any], attribute: str) -> _Form:
    def read(seat: int, rest: str) -> Action:
        action: Action = kind(seat, _number(rest))
        return action

    return _Form(word, kind, lambda action: str(getattr(action, attribute)), read)


def _read_play(seat: int, rest: str) -> Action:
    cards = parse_cards(rest)
    if len(cards) != 1:
        raise ParseError(f"one card is played at a time, not {len(cards)}", rest)
    return act.PlayCard(seat, cards[0])


def _read_renege(seat: int, rest: str) -> Action:
    if rest not in {"", "dead"}:
        raise ParseError(f"after renege stands dead or nothing, not {rest!r}", rest)
    return act.CallRenege(seat, dead=rest == "dead")


_FORMS: Final = (
    _Form(
        "discard",
        act.Discard,
        lambda action: format_cards(action.cards),
        lambda seat, rest: act.Discard(seat, parse_cards(rest)),
    ),
    _Form("play", act.PlayCard, lambda action: str(action.card), _read_play),
    _counted("cut", act.CutStarter, "place"),
    _counted("cutpack", act.CutBeforeDeal, "place"),
    _counted("cutdeal", act.CutForDeal, "place"),
    _plain("nocut", act.DeclineCut),
    _plain("saygo", act.Go),
    _plain("pass", act.Pass),
    _plain("retract", act.TakeBackGo),
    _counted("claim", act.Claim, "points"),
    _counted("muggins", act.Muggins, "points"),
    _plain("accept", act.Accept),
    _Form("renege", act.CallRenege, lambda action: "dead" * action.dead, _read_renege),
    _plain("resign", act.Resign),
)
_BY_WORD: Final[Mapping[str, _Form]] = {form.word: form for form in _FORMS}
_BY_KIND: Final[Mapping[type[Any], _Form]] = {form.kind: form for form in _FORMS}
ACT_WORDS: Final = tuple(_BY_WORD)
"""The words with which acts begin."""


def write_act(action: Action) -> str:
    """Returns what a seat does as text: ``discard 5H 6H``, ``play 7C``, ``claim 8``.

    Raises:
        FifteentwoError: The action is the table's.

    >>> from fifteentwo.game import Claim
    >>> write_act(Claim(0, 8))
    'claim 8'
    """
    form = _BY_KIND.get(type(action))
    if form is None:
        raise FifteentwoError(f"{action!r} is not an act of a player")
    return f"{form.word} {form.write(action)}".rstrip()


def read_act(text: str, seat: int) -> Action:
    """Reads what the player of a seat does. Whether the rules allow it is not looked at.

    Raises:
        ParseError: The text is not an act.

    >>> read_act("play 10h", 1)
    PlayCard(seat=1, card=Card.parse('TH'))
    """
    word, _, rest = text.strip().partition(" ")
    form = _BY_WORD.get(word.casefold())
    if form is None:
        raise ParseError(f"{word!r} is not an act; acts are {', '.join(ACT_WORDS)}", text)
    try:
        return form.read(seat, rest.strip())
    except ParseError as error:
        raise ParseError(f"{form.word}: {error.reason}", text) from None
