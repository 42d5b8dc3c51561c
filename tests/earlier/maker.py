"""How tables are made and played for the games that are kept: through HTTP and sockets, by chance that repeats."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from starlette.testclient import TestClient

from .answers import SPECTATOR, TOKENS
from .line import Line, line, sensible

Wanted = Callable[[dict[str, Any]], bool]
"""Whether a table is as it shall be, as whoever is to move sees it."""

_MOST = 400  # choices in a game
_UNDONE = 0.12  # so often a choice is taken back

CHANCE = Random()
"""What the server draws names, links and seeds from; set anew for every table, so that one does not change the next."""


@dataclass
class Table:
    """A table, with those who play it."""

    name: str
    id: str
    holders: dict[str, str]  # school: whose it is; a bot's is nobody's
    links: dict[str, str] = field(default_factory=dict)  # that nobody has used yet

    @property
    def viewers(self) -> list[str]:
        """Ada makes most tables, and may see more than a stranger even where she does not play."""
        return [*dict.fromkeys(["ada", *self.holders.values()]), SPECTATOR]


class Maker:
    """Makes tables at a server."""

    def __init__(self, client: TestClient, tables: dict[str, Table]) -> None:
        self.client = client
        self.tables = tables

    def post(self, path: str, body: Any = None, who: str = "ada") -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {TOKENS[who]}"}
        answer = self.client.post(path, content=json.dumps(body), headers=headers)
        assert answer.status_code in (200, 201, 202), answer.text
        found: dict[str, Any] = answer.json()
        return found

    def table(self, name: str, form: str, seats: str, luck: int = 0, **keys: Any) -> Table:
        """A new table of Ada's. Seats are `school:who` in turn order; `?` is a friend who has not come.

        `luck` was found by trying: with it the table soon comes to what it is wanted for.
        """
        CHANCE.seed(f"{name} {luck}")
        places = [seat.split(":") for seat in seats.split()]
        kinds = {"ada": "me", "bot": "bot"}
        own = [who for _, who in places].count("ada")
        body = {
            "form": form,
            "seats": [
                {"kind": kinds.get(who, "friend"), "name": who.title(), "school": school} for school, who in places
            ],
            **keys,
        }
        if own > 1:
            for seat in [seat for seat in body["seats"] if seat["kind"] == "me"][1:]:
                seat["kind"] = "screen"
        answer = self.post("/api/tables", body)
        made = self.tables[name] = Table(
            name, answer["table"], {school: who for school, who in places if who in TOKENS}
        )
        for school, who in places:
            link = answer["links"].get(school)
            if link is not None and who in TOKENS:
                self.post(f"/api/tables/{made.id}/seat", {"link": link, "name": who.title()}, who)
            elif link is not None:
                made.links[school] = link
        return made

    @contextmanager
    def line(self, table: Table, who: str) -> Iterator[Line]:
        with line(self.client, table.id, TOKENS[who]) as found:
            yield found

    def play(self, table: Table, wanted: Wanted) -> Table:
        """Play at random until the table is as wanted; now and then a choice is taken back."""
        rng = Random(table.name)
        left = _MOST
        who = next(iter(table.holders.values()))
        while True:
            with self.line(table, who) as browser:
                while (to_move := browser.table["view"]["to_move"]) is not None and not wanted(browser.table):
                    browser.ready()
                    if to_move not in table.holders:
                        browser.wait()
                    elif table.holders[to_move] != who:
                        break
                    elif browser.table["can_undo"] and rng.random() < _UNDONE:
                        browser.undo()
                    else:
                        browser.play(sensible(browser.table, rng))
                    left -= 1
                    assert left, f"{table.name} does not come about"
                if wanted(browser.table):
                    return table
                assert to_move is not None, f"{table.name} ended otherwise"
                who = table.holders[to_move]


# -- what tables shall be like -----------------------------------------------------------------------------------------
def turn(number: int) -> Wanted:
    return lambda table: table["view"]["turn"] >= number


def private(table: dict[str, Any]) -> bool:
    """In mid-turn: something can be taken back."""
    return bool(table["can_undo"]) and table["view"]["asked"] == "turn"


def effect(table: dict[str, Any]) -> bool:
    return bool(table["view"]["asked"] == "effect")


def handed(table: dict[str, Any]) -> bool:
    return bool(table["view"]["handed_over"])


def pending(table: dict[str, Any]) -> bool:
    view = table["view"]
    return bool(view["pending"] and view["merchant"])


def over(table: dict[str, Any]) -> bool:
    return bool(table["view"]["over"])


def both(*all_of: Wanted) -> Wanted:
    return lambda table: all(wanted(table) for wanted in all_of)


def awaits(*schools: str) -> Wanted:
    return lambda table: table["view"]["to_move"] in schools


def last_turns(table: dict[str, Any]) -> bool:
    return table["view"]["turns_left"] is not None
