"""Rule sets as text: what is printed is read back, what is wrong is named with its place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import PRESET_NAMES, rule_sets

from fifteentwo.errors import FifteentwoError, ParseError, RuleError
from fifteentwo.rules import PRESETS, GameValues, RuleSet, options


@given(rules=rule_sets())
def test_what_is_printed_is_read(rules: RuleSet) -> None:
    text = str(rules)

    assert RuleSet.parse(text) == rules
    assert eval(repr(rules)) == rules
    assert text.split(maxsplit=1)[0] in PRESETS
    assert hash(RuleSet.parse(text)) == hash(rules)


@given(rules=rule_sets())
def test_the_text_is_short(rules: RuleSet) -> None:
    """No preset would need fewer changes."""
    for preset in PRESETS.values():
        differing = [name for name in options() if getattr(rules, name) != getattr(preset.rules, name)]
        assert len(str(rules).split()) <= 1 + len(differing)


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_a_preset_prints_as_its_name(name: str) -> None:
    assert str(PRESETS[name].rules) == name
    assert RuleSet.parse(name) == PRESETS[name].rules


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("", RuleSet()),
        ("  six_card  ", RuleSet()),
        ("target=61", RuleSet(target=61)),
        ("six_card scoring=manual muggins=on target=61", RuleSet(scoring="manual", muggins=True, target=61)),
        ("scoring=manual muggins=yes", RuleSet(scoring="manual", muggins=True)),
        ("scoring=manual muggins=TRUE", RuleSet(scoring="manual", muggins=True)),
        ("goOut=forbidden", RuleSet(go_out="forbidden")),
        ("cribFourFlush=on", RuleSet(crib_four_flush=True)),
        ("skunkClasses=none", RuleSet(skunk_classes=frozenset())),
        ("skunk_classes=quarter+skunk", RuleSet(skunk_classes=frozenset({"skunk", "quarter"}))),
        ("game_values=win:2,skunk:5", RuleSet(game_values=GameValues(2, 5, 3, 4))),
        ("go_cutoff=115 heels_cutoff=none", RuleSet(go_cutoff=115)),
        ("backUp10=off", None),
    ],
)
def test_what_is_read(text: str, rules: RuleSet | None) -> None:
    if rules is None:
        with pytest.raises(ParseError, match="no option named 'backUp10'"):
            RuleSet.parse(text)
    else:
        assert RuleSet.parse(text) == rules


@pytest.mark.parametrize(
    ("text", "position", "complaint"),
    [
        ("seven_card", 0, "there are no rules named 'seven_card'"),
        ("six_crad", 0, "did you mean six_card?"),
        ("  fourhand", 2, "did you mean four_hand?"),
        ("six_card long", 9, "'long' is not a change of the form option=value"),
        ("six_card mugins=on", 9, "there is no option named 'mugins'; did you mean muggins?"),
        ("target=61 target=121", 10, "target stands twice"),
        ("target=61 muggins=maybe", 18, "muggins may be off, on, not 'maybe'"),
        ("scoring=", 8, "scoring may be auto, manual, not ''"),
        ("target=high", 7, "target takes a whole number, not 'high'"),
        ("target=-5", 7, "target takes a whole number, not '-5'"),
        ("target=none", 7, "target takes a whole number, not 'none'"),
        ("go_cutoff=late", 10, "go_cutoff takes a whole number"),
        ("skunk_classes=lurch", 14, "skunk_classes may be none or some of skunk+half+quarter, not 'lurch'"),
        ("game_values=5", 12, "game_values takes parts such as"),
        ("game_values=win:x", 12, "not 'win:x'"),
        ("limit=33", 6, "limit may be 31, 34, not '33'"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(text: str, position: int, complaint: str) -> None:
    with pytest.raises(ParseError) as caught:
        RuleSet.parse(text)
    assert complaint in str(caught.value)
    assert (caught.value.position, caught.value.text) == (position, text)


def test_contradictions_are_not_mistakes_of_the_text() -> None:
    with pytest.raises(RuleError, match="muggins=on needs scoring=manual"):
        RuleSet.parse("six_card muggins=on")


@given(text=st.text(alphabet="six_card=,:+ 10onmugginstargetwin", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        rules = RuleSet.parse(text)
    except FifteentwoError:
        return
    assert RuleSet.parse(str(rules)) == rules


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game_values=win:1,win:2", "win stands twice in game_values"),
        ("game_values=win:1,skunk:1000", "skunk in game_values takes a number of at most 3 digits, not 1000"),
        ("target=99999999999999999999", "target takes a number of at most 6 digits, not 99999999999999999999"),
        ("target=x", "target takes a whole number, not 'x'"),
    ],
)
def test_numbers_are_refused_for_the_true_reason(text: str, reason: str) -> None:
    with pytest.raises(ParseError) as caught:
        RuleSet.parse(text)
    assert caught.value.reason == reason
