"""All games of a browser as one file, brought to another browser."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tashkalar.site import games
from tashkalar.site.inside import GAMES, Engine, begin

from .test_asgi import GOLDEN, HEADERS, NUMBERS, TOKEN, Browser, ask

OTHER = "f" * 32


def test_games_are_brought_to_another_browser_beside_those_that_are_there(tmp_path: Path) -> None:
    async def moved() -> None:
        for name in ("here", "there"):
            (tmp_path / name).mkdir()
        here, there = await begin(str(tmp_path / "here"), Browser()), await begin(str(tmp_path / "there"), Browser())
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "novice"}]
        _, first = await ask(here, "POST", "/api/tables", {"form": "high", "seats": seats})
        _, second = await ask(there, "POST", "/api/tables", {"form": "duel", "seats": seats})
        status, kind, file = await here.request(next(NUMBERS), "GET", GAMES, HEADERS, b"")
        assert (status, kind) == (200, "application/vnd.sqlite3")

        theirs = [["authorization", f"Bearer {OTHER}"]]
        for number in (1, 0):  # brought twice, they are there once
            status, _, answer = await there.request(next(NUMBERS), "POST", GAMES, theirs, file)
            assert (status, json.loads(answer)) == (200, {"games": number, "studies": 0})
        _, _, listed = await there.request(next(NUMBERS), "GET", "/api/tables", theirs, b"")
        mine: list[dict[str, Any]] = json.loads(listed)
        assert [one["table"] for one in mine] == [first["table"]]
        assert mine[0]["mine"], "whoever brings a game holds its seats"
        _, before = await ask(there, "GET", "/api/tables")
        assert [one["table"] for one in before] == [second["table"]], f"those of {TOKEN} are as they were"

        status, _, answer = await there.request(next(NUMBERS), "POST", GAMES, theirs, b"a letter")
        assert (status, json.loads(answer)["error"]["key"]) == (400, "no_backup")
        await here.stop()
        await there.stop()

    asyncio.run(moved())


def test_who_has_solved_nothing_goes_on_from_the_puzzles_of_a_file(tmp_path: Path) -> None:
    async def moved() -> None:
        for name in ("here", "there"):
            (tmp_path / name).mkdir()
        here, there = await begin(str(tmp_path / "here"), Browser()), await begin(str(tmp_path / "there"), Browser())
        theirs = [["authorization", f"Bearer {OTHER}"]]

        async def tried(engine: Engine, puzzle: int, headers: list[list[str]]) -> None:
            status, _, _ = await engine.request(
                next(NUMBERS), "POST", f"/api/learn/puzzles/{puzzle}/attempts", headers, b'{"choices": [], "hints": 1}'
            )
            assert status == 200

        async def mine() -> dict[str, Any]:
            _, _, answer = await there.request(next(NUMBERS), "GET", "/api/learn/puzzles/mine", theirs, b"")
            found: dict[str, Any] = json.loads(answer)
            return found

        # Two have solved here, one of them more.
        await tried(here, 1, HEADERS)
        for puzzle in (2, 3):
            await tried(here, puzzle, theirs)
        text = (GOLDEN / "first-imperial.game").read_text(encoding="utf-8")
        _, sent = await ask(here, "POST", "/api/records", {"text": text})
        assert sent["replay"]
        status, _ = await ask(here, "POST", "/api/notebooks", {"text": text})
        assert status == 201
        _, _, file = await here.request(next(NUMBERS), "GET", GAMES, HEADERS, b"")
        _, _, answer = await there.request(next(NUMBERS), "POST", GAMES, theirs, file)
        assert json.loads(answer) == {"games": 1, "studies": 1}, "a game that was sent in and a study"
        assert set((await mine())["attempts"]) == {"2", "3"}

        # What is there is kept: it is the same person's, and newer.
        await tried(there, 4, theirs)
        await there.request(next(NUMBERS), "POST", GAMES, theirs, file)
        assert set((await mine())["attempts"]) == {"2", "3", "4"}
        await here.stop()
        await there.stop()

    asyncio.run(moved())


def test_what_goes_wrong_with_a_file_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(engine: object) -> bytes:
        raise OSError("no room")

    async def asked() -> None:
        engine = await begin(str(tmp_path), Browser())
        monkeypatch.setattr(games, "packed", broken)
        status, said = await ask(engine, "GET", GAMES)
        assert (status, said["error"]["key"]) == (500, "broken")
        await engine.stop()

    asyncio.run(asked())
