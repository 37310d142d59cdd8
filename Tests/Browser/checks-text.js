// What all text of a page must be: whole, in its box, and not under other text.

/** The boxes of a text's lines, without what is invisible or cut away by a box that scrolls. */
const lines = (text) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
};
/** Every text that is seen, with its lines. What only a screen reader meets is left out. */
const texts = () => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, parent = text.parentElement;
    if (!text.data.trim() || /^(script|style|template)$/.test(parent.localName)) continue;
    if (!shown(parent) || parent.closest(".sr, .skip:not(:focus), svg")) continue;
    found.push({ text, parent, lines: lines(text), words: text.data.trim().slice(0, 30) });
  }
  return found;
};
const hides = (value) => /hidden|clip/.test(value);
const ancestors = (element) => {
  const found = [];
  for (let part = element; part && part !== document.body; part = part.parentElement) found.push(part);
  return found;
};
const inside = (line, outer, slack = 1) => line.left >= outer.left - slack && line.right <= outer.right + slack
  && line.top >= outer.top - slack && line.bottom <= outer.bottom + slack;
const clampedByDesign = (part) => part.matches(".style-classic .card-link");
/** The part of a line that is left when the boxes around it have cut off what is outside of them. */
const remains = (line, parent) => {
  let { left, right, top, bottom } = line;
  for (const part of ancestors(parent)) {
    const style = getComputedStyle(part);
    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
    const outer = part.getBoundingClientRect();
    left = Math.max(left, outer.left); right = Math.min(right, outer.right);
    top = Math.max(top, outer.top); bottom = Math.min(bottom, outer.bottom);
  }
  return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
};

Object.assign(checks, {
  /** No box that cuts off what is outside of it holds text that is. */
  textsAreWhole() {
    const faults = [];
    for (const { parent, lines, words } of texts()) {
      const boxes = ancestors(parent).filter((part) => !clampedByDesign(part));
      for (const part of boxes) {
        const style = getComputedStyle(part), outer = part.getBoundingClientRect();
        const across = hides(style.overflowX)
          && lines.some((line) => line.left < outer.left - 1 || line.right > outer.right + 1);
        const down = hides(style.overflowY)
          && lines.some((line) => line.top < outer.top - 1 || line.bottom > outer.bottom + 1);
        if (across || down) { faults.push(`“${words}” is cut off by ${name(part)}`); break; }
      }
    }
    return faults;
  },

  /** Text stays in the box that is drawn around it. */
  textsStayInTheirBoxes() {
    const boxes = ".tile-box, .card-box, .card-text, .tile-text, .button, .stats > div, .swatch, .bar, .back, .contact, "
      + ".facts, .site-footer, .carousel-button, th, td, pre, .alert, [data-box]";
    const faults = [];
    for (const { parent, lines, words } of texts()) {
      const part = parent.closest(boxes);
      if (!part) continue;
      const outer = part.getBoundingClientRect();
      if (lines.map((line) => remains(line, parent)).some((line) => line && !inside(line, outer, 2))) {
        faults.push(`“${words}” reaches out of ${name(part)}`);
      }
    }
    return faults;
  },

  /** No line lies on a line of another text. A quarter of its height above and below is room for descenders. */
  textsDoNotOverlap() {
    const all_ = texts().map((one) => ({
      ...one,
      lines: one.lines.map((line) => remains(line, one.parent)).filter(Boolean).map((line) => {
        const spare = (line.bottom - line.top) / 4;
        return { ...line, top: line.top + spare, bottom: line.bottom - spare };
      }),
    }));
    const faults = [];
    all_.forEach((a, i) => all_.slice(i + 1).forEach((b) => {
      const meet = a.lines.some((one) => b.lines.some((two) =>
        Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2
        && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1));
      if (meet) faults.push(`“${a.words}” and “${b.words}” overlap`);
    }));
    return faults;
  },

  /** Nobody hears a title twice: what a picture shows is not what its link says. */
  picturesDoNotRepeatTitles() {
    const plain = (text) => text.trim().replace(/\s+/g, " ").toLowerCase();
    return all("a, li.tile, li.card").flatMap((link) => {
      const words = plain(link.textContent);
      return all("img[alt]", link).filter(({ alt }) => plain(alt) && words && words.includes(plain(alt)))
        .map((picture) => `the picture of ${name(link)} says “${picture.alt}” again`);
    });
  },

  /** In a row of tiles or cards the pictures begin at one height and are as high, and the titles begin at one. */
  rowsAlign() {
    const faults = [];
    const lists = all(".tile-grid > ul, .carousel > ul");
    for (const list of lists) {
      const items = all(":scope > li:not(.tile-wide, .tile-tall, .tile-overlay)", list);
      const rows = new Map();
      for (const item of items) {
        const top = Math.round(item.getBoundingClientRect().top);
        const row = [top - 1, top, top + 1].find((each) => rows.has(each)) ?? top;
        rows.set(row, [...rows.get(row) || [], item]);
      }
      for (const row of rows.values()) {
        const compare = (what, selector, measure) => {
          const found = row.map((item) => item.querySelector(selector)).filter(Boolean)
            .map((part) => measure(part.getBoundingClientRect()));
          if (Math.max(...found) - Math.min(...found) > 1) {
            faults.push(`${what} beside ${name(row[0])}: ${found.map(Math.round).join(", ")}`);
          }
        };
        compare("pictures begin", ".media", ({ top }) => top);
        compare("pictures are high", ".media", ({ height }) => height);
        // Classic cards have their titles in the middle of bars.
        compare("titles begin", ".tile-link, .style-modern .card-link, .style-classic .card-text", ({ top }) => top);
      }
    }
    return faults;
  },
});
