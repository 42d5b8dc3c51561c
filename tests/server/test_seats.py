"""Seats by secret link that is spent by its first use, who has come, preset messages, rematches."""

from typing import Any

import pytest

from tashkalar.server.seats.seating import link_digest
from tashkalar.server.token import holder

from .browser import ADA, BOB, CEM, DOT, Browser, House, asked

SCHOOLS = ["northern", "sylvan", "highland"]


def invite(house: House, form: str, kinds: list[str], schools: list[str], **keys: Any) -> tuple[str, dict[str, str]]:
    """A table with seats for friends, and their links."""
    answer = house.post("/api/tables", asked(form, kinds, schools, **keys))
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["links"]


def take(house: House, table: str, link: str, token: str, **keys: Any) -> Any:
    return house.post(f"/api/tables/{table}/seat", {"link": link, **keys}, token)


def people(browser: Browser, **wanted: Any) -> dict[str, Any]:
    """What is said of the people once it is as wanted: `watching`, or the schools that are `present` or have `come`."""

    def found() -> dict[str, Any]:
        seats = browser.people["seats"]
        here = {key: {seat["school"] for seat in seats if seat[key]} for key in ("present", "come")}
        return {**browser.people, **here}

    browser.until(f"people: {wanted}", lambda: all(found()[key] == value for key, value in wanted.items()))
    return browser.people


def test_a_friend_comes_by_link(house: House) -> None:
    table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
    assert set(links) == {"sylvan"}
    with house.browser(table, ADA) as ada:
        assert ada.table["creator"]
        assert [seat["come"] for seat in ada.table["seats"]] == [True, False]
        answer = take(house, table, links["sylvan"], BOB, name="Bob")
        assert answer.status_code == 200
        assert answer.json() == {"table": table, "seat": "sylvan"}
        assert people(ada, come={"northern", "sylvan"})["seats"][1]["name"] == "Bob"
        with house.browser(table, BOB) as bob:
            people(ada, present={"northern", "sylvan"})
            assert bob.table["view"]["seat"] == "sylvan"
            assert len(bob.table["view"]["hand"]) == 6
            assert not bob.table["creator"]
            ada.play("place e5")
            ada.play("end")
            assert bob.receive("table")["options"]
        people(ada, present={"northern"})
    (mine,) = house.get("/api/tables", BOB).json()
    assert mine["mine"] == ["sylvan"]
    assert not mine["creator"]


def test_without_the_link_nobody_has_the_seat(house: House) -> None:
    table, links = invite(house, "duel", ["me", "friend"], SCHOOLS[:2])
    wrong = "0" * 32
    assert take(house, table, wrong, BOB).json()["error"]["key"] == "link"
    assert take(house, table, wrong, BOB).status_code == 403
    # Neither a digest nor the token of somebody else opens anything.
    assert take(house, table, link_digest(links["sylvan"])[:32], BOB).status_code == 403
    assert take(house, table, ADA, BOB).status_code == 403
    for token in (BOB, links["sylvan"], None):
        with house.browser(table, token) as other:
            assert other.table["view"]["seat"] is None
            assert other.table["view"]["hand"] == []
            assert other.play("start c5")["key"] == "spectator"
    # The one who made the table holds her own seat and not this one.
    with house.browser(table, ADA) as ada:
        assert ada.play("start c5")["key"] == "not_your_turn"
    elsewhere, _ = invite(house, "duel", ["me", "friend"], SCHOOLS[:2])
    assert take(house, elsewhere, links["sylvan"], BOB).status_code == 403


@pytest.mark.parametrize(
    ("body", "key"),
    [({}, "link"), ({"link": 5}, "link"), ({"link": "x" * 32}, "link"), ([], "object"), ("{", "object")],
)
def test_links_that_are_none(house: House, body: Any, key: str) -> None:
    table, _ = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
    answer = house.post(f"/api/tables/{table}/seat", body, BOB)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == key


def look(house: House, table: str, link: str, token: str) -> Any:
    return house.post(f"/api/tables/{table}/link", {"link": link}, token)


def relink(house: House, table: str, school: str, token: str, **keys: Any) -> Any:
    return house.post(f"/api/tables/{table}/seats/{school}/link", keys or None, token)


def key(answer: Any) -> str:
    """Why something was refused."""
    found: str = answer.json()["error"]["key"]
    return found


