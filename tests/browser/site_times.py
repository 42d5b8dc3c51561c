"""How long a static site takes in a browser: `python -m tests.browser.site_times SITE`.

Each visitor is new: a first visit, and one more when everything is kept.
"""

import argparse
import time
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Page, sync_playwright

from .conftest import ARGUMENTS, CHROMIUM
from .test_site import CONTROLLED, LONG, PREPARED, Quiet

PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000"


def visit(page: Page, address: str) -> str:
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator("main.lobby").wait_for(timeout=LONG)
    lobby = time.monotonic() - began
    page.locator(".bar progress").wait_for(timeout=LONG)
    page.wait_for_function(PREPARED, timeout=LONG)
    ready = time.monotonic() - began
    return f"first paint {page.evaluate(PAINTED):.1f} s, lobby {lobby:.1f} s, engine {ready:.1f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("--visitors", type=int, default=3)
    args = parser.parse_args()
    served = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(args.site)))
    Thread(target=served.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{served.server_address[1]}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for _ in range(args.visitors):
            context = browser.new_context(service_workers="allow")
            page = context.new_page()
            print("first visit:", visit(page, address), flush=True)
            page.evaluate(CONTROLLED)
            print("one more:   ", visit(page, address), flush=True)
            context.close()
        browser.close()
    served.shutdown()


if __name__ == "__main__":
    main()
