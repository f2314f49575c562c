"""The client's end of the protocol: good programs play, and whatever bad ones do is told and leaves no process."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from tests.arena.engines import PLAIN, Odd

from fifteentwo.arena import EnginePlayer, Limits, PlayerFault
from fifteentwo.errors import FifteentwoError
from fifteentwo.game import Discard, GameState, SeatView, view

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes are looked up as POSIX has it")

QUICK = Limits(start=20, act=0.2)


@pytest.fixture
def odd(tmp_path: Path) -> Odd:
    return Odd(tmp_path)


def discarding() -> SeatView:
    return view(GameState.setup(dealer=1, hands=["5H 6H 7C 8D TD KC", "2C 3C 9S JD QS AD"]), 0)


def test_a_good_engine() -> None:
    with EnginePlayer([sys.executable, "-I", "-S", str(PLAIN)]) as player:
        player.new_game("some seed")

        assert player.name == "Plain"
        assert player.identity.author == "The Fifteentwo authors"
        action = player(discarding())
        assert isinstance(action, Discard)
        assert action in discarding().legal_actions
        with pytest.raises(FifteentwoError, match="has no option 'level'"):
            player.set_option("level", "3")
        assert isinstance(player(discarding()), Discard), "a wrong wish ends nothing"
    assert player.closed
    with pytest.raises(PlayerFault, match="has been ended"):
        player(discarding())


def test_options_are_set_and_checked(odd: Odd) -> None:
    body = """        say("info " + repr(said), "discard TD KC")
    if command == "setoption":
        said = rest
"""
    command = odd.engine(body)
    script = Path(command[-1])
    offers = '"option level default=1 values=1,2", "option seed default=0"'
    script.write_text(script.read_text().replace('"id name Odd"', f'"id name Odd", {offers}'))

    with EnginePlayer(command, options={"level": "2"}) as player:
        assert isinstance(player(discarding()), Discard)
        player.new_game("7/0/a")
        assert isinstance(player(discarding()), Discard)
        with pytest.raises(FifteentwoError, match="the option level is one of 1, 2, not '9'"):
            player.set_option("level", "9")
    with pytest.raises(FifteentwoError, match="has no option 'speed'"):
        EnginePlayer(command, options={"speed": "2"})
    assert odd.none_is_left()


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("    sys.exit(3)\n", "ended with status 3"),
        ("    sys.exit('no licence')\n", "ended with status 1; its last words: no licence"),
        ("    os.kill(os.getpid(), 9)\n", "was ended by signal 9"),
        ("    say('Welcome to my engine!')\n", "said 'Welcome to my engine!' where it was to say who it is"),
        ("    say('protocol 1')\n", "did not say its name"),
        ("    say('error no')\n", "reported an error: no"),
        ("    say('id name X', 'option level')\n", "'option level' does not offer an option"),
        ("    say('id name X', 'protocol 1', 'yes')\n", "answered isready with 'yes', not with readyok"),
        ("    say('id name ' + 'x' * 100_000)\n", "said 'xxxxxxx"),
    ],
)
def test_what_can_go_wrong_at_the_start(odd: Odd, body: str, reason: str) -> None:
    with pytest.raises(PlayerFault) as caught:
        EnginePlayer(odd.engine(body, usual=False))

    assert reason in str(caught.value)
    assert odd.none_is_left()


def test_programs_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(PlayerFault, match="cannot be started"):
        EnginePlayer([str(tmp_path / "nothing")])
    with pytest.raises(PlayerFault, match="cannot be started"):
        EnginePlayer([str(tmp_path)])


def test_a_program_that_says_nothing_at_the_start(odd: Odd) -> None:
    with pytest.raises(PlayerFault, match=r"gave no answer in time: 0\.5 seconds are over"):
        EnginePlayer(odd.engine("    pass\n", usual=False), limits=Limits(start=0.5))
    assert odd.none_is_left()


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("say('bestmove e2e4')", "answered go with 'bestmove e2e4': 'bestmove' is not an act; acts are discard"),
        ("say('discard 5H 99')", "answered go with 'discard 5H 99': discard: "),
        ("sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()", "is not an act"),
        ("say('error I am lost')", "reported an error: I am lost"),
        ("raise RuntimeError('a bug')", "ended with status 1; its last words: RuntimeError: a bug"),
        ("os._exit(0)", "ended with status 0"),
        ("pass", "gave no answer in time: 0.2 seconds are over"),
        ("os.close(1); time.sleep(60)", "closed its output and goes on running"),
        ("[say('info thinking') for _ in iter(int, 1)]", "gave no answer in time"),
        ("sys.stdout.write('x' * 10**7); sys.stdout.flush()", "answered go with 'xxx"),
    ],
)
def test_what_can_go_wrong_in_a_game(odd: Odd, body: str, reason: str) -> None:
    player = EnginePlayer(odd.engine(f"        {body}\n"), limits=QUICK)
    with pytest.raises(PlayerFault) as caught:
        player(discarding())

    assert reason in str(caught.value)
    assert player.closed
    assert odd.none_is_left()


def test_a_program_that_does_not_want_to_end_and_has_started_others(odd: Odd) -> None:
    body = """        say("discard TD KC")
    if command == "isready":
        import signal, subprocess
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        open({pids!r}, "a").write(f"{{child.pid}}\\n")
    if command == "newgame":
        time.sleep(600)
"""
    player = EnginePlayer(odd.engine(body.format(pids=str(odd.pids))), limits=Limits(start=0.5))
    with pytest.raises(PlayerFault, match="gave no answer in time"):
        player.new_game()

    assert len(odd.started) == 2
    assert odd.is_gone(odd.started[0])
    assert odd.ends(odd.started[1])


def test_empty_lines_and_information_are_passed_over(odd: Odd) -> None:
    with EnginePlayer(odd.engine("        say('', 'info depth 3', 'discard TD KC')\n")) as player:
        assert player(discarding()) == Discard(0, (discarding().hand[4], discarding().hand[5]))


def test_nobody_answers_for_those_who_watch() -> None:
    with EnginePlayer([sys.executable, "-I", "-S", str(PLAIN)]) as player:
        with pytest.raises(FifteentwoError, match="only watches"):
            player(view(GameState.setup(dealer=1), None))
        assert not player.closed
