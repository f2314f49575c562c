"""Reading complete games: what may be left out, and that everything that is wrong is found."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.record.games import games, random_game, read_or_refused

from fifteentwo.cards import DECK
from fifteentwo.errors import ParseError
from fifteentwo.game import Game
from fifteentwo.record import read_game, write_game

TYPED = """
[Fifteentwo "1"] [Dealer "1"] [Seat0 "Ann"] ; typed in a hurry
deal 1
hands 0: 5h 6♥ 7c 8d kd 2c {the pone}
      1: jc qh as ad 10s 9s
discards 0: kd 2c 1: as,ad
starter js
play 7c jc 8d 5h | qh 6h ts 9s
"""
FULL = """\
[Fifteentwo "1"]
[Rules "six_card"]
[Dealer "1"]
[Result "unfinished 9-16"]

Deal 1  dealer 1  0-0
Hands    0: 5H 6H 7C 8D KD 2C  1: JC QH AS AD TS 9S
Rest     AC AH 2D 2H JS 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5S 6C 6D 6S 7D 7H 7S 8C 8H 8S 9C 9D 9H TC TD TH JD JH QC QD QS KC KH KS
Discards 0: KD 2C  1: AS AD
Starter  0: 4 JS  1: +2 heels
Play     0: 7C 7  1: JC 17  0: 8D 25  1: go  0: 5H 30 +1 go |  1: QH 10  0: 6H 16  1: TS 26 +1 go |  1: 9S 9 +1 last
Show     0: 5H 6H 7C 8D +8  1: 9S TS JC QH +10  crib: AD AS 2C KD +2
"""
MANUAL = """\
[Fifteentwo "1"] [Rules "acc muggins=on target=61"] [Dealer "1"]
Deal 1  dealer 1  0-0  cut 30
Hands    0: 5H 6H 7C 8D KD 2C  1: JC QH AS AD TS 9S
Discards 0: KD 2C  1: AS AD
Starter  JS
Play     0: 7C
"""


def test_what_follows_may_be_left_out() -> None:
    game = read_game(TYPED)

    assert game.headers == {"Seat0": "Ann"}
    assert write_game(game) == FULL.replace("[Result", '[Seat0 "Ann"]\n[Result')


def test_the_full_text_comes_back() -> None:
    assert write_game(read_game(FULL)) == FULL


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("unfinished 9-16", "unfinished 9-17", "the result is 'unfinished 9-16'"),
        ("Deal 1", "Deal 2", "'2' is wrong here: it should be '1'"),
        ("dealer 1  0-0", "dealer 0  0-0", "'dealer 0' is wrong here: it should be 'dealer 1'"),
        ("0-0", "0-1", "'0-1' is wrong here: it should be '0-0'"),
        ("7C 8D KD", "7C 8D TS", "a card is dealt twice"),
        ("KD 2C  1: JC", "KD  1: JC", "seat 0 is dealt 6 cards, not 5"),
        ("Hands    0", "Hands    7", "seat 0 is dealt 6 cards, not 0"),
        ("AC AH 2D", "AC AH", "have 51 of the 52 cards, in 51 places"),
        ("AC AH 2D", "AC AH 5H", "have 51 of the 52 cards, in 52 places"),
        ("KD 2C  1: AS", "KD 3C  1: AS", "seat 0 does not hold 3C"),
        ("0: 4 JS", "0: 5 JS", "'JS' is wrong here: it should be '0: 2S'"),
        ("0: 4 JS", "1: 4 JS", "not up to seat 1"),
        ("0: 4 JS", "0: 3 JS", "at least 4 cards"),
        ("+2 heels", "+1 heels", r"'\+1' is wrong here: it should be '1: \+2'"),
        ("1: +2 heels", "0: +2 heels", r"'\+2' is wrong here: it should be '1: \+2'"),
        ("1: JC 17", "1: JD 17", "seat 1 does not hold JD"),
        ("1: JC 17", "1: JC 16", "'16' is wrong here: it should be '1: 17'"),
        ("1: JC 17", "1: JC 17 +2", r"'\+2' is wrong here: nothing is pegged"),
        ("0: 8D 25", "1: 9S 26", "not seat 1's turn"),
        ("0: 8D 25  1: go", "0: 8D 25  0: go", "'go' is wrong here: it should be '1: go'"),
        ("+1 go |", "go |", r"points are missing after this: '0: \+1'"),
        ("1: TS 26 +1 go |  1: 9S 9", "1: TS 26 |  1: 9S 9", r"points are missing after this: '1: \+1'"),
        ("+1 last", "+2 last", r"'\+2' is wrong here: it should be '1: \+1'"),
        ("7C 8D +8", "7C 8D +12", r"'\+12' is wrong here: it should be '0: \+8'"),
        ("7C 8D +8", "7C KD +8", "'5H 6H 7C KD' is wrong here: it should be '0: 5H 6H 7C 8D'"),
        ("KD +2\n", "KD +2  1: +1\n", r"'\+1' is wrong here: nothing is pegged"),
        ("KD +2\n", "KD +2\nEnd side 0 wins 121-16\n", "'side' does not belong here"),
        ("KD +2\n", "KD +2\nPlay 0: 5H\n", "the game is at: deal"),
        ("KD +2\n", "KD +2\nDeal 2\n", "needs a line Hands"),
        ("Deal 1  dealer 1  0-0\n", "", "does not belong here"),
        ("Discards 0: KD 2C  1: AS AD\n", "", "cutting the starter is not possible|does not belong here"),
        ("Starter  0: 4 JS  1: +2 heels\n", "Deal 2\n", "a deal cannot begin here"),
        ("crib: AD", "0: AD", "'AD AS 2C KD' is wrong here: it should be 'crib: AD AS 2C KD'"),
        ("[Dealer", '[Kind "noted"]\n[Dealer', "read_noted"),
    ],
)
def test_the_first_disagreement_is_reported(right: str, wrong: str, reason: str) -> None:
    assert right in FULL
    changed = FULL.replace(right, wrong, 1)

    with pytest.raises(ParseError, match=reason) as caught:
        read_game(changed)

    line = changed.count("\n", 0, caught.value.position) + 1
    expected = FULL[: FULL.index(right)].count("\n") + 1
    assert f"line {line}" in str(caught.value)
    assert abs(line - expected) <= 1 + wrong.count("\n")


def test_points_may_be_left_out_of_a_whole_line_only() -> None:
    play = FULL[FULL.index("Play") : FULL.index("Show")]
    without = re.sub(r" \+\d+( go| last)?", "", play)

    assert read_game(FULL.replace(play, without)) == read_game(FULL)
    with pytest.raises(ParseError, match="points are missing"):
        read_game(FULL.replace(" +8", ""))


@given(games(), st.randoms(use_true_random=False))
def test_every_number_and_card_of_a_game_is_checked(game: Game, chance: random.Random) -> None:
    text = write_game(game)
    body = text.index("\n\n") if "\n\n" in text else len(text)
    spots = [
        found for found in re.finditer(r"(?<=[ +-])(\d+|[A2-9TJQK][CDHS])(?=[ \n-])", text) if found.start() > body
    ]
    if not spots:
        return
    spot = chance.choice(spots)
    other = str(int(spot[0]) + 1) if spot[0].isdigit() else str(chance.choice([c for c in DECK if str(c) != spot[0]]))
    changed = text[: spot.start()] + other + text[spot.end() :]

    try:
        again = read_game(changed)
    except ParseError:
        return
    # A place, or points that a player claims, may be another choice; then it is another game.
    assert again != game
    assert write_game(again) != text


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ("  0: ok", "cannot accept this claim"),
        ("  0: +0  0: ok", "cannot accept this claim"),
        ("  0: fault crib", "no fault 'crib'"),
        ("  0: fault", "after 'fault' something is missing"),
        ("  0: muggins", "after 'muggins' something is missing"),
        ("  0: muggins lots", "'lots' is not a number"),
        ("  1: renege dead", "nobody has been seen"),
        ("  1: retracts", "no go to take back"),
        ("  crib: +2", "'crib' is not a seat"),
        ("  9: +2", "there is no seat 9"),
        ("  0: +2000", "a number from 0 to 1000"),
        ("  0: +99999999", "is not a number"),
        ("\nEnd 0: resigns 1: resigns", "the game is over"),
        ("\nStarter ??", "does not belong here"),
    ],
)
def test_wrong_acts_are_reported(more: str, reason: str) -> None:
    read_game(MANUAL)

    with pytest.raises(ParseError, match=reason):
        read_game(MANUAL.rstrip() + more + "\n")


def test_a_label_is_needed_where_several_may_act() -> None:
    text = '[Fifteentwo "1"]\n[Dealer "1"]\nDeal\nHands 0: 5H 6H 7C 8D KD 2C  1: JC QH AS AD TS 9S\nDiscards KD 2C'
    with pytest.raises(ParseError, match="Write the seat before it"):
        read_game(text)


def test_points_for_the_last_card_may_follow_a_card_that_scores_nothing() -> None:
    text = MANUAL.rstrip().replace(" muggins=on", "") + "  1: JC  0: 8D  1: go  0: 5H +1 go"

    assert read_game(text).state.scores[0] == 1


def test_two_games_are_not_one() -> None:
    with pytest.raises(ParseError, match="read_games"):
        read_game(FULL + "\n" + FULL)


@given(st.text(max_size=60))
def test_garbage_raises_nothing_but_parse_errors(text: str) -> None:
    for some in (text, '[Fifteentwo "1"]\n' + text, FULL + text, MANUAL + text):
        read_or_refused(read_game, some)


@given(st.integers(0, 200), st.lists(st.integers(0, 10**6), min_size=1, max_size=4), st.sampled_from("dsx"), st.data())
def test_damaged_games_raise_nothing_but_parse_errors(
    seed: int, places: list[int], how: str, data: st.DataObject
) -> None:
    preset = data.draw(st.sampled_from(["acc target=31", "three_hand target=31", "house_strict target=31"]))
    words = re.split(r"( +|\n)", write_game(random_game(preset, seed)))
    for place in places:
        index = place % len(words)
        other = (place // 7) % len(words)
        if how == "d":
            words[index] = ""
        elif how == "s":
            words[index], words[other] = words[other], words[index]
        else:
            words[index] = words[other]
    game = read_or_refused(read_game, "".join(words))

    assert game is None or read_game(write_game(game)) == game
