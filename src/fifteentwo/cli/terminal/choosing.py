"""Choosing what to play: a few questions, each of which Enter answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fifteentwo.cli.look import QUIET, STRONG, WARNING
from fifteentwo.cli.names import YOU
from fifteentwo.cli.terminal.display import Leave, read_line
from fifteentwo.cli.terminal.human import sentence
from fifteentwo.cli.terminal.sitting import Sitting
from fifteentwo.errors import FifteentwoError
from fifteentwo.players import LEVELS
from fifteentwo.rules import PRESETS, RuleSet

LONGEST_NAME = 20
_T = TypeVar("_T")


class Choice(NamedTuple):
    """Something that can be chosen by number or by name."""

    name: str
    sentence: str


_IN_SHORT = {
    "six_card": "Two players, to 121: the usual game.",
    "six_card_short": "Two players, once round the board, to 61.",
    "long": "Two players, to 181.",
    "acc": "Tournament rules: count for yourself, faults cost points.",
    "five_card": "The old game for two, with hands of three, to 61.",
    "three_hand": "Three players, everybody for themselves.",
    "four_hand": "Four players, partners opposite each other.",
    "captain": "Three players, one against two.",
    "lowball": "Turned round: whoever reaches 121 loses.",
    "house_strict": "Count for yourself, with muggins and a hard last hole.",
}
"""The presets, each in half a line."""

GAMES = tuple(Choice(name, _IN_SHORT.get(name, preset.sentence)) for name, preset in PRESETS.items())
OPPONENTS = tuple(Choice(name, level.sentence) for name, level in reversed([*LEVELS.items()]))
COUNTING = (
    Choice("auto", "Everything is counted for you."),
    Choice("manual", "Count for yourself; too little is lost, too much costs."),
    Choice("muggins", "The same, and what anybody overlooks may be taken."),
)
LENGTHS = (
    Choice("single", "One game."),
    Choice("best_of_3", "The first to win two games; a skunk counts two."),
    Choice("best_of_5", "The first to win three games; a skunk counts two."),
)


class Asked(NamedTuple):
    """What is known before anything is asked: from options, or from the last time."""

    rules: str | None = None
    level: str | None = None
    name: str | None = None
    counting: str | None = None
    length: str | None = None


def sitting_of(given: Asked, usual: Asked) -> Sitting:
    """Returns what to play without asking: what is given, and else the usual.

    Raises:
        FifteentwoError: A name or an option is none, or options contradict each other.
    """
    rules = RuleSet.parse(given.rules or usual.rules or "six_card")
    return Sitting(
        with_length(with_counting(rules, given.counting), given.length),
        _level(given.level or usual.level or OPPONENTS[0].name),
        checked_name(given.name or usual.name or YOU),
    )


def ask_sitting(console: Console, given: Asked, usual: Asked) -> Sitting:
    """Returns what to play after asking for whatever is not given. Enter takes what was chosen the last time.

    Raises:
        FifteentwoError: Something given is wrong.
        Leave: The person leaves.
    """
    asker = _Asker(console)
    if given.level is not None:
        _level(given.level)
    rules = RuleSet.parse(given.rules) if given.rules is not None else asker.rules(usual.rules or GAMES[0].name)
    rules = with_length(with_counting(rules, given.counting), given.length)
    if given.counting is None and rules.scoring == "auto" and rules.win_mode != "lowball":
        rules = with_counting(rules, asker.choose("Who counts?", COUNTING, COUNTING[0].name))
    if given.length is None and rules.match == "single":
        rules = with_length(rules, asker.choose("How long?", LENGTHS, LENGTHS[0].name))
    level = given.level or asker.choose("Against whom?", OPPONENTS, usual.level or OPPONENTS[0].name)
    name = given.name or asker.name(usual.name or YOU)
    return Sitting(rules, _level(level), checked_name(name))


def with_counting(rules: RuleSet, counting: str | None) -> RuleSet:
    """Returns rules with one of :data:`COUNTING`; as they are for None.

    Claiming too much must cost something, or whoever always claims the most would count best.
    """
    if counting in {"manual", "muggins"} and rules.scoring == "auto":
        rules = rules.replace(scoring="manual", overclaim="excess_to_opponent")
    match counting:
        case "muggins":
            return rules.replace(muggins=True)
        case _:
            return rules


def with_length(rules: RuleSet, length: str | None) -> RuleSet:
    """Returns rules with one of :data:`LENGTHS` as the match; as they are for None."""
    if length is None or length == rules.match:
        return rules
    if length not in {choice.name for choice in LENGTHS}:
        raise FifteentwoError(f"there is no match {length!r}; there are {', '.join(choice.name for choice in LENGTHS)}")
    return rules.replace(match=length, match_games=9)


def checked_name(name: str) -> str:
    """Returns a name if it can be shown.

    Raises:
        FifteentwoError: It is too long or holds characters that do not print.
    """
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise FifteentwoError(f"a name has from 1 to {LONGEST_NAME} characters that print, not {name!r}")
    return name


def _level(name: str) -> str:
    if name not in LEVELS:
        raise FifteentwoError(f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    return name


class _Asker:
    """Asks until the answer is one."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def rules(self, usual: str) -> RuleSet:
        """Asks for the rules: a number, a name, or rules in words."""
        known = [choice.name for choice in GAMES]
        choices = GAMES if usual in known else (Choice(usual, "As the last time."), *GAMES)

        def read(answer: str) -> RuleSet:
            return RuleSet.parse(_numbered(answer, choices) or answer or usual)

        self._list("Which game?", choices, usual)
        return self._until("A number or a name, or rules such as: six_card target=61", read)

    def choose(self, asked: str, choices: Sequence[Choice], usual: str) -> str:
        """Asks for one of some choices."""

        def read(answer: str) -> str:
            name = _numbered(answer, choices) or answer or usual
            if name not in {choice.name for choice in choices}:
                raise FifteentwoError(f"{name!r} is none of them")
            return name

        self._list(asked, choices, usual)
        return self._until("", read)

    def name(self, usual: str) -> str:
        """Asks for the person's name."""
        self._console.print(Text("\nYour name?", STRONG).append(f"  Enter for {usual}", QUIET))
        return self._until("", lambda answer: checked_name(answer or usual))

    def _list(self, asked: str, choices: Sequence[Choice], usual: str) -> None:
        number = next(number for number, choice in enumerate(choices, start=1) if choice.name == usual)
        self._console.print(Text(f"\n{asked}", STRONG).append(f"  Enter for {number}", QUIET))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", width=3)
        table.add_column(overflow="fold")
        table.add_column(style=QUIET)
        for place, (name, what) in enumerate(choices, start=1):
            table.add_row(str(place), Text(name), Text(what))
        self._console.print(table)

    def _until(self, hint: str, read: Callable[[str], _T]) -> _T:
        if hint:
            self._console.print(Text(hint, QUIET))
        while True:
            answer = read_line().strip()
            if answer.lower() in {"q", "quit", "exit"}:
                raise Leave
            if answer == "?":
                self._console.print(Text("Enter takes the usual; a number or a name chooses; q leaves.", QUIET))
                continue
            try:
                return read(answer)
            except FifteentwoError as error:
                self._console.print(Text(sentence(str(error)), WARNING))


def _numbered(answer: str, choices: Sequence[Choice]) -> str | None:
    """Returns the name of the choice with a number, if the answer is one."""
    if not answer.isdigit():
        return None
    if not 1 <= int(answer) <= len(choices):
        raise FifteentwoError(f"{answer} is not from 1 to {len(choices)}")
    return choices[int(answer) - 1].name
