"""A card is mended in a copy of the source: nobody loses a game by it, and none goes on in another position unsaid."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from tashkalar.game import Game
from tashkalar.server.settings import sqlite_address
from tashkalar.server.storage.database import engine
from tashkalar.server.storage.schema import choices, records

from .games import asked_by, brought_over, device, house, led, over, play_on, seen, summoned

ROOT = Path(__file__).parents[2]
SCHOOLS = ["northern", "highland"]
# A Bomb that always goes off: silent, all choices since can still be made. A Herald with one move: amid an effect.
MENDED = [
    ("cards/imperial.py", "    if fx.position.actions > 0:\n        fx.destroy_all(", "    fx.destroy_all("),
    ("cards/imperial.py", "await fx.up_to(2, lambda: fx.may_move(fx.own, STANDARD, to=fx.empty))",
     "await fx.up_to(1, lambda: fx.may_move(fx.own, STANDARD, to=fx.empty))"),
]  # fmt: skip
RAISED = [("game/record.py", "RULES = 2\n", "RULES = 3\n")]


def copied(folder: Path, changes: list[tuple[str, str, str]]) -> Path:
    """A copy of the source with changes; where to import it from."""
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.egg-info")
    shutil.copytree(ROOT / "src" / "tashkalar", folder / "tashkalar", ignore=left_out)
    for name, before, after in changes:
        file = folder / "tashkalar" / name
        whole = file.read_text(encoding="utf-8")
        assert before in whole, f"{name} has changed; mend it in another way here"
        file.write_text(whole.replace(before, after), encoding="utf-8")
    return folder


def looked_at(source: Path, database: Path, names: dict[str, str], *more: str) -> dict[str, Any]:
    """What the program in a copy of the source shows of the games in a copy of the database (see `games`)."""
    mine = database.with_name(f"{database.name}-{source.name}")
    shutil.copy(database, mine)
    environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.lasting.games", sqlite_address(mine), json.dumps(names), *more]
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-4000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


class Kept:
    """The games, and what this program shows of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = folder / "games.sqlite"
        self.names: dict[str, str] = {}
        quiet = summoned("Bomb", quietly=True)
        # The numbers were found by looking on from 0: with others it takes longer.
        with house(sqlite_address(self.database)) as found:
            self.names["quiet"], seed = led(found, SCHOOLS, 4, quiet)
            self.names["over"], _ = led(found, SCHOOLS, seed, over)
            self.names["turn"], _ = led(found, SCHOOLS, 14, quiet)
            with found.browser(self.names["turn"]) as browser:
                browser.ready()
                browser.play(next(one["text"] for one in browser.table["options"] if one["kind"] == "place"))
            self.names["effect"], _ = led(found, SCHOOLS, 6, asked_by("Herald", 2))
            self.names["other"], _ = led(found, ["southern", "sylvan"], 1, lambda table: table["view"]["turn"] > 6)
            record = found.get(f"/api/replays/{self.names['over']}/record").text
            self.names["record"] = found.post("/api/records", {"text": record}).json()["replay"]
        with house(sqlite_address(self.database)) as found:
            self.shown = seen(found, self.names)
            self.device = {name: device(found, self.names[name]) for name in ("quiet", "turn", "effect")}
            log = self.device["quiet"]["view"]["log"]
            self.turn = next(entry["turn"] for entry in log if entry["params"].get("card") == "Bomb")
            self.texts = {name: found.store.texts(table) for name, table in self.names.items()}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return Kept(tmp_path_factory.mktemp("kept"))


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("mended"), MENDED)


@pytest.fixture(scope="module")
def mended(kept: Kept, source: Path) -> dict[str, Any]:
    return looked_at(source, kept.database, kept.names)


def without_mended(message: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in message.items() if key != "mended"}


@pytest.mark.parametrize("name", ["over", "record"])
def test_a_finished_game_is_shown_shared_and_downloaded_as_it_was(
    kept: Kept, mended: dict[str, Any], name: str
) -> None:
    then, now = kept.shown[name], mended["seen"][name]
    assert now["replay"]["mended"]["turn"] == kept.turn, (
        "it says from where on other rules would have told it otherwise"
    )
    assert without_mended(now["replay"]) == without_mended(then["replay"])
    assert (now["record"], now["position"]) == (then["record"], then["position"])
    if name == "over":
        assert without_mended(now["table"]) == without_mended(then["table"])
        assert now["table"]["result"]["winners"]
    assert mended["later"][name] == now


