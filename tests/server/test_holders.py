"""A seat belongs to its holder: it waits while they are away, and no bot has it for good."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from tashkalar.server.app import application
from tashkalar.server.seats.absence import Grace
from tashkalar.server.settings import Settings
from tashkalar.server.storage.rows import Clock, Seat
from tashkalar.server.storage.schema import seats, tables
from tashkalar.server.thinking.workers import Workers
from tests.patience import Patience

from .browser import ADA, BOB, CEM, DOT, Browser, House
from .test_seats import SCHOOLS, invite, key, look, people, relink, take

GRACE = Grace(timedelta(minutes=5), timedelta(days=3))


def back(house: House, table: str, school: str, token: str) -> Any:
    """Take one's seat back from a bot."""
    return house.post(f"/api/tables/{table}/seats/{school}/back", token=token)


def away(house: House, table: str, school: str, ago: timedelta = timedelta(days=4)) -> None:
    """Let somebody have been away for a while."""
    since = datetime.now(UTC) - ago
    room = house.lobby._rooms.get(table)
    if room is not None:
        house.settled(table)
    with house.store.engine.begin() as connection:
        mine = update(seats).where(seats.c.table_id == table, seats.c.school == school)
        connection.execute(mine.values(away=since))
        connection.execute(update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1))
    up_for_long(house)
    if room is not None:
        house.client.portal.call(room.refresh)  # type: ignore[union-attr]


def up_for_long(house: House) -> None:
    """Let the server have been there all the time."""
    lobby = house.lobby
    long_ago = datetime.now(UTC) - timedelta(days=90)
    lobby._manners = lobby._manners._replace(grace=lobby._manners.grace._replace(started=long_ago))
    for room in lobby._rooms.values():
        room.manners = lobby._manners


def end_turn(browser: Browser) -> None:
    """The shortest way to the end of a turn."""
    mover = browser.table["view"]["to_move"]
    patience = Patience("the end of a turn")
    while browser.table["view"]["to_move"] == mover and patience.lasts(browser.table["options"]):
        texts = [one["text"] for one in browser.table["options"]]
        browser.play(next((text for text in ("end", "-") if text in texts), texts[0]))


def kinds(house: House, table: str) -> list[str]:
    return [seat["kind"] for seat in house.get(f"/api/tables/{table}").json()["seats"]]


def seat_of(house: House, table: str, token: str | None, school: str) -> dict[str, Any]:
    seats = house.get(f"/api/tables/{table}", token).json()["seats"]
    found: dict[str, Any] = next(seat for seat in seats if seat["school"] == school)
    return found


@pytest.mark.parametrize(
    ("clock", "whole"),
    [(None, timedelta(days=3)), (Clock(60, 300), timedelta(minutes=5)), (Clock(86_400, 0), timedelta(days=1))],
)
def test_the_grace_fits_the_clock(clock: Clock | None, whole: timedelta) -> None:
    assert GRACE.of(clock) == whole


def test_no_bot_comes_while_the_grace_lasts(house: House) -> None:
    """Half a second after somebody's line drops, the opponent wants a bot there: the seat waits."""
    table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2], clock={"turn": 60, "reserve": 300})
    take(house, table, links["sylvan"], BOB, name="Bob")
    with house.browser(table, ADA) as ada:
        with house.browser(table, BOB):
            people(ada, present=set(SCHOOLS[:2]))
            assert ada.ask("replace", seat="sylvan")["key"] == "present"
            ada.receive("table")
        people(ada, present={"northern"})
        refused = ada.ask("replace", seat="sylvan")
        assert refused["key"] == "grace"
        assert 290 < refused["params"]["seconds"] <= 300
        ada.receive("table")
        # How long it takes is told to everybody.
        assert 290 < ada.table["seats"][1]["grace"] <= 300
        assert kinds(house, table) == ["me", "friend"]
        away(house, table, "sylvan", timedelta(minutes=4))
        assert ada.ask("replace", seat="sylvan")["key"] == "grace"
        ada.receive("table")
        # Coming back, however short, begins it anew.
        with house.browser(table, BOB) as bob:
            assert "grace" not in bob.table["seats"][1]
            people(ada, present=set(SCHOOLS[:2]))
        people(ada, present={"northern"})
        assert 290 < ada.ask("replace", seat="sylvan")["params"]["seconds"] <= 300
        ada.receive("table")
        away(house, table, "sylvan", timedelta(minutes=6))
        ada.ask("replace", seat="sylvan", level="novice")
        assert kinds(house, table) == ["me", "bot"]


