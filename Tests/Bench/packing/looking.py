"""Opens a page of the comparison and notes all that is measured of it."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser

from packing.measuring import (
    Box,
    Drawn,
    Free,
    free_cells,
    out_of_order,
    overlaps,
    spans,
)
from packing.rivals import Way
from packing.tilesets import TileSet, fitted

WATCH = (Path(__file__).parent / "watch.js").read_text(encoding="utf-8")
STANDS = 60  # ms without a movement
READ = """() => {
  const boxes = [...document.querySelectorAll(".box")].map((box) => box.getBoundingClientRect());
  const ours = document.querySelector(".tile-grid > ul");
  return {
    boxes: boxes.map(({ x, y, width, height }) => [x, y + scrollY, width, height]),
    row: ours && parseFloat(getComputedStyle(ours).gridAutoRows.match(/[\\d.]+(?=px)/)),
    width: document.querySelector("main").getBoundingClientRect().width,
    packed: document.querySelector(".packed") !== null,
    watched: window.watched && { ...watched, moved: watched.moved.size },
  };
}"""


@dataclass(frozen=True)
class Look:
    """What one way made of one tile set at one width."""

    way: str
    tiles: TileSet
    width: int
    scripts: bool
    free: Free
    out_of_order: int
    overlaps: int
    spans: list[tuple[float, float]]
    """How many cells each tile is wide and high."""
    wanted: list[tuple[int, int]]
    """The same as the author asked for it."""
    shift: float
    moved: int
    stood: float

    @property
    def gained(self) -> list[float]:
        """Cells beyond those asked for, of each tile that has not the span it asked for."""
        pairs = zip(self.spans, self.wanted, strict=True)
        return [w * h - x * y for (w, h), (x, y) in pairs if abs(w - x) > 0.05 or abs(h - y) > 0.05]


class Window:
    """One tab, as wide as the container is to be."""

    def __init__(self, browser: Browser, width: int, scripts: bool):
        self.width, self.scripts = width, scripts
        size = {"width": width, "height": 900}
        self.context = browser.new_context(viewport=size, java_script_enabled=scripts)
        if scripts:
            self.context.add_init_script(WATCH)
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def read(self, url: str) -> dict:
        """Opens the page and waits until it stands."""
        self.page.goto("about:blank")
        self.page.goto(url, wait_until="load")
        if self.scripts:
            self.page.wait_for_function(f"performance.now() - watched.stood > {STANDS}")
        if self.errors:
            raise RuntimeError(f"{url}: {self.errors}")
        return self.page.evaluate(READ)

    def close(self) -> None:
        self.context.close()


def look(window: Window, address: str, tiles: TileSet, way: Way) -> Look:
    speed = "" if window.scripts else "?at-once"
    seen = window.read(f"{address}/{tiles.name}/{way.key}.html{speed}")
    _make_sure(seen, window, tiles, way)
    drawn, columns = _drawn(seen, tiles)
    wanted = [fitted(span, columns) for span in tiles.spans]
    watched = seen["watched"] or {"shift": 0, "moved": 0, "stood": 0}
    return Look(
        way.key, tiles, window.width, window.scripts, free_cells(drawn), out_of_order(drawn.tiles),
        overlaps(drawn.tiles), spans(drawn), wanted,
        watched["shift"], watched["moved"], watched["stood"],
    )  # fmt: skip


def _drawn(seen: dict, tiles: TileSet) -> tuple[Drawn, int]:
    """Our row height tells how many columns our grid has: fewer than there is room for where tiles are few."""
    cell = tiles.cell
    width, columns = seen["width"], cell.columns(seen["width"])
    column = (width - (columns - 1) * cell.gap) / columns
    if seen["row"]:
        column = seen["row"] * cell.width / cell.height
        columns = round((width + cell.gap) / (column + cell.gap))
    boxes = [Box(*numbers) for numbers in seen["boxes"]]
    return Drawn(boxes, width, cell.gap, (column, column * cell.height / cell.width)), columns


def _make_sure(seen: dict, window: Window, tiles: TileSet, way: Way) -> None:
    """That the page is the one that was meant, and its packer did run."""
    what = f"{tiles.name} by {way.key} at {window.width} px"
    if len(seen["boxes"]) != len(tiles.spans) or seen["width"] != window.width:
        raise RuntimeError(f"{what}: {len(seen['boxes'])} tiles, {seen['width']} px wide")
    if seen["packed"] != bool(way.packer and window.scripts):
        raise RuntimeError(f"{what}: the packer {'ran' if seen['packed'] else 'did not run'}")
    first = sum(abs(y - seen["boxes"][0][1]) < 3 for _, y, _, _ in seen["boxes"])
    columns = min(tiles.cell.columns(window.width), len(tiles.spans))
    if not tiles.is_mixed and not way.is_ours and first != columns:
        raise RuntimeError(f"{what}: {first} tiles in the first row, not {columns}")
    for x, _, width, _ in seen["boxes"]:
        if x < -1 or x + width > window.width + 1:
            raise RuntimeError(f"{what}: a tile from {x} to {x + width} is not in the container")
