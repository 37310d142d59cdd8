// What the parts of the preview's toolbar share.

/** An element with these properties, or attributes where it has no such property. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in made) made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

export const action = (textContent, act) => element("button", { type: "button", textContent, onclick: act });

/** A root of its own below an element, with styles that pages whose policy forbids style elements take too. */
export function shadow(host, style) {
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** Keeps a text while the tab lives; nothing for none. */
export function keep(name, text) {
  try {
    if (text) sessionStorage.setItem(`tilework-${name}`, text);
    else sessionStorage.removeItem(`tilework-${name}`);
  } catch {} // a page that may store nothing begins anew
}

export function kept(name) {
  try {
    return sessionStorage.getItem(`tilework-${name}`);
  } catch {
    return null;
  }
}
