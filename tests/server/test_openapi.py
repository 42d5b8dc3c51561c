"""The description of the API is complete, and what the server answers is what it describes."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator
from starlette.routing import Route

from tashkalar.server.http.connection import Connection
from tashkalar.server.http.openapi import document
from tashkalar.server.http.routes import routes as all_routes
from tashkalar.server.wire.reading import tags
from tashkalar.server.wire.table import Message, Waiting

from .browser import FORMS, NAMES, House

DOCS = Path(__file__).parents[2] / "docs"


def validator(shape: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/components/schemas/{shape}", "components": document()["components"]})


def check(shape: str, value: Any) -> None:
    error = next(validator(shape).iter_errors(value), None)
    assert error is None, f"{error.json_path}: {error.message[:300]}" if error else ""


def test_every_route_is_described() -> None:
    routes = {
        (route.path, method.lower())
        for route in all_routes
        if isinstance(route, Route) and "{rest:path}" not in route.path and route.path != "/api"
        for method in (route.methods or set()) - {"HEAD"}
    }
    described = {(path, method) for path, methods in document()["paths"].items() for method in methods}
    assert routes == described


def test_the_description_is_served(house: House) -> None:
    found = house.get("/openapi.json", None).json()
    assert found == document()
    assert found["openapi"].startswith("3.1")
    names = [operation["operationId"] for methods in found["paths"].values() for operation in methods.values()]
    assert len(names) == len(set(names))


def test_every_shape_is_a_schema_and_every_reference_leads_somewhere() -> None:
    found = document()
    shapes = found["components"]["schemas"]

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            if "$ref" in value:
                assert value["$ref"].removeprefix("#/components/schemas/") in shapes
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)

    walk(found)
    for shape in shapes.values():
        Draft202012Validator.check_schema(shape)


@pytest.mark.parametrize(("form", "team", "schools"), FORMS, ids=NAMES)
def test_what_is_answered_is_what_is_described(house: House, form: str, team: bool, schools: list[str]) -> None:
    table = house.new(form, ["me"] + ["screen"] * (len(schools) - 1), schools, team=team, seed=31)
    rng = Random(1)
    view = Draft202012Validator(json.loads((DOCS / "view.schema.json").read_text()))
    with house.browser(table) as browser:
        check("Table", browser.table)
        for _ in range(25):
            browser.step(rng)
            check("Table", browser.table)
            view.validate(browser.table["view"])
        if form != "melee":
            if browser.table["curtain"]:
                browser.ready()
            browser.ask("resign")
            assert browser.table["result"]
            assert browser.table["view"]["to_move"] is None
            check("Table", browser.table)
        assert {message["draws"] is None for message in browser.got if message["type"] == "table"} == {True, False}
        for message in browser.got:
            assert msgspec.to_builtins(msgspec.convert(message, Message)) == message
    check("Table", house.get(f"/api/tables/{table}?seen=0", None).json())
    for summary in house.get("/api/tables").json():
        check("Summary", summary)


def test_every_kind_of_message_is_of_its_type(house: House) -> None:
    table = house.new("high", ["me", "friend"], ["northern", "sylvan"], clock={"turn": 60})
    with house.browser(table) as ada, house.browser(table, None) as watching:
        ada.ask("preview", state=0, choice="place e5")
        ada.ask("preview", state=0, choice="place a1")
        ada.send({"type": "say", "say": "hello"})
        ada.receive("said")
        ada.ask("hint", state=0)
        (line,) = (one for one in house.room(table).listeners if isinstance(one, Connection) and one.holder)
        house.client.portal.call(line.put, Waiting(0, 3))  # type: ignore[union-attr]
        ada.receive("waiting")
        ada.play("place e5")
        watching.receive("said")
        watching.ask("undo", state=0)
        watching.send("{")
        watching.receive("table")
        watching.receive("refused")
        got = [*ada.got, *watching.got]
    assert {message["type"] for message in got} == set(tags(Message))
    for message in got:
        check("ServerMessage", message)
        check(message["type"].title(), message)
        assert msgspec.to_builtins(msgspec.convert(message, Message)) == message


def test_other_answers(house: House) -> None:
    for lang in ("en", "de", "fr"):
        check("Catalogue", house.get(f"/api/catalogue?lang={lang}", None).json())
    check("Problem", house.get("/api/tables", None).json())
    check("Problem", house.get("/api/tables/abcdefghjkmn", None).json())
