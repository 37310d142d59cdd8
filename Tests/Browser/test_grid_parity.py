"""What the engine says of every tile's rectangle is what the browser does, to half a pixel."""

import math
import random

import pytest
from folder_server import served
from grid_site import Grids

COUNT = 320
WIDTHS = [280, 320, 375, 414, 479.5, 600, 768, 1024, 1280, 1600]
RECTANGLES = """(width) => {
  document.body.style.width = width + 'px';
  return [...document.querySelectorAll('.tile-grid')].map((grid) => {
    const origin = grid.getBoundingClientRect();
    return [...grid.querySelectorAll('li')].map((tile) => {
      const { left, top, width, height } = tile.getBoundingClientRect();
      return [left - origin.left, top - origin.top, width, height];
    });
  });
}"""


def thresholds(grids: list[dict]) -> list[float]:
    """Some of the widths at which one of the grids changes, in the browser's 64ths, and a quarter less."""
    starts = sorted({band["from"] for grid in grids for band in grid["bands"] if 0 < band["from"] < 1600})
    chosen = random.Random(len(starts)).sample(starts, min(6, len(starts)))
    exact = [math.ceil(start * 64) / 64 for start in chosen]
    return [width for start in exact for width in (start - 0.25, start)]


def differences(grids: list[dict], browser: list, number: int) -> list[str]:
    found = []
    for grid, tiles in zip(grids, browser, strict=True):
        at = grid["at"][number]
        for tile, (frame, seen) in enumerate(zip(at["frames"], tiles, strict=True)):
            said = [frame[side] for side in ("x", "y", "width", "height")]
            if any(abs(one - other) > 0.5 for one, other in zip(said, seen, strict=True)):
                found.append(f"{grid['id']} at {at['width']} px, tile {tile}: {said} is {seen}")
    return found


@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_tile_is_where_the_engine_says(browser, tmp_path, language):
    site = Grids(tmp_path, COUNT, language)
    page = browser.new_page(viewport={"width": 1700, "height": 900})
    layouts = rectangles = 0
    with served(site.public) as address:
        for path in site.pages:
            widths = WIDTHS + (thresholds(site.explain(path, [])) if language == "en" else [])
            grids = site.explain(path, widths)
            page.goto(address + path)
            for number, width in enumerate(widths):
                seen = page.evaluate(RECTANGLES, width)
                assert differences(grids, seen, number) == [], path
                layouts += len(grids)
                rectangles += sum(map(len, seen))
    page.close()
    print(f"{language}: {COUNT} grids, {layouts} layouts, {rectangles} rectangles")
    assert layouts >= COUNT * len(WIDTHS)
