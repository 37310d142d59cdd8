// Colours follow a pointer that is drawn over them.
for (const grid of document.querySelectorAll(".swatches")) {
  let before = null;
  const under = ({ clientX, clientY }) => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest(".swatch");
    return cell && grid.contains(cell) ? cell.control : null;
  };
  const tell = (input, type) => input.dispatchEvent(new Event(type, { bubbles: true }));
  const show = (input) => {
    if (input.checked) return;
    input.checked = true;
    tell(input, "input");
  };
  const end = (event) => {
    if (!before) return;
    const input = event.type == "pointerup" && under(event);
    show(input || before);
    if (input && input != before) tell(input, "change");
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
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end);
  addEventListener("keydown", (event) => event.key == "Escape" && end(event));
  grid.addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible")) target.labels[0].scrollIntoView({ block: "nearest" });
  });
  grid.addEventListener("dragstart", (event) => event.preventDefault());
}
