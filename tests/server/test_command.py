"""`tashkalar play` as people start it."""

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Literal

import pytest
from platformdirs.macos import MacOS

from tashkalar.commands import play
from tashkalar.server import settings
from tests.patience import until

from .process import Server


def failing(*words: str) -> str:
    """What a start that must fail says; one line."""
    done = subprocess.run(
        [sys.executable, "-m", "tashkalar", "play", "--no-open", *words],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


def test_the_address_is_printed_when_it_is_ready(tmp_path: Path) -> None:
    with Server(tmp_path / "deep" / "er" / "games.sqlite") as server:
        assert server.call("/healthz") == {"status": "ok"}
        assert (tmp_path / "deep" / "er" / "games.sqlite").exists()
        assert server.stop() == ""


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = failing("--port", port, "--data", str(tmp_path / "g.sqlite"))
    assert line.startswith(f"tashkalar play: port {port} is in use")
    assert "--port" in line


def test_a_file_in_use(tmp_path: Path) -> None:
    with Server(tmp_path / "g.sqlite"):
        line = failing("--port", "0", "--data", str(tmp_path / "g.sqlite"))
    assert "is in use by another server" in line
    assert "--data" in line


def test_a_file_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "g.sqlite"
    file.write_bytes(b"This is no database at all, only some text. " * 100)
    assert "not a database" in failing("--port", "0", "--data", str(file))
    assert "cannot be kept" in failing("--port", "0", "--data", str(file / "under"))


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with Server(tmp_path / "g.sqlite") as server:
        server.process.send_signal(signal.SIGINT)
        said = server.ended()
    assert "Traceback" not in said


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    """A bot's process notices that its server is gone, however it went."""
    with Server(tmp_path / "g.sqlite") as server:
        seats = [{"kind": "bot", "level": "novice"}, {"kind": "me"}]
        table = server.call("/api/tables", {"form": "high", "seats": seats})["table"]
        until("the bot's turn", lambda: server.call(f"/api/tables/{table}")["view"]["turn"] > 1)
        children = _children(server.process.pid)
        assert children
        server.kill()
        until("the workers' end", lambda: not any(Path(f"/proc/{pid}").exists() for pid in children))


def _children(pid: int) -> list[int]:
    if not Path("/proc/self/task").exists():
        pytest.skip("needs /proc")
    tasks = Path(f"/proc/{pid}/task")
    return [int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()]


def test_messages_over_the_limit_are_cut_off(tmp_path: Path) -> None:
    """The socket itself reads no more than it may."""
    from websockets.exceptions import ConnectionClosed

    with Server(tmp_path / "g.sqlite") as server:
        table = server.call("/api/tables", {"form": "high", "seats": [{"kind": "me"}, {"kind": "bot"}]})["table"]
        line = server.socket(table)
        line.recv(timeout=20)
        line.send(json.dumps({"type": "preview", "choice": "x" * 70_000}))
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=20)
        assert line.close_code == 1009
        with urllib.request.urlopen(server.address + "/healthz", timeout=20) as answer:
            assert answer.status == 200


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("the rules of other platforms")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert settings.default_file() == Path("/somewhere/tashkalar/games.sqlite")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert settings.default_file() == tmp_path / ".local/share/tashkalar/games.sqlite"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert settings.default_file() == tmp_path / ".local/share/tashkalar/games.sqlite"


@pytest.mark.parametrize(
    ("platform", "former", "usual"),
    [
        ("darwin", ".local/share/tashkalar", "Library/Application Support/tashkalar"),
        ("win32", "AppData/Local/tashkalar", "elsewhere/tashkalar"),
        ("win32", "variable/tashkalar", "elsewhere/tashkalar"),
    ],
)
def test_games_of_earlier_versions_are_found(
    platform: str, former: str, usual: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They lie where this program put them before it followed the platform's own rules."""
    if sys.platform != "linux":
        pytest.skip("plays the other platforms")
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "variable") if former.startswith("variable") else "")

    def user_data_path(name: str, appauthor: Literal[False]) -> Path:
        return MacOS(name, appauthor).user_data_path if platform == "darwin" else tmp_path / usual

    monkeypatch.setattr(settings, "user_data_path", user_data_path)
    assert settings.default_file() == tmp_path / usual / "games.sqlite"
    old = tmp_path / former / "games.sqlite"
    old.parent.mkdir(parents=True)
    old.touch()
    assert settings.default_file() == old


def test_no_browser_without_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not play._has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert play._has_display()
