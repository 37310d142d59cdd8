"""What is wrong with a layout, from nothing but the rectangles that a browser drew."""

from bisect import bisect_left
from dataclasses import dataclass
from itertools import combinations, pairwise

NEAR = 2  # px: edges nearer than this are one


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float

    def grown(self, by: float) -> "Box":
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


@dataclass(frozen=True)
class Drawn:
    """Tiles in document order, the container's width from x = 0, the gap, and a 1 × 1 tile's size."""

    tiles: list[Box]
    width: float
    gap: float
    cell: tuple[float, float]


@dataclass(frozen=True)
class Free:
    """Cells without a tile: holes have a tile below them, the others lie at the bottom edge."""

    holes: int
    ragged: int


def free_cells(drawn: Drawn) -> Free:
    """Looks at the rectangle as wide as the container and as high as the tiles, each tile with half a gap.

    Edges of tiles cut it into pieces, each of which is wholly covered or wholly free.
    """
    tiles = [tile.grown(drawn.gap / 2) for tile in drawn.tiles]
    left, right = -drawn.gap / 2, drawn.width + drawn.gap / 2
    across = _edges([left, right] + [edge for tile in tiles for edge in (tile.x, tile.x + tile.width)])
    down = _edges([edge for tile in tiles for edge in (tile.y, tile.y + tile.height)])
    holes = ragged = 0.0
    for x, x_end in pairwise(across):
        open_below = True
        for y, y_end in reversed(list(pairwise(down))):
            if any(_covers(tile, (x + x_end) / 2, (y + y_end) / 2) for tile in tiles):
                open_below = False
            elif open_below:
                ragged += (x_end - x) * (y_end - y)
            else:
                holes += (x_end - x) * (y_end - y)
    cell = (drawn.cell[0] + drawn.gap) * (drawn.cell[1] + drawn.gap)
    return Free(_cells(holes, cell), _cells(ragged, cell))


def out_of_order(tiles: list[Box]) -> int:
    """The fewest tiles to be moved so that reading by rows meets them in document order."""
    tops = _edges([tile.y for tile in tiles])
    row = [max(number for number, top in enumerate(tops) if top <= tile.y) for tile in tiles]
    ends: list[int] = []  # of the best rising sequences of each length
    for place in sorted(range(len(tiles)), key=lambda place: (row[place], tiles[place].x)):
        at = bisect_left(ends, place)
        ends[at : at + 1] = [place]
    return len(tiles) - len(ends)


def overlaps(tiles: list[Box]) -> int:
    """Pairs that share more than an edge."""
    return sum(
        min(a.x + a.width, b.x + b.width) - max(a.x, b.x) > NEAR
        and min(a.y + a.height, b.y + b.height) - max(a.y, b.y) > NEAR
        for a, b in combinations(tiles, 2)
    )


def spans(drawn: Drawn) -> list[tuple[float, float]]:
    """How many cells each tile is wide and high."""
    (width, height), gap = drawn.cell, drawn.gap
    return [((t.width + gap) / (width + gap), (t.height + gap) / (height + gap)) for t in drawn.tiles]


def _edges(values: list[float]) -> list[float]:
    """Sorted, those that lie near one another as one."""
    found: list[float] = []
    for value in sorted(values):
        if not found or value - found[-1] > NEAR:
            found.append(value)
    return found


def _covers(tile: Box, x: float, y: float) -> bool:
    return tile.x < x < tile.x + tile.width and tile.y < y < tile.y + tile.height


def _cells(area: float, cell: float) -> int:
    """At least 1 where more than a twentieth of a cell is free."""
    return max(round(area / cell), area > cell / 20)
