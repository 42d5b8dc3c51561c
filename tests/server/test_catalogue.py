"""The catalogue: complete, in three languages."""

import pytest

from tashkalar.rules.card import CARDS, TASKS, Being, Flare
from tashkalar.rules.forms import FORMS
from tashkalar.rules.school import SCHOOLS
from tashkalar.server.levels import LEVELS

from .browser import House

BEINGS = {name for name, card in CARDS.items() if isinstance(card, Being)}


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_everything_is_there(house: House, lang: str) -> None:
    found = house.get(f"/api/catalogue?lang={lang}", None).json()
    assert found["lang"] == lang
    assert set(found["forms"]) == set(FORMS)
    assert set(found["schools"]) == set(SCHOOLS)
    assert set(found["cards"]) == BEINGS
    assert set(found["flares"]) == {name for name, card in CARDS.items() if isinstance(card, Flare)}
    assert set(found["tasks"]) == set(TASKS)
    for card in found["cards"].values():
        assert card["name"]
        assert card["text"]
        assert card["figure"]["cells"]
        assert card["emblem"]
    assert len(found["squares"]["missing"]) == 12
    assert found["squares"]["red"] == ["c2", "d8", "e5", "h4"]
    assert tuple(found["levels"]) == LEVELS
    assert {"novice", "adept", "master"} <= set(LEVELS)
    high = found["forms"]["high"]
    assert high == {"name": high["name"], "players": [2, 4], "team": [False, True], "schools": list(SCHOOLS)}
    assert found["forms"]["first"]["schools"] == ["northern", "southern"]
    assert found["forms"]["melee"]["players"] == [3, 4]
    assert found["terms"]


def test_languages_differ_and_english_is_the_code(house: House) -> None:
    english, german, french = (house.get(f"/api/catalogue?lang={lang}", None).json() for lang in ("en", "de", "fr"))
    assert german["cards"]["Knight"]["name"] == "Ritter"
    assert german["schools"]["etherweavers"]["short"] == "Zeitweber"
    assert german["forms"]["high"]["name"] == "Erhabene Form"
    assert french["forms"]["high"]["name"] == "Duel Ancestral"
    for name in BEINGS:
        card = CARDS[name]
        assert isinstance(card, Being)
        assert english["cards"][name]["name"] == name
        assert english["cards"][name]["text"] == card.text
        assert english["cards"][name]["warp"] == card.warp_text
        assert (german["cards"][name]["warp"] is None) is (card.warp is None)
        assert german["cards"][name]["text"] != card.text
        assert french["cards"][name]["text"] != card.text
        assert german["cards"][name]["figure"] == card.figure.describe()


@pytest.mark.parametrize(
    ("asked", "answered"), [("de-AT", "de"), ("FR", "fr"), ("tlh", "en"), ("", "en"), ("../de", "en")]
)
def test_the_nearest_language(house: House, asked: str, answered: str) -> None:
    assert house.get(f"/api/catalogue?lang={asked}", None).json()["lang"] == answered


def test_it_is_asked_for_again_only_when_it_has_changed(house: House) -> None:
    answer = house.get("/api/catalogue?lang=de", None)
    assert answer.headers["cache-control"] == "no-cache"
    again = house.get("/api/catalogue?lang=de", None, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    other = house.get("/api/catalogue?lang=fr", None, headers={"If-None-Match": answer.headers["etag"]})
    assert other.status_code == 200
