from __future__ import annotations

import json

import pytest
from tests.cli.conftest import Command

PERFECT = """\
5♣ J♣         fifteen two
5♦ J♣         fifteen four
5♥ J♣         fifteen six
5♠ J♣         fifteen eight
5♣ 5♦ 5♥      fifteen ten
5♣ 5♦ 5♠      fifteen twelve
5♣ 5♥ 5♠      fifteen fourteen
5♦ 5♥ 5♠      fifteen sixteen
5♣ 5♦ 5♥ 5♠   a double pair royal is twenty-eight
J♣            one for his nob is twenty-nine

Fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve, fifteen fourteen, fifteen sixteen, \
a double pair royal is twenty-eight, and one for his nob is twenty-nine.
"""
DOUBLE_RUN = """\
5♦ K♣         fifteen two
5♥ K♣         fifteen four
4♣ 5♦ 6♠      fifteen six
4♣ 5♥ 6♠      fifteen eight
5♦ 5♥         a pair is ten
4♣ 5♦ 5♥ 6♠   two runs of three is sixteen

Fifteen two, fifteen four, fifteen six, fifteen eight, a pair is ten, and two runs of three is sixteen.
"""


@pytest.mark.parametrize(("hand", "said"), [("5H 5D 5S JC + 5C", PERFECT), ("4C 5D 5H 6S + KC", DOUBLE_RUN)])
def test_counts_item_by_item(command: Command, hand: str, said: str) -> None:
    assert command("score", hand) == (0, said, "")


def test_nothing_is_said_of_an_empty_hand_but_that(command: Command) -> None:
    assert command("score", "2C 4D 6H 8S + TC").out == "No score.\n"


def test_a_crib_needs_five_for_a_flush_unless_the_rules_say_otherwise(command: Command) -> None:
    hand = "2H 4H 6H QH + 8S"
    assert "a flush is four" in command("score", hand).out
    assert command("score", hand, "--crib").out == "No score.\n"
    assert "a flush is four" in command("score", hand, "--crib", "--rules", "six_card crib_four_flush=on").out


def test_json(command: Command) -> None:
    told = json.loads(command("score", "QC QD 5H 5S + 2C", "--json").out)

    assert told["total"] == 12
    assert told["said"] == "fifteen two, fifteen four, fifteen six, fifteen eight, and two pairs is twelve"
    assert told["items"][0] == {"kind": "fifteen", "cards": ["5H", "QC"], "points": 2}
    assert sum(item["points"] for item in told["items"]) == 12
    assert told["lines"][-1] == {"said": "two pairs is twelve", "total": 12}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["5H 5D 5S JX + 5C"],
            "'JX' is not a card: 'X' is not a suit (C D H S) (at character 10 of '5H 5D 5S JX + 5C')",
        ),
        (["5H 5D 5S JC"], "the starter is missing: write it after a plus, as in 5H 6H 7C 8D + KC"),
        (["5H 5D 5S JC + 5H"], "the starter 5H is also in the hand"),
        (["5H 5D 5S JC + 5C", "--rules", "six_cards"], "there are no rules named 'six_cards'; did you mean six_card?"),
        ([], "Missing argument 'HAND'. (see fifteentwo score --help)"),
        (["5H 5D 5S JC + 5C", "--crb"], "No such option: --crb"),
    ],
)
def test_mistakes_are_told_in_one_line(command: Command, arguments: list[str], message: str) -> None:
    status, out, err = command("score", *arguments)

    assert (status, out) == (2, "")
    assert err.startswith(f"fifteentwo: score: {message}")
    assert err.count("\n") == 1