def test_an_absence_outlasts_the_server(settings: Settings) -> None:
    with TestClient(application(settings)) as client:
        house = House(client)
        table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
        take(house, table, links["sylvan"], BOB)
        with house.browser(table, ADA) as ada:
            with house.browser(table, BOB):
                people(ada, present=set(SCHOOLS[:2]))
            people(ada, present={"northern"})
            house.settled(table)
        row = house.store.table(table)
        assert row is not None
        assert row.seats[1].away is not None
        away(house, table, "sylvan")
    with TestClient(application(settings)) as client:
        house = House(client)
        with house.browser(table, ADA) as ada:
            # Nobody could come while it was away: now they have some minutes.
            assert 290 < ada.ask("replace", seat="sylvan", level="novice")["params"]["seconds"] <= 300
            ada.receive("table")
            up_for_long(house)
            ada.ask("replace", seat="sylvan", level="novice")
            assert kinds(house, table) == ["me", "bot"]
    # Also after another start the seat is its holder's.
    with TestClient(application(settings)) as client:
        house = House(client)
        assert seat_of(house, table, BOB, "sylvan")["yours"] == "bot"
        assert back(house, table, "sylvan", BOB).status_code == 200
        assert kinds(house, table) == ["me", "friend"]
        with house.browser(table, BOB) as bob:
            assert bob.table["view"]["seat"] == "sylvan"


def test_everybody_who_is_here_must_want_it(house: House) -> None:
    table, links = invite(house, "melee", ["me", "friend", "friend"], SCHOOLS)
    take(house, table, links["sylvan"], BOB)
    take(house, table, links["highland"], CEM)
    with house.browser(table, ADA) as ada, house.browser(table, BOB) as bob:
        with house.browser(table, CEM):
            people(ada, present=set(SCHOOLS))
        people(ada, present={"northern", "sylvan"})
        away(house, table, "highland")
        assert ada.ask("replace", seat="highland", level="wizard")["key"] == "one_of"
        ada.receive("table")
        assert ada.ask("replace", seat="northern")["key"] == "own_seat"
        assert ada.ask("replace", seat="highland", level="novice")["type"] == "table"
        vote = {"level": "novice", "by": ["northern"], "asked": ["northern", "sylvan"]}
        people(bob, votes={"highland": vote})
        # The one it is about is told wherever they look.
        (listed,) = house.get("/api/tables", CEM).json()
        assert listed["seats"][2]["wanted"]
        bob.ask("keep", seat="highland")
        assert bob.people["votes"] == {"highland": vote}
        # Whoever comes back keeps the seat.
        with house.browser(table, CEM):
            people(ada, votes={})
        people(ada, present={"northern", "sylvan"})
        away(house, table, "highland")
        ada.ask("replace", seat="highland", level="novice")
        bob.ask("replace", seat="highland", level="novice")
        assert [seat["kind"] for seat in bob.people["seats"]] == ["me", "friend", "bot"]
        assert bob.people["seats"][2]["stands_in"]
        assert bob.people["seats"][2]["level"] == "novice"
        assert bob.people["votes"] == {}
        assert ada.ask("replace", seat="highland")["key"] == "bot_seat"
        # The bot begins: in a melee the last seat chooses its start square first.
        ada.until("the bot's turn", lambda: ada.table["view"]["to_move"] != "highland")


def test_somebody_whose_grace_lasts_has_a_say(house: House) -> None:
    table, links = invite(house, "melee", ["me", "friend", "friend"], SCHOOLS)
    take(house, table, links["sylvan"], BOB)
    take(house, table, links["highland"], CEM)
    with house.browser(table, ADA) as ada:
        with house.browser(table, BOB), house.browser(table, CEM):
            people(ada, present=set(SCHOOLS))
        people(ada, present={"northern"})
        away(house, table, "highland")
        ada.ask("replace", seat="highland", level="novice")
        assert kinds(house, table) == ["me", "friend", "friend"]
        assert ada.people["votes"]["highland"]["asked"] == ["northern", "sylvan"]
        # When that is over too, nobody is held up any more: her wish comes true by itself.
        away(house, table, "sylvan")
        ada.until("a bot at the third seat", lambda: ada.people["seats"][2]["kind"] == "bot")
        assert kinds(house, table) == ["me", "friend", "bot"]


