// Runs before a page does: notes layout shifts, tiles that move once they were seen, and when tiles stand.
window.watched = { shift: 0, moved: new Set(), stood: 0, last: [] };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) watched.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });

(function look() {
  const boxes = [...document.querySelectorAll(".box")].map((box) => box.getBoundingClientRect());
  const now = boxes.map((box) => [box.x, box.y + scrollY, box.width, box.height]);
  now.forEach((place, tile) => {
    const before = watched.last[tile];
    if (before && place.every((edge, i) => Math.abs(edge - before[i]) < 3)) return;
    watched.stood = performance.now();
    if (before) watched.moved.add(tile);
  });
  watched.last = now;
  requestAnimationFrame(look);
})();
