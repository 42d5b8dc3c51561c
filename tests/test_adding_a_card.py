"""The documented way to add a being, a flare and a task, followed to the letter in a copy of the source."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
COPIED = "src tests docs .ci pyproject.toml Makefile README.md CHANGELOG.md LICENSE constraints.txt".split()
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "screens", "browser", "*.egg-info")

# What notices a card that lacks something or does too much.
CHECKS = """
    tests/cards tests/golden tests/hygiene/test_cards.py tests/hygiene/test_emblems.py tests/hygiene/test_imports.py
    tests/hygiene/test_laws.py
    tests/hygiene/test_rules_map.py tests/hygiene/test_texts.py tests/learn/test_encyclopaedia.py
    tests/learn/test_languages.py tests/learn/test_trainer.py tests/perft tests/property tests/rules/test_setup.py
    tests/rules/test_view.py tests/scenarios
""".split()


def blocks() -> list[tuple[str, str]]:
    """The blocks of the page that are introduced by the name of a file, with that file."""
    return re.findall(r"^`((?:src|tests)/[^`]+)`:\n\n```\w+\n(.*?)```", PAGE, re.S | re.M)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source with everything the page adds."""
    folder = tmp_path_factory.mktemp("copy")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copy(source, folder / name)
    for name, text in blocks():
        file = folder / name
        before = file.read_text(encoding="utf-8").rstrip("\n")
        between = "\n\n" if file.suffix == ".toml" or not text.startswith(("@", "#", "async", "def")) else "\n\n\n"
        file.write_text(before + between + text, encoding="utf-8")
    return folder


def run(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    words = [sys.executable, *command]
    return subprocess.run(words, cwd=copy, env=environment, capture_output=True, text=True, timeout=300)


def test_the_page_adds_a_being_a_flare_and_a_task() -> None:
    files = [name for name, _ in blocks()]
    for deck, tests in (("highland", "highland"), ("flares", "flares"), ("tasks", "tasks")):
        texts = f"src/tashkalar/cards/texts/{deck}"
        wanted = [
            f"src/tashkalar/cards/{deck}.py",
            *(f"{texts}/{name}.toml" for name in ("en", "de", "fr", "examples")),
        ]
        assert {*wanted, f"tests/cards/test_{tests}.py"} <= set(files)
    assert "src/tashkalar/cards/texts/highland/emblems.toml" in files


def test_nothing_is_missing(copy: Path) -> None:
    done = run(copy, "-m", "pytest", "-x", "--sample", "40", *CHECKS)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr


def test_the_blocks_are_written_as_all_code_is(copy: Path) -> None:
    for command in (["check"], ["format", "--check"]):
        done = run(copy, "-m", "ruff", *command, "--no-cache", "--quiet", "src", "tests")
        assert done.returncode == 0, done.stdout + done.stderr


FOUND = {
    ("stone thr", "en"): "Stone Thrower",
    ("steinewerfer", "de"): "Stone Thrower",
    ("lanceur", "fr"): "Stone Thrower",
    ("f13", "en"): "F13",
    ("lange reihe", "de"): "Long Row",
}
SEARCH = """
import json, sys
from tashkalar.learn.encyclopaedia import search
print(json.dumps([search(query, lang)[0]["key"] for query, lang in json.loads(sys.argv[1])]))
"""


def test_the_new_cards_are_found(copy: Path) -> None:
    done = run(copy, "-c", SEARCH, json.dumps(list(FOUND)))
    assert json.loads(done.stdout) == list(FOUND.values()), done.stderr


def test_the_warp_effect_of_the_page_can_be_written(copy: Path) -> None:
    shown = next(code for code in re.findall(r"```python\n(.*?)```", PAGE, re.S) if code.startswith("@warp"))
    code = "from tashkalar import Game\nfrom tashkalar.cards.etherweavers import *\n" + shown
    code += 'from tashkalar.rules.card import CARDS\nprint(CARDS["Stone Thrower"].warp_text)'
    assert run(copy, "-c", code).stdout == "Upgrade one of your common pieces.\n"
