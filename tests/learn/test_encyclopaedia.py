"""Every entry is there in three languages, every example plays and shows its card, figures and search are right."""

import json
from typing import Any

import pytest

from tashkalar import UnknownName
from tashkalar.game import layout
from tashkalar.language import CODES, language
from tashkalar.learn import content, encyclopaedia, glossary
from tashkalar.rules.card import CARDS, TASKS, Being, Flare

PLAYABLE = [*CARDS, *TASKS]
EXAMPLES = [(key, number) for key in PLAYABLE for number in range(len(encyclopaedia.examples(key)))]

# Cards whose effect leaves no event of its own: it is felt at the end of the turn, or there is none.
QUIET = {"Forest Mystic", "Time Elemental", "Antimatter Spirit"}
AFTER_SUMMONING = {"summoned", "improvised", "points", "gateway"}


# -- examples ----------------------------------------------------------------------------------------------------------
def test_everything_has_an_example() -> None:
    assert [key for key in PLAYABLE if not encyclopaedia.examples(key)] == []


@pytest.mark.parametrize(("key", "number"), EXAMPLES, ids=lambda value: str(value))
def test_example_plays(key: str, number: int) -> None:
    """It uses known keys only, plays to the end of its effect, and the card is in it."""
    example = encyclopaedia.examples(key)[number]
    assert set(example.position) <= layout.KEYS
    game = example.begin()
    for choice in example.play:
        assert choice in {str(option) for option in game.options}
        game.play(choice)
    assert game.question is None, "the effect is not finished"
    steps = example.steps()
    assert [step["choice"] for step in steps] == list(example.play)
    events = [event for step in steps for event in step["events"]]
    assert shown(key, events), f"{key} is not in its example"


def shown(key: str, events: list[dict[str, Any]]) -> bool:
    if key in TASKS:
        return any(event["key"] == "claimed" and event["params"]["task"] == key for event in events)
    if isinstance(CARDS[key], Flare):
        return any(event["key"] == "flare" and event["params"]["card"] == key for event in events)
    return any(event["key"] in ("summoned", "warped", "thawed") and event["params"]["card"] == key for event in events)


@pytest.mark.parametrize("key", [key for key, card in CARDS.items() if isinstance(card, Being)])
def test_examples_show_the_effect(key: str) -> None:
    """Something happens beyond the summoning; a warp effect and a frozen effect have examples of their own."""
    being = CARDS[key]
    assert isinstance(being, Being)
    firsts = [example.play[0].split()[0] for example in encyclopaedia.examples(key)]
    assert "summon" in firsts
    assert ("warp" in firsts) == (being.warp is not None)
    assert ("thaw" in firsts) == (being.frozen is not None)
    if key not in QUIET:
        keys = {
            event["key"]
            for example in encyclopaedia.examples(key)
            for index, step in enumerate(example.steps())
            for event in step["events"]
            if index or event["key"] not in AFTER_SUMMONING
        }
        assert keys - {"turn", "drew", "warped", "frozen", "thawed"}


@pytest.mark.parametrize("key", [key for key, card in CARDS.items() if isinstance(card, Flare)])
def test_flare_examples_carry_out_a_half(key: str) -> None:
    for example in encyclopaedia.examples(key):
        events = [event for step in example.steps() for event in step["events"]]
        assert any(event["params"].get("upper") or event["params"].get("lower") for event in events)
        assert len(events) > 1


# -- entries -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", CODES)
def test_every_entry_is_complete(lang: str) -> None:
    for key in encyclopaedia.all_keys():
        entry = encyclopaedia.entry(key, lang)
        json.dumps(entry)
        assert entry["key"] == key
        assert entry["name"]
        if entry["kind"] in ("term", "rule"):
            assert entry["text"]["text"]
        else:
            assert entry["rulings"], key
            assert all(ruling["text"].endswith((".", "!")) for ruling in entry["rulings"])
            captions = [example["caption"] for example in entry["examples"]]
            assert captions, key
            assert all(caption.endswith((".", "!")) for caption in captions)


def test_names_are_those_of_the_language() -> None:
    assert encyclopaedia.entry("Knight", "de")["name"] == "Ritter"
    assert encyclopaedia.entry("F3", "fr")["name"] == "Ruse F3"
    assert encyclopaedia.entry("Center Cross", "de")["name"] == "Zentrales Kreuz"
    assert encyclopaedia.entry("leap", "fr")["name"] == "Saut"


def test_unknown_entry_and_language() -> None:
    with pytest.raises(UnknownName):
        encyclopaedia.entry("Nobody", "en")
    with pytest.raises(UnknownName):
        encyclopaedia.entry("Knight", "nl")


