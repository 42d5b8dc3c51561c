"""Pictures of everything: python -m tests.browser.matrix [moment ...] [--sizes 390x664,...] [--langs de,...]

Every moment at every size, by night and at noon, in every language; what the browser measures there is said. The
pictures go to a folder of the system's temporary ones unless --out names another.
"""

import argparse
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from tests.server.process import Server

from .conftest import ARGUMENTS, CHROMIUM, ON_REQUEST
from .measuring import measured
from .moments import LANGS, MOMENTS, SIZES, arranged, sit
from .person import Person

HOURS: dict[str, Literal["dark", "light"]] = {"night": "dark", "noon": "light"}


def take(browser: Browser, address: str, name: str, table: str, lang: str, asked: argparse.Namespace) -> None:
    context = browser.new_context(locale=lang, reduced_motion="reduce")
    context.add_init_script(ON_REQUEST)
    ada = Person(context.new_page(), address)
    sit(ada, name, table)
    for size in asked.sizes:
        width, height = map(int, size.split("x"))
        ada.page.set_viewport_size({"width": width, "height": height})
        for hour in asked.hours:
            ada.page.emulate_media(color_scheme=HOURS[hour])
            ada.page.wait_for_timeout(120)
            ada.page.screenshot(path=asked.out / f"{name}-{size}-{hour}-{lang}.png")
        for line in measured(ada.page):
            print(f"{name} {lang} {size}: {line}", flush=True)
    ada.complain()
    context.close()


def _read() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)

    def words(text: str) -> list[str]:
        return text.split(",")

    parser.add_argument("moments", nargs="*", choices=[*MOMENTS, []], default=[])
    parser.add_argument("--sizes", default=[f"{width}x{height}" for width, height in SIZES], type=words)
    parser.add_argument("--langs", default=list(LANGS), type=words)
    parser.add_argument("--hours", default=list(HOURS), type=words)
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "tashkalar-matrix")
    return parser.parse_args()


def main() -> None:
    asked = _read()
    asked.out.mkdir(parents=True, exist_ok=True)
    wanted = asked.moments or list(MOMENTS)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite"
        tables = arranged(file, wanted)
        with Server(file) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for name in wanted:
                for lang in asked.langs:
                    take(browser, server.address, name, tables[name], lang, asked)
            browser.close()
    print(asked.out)


if __name__ == "__main__":
    main()
