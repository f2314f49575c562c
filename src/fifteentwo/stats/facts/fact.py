"""What a fact is: something that people say about cribbage, a function that works it out, and a verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction
from time import perf_counter
from typing import Any, Final

from fifteentwo.stats.facts.workings import Workings

Value = int | Decimal | Fraction | float | str | tuple["Value", ...]


class Verdict(StrEnum):
    """What comes of comparing a quoted value with the computed one."""

    CONFIRMED = "confirmed"
    CORRECTED = "corrected"
    DEPENDS = "depends on a definition"


@dataclass(frozen=True)
class Answer:
    """What a computation says.

    Attributes:
        value: The exact value.
        text: The value as it is shown, with what belongs to it.
        definitions: Where the question can be understood in several ways: each way and its value. ``value`` is then
            the one that Fifteentwo would give.
    """

    value: Value
    text: str
    definitions: tuple[tuple[str, Value], ...] = ()


@dataclass(frozen=True)
class Fact:
    """A claim.

    Attributes:
        key: A short name.
        statement: The claim in words.
        quoted: Its value. Decimals are taken as rounded to the places they have.
        sources: Where it is quoted.
        compute: Works the value out.
        explanation: Why it is so, or what the claim overlooks.
    """

    key: str
    statement: str
    quoted: Value
    sources: tuple[str, ...]
    compute: Callable[[Workings], Answer]
    explanation: str

    @property
    def function(self) -> str:
        """The full name of the function that works the value out."""
        return f"{self.compute.__module__}.{self.compute.__qualname__}"

    def check(self, workings: Workings) -> Checked:
        """Works the value out and compares it with the quoted one."""
        start = perf_counter()
        answer = self.compute(workings)
        seconds = perf_counter() - start
        agreeing = tuple([name for name, value in answer.definitions if agrees(self.quoted, value)])
        if agrees(self.quoted, answer.value):
            verdict = Verdict.CONFIRMED
        else:
            verdict = Verdict.DEPENDS if agreeing else Verdict.CORRECTED
        return Checked(self, answer, verdict, agreeing, seconds)


@dataclass(frozen=True)
class Checked:
    """A fact that has been worked out.

    Attributes:
        fact: The claim.
        answer: What the computation says.
        verdict: How the two compare.
        agreeing: The definitions that give the quoted value, where it depends on one.
        seconds: How long the computation took. What several facts need counts for the first of them.
    """

    fact: Fact
    answer: Answer
    verdict: Verdict
    agreeing: tuple[str, ...]
    seconds: float

    def as_dict(self) -> dict[str, Any]:
        """Returns everything as plain values, such as JSON holds."""
        fact, answer = self.fact, self.answer
        return {
            "key": fact.key,
            "statement": fact.statement,
            "quoted": plain(fact.quoted),
            "sources": list(fact.sources),
            "value": plain(answer.value),
            "computed": answer.text,
            "definitions": {name: plain(value) for name, value in answer.definitions},
            "agreeing": list(self.agreeing),
            "verdict": self.verdict.value,
            "explanation": fact.explanation,
            "function": fact.function,
            "seconds": round(self.seconds, 4),
        }


def check_all(facts: Iterable[Fact], workings: Workings) -> Iterator[Checked]:
    """Works facts out one after the other."""
    for fact in facts:
        yield fact.check(workings)


def agrees(quoted: Value, computed: Value) -> bool:
    """Tells whether a quoted value is the computed one, rounded to as many places as the quoted one has.

    >>> agrees(Decimal("4.77"), Fraction(4769, 1000)), agrees(Decimal("4.76"), Fraction(4769, 1000))
    (True, False)
    """
    if isinstance(quoted, tuple) or isinstance(computed, tuple):
        if not isinstance(quoted, tuple) or not isinstance(computed, tuple) or len(quoted) != len(computed):
            return False
        return all(agrees(one, other) for one, other in zip(quoted, computed, strict=True))
    if isinstance(quoted, str) or isinstance(computed, str):
        return quoted == computed
    if isinstance(quoted, Decimal):
        places = quoted.as_tuple().exponent
        assert isinstance(places, int)  # noqa: S101 - no claim is infinite
        half = Fraction(10) ** places / 2
        return abs(Fraction(quoted) - Fraction(computed)) <= half
    return Fraction(quoted) == Fraction(computed)


_EXACT_PLACES: Final = 12


def plain(value: Value) -> Any:
    """Returns a value as JSON holds it; fractions that are not whole become decimals."""
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if isinstance(value, Fraction | Decimal):
        return int(value) if value == int(value) else round(float(value), _EXACT_PLACES)
    return value
