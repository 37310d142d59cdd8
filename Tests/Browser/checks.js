// What a page must be, whatever its theme. Each check looks at the open page and returns its faults
// as sentences, so that an empty list is a pass. Lengths are CSS pixels; 1 px is given for rounding.
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const shown = (element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const name = (element) => {
  const label = element.id ? `#${element.id}` : element.className ? `.${element.classList[0]}` : "";
  const text = (element.alt || element.textContent || "").trim().replace(/\s+/g, " ").slice(0, 30);
  return `<${element.localName}${label}> “${text}”`;
};
const box = (element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom, name: name(element) };
};
const pixels = (length) => parseFloat(length) || 0;

/** The edges along one axis, those less than 2 px apart taken as one. */
const edges = (values) =>
  values.sort((a, b) => a - b).filter((value, i, sorted) => i === 0 || value - sorted[i - 1] > 2);

/** Each tile grown by half a gap on every side: tiles without holes then touch one another. */
const grown = (list) => {
  const style = getComputedStyle(list);
  const x = pixels(style.columnGap) / 2, y = pixels(style.rowGap) / 2;
  return all(":scope > li.tile", list).map(box).map((tile) => ({
    left: tile.left - x, right: tile.right + x, top: tile.top - y, bottom: tile.bottom + y,
  }));
};

/** The width that tiles may fill: the list's content box, grown like the tiles. */
const room = (list) => {
  const style = getComputedStyle(list), outer = list.getBoundingClientRect();
  const gap = pixels(style.columnGap) / 2;
  return {
    left: outer.left + pixels(style.borderLeftWidth) + pixels(style.paddingLeft) - gap,
    right: outer.right - pixels(style.borderRightWidth) - pixels(style.paddingRight) + gap,
  };
};

/** The part of a carousel that scrolls: its list, or a box around the list. */
const scroller = (carousel) => {
  for (let part = carousel.querySelector("ul"); part; part = part.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(part).overflowX)) return part;
    if (part === carousel) break;
  }
  return null;
};