def test_a_finished_game_is_analysed_and_played_on(mended: dict[str, Any]) -> None:
    analysis = mended["analysis"]
    assert analysis["done"] >= 2
    assert len(analysis["points"]) == analysis["of"] + 1
    assert mended["turns"]["turns"]
    assert mended["study"]["status"] == 201


def test_a_game_in_which_nothing_was_mended_is_as_it_was(kept: Kept, mended: dict[str, Any]) -> None:
    assert mended["seen"]["other"] == kept.shown["other"]
    assert mended["seen"]["other"]["table"]["mended"] is None


def test_a_running_game_goes_on_from_where_it_was(kept: Kept, mended: dict[str, Any]) -> None:
    """All choices made since the Bomb could be made by the new rules as well, in another position."""
    then, now = kept.device["quiet"], mended["again"]["quiet"]
    assert now["mended"] == {"turn": kept.turn, "anew": False}
    for key in ("state", "view", "question", "options", "tasks", "prospects", "flares"):
        assert now[key] == then[key], key
    assert mended["texts"]["quiet"] == kept.texts["quiet"]
    assert len(mended["later"]["quiet"]["table"]["view"]["log"]) > len(then["view"]["log"])


def test_what_a_turn_has_come_to_is_not_lost(kept: Kept, mended: dict[str, Any]) -> None:
    then, now = kept.device["turn"], mended["again"]["turn"]
    assert now["mended"]["anew"] is False
    assert now["can_undo"], "it can still be taken back"
    for key in ("state", "view", "question", "options"):
        assert now[key] == then[key], key
    assert mended["texts"]["turn"] == kept.texts["turn"]


def test_amid_an_effect_that_was_mended_the_turn_is_begun_anew(kept: Kept, mended: dict[str, Any]) -> None:
    then, now = kept.device["effect"], mended["again"]["effect"]
    assert now["mended"]["anew"] is True
    assert now["view"]["turn"] == then["view"]["turn"]
    assert now["view"]["to_move"] == then["view"]["to_move"]
    assert (now["view"]["asked"], now["can_undo"]) == ("turn", False)
    assert now["view"]["pieces"] == now["steps"][-1]["pieces"], "as everybody knew it"
    taken_back = len(then["view"]["log"]) - len(now["view"]["log"])
    assert taken_back > 0
    assert now["view"]["log"] == then["view"]["log"][:-taken_back]
    *before, last = mended["texts"]["effect"]
    assert before == kept.texts["effect"]
    assert last.startswith("anew ")
    assert mended["later"]["effect"]["table"]["view"]["turn"] > then["view"]["turn"]


def test_games_played_by_both_rules_are_opened_by_either(kept: Kept, mended: dict[str, Any], source: Path) -> None:
    """The copy has played on; this program opens what it has written."""
    file = kept.database.with_name(f"{kept.database.name}-{source.name}")
    with house(sqlite_address(file)) as found:
        for name in ("quiet", "turn", "effect"):
            then = mended["later"][name]["table"]
            now = device(found, kept.names[name]) if not then["view"]["over"] else None
            shown = now or found.get(f"/api/tables/{kept.names[name]}").json()
            for key in ("turn", "pieces", "points", "winners", "over"):
                assert shown["view"][key] == then["view"][key], (name, key)


def test_a_new_version_of_the_rules_opens_everything(kept: Kept, tmp_path: Path) -> None:
    found = looked_at(copied(tmp_path / "raised", RAISED), kept.database, kept.names, "seen")
    assert found["seen"] == kept.shown


# -- earlier versions --------------------------------------------------------------------------------------------------
def forgotten(kept: Kept, tmp_path: Path) -> Path:
    """The same games as a version would have kept them that kept less."""
    file = tmp_path / "games.sqlite"
    shutil.copy(kept.database, file)
    base = engine(sqlite_address(file))
    with base.begin() as connection:
        connection.execute(update(choices).values(kept=None))
        record = connection.execute(records.select()).one()
        plain = record.text.partition("\n# Frames")[0]
        connection.execute(update(records).values(text=plain))
    base.dispose()
    return file


