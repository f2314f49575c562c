"""Prints, after the table of times, the figures that each benchmark notes in its ``extra_info``."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    session = getattr(config, "_benchmarksession", None)
    noted = [bench for bench in getattr(session, "benchmarks", []) if bench.extra_info]
    if not noted:
        return
    terminalreporter.section("figures")
    for bench in noted:
        figures = ", ".join(f"{name.replace('_', ' ')} {number:,}" for name, number in bench.extra_info.items())
        terminalreporter.write_line(f"{bench.name}: {figures}")
