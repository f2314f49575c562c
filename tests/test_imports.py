"""Who may import what, where the import contracts cannot look: packages that are not installed, and names."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import fifteentwo

SOURCE = Path(fifteentwo.__file__).parents[1]
CORE = ("errors", "cards", "rules", "scoring", "game", "record")

# `fifteentwo.game` offers what holds or changes hidden cards beside what players may use, so that a contract between
# modules cannot tell the two apart.
HIDDEN_MODULES = {"game", "match", "referee", "setup", "state"}
HIDDEN_NAMES = {"Game", "GameState", "Match", "apply", "view"}

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


def imports(file: Path) -> list[tuple[str, set[str]]]:
    """Returns the modules that a file imports, each with the names taken from it."""
    found: list[tuple[str, set[str]]] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(alias.name, set()) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append((node.module or "", {alias.name for alias in node.names}))
    return found


def test_players_import_nothing_that_knows_hidden_cards() -> None:
    for file in sorted((SOURCE / "fifteentwo" / "players").rglob("*.py")):
        for module, names in imports(file):
            if module == "fifteentwo":
                assert not names & HIDDEN_NAMES, file.name
            if module.startswith("fifteentwo.game"):
                assert not {*module.split(".")[2:]} & HIDDEN_MODULES, file.name
                assert not names & (HIDDEN_NAMES | HIDDEN_MODULES), file.name
