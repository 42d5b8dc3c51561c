"""Lists of tables show the position as everybody may know it; games that are listed can be found by everybody."""

from random import Random
from typing import Any

from sqlalchemy import update

from tashkalar.server.storage.schema import tables

from .browser import ADA, BOB, House

SCHOOLS = ["northern", "sylvan"]


def mine(house: House, table: str, token: str = ADA) -> Any:
    return next(one for one in house.get("/api/tables", token).json() if one["table"] == table)


def test_a_list_shows_a_turn_once_it_is_told(house: House) -> None:
    table = house.seat("high", SCHOOLS, [ADA, BOB])
    assert mine(house, table)["shown"] == {
        "pieces": {"blue": "", "green": ""},
        "points": {"northern": 0, "sylvan": 0},
    }
    with house.browser(table, ADA) as ada:
        ada.play("place e5")
        # Not even whose turn it is sees her own private turn in a list: it is one and the same for everybody.
        for token in (ADA, BOB):
            assert mine(house, table, token)["shown"]["pieces"] == {"blue": "", "green": ""}
        ada.undo()
        ada.play("place d5")
        ada.play("end")
        for token in (ADA, BOB):
            assert mine(house, table, token)["shown"]["pieces"] == {"blue": "d5", "green": ""}


def test_a_list_shows_what_spectators_see_all_game_long(house: House) -> None:
    table = house.new("melee", ["screen"] * 3, [*SCHOOLS, "highland"], seed=7)
    rng, different = Random(7), 0
    with house.browser(table) as ada:
        for _ in range(60):
            ada.step(rng)
            seen = house.get(f"/api/tables/{table}", None).json()["view"]
            assert mine(house, table)["shown"] == {"pieces": seen["pieces"], "points": seen["points"]}
            different += seen["pieces"] != ada.table["view"]["pieces"]
    assert different > 10  # private turns have been compared


def test_a_table_of_an_earlier_version_is_shown_once_it_was_opened(house: House) -> None:
    table = house.seat("duel", SCHOOLS, [ADA, ADA])
    with house.store.begin() as connection:
        connection.execute(update(tables).values(shown=None))
    assert mine(house, table)["shown"] is None
    house.get(f"/api/tables/{table}")
    assert mine(house, table)["shown"]["points"] == {"northern": 0, "sylvan": 0}


def test_only_games_that_are_listed_are_found_by_everybody(house: House) -> None:
    house.new("high", ["me", "bot"], SCHOOLS)
    open_to_all = house.new("duel", ["screen", "screen"], SCHOOLS, listed=True)
    for token in (None, BOB):
        (found,) = house.get("/api/tables/listed", token).json()
        assert found["table"] == open_to_all
        assert (found["mine"], found["creator"], found["listed"]) == ([], False, True)
        assert set(found["shown"]) == {"pieces", "points"}
    assert house.get("/api/tables/listed", ADA).json()[0]["mine"] == SCHOOLS
    assert house.get(f"/api/tables/{open_to_all}", BOB).json()["listed"]
    with house.browser(open_to_all) as ada:
        ada.ask("ready", seat=ada.table["curtain"])
        ada.ask("resign", seat="northern")
    assert house.get("/api/tables/listed").json() == []
    # The rematch is as open as the game was.
    again = house.post(f"/api/tables/{open_to_all}/rematch").json()["table"]
    assert [one["table"] for one in house.get("/api/tables/listed").json()] == [again]


def test_listed_is_true_or_false(house: House) -> None:
    asked = {"form": "high", "seats": [{"kind": "me"}, {"kind": "bot"}], "listed": "yes"}
    answer = house.post("/api/tables", asked)
    assert answer.status_code == 400
    assert answer.json()["error"]["text"] == "listed must be true or false"
