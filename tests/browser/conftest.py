"""A real server, a real browser, and people who use what they can see."""

import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import Server
from tests.slow import leave_out_slow

from .person import Person

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
STATIC = Path(__file__).parents[2] / "src/tashkalar/server/static/index.html"
ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
DESK = (1440, 900)
PHONE = (390, 844)

# Whoever sits down at a browser that somebody has used before finds nothing of them.
FRESH = """if (location.host && !sessionStorage.getItem('seated')) {
  localStorage.clear();
  sessionStorage.setItem('seated', 'yes');
};"""
ON_REQUEST = """if (location.host && !localStorage.getItem('tashkalar.settings'))
  localStorage.setItem('tashkalar.settings', '{"tell": false}')"""

Opening = Callable[..., Person]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: plays in a real browser through visible controls")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    leave_out_slow(config, items, Path(__file__).parent)
    missing = _missing()
    for item in items:
        if Path(__file__).parent in item.path.parents and "person" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
            if missing and os.environ.get("CI") != "true":
                item.add_marker(pytest.mark.skip(reason=missing))


def _missing() -> str:
    if find_spec("playwright") is None:
        return "no playwright here: make setup"
    if not Path(CHROMIUM).exists():
        return "no chromium here: apt-get install -y chromium"
    if not STATIC.exists():
        return "the browser client is not built: make web"
    return ""


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it alive."""
    # Those who look back at games think little here, and seats wait for seconds.
    less = {"TASHKALAR_ANALYSIS_EFFORT": "0.05", "TASHKALAR_GRACE_DAYS": "0.00004"}
    with Server(tmp_path_factory.mktemp("data") / "games.sqlite", **less) as running:
        yield running


@pytest.fixture(scope="package")
def chromium() -> Iterator[object]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


class Browsers:
    """Browsers that are used again: one that has fetched the client before need not do so for everybody."""

    def __init__(self, chromium: Any) -> None:
        self._chromium = chromium
        self._left: defaultdict[str, list[Any]] = defaultdict(list)

    def taken(self, leaving: ExitStack, **options: Any) -> Any:
        """One like this that nobody sits at, until its user leaves."""
        left = self._left[repr(options)]
        context = left.pop() if left else self._chromium.new_context(**options)
        if options["service_workers"] == "allow":
            leaving.callback(context.close)  # a worker stays where it was installed
            return context
        leaving.callback(left.append, context)
        leaving.callback(context.clear_cookies)
        leaving.callback(context.clear_permissions)
        leaving.callback(lambda: [page.close() for page in context.pages])
        return context


@pytest.fixture(scope="package")
def browsers(chromium: object) -> Browsers:
    return Browsers(chromium)


@pytest.fixture
def person(browsers: Browsers, server: Server) -> Iterator[Opening]:
    """Somebody who sits down at a browser of their own; nothing may be amiss in its console at the end."""
    with ExitStack() as leaving:

        def sit_down(
            size: tuple[int, int] = DESK,
            lang: str = "en",
            theme: str = "dark",
            motion: str = "reduce",
            address: str | None = None,
            touch: bool = False,
            story: bool = False,
            worker: bool = False,
        ) -> Person:
            context = browsers.taken(
                leaving,
                viewport={"width": size[0], "height": size[1]},
                locale=lang,
                color_scheme=theme,
                reduced_motion=motion,
                has_touch=touch,
                is_mobile=touch,
                # Nobody but its own test needs the worker: it would fetch the client a second time for everybody.
                service_workers="allow" if worker else "block",
            )
            context.set_default_timeout(30_000)
            page = context.new_page()
            # Most people here want to play on: they have the turns of the others told only on request.
            page.add_init_script(FRESH + (ON_REQUEST if motion == "reduce" and not story else ""))
            someone = Person(page, address or server.address)
            leaving.callback(someone.complain)
            return someone

        yield sit_down
