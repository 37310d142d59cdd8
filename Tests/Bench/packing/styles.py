"""The style rules that a careful author writes for the rivals, to get the columns and cells that ours has."""

from packing.tilesets import MOST_COLUMNS, Cell, TileSet, fitted


def grid_css(tiles: TileSet, *, dense: bool) -> str:
    cell = tiles.cell
    flow = ";grid-auto-flow:row dense" if dense else ""
    return _spans(tiles) + (
        f".grid{{display:grid;gap:{cell.gap}px{flow};"
        f"grid-template-columns:repeat(auto-fill,minmax(min(100%,{cell.width}px),1fr));"
        f"grid-auto-rows:calc({_row(cell)})}}\n.tile{{grid-area:span var(--h)/span var(--w)}}\n"
    )


def packed_css(tiles: TileSet, packer: str) -> str:
    """Gaps are half a gap of padding around each tile, so that widths are whole numbers of columns.

    Sizes are rounded, for packers compare sums of them: else a 64th of a pixel costs a column, or makes a
    column seem the shortest.
    """
    cell = tiles.cell
    half, gap = f"{cell.gap / 2:g}px", f"{cell.gap}px"
    row = f"round({_row(cell)} + {gap},1px)"
    place = "relative}.sizer{display:none}.packed>.sizer{display:block;--w:1;--h:0"
    if packer == "Muuri":
        place = "relative}.packed>.tile{position:absolute"
    return _spans(tiles) + (
        f".grid{{display:grid;margin:-{half};grid-auto-flow:row dense;"
        f"grid-template-columns:repeat(auto-fill,minmax(min(100%,{cell.width + cell.gap}px),1fr));"
        f"grid-auto-rows:{row}}}\n"
        f".tile{{box-sizing:border-box;padding:{half};grid-area:span var(--h)/span var(--w)}}\n"
        f".packed{{display:block;position:{place}}}\n"
        f".packed>*{{width:calc(var(--w)*round(down,{_column(cell)} + {gap},.1px));"
        f"height:calc(var(--h)*{row})}}\n"
    )


def _spans(tiles: TileSet) -> str:
    """How many columns there are, and each span in them, as custom properties."""
    cell, used = tiles.cell, sorted(set(tiles.spans))
    css = ".frame{container-type:inline-size}\n.grid{--n:1}\n"
    for columns in range(2, MOST_COLUMNS + 1):
        css += f"@container (width >= {cell.threshold(columns)}px){{.grid{{--n:{columns}}}}}\n"
    css += "".join(f".s{w}x{h}{{--w:{w};--h:{h}}}\n" for w, h in used)
    for columns in range(max(wide for wide, _ in used) - 1, 0, -1):
        smaller = [(span, fitted(span, columns)) for span in used if span[0] > columns]
        rules = "".join(f".s{w}x{h}{{--w:{to[0]};--h:{to[1]}}}" for (w, h), to in smaller)
        css += f"@container (width < {cell.threshold(columns + 1)}px){{{rules}}}\n"
    return css


def _column(cell: Cell) -> str:
    return f"(100cqi - (var(--n) - 1)*{cell.gap}px)/var(--n)"


def _row(cell: Cell) -> str:
    return f"{_column(cell)}*{cell.height}/{cell.width}"
