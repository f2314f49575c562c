"""What is noted about a game, against a count made from the lines of its record."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from fifteentwo.arena import Setup
from fifteentwo.arena.duplicate import play_pairs
from fifteentwo.arena.tally import CLEAR_OF_HOME, RoleSums

POINTS = re.compile(r"\+(\d+)")


def count_record(record: str) -> dict[tuple[str, int], Counter[str]]:
    """Returns by role and seat what a record's lines say, for the deals that begin far enough from home."""
    sums: dict[tuple[str, int], Counter[str]] = {
        (role, seat): Counter() for role in ("dealer", "pone") for seat in (0, 1)
    }
    for deal in record.split("\nDeal ")[1:]:
        head, *lines = deal.splitlines()
        dealer = int(head.split()[2])
        scores = [int(score) for score in head.split()[3].split("-")]
        text = {line.split()[0]: line for line in lines if line}
        if max(scores) > 121 - CLEAR_OF_HOME:
            continue
        assert "crib:" in text["Show"]
        for seat in (0, 1):
            own = sums["dealer" if seat == dealer else "pone", seat]
            own["deals"] += 1
            own["pegs"] += sum(int(points) for points in POINTS.findall(" ".join(said_by(text["Play"], str(seat)))))
            own["hand"] += sum(int(points) for points in POINTS.findall(" ".join(said_by(text["Show"], str(seat)))))
        own = sums["dealer", dealer]
        own["crib"] += sum(int(points) for points in POINTS.findall(" ".join(said_by(text["Show"], "crib"))))
        own["heels"] += sum(int(points) for points in POINTS.findall(text["Starter"]))
    return sums


def said_by(line: str, label: str) -> list[str]:
    """Returns the words of a line that stand after a label and before the next."""
    parts = re.split(r"\b(\w+):", line)[1:]
    return [words for name, words in zip(parts[::2], parts[1::2], strict=True) if name == label]


def test_sums_are_those_of_the_record() -> None:
    deals = heels = 0
    for played in play_pairs(Setup("steady", "beginner", seed="tally"), range(10), keep=True):
        for number, (result, record) in enumerate(zip(played.result.games, played.records, strict=True)):
            counted = count_record(record)
            for side in (0, 1):
                seat = side if number == 0 else 1 - side
                for role, sums in (("dealer", result.dealer[side]), ("pone", result.pone[side])):
                    expected = counted[role, seat]
                    assert sums == RoleSums(
                        **{name: expected[name] for name in ("deals", "pegs", "heels", "hand", "crib")}
                    )
                    deals += sums.deals
                    heels += sums.heels
    assert deals > 100
    assert heels > 0


def test_averages() -> None:
    sums = RoleSums(4, pegs=10, heels=2, hand=33, crib=19)
    sums.add(RoleSums(4, pegs=2, hand=1))

    assert sums.averages() == {
        "deals": 8,
        "pegs": 1.5,
        "heels": 0.25,
        "hand": 4.25,
        "crib": 2.375,
        "total": pytest.approx(8.375),
    }
    assert RoleSums().averages()["pegs"] is None
