"""Earlier games on a server and what is asked about them: the same of the version that made them and of ours.

Nothing here is imported from the program, so that any version of it can be asked.
"""

import json
import sqlite3
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

HERE = Path(__file__).parent
GAMES = HERE / "games.sql"
RECORDS = HERE / "records"
EXPECTED = HERE / "expected.json"

TOKENS = {"ada": "a" * 32, "bob": "b" * 32, "cem": "c" * 32, "dot": "d" * 32}
SPECTATOR = "spectator"
_WIDTH = 240

# What changes by itself, and is of no interest here: who is connected just now, and the seconds of a running turn.
_BY_ITSELF = {"present", "watching", "turn_left"}


# -- the database ------------------------------------------------------------------------------------------------------
STOPPED = datetime(2026, 11, 15, 12)
"""When the earlier server stopped, as far as the database knows."""


def load(file: Path, still: bool = False) -> None:
    """Make a database of the games, as if that server had stopped just now.

    `still`: nothing moves by itself while somebody looks, neither a bot nor a clock that has run out.
    """
    stood = datetime.now(UTC).replace(tzinfo=None) - STOPPED
    database = sqlite3.connect(file)
    database.executescript(GAMES.read_text(encoding="utf-8"))
    clocks = database.execute("SELECT id, since, deadline FROM tables WHERE deadline IS NOT NULL").fetchall()
    for table, *moments in clocks:
        since, deadline = (written(datetime.fromisoformat(moment) + stood) for moment in moments)
        database.execute("UPDATE tables SET since = ?, deadline = ? WHERE id = ?", (since, deadline, table))
    if still:
        database.execute("DELETE FROM jobs")
        database.execute("UPDATE tables SET deadline = NULL WHERE deadline < ?", (written(STOPPED + stood),))
    database.commit()
    database.close()


def written(moment: datetime) -> str:
    """A moment as the database keeps it."""
    return moment.strftime("%Y-%m-%d %H:%M:%S.%f")


# -- asking ------------------------------------------------------------------------------------------------------------
def get(client: TestClient, path: str, who: str = SPECTATOR) -> Any:
    headers = {} if who == SPECTATOR else {"Authorization": f"Bearer {TOKENS[who]}"}
    return client.get(path, headers=headers)


def messages(client: TestClient, table: str, viewers: list[str]) -> dict[str, Any]:
    """The table as everybody sees it who has something to do with it, with what has happened in the last round."""
    return {who: lasting(get(client, f"/api/tables/{table}?seen=0", who).json()) for who in viewers}


def lists(client: TestClient) -> dict[str, Any]:
    """What everybody finds in their lists."""
    wanted = ("tables", "records", "statistics")
    return {who: {one: lasting(get(client, f"/api/{one}", who).json()) for one in wanted} for who in TOKENS}


def replays(client: TestClient, names: Mapping[str, str]) -> dict[str, Any]:
    """What can be looked back at: how many steps it has, how it ended, and what was thought about it."""
    found = {}
    for name, replay in names.items():
        story = get(client, f"/api/replays/{replay}").json()
        found[name] = {
            "replay": replay,
            "steps": len(story["steps"]),
            "about": {key: story[key] for key in ("kind", "title", "at", "seats", "origin", "reason")},
            "analysis": get(client, f"/api/replays/{replay}/analysis").json(),
        }
    return found


def lasting(answer: Any) -> Any:
    """An answer without what changes by itself."""
    if isinstance(answer, dict):
        return {key: lasting(value) for key, value in answer.items() if key not in _BY_ITSELF}
    return [lasting(one) for one in answer] if isinstance(answer, list) else answer


# -- keeping the answers -----------------------------------------------------------------------------------------------
def shared(messages: dict[str, Any]) -> dict[str, Any]:
    """What several people see, short: the first message whole, of the others only what is different."""
    first, *others = messages
    found = {first: messages[first]} | {who: _different(messages[first], messages[who]) for who in others}
    assert unshared(found) == messages
    return found


def unshared(messages: dict[str, Any]) -> dict[str, Any]:
    """What `shared` has shortened, whole again."""
    first, *others = messages
    return {first: messages[first]} | {who: _merged(messages[first], messages[who]) for who in others}


def _different(first: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    found = {key: value for key, value in other.items() if value != first[key]}
    if "view" in found:
        found["view"] = {key: value for key, value in other["view"].items() if value != first["view"][key]}
    return found


def _merged(first: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return {**first, **other, "view": {**first["view"], **other.get("view", {})}}


def spread(value: Any, indent: str = "") -> str:
    """JSON to be read by people: what fits on a line stands on one."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= _WIDTH or not isinstance(value, dict | list):
        return line
    inner = indent + " "
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + spread(one, inner) for one in value) + f"\n{indent}]"
    pairs = (f"{inner}{json.dumps(key)}: {spread(one, inner)}" for key, one in value.items())
    return "{\n" + ",\n".join(pairs) + f"\n{indent}}}"


def expected() -> dict[str, Any]:
    """What the earlier version answered."""
    found: dict[str, Any] = json.loads(EXPECTED.read_text(encoding="utf-8"))
    for table in found["tables"].values():
        table["messages"] = unshared(table["messages"])
    return found
