// The button in the corner of pages that `tilework serve` shows: tries colours on the page, and has
// them written to site.yaml. Nothing of it is in the site that `build` makes.
import "./color-grid.js";
import { STYLE } from "./toolbar-style.js";

const address = new URL("theme", import.meta.url);
const memory = "tilework-colors";
const ROLES = {
  accent: ["Accent", "Links, buttons and dark grounds"],
  page: ["Page", "The ground of the page"],
  text: ["Text", "What is written on the page"],
  tile: ["Tile", "The ground of tiles and fields"],
  caption: ["Caption", "What is written on tiles"],
};

function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in made) made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

// What the server says.

let state = { roles: [], undo: false, redo: false };
const looks = new Map();

async function load() {
  state = await (await fetch(address, { cache: "no-store" })).json();
  looks.clear();
}

async function send(wish, isAgain = false) {
  const headers = { "Content-Type": "application/json", "Tilework-Token": state.token };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(wish) });
  if (answer.status === 403 && !isAgain) {
    // The server was started anew.
    await load();
    return send(wish, true);
  }
  if (!answer.ok) throw new Error(await answer.text());
  state = await answer.json();
  looks.clear();
  return !state.refusal;
}

async function lookAt(role, value) {
  const key = `${role}=${value.slice(1)}`;
  if (!looks.has(key)) {
    const url = new URL(address);
    url.search = key;
    looks.set(key, await (await fetch(url, { cache: "no-store" })).json());
  }
  return looks.get(key);
}

// What is tried is laid over the page as the stylesheet that a build would make: in the same layer, after it.

const overlay = new CSSStyleSheet();

function wear(css) {
  overlay.replaceSync(`@layer palette{${css}}`);
  if (!document.adoptedStyleSheets.includes(overlay)) document.adoptedStyleSheets.push(overlay);
}

function undress() {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== overlay);
}

/** The custom properties of a theme for visitors who prefer light and for those who prefer dark. */
function schemes(css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const [all, dark] = sheet.cssRules;
  const read = ({ style }) => Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name).trim()]));
  const light = read(all);
  return { light, dark: dark ? { ...light, ...read(dark.cssRules[0]) } : undefined };
}

/** What a cell of the grid is drawn in. */
function drawn(role, look) {
  const { light } = schemes(look.css);
  const by = {
    accent: { ground: light["--link"], ink: light["--on-link"], strip: look.value === light["--link"] ? "" : look.value },
    page: { ground: look.value, ink: light["--text"] },
    text: { ground: light["--page"], ink: look.value, strip: look.value },
    tile: { ground: look.value, ink: light["--caption"] },
    caption: { ground: light["--tile"], ink: look.value, strip: look.value },
  };
  return { ...look, ...by[role], note: (look.weakContrast ?? look.contrast).toFixed(1), isWeak: Boolean(look.weakness) };
}

// The parts.

const host = element("tilework-toolbar");
const root = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
root.adoptedStyleSheets = [sheet];

const opener = element("button", { type: "button", className: "opener", title: "Colours of this site", ariaLabel: "Colours" });
opener.innerHTML = '<svg viewBox="0 0 20 20" aria-hidden="true"><rect x="1" y="1" width="8" height="8" rx="2"/><rect x="11" y="1" width="8" height="8" rx="2"/><rect x="1" y="11" width="8" height="8" rx="2"/><rect x="11" y="11" width="8" height="8" rx="2"/></svg>';
const close = element("button", { type: "button", className: "close", ariaLabel: "Close", title: "Close (Esc)", textContent: "×" });
const tabs = element("div", { className: "tabs", role: "radiogroup", ariaLabel: "Colour of" });
const purpose = element("p", { className: "purpose" });
const large = element("div", { className: "large" });
const grid = element("color-grid", { rows: "4", cols: "3" }, large);
const advice = element("div", { className: "advice", role: "status" });
const hex = element("input", { id: "hex", type: "text", maxLength: 7, spellcheck: false, autocomplete: "off", pattern: "#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})" });
const any = element("input", { type: "color", ariaLabel: "Any colour", title: "Any colour" });
const samples = element("div", { className: "samples" });
const action = (textContent, act) => element("button", { type: "button", textContent, onclick: act });
const undo = action("Undo", () => step("undo"));
const redo = action("Redo", () => step("redo"));
const reset = action("Theme’s own", () => commit(null));
const told = element("p", { className: "told", role: "status" });