const checks = {
  oneHeading() {
    const count = all("h1").length;
    return count === 1 ? [] : [`${count} h1 elements`];
  },

  noSidewaysScroll() {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = all("body *").filter((element) => {
      if (box(element).right <= root.clientWidth + 1) return false;
      for (let part = element.parentElement; part; part = part.parentElement) {
        if (part !== document.body && getComputedStyle(part).overflowX !== "visible") return false;
      }
      return true;
    });
    return [`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px: `
      + wide.slice(0, 3).map(name).join(", ")];
  },

  picturesHaveSizes() {
    return all("img")
      .filter((picture) => !picture.hasAttribute("width") || !picture.hasAttribute("height"))
      .map((picture) => `no width and height: ${picture.src}`);
  },

  /** What `sizes` says to browsers that do not measure: no less than is shown, and not twice that. */
  sizesFit() {
    const faults = [];
    for (const picture of all("img[sizes]").filter(shown)) {
      const choices = picture.getAttribute("sizes").split(/,\s*/).filter((choice) => choice !== "auto");
      const choice = choices.find((one) => !one.startsWith("(") || matchMedia(one.match(/^\(.*\)/)[0]).matches);
      const length = choice.replace(/^\(.*?\) /, ""), number = pixels(length);
      const said = /vw$/.test(length) ? (number * innerWidth) / 100 : /rem$/.test(length) ? number * 16 : number;
      const { width, height } = picture.getBoundingClientRect();
      const ratio = picture.getAttribute("width") / picture.getAttribute("height");
      const covers = getComputedStyle(picture).objectFit === "cover";
      const needed = covers ? Math.max(width, height * ratio) : width;
      const most = Math.min(needed * 2.2, Math.max(needed + 500, 0));
      if (said < needed * 0.9 - 2 || said > most) {
        faults.push(`${choice} = ${said} px for ${Math.round(needed)} px: ${picture.currentSrc || picture.src}`);
      }
    }
    return faults;
  },

  /** Brings every picture into view, so that lazy ones load, and waits for each to be decoded. */
  async picturesLoad() {
    const faults = [];
    for (const picture of all("img").filter(shown)) {
      picture.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const late = new Promise((_, fail) => setTimeout(fail, 5000));
      const come = !picture.naturalWidth && new Promise((done) => { picture.onload = picture.onerror = done; });
      await Promise.race([Promise.resolve(come).then(() => picture.decode()), late]).catch(() => {});
      if (!picture.naturalWidth) faults.push(`does not load: ${picture.currentSrc || picture.src}`);
    }
    all(".carousel ul, .carousel").forEach((part) => { part.scrollTo({ left: 0, behavior: "instant" }); });
    scrollTo({ top: 0, behavior: "instant" });
    return faults;
  },

  tilesDoNotOverlap() {
    const faults = [];
    for (const list of all(".tile-grid > ul")) {
      const tiles = all(":scope > li.tile", list).map(box);
      tiles.forEach((a, i) => tiles.slice(i + 1).forEach((b) => {
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (x > 1 && y > 1) faults.push(`${a.name} and ${b.name} overlap`);
      }));
    }
    return faults;
  },

  /** Every place of a grid is covered; the last row may be short at its sides, not in its middle. */
  gridsHaveNoHole() {
    const faults = [];
    for (const list of all(".tile-grid > ul")) {
      const tiles = grown(list), { left, right } = room(list);
      const xs = edges(tiles.flatMap((tile) => [tile.left, tile.right]).concat(left, right));
      const ys = edges(tiles.flatMap((tile) => [tile.top, tile.bottom]));
      ys.slice(0, -1).forEach((top, row) => {
        const y = (top + ys[row + 1]) / 2;
        const row_ = xs.slice(0, -1).map((start, i) => {
          const x = (start + xs[i + 1]) / 2;
          return tiles.some((t) => t.left < x && x < t.right && t.top < y && y < t.bottom) ? "#" : ".";
        }).join("");
        const whole = row === ys.length - 2 ? /^\.*#+\.*$/ : /^#+$/;
        if (!whole.test(row_)) faults.push(`a hole in row ${row + 1} of a grid: ${row_}`);
      });
    }
    return faults;
  },

  /** The next tile of the source starts lower, or at the same height and further along the line. */
  tilesReadInOrder() {
    const faults = [];
    for (const list of all(".tile-grid > ul")) {
      const along = getComputedStyle(list).direction === "rtl" ? -1 : 1;
      const tiles = all(":scope > li.tile", list).map(box);
      tiles.slice(1).forEach((tile, i) => {
        const before = tiles[i], drop = tile.top - before.top;
        const ahead = Math.abs(drop) <= 1 && along * (tile.left - before.left) > 1;
        if (drop <= 1 && !ahead) faults.push(`${tile.name} stands before ${before.name}`);
      });
    }
    return faults;
  },

  /** Where lines are drawn, there is one in the middle of each gap between two tiles and none elsewhere. */
  linesStandBetweenTiles() {
    const faults = [];
    for (const list of all(".rules-lines > ul")) {
      const isRight = getComputedStyle(list).direction === "rtl";
      const tiles = all(":scope > li.tile", list).map((element) => ({ element, ...box(element) }));
      for (const tile of tiles) {
        const beside = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1;
        const others = tiles.filter((other) => other !== tile);
        const above = others.filter((o) => over(o, tile) && o.bottom < tile.top + 1).map((o) => o.bottom);
        const before = others.filter((o) => beside(o, tile)
          && (isRight ? o.left > tile.right - 1 : o.right < tile.left + 1)).map((o) => isRight ? -o.left : o.right);
        const line = getComputedStyle(tile.element, "::before");
        const has = (side) => pixels(line[`border${side}Width`]) > 0;
        const first = isRight ? "Right" : "Left", side = isRight ? -tile.right : tile.left;
        if (has("Top") !== above.length > 0) faults.push(`the line above ${tile.name}: ${has("Top")}`);
        if (has(first) !== before.length > 0) faults.push(`the line before ${tile.name}: ${has(first)}`);
        const off = (at, own, theirs) => theirs.length && Math.abs(at - (own + Math.max(...theirs)) / 2) > 1;
        if (off(tile.top + pixels(line.top), tile.top, above)) faults.push(`not mid-gap above ${tile.name}`);
        if (off(side + pixels(isRight ? line.right : line.left), side, before)) {
          faults.push(`not mid-gap before ${tile.name}`);
        }
        const { left, right } = room(list), gap = pixels(getComputedStyle(list).columnGap) / 2;
        const ends = [tile.left + pixels(line.left), tile.right - pixels(line.right)];
        if (ends[0] < left + gap - 1 || ends[1] > right - gap + 1) faults.push(`a line sticks out at ${tile.name}`);
      }
    }
    return faults;
  },

  /** A carousel that overflows scrolls and shows part of a next card; one that fits has no buttons. */
  carouselsScroll() {
    const faults = [];
    for (const carousel of all(".carousel")) {
      const list = carousel.querySelector("ul"), port = scroller(carousel) || list;
      if (!list) { faults.push(`no list in ${name(carousel)}`); continue; }
      if (port.scrollWidth <= port.clientWidth + 1) {
        if (all("button", carousel).some(shown)) faults.push(`${name(carousel)} fits, yet has buttons`);
        continue;
      }
      const step = getComputedStyle(port).direction === "rtl" ? -port.clientWidth : port.clientWidth;
      port.scrollTo({ left: 0, behavior: "instant" });
      const view = box(port), far = Math.min(view.right, innerWidth), near = Math.max(view.left, 0);
      const peeks = all("li.card", list).map(box).some((card) => {
        const visible = Math.min(card.right, far) - Math.max(card.left, near);
        return visible >= 8 && visible <= card.right - card.left - 8;
      });
      if (!peeks) faults.push(`no card peeks in ${name(carousel)}`);
      port.scrollTo({ left: step, behavior: "instant" });
      if (!port.scrollLeft || port !== scroller(carousel)) faults.push(`${name(carousel)} does not scroll`);
      port.scrollTo({ left: 0, behavior: "instant" });
    }
    return faults;
  },

  /** Whatever says something is to be seen: no tile, card, heading, text or picture is invisible. */
  nothingIsHidden() {
    const telling = "h1, h2, h3, h4, p, img, li.tile, li.card, .stats dt, .stats dd, .swatches li";
    return all(telling, document.querySelector("main") || document.body)
      .filter((element) => !element.closest(".swatch-large"))  // one of them is shown, the chosen colour
      .filter((element) => !element.closest("details:not([open])"))
      .filter((element) => !shown(element) || !element.getClientRects().length)
      .map((element) => `invisible: ${name(element)}`);
  },

  uniqueIds() {
    const ids = all("[id]").map((element) => element.id);
    return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two elements have the id “${id}”`);
  },
};
