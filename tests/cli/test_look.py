from __future__ import annotations

import io

import pytest
from rich.console import Console

from fifteentwo.cards import DECK
from fifteentwo.cli.look import Look


@pytest.mark.parametrize(("encoding", "unicode"), [("utf-8", True), ("ascii", False), ("latin-1", False)])
def test_signs_suit_the_encoding(encoding: str, unicode: bool) -> None:
    output = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    assert Look.of(Console(file=output)).unicode is unicode


@pytest.mark.parametrize("unicode", [True, False])
def test_every_card_has_its_colour_in_a_sentence(unicode: bool) -> None:
    look = Look(unicode)
    for card in DECK:
        text = look.text(f"Ann plays {look.card(card)}, and waits.")
        (span,) = text.spans
        assert text.plain[span.start : span.end] == look.card(card)


def test_words_are_no_cards() -> None:
    assert look_spans("Ann: AH, you say? 10 holes of 121, T") <= 1


def look_spans(words: str) -> int:
    return len(Look().text(words).spans)


def test_pegs_differ_by_shape() -> None:
    for look in (Look(), Look(unicode=False)):
        signs = [sign for side in range(4) for sign in look.peg(side)]
        assert len(set(signs)) == 8
        assert look.hole not in signs
