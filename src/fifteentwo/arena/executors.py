"""Who plays the pairs: this process, several, or a cluster. Each is an executor of the standard library's kind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, cast

from fifteentwo.errors import FifteentwoError

CONNECT_SECONDS: Final = 10.0
"""How long a cluster has to answer."""


@contextmanager
def workers(jobs: int = 1, cluster: str | None = None) -> Iterator[Executor | None]:
    """Gives an executor, and ends what it has started; None where this process is to do the work itself.

    Args:
        jobs: How many processes are to work.
        cluster: The address of a Dask scheduler, such as ``tcp://host:8786``, whose workers are to do it instead.

    Raises:
        FifteentwoError: There are no jobs, the cluster cannot be reached, or those who work die.
    """
    if jobs < 1:
        raise FifteentwoError(f"at least one process must work, not {jobs}")
    if cluster is not None:
        with _cluster_executor(cluster) as executor:
            yield executor
    elif jobs == 1:
        yield None
    else:
        # Spawned, not forked: forking a process that has threads, such as that of a progress bar, is not safe.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_work) as pool:
            try:
                _start_all(pool, jobs)
                yield pool
            except BrokenExecutor as error:
                raise FifteentwoError(f"a worker process has died: {error}") from None
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _cluster_executor(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client
        from distributed.scheduler import KilledWorker
    except ImportError:
        raise FifteentwoError("a cluster needs the package distributed: pip install 'fifteentwo[cluster]'") from None
    try:
        client: Any = cast("Any", Client)(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise FifteentwoError(f"the cluster at {address} cannot be reached: {error}") from None
    with client:
        executor: Executor = client.get_executor(pure=False)
        try:
            yield executor
        except (KilledWorker, CancelledError) as error:
            raise FifteentwoError(f"the cluster at {address} has lost its workers: {error}") from None


def _start_all(pool: Executor, jobs: int) -> None:
    """Starts all worker processes deaf to interruptions, which are their parent's business.

    They take that over from their parent, so that it holds from their first moment on.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for _ in range(jobs):
            pool.submit(int)
    finally:
        signal.signal(signal.SIGINT, usual)


def _begin_work() -> None:
    """Prepares a worker process: it is deaf to interruptions, and ends when its parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
