// The buttons in the corner of pages that `tilework serve` shows: one for the colours of the site, one for the grids of
// the page. Nothing of them is in the site that `build` makes.
import { opener, panel } from "./color-panel.js";
import { reopen } from "./colors.js";
import { inspect } from "./inspector.js";
import { element, shadow } from "./parts.js";
import { STYLE } from "./toolbar-style.js";

const host = element("tilework-toolbar");
const root = shadow(host, STYLE);
root.append(inspect, opener, panel);
document.documentElement.append(host);
reopen();
