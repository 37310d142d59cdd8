// Colours that are tried are laid over the page as the stylesheet that a build would make: in the same layer, after it.
import { element } from "./parts.js";

const overlay = new CSSStyleSheet();

export function wear(css) {
  overlay.replaceSync(`@layer palette{${css}}`);
  if (!document.adoptedStyleSheets.includes(overlay)) document.adoptedStyleSheets.push(overlay);
}

export function undress() {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== overlay);
}

/** Wears colours until the page's own stylesheet has them; not at all where it has them already. */
export function wearUntilBuilt(css) {
  undress();
  const { light, dark } = schemes(css);
  const wanted = dark && matchMedia("(prefers-color-scheme: dark)").matches ? dark : light;
  const worn = getComputedStyle(document.documentElement);
  const isWorn = Object.entries(wanted).every(
    ([name, value]) => !value.startsWith("#") || worn.getPropertyValue(name).trim() === value);
  if (!isWorn) wear(css);
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

/** What the page is like in these colours by day and by night. */
export function samples(css) {
  const { light, dark } = schemes(css);
  return [sample("Light", light), sample("Dark", dark ?? light)];
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
