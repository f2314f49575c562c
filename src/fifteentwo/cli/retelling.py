"""A recorded game told again from its beginning, with all cards open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fifteentwo.cards import format_cards
from fifteentwo.cli.json_form import event_form, to_json
from fifteentwo.cli.look import Look
from fifteentwo.cli.names import Names, numbered, printable
from fifteentwo.cli.telling import Telling
from fifteentwo.game import Action, Deal, Discard, Game, GameState, apply
from fifteentwo.game.events import Dealt, Event
from fifteentwo.record import NotedGame, write_noted

_QUIET_HEADERS = ("Shuffle", "ShuffleCommitment", "ShuffleSeed", "HiddenSeed", "Program", "Match")


def names_of(game: Game) -> Names:
    """Returns the names that a game's headers give to its seats, and numbers where they give none."""
    players = game.rules.players
    return Names(numbered([game.headers.get(f"Seat{seat}", "") for seat in range(players)], players), game.start.sides)


def title_lines(game: Game) -> list[str]:
    """Returns who played what, and when, as far as the headers tell."""
    names = names_of(game)
    sides = " against ".join([names.side(side) for side in range(len(game.start.scores))])
    headers = {
        name: value
        for name, value in game.headers.items()
        if name not in _QUIET_HEADERS and not name.startswith(("Seat", "ShuffleText"))
    }
    about = [f"{name}: {printable(value)}" for name, value in headers.items()]
    return [sides, f"Rules: {game.rules}", *about]


def chapters(game: Game, look: Look) -> Iterator[tuple[int, list[str]]]:
    """Yields the number and the lines of each deal; what comes before the first deal has the number 0."""
    telling = Telling(names_of(game), look)
    number, lines = 0, list[str]()
    for before, action, after, events in _steps(game):
        if isinstance(action, Deal):
            if lines:
                yield number, lines
            number, lines = before.deal_number, [_heading(before, telling)]
        lines += _told(action, events, telling)
        if any(isinstance(event, Dealt) for event in events):
            lines += _hands(after, telling)
    if lines:
        yield number, lines


def _steps(game: Game) -> Iterator[tuple[GameState, Action, GameState, tuple[Event, ...]]]:
    """Yields each action with the states before and after it and what followed."""
    state = game.start
    for action in game.actions:
        after, events = apply(state, action)
        yield state, action, after, events
        state = after


def _heading(state: GameState, telling: Telling) -> str:
    scores = ", ".join([f"{telling.names.side(side)} {score}" for side, score in enumerate(state.scores)])
    return f"Deal {state.deal_number}. {telling.names.does(state.dealer or 0, 'deal')}. Score: {scores}."


def _hands(state: GameState, telling: Telling) -> list[str]:
    longest = max(len(name) for name in telling.names.seats)
    return [
        f"  {telling.names.seats[seat]:<{longest}}  {telling.look.cards(hand)}" for seat, hand in enumerate(state.hands)
    ]


def _told(action: Action, events: tuple[Event, ...], telling: Telling) -> list[str]:
    """Returns the sentences for an action and what followed, with the cards laid into the crib."""
    laid = {action.seat: action.cards} if isinstance(action, Discard) else None
    return list(telling.tell([event for event in events if not isinstance(event, Dealt)], laid))


def story_form(game: Game, deal: int | None = None) -> dict[str, Any]:
    """Returns a game as JSON: its headers, and every deal, or one, with its hands and events."""
    before_deals: list[Any] = []
    deals: list[dict[str, Any]] = []
    for state, action, after, events in _steps(game):
        if isinstance(action, Deal):
            deals.append({"deal": state.deal_number, "dealer": state.dealer, "scores": state.scores, "events": []})
        if deals:
            if any(isinstance(event, Dealt) for event in events):
                deals[-1]["hands"] = [format_cards(hand) for hand in after.hands]
            if isinstance(action, Discard):
                deals[-1].setdefault("discards", {})[str(action.seat)] = format_cards(action.cards)
        (deals[-1]["events"] if deals else before_deals).extend([event_form(event) for event in events])
    shown = [entry for entry in deals if deal in {None, entry["deal"]}]
    return {
        "kind": "complete",
        "rules": str(game.rules),
        "headers": game.headers,
        "before": before_deals,
        "deals": to_json(shown),
        "scores": to_json(game.state.scores),
        "result": to_json(game.state.result),
    }


def noted_lines(game: NotedGame) -> list[str]:
    """Returns a noted game as its file has it, and where it ends."""
    return [*write_noted(game).splitlines(), "", f"Score: {'-'.join(map(str, game.scores))}."]


def noted_form(game: NotedGame) -> dict[str, Any]:
    """Returns a noted game as JSON."""
    return {
        "kind": "noted",
        "rules": str(game.start.rules),
        "headers": dict(game.headers),
        "deals": to_json(game.deals),
        "scores": to_json(game.scores),
        "result": to_json(game.result),
    }
