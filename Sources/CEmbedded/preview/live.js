// Loaded by the pages that `tilework serve` shows, and by no others: it loads a page anew when its site
// has changed, takes new stylesheets without that, and shows what keeps the site from being built.
(() => {
  "use strict";
  // Not by the script's own address: a page may have a base address elsewhere.
  const beside = (name) => new URL("/~tilework/" + name, location.origin);
  let version = document.currentScript.dataset.version;

  // Events. A tab that nobody sees holds no connection: browsers have few for all tabs together.
  let events;
  let later;

  function listen() {
    clearTimeout(later);
    if (events || document.visibilityState === "hidden") return;
    events = new EventSource(beside(`events?since=${version}`));
    events.onmessage = ({ data }) => receive(JSON.parse(data));
    events.onerror = () => {
      rest();
      later = setTimeout(listen, 500);
    };
  }

  function rest() {
    clearTimeout(later);
    events?.close();
    events = undefined;
  }

  function receive(news) {
    const isOld = news.version !== version;
    version = news.version;
    if (isOld && news.change === "pages") return reload();
    if (isOld && news.change === "styles") takeStyles().catch(reload);
    show(news.mistakes);
  }

  document.addEventListener("visibilitychange", () => (document.hidden ? rest() : listen()));
  addEventListener("pagehide", rest);
  addEventListener("pageshow", listen);

  // Browsers keep the place on a page that is loaded anew.
  function reload() {
    rest();
    location.reload();
  }

  // The stylesheets that the page names now, each in the place of the one it named before.
  async function takeStyles() {
    const answer = await fetch(location.href, { cache: "no-store" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const wanted = page.querySelectorAll("link[rel~=stylesheet]");
    const shown = document.querySelectorAll("link[rel~=stylesheet]:not([data-leaving])");
    if (wanted.length !== shown.length) return reload();
    shown.forEach((link, number) => replace(link, wanted[number].getAttribute("href")));
  }

  function replace(old, href) {
    const link = old.cloneNode();
    const isSameName = href === (old.dataset.named ?? old.getAttribute("href"));
    link.dataset.named = href;
    link.href = isSameName ? `${href}${href.includes("?") ? "&" : "?"}${version}` : href;
    link.onload = link.onerror = () => {
      old.remove();
      dispatchEvent(new Event("tilework-styles"));
    };
    old.dataset.leaving = "";
    old.after(link);
  }

  // Mistakes, in a dialog over the page. Texts come from files, so they are only ever put in as texts.
  const STYLE = `
    :host { all: initial; color-scheme: light dark; }
    * { box-sizing: border-box; }
    dialog, button { font: 16px/1.5 system-ui, sans-serif; }
    dialog { --text: light-dark(#1d1d1f, #f2f2f4); --soft: light-dark(#5a5a62, #b4b4bd);
      --red: light-dark(#b3261e, #ff8f85); --line: light-dark(#dcdce0, #45454d);
      --code: light-dark(#f4f4f6, #1a1a1e);
      position: fixed; inset: 0; margin: auto; width: min(52rem, 100% - 2rem); max-height: min(46rem, 100% - 2rem);
      padding: 0; overflow: hidden; border: 0; border-top: 4px solid var(--red); border-radius: 10px;
      color: var(--text); background: light-dark(#fff, #26262b); box-shadow: 0 1rem 4rem rgb(0 0 0 / .4); }
    dialog[open] { display: flex; flex-direction: column; }
    dialog::backdrop { background: rgb(0 0 0 / .5); }
    header { display: flex; align-items: center; gap: 1rem; padding: 1rem 1.25rem; border-bottom: 1px solid var(--line); }
    h1 { flex: 1; margin: 0; font-size: 1.15rem; line-height: 1.3; outline: none; }
    header button { min-width: 2.75rem; min-height: 2.75rem; margin: -.4rem -.5rem; padding: 0; border: 0;
      border-radius: 8px; font-size: 1.5rem; line-height: 1; color: var(--soft); background: none; cursor: pointer; }
    header button:hover { color: var(--text); background: var(--code); }
    button:focus-visible, ol:focus-visible { outline: 3px solid var(--focus, #3b82f6); outline-offset: -3px; }
    ol { flex: 1; overflow: auto; margin: 0; padding: .25rem 1.25rem 1.25rem; list-style: none; }
    li + li { border-top: 1px solid var(--line); }
    p { margin: 1rem 0 .5rem; overflow-wrap: anywhere; }
    .place { font: .875em/1.5 ui-monospace, monospace; color: var(--soft); }
    .word { font-weight: 600; color: var(--red); }
    .warning .word { color: light-dark(#8a5300, #f0b45c); }
    pre { margin: 0 0 1rem; padding: .75rem 1rem; overflow-x: auto; border-radius: 6px; background: var(--code);
      font: .875rem/1.5 ui-monospace, monospace; tab-size: 1; }
    footer { padding: .75rem 1.25rem; border-top: 1px solid var(--line); font-size: .875rem; color: var(--soft); }
    .again { position: fixed; z-index: 2147483647; bottom: 1rem; left: 1rem; min-height: 2.75rem; padding: .5rem 1rem;
      border: 0; border-radius: 2rem; color: #fff; background: #b3261e; box-shadow: 0 .25rem 1rem rgb(0 0 0 / .4);
      cursor: pointer; }
    .again[hidden] { display: none; }
    @media print { :host { display: none; } }`;

  let host;

  function show(mistakes) {
    if (mistakes.length === 0) {
      host?.remove();
      host = undefined;
      return;
    }
    host ??= makeOverlay();
    host.show(mistakes);
  }

  function element(name, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  function makeOverlay() {
    const title = element("h1", { id: "title", tabIndex: -1, autofocus: true });
    const close = element("button", { type: "button", textContent: "×", ariaLabel: "Close", title: "Close (Esc)" });
    const list = element("ol", { tabIndex: 0 });
    const note = element("footer", {
      textContent: "The page behind is the last good one. This goes away by itself once the files are mended.",
    });
    const dialog = element("dialog", {}, element("header", {}, title, close), list, note);
    dialog.setAttribute("aria-labelledby", "title");
    const again = element("button", { type: "button", className: "again", hidden: true });
    close.onclick = () => dialog.close();
    dialog.onclose = () => (again.hidden = false);
    again.onclick = () => open();

    const host = element("tilework-live");
    const root = host.attachShadow({ mode: "open" });
    // A sheet made by script is right with pages whose policy forbids style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    root.append(dialog, again);
    document.documentElement.append(host);

    function open() {
      again.hidden = true;
      if (!dialog.open) dialog.showModal();
    }
    return Object.assign(host, {
      show(mistakes) {
        const count = mistakes.filter(({ word }) => word === "error").length;
        title.textContent = `${count} ${count === 1 ? "mistake keeps" : "mistakes keep"} this site from being built`;
        again.textContent = `${count} ${count === 1 ? "mistake" : "mistakes"}`;
        list.ariaLabel = "Mistakes";
        list.replaceChildren(...mistakes.map(item));
        open();
      },
    });
  }

  function item({ place, word, sentence, excerpt }) {
    const text = element("p");
    const part = (className, textContent) => element("span", { className, textContent });
    if (place) text.append(part("place", place), ": ", part("word", word), ": ");
    text.append(part("sentence", sentence));
    const made = element("li", { className: word }, text);
    if (excerpt) made.append(element("pre", { textContent: excerpt }));
    return made;
  }

  listen();

  // What else the preview is to load stands here: files beside this one, by name. The page does not wait for them.
  for (const name of ["toolbar.js"]) {
    import(beside(name)).catch((error) => console.warn(`tilework: the preview's ${name} cannot be loaded`, error));
  }
})();
