"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder, on a free port, gone afterwards."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

import pytest

USER = "postgres"
_MOST = 120  # seconds for a program of PostgreSQL's
# Nobody waits for ever: neither for a lock of somebody who sleeps, nor for an answer.
_ENDS = "-c lock_timeout=20s -c statement_timeout=60s -c idle_in_transaction_session_timeout=60s"


def programs() -> Path | None:
    """Where the server's programs are: in Debian's place, or wherever the path says."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    here = shutil.which("initdb")
    return found[-1].parent if found else Path(here).parent if here else None


def missing() -> str | None:
    """Why there can be no cluster."""
    if programs() is None:
        return "PostgreSQL's server is missing: apt-get install -y postgresql"
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return "psycopg is missing: pip install 'tashkalar[postgres]'"
    return None


def _run(*words: str | Path) -> None:
    """As the user of the database: PostgreSQL does not run as root."""
    prefix = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
    command = [*prefix, *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/", timeout=_MOST)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a running server; skipped in one line if there is none to run, but never where all must run."""
    why = missing()
    if why is not None:
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    bin_folder = programs()
    assert bin_folder is not None
    # Not in pytest's own folder: nobody but its owner may look into that.
    folder = Path(mkdtemp(prefix="tashkalar-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, USER)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = folder / "data"
    try:
        _run(bin_folder / "initdb", "-D", data, "-U", "tester", "--auth=trust", "--no-sync", "-E", "UTF8")
        # A process that is killed is one thing, a machine that loses power another: the disk is not what is tested.
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=100 {_ENDS}"
        _run(bin_folder / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
        try:
            yield f"postgresql://tester@127.0.0.1:{port}/postgres"
        finally:
            _run(bin_folder / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
