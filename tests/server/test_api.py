"""The JSON API."""

import json
from typing import Any

import pytest

from .browser import ADA, BOB, House, asked


def test_health(house: House) -> None:
    answer = house.get("/healthz", None)
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok"}


def test_a_new_table_is_mine(house: House) -> None:
    table = house.new("melee", ["me", "bot", "screen"], ["sylvan", "random", "northern"])
    (mine,) = house.get("/api/tables").json()
    assert mine["table"] == table
    assert mine["form"] == "melee"
    assert mine["team"] is False
    assert mine["over"] is False
    assert mine["winners"] == []
    assert mine["mine"] == ["sylvan", "northern"]
    assert mine["turn"] == 1
    assert mine["to_move"] == "northern"
    assert mine["changed"].endswith("Z")
    assert mine["rematch"] is None
    assert [seat["kind"] for seat in mine["seats"]] == ["me", "bot", "screen"]
    assert house.get("/api/tables", BOB).json() == []


def test_my_tables_last_changed_first(house: House) -> None:
    one, two = house.new("high", ["me", "bot"]), house.new("high", ["me", "bot"])
    assert [table["table"] for table in house.get("/api/tables").json()] == [two, one]
    with house.browser(one) as browser:
        browser.play("place e5")
        browser.play("end")
    assert [table["table"] for table in house.get("/api/tables").json()] == [one, two]


def test_a_team_shares_its_colour(house: House) -> None:
    schools = ["northern", "sylvan", "southern", "highland"]
    house.new("high", ["me", "bot", "bot", "bot"], schools, team=True)
    (mine,) = house.get("/api/tables").json()
    assert [seat["colour"] for seat in mine["seats"]] == ["blue", "green", "blue", "green"]


def test_the_same_seed_deals_the_same_game(house: House) -> None:
    one = house.store.table(house.new("melee", ["me", "screen", "screen"], seed=77))
    two = house.store.table(house.new("melee", ["me", "screen", "screen"], seed=77))
    other = house.store.table(house.new("melee", ["me", "screen", "screen"], seed=78))
    assert one is not None
    assert two is not None
    assert other is not None
    assert one.start == two.start
    assert [seat.school for seat in one.seats] == [seat.school for seat in two.seats]
    assert one.start != other.start


def test_without_a_seed_games_differ(house: House) -> None:
    tables = [house.store.table(house.new("high", ["me", "bot"], ["northern", "sylvan"])) for _ in range(2)]
    assert len({row.start for row in tables if row}) == 2


def test_the_first_game_is_played_by_the_imperial_schools(house: House) -> None:
    for seed in range(5):
        row = house.store.table(house.new("first", ["me", "bot"], seed=seed))
        assert row
        assert {seat.school for seat in row.seats} == {"northern", "southern"}


def test_names_are_one_short_visible_line(house: House) -> None:
    body = asked("high", ["me", "screen"])
    # What cannot be seen is refused (test_names); what is too long is cut off.
    body["seats"][0]["name"] = "  A\u200bd\u202ea\n\tLove\ud800lace "
    assert house.post("/api/tables", body).json()["error"]["key"] == "name_invisible"
    body["seats"][0]["name"] = "  Ada\n\tLovelace " + "x" * 100
    body["seats"][1]["name"] = None
    assert house.post("/api/tables", body).status_code == 201
    (mine,) = house.get("/api/tables").json()
    assert mine["seats"][0]["name"] == "Ada Lovelace xxxxxxxxxxx"
    assert mine["seats"][1]["name"] == ""


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"form": "chess"}, "form"),
        ({"form": 5}, "text"),
        ({"form": "\ud800"}, "form"),
        ({"team": "yes"}, "flag"),
        ({"team": True}, "players"),
        ({"form": "first", "team": True}, "team_form"),
        ({"seats": []}, "seats"),
        ({"seats": "me"}, "seats"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}] * 5}, "seats"),
        ({"seats": [{"kind": "me"}] * 3}, "players"),
        ({"seats": [{"kind": "bot"}] * 2}, "no_person"),
        ({"seats": [{"kind": "cat"}, {"kind": "me"}]}, "one_of"),
        ({"seats": [5, {"kind": "me"}]}, "object"),
        ({"seats": [{"kind": "me", "name": 5}, {"kind": "me"}]}, "text"),
        ({"seats": [{"kind": "me", "school": "hogwarts"}, {"kind": "me"}]}, "one_of"),
        ({"seats": [{"kind": "me", "school": "sylvan"}] * 2}, "same_school"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "one_of"),
        ({"seed": "7"}, "seed"),
        ({"seed": -1}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": 2**60}, "seed"),
        ({"assist": "lots"}, "one_of"),
        ({"assist": ["full"]}, "one_of"),
    ],
)
def test_tables_that_cannot_be(house: House, change: dict[str, Any], key: str) -> None:
    answer = house.post("/api/tables", {**asked("high", ["me", "bot"]), **change})
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["key"] == key
    assert error["text"]
    assert house.get("/api/tables").json() == []


