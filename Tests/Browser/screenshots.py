"""Pictures of a site's pages for people to look at: three widths, light and dark, both styles.

usage: .venv/bin/python Tests/Browser/screenshots.py FOLDER [--style NAME] [PATH ...]

PATH is a page, such as / or /services/; without one every page is taken. FOLDER gets files such as
modern-services-768-dark.png. --fold shows only what a reader sees before scrolling.
"""

import argparse
from pathlib import Path

import checking
import sites
from playwright.sync_api import sync_playwright


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("folder", type=Path)
    options.add_argument("paths", nargs="*", metavar="PATH")
    options.add_argument("--style", choices=sites.STYLES, action="append")
    options.add_argument("--fold", action="store_true")
    asked = options.parse_intermixed_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for style in asked.style or sites.STYLES:
        paths = asked.paths or sites.pages(sites.built(style))
        with sites.served(style) as address, sync_playwright() as playwright:
            browser = checking.launch(playwright)
            for width in (360, 768, 1280):
                for scheme in ("light", "dark"):
                    window = checking.Window(browser, width, color_scheme=scheme)
                    for path in paths:
                        window.open(address + path).faults("picturesLoad")
                        name = path.strip("/").replace("/", "-").removesuffix(".html") or "home"
                        file = asked.folder / f"{style}-{name}-{width}-{scheme}.png"
                        window.page.screenshot(path=file, full_page=not asked.fold)
                        print(file)
                    window.close()
            browser.close()


if __name__ == "__main__":
    main()
