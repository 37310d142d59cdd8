"""Weighs what a visitor of the sample site loads: the text of a page, its stylesheet and its scripts.

usage: weight.py [PUBLIC]   the folder that `tilework build` made; public/ unless named

A page's own files, each compressed by itself as web servers do (gzip -9), without pictures. Those of
carousel libraries are their smallest published builds with styles, from the documents of their makers.
"""

import gzip
import re
import sys
from pathlib import Path

PAGES = {
    "home": "index.html", "section": "services/index.html", "detail": "services/family-law/index.html",
    "article": "articles/property/lease-years-left/index.html",
}
OTHERS = {"keen-slider": 5.5, "Glide": 7.0, "Splide": 12.9, "Swiper": 43.0}


def kilobytes(data: bytes) -> float:
    return len(gzip.compress(data, 9)) / 1000


def weigh(public: Path, page: str) -> tuple[float, float, float]:
    """HTML, CSS and JavaScript of a page, in kilobytes."""
    html = (public / page).read_text(encoding="utf-8")
    styles = set(re.findall(r'<link rel="stylesheet" href="/([^"]+)"', html))
    scripts = set(re.findall(r'<script[^>]* src="/([^"]+)"', html))
    return (
        kilobytes(html.encode()),
        sum(kilobytes((public / name).read_bytes()) for name in styles),
        sum(kilobytes((public / name).read_bytes()) for name in scripts),
    )


def main(public: Path) -> None:
    print("| page | HTML | CSS | JavaScript | all |\n|---|---|---|---|---|")
    for name, page in PAGES.items():
        parts = weigh(public, page)
        print("| " + " | ".join([name, *(f"{part:.1f}" for part in (*parts, sum(parts)))]) + " |")
    for name, size in OTHERS.items():
        print(f"| *{name} alone* | | | {size:.1f} | |")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2] / "public")
