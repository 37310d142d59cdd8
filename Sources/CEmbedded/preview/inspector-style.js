// The look of what the inspector draws over a page, apart from the site's own.
export const STYLE = `
  :host { all: initial; position: absolute; z-index: 2147483644; top: 0; left: 0; width: 0; height: 0; direction: ltr; color-scheme: light dark;
    --ground: light-dark(#fff, #212226); --text: light-dark(#1b1b1f, #f3f3f5); --soft: light-dark(#5b5b64, #b6b6bf);
    --edge: light-dark(#d9d9de, #47474f); --field: light-dark(#f3f3f5, #2d2e33); --red: light-dark(#b3261e, #ff968d);
    --focus: light-dark(#2563eb, #8ab4ff); --mark: #7e22ce; --halo: #ffffffb3; }
  * { box-sizing: border-box; }
  .frame, .mark { position: absolute; pointer-events: none; }
  .frame { outline: 2px dashed var(--mark); outline-offset: 3px; }
  .frame > .name { position: absolute; left: -5px; bottom: calc(100% + 3px); padding: 0 .35rem; border-radius: .25rem .25rem 0 0; background: var(--mark);
    color: #fff; font: 600 11px/1.5 system-ui, sans-serif; white-space: nowrap; }
  .mark { container-type: inline-size; outline: 2px solid var(--mark); outline-offset: -2px; border-radius: 2px; box-shadow: inset 0 0 0 3px var(--halo); }
  .span { position: absolute; top: 0; left: 0; max-width: 100%; overflow: hidden; padding: .1rem .4rem; border-radius: 2px 0 .4rem 0; background: var(--mark); color: #fff;
    font: 12px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .span:empty { display: none; }
  .span s { margin-left: .35rem; opacity: .85; }
  .moves { position: absolute; top: 6px; right: 6px; display: flex; gap: 4px; pointer-events: auto; }
  @container (width < 7.5rem) { .moves { top: 1.75rem; } }
  button { cursor: pointer; font: inherit; color: inherit; }
  .moves button { width: 30px; height: 30px; padding: 0 0 3px; border: 1px solid #0003; border-radius: 50%; background: #fff; color: #1b1b1f;
    box-shadow: 0 1px 4px rgb(0 0 0 / .35); font: 600 20px/1 system-ui, sans-serif; }
  .moves button:not(:disabled):hover { background: var(--mark); color: #fff; }
  .moves button:disabled { color: #6b6b74; background: #ffffffd9; box-shadow: none; cursor: default; }
  .rtl .moves button { scale: -1 1; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  .moves :focus-visible { outline-color: #2563eb; box-shadow: 0 0 0 3px #fff; }

  .panel { position: fixed; left: max(1rem, env(safe-area-inset-left)); bottom: max(1rem, env(safe-area-inset-bottom)); width: 17rem; max-height: min(30rem, 100dvh - 2rem);
    overflow: hidden; border: 1px solid var(--edge); border-radius: .9rem; background: var(--ground); color: var(--text); box-shadow: 0 .25rem 1.5rem rgb(0 0 0 / .28);
    font: 13px/1.45 system-ui, sans-serif; }
  summary { padding: .6rem .9rem; font-weight: 650; font-size: 14px; cursor: pointer; }
  summary:focus-visible { outline-offset: -3px; border-radius: .9rem; }
  .body { max-height: min(19rem, 100dvh - 13rem); overflow: auto; overscroll-behavior: contain; padding: 0 .9rem .5rem; }
  .body:focus-visible { outline-offset: -3px; }
  ul { margin: 0; padding: 0; list-style: none; }
  li + li { margin-top: .7rem; padding-top: .6rem; border-top: 1px solid var(--edge); }
  p { margin: 0; }
  .size, .notes { color: var(--soft); }
  .notes { margin-top: .35rem; white-space: pre-line; }
  .notes:empty, .told:empty, .map:empty { display: none; }
  .map { display: grid; grid-auto-rows: minmax(1.25rem, auto); gap: 2px; width: 8.5rem; margin-top: .4rem; }
  .map span { display: grid; place-items: center; min-width: 0; border-radius: 3px; background: light-dark(#e9d5ff, #581c87); color: light-dark(#3b0764, #f3e8ff);
    font: 600 11px/1 system-ui, sans-serif; forced-color-adjust: none; }
  .map .changed { background: light-dark(#fde68a, #854d0e); color: light-dark(#451a03, #fef3c7); }
  .foot { padding: .55rem .9rem .7rem; border-top: 1px solid var(--edge); }
  .foot[hidden] { display: none; }
  .actions { display: flex; gap: .4rem; }
  .actions button { min-height: 2rem; padding: .2rem .75rem; border: 1px solid var(--edge); border-radius: .55rem; background: none; font-weight: 550; }
  .actions button:not(:disabled):hover { border-color: var(--soft); }
  .actions button:disabled { color: var(--soft); opacity: .55; cursor: default; }
  .told { max-height: 6rem; margin-top: .5rem; overflow: auto; overflow-wrap: anywhere; white-space: pre-line; }
  .bad { color: var(--red); }

  @media (max-width: 40rem) {
    .panel { left: .5rem; right: .5rem; bottom: 4.5rem; width: auto; }
    .body { max-height: 24dvh; }
    .told { max-height: 4rem; }
  }
  @media (forced-colors: active) { .frame, .mark { outline-color: CanvasText; } .span, .name { border: 1px solid; } }
  @media print { :host { display: none !important; } .marks, .panel { display: none !important; } }`;
