"""What a site can say while its engine is prepared: the catalogue, the course, the encyclopaedia, how lessons begin.

They are the application's own answers, written down when the site is made.
"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

from ..language import CODES
from ..learn.course import all_lessons
from ..learn.encyclopaedia import all_keys
from ..server.app import application
from .asgi import Host
from .inside import settings

CATALOGUE = "/api/catalogue"
PRACTICE = "/api/practice"


def write(folder: Path) -> None:
    """For each language a file with the catalogue, and one with all there is to read, by its address."""
    folder.mkdir()
    asyncio.run(_written(folder))


async def _written(folder: Path) -> None:
    with TemporaryDirectory() as games:
        host = Host(application(settings(games)))
        await host.start()
        try:
            for lang in CODES:
                catalogue = await _answer(host, "GET", f"{CATALOGUE}?lang={lang}", None)
                _put(folder / f"catalogue-{lang}.json", catalogue)
                read = {name: await _answer(host, *asked) for name, asked in _reading(lang)}
                _put(folder / f"reading-{lang}.json", read)
        finally:
            await host.stop()


def _reading(lang: str) -> Iterator[tuple[str, tuple[str, str, dict[str, Any] | None]]]:
    """What is asked for, by the name it is looked up by."""
    course = f"/api/learn/course?lang={lang}"
    yield course, ("GET", course, None)
    for key in all_keys():
        entry = f"/api/learn/entries/{quote(key, safe='')}?lang={lang}"
        yield entry, ("GET", entry, None)
    for lesson in all_lessons():
        what = {"kind": "lesson", "id": lesson}
        yield f"{PRACTICE} {lesson}", ("POST", PRACTICE, {"what": what, "choices": [], "lang": lang})


async def _answer(host: Host, method: str, address: str, body: dict[str, Any] | None) -> Any:
    said = b"" if body is None else json.dumps(body).encode()
    reply = await host.request(method, address, [("content-type", "application/json")], said)
    if reply.status != 200:
        raise RuntimeError(f"{method} {address} is answered {reply.status}: {reply.body[:200]!r}")
    return json.loads(reply.body)


def _put(file: Path, content: Any) -> None:
    file.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
