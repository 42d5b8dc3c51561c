"""Several people at one table, each at a browser of their own; and tables that were played up to some point before."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from tashkalar.server.settings import sqlite_address
from tashkalar.server.storage.database import opened
from tashkalar.server.storage.rows import Line
from tashkalar.server.storage.store import Store
from tashkalar.server.table.live import Live, shown, standing
from tashkalar.server.table.making import new_table
from tashkalar.server.table.order import read
from tashkalar.server.token import holder
from tests.server.process import Server, ask, table_from

from .person import Person, Sight
from .scout import NAMES, TOKEN, Way, by_chance, dealt, wish

if TYPE_CHECKING:
    from playwright.sync_api import Locator

TOKENS = tuple(letter * 32 for letter in "abcd")


def prepare(
    file: Path, way: Way, bots: Sequence[int] = (), tokens: Sequence[str] = TOKENS, assist: str = "full"
) -> str:
    """Put a table into a database: the way is played, every seat is held by a token of its own.

    Seats that are listed belong to bots. Those who share a token sit at one screen.
    """
    asked = {**wish(way.form, way.schools, way.team, way.seed), "assist": assist}
    for number in bots:
        asked["seats"][number] |= {"kind": "bot", "level": "novice"}
    held = [tokens[0]] * len(way.schools) if len(tokens) == 1 else tokens[: len(way.schools)]
    holders = [None if number in bots else holder(token) for number, token in enumerate(held)]
    row, _ = new_table(read(asked), holders)
    store = Store(opened(sqlite_address(file)), "prepared")
    store.add(row)
    if way.choices:
        live = Live(row.start).follow(Line(choice, None) for choice in way.choices)
        kept = list(live.missing.values())
        store.append(row.id, 0, way.choices, standing(live.game, row.seats), shown=shown(live.public), kept=kept)
    store.close()
    return row.id


def lead(server: Server, way: Way, assist: str = "full") -> str:
    """A table at a running server that has come to the end of the way; all seats are held by `TOKEN`.

    The last choice is made at the server, so that the device is in the hands of whoever made it.
    """
    assert isinstance(server.data, Path)
    table = prepare(server.data, replace(way, choices=way.choices[:-1]), tokens=[TOKEN], assist=assist)
    if way.choices:
        with server.socket(table, TOKEN) as line:
            now = table_from(line)
            if now["curtain"]:
                now = ask(line, "ready", seat=now["curtain"])
            ask(line, "play", state=now["state"], choice=way.choices[-1])
    return table


def seated(server: Server, form: str, schools: str, team: bool = False, **more: Any) -> tuple[str, list[str]]:
    """A new table at which Ada, Bob and so on have taken their seats, each with a token of their own."""
    names = schools.split()
    tokens = [token_hex(16) for _ in names]
    kinds = ["me", *["friend"] * (len(names) - 1)]
    seats = [
        {"kind": kind, "name": name, "school": school} for kind, name, school in zip(kinds, NAMES, names, strict=False)
    ]
    made = server.call("/api/tables", {"form": form, "team": team, "seats": seats, **more}, tokens[0])
    for token, link in zip(tokens[1:], made["links"].values(), strict=True):
        server.call(f"/api/tables/{made['table']}/seat", {"link": link}, token)
    return made["table"], tokens


def late(form: str, schools: str, team: bool, seed: int, turns: int) -> Way:
    """A game by chance, played up to so many turns before it was over."""
    names = tuple(schools.split())
    game, rng = dealt(form, names, team, seed), Random(seed)
    choices: list[str] = []
    began: list[int] = [0]  # how many choices had been made when each turn began
    while not game.over:
        turn = game.position.turn
        choices.append(by_chance(game, rng))
        game.play(choices[-1])
        if game.position.turn != turn:
            began.append(len(choices))
    return Way(form, names, team, seed, tuple(choices[: began[-turns]]))


def play_on(people: Sequence[Person], seed: int, until: int = 0, most: int = 4000) -> bool:
    """Whoever is asked something plays on, until all see the result or so many turns have been ended.

    Whether the game is over.
    """
    rng = Random(seed)
    for one in people:
        one.patient = False
    turns = 0
    for _ in range(most):
        seen = [one.look() for one in people]
        if all(sight["stage"] == "result" for sight in seen):
            return True
        for one, sight in zip(people, seen, strict=True):
            if _asked(sight):
                turns += 1
                _turn(one, sight, rng)
        if until and turns >= until:
            return False
    raise AssertionError(f"nothing came of it: {[one.look() for one in people]}")


def _turn(one: Person, sight: Sight, rng: Random) -> None:
    for _ in range(200):
        if not _asked(sight):
            return
        for card in sight["cards"]:
            if card["on"]:
                # Left from before: whoever keeps waiting for one card would place stones for ever.
                one.page.mouse.click(*card["at"])
                sight = one.look()
        sight = one.move(sight, rng)
    raise AssertionError(f"a turn without end: {sight}")


def _asked(sight: Sight) -> bool:
    return sight["stage"] in ("turn", "effect", "end")


class Invited:
    """What the one who made a table does with the people and links of it."""

    def __init__(self, host: Person) -> None:
        self.host = host

    @property
    def dialog(self) -> "Locator":
        return self.host.page.get_by_role("dialog")

    def open(self) -> "Locator":
        if not self.dialog.count():
            self.host.page.locator(".top .people").click()
        self.dialog.wait_for()
        return self.dialog

    def close(self) -> None:
        self.host.page.keyboard.press("Escape")
        self.dialog.wait_for(state="detached")

    def row(self, name: str) -> "Locator":
        return self.dialog.locator(".people li", has=self.host.page.locator(".name", has_text=name))

    def link(self, name: str) -> str:
        return self.row(name).locator("input").input_value()
