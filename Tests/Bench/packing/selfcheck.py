"""Makes sure that the measuring finds the faults of layouts known to have them, and none in sound ones."""

from urllib.parse import quote

from playwright.sync_api import Browser

from packing.looking import WATCH, Window, look
from packing.measuring import Box, Drawn, free_cells, out_of_order, overlaps, spans
from packing.rivals import Way
from packing.tilesets import tile_sets

WIDTH, HEIGHT, GAP = 100, 80, 10
# A letter is a tile, in document order; then holes, free cells at the bottom, tiles out of order.
KNOWN = [
    ("aab aac", 0, 0, 0),
    ("aa. bbc", 1, 0, 0),
    ("aab aa. dcc", 1, 0, 1),
    ("aab aa. .cc ddd", 2, 0, 0),
    ("abc d..", 0, 2, 0),
    ("aab aa.", 0, 1, 0),
    ("a.b ccc", 1, 0, 0),
    ("acb", 0, 0, 1),
    ("bcd aaa", 0, 0, 1),
    ("dcba", 0, 0, 3),
    ("aab aac d.c", 0, 1, 0),
]
PAGE = """<!doctype html>
<style>body{margin:0}.box{position:absolute;width:300px;height:200px;background:red}</style>
<div class="box">A tile</div><script>setTimeout(() => { %s }, 400)</script>"""
# What a script does to a tile; whether the browser counts it as a layout shift, and whether we see it move.
MOVES = [("", False, False), ("document.querySelector('.box').style.top = '300px'", True, True),
         ("document.querySelector('.box').style.transform = 'translate(0, 300px)'", None, True)]  # fmt: skip
# Layouts of this comparison that people looked at and counted: holes, free cells at the bottom, out of order.
SEEN = {"grid": (3, 2, 0), "dense": (0, 2, 3)}
SEEN_SET, SEEN_WIDTH = "featured-20", 960


def check_measuring(browser: Browser, address: str, compared: list[Way]) -> None:
    _check_pictures()
    _check_movements(browser)
    window = Window(browser, SEEN_WIDTH, True)
    tiles = next(each for each in tile_sets() if each.name == SEEN_SET)
    for way in compared:
        if way.key in SEEN:
            found = look(window, address, tiles, way)
            faults = (found.free.holes, found.free.ragged, found.out_of_order)
            _equal(f"{SEEN_SET} by {way.key}", faults, SEEN[way.key])
    window.close()


def _check_pictures() -> None:
    for picture, holes, ragged, disorder in KNOWN:
        drawn = _drawn(picture)
        free = free_cells(drawn)
        _equal(picture, (free.holes, free.ragged, out_of_order(drawn.tiles)), (holes, ragged, disorder))
        _equal(picture + " overlaps", overlaps(drawn.tiles), 0)
    first, *others = _drawn("aab aac").tiles
    _equal("overlap", overlaps([first, *others, first.grown(-20)]), 1)
    _equal("spans", spans(_drawn("aab aac"))[:2], [(2, 2), (1, 1)])


def _check_movements(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 800, "height": 600})
    context.add_init_script(WATCH)
    page = context.new_page()
    for move, shifts, moves in MOVES:
        page.goto("data:text/html," + quote(PAGE % move))
        page.wait_for_timeout(700)
        seen = page.evaluate("({ shift: watched.shift, moved: watched.moved.size, stood: watched.stood })")
        if shifts is not None:
            _equal(f"shift of {move!r}", seen["shift"] > 0, shifts)
        _equal(f"movement of {move!r}", (seen["moved"] == 1, seen["stood"] > 350), (moves, moves))
    context.close()


def _drawn(picture: str) -> Drawn:
    rows = picture.split()
    boxes = []
    for tile in sorted(set(picture) - set(" .")):
        cells = [(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == tile]
        columns, lines = zip(*cells, strict=True)
        left, right, top, bottom = min(columns), max(columns), min(lines), max(lines)
        width, height = WIDTH + GAP, HEIGHT + GAP
        size = (right - left + 1) * width - GAP, (bottom - top + 1) * height - GAP
        boxes.append(Box(left * width, top * height, *size))
    return Drawn(boxes, len(rows[0]) * (WIDTH + GAP) - GAP, GAP, (WIDTH, HEIGHT))


def _equal(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise RuntimeError(f"packers measure wrongly: {what} gives {found}, not {expected}")