def test_a_seat_moves_to_another_device(house: House) -> None:
    table, links = invite(house, "high", ["friend", "me"], SCHOOLS[:2])
    take(house, table, links["northern"], BOB, name="Bob")
    with house.browser(table, BOB) as old:
        old.play("place e5")
        hand = old.table["view"]["hand"]
        link = relink(house, table, "northern", BOB).json()["link"]
        assert look(house, table, link, CEM).json()["kind"] == "move"
        # A name is for the whole game; the old device is told where its seat has gone.
        assert take(house, table, link, CEM, name="Eve").status_code == 200
        gone = old.receive("table")
        assert (gone["seats"][0]["name"], gone["seats"][0]["yours"]) == ("Bob", "moved")
        # The running turn goes along; the old device only watches.
        assert gone["view"]["hand"] == []
        assert gone["view"]["pieces"]["blue"] == ""
        assert old.play("end")["key"] == "spectator"
        with house.browser(table, CEM) as new:
            assert new.table["view"]["hand"] == hand
            assert new.table["view"]["pieces"]["blue"] == "e5"
            assert "yours" not in new.table["seats"][0]
            assert new.play("end")["type"] == "table"


def test_whoever_holds_a_seat_can_take_it_along(house: House) -> None:
    table = house.new("high", ["me", "bot"], SCHOOLS[:2])
    link = relink(house, table, "northern", ADA).json()["link"]
    assert take(house, table, link, CEM).json()["seat"] == "northern"
    with house.browser(table, CEM) as phone, house.browser(table, ADA) as desk:
        assert phone.table["options"]
        assert desk.table["view"]["hand"] == []


def test_a_link_is_spent_by_its_first_use(house: House) -> None:
    """The host opens a friend's link, looks at the hand and passes the link on: the friend sees that it is spent."""
    table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
    assert look(house, table, links["sylvan"], BOB).json() == {
        "table": table, "seat": "sylvan", "name": "Friend", "kind": "invitation", "mine": False, "since": None,
    }  # fmt: skip
    assert take(house, table, links["sylvan"], DOT, name="Bob").status_code == 200
    for ask in (look, take):
        answer = ask(house, table, links["sylvan"], BOB)
        assert answer.status_code == 403
        assert key(answer) == "link_spent"
        assert "ask for an invitation of your own" in answer.json()["error"]["text"]
    # Where it was used it leads to the seat still: asking twice is asking once.
    assert look(house, table, links["sylvan"], DOT).json()["mine"]
    assert take(house, table, links["sylvan"], DOT, name="Somebody").status_code == 200
    assert house.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Bob"
    # What the host could still do is make it look like a move, and that says so: somebody has sat here.
    move = relink(house, table, "sylvan", DOT).json()["link"]
    found = look(house, table, move, BOB).json()
    assert found["kind"] == "move"
    assert found["since"] is not None


def test_whoever_plays_two_seats_is_seen_to(house: House) -> None:
    table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
    take(house, table, links["sylvan"], ADA)
    assert house.get(f"/api/tables/{table}", None).json()["seats"][1]["same"] == "northern"


def test_the_host_has_no_power_over_seats_of_others(house: House) -> None:
    table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
    for token in (BOB, CEM):
        assert key(relink(house, table, "sylvan", token)) == "not_your_seat"
    # As long as nobody has come, an invitation can be made anew, and the one before is dead.
    new = relink(house, table, "sylvan", ADA).json()
    assert new["seat"] == "sylvan"
    assert key(take(house, table, links["sylvan"], CEM)) == "link"
    assert take(house, table, new["link"], BOB).status_code == 200
    assert key(relink(house, table, "sylvan", ADA)) == "not_your_seat"
    assert key(relink(house, table, "sylvan", ADA, free=True)) == "begun"
    with house.browser(table, BOB) as bob:
        assert bob.table["view"]["seat"] == "sylvan"
    assert relink(house, table, "sylvan", ADA, free=1).status_code == 400
    assert key(relink(house, table, "nobody", ADA)) == "no_seat"
    # Nor can she put a bot there once somebody has the seat.
    assert key(house.post(f"/api/tables/{table}/seats/sylvan/bot")) == "held_seat"


def test_links_are_kept_as_digests(house: House) -> None:
    table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
    row = house.store.table(table)
    assert row is not None
    assert row.seats[1].link == link_digest(links["sylvan"])
    assert links["sylvan"] not in repr(row)
    assert link_digest(ADA) != holder(ADA)


def test_no_seed_where_friends_play(house: House) -> None:
    answer = house.post("/api/tables", asked("high", ["me", "friend"], seed=5))
    assert answer.json()["error"]["key"] == "seed_friend"


