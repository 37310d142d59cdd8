"""The ways to lay tiles out that are compared: each makes, of a tile set, the page that a careful author would.

All pages have the same tiles, columns, cells and gaps. For the rivals the author also wrote the container
queries that keep a tile from being wider than the grid, and gave the packers a dense CSS grid to stand in
before their script runs.
"""

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from packing import fetching
from packing.fetching import Packer
from packing.styles import grid_css, packed_css
from packing.tilesets import MOST_COLUMNS, TileSet

BASE = """\
body{margin:0;overflow-x:clip;font:16px/24px sans-serif}
header,footer{height:64px;background:#234;color:#fff}
ul{list-style:none;margin:0;padding:0}
.box{position:relative;display:block;height:100%;overflow:hidden;background:#9bc;color:#012}
.box img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;opacity:.3}
"""
PARTS = ("blocks/grid", "blocks/carousel", "tiles/card", "cards/card", "partials/picture", "partials/stand-in")
PAGE = """\
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tiles</title><link rel="icon" href="data:,"><link rel="stylesheet" href="%(css)s">%(scripts)s</head>
<body><header>Tiles</header><main>%(main)s</main><footer>Foot</footer></body></html>
"""
BOX = '<a class="box" href="#%(n)s"><img src="/picture.svg" alt="">%(n)s</a>'


@dataclass(frozen=True)
class Page:
    html: str
    css: str
    """The style rules it takes to lay the tiles out; what all ways share is not in it."""


@dataclass(frozen=True)
class Way:
    """A way to lay tiles out."""

    key: str
    title: str
    packer: Packer | None = None
    start: str = ""
    """The script that starts the packer."""

    @property
    def is_ours(self) -> bool:
        return self.key == "tilework"

    @property
    def scripts(self) -> dict[str, bytes]:
        if not self.packer:
            return {}
        files = {f"/{self.packer.name}.js": self.packer.script}
        return files | {f"/{self.key}.js": self.start.encode()}

    def files(self, tiles: TileSet, tilework: str, folder: Path) -> tuple[Page, dict[str, bytes]]:
        """The page of a tile set, which lies at /SET/KEY.html, and all files it needs."""
        address = f"/{tiles.name}/{self.key}"
        if self.is_ours:
            page, files = _built(tiles, tilework, folder)
        else:
            css = self._css(tiles)
            names = {"css": f"{address}.css", "scripts": "".join(map(_script, self.scripts))}
            page = Page(PAGE % {**names, "main": _markup(tiles, self)}, css)
            files = {names["css"]: (BASE + css).encode(), **self.scripts}
        return page, {**files, f"{address}.html": page.html.encode()}

    def _css(self, tiles: TileSet) -> str:
        if self.packer:
            return packed_css(tiles, self.packer.name)
        return grid_css(tiles, dense=self.key == "dense")


MASONRY = """\
document.querySelector(".grid").classList.add("packed");
new Masonry(".grid", { itemSelector: ".tile", columnWidth: ".sizer", percentPosition: true%s });
"""
# Without workers Muuri has laid out before the browser paints again; with them tiles lie in a heap meanwhile.
MUURI = """\
document.querySelector(".grid").classList.add("packed");
Muuri.defaultPacker.destroy();
Muuri.defaultPacker = new Muuri.Packer(0);
new Muuri(".grid", { items: ".tile"%s });
"""


def all_ways() -> Iterator[Way]:
    """Ours first. A packer that could not be had is left out."""
    yield Way("tilework", "Tilework")
    yield Way("grid", "CSS grid")
    yield Way("dense", "CSS grid, `dense`")
    if packer := fetching.masonry():
        yield Way("masonry", "Masonry", packer, MASONRY % "")
        yield Way("masonry-order", "Masonry, `horizontalOrder`", packer, MASONRY % ", horizontalOrder: true")
    if packer := fetching.muuri():
        yield Way("muuri", "Muuri", packer, MUURI % "")
        yield Way("muuri-fill", "Muuri, `fillGaps`", packer, MUURI % ", layout: { fillGaps: true }")


def _built(tiles: TileSet, tilework: str, folder: Path) -> tuple[Page, dict[str, bytes]]:
    """What `tilework build` makes of a site of its own for the set."""
    cell = tiles.cell
    grid = f"{{columns: 1..{MOST_COLUMNS}, cell: {cell.width}x{cell.height}, gap: {cell.gap}, tile: box}}"
    main = {"main": "{{ page.content }}", "css": '{{ asset("site.css") }}', "scripts": ""}
    site = {
        "site.yaml": "title: Tiles\n",
        "content/_index.md": f"---\ntitle: Tiles\ngrid: {grid}\n---\n",
        "templates/home.html": PAGE % main,
        "templates/tiles/box.html": BOX % {"n": "{{ tile.title }}"},
        "templates/assets/site.css": BASE,
        # The theme's own look is no part of the comparison.
        **{f"templates/{part}.css": "" for part in PARTS},
    }
    for number, (wide, high) in enumerate(tiles.spans, 1):
        matter = f"title: Tile {number}\norder: {number}\nspan: {wide}x{high}\n"
        site[f"content/tile-{number}.md"] = f"---\n{matter}---\nTile {number}.\n"
    for path, text in site.items():
        file = folder / tiles.name / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    subprocess.run([tilework, "build", "--quiet", "--site", folder / tiles.name], check=True, timeout=60)
    return _read(folder / tiles.name / "public")


def _read(public: Path) -> tuple[Page, dict[str, bytes]]:
    html = (public / "index.html").read_text(encoding="utf-8")
    address = re.search(r'rel="stylesheet" href="([^"]+)"', html)
    assert address, "the page has no stylesheet"
    css = (public / address[1].lstrip("/")).read_bytes()
    own = BASE.replace("\n", "").encode()
    assert css.startswith(own), "the stylesheet does not begin with the site's own"
    return Page(html, css[len(own) :].decode()), {address[1]: css}


def _script(address: str) -> str:
    return f'<script defer src="{address}"></script>'


def _markup(tiles: TileSet, way: Way) -> str:
    items = [
        f'<li class="tile s{wide}x{high}">{BOX % {"n": f"Tile {number}"}}</li>\n'
        for number, (wide, high) in enumerate(tiles.spans, 1)
    ]
    sizer = '<li class="sizer"></li>\n' if way.packer and way.packer.name == "Masonry" else ""
    return f'<div class="frame"><ul class="grid">\n{sizer}{"".join(items)}</ul></div>'
