"""The types that type checkers see are those of the core as it is built."""

from __future__ import annotations

from pathlib import Path

from nanobind.stubgen import StubGen

from fifteentwo import kernel
from fifteentwo.kernel import _kernel


def test_stub_is_up_to_date() -> None:
    generator = StubGen(_kernel, quiet=True)
    generator.put(_kernel)

    assert Path(kernel.__file__).with_name("_kernel.pyi").read_text(encoding="utf-8") == generator.get(), (
        "run tools/stub.py"
    )