def test_spectators_are_counted(house: House) -> None:
    table, _ = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
    with house.browser(table, ADA) as ada:
        assert ada.table["watching"] == 0
        with house.browser(table, None), house.browser(table, CEM) as cem:
            people(ada, watching=2)
            assert cem.table["watching"] == 2
        people(ada, watching=0, present={"northern"})


def test_an_organizer_need_not_play(house: House) -> None:
    table, links = invite(house, "high", ["friend", "friend"], SCHOOLS[:2])
    with house.browser(table, ADA) as ada:
        assert ada.table["creator"]
        assert ada.table["view"]["hand"] == []
        take(house, table, links["northern"], BOB)
        people(ada, come={"northern"})
    assert [one["table"] for one in house.get("/api/tables").json()] == [table]


def test_preset_messages(house: House) -> None:
    table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
    take(house, table, links["sylvan"], BOB)
    with house.browser(table, ADA) as ada, house.browser(table, BOB) as bob, house.browser(table, None) as nobody:
        ada.send({"type": "say", "say": "good_luck"})
        for browser in (ada, bob, nobody):
            said = browser.receive("said")
            assert (said["school"], said["say"]) == ("northern", "good_luck")
        nobody.send({"type": "say", "say": "hello"})
        assert nobody.receive("refused")["key"] == "no_seat_in_view"
        for nonsense in ("free text", 5, None):
            bob.send({"type": "say", "say": nonsense})
            assert bob.receive("refused")["key"] == "one_of"
        # However many windows somebody opens, one seat says no more than one seat may.
        with house.browser(table, BOB) as window:
            for number in range(6):
                (bob, window)[number % 2].send({"type": "say", "say": "thanks"})
            heard = [bob.receive()["type"] for _ in range(5)] + [window.receive()["type"] for _ in range(6)]
            assert (heard.count("said"), heard.count("refused")) == (10, 1)
    with house.browser(table, None) as later:
        assert [said["say"] for said in later.table["said"]] == ["good_luck"] + ["thanks"] * 5


def test_a_rematch_is_offered(house: House) -> None:
    table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
    take(house, table, links["sylvan"], BOB, name="Bob")
    with house.browser(table, ADA) as ada, house.browser(table, BOB) as bob:
        bob.ask("resign")
        assert ada.receive("table")["result"]["winners"] == ["northern"]
        again = house.post(f"/api/tables/{table}/rematch", token=BOB).json()["table"]
        assert ada.receive("table")["rematch"] == again
    with house.browser(again, BOB) as bob:
        assert bob.table["creator"]
        assert [seat["name"] for seat in bob.table["seats"]] == ["Bob", "Me"]
        assert [seat["present"] for seat in bob.table["seats"]] == [True, False]
        assert bob.table["options"]
        # The seat is hers, but she has come only when she is there.
        assert [seat["come"] for seat in bob.table["seats"]] == [True, False]
        with house.browser(again, ADA):
            people(bob, present={"northern", "sylvan"}, come={"northern", "sylvan"})


def test_the_clock_of_a_rematch_waits(house: House) -> None:
    table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2], clock={"turn": 60, "reserve": 60})
    take(house, table, links["sylvan"], BOB)
    with house.browser(table, BOB) as bob:
        bob.ask("resign")
    again = house.post(f"/api/tables/{table}/rematch", token=BOB).json()["table"]
    with house.browser(again, BOB) as bob:
        assert bob.people["clock"]["runs"] is None
        with house.browser(again, ADA):
            people(bob, come={"northern", "sylvan"})
            assert bob.people["clock"]["runs"] == "sylvan"


def test_a_rematch_is_declined(house: House) -> None:
    """Whoever offered it sits at the new table already and hears it there."""
    table, links = invite(house, "high", ["me", "friend"], SCHOOLS[:2])
    take(house, table, links["sylvan"], BOB)
    with house.browser(table, ADA) as ada:
        ada.ask("resign")
        # Said before there is an offer, it is said here only.
        ada.send({"type": "say", "say": "no_rematch"})
        ada.receive("said")
        again = house.post(f"/api/tables/{table}/rematch", token=BOB).json()["table"]
        ada.receive("table")
        with house.browser(again, BOB) as bob:
            assert bob.table["said"] == []
            ada.send({"type": "say", "say": "no_rematch"})
            ada.receive("said")
            assert bob.receive("said") == {**bob.got[-1], "school": "northern", "say": "no_rematch"}
            assert not bob.table["seats"][1]["come"]
