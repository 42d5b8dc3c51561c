"""The clock: run by the server, for people only, and not before everybody has come."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from time import sleep
from typing import Any

import pytest
from sqlalchemy import select, update
from starlette.testclient import TestClient

from tashkalar.server.app import application
from tashkalar.server.seats import clock
from tashkalar.server.settings import Settings
from tashkalar.server.storage.database import engine
from tashkalar.server.storage.pulse import LONGEST
from tashkalar.server.storage.rows import Clock, Seat
from tashkalar.server.storage.schema import tables, upkeep
from tests.patience import until

from .browser import ADA, BOB, House, asked
from .test_seats import invite, people, take

NOW = datetime(2026, 1, 31, 12, tzinfo=UTC)
CLOCK = Clock(60, 100)
SEATS = (Seat("northern", "me", "", holder="a", come=NOW), Seat("sylvan", "friend", ""), Seat("highland", "bot", ""))


def later(seconds: float) -> datetime:
    return NOW + timedelta(seconds=seconds)


def test_it_waits_for_everybody() -> None:
    found = clock.begun(CLOCK, SEATS, "northern", NOW)
    assert found.since is None
    assert found.deadline is None
    assert found.reserve == {"northern": 100, "sylvan": 100}
    come = (SEATS[0], replace(SEATS[1], come=NOW), SEATS[2])
    found = clock.started(CLOCK, found, come, "northern", later(5))
    assert found.deadline == later(165)


def test_a_turn_has_its_own_time_and_then_takes_from_the_reserve() -> None:
    found = clock.begun(CLOCK, SEATS[::2], "northern", NOW)
    quick = clock.passed_on(CLOCK, found, SEATS[::2], "northern", "northern", later(59))
    assert quick.reserve["northern"] == 100
    assert quick.deadline == later(59 + 160)
    slow = clock.passed_on(CLOCK, found, SEATS[::2], "northern", "highland", later(90))
    assert slow.reserve["northern"] == 70
    assert slow.deadline is None  # a bot has all the time it wants
    again = clock.passed_on(CLOCK, slow, SEATS[::2], "highland", "northern", later(500))
    assert again.deadline == later(500 + 130)
    over = clock.passed_on(CLOCK, again, SEATS[::2], "northern", None, later(501))
    assert over.deadline is None


def late(house: House, table: str) -> None:
    """Let all time be over, as far as the database knows."""
    room = house.settled(table)
    past = house.store.pulse.now() - timedelta(hours=1)
    with house.store.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(deadline=past, since=past))
    room.row = replace(room.row, timing=replace(room.row.timing, deadline=past, since=past))


def test_it_begins_when_the_friend_has_come(house: House) -> None:
    table, links = invite(house, "high", ["me", "friend"], ["northern", "sylvan"], clock={"turn": 60, "reserve": 30})
    with house.browser(table, ADA) as ada:
        assert ada.table["clock"]["runs"] is None
        assert ada.table["clock"]["left"] == {"northern": 30, "sylvan": 30}
        take(house, table, links["sylvan"], BOB)
        clock = people(ada, come={"northern", "sylvan"})["clock"]
        assert clock["runs"] == "northern"
        assert 55 < clock["turn_left"] <= 60
        ada.play("place e5")
        ada.play("end")
        assert ada.table["clock"]["runs"] == "sylvan"


@pytest.mark.parametrize("team", [False, True])
def test_between_two_sides_whoever_has_no_time_has_lost(house: House, team: bool) -> None:
    schools = ["northern", "sylvan", "southern", "highland"][: 4 if team else 2]
    body = asked("high", ["me"] + ["screen"] * (len(schools) - 1), schools, team=team, clock={"turn": 60})
    table = house.post("/api/tables", body).json()["table"]
    with house.browser(table) as browser:
        browser.ready()
        browser.play("place e5")
        late(house, table)
        told = browser.receive("table")
        assert told["result"]["reason"]["key"] == "time"
        assert told["result"]["reason"]["params"] == {"school": "northern"}
        assert told["result"]["winners"] == schools[1::2]
    assert house.store.texts(table) == ["place e5", "time northern"]
    assert house.store.out_of_time() == []
    assert "resign northern" in house.get(f"/api/tables/{table}/record").text


def test_in_a_melee_the_turn_is_ended(house: House) -> None:
    schools = ["northern", "sylvan", "highland"]
    table = house.new("melee", ["me", "screen", "screen"], schools, clock={"turn": 60, "reserve": 20})
    with house.browser(table) as browser:
        assert browser.table["curtain"] == "highland"
        late(house, table)
        told = browser.receive("table")
        assert told["view"]["to_move"] == "northern"
        assert told["clock"]["left"] == {"northern": 20, "sylvan": 20, "highland": 0}
        assert told["result"] is None


def test_a_bot_needs_no_clock(house: House) -> None:
    table = house.new("high", ["bot", "me"], ["northern", "sylvan"], clock={"turn": 60})
    with house.browser(table) as browser:
        browser.my_turn()
        assert browser.table["clock"]["left"] == {"sylvan": 0}
        assert browser.table["clock"]["runs"] == "sylvan"


@pytest.mark.parametrize("clock", [5, {}, {"turn": 4}, {"turn": True}, {"turn": 60, "reserve": -1}, {"turn": 10**9}])
def test_clocks_that_cannot_be(house: House, clock: Any) -> None:
    answer = house.post("/api/tables", asked("high", ["me", "bot"], clock=clock))
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] in ("clock", "object")


# -- time that was lost ------------------------------------------------------------------------------------------------
def noted(settings: Settings, earlier: timedelta) -> None:
    """As if the last server had been there for the last time so much earlier, with all its clocks."""
    base = engine(settings.database)
    with base.begin() as connection:
        mine = upkeep.c.name == "pulse"
        at, number = connection.execute(select(upkeep.c.at, upkeep.c.number).where(mine)).one()
        then = {"at": at - earlier, "number": number - earlier // timedelta(microseconds=1)}
        connection.execute(update(upkeep).where(mine).values(then))
        running = select(tables.c.id, tables.c.since, tables.c.deadline).where(tables.c.since.is_not(None))
        for name, since, deadline in connection.execute(running).all():
            ran = {"since": since - earlier, "deadline": deadline - earlier}
            connection.execute(update(tables).where(tables.c.id == name).values(ran))
    base.dispose()


@pytest.mark.parametrize("hours", [3, -3], ids=["down", "a clock that was set"])
def test_a_server_that_was_down_costs_nobody_their_time(settings: Settings, hours: int) -> None:
    with TestClient(application(settings)) as client:
        house = House(client)
        table = house.new("high", ["me", "screen"], ["northern", "sylvan"], clock={"turn": 60, "reserve": 30})
        house.store.pulse.beat()
    noted(settings, timedelta(hours=hours))
    with TestClient(application(replace(settings, look_seconds=0.05))) as client:
        house = House(client)
        with house.browser(table) as browser:
            assert 50 < browser.table["clock"]["turn_left"] <= 60
            browser.ready()
            browser.play("place e5")
            assert browser.play("end")["type"] == "table"
            assert browser.table["clock"]["left"] == {"northern": 30, "sylvan": 30}
            assert 50 < browser.table["clock"]["turn_left"] <= 60
        assert house.store.out_of_time() == []


def test_a_server_that_stood_still_costs_nobody_their_time(house: House) -> None:
    table = house.new("high", ["me", "screen"], ["northern", "sylvan"], clock={"turn": 60, "reserve": 0})
    pulse = house.store.pulse
    pulse.beat()
    assert pulse._noted is not None
    then, at = pulse._noted
    pulse._noted = (then, at - 500)  # for longer than anybody has
    assert pulse.now() - then <= LONGEST
    assert house.store.out_of_time() == []
    with house.browser(table) as browser:
        assert browser.table["clock"]["turn_left"] > 50
    pulse.beat()
    assert timedelta(0) <= pulse.now() - then <= LONGEST


def test_time_goes_by_while_somebody_is_there(house: House) -> None:
    house.new("high", ["me", "screen"], ["northern", "sylvan"], clock={"turn": 60, "reserve": 0})
    pulse = house.store.pulse
    pulse.beat()
    began, clock = pulse.now(), datetime.now(UTC)
    sleep(0.3)
    pulse.beat()
    gone, measured = datetime.now(UTC) - clock, pulse.now() - began
    assert abs(gone - measured) < timedelta(seconds=0.2)


@pytest.mark.parametrize("hours", [5, -5], ids=["down", "a clock that was set"])
def test_a_table_made_later_has_all_its_time(settings: Settings, hours: int) -> None:
    """What was lost before it was made, or before its clock began, is not added to it."""
    timed = {"turn": 60, "reserve": 0}
    with TestClient(application(settings)) as client:
        house = House(client)
        waiting, links = invite(house, "high", ["me", "friend"], ["northern", "sylvan"], clock=timed)
        house.store.pulse.beat()
    noted(settings, timedelta(hours=hours))
    with TestClient(application(replace(settings, look_seconds=0.05))) as client:
        house = House(client)
        table = house.new("high", ["me", "screen"], ["northern", "sylvan"], clock=timed)
        with house.browser(table) as browser:
            assert 50 < browser.table["clock"]["turn_left"] <= 60
        with house.browser(waiting, ADA) as ada:
            take(house, waiting, links["sylvan"], BOB)
            assert 50 < people(ada, come={"northern", "sylvan"})["clock"]["turn_left"] <= 60
        late(house, table)
        result = until("the end of the game", lambda: house.get(f"/api/tables/{table}").json()["result"])
        assert result["reason"]["key"] == "time"
