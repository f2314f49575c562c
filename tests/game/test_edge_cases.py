"""Every edge case that the rules number has its test; see the files beside this one."""

from __future__ import annotations

import re
from pathlib import Path

EDGE_CASES = range(1, 92)


def test_every_number_has_its_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_edge_cases_*.py")]
    numbers = {
        int(number) for source in sources for number in re.findall(r"^def test_(\d\d)_\w+\(", source, re.MULTILINE)
    }

    assert sorted(numbers) == list(EDGE_CASES)
