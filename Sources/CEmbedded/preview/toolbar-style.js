// The look of the preview's toolbar, apart from the site's own: nothing of the page reaches in.
export const STYLE = `
  :host { all: initial; direction: ltr; color-scheme: light dark; --ground: light-dark(#fff, #212226);
    --text: light-dark(#1b1b1f, #f3f3f5); --soft: light-dark(#5b5b64, #b6b6bf); --edge: light-dark(#d9d9de, #47474f);
    --field: light-dark(#f3f3f5, #2d2e33); --red: light-dark(#b3261e, #ff968d); --focus: light-dark(#2563eb, #8ab4ff); }
  * { box-sizing: border-box; }
  .opener, .inspect, [popover] { font: 14px/1.45 system-ui, sans-serif; color: var(--text); }
  button, input { font: inherit; color: inherit; }
  button { cursor: pointer; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; }
  .opener, .inspect { position: fixed; z-index: 2147483646; right: max(1rem, env(safe-area-inset-right)); bottom: max(1rem, env(safe-area-inset-bottom));
    display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 1px solid var(--edge); border-radius: 50%;
    background: var(--ground); box-shadow: 0 .25rem 1rem rgb(0 0 0 / .22); transition: transform .15s; }
  .inspect { right: calc(max(1rem, env(safe-area-inset-right)) + 3.25rem); }
  .inspect[aria-pressed=true] { background: #6b21a8; border-color: #fff; color: #fff; }
  .opener:hover, .inspect:hover { transform: scale(1.06); }
  .opener svg, .inspect svg { width: 1.3rem; height: 1.3rem; fill: none; stroke: currentcolor; stroke-width: 1.5; }
  .opener circle { fill: currentcolor; stroke: none; }
  .opener circle:nth-of-type(1) { fill: #d9480f; }
  .opener circle:nth-of-type(2) { fill: #1d7a5a; }
  .opener circle:nth-of-type(3) { fill: #2563eb; }

  [popover] { position: fixed; inset: auto max(1rem, env(safe-area-inset-right)) 4.5rem auto; width: min(23rem, 100vw - 1rem);
    max-height: min(46rem, 100dvh - 5.5rem); margin: 0; padding: 0; overflow: hidden; border: 1px solid var(--edge);
    border-radius: 1rem; background: var(--ground); box-shadow: 0 .5rem 3rem rgb(0 0 0 / .28); }
  [popover]:popover-open { display: flex; flex-direction: column; }
  .head { display: flex; align-items: center; justify-content: space-between; padding: .6rem .6rem .1rem 1.1rem; }
  h2 { margin: 0; font-size: 1rem; line-height: 1.3; font-weight: 650; }
  .close { width: 2.25rem; height: 2.25rem; padding: 0; border: 0; border-radius: 50%; background: none; color: var(--soft); font-size: 1.4rem; line-height: 1; }
  .close:hover { background: var(--field); color: var(--text); }
  .body { flex: 1; min-height: 0; overflow: auto; overscroll-behavior: contain; padding: .35rem 1.1rem .9rem; }

  .tabs { display: grid; grid-template-columns: repeat(5, 1fr); padding: .2rem; border-radius: .7rem; background: var(--field); }
  .tabs label { position: relative; display: grid; cursor: pointer; }
  .tabs input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
  .tabs span { padding: .4rem .1rem; border-radius: .55rem; text-align: center; font-size: .8125rem; font-weight: 550; color: var(--soft); }
  .tabs :checked + span { background: light-dark(#fff, #4c4d55); color: var(--text); box-shadow: 0 1px 3px rgb(0 0 0 / .2); }
  .tabs :focus-visible + span { outline: 3px solid var(--focus); }
  .purpose { margin: .55rem 0 .65rem; color: var(--soft); font-size: .8125rem; }

  .large { display: flex; align-items: stretch; gap: .8rem; margin-bottom: .6rem; }
  .swatch { position: relative; overflow: hidden; display: grid; place-items: center; width: 6.4rem; min-height: 4.25rem; border-radius: .7rem; font: 500 1.9rem/1 ui-serif, Georgia, serif;
    box-shadow: inset 0 0 0 1px rgb(128 128 128 / .38); forced-color-adjust: none; }
  .strip { position: absolute; inset: auto 0 0; height: .6rem; }
  .words { display: grid; align-content: center; }
  .words b { font-size: 1rem; font-weight: 600; }
  code { font: .8125rem/1.5 ui-monospace, monospace; }
  .ratio { color: var(--soft); font-size: .8125rem; font-variant-numeric: tabular-nums; }

  .advice:not(:empty) { margin-top: .7rem; padding: .65rem .75rem .75rem; border-radius: .7rem; background: light-dark(#fdf0ee, #3a2624); font-size: .8125rem; }
  .advice p { margin: 0; }
  .advice b { color: var(--red); }
  .take { display: flex; align-items: center; gap: .5rem; width: 100%; margin-top: .5rem; padding: .45rem .6rem; border: 1px solid var(--edge);
    border-radius: .55rem; background: var(--ground); text-align: start; font-weight: 550; }
  .chip { flex: none; width: 1.1rem; height: 1.1rem; border-radius: .3rem; box-shadow: inset 0 0 0 1px rgb(128 128 128 / .4); forced-color-adjust: none; }

  .from { display: flex; align-items: center; gap: .6rem; margin: 0 0 .65rem; font-size: .8125rem; }
  .from[hidden] { display: none; }
  .from label { color: var(--soft); }
  select { flex: 1; min-width: 0; height: 2.25rem; padding: 0 .5rem; border: 1px solid var(--edge); border-radius: .55rem; background: var(--field);
    color: inherit; font: inherit; }
  .own { display: flex; align-items: center; gap: .6rem; margin-top: .8rem; }
  .own label { flex: 1; color: var(--soft); font-size: .8125rem; }
  .own input { height: 2.25rem; margin: 0; border: 1px solid var(--edge); border-radius: .55rem; background: var(--field); }
  #hex { width: 6.2rem; padding: 0 .6rem; font: .875rem/1 ui-monospace, monospace; }
  #hex:invalid { border-color: var(--red); }
  [type=color] { width: 2.75rem; padding: .2rem; cursor: pointer; }

  .samples { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem; margin-top: .8rem; }
  .sample { display: grid; gap: .4rem; padding: .55rem .65rem .65rem; border-radius: .7rem; background: var(--page); color: var(--text);
    font-size: .8125rem; box-shadow: inset 0 0 0 1px rgb(128 128 128 / .38); forced-color-adjust: none; }
  .sample .name { color: var(--muted); font-size: .6875rem; font-weight: 600; letter-spacing: .05em; text-transform: uppercase; }
  .sample u { color: var(--link); text-underline-offset: .2em; }
  .sample .row { display: flex; gap: .4rem; align-items: center; }
  .push { padding: .25rem .5rem; border-radius: .35rem; background: var(--link); color: var(--on-link); font-weight: 600; font-size: .75rem; }
  .sample .tile { flex: 1; padding: .25rem .45rem; border-radius: .35rem; background: var(--tile); color: var(--caption); font-size: .75rem;
    box-shadow: 0 0 0 1px var(--line); }

  .foot { padding: .6rem 1.1rem .75rem; border-top: 1px solid var(--edge); }
  .actions { display: flex; gap: .4rem; }
  .actions button { min-height: 2.25rem; padding: .3rem .75rem; border: 1px solid var(--edge); border-radius: .55rem; background: none; font-size: .8125rem; font-weight: 550; }
  .actions button:last-child { margin-left: auto; }
  .actions button:not(:disabled):hover, .take:hover { border-color: var(--soft); }
  .actions button:disabled { color: var(--soft); opacity: .55; cursor: default; }
  .told { margin: .5rem 0 0; font-size: .8125rem; overflow-wrap: anywhere; }
  .told:empty { display: none; }
  .told .place { color: var(--soft); }
  .told code { padding: .1rem .35rem; border-radius: .3rem; background: var(--field); }
  .ratio.bad { font-weight: 600; }
  .bad, .ratio.bad { color: var(--red); }

  @media (max-width: 30rem) {
    [popover] { inset: auto .5rem .5rem; width: auto; max-height: min(46rem, 74dvh); }
    .purpose { margin: .4rem 0 .45rem; }
    .swatch { min-height: 3.6rem; font-size: 1.6rem; }
    .large { margin-bottom: .35rem; }
    color-grid { --sample: 2rem; --gap: .25rem .5rem; }
  }
  @media (prefers-reduced-motion: reduce) { .opener, .inspect { transition: none; } }
  @media print { :host { display: none !important; } .opener, .inspect, [popover] { display: none !important; } }`;
