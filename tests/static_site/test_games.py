"""All games of a browser as one file, brought to another browser."""

import asyncio
import json
from pathlib import Path
from typing import Any

from tashkalar.site.inside import GAMES, begin

from .test_asgi import HEADERS, TOKEN, Browser, ask

OTHER = "f" * 32


def test_games_are_brought_to_another_browser_beside_those_that_are_there(tmp_path: Path) -> None:
    async def moved() -> None:
        for name in ("here", "there"):
            (tmp_path / name).mkdir()
        here, there = await begin(str(tmp_path / "here"), Browser()), await begin(str(tmp_path / "there"), Browser())
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "novice"}]
        _, first = await ask(here, "POST", "/api/tables", {"form": "high", "seats": seats})
        _, second = await ask(there, "POST", "/api/tables", {"form": "duel", "seats": seats})
        status, kind, file = await here.request("GET", GAMES, HEADERS, b"")
        assert (status, kind) == (200, "application/vnd.sqlite3")

        theirs = [["authorization", f"Bearer {OTHER}"]]
        for number in (1, 0):  # brought twice, they are there once
            status, _, answer = await there.request("POST", GAMES, theirs, file)
            assert (status, json.loads(answer)) == (200, {"number": number})
        _, _, listed = await there.request("GET", "/api/tables", theirs, b"")
        mine: list[dict[str, Any]] = json.loads(listed)
        assert [one["table"] for one in mine] == [first["table"]]
        assert mine[0]["mine"], "whoever brings a game holds its seats"
        _, before = await ask(there, "GET", "/api/tables")
        assert [one["table"] for one in before] == [second["table"]], f"those of {TOKEN} are as they were"

        status, _, answer = await there.request("POST", GAMES, theirs, b"a letter")
        assert (status, json.loads(answer)["error"]["key"]) == (400, "no_backup")
        await here.stop()
        await there.stop()

    asyncio.run(moved())
