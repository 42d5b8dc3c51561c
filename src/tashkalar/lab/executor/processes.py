"""Several processes of this machine."""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from .work import Item, Result, give_up


class Processes:
    """Several at a time in fresh processes."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Generator[Result, None, None]:
        waiting = list(reversed(items))
        while waiting:
            doubtful: list[Item] = []
            yield from self._run(work, waiting, min(self.jobs, len(waiting)), doubtful)
            # One of those that were under way has ended its process: each alone, and whichever does it again is lost.
            for item in doubtful:
                guilty: list[Item] = []
                yield from self._run(work, [item], 1, guilty)
                if guilty:
                    give_up(item)

    def _run(
        self, work: Callable[[Item], Result], waiting: list[Item], jobs: int, doubtful: list[Item]
    ) -> Generator[Result, None, None]:
        """Work on what waits until nothing is left or a process has died; then `doubtful` is what was under way."""
        # Not forked: a fork would copy whatever threads and files the caller has.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_settle)
        under_way: dict[Future[Result], Item] = {}
        try:
            while waiting or under_way:
                while waiting and len(under_way) < 2 * jobs:
                    item = waiting.pop()
                    under_way[pool.submit(work, item)] = item
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    del under_way[future]
                    yield result
        except BrokenProcessPool:
            doubtful += under_way.values()
        finally:
            children = list((pool._processes or {}).values())
            # Where all is done the processes have nothing left to do, and they are gone before the interpreter closes
            # the pipes to them. Whoever stops before that does not wait for games to end.
            pool.shutdown(wait=not under_way, cancel_futures=True)
            for child in children if under_way else ():
                child.terminate()


def _settle() -> None:
    """Ctrl-C is for the process that started the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
