"""What `pip install` gives, without make, Node or the network: library, terminal, arena, and with an extra the server.

The package is built from a copy of the checkout and installed by pip into an empty environment. What it may ask for is
lent to that environment from this one, package by package: pip refuses to install what asks for more, and an import of
anything else fails there.
"""

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, distribution
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tashkalar import __version__
from tests.patience import ended

ROOT = Path(__file__).parents[2]
STATIC = Path("src", "tashkalar", "server", "static", "index.html")

# Nothing leads from an empty environment to this checkout.
OUTSIDE = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}

GAME = """
import random, tashkalar
from tashkalar.bots import make_bot, new_clock, Sight
game = tashkalar.Game.new("duel", ["northern", "nethervoid"], seed=3)
bot = make_bot("random", seed=1)
while not game.over:
    game.play(bot.choose(Sight(game), new_clock("random")))
print(tashkalar.__file__, game.winners == tashkalar.Game.from_record(game.record()).winners)
"""


def run(*command: str | Path, cwd: Path | None = None, status: int = 0) -> str:
    """What a command says, on either stream; it must end as it should."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=OUTSIDE, capture_output=True, text=True, timeout=120)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with sdist and wheel, built as `make wheel` does."""
    assert (ROOT / STATIC).is_file(), "the client is missing: make web"
    copy = tmp_path_factory.mktemp("checkout")
    for name in ("src", "docs", "examples", "scripts"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "screens"))
    for name in ("pyproject.toml", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    run("sh", "scripts/wheel.sh", Path(sys.executable).parent, "dist", cwd=copy)
    return copy / "dist"


class Environment:
    """An empty environment of its own, and what is lent to it."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=True, with_pip=False)
        self.python = folder / "bin" / "python"
        self.command = folder / "bin" / "tashkalar"
        self._packages = next(folder.glob("lib/python3*/site-packages"))

    def lend(self, asked: list[str], extras: frozenset[str] = frozenset()) -> None:
        """Everything these requirements lead to, from the environment the tests run in."""
        for text in asked:
            requirement = Requirement(text)
            wanted = [{"extra": extra} for extra in extras] or [{"extra": ""}]
            if requirement.marker is not None and not any(requirement.marker.evaluate(one) for one in wanted):
                continue
            found = distribution(requirement.name)
            if self._link(found):
                self.lend(found.requires or [], frozenset(requirement.extras))

    def _link(self, found: Distribution) -> bool:
        home = Path(str(found.locate_file("")))
        tops = {file.parts[0] for file in found.files or [] if file.parts[0] not in ("..", "__pycache__")}
        new = [top for top in tops if not (self._packages / top).exists()]
        for top in new:
            (self._packages / top).symlink_to(home / top)
        return bool(new)

    def install(self, *what: str) -> None:
        """By pip, which may look nowhere."""
        options = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-build-isolation", "--no-compile"]
        run(sys.executable, "-m", "pip", "--python", self.python, "install", *options, *what)


def _requires(wheel: Path) -> list[str]:
    """What the wheel asks for, as its metadata have it."""
    with ZipFile(wheel) as file:
        text = file.read(f"tashkalar-{__version__}.dist-info/METADATA").decode()
    return re.findall(r"^Requires-Dist: (.*)$", text, re.M)


def _one(dist: Path, ending: str) -> Path:
    (found,) = dist.glob(f"tashkalar-*{ending}")
    return found


def test_the_wheel_holds_what_the_checkout_holds(dist: Path) -> None:
    with ZipFile(_one(dist, ".whl")) as file:
        inside = {name for name in file.namelist() if ".dist-info/" not in name}
    source = ROOT / "src"
    there = {path for path in (source / "tashkalar").rglob("*") if path.is_file() and path.suffix != ".pyc"}
    assert inside == {path.relative_to(source).as_posix() for path in there}


def test_the_core_asks_for_one_package(dist: Path) -> None:
    asked = [Requirement(text) for text in _requires(_one(dist, ".whl"))]
    core = {canonicalize_name(one.name) for one in asked if one.marker is None or one.marker.evaluate({"extra": ""})}
    assert core == {"pyyaml"}


@pytest.fixture(scope="module")
def installed(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel and nothing else."""
    found = Environment(tmp_path_factory.mktemp("empty") / "env")
    wheel = _one(dist, ".whl")
    found.lend(_requires(wheel))
    found.install(str(wheel))
    return found


def test_a_game_from_the_wheel(installed: Environment) -> None:
    where, same = run(installed.python, "-I", "-c", GAME).split()
    assert Path(where).is_relative_to(installed.python.parents[1]), "from there and not from the checkout"
    assert same == "True"
    shown = run(installed.command, "arena", "random", "random", "--games", "2", "--quiet")
    assert shown.startswith("2 games of duel")


def test_the_server_is_an_extra(installed: Environment, dist: Path, tmp_path: Path) -> None:
    """Without it there is a sentence; what the sentence says is done; then the server and its client are there."""
    for command in (["play"], ["server", "list"]):
        said = run(installed.command, *command, status=2)
        assert re.search(r"needs \w+, which is not installed; this installs it: \S+ -m pip install '(.*)'$", said), said
        assert said.rstrip().endswith("'tashkalar[server]'")
    installed.lend(_requires(_one(dist, ".whl")), frozenset({"server"}))
    installed.install("tashkalar[server]")
    with _serving(installed, tmp_path / "games.sqlite") as address:
        page = urlopen(address).read().decode()
        script = re.search(r'src="[./]*(assets/[^"]+\.js)"', page)
        assert script is not None, page
        assert urlopen(address + script[1]).status == 200
        assert urlopen(address + "healthz").status == 200


@contextmanager
def _serving(installed: Environment, data: Path) -> Iterator[str]:
    """`tashkalar play` from there; its address."""
    command = [str(installed.command), "play", "--no-open", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, env=OUTSIDE, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+/", ended("a server that is ready", process.stdout.readline))
            assert found is not None, "it has ended"
            yield found[0]
        finally:
            process.terminate()


@pytest.mark.slow
def test_a_game_from_the_sdist(dist: Path, tmp_path: Path) -> None:
    """Which pip builds itself, with nothing but setuptools. The wheel of the other tests was built from it as well."""
    found = Environment(tmp_path / "env")
    found.lend([*_requires(_one(dist, ".whl")), "setuptools"])
    found.install(str(_one(dist, ".tar.gz")))
    assert run(found.python, "-I", "-c", GAME).split()[1] == "True"


def python_versions() -> Iterator[str]:
    """Those the package says it runs on."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    yield from re.findall(r"Python :: (3\.\d+)", text)


def test_it_says_which_versions_of_python() -> None:
    named = list(python_versions())
    assert named == ["3.11", "3.12", "3.13", "3.14"]
    assert f'requires-python = ">={named[0]}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in named
