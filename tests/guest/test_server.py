"""A real server with a school from elsewhere, and the same server on the same games without it."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError

import pytest

from tests.server.browser import asked, sensible
from tests.server.process import Server, ask, table_from

LANGS = ("en", "de", "fr")


@pytest.fixture(scope="module")
def server(with_reef: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data") / "games.sqlite", **with_reef) as running:
        yield running


def test_the_catalogue_brings_the_school_with_its_look(server: Server) -> None:
    english, german, french = (server.call(f"/api/catalogue?lang={lang}") for lang in LANGS)
    school = english["schools"]["reef"]
    assert (school["name"], school["colour"], school["deck"]) == ("School of the Reef", "pink", "reef")
    assert school["look"]["base"] == "#f0629f"
    assert english["schools"]["northern"]["look"] is None
    assert german["schools"]["reef"]["short"] == "Riff"
    assert german["colours"]["pink"] == "Rosa"
    assert (german["cards"]["Moray"]["name"], french["cards"]["Moray"]["name"]) == ("Muräne", "Moray")
    assert sum(card["deck"] == "reef" for card in english["cards"].values()) == 18


def test_the_encyclopaedia_has_its_cards(server: Server) -> None:
    entry = server.call("/api/learn/entries/Moray?lang=de")
    assert (entry["name"], entry["deck"]) == ("Muräne", "reef")
    assert entry["examples"][0]["caption"].startswith("Sie schlägt den Helden")
    french, english = (server.call(f"/api/learn/entries/Moray?lang={lang}") for lang in ("fr", "en"))
    assert [one["text"] for one in french["rulings"]] == [one["text"] for one in english["rulings"]]
    found = server.call("/api/learn/search?q=Mur%C3%A4ne&lang=en")
    assert found[0]["key"] == "Moray"
    shown = server.call(
        "/api/practice", {"what": {"kind": "example", "id": "Moray", "number": 0}, "choices": [], "lang": "fr"}
    )
    assert shown["table"]["view"]["pieces"]["pink"] == "d4 e4 f3 g3"


def test_the_trainer_asks_about_its_figures(server: Server) -> None:
    asked_about = (server.call(f"/api/learn/trainer?level=8&seed={seed}") for seed in range(40))
    question = next(one for one in asked_about if one["position"]["schools"][0] == "reef")
    assert "pink" in question["position"]["pieces"]
    assert all(name in question["position"]["hand"]["reef"] for name in question["cards"])


def test_a_bot_plays_it_against_a_person(server: Server) -> None:
    table = server.call("/api/tables", asked("duel", ["bot", "me"], ["reef", "sylvan"], seed=5))["table"]
    line, chance = server.socket(table), Random(1)
    message = table_from(line)
    for _ in range(40):
        if message["view"]["pieces"].get("pink", "").count(" ") > 2 or message["view"]["over"]:
            break
        if message["options"]:
            message = ask(line, "play", state=message["state"], choice=sensible(message, chance))
        else:
            message = table_from(line)
    assert message["view"]["pieces"]["pink"].count(" ") > 2
    assert {seat["school"]: seat["colour"] for seat in message["seats"]} == {"reef": "pink", "sylvan": "green"}


def test_a_school_can_be_drawn_by_lot(server: Server) -> None:
    def drawn(seed: int) -> list[str]:
        table = server.call("/api/tables", asked("melee", ["me", "screen", "screen"], seed=seed))["table"]
        listed = server.call("/api/tables")
        return next([seat["school"] for seat in one["seats"]] for one in listed if one["table"] == table)

    assert any("reef" in drawn(seed) for seed in range(12))


def refused(server: Server, path: str) -> dict[str, Any]:
    with pytest.raises(HTTPError) as caught:
        server.call(path)
    with caught.value as answer:
        error: dict[str, Any] = json.load(answer)["error"]
    return error


def test_without_it_its_games_are_refused_and_everything_else_goes_on(
    with_reef: dict[str, str], tmp_path: Path
) -> None:
    running = Server(tmp_path / "games.sqlite", **with_reef)
    lost = running.call("/api/tables", asked("duel", ["bot", "me"], ["reef", "sylvan"], seed=5))["table"]
    kept = running.call("/api/tables", asked("duel", ["me", "bot"], ["northern", "sylvan"], seed=5))["table"]
    table_from(running.socket(lost))
    running.stop()
    running.environment = {}
    running.start()
    with running:
        assert "reef" not in running.call("/api/catalogue")["schools"]
        assert {one["table"] for one in running.call("/api/tables")} == {lost, kept}
        error = refused(running, f"/api/tables/{lost}")
        assert (error["key"], error["params"]) == ("broken_table", {"why": "school", "school": "reef"})
        assert "there is no school 'reef'" in error["text"]
        message = table_from(running.socket(kept))
        assert message["view"]["schools"] == ["northern", "sylvan"]
        running.environment = with_reef
        running.stop()
        running.start()
        assert table_from(running.socket(lost))["view"]["schools"] == ["reef", "sylvan"]