def test_nobody_waits_for_a_friend_who_never_came(house: House) -> None:
    """But the invitation is good still, and whoever comes with it takes over from the bot."""
    table, links = invite(house, "melee", ["me", "friend", "friend"], SCHOOLS)
    with house.browser(table, ADA) as ada:
        ada.ask("replace", seat="sylvan")
        assert [seat["kind"] for seat in ada.people["seats"]] == ["me", "bot", "friend"]
        assert ada.people["seats"][1]["open"]
        assert take(house, table, links["sylvan"], BOB, name="Bob").status_code == 200
        assert kinds(house, table) == ["me", "friend", "friend"]
        with house.browser(table, BOB) as bob:
            assert bob.table["view"]["seat"] == "sylvan"


def test_a_seat_is_taken_back_while_the_bot_thinks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing the bot has thought of is played, and what the person then chooses is played once."""
    thought = asyncio.Event()
    going_on = asyncio.Event()
    turn = Workers.turn

    async def slowly(self: Workers, *what: Any) -> list[str]:
        texts = await turn(self, *what)
        thought.set()
        await going_on.wait()
        return texts

    monkeypatch.setattr(Workers, "turn", slowly)
    table, links = invite(house, "high", ["friend", "me"], SCHOOLS[:2])
    take(house, table, links["northern"], BOB, name="Bob")
    with house.browser(table, BOB) as bob:
        bob.play("place e5")
    away(house, table, "northern")
    portal = house.client.portal
    assert portal is not None
    with house.browser(table, ADA) as ada:
        ada.ask("replace", seat="northern", level="novice")
        assert house.store.awaiting_bots() == [table]
        portal.call(thought.wait)
        with house.browser(table, BOB) as bob:
            # While the bot has the seat its holder watches, and is told so.
            assert bob.table["view"]["hand"] == []
            assert bob.table["seats"][0]["yours"] == "bot"
            assert bob.play("end")["key"] == "stood_in"
            bob.receive("table")
            assert key(back(house, table, "northern", CEM)) == "not_your_seat"
            assert back(house, table, "northern", BOB).status_code == 200
            assert back(house, table, "northern", BOB).status_code == 200  # asked twice it is his once
            mine = bob.receive("table")
            assert mine["view"]["pieces"]["blue"] == "e5"
            assert len(mine["view"]["hand"]) > 0
            assert house.store.awaiting_bots() == []
            before = house.store.texts(table)
            portal.call(going_on.set)
            bob.undo()
            bob.play("place d4")
            bob.play("end")
            ada.my_turn()
            assert ada.table["view"]["pieces"]["blue"] == "d4"
    assert house.store.texts(table) == [*before, "undo", "place d4", "end"]


def test_a_bot_goes_on_in_the_middle_of_a_turn(house: House) -> None:
    table, links = invite(house, "high", ["friend", "me"], SCHOOLS[:2])
    take(house, table, links["northern"], BOB)
    with house.browser(table, BOB) as bob:
        bob.play("place e5")
    away(house, table, "northern")
    with house.browser(table, ADA) as ada:
        ada.ask("replace", seat="northern")
        ada.my_turn()
        assert "e5" in ada.table["view"]["pieces"]["blue"]
        assert house.store.awaiting_bots() == []
        # In the turn of somebody else it is taken back as well, and the next turn is his.
        assert back(house, table, "northern", BOB).status_code == 200
        end_turn(ada)
        with house.browser(table, BOB) as bob:
            assert bob.table["options"]


def test_no_time_runs_for_a_bot_that_stands_in(house: House) -> None:
    table, links = invite(house, "high", ["friend", "me"], SCHOOLS[:2], clock={"turn": 60, "reserve": 300})
    take(house, table, links["northern"], BOB)
    assert house.get(f"/api/tables/{table}").json()["clock"]["runs"] == "northern"
    away(house, table, "northern")
    with house.browser(table, ADA) as ada:
        ada.ask("replace", seat="northern", level="novice")
        assert "northern" not in ada.people["clock"]["left"]
        assert back(house, table, "northern", BOB).status_code == 200
        clock = house.get(f"/api/tables/{table}", BOB).json()["clock"]
        assert clock["left"]["northern"] == 300


def test_somebody_else_has_the_seat_if_all_agree(house: House) -> None:
    table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
    take(house, table, links["sylvan"], BOB, name="Bob")
    with house.browser(table, ADA) as ada:
        assert ada.ask("replace", seat="sylvan", invite=True)["key"] == "grace"
        ada.receive("table")
        assert key(relink(house, table, "sylvan", ADA)) == "not_your_seat"
        away(house, table, "sylvan")
        ada.ask("replace", seat="sylvan", invite=True)
        assert ada.people["seats"][1]["offered"]
        first = relink(house, table, "sylvan", ADA).json()["link"]
        assert key(relink(house, table, "sylvan", DOT)) == "not_your_seat"
        # If the holder comes back first, the seat stays theirs and the invitation is void.
        with house.browser(table, BOB):
            people(ada, present=set(SCHOOLS[:2]))
        assert key(take(house, table, first, CEM)) == "link"
        people(ada, present={"northern"})
        away(house, table, "sylvan")
        ada.ask("replace", seat="sylvan", invite=True)
        link = relink(house, table, "sylvan", ADA).json()["link"]
        assert look(house, table, link, CEM).json()["kind"] == "invitation"
        assert take(house, table, link, CEM, name="Cem").status_code == 200
        assert seat_of(house, table, None, "sylvan")["name"] == "Cem"
        with house.browser(table, BOB) as bob:
            assert bob.table["seats"][1]["yours"] == "given"
            assert bob.table["view"]["hand"] == []
        assert key(back(house, table, "sylvan", BOB)) == "not_your_seat"


def test_those_who_are_asked_to_a_rematch_are_waited_for(house: House) -> None:
    table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
    take(house, table, links["sylvan"], BOB)
    with house.browser(table, BOB) as bob:
        bob.ask("resign")
    again = house.post(f"/api/tables/{table}/rematch").json()["table"]
    with house.browser(again, ADA) as ada:
        assert ada.ask("replace", seat=ada.table["seats"][0]["school"])["key"] == "grace"


def test_before_the_game_has_begun_the_host_puts_a_bot_where_nobody_came(house: House) -> None:
    table, _ = invite(house, "high", ["friend", "friend"], SCHOOLS[:2])
    bot = f"/api/tables/{table}/seats/sylvan/bot"
    assert key(house.post(bot, {"level": "novice"}, BOB)) == "not_host"
    assert key(house.post(bot, {"level": "wizard"})) == "one_of"
    assert house.post(bot, {"level": "novice"}).status_code == 200
    assert kinds(house, table) == ["friend", "bot"]
    assert key(house.post(bot, {"level": "novice"})) == "bot_seat"
    begun, links = invite(house, "high", ["friend", "friend"], SCHOOLS[:2])
    take(house, begun, links["northern"], BOB)
    with house.browser(begun, BOB) as bob:
        bob.play("place e5")
    assert key(house.post(f"/api/tables/{begun}/seats/sylvan/bot", {"level": "novice"})) == "begun"


def test_a_choice_meets_a_seat_that_has_changed_elsewhere(house: House) -> None:
    """Another process has taken the bot's seat back: what the bot thought of there is not played over it."""
    table, links = invite(house, "high", ["friend", "me"], SCHOOLS[:2])
    take(house, table, links["northern"], BOB)
    away(house, table, "northern")
    with house.browser(table, ADA):
        room = house.settled(table)
        row = room.row
        stale = replace(
            row, seats=(replace(row.seats[0], kind="bot", level="novice", stands_for="friend"), row.seats[1])
        )
        with house.store.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == table).values(revision=row.revision + 1))
        room.row = stale
        portal = house.client.portal
        assert portal is not None
        with pytest.raises(Exception, match="the person of this seat is back"):
            portal.call(room.bot_played, 0, ["place e5", "end"])
        assert house.store.texts(table) == []


def test_seats_of_one_screen_are_not_absent(house: House) -> None:
    """Where nobody else plays, nothing is written about who is there."""
    table = house.new("high", ["me", "bot"], SCHOOLS[:2])
    with house.browser(table, ADA):
        pass
    row = house.store.table(table)
    assert row is not None
    assert (row.revision, row.seats[0].away) == (0, None)


def test_grace_is_never_longer_than_it_is() -> None:
    """Whatever a wrong clock has written down."""
    now = datetime.now(UTC)
    seat = Seat("northern", "me", "", holder="x", come=now, away=now + timedelta(days=90))
    row = _Row()
    assert GRACE.left(row, seat, now) == timedelta(days=3).total_seconds()  # type: ignore[arg-type]
    assert GRACE.left(row, replace(seat, away=now - timedelta(days=90)), now) == 0  # type: ignore[arg-type]


class _Row:
    clock = None
    drafting = False
