/** The style sheet of the inspection page. Colours stand once, as light-dark pairs. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#eceef1, #16181c);
  --panel: light-dark(#ffffff, #1f2228);
  --ink: light-dark(#1c2026, #e4e7ec);
  --faint: light-dark(#5b6470, #9aa3af);
  --edge: light-dark(#d5d9df, #363b44);
  --paper: light-dark(#ffffff, #23272e);
  --field: light-dark(#0b7a3e, #58d68d);
  --total: light-dark(#1d5fc4, #7db3ff);
  --decoration: light-dark(#7d8590, #8f98a3);
  --unclaimed: light-dark(#c8102e, #ff7a8a);
  --text: light-dark(#1c2026, #d5d9df);
  --lanes: light-dark(#8a5cd6, #b794f6);
  --lines: light-dark(#b8860b, #d9b44a);
  --rules: light-dark(#4b5563, #a7b0bc);
}
* { box-sizing: border-box; }
body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
  font: 14px/1.45 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 8px 16px; background: var(--panel);
  border-bottom: 1px solid var(--edge); }
h1 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
header p { margin: 0; color: var(--faint); flex: 1; }
button { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--edge); border-radius: 6px;
  padding: 2px 10px; cursor: pointer; }
.zoom { display: flex; align-items: center; gap: 6px; }
#zoom-level { min-width: 3.2em; text-align: center; font-variant-numeric: tabular-nums; }
main { flex: 1; min-height: 0; display: flex; }
#sheet { flex: 1; min-width: 0; overflow: auto; padding: 16px; }
#sheet svg { display: block; margin: 0 auto; box-shadow: 0 1px 6px #0004; }
aside { width: 340px; flex: none; overflow-y: auto; padding: 12px 16px; background: var(--panel);
  border-left: 1px solid var(--edge); }
@media (max-width: 760px) {
  main { flex-direction: column; }
  aside { width: auto; max-height: 45vh; border-left: 0; border-top: 1px solid var(--edge); }
}
.legend { margin: 0; padding: 0; border: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 2px 8px; }
legend, h2 { margin: 0 0 4px; padding: 0; font-size: 12px; font-weight: 600; color: var(--faint); }
.legend label { display: flex; align-items: center; gap: 6px; }
.legend input { margin: 0; }
.swatch { width: 10px; height: 10px; border-radius: 3px; background: var(--swatch); }
.count { color: var(--faint); font-weight: 400; font-variant-numeric: tabular-nums; }
.field { --swatch: var(--field); }
.total { --swatch: var(--total); }
.decoration { --swatch: var(--decoration); }
.unclaimed { --swatch: var(--unclaimed); }
.text { --swatch: var(--text); }
.lanes { --swatch: var(--lanes); }
.lines { --swatch: var(--lines); }
.rules { --swatch: var(--rules); }
section { margin-top: 16px; }
.pointed { min-height: 128px; }
dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: 0 10px; }
dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
.nothing { margin: 0; color: var(--faint); grid-column: 1 / -1; }
.note { margin: 0 auto 12px; padding: 8px 12px; border-radius: 6px; background: var(--panel); width: fit-content; }
ol { list-style: none; margin: 0; padding: 0; font-size: 13px; }
li a { display: flex; gap: 8px; justify-content: space-between; padding: 2px 4px; border-radius: 4px; color: inherit;
  text-decoration: none; }
li a:hover, li a:focus-visible { background: var(--ground); }
li b { font-weight: 600; overflow-wrap: anywhere; }
li span { color: var(--faint); text-align: right; flex: none; max-width: 62%; overflow-wrap: break-word; }
.paper { fill: var(--paper); }
svg text { font-family: Helvetica, Arial, sans-serif; }
.lane rect { fill: var(--band); fill-opacity: 0.13; }
.lane text { fill: var(--band); font-size: 5px; font-weight: 600; }
.lane-0 { --band: light-dark(#8a5cd6, #b794f6); }
.lane-1 { --band: light-dark(#0891b2, #5cc9e0); }
.lane-2 { --band: light-dark(#c2660a, #f0a35e); }
.lane-3 { --band: light-dark(#be3f8c, #f08cc8); }
.lane-4 { --band: light-dark(#4d7c0f, #a3d65c); }
.lane-5 { --band: light-dark(#4553c9, #97a3ff); }
.line rect { fill: none; stroke: var(--lines); stroke-width: 0.3; }
.line.unmatched rect { stroke-dasharray: 1.5 1.5; stroke-opacity: 0.6; }
.line text { fill: var(--lines); font-size: 4px; }
.rules rect { fill: var(--rules); fill-opacity: 0.55; }
.turned text { fill: var(--text); }
.word text { fill: var(--swatch); }
.word rect { fill: var(--swatch); fill-opacity: 0.1; }
.word.text rect { fill-opacity: 0; }
.word.decoration text { opacity: 0.8; }
.word.unclaimed rect { fill-opacity: 0.2; stroke: var(--unclaimed); stroke-width: 0.5; }
.word:hover rect, .word:target rect { stroke: var(--swatch); stroke-width: 1; fill-opacity: 0.3; }
body:has(#show-field:not(:checked)) .word.field,
body:has(#show-total:not(:checked)) .word.total,
body:has(#show-decoration:not(:checked)) .word.decoration,
body:has(#show-unclaimed:not(:checked)) .word.unclaimed,
body:has(#show-text:not(:checked)) .word.text,
body:has(#show-lanes:not(:checked)) svg .lanes,
body:has(#show-lines:not(:checked)) svg .lines,
body:has(#show-rules:not(:checked)) svg .rules { display: none; }
`;
