"""A site of many different grids of empty tiles, made to compare the browser's rectangles with the engine's."""

import json
import random
import subprocess
from pathlib import Path

import sites
import yaml

GRIDS_A_PAGE = 40
PAGE = """<!doctype html>
<html lang="{{ site.language }}" dir="{{ site.direction }}">
<head><meta charset="utf-8"><title>{{ page.title }}</title>
<link rel="stylesheet" href="{{ asset("site.css") }}"></head>
<body>{{ page.content }}</body></html>
"""
STYLE = "body, ul { margin: 0; padding: 0; } li { min-width: 0; list-style: none; }\n"
POLICIES = ("start", "center", "stretch", "balance", "lead")
COLUMNS = (1, 2, 3, 4, 5, 6, 8, "1..3", "2..4", "1..5", "3..6", None)
CELLS = ("160x123", "120x120", "200x100", "90x150")
GAPS = ("0", "8", "16", "24 10", "7 13")
INSETS = ("0", "12", "10 20", "5 8 15 30", "10 60 0 200")
SPANS = ("1x1", "1x1", "1x1", "2x2", "2x1", "1x2", "3x2", "3x1", "4x2", "2x3")
MOST_TILES = 24


class Grids:
    """`count` grids, uniform and mixed in turn, chosen by dice that always fall the same way."""

    def __init__(self, folder: Path, count: int, language: str):
        self.folder = folder
        self.dice = random.Random(12)
        self._write_tiles()
        settings = {"title": "Grids", "language": language, "timezone": "UTC"}
        self._write("site.yaml", yaml.safe_dump(settings))
        self._write("templates/page.html", PAGE)
        for name in ("home", "section"):
            self._write(f"templates/{name}.html", '{% extends "page.html" %}')
        self._write("templates/404.html", PAGE)
        self._write("templates/assets/site.css", STYLE)
        for part in ("blocks/grid", "tiles/card", "partials/picture", "partials/stand-in"):
            self._write(f"templates/{part}.css", "")
        self._write("templates/tiles/box.html", "")
        self.pages = [f"/p{number:02}/" for number in range((count + GRIDS_A_PAGE - 1) // GRIDS_A_PAGE)]
        for number, page in enumerate(self.pages):
            left = min(GRIDS_A_PAGE, count - number * GRIDS_A_PAGE)
            blocks = "\n".join(self._block(number * GRIDS_A_PAGE + n) for n in range(left))
            self._write(f"content{page.rstrip('/')}.md", f"---\ntitle: Grids\n---\n{blocks}")
        self._run("build", "--quiet")

    @property
    def public(self) -> Path:
        return self.folder / "public"

    def explain(self, page: str, widths: list[float]) -> list[dict]:
        """What the program says of the grids of a page, with every tile's rectangle at these widths."""
        numbers = ",".join(map(str, widths))
        return json.loads(self._run("explain", page, "--json", "--width", numbers or "0"))["grids"]

    def _run(self, command: str, *arguments: str) -> str:
        words = [sites.TILEWORK, command, *arguments, "--site", str(self.folder)]
        ended = subprocess.run(words, capture_output=True, text=True, timeout=120)
        if ended.returncode != 0:
            raise RuntimeError(ended.stderr)
        return ended.stdout

    def _write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def _write_tiles(self) -> None:
        """Folders of tiles that differ by their spans: `plain`, and `mixed0` to `mixed11`."""
        for set_number in range(13):
            name = f"mixed{set_number}" if set_number < 12 else "plain"
            for tile in range(MOST_TILES):
                span = f"span: {self.dice.choice(SPANS)}\n" if set_number < 12 else ""
                self._write(f"content/{name}/t{tile:02}.md", f"---\ntitle: T{tile}\norder: {tile}\n{span}---\nText.\n")

    def _block(self, number: int) -> str:
        choose = self.dice.choice
        source = "plain" if number % 5 < 3 else f"mixed{choose(range(12))}"
        settings = {
            "from": source, "tile": "box", "limit": choose(range(1, MOST_TILES + 1)),
            "columns": choose(COLUMNS), "cell": choose(CELLS), "gap": choose(GAPS), "insets": choose(INSETS),
            "last-row": POLICIES[number % 5], "fit": choose(("stretch", "stretch", "center")),
        }
        lines = "\n".join(f"{key}: {value}" for key, value in settings.items() if value is not None)
        return f"```grid\n{lines}\n```\n"
