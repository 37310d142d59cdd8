// What the popover of colours consists of, and the button that opens it.
import "./color-grid.js";
import { action, element } from "./parts.js";

export const close = element("button", { type: "button", className: "close", ariaLabel: "Close", title: "Close (Esc)", textContent: "×" });
export const tabs = element("div", { className: "tabs", role: "radiogroup", ariaLabel: "Colour of" });
export const purpose = element("p", { className: "purpose" });
export const source = element("select", { id: "source" });
export const from = element("div", { className: "from", hidden: true }, element("label", { htmlFor: "source", textContent: "Colours" }), source);
export const large = element("div", { className: "large" });
export const grid = element("color-grid", { rows: "4", cols: "3" }, large);
export const advice = element("div", { className: "advice", role: "status" });
export const hex = element("input", { id: "hex", type: "text", maxLength: 7, spellcheck: false, autocomplete: "off", pattern: "#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})" });
export const any = element("input", { type: "color", ariaLabel: "Any colour", title: "Any colour" });
export const days = element("div", { className: "samples" });
export const undo = action("Undo");
export const redo = action("Redo");
export const reset = action("Theme’s own");
export const told = element("p", { className: "told", role: "status" });

export const panel = element("div", { id: "panel", popover: "auto", role: "dialog" },
  element("div", { className: "head" }, element("h2", { id: "title", textContent: "Colours" }), close),
  element("div", { className: "body" },
    tabs, purpose, from, grid,
    element("div", { className: "own" }, element("label", { htmlFor: "hex", textContent: "Any other" }), hex, any),
    advice, days),
  element("div", { className: "foot" }, element("div", { className: "actions" }, undo, redo, reset), told));
panel.setAttribute("aria-labelledby", "title");

export const opener = element("button", { type: "button", className: "opener", title: "Colours of this site", ariaLabel: "Colours" });
opener.innerHTML = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 1.5a8.5 8.5 0 1 0 0 17c1.4 0 2-.9 2-1.8 0-1.2-.8-1.4-.8-2.4 0-.8.7-1.4 1.5-1.4h2.1a3.7 3.7 0 0 0 3.7-3.7C18.5 4.9 14.7 1.5 10 1.5Z"/><circle cx="5.6" cy="9.8" r="1.35"/><circle cx="8" cy="5.7" r="1.35"/><circle cx="12.6" cy="5.9" r="1.35"/></svg>';
opener.popoverTargetElement = panel;
opener.setAttribute("aria-haspopup", "dialog");
