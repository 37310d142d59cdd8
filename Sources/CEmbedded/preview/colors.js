// The popover of the toolbar in which colours are tried on the page, and written to site.yaml.
import { advice, any, close, days, from, grid, hex, large, opener, panel, purpose, redo, reset, source, tabs, told, undo } from "./color-panel.js";
import { get, post } from "./desk.js";
import { action, element, keep, kept } from "./parts.js";
import { samples, undress, wear, wearUntilBuilt } from "./wearing.js";

const ROLES = {
  accent: ["Accent", "Links, buttons and dark grounds"],
  page: ["Page", "The ground of the page"],
  text: ["Text", "What is written on the page"],
  tile: ["Tile", "The ground of tiles and fields"],
  caption: ["Caption", "What is written on tiles"],
};

// What the server says.

let state = { roles: [], undo: false, redo: false };
const looks = new Map();

async function load() {
  state = await get("theme");
  looks.clear();
}

async function send(wish) {
  state = await post("theme", wish);
  looks.clear();
  return !state.refusal;
}

async function fetched(name) {
  if (!looks.has(name)) looks.set(name, await get(name));
  return looks.get(name);
}

const lookAt = (role, value) => fetched(`theme?${role}=${value.slice(1)}`);

/** What a cell of the grid says of a colour. */
const drawn = (look) => ({ ...look, note: (look.weakContrast ?? look.contrast).toFixed(1), isWeak: Boolean(look.weakness) });

const radios = Object.fromEntries(Object.entries(ROLES).map(([role, [name]]) => {
  const input = element("input", { type: "radio", name: "role", value: role, onchange: () => choose(role) });
  tabs.append(element("label", {}, input, element("span", { textContent: name })));
  return [role, input];
}));

/** The element of the page in whose root all this stands. */
const host = () => opener.getRootNode().host;
const focused = () => opener.getRootNode().activeElement;

// What is shown.

let role = "accent";
let isTrying = false;
const entry = () => state.roles.find((entry) => entry.role === role);

function choose(name) {
  revert();
  role = name;
  draw();
}

function draw() {
  const { value, now, colors } = entry();
  radios[role].checked = true;
  purpose.textContent = ROLES[role][1];
  offer(colors);
  if (source.value) offerPicture(source.value);
  undo.disabled = !state.undo;
  redo.disabled = !state.redo;
  reset.disabled = !value;
  describe(now);
}

/** Puts colours into the grid, as many rows of them as there are. */
function offer(colors) {
  const { value, now } = entry();
  grid.rows = source.value ? 2 : 4;
  grid.colors = colors.map(drawn);
  grid.label = `${ROLES[role][0]}: colours`;
  grid.chosen = value ? now.value : undefined;
}

/** Those of a picture, unless another one is asked for meanwhile. */
async function offerPicture(name) {
  const of = role;
  offer([]);
  try {
    const colors = await fetched(`pictures?${of}=${encodeURIComponent(name)}`);
    if (of !== role || name !== source.value) return;
    offer(colors);
    if (colors.length === 0) tell("All of that picture is transparent.", true);
  } catch (error) {
    tell(error.message, true);
  }
}

function takeFrom(name) {
  revert();
  keep("source", name);
  draw();
}

async function loadPictures() {
  const { logo, pictures } = await get("pictures");
  const option = (name, index) =>
    element("option", { value: name, textContent: index === 0 && logo ? `of the logo, ${name}` : `of ${name}` });
  source.replaceChildren(element("option", { value: "", textContent: "suggested" }), ...pictures.map(option));
  source.value = pictures.includes(kept("source")) ? kept("source") : "";
  from.hidden = pictures.length === 0;
}

/** Tells of a colour: large, what is wrong with it, and the page in it by day and by night. */
function describe(look) {
  const cell = drawn(look);
  const named = look.name || [...grid.colors, ...entry().colors].find(({ value }) => value === look.value)?.name || "Your own";
  const swatch = element("span", { className: "swatch", textContent: "Aa" });
  swatch.style.background = cell.ground;
  swatch.style.color = cell.ink;
  if (cell.strip) {
    swatch.append(element("span", { className: "strip" }));
    swatch.lastChild.style.background = cell.strip;
  }
  const isOwn = !isTrying && reset.disabled;
  large.replaceChildren(swatch, element("span", { className: "words" },
    element("b", { textContent: named }), element("code", { textContent: look.value }),
    element("span", { className: look.weakness ? "ratio bad" : "ratio",
      textContent: `${cell.note} : 1` + (look.weakness ? " · hard to read" : isOwn ? " · the theme’s own" : "") })));
  if (focused() !== hex) hex.value = look.value;
  any.value = look.value;
  advise(look);
  days.replaceChildren(...samples(look.css));
}

