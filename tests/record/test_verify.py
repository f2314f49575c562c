"""Checking the shuffles of recorded games."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.random_play import random_action
from tests.strategies import rule_sets

from fifteentwo.cards import shuffled
from fifteentwo.game import CutPack, Deal, Game, GameState, Phase, Resign
from fifteentwo.record import Proof, Report, read_game, verify_game, write_game
from fifteentwo.record.shuffle import commit, next_pack, packs_used
from fifteentwo.rules import RuleSet

SEED = bytes(range(32)).hex()
TEXTS = ("luck", "Glück ♥\n")


def fair_game(
    rules: RuleSet | str = "six_card", *, seed: str = SEED, texts: tuple[str, ...] = TEXTS, actions: int = 200
) -> Game:
    """Returns a game with shuffles that can be checked, or its first actions."""
    chance = random.Random(7)
    game = Game(rules, game_number=2, headers=Proof.of_seed(seed, texts).headers())
    while not game.state.over and len(game.actions) < actions:
        waits_for_pack = game.state.phase in {Phase.PACK, Phase.DEAL}
        game.push(next_pack(game, seed, texts) if waits_for_pack else random_action(game.state, chance))
    return game


def failures(report: Report) -> list[str]:
    return [check.subject for check in report.checks if not check.ok]


def test_a_fair_game() -> None:
    game = fair_game()

    report = verify_game(read_game(write_game(game)))

    assert report.ok
    assert len(report.checks) == 1 + packs_used(game.actions)
    assert str(report).startswith("ok   commitment: it is the SHA-256 of the seed\nok   pack 0 (cut for deal): ")


@given(rule_sets(), st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=9), max_size=2))
def test_fair_games_under_any_rules(rules: RuleSet, seed: bytes, texts: list[str]) -> None:
    game = fair_game(rules, seed=seed.hex(), texts=tuple(texts), actions=60)

    assert verify_game(read_game(write_game(game))).ok


def test_packs_are_told_apart_after_ties_and_misdeals() -> None:
    game = fair_game("three_hand scoring=manual", actions=2000)

    subjects = [check.subject for check in verify_game(game).checks]
    assert verify_game(game).ok
    assert len(set(subjects)) == len(subjects)


@pytest.mark.parametrize("kind", [CutPack, Deal])
def test_a_pack_of_another_order_is_found(kind: type[CutPack | Deal]) -> None:
    game = fair_game()
    wrong = Game(start=game.start, headers=game.headers)
    number = next(n for n, action in enumerate(game.actions) if isinstance(action, kind))
    wrong.extend(game.actions[:number])
    wrong.push(kind(shuffled(random.Random(1))))

    report = verify_game(wrong)

    assert failures(report) == [report.checks[-1].subject]
    assert "follows from the seed" in report.checks[-1].finding


@pytest.mark.parametrize("header", ["ShuffleText0", "ShuffleText1"])
@pytest.mark.parametrize("text", ["Luck", "luck ", ""])
def test_another_text_is_found(header: str, text: str) -> None:
    game = fair_game()
    game.headers[header] = text

    assert len(failures(verify_game(game))) == packs_used(game.actions)


def test_another_seed_is_found() -> None:
    game = fair_game()
    game.headers["ShuffleSeed"] = "00" * 32

    assert failures(verify_game(game))[0] == "commitment"
    assert len(failures(verify_game(game))) == 1 + packs_used(game.actions)


def test_another_commitment_is_found() -> None:
    game = fair_game()
    game.headers["ShuffleCommitment"] = commit("00" * 32)

    assert failures(verify_game(game)) == ["commitment"]


@pytest.mark.parametrize(
    ("header", "value", "subject", "finding"),
    [
        ("ShuffleCommitment", None, "commitment", "the record has none"),
        ("ShuffleCommitment", "abc", "commitment", "'abc' is not 64 hexadecimal digits"),
        ("ShuffleSeed", None, "seed", "not been shown yet"),
        ("ShuffleSeed", "abc", "seed", "64 hexadecimal digits"),
        ("Shuffle", "dice", "scheme", "made by 'dice'"),
    ],
)
def test_a_proof_that_is_not_whole_is_not_ok(header: str, value: str | None, subject: str, finding: str) -> None:
    game = fair_game(actions=5)
    if value is None:
        del game.headers[header]
    else:
        game.headers[header] = value

    report = verify_game(game)

    assert not report.ok
    assert [check.subject for check in report.checks] == [subject]
    assert finding in report.checks[0].finding
    assert str(report).startswith(f"NOT  {subject}: ")


@given(st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=9), min_size=2, max_size=2))
def test_a_proof_comes_back_from_headers(seed: bytes, texts: list[str]) -> None:
    proof = Proof.of_seed(seed.hex(), tuple(texts))

    assert Proof.from_headers(proof.headers(), players=2) == proof


def test_a_seed_that_has_not_been_shown_has_no_header() -> None:
    assert "ShuffleSeed" not in Proof(commit(SEED), TEXTS).headers()


@pytest.mark.parametrize("starter", [None, "5C"])
def test_cards_that_were_laid_out_are_not_proved(starter: str | None) -> None:
    hands = ["5H 5D 5S JC", "2C 4D 9S KD"]
    start = GameState.setup(dealer=1, scores=[115, 100], hands=hands, starter=starter)
    game = Game(start=start, headers=Proof.of_seed(SEED).headers())

    assert failures(verify_game(read_game(write_game(game)))) == ["start", "packs"]


def test_a_deal_from_the_seed_does_not_prove_the_cards_before_it() -> None:
    chance = random.Random(3)
    start = GameState.setup(dealer=1, hands=["5H 5D 5S JC", "2C 4D 9S KD"], starter="5C")
    game = Game(start=start, headers=Proof.of_seed(SEED).headers())
    while game.state.deal_number == 1:
        game.push(random_action(game.state, chance))
    game.push(next_pack(game, SEED))

    report = verify_game(read_game(write_game(game)))

    assert failures(report) == ["start"]
    assert "the cards the file begins with were not dealt from the proved shuffle" in str(report)


def test_a_proof_without_a_pack_proves_nothing() -> None:
    headers = Proof.of_seed(SEED).headers()
    resigned = fair_game(actions=1, texts=())
    resigned.push(Resign(0))

    for game in (Game(headers=headers), Game(dealer=0, headers=headers), resigned):
        report = verify_game(read_game(write_game(game)))
        assert failures(report) == ["packs"]
        assert "no pack was dealt" in str(report)


def test_an_unfinished_game_that_has_only_cut_for_deal_is_as_far_proved() -> None:
    assert verify_game(fair_game(actions=1)).ok
