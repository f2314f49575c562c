"""Noted games as text."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.record.games import NAMES, TEXTS, random_game, read_or_refused
from tests.strategies import rule_sets

from fifteentwo.cards import Card
from fifteentwo.errors import FifteentwoError, ParseError
from fifteentwo.game import Deal, Discard, Game, GameState, apply
from fifteentwo.game.events import (
    CardPlayed,
    CountEnded,
    CribShown,
    GoSaid,
    HandShown,
    Pegged,
    Source,
    StarterTurned,
)
from fifteentwo.record import Note, NotedDeal, NotedGame, read_noted, write_noted
from fifteentwo.record.dealt import hand_out
from fifteentwo.rules import RuleSet

TEXT = """\
[Fifteentwo "1"]
[Kind "noted"]
[Rules "six_card"]
[Dealer "1"]
[Event "Kitchen table"]
[Result "unfinished 17-31"]

Deal 1  dealer 1  0-0
Hands    0: 5H 7H 9S 4H KC ??  1: ?? ?? ?? ?? ?? ??
Discards 0: 5H ??  1: ?? ??
Starter  JC  1: +2 heels
Play     0: 7H 7  1: 8D 15 +2  0: 9S 24 +3  1: ?? 31 +2 |  0: ?? 10  1: ?? 20  0: 4H 24  1: 4D 28 +2  1: +1 last
Show     0: 7H 9S 4H KC +0  1: +6  crib: ?? ?? ?? ?? +4

