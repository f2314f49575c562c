"""Who can be named as a side of a match."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.arena.engines import Odd, plain_engine

from fifteentwo.arena import Limits
from fifteentwo.arena.client import EnginePlayer
from fifteentwo.arena.contestants import check, contestant
from fifteentwo.errors import FifteentwoError
from fifteentwo.players import LEVELS, SteadyPlayer


@pytest.mark.parametrize("name", [*LEVELS, "python:fifteentwo.players:SteadyPlayer"])
def test_players_of_this_process(name: str) -> None:
    found = contestant(name)
    first, second = found.for_game("1"), found.for_game("2")
    assert first is not second
    assert isinstance(contestant("python:fifteentwo.players:SteadyPlayer").for_game("1"), SteadyPlayer)
    check(name)


def test_a_program_is_kept_for_the_next_game_and_started_again_after_it_was_closed() -> None:
    found = contestant(plain_engine())
    first, second = found.for_game("1"), found.for_game("2")
    assert first is second
    found.close()
    third = found.for_game("3")
    assert isinstance(third, EnginePlayer)
    assert third is not first
    assert not third.closed
    found.close()
    assert third.closed


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("champion", "there is no player named 'champion'; there are random, beginner, steady, .*exec:COMMAND"),
        ("", "there is no player named ''"),
        ("exec:", "after exec: stands the command of a program"),
        ("exec:'unclosed", "exec:'unclosed: No closing quotation"),
        ("exec:/no/such/program", "exec:/no/such/program: '/no/such/program' cannot be started"),
        ("python:", "python:: "),
        ("python:fifteentwo.players", "python:fifteentwo.players: "),
        ("python:fifteentwo.players:Champion", "has no attribute 'Champion'"),
        ("python:no_such_module:Player", "No module named 'no_such_module'"),
    ],
)
def test_those_that_are_not_there(name: str, reason: str) -> None:
    with pytest.raises(FifteentwoError, match=reason):
        check(name)


def test_a_check_leaves_no_process(tmp_path: Path) -> None:
    odd = Odd(tmp_path)
    check(odd.contestant("        pass\n"))
    with pytest.raises(FifteentwoError, match="gave no answer in time"):
        check(odd.contestant("        pass\n    if command == 'newgame':\n        time.sleep(60)\n"), Limits(start=0.5))
    assert odd.none_is_left()
    assert len(odd.started) == 2
