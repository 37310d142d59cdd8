// What is drawn over one grid, and what is said of it. `known` is what `tilework explain --json` says of it; nothing for a
// grid that a template makes, of which only what is seen is told.
import { element } from "./parts.js";

export class GridMarks {
  #grid;
  #tiles;
  #known;
  #band;
  #move;
  #marks;
  #size = element("p", { className: "size" });
  #map = element("div", { className: "map", role: "img" });
  #notes = element("p", { className: "notes" });

  /** - move: told what is to be moved: `{ page, before }` or `{ page, after }`. */
  constructor(grid, known, move) {
    this.#grid = grid;
    this.#tiles = [...grid.querySelectorAll(":scope > ul > li")];
    this.#known = known?.tiles.length === this.#tiles.length ? known : undefined;
    this.#move = move;
    const name = grid.id || "grid";
    this.#marks = this.#tiles.map((_, index) => this.#mark(index));
    this.frame = element("div", { className: "frame", role: "group", ariaLabel: `Tiles of ${name}` },
      element("span", { className: "name", textContent: name }), ...this.#marks);
    const count = this.#tiles.length;
    this.entry = element("li", { className: "entry" },
      element("p", {}, element("b", { textContent: name }), ` · ${count} ${count === 1 ? "tile" : "tiles"}`),
      this.#size, this.#map, this.#notes);
  }

  /** What moves when the grid changes. */
  get watched() {
    return [this.#grid, ...this.#tiles];
  }

  /** The button that moves a page on in a direction; the other one where that one has come to the end. */
  button(page, isEarlier) {
    const place = this.#known?.tiles.findIndex(({ source }) => source === page) ?? -1;
    const buttons = [...(this.#marks[place]?.querySelectorAll("button") ?? [])];
    return (isEarlier ? buttons : buttons.reverse()).find((button) => !button.disabled);
  }

  measure(origin) {
    const box = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left: left - origin.left, top: top - origin.top, width, height };
    };
    const style = getComputedStyle(this.#grid);
    const sides = ["paddingLeft", "paddingRight", "borderLeftWidth", "borderRightWidth"];
    const grid = box(this.#grid);
    return {
      grid, tiles: this.#tiles.map(box), isRightToLeft: style.direction === "rtl",
      // What the rules of the grid ask for: the width of its content.
      width: sides.reduce((width, side) => width - (parseFloat(style[side]) || 0), grid.width),
      tracks: getComputedStyle(this.#grid.querySelector(":scope > ul") ?? this.#grid).gridTemplateColumns.split(" ").length,
    };
  }

  draw({ grid, tiles, width, tracks, isRightToLeft }) {
    put(this.frame, grid);
    this.frame.classList.toggle("rtl", isRightToLeft);
    tiles.forEach((tile, index) => put(this.#marks[index], { ...tile, left: tile.left - grid.left, top: tile.top - grid.top }));
    if (!this.#known) {
      this.#size.textContent = `${pixels(width)} wide: ${columns(tracks)}. A template makes it, so that nothing more is known of it.`;
      return;
    }
    const band = this.#known.bands.find(({ from, to }) => width >= from && width < (to ?? Infinity));
    if (!band) return;
    this.#size.textContent = `${range(band)}: ${columns(band.columns)}; it is ${pixels(width)} wide`;
    if (band !== this.#band) this.#drawBand(band, isRightToLeft);
    this.#band = band;
  }

  #drawBand(band, isRightToLeft) {
    const changes = new Map(band.changes.map((change) => [change.tile, change]));
    this.#map.ariaLabel = `${columns(band.columns)}, ${band.rows} ${band.rows === 1 ? "row" : "rows"}: ${band.picture.replaceAll("\n", " / ")}`;
    this.#map.style.gridTemplateColumns = `repeat(${band.tracks}, 1fr)`;
    this.#map.style.direction = isRightToLeft ? "rtl" : "ltr";
    this.#map.replaceChildren(...band.areas.map(({ column, row, columns, rows }, index) => {
      const cell = element("span", { textContent: letter(index) });
      cell.style.gridArea = `${row + 1} / ${column + 1} / span ${rows} / span ${columns}`;
      if (changes.has(index)) cell.className = "changed";
      return cell;
    }));
    band.areas.forEach((area, index) => {
      const wide = Math.round((area.columns * band.cells * 100) / band.tracks) / 100;
      const asked = changes.get(index)?.asked;
      const label = this.#marks[index].querySelector(".span");
      label.replaceChildren(element("b", { textContent: letter(index) }), ` ${wide}×${area.rows}`);
      if (asked) label.append(element("s", { textContent: times(asked), title: `${times(asked)} was asked for` }));
    });
    const told = band.changes.map(({ tile, asked, got, reason }) => `${letter(tile)} is ${times(got)}, not ${times(asked)}: ${reason}`);
    const order = { list: "Its tiles stand as its from: lists them; change their order there.",
      other: "Its tiles do not stand by the order of their pages." }[this.#known.sorted];
    this.#notes.replaceChildren([...told, ...band.warnings, ...(order ? [order] : [])].join("\n"));
  }

  #mark(index) {
    const mark = element("div", { className: "mark" }, element("span", { className: "span" }));
    const tiles = this.#known?.tiles;
    if (this.#known?.sorted !== "order" || tiles.length < 2 || !tiles[index].source) return mark;
    const { title, source } = tiles[index];
    const button = (name, sign, neighbour, wish) => element("button", {
      type: "button", className: name, textContent: sign, title: `Move ${name}`, ariaLabel: `Move “${title}” ${name}`,
      disabled: !neighbour?.source, onclick: () => this.#move({ page: source, [wish]: neighbour.source }),
    });
    mark.append(element("span", { className: "moves" },
      button("earlier", "‹", tiles[index - 1], "before"), button("later", "›", tiles[index + 1], "after")));
    return mark;
  }
}

function put({ style }, { left, top, width, height }) {
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

/** The letter that pictures of grids have for a tile. */
function letter(index) {
  return "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[index] ?? `#${index + 1}`;
}

function range({ from, to }) {
  if (from === 0) return to ? `Below ${pixels(to)}` : "At every width";
  return to ? `${pixels(from)} to ${pixels(to)}` : `${pixels(from)} and wider`;
}

const times = (span) => span.replace("x", "×");
const columns = (count) => `${count} ${count === 1 ? "column" : "columns"}`;
const pixels = (length) => `${Math.round(length * 100) / 100} px`;
