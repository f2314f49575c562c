"""Positions as text."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.random_play import play_on
from tests.record.games import random_game, read_or_refused, states_of
from tests.strategies import presets, rule_sets

from fifteentwo.errors import ParseError
from fifteentwo.game import GameState, Phase, SeatView, view
from fifteentwo.record import read_position, write_position
from fifteentwo.rules import PRESETS, RuleSet

DISCARD = "fifteentwo/1 rules=six_card seat=0 phase=discard dealer=1 hand=5H,6H,7C,8D,TD,KC"
PLAY = (
    "fifteentwo/1 rules=six_card seat=0 phase=play dealer=1 scores=0-4 pegs=0-2 hand=5H,7H,9S laid=2D,KC starter=JC "
    "plays=0:6C,1:9D turn=0 | dealt:1:1:6-6 laid:0:2 laid:1:2 starter:0:14:JC peg:1:1:heels:*:2:2 "
    "play:0:6C:6 play:1:9D:15 peg:1:1:card:*:2:4"
)


def views_of(state: GameState) -> list[SeatView]:
    """Returns the view of every seat, and of somebody who watches."""
    return [view(state, seat) for seat in (*range(state.players), None)]


def assert_comes_back(seen: SeatView) -> None:
    text = write_position(seen)
    again = read_position(text)
    assert again == seen
    assert again.legal_actions == seen.legal_actions
    assert write_position(again) == text
    assert "\n" not in text


@given(rule_sets() | presets(), st.integers(0, 2**32))
def test_every_view_comes_back(rules: RuleSet, seed: int) -> None:
    chance = random.Random(seed)
    for _, _, _, after in play_on(GameState.setup(rules), chance):
        if after.over or chance.random() < 0.1:
            for seen in views_of(after):
                assert_comes_back(seen)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_view_of_a_game_of_every_preset_comes_back(preset: str) -> None:
    phases = set()
    for state in states_of(random_game(RuleSet.parse(f"{preset} target=31" if preset != "captain" else preset), 1)):
        phases.add(state.phase)
        for seen in views_of(state):
            assert_comes_back(seen)
    assert phases >= {Phase.PACK, Phase.CUT_FOR_DEAL, Phase.DISCARD, Phase.CUT_STARTER, Phase.PLAY, Phase.OVER}


@pytest.mark.parametrize(
    "arguments",
    [
        {"dealer": 1, "hands": ("KH 6H 7C 8D", "AS 2S 3S 4S"), "starter": "JC", "played": [(0, "KH"), (1, "4S")]},
        {"dealer": 0, "hands": ("KH 6H 7C 8D", "AS 2S 3S 4S"), "scores": (120, 7), "back_pegs": (119, 0)},
        {"dealer": 0, "deal_number": 7, "first_dealer": 1, "game_number": 2},
    ],
)
def test_positions_that_were_set_up_come_back(arguments: dict[str, object]) -> None:
    for seen in views_of(GameState.setup(**arguments)):  # type: ignore[arg-type]
        assert_comes_back(seen)


def test_what_is_usual_need_not_be_written() -> None:
    seen = read_position(DISCARD)

    assert write_position(seen) == DISCARD
    assert (seen.scores, seen.hand_sizes, seen.to_act, seen.first_dealer, seen.undealt) == (
        (0, 0),
        (6, 6),
        (0, 1),
        1,
        40,
    )
    assert len(seen.legal_actions) == 15


def test_order_case_and_spelling_do_not_matter() -> None:
    text = "  fifteentwo/1  HAND=kc,5♥,6h,7c,8d,10d dealer=1 phase=discard\tseat=0 rules=six_card "

    assert read_position(text) == read_position(DISCARD)


@pytest.mark.parametrize(
    ("right", "wrong", "place", "reason"),
    [
        ("fifteentwo/1", "fifteentwo/2", "fifteentwo/2", "begins with fifteentwo/1"),
        ("rules=six_card ", "", "fifteentwo/1", "the field rules is missing"),
        ("rules=six_card", "rules=six_cards", "six_cards", "rules: there are no rules named"),
        ("rules=six_card", "rules=muggins=on", "muggins", "rules: muggins=on needs scoring=manual"),
        ("phase=play", "phase=pause", "pause", "phase: 'pause' is none of"),
        ("phase=play", "phase=claim", "phase=claim|fifteentwo|turn", "claim"),
        ("phase=play", "phase=discard", "starter", "there is no starter yet"),
        ("phase=play", "phase=over", "fifteentwo", "there must be a result"),
        ("seat=0", "seat=2", "seat=2", "there is no seat 2"),
        ("seat=0 ", "", "fifteentwo", "somebody who only watches"),
        ("dealer=1 ", "", "fifteentwo", "there must be a dealer"),
        ("scores=0-4", "scores=0-121", "scores", "side 1 stands at 121, but its game hole is 121"),
        ("scores=0-4", "scores=0-4-4", "scores", "there are 2 sides"),
        ("scores=0-4", "scores=0", "scores", "there are 2 sides"),
        ("scores=0-4", "scores=a-4", "a-4", "'a' is not a number"),
        ("pegs=0-2", "pegs=0-121", "pegs", "side 1 stands at 121"),
        ("hand=5H,7H,9S", "hand=5H,7H", "fifteentwo", "seat 0 cannot hold 2 cards at play"),
        ("hand=5H,7H,9S", "hand=5H,7H,5H", "5H", "5H stands twice"),
        ("hand=5H,7H,9S", "hand=5H,7H,JC", "starter", "JC stands also in hand"),
        ("hand=5H,7H,9S", "hand=5H,,9S", "5H,,9S", "a card is missing"),
        ("laid=2D,KC", "laid=2D", "laid", "lays 2 cards into the crib, not 1"),
        ("laid=2D,KC", "laid=2D,9D", "plays", "9D stands also in laid"),
        ("starter=JC", "starter=J", "J", "its suit is missing"),
        ("starter=JC ", "", "fifteentwo", "there must be a starter"),
        ("plays=0:6C,1:9D", "plays=0:6C,1:6C", "plays", "6C stands twice"),
        ("plays=0:6C,1:9D", "plays=0:6C,1", "0:6C,1 ", "not a card played by a seat"),
        ("plays=0:6C,1:9D", "plays=0:6C,3:9D", "plays", "there is no seat 3"),
        ("plays=0:6C,1:9D", "plays=0:6C,1:9D,1:KD,1:QD", "plays", "a count of 35 is past 31"),
        ("plays=0:6C,1:9D", "plays=0:6C,1:9D holds=3-9", "holds", "seat 1 cannot hold 9 cards"),
        ("plays=0:6C,1:9D", "plays=0:6C,1:9D holds=3", "holds", "there are 2 seats"),
        ("plays=0:6C,1:9D", "plays=0:6C,1:9D undealt=39", "undealt", "40 cards are left"),
        ("turn=0", "turn=7", "turn", "there is no seat 7"),
        ("turn=0", "act=0", "fifteentwo|turn", "somebody's turn"),
        ("turn=0", "turn=0 act=1", "act", "the seat whose turn it is acts"),
        ("turn=0", "turn=0 turn=0", "turn=0 |", "stands twice"),
        ("turn=0", "turn=0 gone=1,1", "1,1", "not a number"),
        ("turn=0", "turn=0 gone=1-1", "gone", "a seat stands twice"),
        ("turn=0", "turn=0 claim=0:card:-:-:-", "claim", "there must not be a claim"),
        ("turn=0", "turn=0 claim=0:card", "0:card", "not a claim such as"),
        ("turn=0", "turn=0 heels=yes", "heels", "heels_forfeit_on_play"),
        ("turn=0", "turn=0 heels=open", "open", "none of yes, no"),
        ("turn=0", "turn=0 reneges=1", "reneges", "no false gos"),
        ("turn=0", "turn=0 result=0/0-4/-,-/1/target", "result", "must not be a result"),
        ("turn=0", "turn=0 result=0", "0 |", "not a result such as"),
        ("turn=0", "turn=0 first=2", "first", "there is no seat 2"),
        ("turn=0", "turn=0 deal=0", "deal", "counted from 1"),
        ("turn=0", "turn=0 cuts=0:1,1:1", "cuts", "each cut takes another card"),
        ("turn=0", "turn=0 cuts=0:52", "cuts", "from 0 to 51"),
        ("turn=0", "turn=0 hello", "hello", "'hello' is not a field"),
        ("turn=0", "turn=0 score=1", "score=1", "'score=1' is not a field"),
        ("play:0:6C:6", "player:0:6C:6", "player", "is none of"),
        ("play:0:6C:6", "play:0:6C", "play:0:6C", "play takes 3 values"),
        ("play:0:6C:6", "play:0:6C:36", "|", "a count of 36 is past 31"),
        ("play:0:6C:6", "play:4:6C:6", "|", "there is no seat 4"),
        ("heels:*:2:2", "heels:*:3:2", "|", "3 points are not the sum"),
        ("dealt:1:1:6-6", "dealt:1:1:6-6-6", "|", "there are 2 hands"),
    ],
)
def test_what_is_wrong_is_named(right: str, wrong: str, place: str, reason: str) -> None:
    read_position(PLAY)
    assert right in PLAY
    changed = PLAY.replace(right, wrong, 1)

    with pytest.raises(ParseError, match=reason) as caught:
        read_position(changed)

    assert caught.value.text == changed
    there = changed[caught.value.position :]
    assert any(there.startswith(each) for each in (place, *place.split("|"))), there


def test_a_player_without_a_card_that_fits_cannot_be_to_play() -> None:
    text = (
        "fifteentwo/1 rules=six_card seat=0 phase=play dealer=1 hand=KH,QH starter=JC plays=0:9C,1:8D,0:6C,1:7D turn=0"
    )

    with pytest.raises(ParseError, match="has no choice"):
        read_position(text)


@pytest.mark.parametrize(
    ("claim", "more", "reason"),
    [
        ("0:hand:-:-:-", "", ""),
        ("0:hand:8:1:-", "", "it is made and not before"),
        ("0:penalty:-:-:-", "", "nobody claims penalty"),
        ("0:hand:-:-:-", " act=1", "its owner acts"),
        ("0:hand:-:2:-", "", "sides are 0 to 1"),
        ("2:hand:-:-:-", "", "there is no seat 2"),
        ("0:hand:-:-:1", "", "only a side that may answer"),
        ("0:hand:-:-:-", " reneges=0", "own side|no false gos"),
    ],
)
def test_claims(claim: str, more: str, reason: str) -> None:
    text = (
        "fifteentwo/1 rules=acc;muggins=on seat=0 phase=claim dealer=1 starter=JC "
        f"plays=0:9C,1:8D,0:6C,1:7D/0:KH,1:KD,0:2C,1:3C claim={claim}{more}"
    )
    if not reason:
        assert read_position(text).legal_actions
        return
    with pytest.raises(ParseError, match=reason):
        read_position(text)


def test_an_answer_to_a_claim() -> None:
    seen = read_position(
        "fifteentwo/1 rules=acc;muggins=on seat=1 phase=muggins dealer=1 hand=KD,3C starter=JC "
        "plays=0:9C,1:8D,0:2C,1:7D claim=1:card:0:0:0"
    )

    assert seen.to_act == (0,)
    assert seen.legal_actions == ()


@given(st.text(max_size=60))
def test_garbage_raises_nothing_but_parse_errors(text: str) -> None:
    for some in (text, "fifteentwo/1 " + text, DISCARD + " " + text, PLAY + " " + text):
        read_or_refused(read_position, some)


@given(rule_sets() | presets(), st.integers(0, 2**32), st.data())
def test_damaged_positions_are_refused_or_playable(rules: RuleSet, seed: int, data: st.DataObject) -> None:
    chance = random.Random(seed)
    states = [after for _, _, _, after in play_on(GameState.setup(rules), chance)]
    state = data.draw(st.sampled_from(states))
    text = write_position(view(state, data.draw(st.sampled_from([*range(state.players), None]))))
    words = re.split(r"([ =:,/-])", text)
    for _ in range(data.draw(st.integers(1, 4))):
        index = data.draw(st.integers(0, len(words) - 1))
        words[index] = data.draw(st.sampled_from(["", words[index] * 2, "9", "5H", *words[:60]]))
    seen = read_or_refused(read_position, "".join(words))

    assert seen is None or isinstance(seen.legal_actions, tuple)
    assert seen is None or read_position(write_position(seen)) == seen
