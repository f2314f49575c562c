"""Writing complete games, and what comes back when they are read."""

from __future__ import annotations

import random
from collections import Counter
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.record.games import NAMES, TEXTS, games, random_game

from fifteentwo.cards import format_cards, shuffled
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Action, Claim, Deal, Game, GameState, Misdeal
from fifteentwo.game import actions as act
from fifteentwo.record import read_game, write_game
from fifteentwo.record.phrases import Phrase
from fifteentwo.record.writing import OWN_TAGS, lay_out
from fifteentwo.rules import PRESETS, RuleSet


@given(games())
def test_every_game_comes_back(game: Game) -> None:
    text = write_game(game)

    again = read_game(text)

    assert again == game
    assert again.state == game.state
    assert write_game(again) == text


@pytest.mark.parametrize("preset", PRESETS)
def test_games_of_every_preset_come_back(preset: str) -> None:
    for seed in range(5):
        game = random_game(preset, seed)
        assert read_game(write_game(game)) == game


def test_every_kind_of_action_is_written_and_read() -> None:
    rules = RuleSet.parse(
        "acc muggins=on misdeal=redeal_plus_two cut_before_deal=offered must_play_after_go=off target=61"
    )
    seen: Counter[type[Action]] = Counter()
    for seed in range(30):
        game = random_game(rules, seed)
        if seed % 4 == 0:
            game = random_game(rules, seed, part=0.5)
            game.push(act.Resign(seed // 4 % 2))
        elif seed % 4 == 1:
            deck = Deal(shuffled(random.Random(seed)))
            game = Game(rules, dealer=0)
            game.extend([deck, act.DeclineCut(1), Misdeal(), deck, act.CutBeforeDeal(1, 20), Misdeal()])
        assert read_game(write_game(game)) == game
        seen.update(type(action) for action in game.actions)

    assert set(seen) == set(get_args(Action))


@given(st.dictionaries(NAMES, TEXTS, max_size=5))
def test_headers_keep_their_order(headers: dict[str, str]) -> None:
    game = Game(headers=headers)

    assert list(read_game(write_game(game)).headers.items()) == list(headers.items())


@pytest.mark.parametrize("name", ["", "two words", "a-b", "x]", 'x"', "é\n"])
def test_headers_that_no_tag_can_have(name: str) -> None:
    with pytest.raises(FifteentwoError, match="header"):
        write_game(Game(headers={name: "x"}))


@pytest.mark.parametrize("name", sorted(OWN_TAGS))
def test_the_format_keeps_some_names_for_itself(name: str) -> None:
    with pytest.raises(FifteentwoError, match=name):
        write_game(Game(headers={name: "x"}))


def test_a_claim_of_nothing_is_written_only_where_nothing_else_tells_of_it() -> None:
    game = read_game(
        '[Fifteentwo "1"] [Rules "six_card scoring=manual"] [Dealer "1"]\n'
        "Deal\nHands 0: 5H 6H 7C 8D KD 2C  1: JC QH AS AD TS 9S\n"
        "Discards 0: KD 2C  1: AS AD\nStarter KC\nPlay 7C JC"
    )
    assert [action for action in game.actions if isinstance(action, Claim)] == [Claim(1, 0), Claim(0, 0)]
    assert write_game(game).endswith("Play     0: 7C 7  1: JC 17\n")

    game.push(Claim(1, 0))

    assert write_game(game).endswith("Play     0: 7C 7  1: JC 17 +0\n")
    assert read_game(write_game(game)) == game


def test_a_deck_is_written_whole_where_no_hands_tell_of_it() -> None:
    rules = RuleSet.parse("six_card scoring=manual cut_before_deal=mandatory")
    game = Game(rules, dealer=0)
    deck = random_game(rules, 1, dealer=0).actions[0]
    assert isinstance(deck, Deal)

    game.push(deck)
    assert "Deck " in write_game(game)
    game.push(Misdeal())
    game.push(deck)
    game.push(act.CutBeforeDeal(1, 10))

    text = write_game(game)
    assert text.count("Deck ") == 1
    assert text.count("Hands ") == 1
    assert read_game(text) == game


def test_lines_are_laid_out_by_section_and_label() -> None:
    phrases = [
        Phrase("Deal", "", ("1",)),
        Phrase("Deal", "", ("dealer", "0")),
        Phrase("Play", "0", ("5H",), labelled=True),
        Phrase("Play", "0", ("5",)),
        Phrase("Play", "", ("|",)),
        Phrase("Play", "0", ("6H",), labelled=True),
        Phrase("Play", "0", ("7H",), labelled=True),
        Phrase("Play", "1", ("go",)),
        Phrase("Misdeal", "", ()),
    ]

    assert lay_out(phrases) == "\nDeal 1  dealer 0\nPlay     0: 5H 5 |  0: 6H  0: 7H  1: go\nMisdeal\n"


@pytest.mark.parametrize("cut", ["none", "offered", "mandatory"])
def test_a_deal_that_ends_the_game_before_the_hands_comes_back(cut: str) -> None:
    deck = shuffled(random.Random(5))
    start = GameState.setup(f"five_card cut_before_deal={cut}", dealer=0, scores=[0, 58])
    game = Game(start=start)
    game.push(Deal(deck))
    assert game.state.over

    text = write_game(game)

    assert f"Deck     {format_cards(deck)}\n" in text
    assert read_game(text) == game
