"""The rules core needs the standard library and nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import fifteentwo

SOURCE = Path(fifteentwo.__file__).parents[1]
CORE = ("errors", "cards", "rules", "scoring", "game", "record")

# Run without site-packages: whatever is not in the standard library cannot be found.
IMPORT_ALL = """
import importlib, json, sys
source, names = json.load(sys.stdin)
sys.path.insert(0, source)
for name in names:
    importlib.import_module(name)
roots = {name.partition(".")[0] for name in sys.modules}
print(json.dumps(sorted(roots - sys.stdlib_module_names - {"fifteentwo", "__main__"})))
"""


def core_modules() -> list[str]:
    """Returns the names of all modules of the core."""
    files = [
        file
        for file in sorted((SOURCE / "fifteentwo").rglob("*.py"))
        if file.relative_to(SOURCE).with_suffix("").parts[1] in CORE
    ]
    return [".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__") for file in files]


def test_core_imports_without_any_package() -> None:
    modules = core_modules()
    assert {"fifteentwo.cards", "fifteentwo.rules", "fifteentwo.scoring.show", "fifteentwo.game.view"} <= {*modules}

    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", IMPORT_ALL],
        input=json.dumps([str(SOURCE), ["fifteentwo", *modules]]),
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.stderr == ""
    assert json.loads(run.stdout) == []
