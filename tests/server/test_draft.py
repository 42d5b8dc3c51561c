"""Schools chosen at the table, in turn, before the game begins; and the colours teams choose."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update

from tashkalar.rules.school import SCHOOLS
from tashkalar.server.storage.schema import seats, tables
from tests.patience import Patience

from .browser import ADA, BOB, CEM, DOT, House, asked
from .test_holders import up_for_long


def new(house: House, form: str, kinds: list[str], **keys: Any) -> tuple[str, dict[str, str]]:
    answer = house.post("/api/tables", asked(form, kinds, drafted=True, **keys))
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["links"]


def look(house: House, table: str, token: str | None = ADA) -> Any:
    return house.get(f"/api/tables/{table}/draft", token).json()


def choose(house: House, table: str, school: str, token: str = ADA, **keys: Any) -> Any:
    return house.post(f"/api/tables/{table}/draft", {"school": school, **keys}, token)


def chosen(house: House, table: str) -> list[str]:
    return [seat["school"] for seat in look(house, table)["seats"]]


def test_two_at_one_screen_choose_and_play(house: House) -> None:
    table, links = new(house, "duel", ["screen", "screen"])
    assert links == {}
    before = look(house, table)
    assert before["waiting"] == ["seat1", "seat2"]
    assert set(before["offered"]) == set(SCHOOLS)
    assert not before["begun"]
    after = choose(house, table, "sylvan").json()
    assert after["waiting"] == ["seat2"]
    assert set(after["offered"]) == set(SCHOOLS) - {"sylvan"}
    done = choose(house, table, "northern").json()
    assert (done["begun"], done["waiting"], done["offered"]) == (True, [], [])
    with house.browser(table) as ada:
        assert ada.table["view"]["schools"] == ["sylvan", "northern"]
        ada.ready()
        assert ada.table["options"]


def test_before_that_there_is_no_game_to_see(house: House) -> None:
    table, _ = new(house, "duel", ["screen", "screen"])
    answer = house.get(f"/api/tables/{table}")
    assert answer.status_code == 409
    assert answer.json()["error"]["key"] == "drafting"
    with house.client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"type": "hello", "token": ADA})
        assert socket.receive_json()["key"] == "drafting"
    (mine,) = house.get("/api/tables").json()
    assert (mine["drafting"], mine["shown"], mine["to_move"]) == (True, None, "seat1")
    assert mine["mine"] == ["seat1", "seat2"]
    assert house.get(f"/api/replays/{table}").status_code == 409
    assert house.post(f"/api/tables/{table}/rematch").json()["error"]["key"] == "drafting"


def test_friends_come_by_link_and_choose_when_it_is_their_turn(house: House) -> None:
    table, links = new(house, "melee", ["me", "friend", "friend"])
    assert set(links) == {"seat2", "seat3"}
    taken = house.post(f"/api/tables/{table}/seat", {"link": links["seat2"], "name": "Bob"}, BOB)
    assert taken.json() == {"table": table, "seat": "seat2"}
    assert choose(house, table, "sylvan", BOB).json()["error"]["key"] == "not_your_choice"
    assert choose(house, table, "sylvan", CEM).json()["error"]["key"] == "spectator"
    assert choose(house, table, "sylvan").status_code == 200
    refused = choose(house, table, "sylvan", BOB)
    assert refused.status_code == 409
    assert "sylvan cannot be chosen now; these can: " in refused.json()["error"]["text"]
    assert choose(house, table, "highland", BOB).status_code == 200
    # A link that went astray is renewed, now as later.
    assert house.post(f"/api/tables/{table}/seats/seat3/link", None, BOB).status_code == 403
    link = house.post(f"/api/tables/{table}/seats/seat3/link").json()["link"]
    assert house.post(f"/api/tables/{table}/seat", {"link": links["seat3"]}, CEM).status_code == 403
    house.post(f"/api/tables/{table}/seat", {"link": link, "name": "Cem"}, CEM)
    assert choose(house, table, "southern", CEM).json()["begun"]
    # The link leads its holder to the seat under its new name as well, and is spent for everybody else.
    assert house.post(f"/api/tables/{table}/seat", {"link": link}, CEM).json()["seat"] == "southern"
    assert house.post(f"/api/tables/{table}/seat", {"link": link}, DOT).json()["error"]["key"] == "link_spent"
    assert choose(house, table, "northern", ADA).json()["error"]["key"] == "chosen"
    assert [seat["name"] for seat in house.get(f"/api/tables/{table}").json()["seats"]] == ["Me", "Bob", "Cem"]


def stand_in(house: House, table: str, place: str, token: str = ADA) -> Any:
    return house.post(f"/api/tables/{table}/seats/{place}/bot", {"level": "novice"}, token)


def test_a_bot_chooses_for_a_friend_who_never_comes(house: House) -> None:
    table, links = new(house, "melee", ["me", "friend", "friend"])
    house.post(f"/api/tables/{table}/seat", {"link": links["seat2"], "name": "Bob"}, BOB)
    choose(house, table, "sylvan")
    assert stand_in(house, table, "seat3", BOB).json()["error"]["key"] == "not_host"
    assert stand_in(house, table, "seat3").status_code == 200
    # Bob is here and it is his choice: the seat waits for him.
    assert look(house, table)["waiting"] == ["seat2", "seat3"]
    assert 0 < look(house, table)["seats"][1]["grace"] <= 3 * 86_400
    assert stand_in(house, table, "seat2").json()["error"]["key"] == "grace"
    assert choose(house, table, "highland", BOB).json()["begun"]
    people = house.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["kind"] for seat in people] == ["me", "friend", "bot"]
    # Whoever comes late takes over from the bot.
    taken = house.post(f"/api/tables/{table}/seat", {"link": links["seat3"], "name": "Cem"}, CEM)
    assert taken.json()["seat"] == people[2]["school"]
    with house.browser(table, CEM) as cem:
        assert cem.table["view"]["seat"] == people[2]["school"]


def test_whoever_does_not_choose_is_waited_for_and_can_come_back(house: House) -> None:
    table, links = new(house, "melee", ["me", "friend", "friend"])
    house.post(f"/api/tables/{table}/seat", {"link": links["seat2"], "name": "Bob"}, BOB)
    house.post(f"/api/tables/{table}/seat", {"link": links["seat3"], "name": "Cem"}, CEM)
    choose(house, table, "sylvan")
    up_for_long(house)
    with house.store.engine.begin() as connection:
        long_ago = datetime.now(UTC) - timedelta(days=4)
        connection.execute(update(tables).where(tables.c.id == table).values(changed=long_ago))
        connection.execute(update(seats).where(seats.c.table_id == table).values(come=long_ago))
    assert stand_in(house, table, "seat3", ADA).json()["error"]["key"] == "grace"  # it is not his choice yet
    assert look(house, table, BOB)["seats"][1]["grace"] == 0
    assert stand_in(house, table, "seat2", DOT).json()["error"]["key"] == "not_host"
    found = stand_in(house, table, "seat2", CEM).json()
    assert found["waiting"] == ["seat3"]
    mine = look(house, table, BOB)["seats"][1]
    assert (mine["kind"], mine["yours"]) == ("bot", "bot")
    assert house.post(f"/api/tables/{table}/seats/{mine['school']}/back", token=BOB).status_code == 200
    assert look(house, table, BOB)["seats"][1]["mine"]


def test_before_anything_is_dealt_the_host_can_send_somebody_away(house: House) -> None:
    table, links = new(house, "duel", ["me", "friend"])
    house.post(f"/api/tables/{table}/seat", {"link": links["seat2"], "name": "Eve"}, DOT)
    again = house.post(f"/api/tables/{table}/seats/seat2/link", {"free": True}).json()["link"]
    assert not look(house, table, DOT)["seats"][1]["mine"]
    assert house.post(f"/api/tables/{table}/seat", {"link": again, "name": "Bob"}, BOB).status_code == 200


def test_bots_choose_by_themselves_and_play(house: House) -> None:
    table, _ = new(house, "melee", ["bot", "me", "bot"], seed=5)
    assert look(house, table)["waiting"] == ["seat2", "seat3"]
    assert choose(house, table, look(house, table)["offered"][0]).json()["begun"]
    with house.browser(table) as ada:
        mine = [seat["school"] for seat in ada.table["seats"] if seat["mine"]]
        ada.until("a turn of hers", lambda: ada.table["view"]["to_move"] in mine)


def test_where_nobody_has_to_choose_the_game_begins_at_once(house: House) -> None:
    answer = house.post("/api/tables", asked("duel", ["friend", "bot"], ["sylvan", "random"], drafted=True))
    table = answer.json()["table"]
    assert set(answer.json()["links"]) == {"sylvan"}
    assert look(house, table)["begun"]
    assert house.get(f"/api/tables/{table}").status_code == 200


def test_only_what_is_in_the_pool_is_offered(house: House) -> None:
    table, _ = new(house, "duel", ["screen", "screen"], pool=["sylvan", "highland", "northern"])
    assert set(look(house, table)["offered"]) == {"sylvan", "highland", "northern"}
    assert choose(house, table, "southern").json()["error"]["key"] == "not_offered"
    assert choose(house, table, "atlantis").json()["error"]["key"] == "not_offered"
    assert choose(house, table, 7).json()["error"]["key"] == "text"  # type: ignore[arg-type]


@pytest.mark.parametrize("first", ["northern", "sylvan"])
def test_imperial_schools_are_split_between_teams(house: House, first: str) -> None:
    pool = ["northern", "southern", "sylvan", "highland"]
    table, _ = new(house, "high", ["screen"] * 4, team=True, pool=pool)
    choose(house, table, first)
    patience = Patience("the beginning of the game")
    while not (found := look(house, table))["begun"] and patience.lasts(found):
        # Whatever is offered, the schools can be split: also the last of a list, which leaves most to the others.
        choose(house, table, found["offered"][-1])
    one, two, three, four = chosen(house, table)
    assert {one, three} != {"northern", "southern"} != {two, four}


def test_a_rematch_lets_everybody_choose_again(house: House) -> None:
    table, links = new(house, "duel", ["me", "friend"])
    house.post(f"/api/tables/{table}/seat", {"link": links["seat2"], "name": "Bob"}, BOB)
    choose(house, table, "sylvan")
    choose(house, table, "highland", BOB)
    with house.browser(table) as ada:
        ada.ask("resign")
    again = house.post(f"/api/tables/{table}/rematch").json()["table"]
    # Bob begins this time, and so chooses first.
    assert look(house, again, BOB)["waiting"] == ["seat1", "seat2"]
    assert [seat["come"] for seat in look(house, again)["seats"]] == [False, True]
    assert choose(house, again, "highland").json()["error"]["key"] == "not_your_choice"
    assert choose(house, again, "highland", BOB).status_code == 200
    assert choose(house, again, "northern").json()["begun"]
    assert [seat["come"] for seat in look(house, again)["seats"]] == [True, True]


def test_a_clock_waits_until_schools_are_chosen(house: House) -> None:
    table, _ = new(house, "duel", ["screen", "screen"], clock={"turn": 60, "reserve": 0})
    choose(house, table, "sylvan")
    choose(house, table, "northern")
    assert house.get(f"/api/tables/{table}").json()["clock"]["left"] == {"sylvan": 0.0, "northern": 0.0}


def test_the_later_of_two_choices_finds_the_school_gone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = new(house, "duel", ["screen", "screen"])
    rows = [house.store.table(table)]
    choose(house, table, "sylvan")
    now = house.store.table
    monkeypatch.setattr(house.store, "table", lambda name: rows.pop() if rows else now(name))
    assert choose(house, table, "sylvan").json()["error"]["key"] == "not_offered"
    assert chosen(house, table) == ["sylvan", "seat2"]


# -- colours of teams --------------------------------------------------------------------------------------------------
SCHOOLS_OF_TEAMS = ["northern", "highland", "southern", "sylvan"]


def colours(house: House, table: str) -> list[str]:
    message = house.get(f"/api/tables/{table}").json()
    found = [seat["colour"] for seat in message["seats"]]
    listed = next(one for one in house.get("/api/tables").json() if one["table"] == table)
    assert [seat["colour"] for seat in listed["seats"]] == found
    assert set(message["view"]["pieces"]) == set(found)
    return found


def test_a_team_plays_in_the_colour_of_its_first_seat_or_of_the_one_it_wants(house: House) -> None:
    wish = asked("high", ["screen"] * 4, SCHOOLS_OF_TEAMS, team=True)
    table = house.post("/api/tables", wish).json()["table"]
    assert colours(house, table) == ["blue", "yellow", "blue", "yellow"]
    wish["seats"][2]["stones"] = True
    table = house.post("/api/tables", wish).json()["table"]
    assert colours(house, table) == ["red", "yellow", "red", "yellow"]
    with house.browser(table) as ada:
        ada.ready()
        ada.play("place e5")
        assert ada.table["view"]["pieces"] == {"red": "e5", "yellow": ""}
        ada.ask("resign", seat="northern")
    # Whose stones they were goes with the person, one seat further.
    again = house.post(f"/api/tables/{table}/rematch").json()["table"]
    assert colours(house, again)[1::2] == ["red", "red"]
    # A study keeps the colours of the game it goes on from.
    study = house.post("/api/studies", {"replay": table, "step": 1, "seats": [{"kind": "screen"}] * 4}).json()["table"]
    assert colours(house, study) == ["red", "yellow", "red", "yellow"]


def test_partners_choose_their_colour_with_the_second_school(house: House) -> None:
    table, _ = new(house, "duel", ["screen"] * 4, team=True)
    for school, stones in zip(
        [*SCHOOLS_OF_TEAMS[:2], "etherweavers", "sylvan"], [True, True, True, False], strict=True
    ):
        answer = choose(house, table, school, stones=stones)
        assert answer.status_code == 200, answer.text
    assert colours(house, table) == ["purple", "yellow", "purple", "yellow"]


def test_the_record_of_such_a_game_can_be_sent_in(house: House) -> None:
    wish = asked("high", ["screen"] * 4, SCHOOLS_OF_TEAMS, team=True)
    wish["seats"][3]["stones"] = True
    table = house.post("/api/tables", wish).json()["table"]
    with house.browser(table) as ada:
        ada.ready()
        ada.play("place e5")
        ada.ask("resign", seat="northern")
    text = house.get(f"/api/tables/{table}/record").text
    assert "colours: blue, green" in text.splitlines()
    sent = house.post("/api/records", {"text": text})
    assert sent.status_code == 201, sent.text
