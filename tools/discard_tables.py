"""Makes the discard tables that come with the package: ``python tools/discard_tables.py``. It takes some ten seconds."""

from __future__ import annotations

from pathlib import Path

from rich.progress import Progress

from fifteentwo.stats.discards import STAGES, Discarder, solve_discards
from fifteentwo.stats.scorers import scorer_of
from fifteentwo.stats.tables import NAMES, save

DATA = Path(__file__).parent.parent / "src" / "fifteentwo" / "data"

if __name__ == "__main__":
    with Progress() as progress:
        for dealt in NAMES:
            task = progress.add_task(f"{dealt} cards", total=sum(STAGES))
            discarder = Discarder(dealt, scorer_of())
            tables = solve_discards(
                discarder, on_round=lambda number, task=task: progress.update(task, completed=number)
            )
            save(tables, DATA)
