"""The API tried by a machine that knows its description (schemathesis): no error of the server, no other answer."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from .browser import ADA
from .process import Server

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
# In a process of its own: its plugin for pytest would look at all other tests as well.
EXAMPLES = int(os.environ.get("TASHKALAR_FUZZ", "100"))


def test_the_api_is_as_described(tmp_path: Path) -> None:
    if find_spec("schemathesis") is None:
        why = "schemathesis is missing: pip install 'schemathesis>=4'"
        pytest.fail(why) if os.environ.get("CI") == "true" else pytest.skip(why)
    phases = "fuzzing" if EXAMPLES <= 100 else "coverage,fuzzing"
    with Server(tmp_path / "games.sqlite") as server:
        words = ["run", f"{server.address}/openapi.json", "--header", f"Authorization: Bearer {ADA}"]
        words += ["--max-examples", str(EXAMPLES // 10), "--phases", phases, "--checks", CHECKS, "--no-color"]
        done = subprocess.run(
            [sys.executable, "-m", "schemathesis.cli", *words, "--generation-database", "none"],
            capture_output=True,
            text=True,
            check=False,
            cwd=tmp_path,
            timeout=300,
        )
        assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-1000:]
        assert server.call("/healthz") == {"status": "ok"}
