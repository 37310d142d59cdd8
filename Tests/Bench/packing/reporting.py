"""Sums up what was measured, as the Markdown of docs/grid.md."""

import gzip
import statistics
from collections.abc import Callable

from packing.looking import Look
from packing.rivals import Page, Way
from packing.tilesets import TileSet


def report(
    compared: list[Way],
    sets: list[TileSet],
    looks: list[Look],
    pages: dict[tuple[str, str], Page],
    browser: str,
) -> str:
    layouts = len({(look.tiles.name, look.width) for look in looks})
    tiles = sum(len(look.tiles.spans) for look in looks if look.scripts) // len(compared)
    columns = []
    for way in compared:
        own = [look for look in looks if look.way == way.key]
        columns.append(_column(way, own, [pages[each.name, way.key] for each in sets]))
    titles = [way.title for way in compared]
    lines = [f"| {layouts} layouts, {tiles:,} tiles | {' | '.join(titles)} |"]
    lines += ["|---" + "|---:" * len(titles) + "|"]
    lines += [f"| {name} | {' | '.join(column[name] for column in columns)} |" for name in columns[0]]
    return "\n".join(lines) + f"\n\n{_origins(compared, browser)}\n"


def _column(way: Way, looks: list[Look], pages: list[Page]) -> dict[str, str]:
    on = [look for look in looks if look.scripts]
    off = [look for look in looks if not look.scripts] or on  # a page without scripts is the same
    mixed = [look for look in on if look.tiles.is_mixed]
    uniform = [look for look in on if not look.tiles.is_mixed]
    script = b"".join(way.scripts.values())
    return {
        "layouts with a hole": _count(on, lambda look: look.free.holes),
        "free cells in holes": _sum(on, lambda look: look.free.holes),
        "layouts with free cells at the bottom edge": _count(on, lambda look: look.free.ragged),
        "free cells at the bottom edge": _sum(on, lambda look: look.free.ragged),
        "layouts out of order": _count(on, lambda look: look.out_of_order),
        "tiles out of order": _sum(on, lambda look: look.out_of_order),
        "overlapping pairs of tiles": _sum(on, lambda look: look.overlaps),
        "mixed spans: tiles whose span changed": _changed(mixed),
        "mixed spans: tiles made smaller": _sum(mixed, lambda look: sum(n < -0.05 for n in look.gained)),
        "mixed spans: cells a changed tile gained, mean and most": _gained(mixed),
        "uniform tiles made wider than a column": _changed(uniform),
        "layouts in which tiles were seen to move": _count(on, lambda look: look.moved),
        "layout shift as Chromium counts it, mean and worst": _shift(on),
        "tiles stand after, median ms": f"{statistics.median(look.stood for look in on):.0f}",
        "JavaScript, gzipped bytes": f"{len(_gzipped(script)) if script else 0:,}",
        "CSS of the grid, gzipped bytes, median": f"{_median_css(pages):,}",
        "scripts off: layouts with a hole": _count(off, lambda look: look.free.holes),
        "scripts off: layouts out of order": _count(off, lambda look: look.out_of_order),
    }


def _count(looks: list[Look], fault: Callable[[Look], float]) -> str:
    return f"{sum(fault(look) > 0 for look in looks):,}"


def _sum(looks: list[Look], fault: Callable[[Look], int]) -> str:
    return f"{sum(map(fault, looks)):,}"


def _changed(looks: list[Look]) -> str:
    """How many tiles have not the span they asked for, and which part of all."""
    changed, tiles = sum(len(look.gained) for look in looks), sum(len(look.spans) for look in looks)
    return f"{changed:,} ({100 * changed / tiles:.0f} %)" if changed else "0"


def _gained(looks: list[Look]) -> str:
    gained = [cells for look in looks for cells in look.gained]
    return f"{statistics.mean(gained):.1f}, {max(gained):.0f}" if gained else "–"


def _shift(looks: list[Look]) -> str:
    shifts = [look.shift for look in looks]
    return f"{statistics.mean(shifts):.3f}, {max(shifts):.3f}" if any(shifts) else "0"


def _median_css(pages: list[Page]) -> int:
    return round(statistics.median(len(_gzipped(page.css.encode())) for page in pages))


def _gzipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def _origins(compared: list[Way], browser: str) -> str:
    packers = {way.packer.name: way.packer for way in compared if way.packer}
    missing = [name for name in ("Masonry", "Muuri") if name not in packers]
    sentences = [f"Measured in Chromium {browser}."]
    sentences += [f"{p.name} {p.version} ({p.licence}) is from {p.origin}." for p in packers.values()]
    sentences += [f"{name}: none could be had." for name in missing]
    return " ".join(sentences)