# -- figures -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("being", [card for card in CARDS.values() if isinstance(card, Being)], ids=lambda b: b.name)
def test_orientations(being: Being) -> None:
    """As many as the engine looks for, all different, all of the same pieces, the drawn one first."""
    laid = encyclopaedia.orientations(being.figure)
    # Without a summoning square a figure turned by half a circle looks the same, though it hangs on another cell.
    assert len(laid) == (2 if being.free_square else len(being.figure.orientations))
    assert len({json.dumps(one, sort_keys=True) for one in laid}) == len(laid)
    drawn: Any = being.figure.describe()
    for one in laid:
        assert sorted(cell["kind"] for cell in one["cells"]) == sorted(cell["kind"] for cell in drawn["cells"])
        assert len(one["arrows"]) == len(drawn["arrows"])
        assert {one["width"], one["height"]} == {drawn["width"], drawn["height"]}
        assert all(0 <= cell["x"] < one["width"] and 0 <= cell["y"] < one["height"] for cell in one["cells"])
    assert sorted(map(str, laid[0]["cells"])) == sorted(map(str, drawn["cells"]))


# -- links -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", CODES)
def test_links_lead_to_entries_and_do_not_overlap(lang: str) -> None:
    words = language(lang)
    texts = [card.text for card in words.cards.values()] + [term.text for term in words.terms.values()]
    for text in texts:
        reached = 0
        for span in glossary.spans(text, lang):
            assert reached <= span.start < span.end <= len(text)
            reached = span.end
            assert span.key in (words.terms if span.kind == "term" else words.cards)


@pytest.mark.parametrize("lang", CODES)
def test_every_card_text_has_links(lang: str) -> None:
    """Nearly every text uses a term, and every term has patterns of its own."""
    words = language(lang)
    without = [key for key, card in words.cards.items() if not glossary.terms_in(card.text, lang)]
    assert set(without) <= {"Antimatter Spirit", "Time Elemental", "Frostweave Summoner", "Winter Whisperer"}
    assert set(content.texts(lang, "links")) == set(words.terms)


def test_languages_link_much_the_same() -> None:
    """A translation uses the terms of the original; where the wording differs, a link may be missing."""
    missing = total = 0
    for key in language("en").cards:
        found = [set(glossary.terms_in(language(lang).cards[key].text, lang)) for lang in CODES]
        total += len(set.union(*found))
        missing += len(set.union(*found) - found[0].intersection(*found))
    assert missing < total / 8


def test_links_in_words() -> None:
    text = "Werte einen anderen eigenen Rekruten auf. Dieser Stein darf danach 1 Standardbewegung ausführen."
    assert glossary.terms_in(text, "de") == ["upgrade", "optional", "standard_move"]
    spans = glossary.spans("Copy the warp effect of the Merchant of Time.", "en")
    assert [(span.kind, span.key) for span in spans][-1] == ("card", "Merchant of Time")


# -- search ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("query", "lang", "first"),
    [
        ("knight", "en", "Knight"),
        ("KNIGHT", "de", "Knight"),
        ("ritter", "de", "Knight"),
        ("hoellenstier", "de", "Hell Bull"),
        ("höllenst", "de", "Hell Bull"),
        ("hollenstier", "de", "Hell Bull"),
        ("elementaire de feu", "fr", "Fire Elemental"),
        ("déclasser", "fr", "downgrade"),
        ("declasser", "fr", "downgrade"),
        ("f3", "en", "F3"),
        ("destruction", "en", "Destruction"),
        ("kampfbewegung", "de", "combat_move"),
        ("gun tow", "en", "Gun Tower"),
    ],
)
def test_search(query: str, lang: str, first: str) -> None:
    found = encyclopaedia.search(query, lang)
    assert found[0]["key"] == first
    json.dumps(found)


def test_search_in_texts_and_nowhere() -> None:
    assert {"Wild Eagle", "Eagle Lord"} <= {entry["key"] for entry in encyclopaedia.search("combat leap", "en")}
    assert encyclopaedia.search("", "en") == []
    assert encyclopaedia.search("   ", "en") == []
    assert encyclopaedia.search("qqqq", "en") == []


@pytest.mark.parametrize("lang", CODES)
def test_every_entry_is_found_by_its_name(lang: str) -> None:
    for key in encyclopaedia.all_keys():
        name = encyclopaedia.entry(key, lang)["name"]
        assert key in {entry["key"] for entry in encyclopaedia.search(name, lang, limit=12)}, name
