"""Everything the rules and the server may say is said in every language, and nothing else is kept."""

import ast
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from tashkalar.game import log, question
from tashkalar.game.log import describe
from tashkalar.language import CODES
from tashkalar.language.sentences import Sentence, sentences
from tashkalar.rules.event import KINDS
from tashkalar.rules.score import TIES
from tests.rules.test_event import DUEL, example

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tashkalar"
# The classes a refusal is made with, by room; unknown names in records are told in words of their own.
REFUSING = {
    "rules": {"SetupError"},
    "game": {"Reason", "IllegalChoice", "NothingToUndo", "NotAllowed"},
    "learn": {"UnknownName", "Outdated", "Misfit"},
    "server": set(
        "Refused BadRequest NoToken NotYours NotThere TooLarge TooSlow TooFast Unavailable says __init__".split()
    ),
}
BY_HAND = {"not_found", "full"}  # the answers to a way that leads nowhere, and to one connection too many
NOT_SEEN = {"sampled", "language", "gone"}  # of experiments, of code, to whoever has left: no player gets to see them
REFUSALS_WITH_GAPS = {
    "missing": {"number", "squares"},
    "no_card": {"meant"},
    "no_task": {"meant"},
    "unknown": {"meant"},
    "higher_piece": {"square"},
    "agreed": {"school"},
    "not_agreed": {"school"},
    "broken_table": {"school", "earlier"},
    "form_school": {"school", "schools"},
}


def refusals() -> set[str]:
    """The keys of all refusals, wherever they are made."""
    found = set(BY_HAND)
    for room, names in REFUSING.items():
        for path in (SOURCE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                    if name in names:
                        found.add(str(node.args[0].value))
    return found - NOT_SEEN


def garbled() -> set[str]:
    """Keys of messages the server could not read, for which browsers have one sentence."""
    text = (ROOT / "web/src/i18n/say.ts").read_text(encoding="utf-8")
    return set(re.findall(r"'(\w+)'", text.split("const GARBLED")[1].split("\n")[0]))


def asked(lang: str) -> set[str]:
    """The questions a browser can put."""
    text = (ROOT / f"web/src/i18n/{lang}.ts").read_text(encoding="utf-8")
    block = re.search(r"^  ask: \{\n(.*?)^  \}", text, re.DOTALL | re.MULTILINE)
    assert block, f"{lang}.ts asks nothing"
    return set(re.findall(r"(?:^|[ ,{])(\w+): ", block[1], re.MULTILINE))


def gaps(sentence: Sentence) -> set[str]:
    """What a sentence needs to know: its gaps, and what its conditions ask about."""
    texts = [sentence] if isinstance(sentence, str) else list(sentence.values())
    found = {gap for text in texts for gap in re.findall(r"\{(.*?)\}", text)}
    if isinstance(sentence, Mapping):
        asked = {gap for condition in sentence for gap in condition.split("+")}
        found |= asked - {"one", "other"} | ({"number"} if "one" in sentence else set())
    derived = {"number_word": "number", "stone": "rank", "you": "school", "against_you": "against"}
    return {derived.get(gap, gap) for gap in found}


@pytest.mark.parametrize("lang", CODES)
def test_all_is_said(lang: str) -> None:
    said = sentences(lang)
    assert set(said.events) == set(KINDS)
    assert set(said.endings) == set(log._ENDINGS)
    assert set(said.ties) == set(log._TIES) == set(TIES)
    assert set(said.refusals) == refusals() - garbled()
    assert set(said.stones) == set(said.pieces) == {"common", "heroic", "legendary"}
    assert set(said.parts) == set(question._PARTS)
    assert {*(key for key, _ in question._PHASES.values()), "turn", "end"} == asked(lang)


@pytest.mark.parametrize("lang", CODES)
def test_no_sentence_asks_for_what_nobody_knows(lang: str) -> None:
    said = sentences(lang)
    for key, kind in KINDS.items():
        known = {*describe(DUEL, example(kind))["params"], "whose", "partner", "sideways"}  # told where it matters
        assert gaps(said.events[key]) <= known, key
    for key, sentence in said.endings.items():
        assert gaps(sentence) <= {"school", "schools", "sideways"}, key
    for key, sentence in said.ties.items():
        assert gaps(sentence) <= {"schools", "number", "less"}, key
    assert {key: gaps(sentence) for key, sentence in said.refusals.items() if gaps(sentence)} == REFUSALS_WITH_GAPS


@pytest.mark.parametrize("lang", CODES)
def test_a_choice_of_texts_has_an_answer_for_every_case(lang: str) -> None:
    said = sentences(lang)
    for table in (said.events, said.endings, said.ties, said.refusals):
        for key, sentence in table.items():
            if not isinstance(sentence, str):
                assert list(sentence)[-1] == "other", key
            assert all([sentence] if isinstance(sentence, str) else sentence.values()), key
