"""The game as something installed: it opens without its server and says so, and a new version is offered."""

import json
import re
import shutil
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.request import Request, urlopen

import pytest

from tests.server.process import Server

from .conftest import STATIC, Opening
from .waiting import awaited, expect


class Front:
    """Serves a copy of the client that can be changed, and hands everything else on to a server."""

    def __init__(self, folder: Path, server: Server) -> None:
        self.folder, self._port = folder, 0

        class Handler(SimpleHTTPRequestHandler):
            def __init__(self, *given: Any) -> None:
                super().__init__(*given, directory=str(folder))

            def do_GET(self) -> None:
                if not self.path.startswith("/api"):
                    super().do_GET()
                    return
                with urlopen(
                    Request(server.address + self.path, headers={"Authorization": self.headers["Authorization"]})
                ) as got:
                    body = got.read()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *given: Any) -> None:
                pass

        self._handler = Handler
        self.start()

    def start(self) -> None:
        self._served = ThreadingHTTPServer(("127.0.0.1", self._port), self._handler)
        self._port = self._served.server_address[1]
        Thread(target=self._served.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._served.shutdown()
        self._served.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def newer(self) -> None:
        """The next version of the client is put in its place."""
        file = self.folder / "sw.js"
        text = re.sub(r"const SHELL = .*", 'const SHELL = ["/favicon.svg"];', file.read_text(encoding="utf-8"), count=1)
        file.write_text(text.replace("const VERSION = '", "const VERSION = 'x", 1), encoding="utf-8")


@pytest.fixture
def front(server: Server, tmp_path: Path) -> Iterator[Front]:
    shutil.copytree(STATIC.parent, tmp_path / "static")
    found = Front(tmp_path / "static", server)
    yield found
    found.stop()


def test_a_new_version_is_offered_and_the_shell_opens_without_a_server(person: Opening, front: Front) -> None:
    ada = person(worker=True, lang="de", address=front.address).arrive()
    ada.expected.append("ERR_CONNECTION_RESET")  # whatever was being asked when the server went away
    page = ada.page
    awaited(page, "a worker", "() => navigator.serviceWorker.ready.then(() => 0)")
    offer = page.get_by_text("Es gibt eine neue Version.")
    assert offer.count() == 0
    front.newer()
    awaited(page, "an update", "() => navigator.serviceWorker.getRegistration().then((one) => one.update())")
    offer.wait_for()
    page.evaluate("window.before = true")  # nothing is forced: the page is still the same
    page.get_by_role("button", name="Übernehmen").click()
    page.wait_for_function("() => !window.before")
    page.locator("main.lobby").wait_for()
    expect(offer).to_have_count(0)

    front.stop()
    page.reload()
    page.get_by_text("Der Server ist nicht zu erreichen").wait_for()
    asked = "() => fetch('/api/tables').then(() => 'answered', () => 'refused')"
    assert awaited(page, "an answer", asked) == "refused"
    front.start()
    page.locator("main.lobby").wait_for()


def test_every_language_is_part_of_the_shell(server: Server) -> None:
    with urlopen(f"{server.address}/sw.js") as answer:
        shell = re.search(r"const SHELL = (.*);", answer.read().decode())
    assert shell
    files = json.loads(shell[1])
    assert all(any(file.startswith(f"/assets/{lang}-") for file in files) for lang in ("de", "fr"))


def test_the_manifest_names_icons_that_are_there(server: Server) -> None:
    with urlopen(f"{server.address}/manifest.webmanifest") as answer:
        assert answer.headers["Content-Type"].startswith("application/manifest+json")
        manifest = json.loads(answer.read())
    assert manifest["start_url"] == "/"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        with urlopen(server.address + icon["src"]) as answer:
            assert answer.headers["Content-Type"] == icon["type"]
    with urlopen(f"{server.address}/sw.js") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
