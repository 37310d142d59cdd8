// <color-grid rows="4" cols="3">: the colour that is shown, large, above a grid of named colours.
//
// Pressing or drawing over cells shows each at once (`input`); letting go on one chooses it (`change`);
// letting go elsewhere, or Escape, shows the chosen one again (`cancel`). By keyboard: arrows show, Enter
// chooses. Cells without a colour do nothing.
//
// `colors`: a list of { name, value, note, ground, ink, strip, isWeak }: what is written below the sample,
// the colours it is drawn in, and whether it can be read. `chosen`: the value of the chosen one. `label`:
// the grid's name. `shown`: what is shown now, one of the list or nothing.

const STYLE = `
  :host { display: block; }
  * { box-sizing: border-box; }
  [role=listbox] { display: grid; gap: var(--gap, .4rem .5rem); margin: 0 -.25rem; padding: .25rem; touch-action: none; user-select: none;
    -webkit-user-select: none; -webkit-touch-callout: none; }
  [role=option], .empty { min-width: 0; border-radius: .625rem; }
  [role=option] { display: flex; flex-direction: column; gap: .35rem; padding: .25rem; cursor: pointer; outline: none; }
  .empty { min-height: 2.5rem; margin: .2rem; border: 1px dashed var(--edge, #8888); opacity: .5; }
  .sample { position: relative; display: grid; place-items: center; height: var(--sample, 2.4rem); overflow: hidden; border-radius: .5rem;
    box-shadow: inset 0 0 0 1px rgb(128 128 128 / .38); font: 600 1rem/1 system-ui, sans-serif; forced-color-adjust: none; }
  .strip { position: absolute; inset: auto 0 0; height: .45rem; }
  .text { display: flex; justify-content: space-between; gap: .25rem; padding: 0 .15rem; font-size: .75rem; line-height: 1.3;
    font-weight: 500; white-space: nowrap; }
  .name { overflow: hidden; text-overflow: ellipsis; }
  .note { font-variant-numeric: tabular-nums; color: var(--soft, inherit); }
  .weak .note { color: var(--red, inherit); font-weight: 700; text-decoration: underline wavy 1px; text-underline-offset: 2px; }
  [role=option]:hover .sample { box-shadow: inset 0 0 0 2px rgb(128 128 128 / .7); }
  .shown .sample { outline: 2px solid var(--text, currentcolor); outline-offset: 2px; }
  [aria-selected=true] .name::before { content: "✓ "; }
  [role=option]:focus-visible { outline: 3px solid var(--focus, Highlight); outline-offset: 1px; }
  @media (forced-colors: active) { .shown .sample { outline-color: Highlight; } }`;

export class ColorGrid extends HTMLElement {
  static observedAttributes = ["rows", "cols"];

