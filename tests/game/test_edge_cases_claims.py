"""Edge cases 83 to 91: players who count for themselves. D is the dealer, P the pone."""

from __future__ import annotations

import pytest
from tests.game.table import MUGGINS, D, P, Run, before_show, kept, playing, to_claim, turn_starter

from fifteentwo.cards import Card
from fifteentwo.errors import IllegalAction
from fifteentwo.game import Accept, Claim, Go, Muggins, Phase, PlayCard, Source, legal_actions
from fifteentwo.game.events import Counted, GameEnded, HeelsForfeited, MugginsCalled, Pegged, PeggedBack

EIGHT = "6D 6S 9C 5H"
SIX = "7H 8S 8D 2C"
FOUR = "6D 9C 5H 2S"
"""What hands score with the king of clubs as starter."""


def at_claim(owner: int, hand: str, rules: str, scores: tuple[int, int] = (30, 30)) -> Run:
    """Plays up to where a seat counts a hand, with the scores given at the beginning of the show."""
    other = "TD QD 4D 3H"
    hands = (hand, other) if owner == P else (other, hand)
    state = before_show(*hands, rules=rules, starter="KC", crib="2H AD AS TS", scores=scores)
    run = to_claim(turn_starter(state), owner, Source.HAND)
    assert run.state.claim is not None
    return Run(run.state, ())


def gained(run: Run, before: Run) -> tuple[int, ...]:
    return tuple(now - then for now, then in zip(run.state.scores, before.state.scores, strict=True))


def test_83_muggins_for_what_was_overlooked() -> None:
    start = at_claim(D, EIGHT, MUGGINS)
    run = start.then(Claim(D, 6), Muggins(P, 2))

    assert gained(run, start) == (2, 6)
    assert run.of(MugginsCalled) == [MugginsCalled(P, D, 2, 2)]
    assert [(event.claimed, event.points) for event in run.of(Counted)] == [(6, 8)]


def test_84_muggins_for_more_than_was_overlooked() -> None:
    start = at_claim(D, EIGHT, MUGGINS)
    run = start.then(Claim(D, 6), Muggins(P, 4))

    assert gained(run, start) == (2, 6)
    assert run.of(MugginsCalled) == [MugginsCalled(P, D, 4, 2)]


@pytest.mark.parametrize(("rules", "points"), [("acc muggins=on", 10), (MUGGINS, 8)])
def test_85_muggins_where_nothing_was_overlooked(rules: str, points: int) -> None:
    start = at_claim(D, EIGHT, rules)
    run = start.then(Claim(D, 8), Muggins(P, 2))

    assert gained(run, start) == (0, points)
    assert run.of(MugginsCalled) == [MugginsCalled(P, D, 2, 0)]


@pytest.mark.parametrize(("rules", "points"), [("six_card scoring=manual", (4, 0)), ("acc", (4, 2))])
def test_86_claiming_too_much(rules: str, points: tuple[int, int]) -> None:
    start = at_claim(P, FOUR, rules)

    assert gained(start.then(Claim(P, 6)), start) == points


def test_87_no_more_holes_than_could_have_been_pegged() -> None:
    run = at_claim(P, SIX, MUGGINS, (118, 120)).then(Claim(P, 2), Muggins(D, 4))

    assert run.of(MugginsCalled) == [MugginsCalled(D, P, 4, 1)]
    assert run.of(GameEnded)[-1].result.scores == (120, 121)
    assert run.of(GameEnded)[-1].result.winner == D


def test_88_heels_forgotten_are_lost() -> None:
    start = turn_starter(kept("KC 9C 4C 2C", "KD 8D 7D 6D", rules="acc muggins=on", starter="JS"))
    run = start.then(PlayCard(P, Card.parse("9C")), Claim(P, 0), PlayCard(D, Card.parse("8D")), Claim(D, 0))

    assert run.of(HeelsForfeited) == [HeelsForfeited(D)]
    assert run.state.scores == (0, 0)
    # The window that is open is the one for the card, and there is nothing in it.
    assert gained(run.then(Muggins(P, 2)), run) == (0, 2)
    # Before that card the dealer could have claimed them.
    assert start.then(PlayCard(P, Card.parse("9C")), Claim(P, 0), Claim(D, 2)).pegged(D, Source.HEELS) == 2


def test_89_false_claim_of_the_game() -> None:
    start = at_claim(P, FOUR, "acc", (115, 60))
    run = start.then(Claim(P, 6))

    pegs = [event for event in run.events if isinstance(event, (Pegged, PeggedBack))]
    assert [(event.side, event.points, event.score) for event in pegs] == [(P, 4, 119), (D, 2, 62), (P, 15, 104)]
    assert run.state.scores == (104, 62)


def test_90_a_missed_go_is_closed_by_the_next_card() -> None:
    run = Run(playing("KC 9C 4C 4D", "QD TD 8D 8H", rules=MUGGINS), ())
    for seat, card in ((P, "KC"), (D, "QD"), (P, "9C")):
        run = run.then(PlayCard(seat, Card.parse(card)), Claim(seat, 0))
        if seat == P and card == "9C":
            run = run.then(Accept(D))
    run = run.then(Go(D))
    assert run.state.claim is not None
    assert (run.state.claim.owner, run.state.claim.source) == (P, Source.GO)

    missed = run.then(Claim(P, 0))
    assert missed.state.phase is Phase.MUGGINS
    assert PlayCard(D, Card.parse("TD")) in legal_actions(missed.state, D)
    closed = missed.then(PlayCard(D, Card.parse("TD")))
    assert closed.state.scores == (0, 0)
    with pytest.raises(IllegalAction, match="no claim"):
        closed.then(Muggins(D, 1))
    assert missed.then(Muggins(D, 1)).state.scores == (0, 1)


def test_91_backward_penalties_stop_at_the_start() -> None:
    start = at_claim(P, FOUR, "acc", (5, 8))
    run = start.then(Claim(P, 116))

    pegs = [event for event in run.events if isinstance(event, (Pegged, PeggedBack))]
    assert [(event.side, event.points, event.score) for event in pegs] == [(P, 4, 9), (D, 112, 120), (P, 9, 0)]
    assert run.state.scores == (0, 120)
