"""A Ray cluster. Needs the extra `ray`, and this version of the package on every node."""

import logging
import os
import socket
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from importlib.util import find_spec
from typing import Any

from ... import __version__, extras
from ...errors import NotAllowed
from .work import Item, Result, give_up

_TRIES = (
    3  # so often a piece of work may lose its worker: a node that dies takes others with it that can do nothing for it
)
_PATIENCE = 5.0  # seconds to find out whether anybody listens


class Cluster:
    """Pieces of work go to whichever node has a free core. A node that dies or joins changes nothing but the time."""

    def __init__(self, address: str) -> None:
        """`auto`: the cluster this machine belongs to. `local`: one for this process. Or HOST:PORT."""
        if find_spec("ray") is None:
            raise NotAllowed("ray", extras.missing("ray", "--ray", "Ray"))
        self._ray = _connected(address)

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Generator[Result, None, None]:
        ray = self._ray
        # Tried again by us and not by Ray, which would not say what it has given up.
        remote = ray.remote(max_retries=0)(_carried_out)
        waiting = list(reversed(range(len(items))))
        under_way: dict[Any, int] = {}
        tries: Counter[int] = Counter()
        try:
            while waiting or under_way:
                room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
                while waiting and len(under_way) < room:
                    number = waiting.pop()
                    tries[number] += 1
                    under_way[remote.remote(__version__, work, items[number])] = number
                done, _ = ray.wait(list(under_way), num_returns=1)
                for reference in done:
                    number = under_way.pop(reference)
                    try:
                        result: Result = ray.get(reference)
                    except ray.exceptions.RayTaskError as error:  # the work itself has failed, and would again
                        raise error.as_instanceof_cause() from None
                    except ray.exceptions.RayError:  # its worker or its node is gone
                        if tries[number] < _TRIES:
                            waiting.append(number)
                        else:
                            give_up(items[number])
                        continue
                    yield result
        finally:
            for reference in under_way:
                ray.cancel(reference, force=True)


def _carried_out(version: str, work: Callable[[Item], Result], item: Item) -> Result:
    """On a node."""
    if version != __version__:
        raise NotAllowed("ray", f"a node of the cluster has tashkalar {__version__}, and this is {version}")
    return work(item)


def _connected(address: str) -> Any:
    import ray

    if ray.is_initialized():
        return ray
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        try:
            socket.create_connection((host, int(port)), _PATIENCE).close()
        except (OSError, OverflowError) as error:  # a port beyond all ports
            raise NotAllowed("ray", f"no Ray cluster answers at {address}: {error}") from error
    elif address not in ("auto", "local"):
        raise NotAllowed("ray", f"--ray {address}: it should be auto, local, or HOST:PORT")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        ray.init(
            address,
            log_to_driver=False,
            logging_level=logging.ERROR,
            include_dashboard=False if address == "local" else None,
        )
    except (ConnectionError, RuntimeError) as error:
        raise NotAllowed("ray", f"no Ray cluster at {address}: {error}") from error
    return ray
