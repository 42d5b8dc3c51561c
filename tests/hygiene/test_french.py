"""French as the rulebook and the cards write it, wherever it is spoken: their words, and their spaces before signs."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tashkalar.terminal.phrases import PHRASES

ROOT = Path(__file__).parents[2]
TEXTS = sorted(p for p in (ROOT / "src").rglob("*.toml") if p.parent.name == "fr" or p.name.endswith("fr.toml"))
BROWSER = sorted((ROOT / "web/src/i18n").rglob("fr.ts"))
# A space where none may be, or one at which a line could break. In code a sign follows a number, a quote or a bracket.
SPACES = re.compile(r"[\w}»’…%] [:;!?»]|\w[;!?»]|[^\s\"'`(]«|« ", re.UNICODE)
# What other books of the game say, or an earlier version of ours.
WRONG = re.compile(
    r"rétrograd|révélée|marchand du temps|coéquipi|\bfigures\b|sylvains|\béchanger\b|accomplir|renoncer\b(?! (?:à|au))",
    re.IGNORECASE,
)


def leaves(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, list | dict):
        for item in data.values() if isinstance(data, dict) else data:
            yield from leaves(item)


def sentences(path: Path) -> Iterator[str]:
    """The texts of a file: patterns that find words in texts are none."""
    if path.name != "links.toml":
        yield from leaves(tomllib.loads(path.read_text(encoding="utf-8")))


def said() -> Iterator[str]:
    for path in TEXTS:
        yield from sentences(path)
    for phrase in PHRASES["fr"].values():
        yield from phrase.split("\n")


def quoted(path: Path) -> Iterator[str]:
    """Lines of code without comments, and without what stands in gaps."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.lstrip().startswith(("//", "/*", "*", "import")):
            yield re.sub(r"\$\{[^}]*\}", "}", line)


def test_there_is_french_to_read() -> None:
    assert len(TEXTS) >= 12
    assert len(BROWSER) >= 4


def test_no_line_breaks_before_a_sign() -> None:
    found = [text for text in said() if SPACES.search(text)]
    assert found == []


@pytest.mark.parametrize("path", BROWSER, ids=lambda path: path.parent.name)
def test_no_line_breaks_before_a_sign_in_the_browser(path: Path) -> None:
    # A ternary looks like a question, but a quote or a bracket comes after its signs.
    found = [line for line in quoted(path) if re.search(r"(?:[^\W\d_]|[}»]) [:;!?»](?! ['`(])|« ", line)]
    assert found == []


def test_the_words_are_those_of_rulebook_and_cards() -> None:
    browser = (line for path in BROWSER for line in quoted(path))
    assert [text for text in (*said(), *browser) if WRONG.search(text)] == []
