"""What a newcomer meets first is true: README, Makefile, changelog, pinned versions."""

import os
import re
import subprocess
import tomllib
from glob import glob
from pathlib import Path

import pytest

from tashkalar import __version__
from tashkalar.cli import COMMANDS
from tashkalar.game.record import RULES
from tashkalar.terminal import board
from tashkalar.terminal.style import Style

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def _block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", README, re.S)
    assert found is not None
    return found[1]


def test_the_library_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    code = _block("python")
    assert len([line for line in code.splitlines() if line.strip()]) <= 12
    exec(code, {})
    shown = capsys.readouterr().out
    assert shown.startswith("northern [")
    assert "'summon Titan e5' is not possible" in shown


def test_the_picture_is_what_the_terminal_draws() -> None:
    pieces = {"blue": "c5 d4 d5* e4 f6 g7 e6**", "yellow": "b6 c7* d7 f3 g4 h5* f5"}
    lit = {"c5", "d4", "e4", "e5", "f6"}
    for drawn, shown in zip(board.arena(pieces, Style(), lit), _block("text").splitlines(), strict=True):
        assert shown.startswith(drawn)


def test_the_readme_names_real_commands() -> None:
    named = set(re.findall(r"`(?:tashkalar) ([a-z-]+)", README))
    assert named == set(COMMANDS)


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / link).exists(), link


def test_it_says_that_it_is_unofficial() -> None:
    assert "not affiliated" in README
    assert "MIT License" in (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_makefile_has_the_promised_targets() -> None:
    done = subprocess.run(["make", "-C", ROOT, "help"], capture_output=True, text=True, check=True, timeout=60)
    promised = {"setup", "play", "test", "quick", "check", "bench", "web", "clean"}
    assert set(re.findall(r"make ([a-z]+)", done.stdout)) >= promised


def test_the_quick_tests_exist() -> None:
    named = re.search(r"^QUICK := ((?:.*\\\n)*.*)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert named is not None
    paths = named[1].replace("\\\n", " ").split()
    assert paths
    assert all((ROOT / path).exists() for path in paths)


def test_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = re.findall(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", changelog, re.M)
    assert releases[0] == ("Unreleased", "")
    assert releases[1][0] == __version__, "whatever is released has a version of its own"
    dates = [date for _, date in releases[1:]]
    assert all(dates)
    assert dates == sorted(dates, reverse=True)
    assert f"Rules version {RULES}" in changelog, "a new rules version stands under the heading Rules"
    known = {"Rules", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"^### (.*)$", changelog, re.M)) <= known


def test_every_dependency_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.!]+", pin) for pin in pins), "name==version and nothing else"
    pinned = {_plain(pin.split("==")[0]) for pin in pins}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    installed = re.search(r"^EXTRAS := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert installed is not None
    extras = project["project"]["optional-dependencies"]
    # PyTorch is a gigabyte that only training needs: make setup leaves it out.
    assert set(extras) - set(installed[1].split(",")) == {"train"}
    playing = re.search(r"^PLAYING := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert playing is not None
    assert playing[1].split(",") == ["nets", "server", "web"], "nobody waits for the packages of researchers to play"
    for extra in installed[1].split(","):
        wanted += extras[extra]
    for requirement in wanted:
        name = re.match(r"[A-Za-z0-9._-]+", requirement)
        assert name is not None
        assert _plain(name[0]) in pinned or name[0] == "tashkalar", f"{requirement}: make pin writes constraints.txt"


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_continuous_integration_runs_the_tests() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", ["README.md", "CHANGELOG.md", "LICENSE", "Makefile", "constraints.txt", "pyproject.toml"]
)
def test_nothing_of_the_makers_machine(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.search(r"/(home|root|work|opt|tmp)/|file://|localhost", text)


def test_data_files_are_part_of_the_package() -> None:
    """In an editable install they are there anyway; a wheel holds only what pyproject.toml names."""
    package = ROOT / "src" / "tashkalar"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["tashkalar"]
    named = {package / path for pattern in patterns for path in glob(pattern, root_dir=package, recursive=True)}
    data = {path for path in package.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")}
    built = package / "server" / "static"
    assert {path for path in data if built not in path.parents} <= named
