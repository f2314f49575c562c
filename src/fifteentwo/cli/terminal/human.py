"""A person at the terminal, as a player like any other: a function of a view."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from fifteentwo.cards import Rank
from fifteentwo.cli.telling import Telling
from fifteentwo.cli.terminal.answering import answer
from fifteentwo.cli.terminal.asking import question
from fifteentwo.cli.terminal.display import Display, Leave
from fifteentwo.cli.terminal.paper import own_discards
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Action, Claim, Phase, Resign, SeatView

HELP: Final = (
    "What you can type",
    "",
    "3        the card with that number; 1 4 for two cards",
    "5h td    a card by its name; a letter will do where it is clear, such as k",
    "Enter    what the question says: anywhere, the only card, nothing",
    "log      everything that happened in this deal",
    "rules    the rules of this game",
    "resign   gives the game up",
    "quit     leaves; the game is kept, and play goes on with it next time",
    "q        the same, unless you hold a queen",
    "?        this list",
)
COUNTING_HELP: Final = (
    "",
    "Where you count for yourself",
    "m 2      muggins: takes two points that were overlooked",
    "g        says go",
    "claim 2  pegs for the starter, before your first card",
    "renege   shows that somebody said go with a card that fitted",
    "back     takes your own go back",
)


class Human:
    """Asks a person until the answer is an action."""

    def __init__(self, name: str, display: Display, telling: Telling, chance: random.Random) -> None:
        """Takes the person's name, where to ask, how things are told, and where packs are cut by chance."""
        self.name = name
        self._display = display
        self._telling = telling
        self._chance = chance
        self._warning = ""

    def __call__(self, view: SeatView, /) -> Action:
        """Returns what the person does.

        Raises:
            Leave: The person leaves the table.
        """
        action = self._ask(view, question(view, self._telling.names, self._telling.look))
        if action is None:
            raise AssertionError("every question of the game is answered by an action")
        return action

    def heels(self, view: SeatView) -> Action | None:
        """Returns the person's claim for the starter just turned, or None to go on without one."""
        return self._ask(view, question(view, self._telling.names, self._telling.look), may_pass=True)

    def refuse(self, reason: str) -> None:
        """Tells the person, with the next question, why the action was not possible."""
        self._warning = sentence(reason)

    def _ask(self, view: SeatView, asked: str, *, may_pass: bool = False) -> Action | None:
        while True:
            line = self._display.ask(view, asked, self._warning).strip()
            self._warning = ""
            try:
                if self._was_command(view, line.lower()):
                    continue
                if line.lower() == "resign" and self._display.words(view, [], _SURE).strip().lower() in {"y", "yes"}:
                    return Resign(view.seat or 0)
                if may_pass and not line:
                    return None
                if may_pass and line.isdigit():
                    return Claim(view.seat or 0, int(line))
                if line.lower() != "resign":
                    return answer(view, line, self._telling.look, self._chance)
            except FifteentwoError as error:
                self._warning = sentence(str(error))

    def _was_command(self, view: SeatView, command: str) -> bool:
        """Does what a command asks for that is no action; False where there is no such command."""
        match command:
            case "?" | "h" | "help":
                self._display.words(view, self._help(view))
            case "log":
                self._display.words(view, list(self._telling.tell(view.events, own_discards(view))))
            case "rules":
                self._display.words(view, rules_lines(view))
            case "q" if view.phase in _CARD_PHASES and any(card.rank is Rank.QUEEN for card in view.hand):
                return False
            case "q" | "quit" | "exit":
                raise Leave
            case _:
                return False
        return True

    def _help(self, view: SeatView) -> Sequence[str]:
        return (*HELP, *COUNTING_HELP) if view.rules.scoring == "manual" else HELP


_CARD_PHASES: Final = frozenset({Phase.DISCARD, Phase.PLAY, Phase.MUGGINS})
"""Where a letter may stand for a card."""
_SURE: Final = "Give the game up? y for yes, Enter for no."


def sentence(reason: str) -> str:
    """Returns the reason for an error as a sentence."""
    return f"{reason[0].upper()}{reason[1:]}{'' if reason.endswith('.') else '.'}"


def rules_lines(view: SeatView) -> list[str]:
    """Returns the rules of a game: their text, and a sentence for each option that is not the usual one."""
    from fifteentwo.rules import options
    from fifteentwo.rules.text import format_value

    lines = [str(view.rules), ""]
    for option in options().values():
        value = getattr(view.rules, option.name)
        if value != option.default:
            lines.append(f"{option.name}={format_value(value)}: {option.sentence}")
    return lines if len(lines) > 2 else [*lines, "Everything as usual."]
