"""Games that are kept by this program, and looked at by it and by a copy in which cards were mended.

`python -m tests.lasting.games ADDRESS NAMES [seen]` prints what a program sees of them, and unless that is all that is
wanted how they go on in it; with PYTHONPATH it is another program.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from starlette.testclient import TestClient

from tashkalar.server.app import application
from tashkalar.server.settings import Settings
from tests.patience import Patience, until
from tests.server.browser import Browser, House

Message = dict[str, Any]
TALES = ("start", "steps", "reason")
SHOWN = ("state", "view", "question", "options", "can_undo", "seats", "result", "mended")


@contextmanager
def house(address: str) -> Iterator[House]:
    """A server on a database, with no bots at work."""
    with TemporaryDirectory() as static:
        pace = {"messages_per_second": 100_000, "look_seconds": 3600.0, "analysis_effort": 0.02, "analysis_workers": 1}
        with TestClient(application(Settings(address, Path(static), **pace))) as client:  # type: ignore[arg-type]
            yield House(client)


def led(found: House, schools: list[str], seed: int, until: Callable[[Message], bool]) -> tuple[str, int]:
    """A duel that one person has played for both until something is true of it, and the seed with which it came about.

    Beings are summoned wherever they can be.
    """
    for tried in range(seed, seed + 20):
        table = found.new("duel", ["me", "screen"], schools, seed=tried)
        if until(play_on(found, table, tried, lambda now: until(now) or over(now))):
            return table, tried
    raise AssertionError("it never comes about")


def play_on(found: House, table: str, seed: int, until: Callable[[Message], bool]) -> Message:
    rng = Random(seed)
    with found.browser(table) as browser:
        browser.ready()
        patience = Patience("what is wanted of the game", 120)
        while not until(browser.table) and patience.lasts():
            browser.play(chosen(browser, rng))
            if not browser.table["view"]["over"]:
                browser.ready()
        return browser.table


def chosen(browser: Browser, rng: Random) -> str:
    options = browser.table["options"]
    summonings = [option for option in options if option["kind"] == "summon"]
    choice: str = rng.choice(summonings or options)["text"]
    return choice


def over(table: Message) -> bool:
    return bool(table["view"]["over"])


def summoned(card: str, quietly: bool = False) -> Callable[[Message], bool]:
    """Some being has been summoned in an earlier turn, and it is the beginning of one; quietly: nothing came of it."""

    def found(table: Message) -> bool:
        view = table["view"]
        log = view["log"]
        for number, entry in enumerate(log):
            if entry["key"] == "summoned" and entry["params"]["card"] == card:
                after = {other["key"] for other in log[number:] if other["turn"] == entry["turn"]}
                if not (quietly and "destroyed" in after):
                    return bool(view["asked"] == "turn" and not table["can_undo"] and entry["turn"] < view["turn"])
        return False

    return found


def asked_by(card: str, step: int) -> Callable[[Message], bool]:
    """A being asks for the so-manieth time."""

    def found(table: Message) -> bool:
        question = table["question"]
        return bool(question and question["card"] == card and question["step"] == step)

    return found


def seen(found: House, names: dict[str, str]) -> dict[str, Any]:
    """What a program shows of tables and records, or how it refuses."""
    answers = {}
    for name, table in names.items():
        answer = found.get(f"/api/tables/{table}")
        one: dict[str, Any] = {"status": answer.status_code}
        if answer.status_code == 200:
            one["table"] = {key: answer.json()[key] for key in SHOWN}
        replay = found.get(f"/api/replays/{table}")
        one["replay"] = replay.json()
        if replay.status_code == 200:
            one["record"] = found.get(f"/api/replays/{table}/record").text
            one["position"] = found.get(f"/api/replays/{table}/position?step=20").json()
        answers[name] = one
    return answers


def device(found: House, table: str) -> Message:
    """What somebody who takes the device sees."""
    with found.browser(table) as browser:
        browser.ready()
        return browser.table


def analysed(found: House, replay: str) -> Message:
    """A game is analysed, as far as to see what comes of it."""
    answer: Message = found.post(f"/api/replays/{replay}/analysis").json()
    patience = Patience("two turns of an analysis", 60)
    while answer["done"] < 2 and answer["status"] == "running" and patience.lasts(answer):
        time.sleep(0.1)
        answer = found.get(f"/api/replays/{replay}/analysis").json()
    return answer


def study(found: House, replay: str, step: int, seats: int) -> Message:
    """A finished game is played on from one of its steps."""
    body = {"replay": replay, "step": step, "seats": [{"kind": "me"}, *[{"kind": "screen"}] * (seats - 1)]}
    answer = found.post("/api/studies", body)
    return {"status": answer.status_code, **answer.json()}


def brought_over(found: House) -> None:
    """Wait until everything is kept as it should be."""
    until("all to be brought over", lambda: not found.store.unkept(), 60)


def look(address: str, names: dict[str, str], onwards: bool = True) -> dict[str, Any]:
    """Everything this program shows, and how games go on in it; twice, for what it has written itself."""
    result: dict[str, Any] = {}
    with house(address) as found:
        result["seen"] = seen(found, names)
        opened = [name for name in ("quiet", "turn", "effect") if result["seen"][name]["status"] == 200]
        result["again"] = {name: device(found, names[name]) for name in opened}
        if not onwards:
            return result
        if result["seen"]["over"]["status"] == 200:
            result["analysis"] = analysed(found, names["over"])
            result["turns"] = found.get(f"/api/replays/{names['over']}/turns?step=30").json()
            result["study"] = study(found, names["over"], 60, 2)
        result["texts"] = {name: found.store.texts(table) for name, table in names.items()}
        for name in opened:
            play_on(found, names[name], 9, lambda table: over(table) or table["view"]["turn"] > 30)
    with house(address) as found:
        result["later"] = seen(found, names)
    return result


if __name__ == "__main__":
    sys.stdout.write(json.dumps(look(sys.argv[1], json.loads(sys.argv[2]), sys.argv[3:] != ["seen"])))