@pytest.mark.parametrize("body", ["", "{", "[]", "null", "[" * 30_000, "NaN"])
def test_bodies_that_are_none(house: House, body: str) -> None:
    answer = house.client.post("/api/tables", content=body, headers={"Authorization": f"Bearer {ADA}"})
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] in ("json", "object")


@pytest.mark.parametrize("header", [None, "", "Bearer", "Bearer x", f"Basic {ADA}", f"Bearer {ADA.upper()}"])
def test_a_token_is_needed(house: House, header: str | None) -> None:
    headers = {} if header is None else {"Authorization": header}
    for answer in (
        house.client.get("/api/tables", headers=headers),
        house.client.post("/api/tables", headers=headers, content=json.dumps(asked("high", ["me", "bot"]))),
        house.client.post("/api/tables/abcdefghjkmn/rematch", headers=headers),
    ):
        assert answer.status_code == 401
        assert answer.json()["error"]["key"] == "token"
        assert answer.headers["www-authenticate"] == "Bearer"


def test_one_table_is_the_same_as_over_the_socket(house: House) -> None:
    table = house.new("high", ["me", "bot"], seed=3)
    with house.browser(table) as browser:
        browser.play("place e5")
        for token in (ADA, BOB, None):
            with house.browser(table, token, seen=0) as other:
                assert house.get(f"/api/tables/{table}?seen=0", token).json() == other.table
    quiet = house.get(f"/api/tables/{table}").json()
    assert quiet["steps"] == []
    assert quiet["state"] == 1


def test_what_is_not_there(house: House) -> None:
    for path in ("/api/tables/abcdefghjkmn", "/api/tables/Xx", "/api/tables/abcdefghjkmn/record", "/api/tables/%00"):
        answer = house.get(path)
        assert answer.status_code == 404
        assert answer.json()["error"]["key"] == "no_table"
    for path in ("/api/nothing", "/api/tables/a/b/c", "/ws/tables/abcdefghjkmn"):
        answer = house.get(path)
        assert answer.status_code == 404
        assert answer.json()["error"]["key"] == "not_found"
    answer = house.client.delete("/api/tables")
    assert answer.status_code == 405
    assert answer.json()["error"]["key"] == "http_405"


def test_the_record_of_a_running_game_is_nobodys(house: House) -> None:
    table = house.new("high", ["me", "bot"])
    for token in (ADA, BOB, None):
        answer = house.get(f"/api/tables/{table}/record", token)
        assert answer.status_code == 409
        assert answer.json()["error"]["key"] == "running"


def test_a_game_nobody_else_plays_can_be_taken_along_and_played_on(house: House) -> None:
    table = house.new("high", ["me", "bot"], ["northern", "sylvan"], seed=5)
    with house.browser(table) as browser:
        browser.play("place e5")
    for token, status, key in ((BOB, 409, "company"), (None, 401, "token")):
        answer = house.get(f"/api/tables/{table}/along", token)
        assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
    record = house.get(f"/api/tables/{table}/along").text
    replay = house.post("/api/records", {"text": record, "title": ""}).json()["replay"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    answer = house.post("/api/studies", {"replay": replay, "step": 1, "seats": seats})
    assert answer.status_code == 201, answer.text
    with house.browser(answer.json()["table"]) as browser:
        assert browser.table["view"]["pieces"]["blue"].split() == ["e5"]

    shared = house.new("high", ["me", "friend"])
    assert house.get(f"/api/tables/{shared}/along").json()["error"]["key"] == "company"


def test_rematch(house: House) -> None:
    table = house.new("high", ["me", "bot"], ["northern", "random"], seed=5, assist="matches")
    assert house.post(f"/api/tables/{table}/rematch").json()["error"]["key"] == "running"
    assert house.post(f"/api/tables/{table}/rematch", token=BOB).status_code == 403
    with house.browser(table) as browser:
        browser.ask("resign")
        again = house.post(f"/api/tables/{table}/rematch")
        assert again.status_code == 201
        other = again.json()["table"]
        assert browser.receive("table")["rematch"] == other
    assert house.post(f"/api/tables/{table}/rematch").json() == {"table": other}
    old, new = house.store.table(table), house.store.table(other)
    assert old is not None
    assert new is not None
    assert [seat.kind for seat in new.seats] == ["bot", "me"]
    assert new.seats[1].school == "northern"
    assert new.assist == "matches"
    assert new.start != old.start
    assert old.rematch == other


def test_the_rematch_of_a_team_keeps_the_teams(house: House) -> None:
    schools = ["northern", "sylvan", "southern", "highland"]
    table = house.new("duel", ["me", "screen", "screen", "screen"], schools, team=True)
    with house.browser(table) as browser:
        browser.ready()
        browser.ask("resign")
    new = house.store.table(house.post(f"/api/tables/{table}/rematch").json()["table"])
    assert new
    assert [seat.school for seat in new.seats] == ["sylvan", "southern", "highland", "northern"]