def test_games_that_were_kept_without_frames_are_brought_over(kept: Kept, source: Path, tmp_path: Path) -> None:
    file = forgotten(kept, tmp_path)
    with house(sqlite_address(file)) as found:
        brought_over(found)
        assert seen(found, kept.names) == kept.shown
        assert found.store.lines(kept.names["over"])[0].kept
    now = looked_at(source, file, kept.names, "seen")
    assert without_mended(now["seen"]["over"]["replay"]) == without_mended(kept.shown["over"]["replay"])
    assert without_mended(now["seen"]["record"]["replay"]) == without_mended(kept.shown["record"]["replay"])
    assert now["again"]["quiet"]["view"] == kept.device["quiet"]["view"]


def test_without_frames_other_rules_refuse_what_they_tell_otherwise(kept: Kept, source: Path, tmp_path: Path) -> None:
    """Never in another position, and they say why."""
    file = forgotten(kept, tmp_path)
    found = looked_at(source, file, kept.names, "seen")["seen"]
    assert found["other"] == kept.shown["other"]
    for name in ("over", "quiet"):
        assert found[name]["status"] == 409
    for name in ("over", "quiet", "record"):
        error = found[name]["replay"]["error"]
        assert (error["key"], error["params"]["why"]) == ("broken_table", "no_frames"), name


Change = Callable[[str], str]


@pytest.mark.parametrize(
    "change",
    [lambda one: one.replace('"c":"', '"c":"0'), lambda one: one[:-3], lambda one: "[]", lambda one: "{}"],
    ids=["checksum", "cut", "list", "nothing"],
)
def test_what_is_spoilt_is_refused(kept: Kept, tmp_path: Path, change: Change) -> None:
    file = tmp_path / "games.sqlite"
    shutil.copy(kept.database, file)
    table = kept.names["quiet"]
    with house(sqlite_address(file)) as found:
        line = found.store.lines(table)[4]
        assert line.kept is not None
        with found.store.begin() as connection:
            mine = (choices.c.table_id == table) & (choices.c.number == 5)
            connection.execute(update(choices).where(mine).values(kept=change(line.kept)))
        answer = found.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]["params"]["why"]) == (409, "frames")


def test_a_position_that_was_changed_behind_our_back_is_noticed(kept: Kept, tmp_path: Path) -> None:
    """Another choice in the log, as legal as the one that was made."""
    file = tmp_path / "games.sqlite"
    shutil.copy(kept.database, file)
    table = kept.names["quiet"]
    with house(sqlite_address(file)) as found:
        texts = found.store.texts(table)
        number = next(n for n, one in enumerate(texts, start=1) if one.startswith("place "))
        with found.store.begin() as connection:
            mine = (choices.c.table_id == table) & (choices.c.number == number)
            free = next(square for square in ("a5", "e1", "i5") if square not in " ".join(texts))
            connection.execute(update(choices).where(mine).values(text=f"place {free}"))
        now = device(found, table)
        assert now["view"]["pieces"] == kept.device["quiet"]["view"]["pieces"], "what was kept holds"
        assert now["mended"] is not None


def test_a_database_keeps_little(kept: Kept) -> None:
    """About half a kilobyte for a turn."""
    base = engine(sqlite_address(kept.database))
    with base.connect() as connection:
        wanted = text("select sum(length(kept)) from choices where table_id = :table")
        size = connection.execute(wanted, {"table": kept.names["over"]}).scalar_one()
    base.dispose()
    turns = kept.shown["over"]["table"]["view"]["turn"]
    assert size / turns < 900
    assert len(kept.shown["over"]["record"]) < 1200 + 500 * turns


def test_a_game_goes_on_to_its_end(kept: Kept) -> None:
    """What is compared above has come about by play: this program opens its own games by the rules."""
    with house(sqlite_address(kept.database)) as found:
        table = play_on(found, kept.names["quiet"], 4, over)
        assert table["result"]["winners"]
        assert Game.from_record(found.get(f"/api/replays/{kept.names['quiet']}/record").text).mended is None
