// Colours follow a pointer that is drawn over them; let go over one, it is chosen, elsewhere, nothing is.
for (const grid of document.querySelectorAll(".swatches")) {
  let before = null;
  const under = ({ clientX, clientY }) => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest(".swatch");
    return cell && grid.contains(cell) ? cell.control : null;
  };
  const show = (input, type) => {
    if (!input.checked) {
      input.checked = true;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (type) input.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const end = (event) => {
    if (!before) return;
    const input = event.type == "pointerup" && under(event);
    if (input && input != before) show(input, "change");
    else if (!input) show(before);
    before = null;
  };
  grid.addEventListener("pointerdown", (event) => {
    if (event.button || !event.isPrimary || !under(event)) return;
    before = grid.querySelector(":checked");
    show(under(event));
  });
  addEventListener("pointermove", (event) => {
    const input = before && under(event);
    if (input) show(input);
  });
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  addEventListener("keydown", (event) => event.key == "Escape" && end(event));
  grid.addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible")) target.labels[0].scrollIntoView({ block: "nearest" });
  });
  grid.addEventListener("dragstart", (event) => event.preventDefault());
}
