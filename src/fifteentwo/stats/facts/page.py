"""The page “What is true about cribbage”, written from the facts themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fifteentwo.stats.facts.fact import Checked, Value, Verdict

_INTRODUCTION: Final = """\
# What is true about cribbage

Numbers about cribbage are copied from page to page, and some are wrong. Here every claim is worked out again, exactly:
no games are simulated, nothing is estimated, unless an explanation says so. The verdicts are those of the program, which
compares what it finds with what is quoted; `fifteentwo facts` does it all again on your machine in some seconds, and this
page is what `fifteentwo facts --markdown` prints.
"""
_MEANINGS: Final = {
    Verdict.CONFIRMED: "the quoted value is right, in as many places as it has",
    Verdict.CORRECTED: "it is not, and the right one is given",
    Verdict.DEPENDS: "it is right in one sense of the words and wrong in another",
}
_PICTURE: Final = "![What hands score at random, by choice, and together with a crib](images/hands.svg)"
_TITLES: Final = {
    "hands": "All hands and cribs",
    "combinations": "Which cards make what",
    "discards": "Hands that players choose",
    "play": "The play and whole deals",
}


def page(checked: Sequence[Checked]) -> str:
    """Returns the page in Markdown."""
    verdicts = Counter(fact.verdict for fact in checked)
    lines = [_INTRODUCTION, f"Of {len(checked)} claims there are", ""]
    lines += [
        f"- {verdicts[verdict]} **{verdict.value}**: {meaning}"
        for verdict, meaning in _MEANINGS.items()
        if verdicts[verdict]
    ]
    lines += ["", _PICTURE, ""]
    section = ""
    for one in checked:
        here = one.fact.compute.__module__.rpartition(".")[2]
        if here != section:
            section = here
            lines += [f"## {_TITLES[section]}", ""]
        lines += [*_entry(one), ""]
    return "\n".join(lines)


def _entry(one: Checked) -> list[str]:
    fact, answer = one.fact, one.answer
    lines = [f"### {fact.statement}", "", f"**{one.verdict.value.capitalize()}.** {answer.text}", ""]
    if answer.definitions:
        lines += ["| taken as | value |", "|---|---|"]
        lines += [f"| {name} | {said(value)} |" for name, value in answer.definitions]
        lines += [""]
    return [
        *lines,
        fact.explanation,
        "",
        f"Quoted: {said(fact.quoted)} ({'; '.join(fact.sources)}). Worked out by `{fact.function}`.",
    ]


def said(value: Value) -> str:
    """Returns a value as text: thousands apart, fractions to four places, long lists by their length.

    >>> said(12_994_800), said((29, 4))
    ('12,994,800', '29, 4')
    """
    if isinstance(value, tuple):
        return f"{len(value)} numbers" if len(value) > _LONGEST else ", ".join(map(said, value))
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return f"{value:,}"
    if value == int(value):
        return f"{int(value):,}"
    return str(value) if hasattr(value, "as_tuple") else f"{float(value):.4f}"


_LONGEST: Final = 12
"""Longer lists are told by their length."""