const panel = element("div", { id: "panel", popover: "auto", role: "dialog" },
  element("div", { className: "head" }, element("h2", { id: "title", textContent: "Colours" }), close),
  element("div", { className: "body" },
    tabs, purpose, grid,
    element("div", { className: "own" }, element("label", { htmlFor: "hex", textContent: "Any other" }), hex, any),
    advice, samples),
  element("div", { className: "foot" }, element("div", { className: "actions" }, undo, redo, reset), told));
panel.setAttribute("aria-labelledby", "title");
opener.popoverTargetElement = panel;
opener.setAttribute("aria-haspopup", "dialog");
root.append(opener, panel);

const radios = Object.fromEntries(Object.entries(ROLES).map(([role, [name]]) => {
  const input = element("input", { type: "radio", name: "role", value: role, onchange: () => choose(role) });
  tabs.append(element("label", {}, input, element("span", { textContent: name })));
  return [role, input];
}));

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
  const list = colors.map((look) => drawn(role, look));
  radios[role].checked = true;
  purpose.textContent = ROLES[role][1];
  grid.colors = list;
  grid.label = `${ROLES[role][0]}: colours`;
  grid.chosen = value ? now.value : undefined;
  undo.disabled = !state.undo;
  redo.disabled = !state.redo;
  reset.disabled = !value;
  describe(now);
}

/** Tells of a colour: large, what is wrong with it, and the page in it by day and by night. */
function describe(look) {
  const cell = drawn(role, look);
  const named = look.name || entry().colors.find(({ value }) => value === look.value)?.name || "Your own";
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
  if (document.activeElement !== host || root.activeElement !== hex) hex.value = look.value;
  any.value = look.value;
  advise(look);
  const { light, dark } = schemes(look.css);
  samples.replaceChildren(sample("Light", light), sample("Dark", dark ?? light));
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

function sample(name, properties) {
  const box = element("div", { className: "sample", role: "img", ariaLabel: `${name}: text, a link, a button and a tile` },
    element("span", { className: "name", textContent: name }),
    element("span", { className: "line" }, "Text and ", element("u", { textContent: "link" })),
    element("span", { className: "row" }, element("span", { className: "push", textContent: "Button" }), element("span", { className: "tile", textContent: "Tile" })));
  for (const [property, value] of Object.entries(properties)) {
    if (property.startsWith("--")) box.style.setProperty(property, value);
  }
  return box;
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
  const focused = root.activeElement;
  try {
    const isDone = await send(wish);
    isTrying = false;
    if (isDone && state.role) role = state.role;
    if (isDone) wear(entry().now.css);
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
  if (focused?.disabled || focused?.isConnected === false) radios[role].focus();
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

grid.addEventListener("input", () => show(grid.shown));
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
  keep(null);
  // Unless it is somewhere else by now; what is hidden loses it a little later.
  if (hadFocus && [host, document.body].includes(document.activeElement)) opener.focus({ preventScroll: true });
});
panel.addEventListener("beforetoggle", () => (hadFocus = panel.matches(":focus-within")));

async function opened() {
  try {
    await load();
    draw();
    keep(role);
    told.replaceChildren();
    radios[role].focus();
  } catch {
    tell("The preview does not answer; start it again with: tilework serve", true);
  }
}

function keep(value) {
  try {
    if (value) sessionStorage.setItem(memory, value);
    else sessionStorage.removeItem(memory);
  } catch {} // a page that may store nothing begins anew
}

function kept() {
  try {
    return sessionStorage.getItem(memory);
  } catch {
    return null;
  }
}

// The stylesheets of the new build are there: what was laid over the old ones goes.
addEventListener("tilework-styles", () => isTrying || undress());

document.documentElement.append(host);
if (kept() in ROLES) {
  role = kept();
  panel.showPopover();
}