function advise(look) {
  advice.replaceChildren();
  if (!look.weakness) return;
  advice.append(element("p", {},
    element("b", { textContent: "Too little contrast: " }),
    `${look.weakness} has ${look.weakContrast.toFixed(1)}\u00a0:\u00a01 and takes 4.5\u00a0:\u00a01.`
      + (look.weakness.startsWith("accent") ? " Links will take a colour that can be read." : "")));
  if (!look.better) return;
  const chip = element("span", { className: "chip" });
  chip.style.background = look.better;
  const take = action("", () => commit(look.better));
  take.className = "take";
  take.append(chip, `Take ${look.better}, the nearest that has it`);
  advice.append(take);
}

// Trying: what is asked of the server is asked once a frame at most, and only the newest counts.

let wanted;

function show(look) {
  wanted = undefined;
  isTrying = true;
  wear(look.css);
  describe(look);
}

function tryOut(value) {
  const isIdle = wanted === undefined;
  wanted = value;
  isTrying = true;
  if (isIdle) requestAnimationFrame(ask);
}

async function ask() {
  const [asked, of] = [wanted, role];
  if (asked === undefined) return;
  try {
    const look = await lookAt(of, asked);
    if (wanted === asked && role === of) return show(look);
  } catch (error) {
    tell(error.message, true);
    wanted = undefined;
  }
  if (wanted !== undefined) requestAnimationFrame(ask);
}

function revert() {
  wanted = undefined;
  grid.revert();
  if (!isTrying) return;
  isTrying = false;
  undress();
  describe(entry().now);
}

// Writing.

async function commit(value) {
  wanted = undefined;
  await perform({ role, value });
}

const step = (name) => perform({ step: name });

async function perform(wish) {
  const before = focused();
  try {
    const isDone = await send(wish);
    isTrying = false;
    if (isDone && state.role) role = state.role;
    if (isDone) wearUntilBuilt(entry().now.css);
    else undress();
    draw();
    if (isDone) tellOfLine();
    else tell(state.refusal, true);
  } catch (error) {
    isTrying = false;
    undress();
    draw();
    tell(`Nothing was written: ${error.message}`, true);
  }
  // What had the focus may be of no use now.
  if (before?.disabled || before?.isConnected === false) radios[role].focus();
}

function tell(text, isBad = false) {
  told.className = isBad ? "told bad" : "told";
  told.replaceChildren(text);
}

function tellOfLine() {
  told.className = "told";
  if (!state.place) return tell("There is nothing to take back.");
  told.replaceChildren(element("span", { className: "place", textContent: state.place }), " ",
    state.line ? element("code", { textContent: state.line }) : `${state.role} is the theme’s own again`);
}

// Events.

undo.onclick = () => step("undo");
redo.onclick = () => step("redo");
reset.onclick = () => commit(null);
source.onchange = () => takeFrom(source.value);

grid.addEventListener("input", () => tryOut(grid.shown.value));
grid.addEventListener("change", () => commit(grid.shown.value));
grid.addEventListener("cancel", () => revert());
const full = (text) => (text.length === 4 ? text.replace(/[0-9a-f]/gi, "$&$&") : text).toLowerCase();
const typed = () => (hex.value && hex.checkValidity() ? full(hex.value) : undefined);
hex.addEventListener("input", () => typed() && tryOut(typed()));
hex.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  if (typed()) commit(typed());
  else tell("Write a colour as #00794a.", true);
});
any.addEventListener("input", () => tryOut(any.value));
any.addEventListener("change", () => commit(any.value));
close.onclick = () => panel.hidePopover();
panel.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !isTrying) return;
  event.preventDefault();
  revert();
});
let hadFocus = false;
panel.addEventListener("toggle", ({ newState }) => {
  if (newState === "open") return opened();
  revert();
  keep("colors");
  // Unless it is somewhere else by now; what is hidden loses it a little later.
  if (hadFocus && [host(), document.body].includes(document.activeElement)) opener.focus({ preventScroll: true });
});
panel.addEventListener("beforetoggle", () => (hadFocus = panel.matches(":focus-within")));

async function opened() {
  try {
    await Promise.all([load(), loadPictures()]);
    draw();
    keep("colors", role);
    told.replaceChildren();
    radios[role].focus();
  } catch {
    tell("The preview does not answer; start it again with: tilework serve", true);
  }
}

// The stylesheets of the new build are there: what was laid over the old ones goes.
addEventListener("tilework-styles", () => isTrying || undress());

/** Opens again where it was open before the page was loaded anew. */
export function reopen() {
  if (!(kept("colors") in ROLES)) return;
  role = kept("colors");
  panel.showPopover();
}
