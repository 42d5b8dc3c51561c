"""Every form outlasts its rules: a card is mended and the version raised, in running games and in finished ones."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tashkalar.server.settings import sqlite_address
from tests.server.cluster import cluster

from .forms import FORMS, look, made
from .games import device, house, seen
from .test_lasting import MENDED, RAISED, ROOT, copied, without_mended

SAMPLE = ["team-high"]


class Kept:
    """The games, what this program shows of them, and what a copy does."""

    def __init__(self, folder: Path, forms: list[str]) -> None:
        address = sqlite_address(folder / "games.sqlite")
        self.names: dict[str, str] = {}
        with house(address) as found:
            for form in forms:
                self.names |= made(found, form)
        with house(address) as found:
            self.shown = seen(found, self.names)
            self.device = {name: device(found, table) for name, table in self.names.items() if "running" in name}
        self.address = sqlite_address(folder / "copy.sqlite")
        shutil.copy(folder / "games.sqlite", folder / "copy.sqlite")
        self.copy = looked_at(copied(folder / "source", MENDED + RAISED), self.address, self.names)


def looked_at(source: Path, address: str, names: dict[str, str]) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.lasting.forms", address, json.dumps(names)]
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-4000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return Kept(tmp_path_factory.mktemp("forms"), SAMPLE)


def check_finished(kept: Kept, form: str) -> None:
    name = f"{form} over"
    then, now = kept.shown[name], kept.copy["seen"][name]
    assert now["replay"]["mended"] is not None
    assert without_mended(now["replay"]) == without_mended(then["replay"])
    assert without_mended(now["table"]) == without_mended(then["table"])
    assert now["table"]["result"]["winners"]
    assert (now["record"], now["position"]) == (then["record"], then["position"])
    assert kept.copy["later"][name] == now


def check_running(kept: Kept, form: str) -> None:
    name = f"{form} running"
    then, now = kept.device[name], kept.copy["device"][name]
    assert now["mended"]["anew"] is False
    for key in ("state", "view", "question", "options", "tasks", "prospects", "flares", "seats"):
        assert now[key] == then[key], key
    later = kept.copy["later"][name]["table"]
    assert later["view"]["over"] or later["view"]["turn"] > then["view"]["turn"] + 4
    assert later["mended"] is not None


@pytest.mark.parametrize("form", SAMPLE)
def test_a_finished_game_is_shown_as_it_was(kept: Kept, form: str) -> None:
    check_finished(kept, form)


@pytest.mark.parametrize("form", SAMPLE)
def test_a_running_game_goes_on_from_where_it_was(kept: Kept, form: str) -> None:
    check_running(kept, form)


@pytest.mark.slow
def test_so_do_all_other_forms(tmp_path: Path) -> None:
    others = [form for form in FORMS if form not in SAMPLE]
    kept = Kept(tmp_path, others)
    for form in others:
        check_finished(kept, form)
        check_running(kept, form)


def test_this_program_opens_what_the_other_has_played(kept: Kept) -> None:
    with house(kept.address) as found:
        for name, now in seen(found, kept.names).items():
            for key in ("turn", "pieces", "points", "winners", "over"):
                assert now["table"]["view"][key] == kept.copy["later"][name]["table"]["view"][key], (name, key)


@pytest.mark.slow
def test_the_same_with_postgresql(tmp_path: Path) -> None:
    """Played, looked at by newer rules and played on, in a database that is shared."""
    with cluster() as address:
        names: dict[str, str] = {}
        with house(address) as found:
            for form in ("melee", "team-high"):
                names |= made(found, form)
        with house(address) as found:  # a start anew: nobody has the device
            shown = seen(found, names)
        copy = looked_at(copied(tmp_path / "source", MENDED + RAISED), address, names)
        for name in names:
            for key in ("view", "seats", "result"):
                assert copy["seen"][name]["table"][key] == shown[name]["table"][key], (name, key)
        assert look(address, names)["seen"].keys() == names.keys()
