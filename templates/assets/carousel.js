// Rows of cards: buttons where cards are out of sight, and their place again after Back.
// Without this file a row scrolls all the same.
for (const row of document.querySelectorAll(".carousel > ul")) {
  const box = row.parentElement;
  const nav = box.querySelector("template")?.content.firstElementChild;
  const forward = getComputedStyle(row).direction == "rtl" ? -1 : 1;
  const place = "row " + location.pathname + " " + box.id;

  const update = () => {
    const room = row.scrollWidth - row.clientWidth;
    const at = Math.abs(row.scrollLeft);
    if (!nav || room < 2) return nav?.remove();
    if (!nav.isConnected) row.before(nav);
    for (const button of nav.children) {
      button.setAttribute("aria-disabled", button.value < 0 ? at < 2 : at > room - 2);
    }
  };

  nav?.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button?.getAttribute("aria-disabled") != "false") return;
    const [one, two] = row.children;
    const step = Math.abs(two.offsetLeft - one.offsetLeft);
    const seen = Math.floor((row.clientWidth + 1) / step);
    const cards = box.matches(".scroll-centered") ? 1 : Math.max(seen, 1);
    row.scrollBy({ left: button.value * forward * cards * step });
  });

  row.addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible")) target.closest("li").scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  // A browser that does not keep the page itself forgets where its rows were.
  try {
    const kept = performance.getEntriesByType("navigation")[0]?.type != "navigate";
    if (kept) row.scrollTo({ left: sessionStorage[place] || 0, behavior: "instant" });
    addEventListener("pagehide", () => (sessionStorage[place] = row.scrollLeft));
  } catch {} // The visitor allows no storage.
  row.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(row);
}
