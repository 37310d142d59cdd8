"""The tiles that every layout of the comparison gets: 24 fixed sets, 8 uniform and 16 of mixed spans."""

import random
from dataclasses import dataclass

WIDTHS = (320, 480, 640, 768, 960, 1152, 1280)
MOST_COLUMNS = 8


@dataclass(frozen=True)
class Cell:
    """The least width of a tile, its height at that width, and the room between tiles, in px."""

    width: int
    height: int
    gap: int

    def threshold(self, columns: int) -> int:
        """The narrowest container with room for so many columns."""
        return columns * self.width + (columns - 1) * self.gap

    def columns(self, room: float) -> int:
        return max(n for n in range(1, MOST_COLUMNS + 1) if n == 1 or self.threshold(n) <= room)


SMALL, LARGE = Cell(140, 108, 16), Cell(240, 160, 24)


@dataclass(frozen=True)
class TileSet:
    name: str
    spans: tuple[tuple[int, int], ...]
    cell: Cell

    @property
    def is_mixed(self) -> bool:
        return any(span != (1, 1) for span in self.spans)


def fitted(span: tuple[int, int], columns: int) -> tuple[int, int]:
    """The span in a grid of so many columns: too wide a tile keeps its shape as nearly as cells allow."""
    wide, high = span
    if wide <= columns:
        return span
    return columns, max(1, (2 * high * columns + wide) // (2 * wide))


def _uniform(count: int) -> list:
    return [(1, 1)] * count


def _led(count: int) -> list:
    return [(2, 2)] + [(1, 1)] * (count - 1)


def _every(step: int, span: tuple[int, int]):
    return lambda count: [span if i % step == 0 else (1, 1) for i in range(count)]


def _featured(count: int) -> list:
    return [(2, 2) if i % 7 == 0 else (2, 1) if i % 3 == 2 else (1, 1) for i in range(count)]


def _drawn(count: int) -> list:
    """Three of five tiles are 1 × 1, the others of all shapes."""
    chance = random.Random(count)
    return chance.choices([(1, 1), (2, 1), (1, 2), (2, 2), (3, 2)], [60, 15, 10, 10, 5], k=count)


KINDS = {
    "uniform": (_uniform, (5, 7, 10, 13, 17, 23, 29, 40)),
    "led": (_led, (5, 9, 14, 22)),
    "wide": (_every(5, (2, 1)), (6, 11, 18)),
    "tall": (_every(4, (1, 2)), (8, 15, 26)),
    "featured": (_featured, (12, 20, 31)),
    "drawn": (_drawn, (16, 27, 40)),
}


def tile_sets() -> list[TileSet]:
    """Small and large cells in turn."""
    named = [(f"{kind}-{n}", make(n)) for kind, (make, counts) in KINDS.items() for n in counts]
    return [
        TileSet(name, tuple(spans), (SMALL, LARGE)[number % 2]) for number, (name, spans) in enumerate(named)
    ]
