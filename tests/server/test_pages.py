"""What a browser loads: headers, the built client and how long it is kept, the pages of the server itself."""

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tashkalar.server.app import application
from tashkalar.server.settings import Settings

from .browser import House

INDEX = "<!doctype html><title>Tash-Kalar</title>"


@pytest.fixture
def built(settings: Settings) -> Path:
    """A client that has been built."""
    (settings.static / "assets").mkdir()
    (settings.static / "index.html").write_text(INDEX)
    (settings.static / "assets" / "index-Bx8_2f.js").write_text("export {}\n" * 500)
    (settings.static / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (settings.static.parent / "secret.txt").write_text("secret")
    return settings.static


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/api", "/api/tables", "/api/catalogue", "/nowhere.js", "/openapi.json"]
)
def test_security_headers_everywhere(house: House, path: str) -> None:
    headers = house.get(path, None).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.usefixtures("built")
def test_the_client(house: House) -> None:
    for path in ("/", "/index.html", "/learn", "/table/abc"):
        answer = house.get(path, None)
        assert answer.status_code == 200
        assert answer.text == INDEX
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    tag = answer.headers["etag"]
    known = house.get("/", None, headers={"If-None-Match": tag})
    assert known.status_code == 304
    assert known.content == b""
    assert known.headers["cache-control"] == "no-cache"
    icon = house.get("/icon.svg", None)
    assert icon.headers["content-type"].startswith("image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
def test_built_assets_are_kept_for_ever_and_packed(house: House) -> None:
    answer = house.get("/assets/index-Bx8_2f.js", None, headers={"Accept-Encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]
    assert house.client.head("/assets/index-Bx8_2f.js").status_code == 200
    tag = answer.headers["etag"]
    known = house.get("/assets/index-Bx8_2f.js", None, headers={"If-None-Match": f'"other", {tag}'})
    assert (known.status_code, known.content, known.headers["etag"]) == (304, b"", tag)
    assert known.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/assets/old.js",
        "/nothing.png",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/%00.js",
    ],
)
def test_files_that_are_not_there(house: House, path: str) -> None:
    answer = house.get(path, None)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_other_methods_are_refused(house: House) -> None:
    answer = house.client.post("/")
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, HEAD"


def test_a_client_that_is_not_built_says_how(house: House, settings: Settings) -> None:
    for path in ("/", "/learn", "/" + "x" * 300):
        answer = house.get(path, None)
        assert answer.status_code == 503
        assert "make setup" in answer.text
    settings.static.rmdir()
    assert house.get("/", None).status_code == 503


def test_the_page_of_the_api(house: House) -> None:
    """It names every call, needs no script and loads nothing from elsewhere."""
    answer = house.get("/api", None)
    assert answer.status_code == 200
    for path in house.get("/openapi.json", None).json()["paths"]:
        assert f"<code>{path}</code>" in answer.text
    assert "<script" not in answer.text
    assert "style=" not in answer.text
    assert not re.search(r'(src|href)="(https?:)?//', answer.text)
    assert house.get("/api/style.css", None).headers["content-type"].startswith("text/css")


def connects(house: House, table: str, origin: str) -> bool:
    try:
        with house.client.websocket_connect(f"/ws/tables/{table}", headers={"Origin": origin}):
            return True
    except WebSocketDisconnect:
        return False


def test_only_our_own_pages_may_open_a_socket(house: House, settings: Settings) -> None:
    table = house.new("high", ["me", "bot"])
    assert connects(house, table, "http://testserver")
    assert not connects(house, table, "http://elsewhere.example")
    assert not connects(house, table, "http://testserver.elsewhere.example")
    assert not connects(house, table, "null")
    assert not connects(house, table, "")
    allowed = Settings(settings.database, settings.static, origins=frozenset(["https://club.example"]))
    with TestClient(application(allowed)) as client:
        assert connects(House(client), table, "https://club.example")
