"""Who plays the pairs: processes here and a real cluster play the same."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from fifteentwo.arena import Setup, play_match, workers
from fifteentwo.errors import FifteentwoError

distributed = pytest.importorskip("distributed")

SETUP = Setup("steady", "beginner", seed="cluster")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a scheduler with two worker processes."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as found:
        yield found.scheduler_address


@pytest.mark.filterwarnings("default")
def test_a_cluster_of_two_processes_plays_the_same_match(cluster: str) -> None:
    with workers(cluster=cluster) as executor:
        there = play_match(SETUP, 12, executor=executor)
        pids = {*executor.map(_pid, range(20))}
    here = play_match(SETUP, 12)

    def bare(figures: dict[str, object]) -> str:
        return json.dumps({name: value for name, value in figures.items() if not name.startswith("ms_")})

    assert bare(there.to_json()) == bare(here.to_json())
    assert len(pids) == 2
    assert os.getpid() not in pids


def _pid(_: int) -> int:
    return os.getpid()


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fifteentwo.arena.executors.CONNECT_SECONDS", 0.3)
    with (
        pytest.raises(FifteentwoError, match=r"the cluster at tcp://127\.0\.0\.1:9 cannot be reached"),
        workers(cluster="tcp://127.0.0.1:9"),
    ):
        pass
    with (
        pytest.raises(FifteentwoError, match="the cluster at nonsense://x cannot be reached"),
        workers(cluster="nonsense://x"),
    ):
        pass


def test_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(FifteentwoError, match=r"pip install 'fifteentwo\[cluster\]'"), workers(cluster="tcp://x:1"):
        pass


def test_somebody_must_work() -> None:
    with pytest.raises(FifteentwoError, match="at least one process must work, not 0"), workers(0):
        pass


def test_one_job_is_this_process() -> None:
    with workers(1) as executor:
        assert executor is None


DRIVER = """
import os, sys
from fifteentwo.arena import workers
from tests.arena.test_executors import _pid

if __name__ == "__main__":
    with workers(2) as executor:
        print(*{*executor.map(_pid, range(50))}, flush=True)
        sys.stdin.read()
"""


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    driver = tmp_path / "driver.py"
    driver.write_text(DRIVER)
    root = Path(__file__).parent.parent.parent
    with subprocess.Popen(
        [sys.executable, str(driver)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(root)},
    ) as parent:
        assert parent.stdout is not None
        found = [psutil.Process(int(pid)) for pid in parent.stdout.readline().split()]
        parent.send_signal(signal.SIGKILL)
    assert found
    _, alive = psutil.wait_procs(found, timeout=20)
    assert not [process for process in alive if process.status() != psutil.STATUS_ZOMBIE]
