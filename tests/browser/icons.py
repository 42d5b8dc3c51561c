"""Draws the icons of the installed game from their SVG: `python -m tests.browser.icons`."""

from pathlib import Path

from .conftest import ARGUMENTS, CHROMIUM

PUBLIC = Path(__file__).parents[2] / "web/public"
ICONS = {
    "icon-192.png": ("favicon.svg", 192),
    "icon-512.png": ("favicon.svg", 512),
    "maskable-512.png": ("maskable.svg", 512),
}


def main() -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, (source, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (
                (PUBLIC / source).read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ')
            )
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
