"""What chance decides about a new table: who begins, and who plays which school."""

from itertools import pairwise
from typing import Any

import pytest

from tashkalar.rules.school import SCHOOLS
from tashkalar.server.table.making import new_table
from tashkalar.server.table.order import read

from .browser import House, asked

IMPERIAL = {"northern", "southern"}


def seats(**keys: Any) -> list[tuple[str, str]]:
    """Names and schools in turn order."""
    row, _ = new_table(read(keys), [None] * len(keys["seats"]))
    return [(seat.name, seat.school) for seat in row.seats]


def wish(form: str, names: str, school: str = "random", **keys: Any) -> dict[str, Any]:
    places = [{"kind": "me", "name": name, "school": school} for name in names]
    return {"form": form, "seats": places, **keys}


def test_as_a_rule_the_first_seat_begins() -> None:
    assert {seats(**wish("melee", "abc", seed=seed))[0][0] for seed in range(10)} == {"a"}


@pytest.mark.parametrize(
    ("form", "names", "team"), [("duel", "ab", False), ("melee", "abcd", False), ("high", "abcd", True)]
)
def test_anybody_may_begin_and_the_order_stays(form: str, names: str, team: bool) -> None:
    found = {
        "".join(name for name, _ in seats(**wish(form, names, team=team, seed=seed, begins="random")))
        for seed in range(40)
    }
    assert found == {names[by:] + names[:by] for by in range(len(names))}


def test_whoever_begins_by_chance_has_the_seat_its_holder_and_its_school(house: House) -> None:
    schools = ["sylvan", "northern"]
    firsts = set()
    for _ in range(20):
        answer = house.post("/api/tables", asked("high", ["me", "friend"], schools, begins="random"))
        table, links = answer.json()["table"], answer.json()["links"]
        assert set(links) == {"northern"}
        message = house.get(f"/api/tables/{table}").json()
        assert {seat["school"]: seat["mine"] for seat in message["seats"]} == {"sylvan": True, "northern": False}
        firsts.add(message["view"]["to_move"])
    assert firsts == set(schools)


def test_a_rematch_draws_again_who_begins(house: House) -> None:
    table = house.new("duel", ["screen", "screen"], ["sylvan", "northern"], begins="random")
    firsts = []
    for _ in range(20):
        with house.browser(table) as ada:
            firsts.append(ada.table["view"]["schools"][0])
            ada.ask("resign", seat="sylvan")
        table = house.post(f"/api/tables/{table}/rematch").json()["table"]
    # One after the other it would be a strict alternation.
    assert any(one == other for one, other in pairwise(firsts))
    assert set(firsts) == {"sylvan", "northern"}


def test_schools_are_drawn_from_the_pool() -> None:
    pool = ["sylvan", "highland", "etherweavers"]
    found = [school for seed in range(30) for _, school in seats(**wish("duel", "ab", pool=pool, seed=seed))]
    assert set(found) == set(pool)


@pytest.mark.parametrize("pool", [None, ["sylvan", "southern", "everfrost", "northern", "nethervoid"]])
def test_the_first_game_draws_the_schools_it_is_for(pool: list[str] | None) -> None:
    assert {school for _, school in seats(**wish("first", "ab", pool=pool))} == IMPERIAL


@pytest.mark.parametrize(
    ("keys", "key", "words"),
    [
        ({"schools": ["everfrost", "northern"]}, "form_school", "northern and southern only, not by everfrost"),
        ({"schools": ["random", "sylvan"]}, "form_school", "not by sylvan"),
        ({"pool": ["northern", "sylvan", "nethervoid"]}, "pool", "the pool has only 1 for them"),
    ],
)
def test_the_first_game_is_refused_to_other_schools(house: House, keys: dict[str, Any], key: str, words: str) -> None:
    answer = house.post("/api/tables", asked("first", ["me", "bot"], **keys))
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == key
    assert words in answer.json()["error"]["text"]


def test_a_school_somebody_has_chosen_is_not_drawn() -> None:
    asked_for = wish("melee", "abc", pool=["sylvan", "highland", "northern"])
    asked_for["seats"][1]["school"] = "sylvan"
    assert {school for _, school in seats(**asked_for)} == {"sylvan", "highland", "northern"}


@pytest.mark.parametrize("pool", [None, ["northern", "southern", "sylvan", "highland"]])
def test_imperial_schools_are_split_between_teams(pool: list[str] | None) -> None:
    both = 0
    for seed in range(60):
        one, two, three, four = (s for _, s in seats(**wish("high", "abcd", team=True, pool=pool, seed=seed)))
        assert {one, three} != IMPERIAL
        assert {two, four} != IMPERIAL
        both += {one, two, three, four} >= IMPERIAL
    assert both > 5


def test_partners_who_choose_both_imperial_schools_have_them() -> None:
    asked_for = wish("high", "abcd", team=True)
    asked_for["seats"][0]["school"], asked_for["seats"][2]["school"] = "northern", "southern"
    assert [school for _, school in seats(**asked_for)][::2] == ["northern", "southern"]


@pytest.mark.parametrize(
    ("keys", "key", "words"),
    [
        ({"pool": ["sylvan"]}, "pool", "2 seats have no school yet, and the pool has only 1"),
        ({"pool": ["sylvan", "sylvan"]}, "pool", "only 1"),
        ({"pool": ["sylvan", "atlantis"]}, "school", "atlantis"),
        ({"pool": "sylvan"}, "pool", "a list of schools"),
        ({"team": True, "pool": ["sylvan", "northern"]}, "players", "4 players, not 2"),
        ({"begins": "last"}, "one_of", "begins must be one of first, random"),
    ],
)
def test_what_cannot_be_drawn(house: House, keys: dict[str, Any], key: str, words: str) -> None:
    answer = house.post("/api/tables", asked("duel", ["me", "bot"], **keys))
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == key
    assert words in answer.json()["error"]["text"]


def test_every_school_there_is_can_be_drawn() -> None:
    found = {school for seed in range(80) for _, school in seats(**wish("melee", "abcd", seed=seed))}
    assert found == set(SCHOOLS)
