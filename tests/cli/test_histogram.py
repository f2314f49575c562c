from __future__ import annotations

import io

from rich.console import Console

from fifteentwo.cli.histogram import print_distribution
from fifteentwo.cli.look import Look
from fifteentwo.stats import Distribution


def printed(distribution: Distribution, *, unicode: bool) -> list[str]:
    console = Console(file=io.StringIO(), width=60)
    print_distribution(console, Look(unicode=unicode), "Some cases", distribution)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def test_bars_are_as_long_as_the_counts() -> None:
    lines = printed(Distribution.of([16, 0, 8, 1]), unicode=True)

    assert lines[0] == "Some cases"
    assert [line.rstrip() for line in lines[1:5]] == [
        f"  0  16  64.0000%  {'█' * 40}",
        "  1   0   0.0000%",
        f"  2   8  32.0000%  {'█' * 20}",
        "  3   1   4.0000%  ██▌",
    ]
    assert " ".join(" ".join(lines[5:]).split()) == (
        "mean 0.760000, standard deviation 1.030728, median 0, mode 0, skewness 0.7112, excess kurtosis -1.2483; 25 cases"
    )


def test_plain_signs_where_the_terminal_knows_no_others() -> None:
    lines = printed(Distribution.of([16, 0, 8]), unicode=False)

    assert [line.rstrip() for line in lines[1:4]] == [
        f"  0  16  66.6667%  {'#' * 40}",
        "  1   0   0.0000%",
        f"  2   8  33.3333%  {'#' * 20}",
    ]
