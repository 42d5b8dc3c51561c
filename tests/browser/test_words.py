"""Every key the rules and the server may send is said in the three languages, not shown in English."""

import re
from pathlib import Path

import pytest

from tashkalar.game import insight
from tashkalar.rules.event import KINDS

ROOT = Path(__file__).parents[2]
_RAISED = re.compile(
    r"\b(?:Reason|IllegalChoice|NothingToUndo|NotAllowed|SetupError|Refused|BadRequest|NoToken|NotYours|TooLarge|TooFast)"
    r"\(\s*\"(\w+)\""
)
# Of the terminal, of files and of experiments: no browser gets to see them.
_ELSEWHERE = {"sampled", "seat", "entrants", "file"}


def keys_of(table: str, lang: str) -> set[str]:
    text = (ROOT / f"web/src/i18n/{lang}.ts").read_text()
    block = re.search(rf"^  {table}: \{{\n(.*?)^  \}}", text, re.DOTALL | re.MULTILINE)
    assert block, f"{lang}.ts has no {table}"
    return set(re.findall(r"(?:^|[ ,{])(\w+): ", block[1], re.MULTILINE))


def refusals() -> set[str]:
    files = [path for room in ("rules", "game", "server") for path in (ROOT / "src/tashkalar" / room).rglob("*.py")]
    found = {key for path in files for key in _RAISED.findall(path.read_text())}
    assert len(found) > 40, "the refusals are written differently now"
    return found - _ELSEWHERE


def garbled() -> set[str]:
    """Keys of messages the server could not read, which are said with one sentence."""
    text = (ROOT / "web/src/i18n/say.ts").read_text()
    return set(re.findall(r"'(\w+)'", text.split("const GARBLED")[1].split("\n")[0]))


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_all_is_said(lang: str) -> None:
    assert set(KINDS) - keys_of("said", lang) == set()
    assert refusals() - keys_of("why", lang) - garbled() == set()
    parts = {*insight._PARTS, *(key for key, _ in insight._PHASES.values()), "turn", "end"}
    assert parts - keys_of("ask", lang) == set()
    assert {"points", "deck", "resigned", "agreed", "time"} - keys_of("ended", lang) == set()
