"""Where the games of an experiment are played: in this process, in several, or on a Ray cluster.

An executor takes a function of a module and a list of independent items, and hands back the results as they come, in
any order. Whoever wants an order puts a number into the result. A worker that dies costs nothing but time: what it was
working on is begun again elsewhere. Only what ends its worker again and again is left out, and that is said.
"""

import argparse

from ..numbers import at_least
from .processes import Processes
from .work import Executor, Here

__all__ = ["Executor", "Here", "Processes", "arguments", "chosen", "executor"]


def arguments(parser: argparse.ArgumentParser, what: str = "games") -> None:
    """The options of everything that can be spread over processes or machines."""
    parser.add_argument(
        "--jobs", type=at_least(1), default=1, metavar="J", help=f"{what} at the same time (default: 1)"
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="on a Ray cluster (extra ray): auto, local, or HOST:PORT; its nodes have this package",
    )


def chosen(args: argparse.Namespace) -> Executor:
    """What the options ask for."""
    if args.ray is None:
        return executor(args.jobs)
    from .cluster import Cluster

    return Cluster(args.ray)


def executor(jobs: int) -> Executor:
    """Processes, or for a single job none at all."""
    return Processes(jobs) if jobs > 1 else Here()
