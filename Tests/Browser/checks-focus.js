// What must be true of the one element that has the focus.

/** Where the Tab key stops, in the order of the document. Of a group of radios one is a stop. */
const stops = () => all("a[href], button, input, select, textarea, summary, [tabindex]")
  .filter((element) => element.tabIndex >= 0 && !element.disabled && element.checkVisibility({ visibilityProperty: true }))
  .filter((element) => element.type !== "radio" || element.checked);

/** A colour as red, green, blue and opacity, whatever it is written as. */
const parts = (() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  return (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, opacity] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, opacity / 255];
  };
})();
const luminance = (color) => {
  const [red, green, blue] = color.slice(0, 3).map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a, b) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, two) => two - one);
  return (light + 0.05) / (dark + 0.05);
};
/** The colour that lies behind an element's content: the first opaque one from here up. */
const ground = (element) => {
  const layers = [];
  for (let part = element; part; part = part.parentElement) {
    const color = parts(getComputedStyle(part).backgroundColor);
    layers.push(color);
    if (color[3] === 1) break;
  }
  return layers.reverse().reduce((below, [red, green, blue, opacity]) =>
    [red, green, blue].map((value, i) => value * opacity + below[i] * (1 - opacity)), [255, 255, 255]);
};

/** The box that an element's ::before or ::after fills, where it is laid over its nearest positioned ancestor. */
const coveredBy = (element) => {
  let part = element;
  while (part && getComputedStyle(part).position === "static") part = part.parentElement;
  return part;
};
/** The outlines that are drawn for an element: on itself, its pseudo-elements, or the picture in its label. */
const rings = (element) => {
  const swatch = element.labels?.[0]?.querySelector("svg");
  const places = [[element, null, element], [element, "::before", coveredBy(element)],
    [element, "::after", coveredBy(element)], ...(swatch ? [[swatch, null, swatch]] : [])];
  return places.flatMap(([owner, pseudo, around]) => {
    const style = getComputedStyle(owner, pseudo);
    if (style.outlineStyle === "none" || pixels(style.outlineWidth) < 2) return [];
    if (pseudo && style.position !== "absolute") return [];
    const offset = pixels(style.outlineOffset), reach = offset + pixels(style.outlineWidth);
    const { left, right, top, bottom } = around.getBoundingClientRect();
    return [{ color: style.outlineColor, offset, around, pseudo,
      box: { left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach } }];
  });
};
/** The part that cuts a piece off a ring, if there is one. */
const cutter = ({ around, pseudo, box }) => {
  for (let part = pseudo ? around : around.parentElement; part && part !== document.body; part = part.parentElement) {
    const style = getComputedStyle(part), outer = part.getBoundingClientRect();
    const across = style.overflowX !== "visible" && (box.left < outer.left - 0.5 || box.right > outer.right + 0.5);
    const down = style.overflowY !== "visible" && (box.top < outer.top - 0.5 || box.bottom > outer.bottom + 0.5);
    if (across || down) return name(part);
    if (/absolute|fixed/.test(style.position)) break;
  }
  const root = document.documentElement;
  return box.left < -0.5 || box.right > root.clientWidth + 0.5 ? "the window" : null;
};

Object.assign(checks, {
  /** What has the focus is in view, nothing lies on it, and a ring of enough contrast is drawn around it, whole. */
  async focusIsSeen() {
    // A row comes to rest a frame later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const element = document.activeElement, faults = [], label = name(element);
    if (!element || element === document.body) return ["nothing has the focus"];
    const target = element.labels?.[0] || element;
    const line = [...target.getClientRects()].find(({ width, height }) => width && height);
    if (!line) return [`${label} has no box`];
    const x = line.left + line.width / 2, y = line.top + line.height / 2;
    const over = document.elementFromPoint(x, y);
    if (!over) faults.push(`${label} is out of view`);
    else if (!target.contains(over)) faults.push(`${name(over)} lies on ${label}`);
    const found = rings(element);
    if (!found.length) return [...faults, `no ring around ${label}`];
    const worst = found.map((ring) => {
      const outside = ring.offset >= 0 || ring.around === document.documentElement;
      const beside = ground(outside ? ring.around.parentElement || ring.around : ring.around);
      const value = contrast(parts(ring.color), beside), by = cutter(ring);
      return [value < 3 && `the ring of ${label} has ${value.toFixed(2)} : 1`, by && `the ring of ${label} is cut off by ${by}`]
        .filter(Boolean);
    });
    return faults.concat(worst.some((each) => !each.length) ? [] : worst[0]);
  },

  /** What is wrong with the stop of that number, which has the focus now. */
  async stopIsReached(number) {
    const at = stops().indexOf(document.activeElement);
    return at === number ? checks.focusIsSeen() : [`stop ${number} is stop ${at}`];
  },
});
