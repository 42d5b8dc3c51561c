"""A school from another package: the example of `examples/reef`, installed beside the game and used like any other."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "reef"


def install(folder: Path) -> dict[str, str]:
    """Install the example into a folder, without a network; the environment in which the game finds it there."""
    # From a copy: building leaves traces beside the sources.
    source = shutil.copytree(
        EXAMPLE, folder / "source", ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    )
    place = folder / "installed"
    words = "install --quiet --disable-pip-version-check --no-index --no-deps --no-build-isolation --target".split()
    subprocess.run([sys.executable, "-m", "pip", *words, str(place), str(source)], check=True, timeout=120)
    paths = [str(place), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}


def tashkalar(environment: dict[str, str], *words: str, typed: str = "", status: int = 0) -> str:
    """What the command says, in an environment with or without guests."""
    return python(environment, "-m", "tashkalar", *words, typed=typed, status=status)


def python(
    environment: dict[str, str], *words: str, typed: str = "", status: int = 0, folder: Path | None = None
) -> str:
    # A guest that is left out says so in a warning, and that must not go unnoticed.
    command = [sys.executable, "-W", "error::UserWarning", *words]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, timeout=180, cwd=folder, env={**os.environ, **environment}
    )
    said = done.stdout + done.stderr
    assert done.returncode == status, said
    return said
