"""Compares Tilework's grids with those of browsers and of JavaScript packers, on the same tiles, in Chromium.

usage: .venv/bin/python Tests/Bench/packers.py [--write] [--pictures FOLDER [SET@WIDTH ...]]

Prints the table of docs/grid.md; --write also puts it there. --pictures makes screenshots of some layouts to
look at, such as featured-20@960, and measures nothing. Before it measures it makes sure that it sees faults.
Environment: TILEWORK, the program to measure. The packers are fetched with apt-get and pip and not kept.
Takes five to ten minutes.
"""

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

import checking  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from packing.looking import Look, Window, look  # noqa: E402
from packing.reporting import report  # noqa: E402
from packing.rivals import Page, Way, all_ways  # noqa: E402
from packing.selfcheck import check_measuring  # noqa: E402
from packing.tilesets import WIDTHS, TileSet, tile_sets  # noqa: E402
from packing.trickle import served  # noqa: E402

TILEWORK = os.environ.get("TILEWORK", str(ROOT / ".build/release/tilework"))
DOCUMENT = ROOT / "docs/grid.md"
MARKS = ("<!-- made by packers.py -->\n", "<!-- end of what packers.py made -->\n")
PICTURE = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="m0 5 3-4 2 2 1-1 2 3z"/></svg>'


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--write", action="store_true")
    options.add_argument("--pictures", type=Path, metavar="FOLDER")
    options.add_argument("layouts", nargs="*", metavar="SET@WIDTH")
    asked = options.parse_intermixed_args()
    sets, compared = tile_sets(), list(all_ways())
    pages, files = make(sets, compared)
    with served(files) as address, sync_playwright() as playwright:
        browser = checking.launch(playwright)
        check_measuring(browser, address, compared)
        if asked.pictures:
            photograph(browser, address, compared, asked.pictures, asked.layouts)
        else:
            looks = look_at_all(browser, address, sets, compared)
            text = report(compared, sets, looks, pages, browser.version)
            print(text)
            if asked.write:
                write(text)
        browser.close()


def make(sets: list[TileSet], compared: list[Way]) -> tuple[dict[tuple[str, str], Page], dict[str, bytes]]:
    """The page of each set in each way, and all files to be served."""
    pages, files = {}, {"/picture.svg": PICTURE}
    with TemporaryDirectory(prefix="tilework-packers-") as folder:
        for tiles in sets:
            for way in compared:
                pages[tiles.name, way.key], more = way.files(tiles, TILEWORK, Path(folder))
                files |= more
    return pages, files


def look_at_all(browser: Browser, address: str, sets: list[TileSet], compared: list[Way]) -> list[Look]:
    """All ways at each layout, in turn the first, so that all meet the same noise; then without scripts."""
    looks = []
    for scripts in (True, False):
        ways = [way for way in compared if scripts or way.scripts]
        for width in WIDTHS:
            window = Window(browser, width, scripts)
            for number, tiles in enumerate(sets):
                turn = number % len(ways)
                looks += [look(window, address, tiles, way) for way in ways[turn:] + ways[:turn]]
            window.close()
            print(f"packers: {width} px, scripts {'on' if scripts else 'off'}", file=sys.stderr)
    return looks


def photograph(browser: Browser, address: str, compared: list[Way], folder: Path, layouts: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    named = {tiles.name: tiles for tiles in tile_sets()}
    for layout in layouts or ["featured-20@960", "drawn-27@1280"]:
        name, _, width = layout.partition("@")
        window = Window(browser, int(width), True)
        for way in compared:
            found = look(window, address, named[name], way)
            file = folder / f"{name}-{width}-{way.key}.png"
            window.page.screenshot(path=file, full_page=True)
            print(file, found)
        window.close()


def write(text: str) -> None:
    """Puts the text between its marks in docs/grid.md."""
    before, start, rest = DOCUMENT.read_text(encoding="utf-8").partition(MARKS[0])
    _, end, after = rest.partition(MARKS[1])
    if not start or not end:
        sys.exit(f"packers: {DOCUMENT} has no {MARKS[0].strip()} … {MARKS[1].strip()}")
    DOCUMENT.write_text(f"{before}{start}{text}{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
