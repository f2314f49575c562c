"""Writes the types of the compiled core, so that type checkers know them without building it: ``python tools/stub.py``."""

from __future__ import annotations

from pathlib import Path

from nanobind.stubgen import StubGen

from fifteentwo.kernel import _kernel

STUB = Path(__file__).parent.parent / "src" / "fifteentwo" / "kernel" / "_kernel.pyi"


def stub() -> str:
    """Returns the stub of the core as it is built."""
    generator = StubGen(_kernel, quiet=True)
    generator.put(_kernel)
    return generator.get()


if __name__ == "__main__":
    STUB.write_text(stub(), encoding="utf-8")
