"""Three languages, complete, with equal keys, and no English left in the others."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tashkalar.language import CODES
from tashkalar.learn import content

FILES = ("lessons", "strategy", "phrases", "first_game", "rules", "links")


GAP = re.compile(r"\{\w+\}")


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text with the way to it."""
    if isinstance(data, str):
        yield path, data
    elif isinstance(data, list):
        for index, item in enumerate(data):
            yield from leaves(item, f"{path}[{index}]")
    else:
        for key, item in data.items():
            yield from leaves(item, f"{path}.{key}")


def said(data: Any) -> Iterator[tuple[str, str]]:
    """Without the words by which rules are found: every language has its own, and as many as it likes."""
    return ((path, text) for path, text in leaves(data) if ".words[" not in path)


@pytest.mark.parametrize("name", [name for name in FILES if name != "links"])
@pytest.mark.parametrize("lang", ["de", "fr"])
def test_equal_keys(name: str, lang: str) -> None:
    english = dict(said(content.texts("en", name)))
    other = dict(said(content.texts(lang, name)))
    assert set(english) == set(other)
    assert all(text.strip() == text and text for text in other.values())
    for path, text in english.items():
        assert gaps(text) == gaps(other[path]), path


def gaps(text: str) -> list[str]:
    return sorted(GAP.findall(text))


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_links_have_equal_terms(lang: str) -> None:
    assert set(content.texts("en", "links")) == set(content.texts(lang, "links"))


ENGLISH = re.compile(r"\b(the|and|with|your|you|piece|pieces|square|turn|summon)\b", re.IGNORECASE)


@pytest.mark.parametrize("name", [name for name in FILES if name != "links"])
@pytest.mark.parametrize("lang", ["de", "fr"])
def test_no_english_left(name: str, lang: str) -> None:
    for path, text in leaves(content.texts(lang, name)):
        assert not ENGLISH.search(GAP.sub("", text)), f"{path}: {text}"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", CODES)
def test_typography(name: str, lang: str) -> None:
    """Typographic apostrophes; in French a narrow space before high punctuation and inside the quotes."""
    for path, text in leaves(content.texts(lang, name)):
        if name == "links":
            continue
        assert "'" not in text, path
        assert "  " not in text, path
        if lang == "fr":
            assert not re.search(r"[ \w][;!?]", text), path
            assert not re.search(r" :|\w:", text), path
            assert not re.search(r"« | »", text), path
        if lang == "de":
            assert text.count("„") == text.count("“"), path
