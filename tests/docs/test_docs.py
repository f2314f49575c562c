"""Every example in the documentation is run, and every generated page is what its generator writes."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([ROOT / "README.md", *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_run(page: Path) -> None:
    text = re.sub(r"^```.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(test)

    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
        if not target.startswith(("http:", "https:")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_rules_page_is_what_the_options_say() -> None:
    spec = importlib.util.spec_from_file_location("rules_page", ROOT / "tools" / "rules_page.py")
    assert spec is not None
    assert spec.loader is not None
    rules_page = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(rules_page)

    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")

    assert rules_page.page(text) == text, "run tools/rules_page.py"