Deal 2  dealer 0  3-19
Play     1: +3  0: go  1: +1 go
Show     1: +8  0: +12  crib: +2
"""


def notes_of(game: Game, known: Any) -> NotedGame:
    """Returns what somebody writes down who watches a game counted by the referee, and sees some of the cards."""
    deals: list[dict[str, Any]] = []
    state = game.start
    for action in game.actions:
        before, (state, events) = state, apply(state, action)
        if isinstance(action, Deal):
            deals.append({"number": before.deal_number, "dealer": before.dealer, "scores": before.scores, "play": [[]]})
            if state.hands[0]:
                dealt = hand_out(state.rules, state.dealer or 0, state.deck)
                deals[-1]["hands"] = [Note(seat, known(hand)) for seat, hand in enumerate(dealt.hands)]
        if isinstance(action, Discard):
            deals[-1].setdefault("discards", []).append(Note(action.seat, known(action.cards)))
        for event in events:
            deal = deals[-1] if deals else {}
            match event:
                case StarterTurned():
                    deal["starter"] = [Note(None, known((event.card,)))]
                case CardPlayed():
                    deal["play"][-1].append(Note(event.seat, known((event.card,)), count=event.count))
                case GoSaid():
                    deal["play"][-1].append(Note(event.seat, word="go"))
                case CountEnded():
                    deal["play"].append([])
                case HandShown() | CribShown():
                    owner = event.seat if isinstance(event, HandShown) else "crib"
                    deal.setdefault("show", []).append(Note(owner, known(event.cards), points=0))
                case Pegged(source=Source.OPENING):
                    deal["given"] = [Note(event.seat, points=event.points, word="gets")]
                case Pegged(source=Source.HEELS):
                    deal["starter"].append(Note(event.seat, points=event.points, word="heels"))
                case Pegged(source=Source.HAND | Source.CRIB):
                    last = deal["show"].pop()
                    deal["show"].append(Note(last.owner, last.cards, points=event.points))
                case Pegged(source=Source.CARD):
                    last = deal["play"][-1].pop()
                    deal["play"][-1].append(Note(last.owner, last.cards, count=last.count, points=event.points))
                case Pegged(source=Source.GO | Source.LAST):
                    deal["play"][-1].append(Note(event.seat, points=event.points, word=event.source.value))  # type: ignore[arg-type]
                case _:
                    pass
    return NotedGame(game.start, tuple(_deal(**deal) for deal in deals), headers=game.headers)


def _deal(play: list[list[Note]], **parts: Any) -> NotedDeal:
    """Returns a deal without a count that nobody has begun."""
    counts = tuple(tuple(count) for count in play if count)
    return NotedDeal(
        play=counts, **{name: tuple(part) if isinstance(part, list) else part for name, part in parts.items()}
    )


def seen_by(chance: random.Random, share: float) -> Any:
    """Returns a function that forgets some of the cards."""
    return lambda cards: tuple([card if chance.random() < share else None for card in cards])


def auto_rules() -> st.SearchStrategy[RuleSet]:
    return rule_sets().filter(lambda rules: rules.scoring == "auto")


@given(
    auto_rules(),
    st.integers(0, 2**32),
    st.sampled_from([0.0, 0.5, 1.0]),
    st.dictionaries(NAMES, TEXTS, max_size=2),
    st.floats(0.02, 1),
)
def test_whatever_is_seen_of_a_game_is_read_and_adds_up(
    rules: RuleSet, seed: int, share: float, headers: dict[str, str], part: float
) -> None:
    game = random_game(rules, seed, part=part, dealer=0, headers=headers)
    if game.state.result is not None and game.state.result.reason == "resigned":
        return
    noted = notes_of(game, seen_by(random.Random(seed), share))

    again = read_noted(write_noted(noted))

    assert again == noted
    assert again.scores == game.state.scores
    assert again.result == game.state.result
    assert write_noted(again) == write_noted(noted)


@given(st.integers(0, 200), st.integers(1, 5), st.randoms(use_true_random=False))
def test_with_all_cards_seen_every_wrong_point_is_found(seed: int, more: int, chance: random.Random) -> None:
    game = random_game("six_card target=61", seed, dealer=0)
    text = write_noted(notes_of(game, seen_by(chance, 1)))
    points = list(re.finditer(r"(?<=\+)\d+", text))
    if not points:
        return
    spot = chance.choice(points[:-3] or points)

    with pytest.raises(ParseError):
        read_noted(text[: spot.start()] + str(int(spot[0]) + more) + text[spot.end() :])


def test_the_text_comes_back() -> None:
    game = read_noted(TEXT)

    assert game.scores == (17, 31)
    assert write_noted(game) == TEXT
    assert game.deals[0].play[0][1] == Note(1, (Card.parse("8D"),), count=15, points=2)
    assert game.deals[0].discards[0].cards == (Card.parse("5H"), None)
    assert game.deals[1].play == ((Note(1, points=3), Note(0, word="go"), Note(1, points=1, word="go")),)


@pytest.mark.parametrize(
    "play",
    ["0: 7h 7 1: 8♦ 15 +2", "0:7H 7\n  1:8D 15+2", "0: 7H 7 {fast} 1: 8D 15 +2 ; slow"],
)
def test_typing(play: str) -> None:
    text = f'[Fifteentwo "1"] [Kind "noted"]\nDeal\nPlay {play}'

    assert read_noted(text).deals[0].play[0][1] == Note(1, (Card.parse("8D"),), count=15, points=2)


def test_points_after_points_are_another_note() -> None:
    text = '[Fifteentwo "1"] [Kind "noted"]\nDeal\nPlay 0: ?? 7 +2 +1 last'

    assert read_noted(text).deals[0].play == ((Note(0, (None,), count=7, points=2), Note(0, points=1, word="last")),)


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("unfinished 17-31", "unfinished 17-30", "the result is 'unfinished 17-31'"),
        ("crib: +2\n", "crib: +2\nEnd side 0 wins 121-31\n", "the result is 'unfinished 17-31'"),
        ("crib: +2\n", "crib: +2\nEnd 2: resigns\n", "there is no seat 2"),
        ("Deal 2", "Deal 3", "this is deal 2, not 3"),
        ("[Kind", '[Kindly "x"]\n[Kind', None),
        ('[Kind "noted"]\n', "", "says so in the tag"),
        ("Hands", "Rest 5H\nHands", "has no line Rest"),
        ("Hands    0: 5H", "Show 0: +0\nHands 0: 5H", "stands too late"),
        ("Starter  JC", "Starter JC +2", "before this stands the seat"),
        ("Play     0: 7H 7", "Play 7H 7", "before this stands the seat"),
        ("Play     0: 7H 7", "Play crib: 7H 7", "before this stands the seat"),
        ("0: 7H 7", "0: 7H seven", "'seven' does not belong on a line Play"),
        ("0: 7H 7", "0: 7H 7 8", "'8' does not belong on a line Play"),
        ("1: +6", "1: heels", "'heels' does not belong on a line Show"),
        ("1: +6", "1: gets", "after 'gets' something is missing|is not a number"),
        ("dealer 0", "dealer x", "'x' is not a number"),
        ("3-19", "3-x", "'x' is not a number"),
        ("+6", "+99999999", "is not a number"),
        ("[Rules", "[Scores", "Scores"),
    ],
)
def test_what_is_wrong_is_named(right: str, wrong: str, reason: str | None) -> None:
    assert right in TEXT
    changed = TEXT.replace(right, wrong, 1)
    if reason is None:
        read_noted(changed)
        return
    with pytest.raises(ParseError, match=reason):
        read_noted(changed)


def test_a_noted_game_keeps_reserved_names_for_itself() -> None:
    with pytest.raises(FifteentwoError, match="Rules"):
        write_noted(NotedGame(GameState.setup(), headers={"Rules": "x"}))


def test_two_games_are_not_one() -> None:
    with pytest.raises(ParseError, match="read_games"):
        read_noted(TEXT + "\n" + TEXT)


@given(st.text(max_size=40) | st.lists(st.sampled_from(TEXT.split()), max_size=8).map(" ".join))
def test_garbage_raises_nothing_but_parse_errors(text: str) -> None:
    for some in (text, TEXT + text, TEXT.replace("Play     0: 7H", text), TEXT.replace("Deal 2", text)):
        game = read_or_refused(read_noted, some)
        assert game is None or read_noted(write_noted(game)) == game
