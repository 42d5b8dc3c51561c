"""Plays games on a Ray cluster of two nodes, one of which is ended in the middle, and writes them to `rows.json`.

A program of its own: Ray keeps threads and files that a test run should not have, and a process can be ended.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster as Nodes

from tashkalar.lab.executor.cluster import Cluster
from tashkalar.lab.simulate import plan, row

MOST = 150  # seconds until it ends itself, cluster and all
FEW: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}


def told(item: tuple[str, Any]) -> tuple[int, Any]:
    """A game. The first is played at once, the others when a node is gone; where there is none, the worker dies."""
    folder, bout = item
    if bout is None:
        os._exit(1)
    if bout.number > 0:
        (Path(folder) / ray.get_runtime_context().get_node_id()).touch()  # this node is at work
        wait_for(Path(folder) / "gone")
    return bout.number, row(bout)


def wait_for(file: Path) -> None:
    until = time.monotonic() + 60
    while not file.exists():
        if time.monotonic() > until:
            raise TimeoutError(f"{file} does not come")
        time.sleep(0.02)


def main(folder: Path) -> None:
    nodes = Nodes(initialize_head=True, head_node_args=FEW)
    try:
        second = nodes.add_node(**FEW)
        bouts = plan(["random", "random"], 4, "high", seed=4)
        rows: dict[int, Any] = {}
        for number, found in Cluster(nodes.address).run(told, [(str(folder), bout) for bout in [*bouts, None]]):
            if not rows:
                wait_for(folder / second.node_id)
                nodes.remove_node(second, allow_graceful=False)
                (folder / "gone").touch()
            rows[number] = found
        (folder / "rows.json").write_text(json.dumps(rows))
    finally:
        ray.shutdown()
        nodes.shutdown()


if __name__ == "__main__":
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.alarm(MOST)
    main(Path(sys.argv[1]))
