// The button of the toolbar that draws the grids of a page over it: each tile's outline and span, and for each grid the
// range of widths that it is in, as `tilework explain` knows them. While it is on, tiles can be moved.
import { get, post } from "./desk.js";
import { STYLE } from "./inspector-style.js";
import { GridMarks } from "./grid-marks.js";
import { action, element, keep, kept, shadow } from "./parts.js";

export const inspect = element("button", {
  type: "button", className: "inspect", title: "Grids of this page", ariaLabel: "Grids", ariaPressed: "false", onclick: () => turn(!isOn()),
});
inspect.innerHTML = '<svg viewBox="0 0 20 20" aria-hidden="true"><rect x="1.5" y="1.5" width="10" height="7" rx="1.5"/><rect x="14" y="1.5" width="4.5" height="7" rx="1.5"/><rect x="1.5" y="11.5" width="4.5" height="7" rx="1.5"/><rect x="8.5" y="11.5" width="10" height="7" rx="1.5"/></svg>';

const isOn = () => inspect.ariaPressed === "true";

// The parts. They stand over the page, which stays as it is.

const host = element("tilework-grids");
const root = shadow(host, STYLE);
const marks = element("div", { className: "marks" });
const list = element("ul");
const undo = action("Undo", () => perform({ step: "undo" }));
const redo = action("Redo", () => perform({ step: "redo" }));
const told = element("p", { className: "told", role: "status" });
const foot = element("div", { className: "foot", hidden: true }, element("div", { className: "actions" }, undo, redo), told);
const panel = element("details", { className: "panel", open: kept("grids-list") !== "closed" },
  element("summary", { textContent: "Grids of this page" }),
  element("div", { className: "body", tabIndex: 0, role: "region", ariaLabel: "Grids of this page" }, list), foot);
panel.addEventListener("toggle", () => keep("grids-list", panel.open ? "" : "closed"));
root.append(marks, panel);

let grids = [];
let state = {};

async function turn(on) {
  inspect.ariaPressed = String(on);
  keep("grids", on ? "on" : "");
  if (!on) return takeDown();
  document.documentElement.append(host);
  await show();
}

function takeDown() {
  watching.disconnect();
  removeEventListener("tilework-styles", show);
  host.remove();
  marks.replaceChildren();
  list.replaceChildren();
  tell("");
  grids = [];
}

async function show() {
  try {
    state = await get(`grids?${location.pathname}`);
  } catch {
    return tell("The preview does not answer; start it again with: tilework serve", true);
  }
  if (!isOn()) return;
  const known = state.page?.grids ?? [];
  watching.disconnect();
  grids = [...document.querySelectorAll(".tile-grid")].map((grid) => new GridMarks(grid, known.find(({ id }) => id === grid.id), move));
  marks.replaceChildren(...grids.map(({ frame }) => frame));
  list.replaceChildren(...grids.map(({ entry }) => entry));
  if (grids.length === 0) list.append(element("li", { textContent: "There is no grid on this page." }));
  drawUndo();
  place();
  for (const each of [document.documentElement, document.body, ...grids.flatMap(({ watched }) => watched)]) watching.observe(each);
  addEventListener("tilework-styles", show);
  takeUp();
}

// Where things are. All is measured before anything is written, once a frame at most.

let isPlaced = true;
const watching = new ResizeObserver(() => {
  if (isPlaced) requestAnimationFrame(place);
  isPlaced = false;
});

function place() {
  isPlaced = true;
  const origin = host.getBoundingClientRect();
  const measured = grids.map((grid) => grid.measure(origin));
  grids.forEach((grid, index) => grid.draw(measured[index]));
}

// Moving.

let isBusy = false;

/** Has a tile's page stand right before or after that of another one. */
const move = (wish) => perform(wish);

async function perform(wish) {
  if (isBusy) return;
  isBusy = true;
  try {
    const answer = await post("order", wish);
    state = { ...state, ...answer };
    drawUndo();
    if (answer.refusal) return tell(answer.refusal, true);
    const text = answer.written.map(({ place, text }) => `${place} ${text}`).join("\n") || "There is nothing to change.";
    tell(text);
    // The page is loaded anew when it has been built.
    keep("moved", JSON.stringify({ text, page: wish.page, isEarlier: "before" in wish, step: wish.step }));
  } catch (error) {
    tell(`Nothing was written: ${error.message}`, true);
  } finally {
    isBusy = false;
  }
}

/** Goes on after a move where the page was before it was loaded anew. */
function takeUp() {
  const moved = kept("moved");
  if (!moved) return;
  keep("moved");
  const { text, page, isEarlier, step } = JSON.parse(moved);
  tell(text);
  if (step) return (step === "undo" ? [undo, redo] : [redo, undo]).find((button) => !button.disabled)?.focus();
  grids.map((grid) => grid.button(page, isEarlier)).find(Boolean)?.focus();
}

function drawUndo() {
  undo.disabled = !state.undo;
  redo.disabled = !state.redo;
  drawFoot();
}

function drawFoot() {
  foot.hidden = !state.undo && !state.redo && !told.textContent;
}

function tell(text, isBad = false) {
  told.className = isBad ? "told bad" : "told";
  told.textContent = text;
  drawFoot();
}

if (kept("grids")) turn(true);
