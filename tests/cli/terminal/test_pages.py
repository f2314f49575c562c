"""Every page of whole games, on terminals of many sizes: nothing is wider or higher than the screen, nothing is missing."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

from fifteentwo.arena.playing import seat_to_ask
from fifteentwo.cards import parse_cards, shuffled
from fifteentwo.cli.look import Look
from fifteentwo.cli.names import Names, default_names
from fifteentwo.cli.telling import Telling
from fifteentwo.cli.terminal.asking import question
from fifteentwo.cli.terminal.drawing import Block
from fifteentwo.cli.terminal.moments import CountedHand, Moment, moments
from fifteentwo.cli.terminal.paper import SMALLEST, Ask, Paper, words_page
from fifteentwo.cli.terminal.showing import claim_page, moment_page
from fifteentwo.cli.terminal.table import table_page
from fifteentwo.game import CutPack, Deal, Game, GameState, Phase, view
from fifteentwo.players import by_name
from fifteentwo.scoring import score_show

SIZES = [(80, 24), SMALLEST, (60, 30), (120, 40), (79, 22)]


def paper(game: Game, size: tuple[int, int], look: Look) -> Paper:
    names = Names(default_names(game.rules, "Ann", "steady"), game.state.sides)
    return Paper(*size, Telling(names, look), str(game.rules))


def check(page: Block, size: tuple[int, int], *wanted: str) -> None:
    """Checks that a page fits, with a row left to type the answer, and that it holds what is wanted."""
    assert len(page) == size[1] - 1
    assert max(line.cell_len for line in page) <= size[0]
    text = "\n".join(line.plain for line in page)
    for part in wanted:
        assert part in text, text


@pytest.mark.parametrize("unicode", [True, False])
@pytest.mark.parametrize(
    "rules",
    [
        "six_card",
        "five_card",
        "three_hand target=61",
        "four_hand",
        "four_hand sides=solo target=61",
        "captain",
        "house_strict target=61",
        "acc target=61",
        "long",
        "six_card target=500 match=best_of_3",
    ],
)
def test_pages_of_a_whole_game(rules: str, unicode: bool) -> None:
    game, chance = Game(rules), random.Random(3)
    player, look = by_name("steady", 3), Look(unicode)
    for step in range(250):
        if game.state.over:
            break
        size = SIZES[step % len(SIZES)]
        on = paper(game, size, look)
        before, seat = game.view(0), seat_to_ask(game.state)
        if seat is None:
            deck = shuffled(chance)
            events = game.push(CutPack(deck) if game.state.phase is Phase.PACK else Deal(deck))
        else:
            seen = game.view(seat)
            ask = Ask(question(seen, on.telling.names, look), warning="That is none." * (step % 2), news=step % 7)
            hand = [look.card(card) for card in seen.hand]
            opened = seen.claim is not None and seen.claim.source.value in {"hand", "crib"}
            check(claim_page(on, seen, ask), size, *([] if opened else hand), ask.warning)
            events = game.push(player(seen))
        for moment in moments(before, game.view(0), events):
            parts = [] if moment.counted is None else [look.card(card) for card in moment.counted.cards]
            check(moment_page(on, moment, Ask("Enter goes on.")), size, *parts, "Enter goes on.")
    many_words = [Text("word " * 50)] * 30
    for size in SIZES:
        page = words_page(paper(game, size, look), game.view(0), many_words, Ask("Enter goes on."))
        check(page, size, "Enter goes on.")


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_counting_fits(size: tuple[int, int]) -> None:
    """Twenty-nine is counted in ten lines, and the deal's summary still stands below it where there is room."""
    state = GameState.setup(dealer=1, hands=("5H 5D 5S JC", "2S 4S 6C 8C"), starter="5C")
    seen, cards = view(state, 0), parse_cards("5D 5H 5S JC")
    counted = CountedHand(0, crib=True, cards=cards, score=score_show("5H 5D 5S JC + 5C"))
    on = paper(Game("six_card"), size, Look())
    page = moment_page(on, Moment(seen, counted, deal_over=True), Ask("Enter goes on."))

    check(page, size, "one for his nob is twenty-nine", "29 points", *(["play  hand  crib"] if size[1] >= 24 else []))


def test_what_cannot_be_played_is_dim() -> None:
    state = GameState.setup(
        dealer=1,
        hands=("2H 6H TD JC", "AC 3C 9S JD"),
        starter="KC",
        played=[(0, "TD"), (1, "JD"), (0, "2H"), (1, "AC")],
    )
    page = table_page(paper(Game("six_card"), (80, 24), Look()), view(state, 0), Ask("Play a card."))
    row = next(line for line in page if "6♥" in line.plain and "J♣" in line.plain)
    dim = "".join(row.plain[span.start : span.end] for span in row.spans if "dim" in str(span.style))

    assert "J♣" in dim
    assert "6♥" not in dim


def test_old_sentences_are_dim_and_new_ones_are_not() -> None:
    state = GameState.setup(dealer=1, hands=("2H 6H TD JC", "AC 3C 9S JD"))
    from fifteentwo.game import CutStarter, apply

    state, _ = apply(state, CutStarter(0, 10))
    page = table_page(paper(Game("six_card"), (80, 24), Look()), view(state, 0), Ask("Play a card.", news=1))
    line = next(line for line in page if "Ann cuts" in line.plain)
    assert "dim" in str(line.style) or any("dim" in str(span.style) for span in line.spans)
