from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command


def test_all_hands_in_the_terminal(command: Command) -> None:
    lines = command("stats", "hand").out.splitlines()

    assert lines[0] == "All hands of four cards"
    assert lines[1].startswith("  0  1,009,008   7.7647%  ")
    assert lines[5].startswith("  4  2,855,676  21.9755%  █")
    assert lines[29 + 1].startswith(" 29          4   0.0000%")
    assert " ".join(" ".join(lines[31:]).split()) == (
        "mean 4.769152, standard deviation 3.125437, median 4, mode 4, skewness 0.9039, excess kurtosis 1.4599; "
        "12,994,800 cases"
    )


@pytest.mark.parametrize(
    ("arguments", "total", "zeros"),
    [
        (["hand"], 12_994_800, 1_009_008),
        (["crib"], 12_994_800, 1_022_208),
        (["crib", "--rules", "six_card crib_four_flush=on"], 12_994_800, 1_009_008),
        (["hand", "--rules", "five_card"], 1_082_900, 260_220),
        (["both"], 2_317_817_502_000, 14_485_964_652),
        (["both", "-r", "five_card"], 210_710_682_000, 4_088_283_180),
        (["hand", "2C 4D 6H 8S"], 48, 16),
        (["crib", "2H 4H 6H 8H"], 48, 12),
    ],
)
def test_json(command: Command, arguments: list[str], total: int, zeros: int) -> None:
    told = json.loads(command("stats", *arguments, "--json").out)

    assert told["total"] == sum(told["counts"]) == total
    assert told["counts"][0] == zeros


def test_one_hand(command: Command) -> None:
    assert command("stats", "hand", "5H 5D 5S JC").out.startswith("The hand 5H 5D 5S JC over its starters\n")


def test_one_deal(command: Command) -> None:
    lines = command("stats", "deal", "5H 6H 7C 8D JS KC").out.splitlines()

    assert lines[0].rstrip() == "As dealer: hand plus crib"
    assert lines[1].split() == ["keep", "throw", "hand", "crib", "net"]
    assert len(lines) == 2 * 17
    assert lines[17].rstrip() == "As pone: hand less crib"
    assert lines[19].split() == ["5♥", "6♥", "7♣", "8♦", "J♠", "K♣", "9.652", "4.665", "4.987"]
    assert command("stats", "deal", "5H 6H 7C 8D JS KC", "--pone").out.splitlines() == lines[17:]


def test_one_deal_in_json(command: Command) -> None:
    told = json.loads(command("stats", "deal", "5H 6H 7C 8D JS KC", "--dealer", "--random", "--json").out)

    assert told["roles"] == ["dealer"]
    assert len(told["choices"]) == 15
    best = told["choices"][0]
    assert sorted([*best["kept"], *best["thrown"]]) == sorted(told["cards"])
    assert best["crib"]["dealer"]["total"] == 1035 * 44
    assert best["net"]["dealer"] == pytest.approx(best["hand"]["mean"] + best["crib"]["dealer"]["mean"])


def test_a_deal_of_five(command: Command) -> None:
    assert len(command("stats", "deal", "5H 6H 7C 8D JS", "--dealer").out.splitlines()) == 12
    assert len(command("stats", "deal", "5H 6H 7C 8D JS", "--dealer", "-r", "three_hand").out.splitlines()) == 7


def test_plots(command: Command, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    for name, arguments in (("hand.png", ["hand"]), ("deal.svg", ["deal", "5H 6H 7C 8D JS KC"])):
        assert command("stats", *arguments, "--plot", tmp_path / name).status == 0
        assert (tmp_path / name).stat().st_size > 5000


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["deal", "5H 5H 7C 8D JS KC"], "5H stands twice (at character 4 of '5H 5H 7C 8D JS KC')"),
        (["deal", "5H 6H 7C 8D"], "6 cards are dealt under six_card, not 4: 5H 6H 7C 8D"),
        (["deal", "5H 6H 7C 8D JS KC QC"], "6 cards are dealt under six_card, not 7: 5H 6H 7C 8D JS KC QC"),
        (["deal", "5H 6H 7C 8D JS XC"], "'XC' is not a card: 'X' is not a rank (A 2 3 4 5 6 7 8 9 T J Q K)"),
        (["hand", "5H 6H"], "a hand has 3 or 4 cards besides the starter, not 2: 5H 6H"),
        (["crib", "5H 6H 7H"], "a crib has 4 cards besides the starter, not 3: 5H 6H 7H"),
        (["hand", "--plot", "hands.gif"], "hands.gif: a plot is a PNG or an SVG, so its name must end in .png or .svg"),
        (["hand", "--rules", "six"], "there are no rules named 'six'"),
    ],
)
def test_mistakes(command: Command, arguments: list[str], message: str) -> None:
    outcome = command("stats", *arguments)

    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.startswith(f"fifteentwo: stats: {message}")