  #colors = [];
  #chosen = -1;
  #shown = -1;
  #pointer;
  #list = document.createElement("div");

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    this.#list.setAttribute("role", "listbox");
    // What shows the colour large stands in the slot: how it is used, only the owner of the grid knows.
    root.append(document.createElement("slot"), this.#list);
    const on = (type, act) => this.#list.addEventListener(type, act);
    on("pointerdown", (event) => this.#press(event));
    on("pointermove", (event) => this.#draw(event));
    on("pointerup", (event) => this.#letGo(event));
    on("pointercancel", (event) => this.#loose(event));
    on("keydown", (event) => this.#key(event));
    on("dragstart", (event) => event.preventDefault());
    on("contextmenu", (event) => this.#pointer !== undefined && event.preventDefault());
  }

  attributeChangedCallback() {
    this.#fill();
  }

  get rows() {
    return Math.max(1, parseInt(this.getAttribute("rows")) || 4);
  }

  set rows(count) {
    this.setAttribute("rows", count);
  }

  get cols() {
    return Math.max(1, parseInt(this.getAttribute("cols")) || 3);
  }

  set cols(count) {
    this.setAttribute("cols", count);
  }

  get colors() {
    return this.#colors;
  }

  set colors(colors) {
    this.#pointer = undefined;
    this.#colors = colors.slice(0, this.rows * this.cols);
    this.#chosen = this.#shown = -1;
    this.#fill();
  }

  get shown() {
    return this.#colors[this.#shown];
  }

  /** Whether another colour is shown than the chosen one. */
  get isTrying() {
    return this.#shown !== this.#chosen;
  }

  set chosen(value) {
    this.#chosen = this.#shown = this.#colors.findIndex((color) => color.value === value);
    this.#mark();
  }

  set label(text) {
    this.#list.ariaLabel = text;
  }

  /** Shows the chosen colour again. */
  revert() {
    this.#pointer = undefined;
    if (!this.isTrying) return;
    this.#shown = this.#chosen;
    this.#mark();
    this.#tell("cancel");
  }

  #fill() {
    const cells = Array.from({ length: this.rows * this.cols }, (_, index) => this.#cell(this.#colors[index], index));
    const focused = this.#cells.indexOf(this.shadowRoot.activeElement);
    this.#list.style.gridTemplateColumns = `repeat(${this.cols}, minmax(0, 1fr))`;
    this.#list.replaceChildren(...cells);
    this.#mark();
    if (focused >= 0) this.#cells[focused]?.focus({ preventScroll: true });
  }

  #cell(color, index) {
    const make = (name, className, textContent = "") => Object.assign(document.createElement(name), { className, textContent });
    if (!color) return Object.assign(make("div", "empty"), { ariaHidden: "true" });
    const cell = make("div", color.isWeak ? "weak" : "");
    cell.setAttribute("role", "option");
    cell.dataset.index = index;
    cell.ariaLabel = `${color.name}, contrast ${color.note} to 1${color.isWeak ? ", too little to read" : ""}`;
    const sample = make("span", "sample", "Aa");
    sample.style.background = color.ground;
    sample.style.color = color.ink;
    if (color.strip) {
      const strip = make("span", "strip");
      strip.style.background = color.strip;
      sample.append(strip);
    }
    const text = make("span", "text");
    text.append(make("span", "name", color.name), make("span", "note", color.note));
    cell.append(sample, text);
    return cell;
  }

  get #cells() {
    return [...this.#list.querySelectorAll("[role=option]")];
  }

  #mark() {
    const reachable = Math.max(0, this.#shown);
    this.#cells.forEach((cell, index) => {
      cell.classList.toggle("shown", index === this.#shown);
      cell.ariaSelected = String(index === this.#chosen);
      cell.tabIndex = index === reachable ? 0 : -1;
    });
  }

  #tell(type) {
    this.dispatchEvent(new Event(type, { bubbles: true }));
  }

  #show(index) {
    if (index === this.#shown) return;
    this.#shown = index;
    this.#mark();
    this.#tell("input");
  }

  #choose(index) {
    if (index === this.#chosen) return this.revert();
    this.#show(index);
    this.#chosen = index;
    this.#mark();
    this.#tell("change");
  }

  // By pointer. It is captured, so that its end is heard wherever it is.

  #under({ clientX, clientY }) {
    const cell = this.shadowRoot.elementFromPoint(clientX, clientY)?.closest("[role=option]");
    return cell && this.#list.contains(cell) ? Number(cell.dataset.index) : -1;
  }

  #press(event) {
    const index = this.#under(event);
    if (event.button !== 0 || !event.isPrimary || index < 0) return;
    this.#pointer = event.pointerId;
    this.#list.setPointerCapture(event.pointerId);
    this.#show(index);
    // Arrows and Escape go on from here.
    this.#cells[index].focus({ preventScroll: true });
    event.preventDefault();
  }

  #draw(event) {
    if (event.pointerId !== this.#pointer) return;
    const index = this.#under(event);
    if (index >= 0) this.#show(index);
  }

  #letGo(event) {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = undefined;
    const index = this.#under(event);
    if (index >= 0) this.#choose(index);
    else this.revert();
  }

  #loose(event) {
    if (event.pointerId === this.#pointer) this.revert();
  }

  // By keyboard.

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = this.#cells.indexOf(this.shadowRoot.activeElement);
    if (from < 0) return;
    const ahead = getComputedStyle(this).direction === "rtl" ? -1 : 1;
    const last = this.#colors.length - 1;
    const to = { ArrowLeft: from - ahead, ArrowRight: from + ahead, ArrowUp: from - this.cols,
      ArrowDown: from + this.cols, Home: 0, End: last }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      if (to < 0 || to > last) return;
      this.#show(to);
      this.#cells[to].focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (this.#pointer === undefined) this.#choose(from);
    } else if (event.key === "Escape" && (this.isTrying || this.#pointer !== undefined)) {
      // And whatever the grid is in stays open.
      event.preventDefault();
      event.stopPropagation();
      this.revert();
      this.#cells[Math.max(0, this.#shown)]?.focus();
    }
  }
}

customElements.define("color-grid", ColorGrid);
