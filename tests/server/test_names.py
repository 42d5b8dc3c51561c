"""Names at a table: they can be read, and nobody is called like somebody else."""

from typing import Any

import pytest

from tashkalar.server.refused import BadRequest
from tashkalar.server.seats.names import checked, look

from .browser import ADA, BOB, CEM, House, asked
from .test_seats import SCHOOLS, invite, key, take

GOOD = [
    "Ada",
    "Zoë",
    "O'Neil",
    "Nguyễn Thị",
    "Иван",
    "Μαρία",
    "李雷 Li",
    "ひろ子",
    "김민수",
    "محمد",
    "हिन्दी",
    "นี้",
    "Dr. No 2",
    "",
]


@pytest.mark.parametrize("name", GOOD)
def test_names_as_people_write_them(name: str) -> None:
    assert checked(name) == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Bo\u200bb", "name_invisible"),  # no width
        ("\u202ebob", "name_invisible"),  # from right to left
        ("\u2066Bob\u2069", "name_invisible"),
        ("\u3164", "name_invisible"),  # a letter without a shape
        ("\u2800\u2800", "name_invisible"),
        ("Bob\ufe0f", "name_invisible"),
        ("Bob\u00ad", "name_invisible"),
        ("Bo\x07b", "name_invisible"),
        ("Bo" + "\u0301" * 5 + "b", "name_marks"),
        ("\u0301Bob", "name_marks"),
        ("B\u20ddb", "name_marks"),
        ("𝓑ob", "name_letters"),
        ("Ｂｏｂ", "name_letters"),
        ("Bоb", "name_scripts"),  # a Cyrillic letter
        ("Αda", "name_scripts"),  # a Greek one
    ],
)
def test_disguises_are_refused_with_what_would_be_right(name: str, why: str) -> None:
    with pytest.raises(BadRequest) as refused:
        checked(name)
    assert refused.value.key == why
    assert "write it" in refused.value.text


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Bob", "bob"), ("Bob", "B0b"), ("Bob", "Böb"), ("Bob", "B o b"), ("Bob", "Bob."), ("Will", "WiII"),
        ("Will", "W1ll"), ("Anna", "Αnnа"), ("Вов", "Bob"), ("Arne", "Ame"), ("Lisa", "L!5@"), ("Ада", "Aдa"),
    ],
)  # fmt: skip
def test_names_that_are_taken_for_one_another(name: str, other: str) -> None:
    assert look(name) == look(other)


@pytest.mark.parametrize(("name", "other"), [("Ada", "Ida"), ("Bob", "Rob"), ("Friend 1", "Friend 2"), ("...", "!?")])
def test_names_that_are_not(name: str, other: str) -> None:
    assert look(name) != look(other)


def test_nobody_comes_under_the_name_of_somebody_else(house: House) -> None:
    table, links = invite(house, "melee", ["me", "friend", "friend"], SCHOOLS)
    take(house, table, links["sylvan"], BOB, name="Bob")
    for name in ("bob", "B\u200bob", "Воb", "B0B", "ME"):
        answer = take(house, table, links["highland"], CEM, name=name)
        assert answer.status_code in (400, 409)
        assert key(answer).startswith("name_")
    assert "choose a name" in answer.json()["error"]["text"]
    # The link is not spent by that.
    assert take(house, table, links["highland"], CEM, name="Cem").status_code == 200


def test_nobody_is_called_like_the_school_of_somebody_without_a_name(house: House) -> None:
    wish = asked("high", ["me", "friend"], SCHOOLS[:2])
    wish["seats"][0]["name"] = ""
    made = house.post("/api/tables", wish).json()
    for name in ("Northern Empire", "nördliches imperium", "Empire du Nord"):
        answer = take(house, made["table"], made["links"]["sylvan"], BOB, name=name)
        if answer.status_code == 200:
            pytest.fail(f"{name} was let in")
        assert key(answer) == "name_taken"


@pytest.mark.parametrize(("names", "why"), [(["A\u200bda", "Bob"], "name_invisible"), (["Bob", "B0b"], "name_taken")])
def test_a_new_table_has_names_that_differ(house: House, names: list[str], why: str) -> None:
    wish: dict[str, Any] = asked("high", ["me", "friend"], SCHOOLS[:2])
    for seat, name in zip(wish["seats"], names, strict=True):
        seat["name"] = name
    assert key(house.post("/api/tables", wish, ADA)) == why
