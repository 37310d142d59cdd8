// Shows of the listed pages those that have every word that is asked for, the best first.
const form = document.querySelector(".search-form");
const list = document.querySelector(".search-results");
const status = document.querySelector(".search-status");
const field = form.elements.q;
const items = [...list.children];
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

let index;
// A page's title, address, summary and words, in the order of the list.
const pages = () => (index ??= fetch(list.dataset.index).then((answer) => answer.json())
  .then((all) => all.map(([title, , summary, words]) => [title, summary, words].map((text) => " " + plain(text)))));

const weight = (page, word) => {
  let best = 0;
  page.forEach((text, place) => {
    const worth = 9 / (place * 2 + 1);
    if (text.includes(" " + word)) best = Math.max(best, worth);
    else if (text.includes(word)) best = Math.max(best, worth / 3);
  });
  return best;
};

const show = async () => {
  const asked = field.value;
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const address = new URL(location);
  if (asked) address.searchParams.set("q", asked);
  else address.searchParams.delete("q");
  history.replaceState(history.state, "", address);
  const all = words.length ? await pages() : [];
  if (field.value != asked) return;
  const found = !words.length ? items : all
    .map((page, place) => {
      const parts = words.map((word) => weight(page, word));
      return { place, sum: parts.includes(0) ? 0 : parts.reduce((a, b) => a + b) };
    })
    .filter(({ sum }) => sum).sort((a, b) => b.sum - a.sum || a.place - b.place).map(({ place }) => items[place]);
  list.replaceChildren(...found);
  status.textContent = !words.length ? "" : found.length ? `${status.dataset.found}: ${found.length}` : status.dataset.none;
};

form.addEventListener("submit", (event) => {
  event.preventDefault();
  show();
});
field.addEventListener("input", show);
field.value = new URLSearchParams(location.search).get("q") ?? field.value;
if (field.value) show();
