/** The style sheet of the report. Colours stand once, as light-dark pairs; print is always light. */
export const HTML_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f4f5f7, #15171b);
  --panel: light-dark(#ffffff, #1e2127);
  --ink: light-dark(#1c2026, #e4e7ec);
  --faint: light-dark(#5b6470, #9aa3af);
  --edge: light-dark(#dde1e6, #343941);
  --high: light-dark(#c0272d, #ff7b72);
  --medium: light-dark(#b26a00, #e3a443);
  --low: light-dark(#4a6fa5, #82aaff);
  --good: light-dark(#1a7f37, #56d364);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
main { max-width: 1040px; margin: 0 auto; padding: 24px 20px 64px; }
h1 { margin: 0 0 4px; font-size: 26px; }
h2 { margin: 36px 0 10px; font-size: 19px; }
h3 { margin: 0; font-size: 16px; }
p { margin: 4px 0; }
.faint, small { color: var(--faint); }
.panel { background: var(--panel); border: 1px solid var(--edge); border-radius: 10px; padding: 14px 18px; margin: 10px 0; }
.verdict { font-size: 18px; border-left: 6px solid var(--tone); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(128px, 1fr)); gap: 10px; margin: 10px 0; }
.tiles .panel { margin: 0; }
.tiles small { white-space: normal; }
.tiles b { display: block; font-size: 19px; line-height: 1.2; font-variant-numeric: tabular-nums; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 10px; }
.sides .panel { margin: 0; }
.high { --tone: var(--high); }
.medium { --tone: var(--medium); }
.low { --tone: var(--low); }
.good { --tone: var(--good); }
.badge { display: inline-block; min-width: 62px; text-align: center; border-radius: 99px; padding: 1px 10px; font-size: 12px;
  font-weight: 600; color: var(--tone); border: 1.5px solid var(--tone); }
.cause > summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
.cause > summary h3 { flex: 1 1 320px; }
.amount { font-variant-numeric: tabular-nums; white-space: nowrap; text-align: right; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 13.5px; margin-top: 8px; }
th, td { padding: 4px 10px 4px 0; border-bottom: 1px solid var(--edge); vertical-align: top; overflow-wrap: anywhere; }
th { text-align: left; color: var(--faint); font-weight: 600; overflow-wrap: normal; }
th.amount, td.amount { text-align: right; overflow-wrap: normal; }
small { white-space: nowrap; }
code { font: 12px ui-monospace, monospace; color: var(--faint); }
tr.effect td { color: var(--faint); }
.doubt { color: var(--medium); }
.accepted { color: var(--good); }
svg.chart { display: block; width: 100%; height: auto; }
svg.chart text { font-size: 12.5px; fill: var(--ink); }
svg.chart .label { text-anchor: end; }
svg.chart .before { text-anchor: end; fill: var(--faint); }
svg.chart .after { fill: var(--faint); }
svg.chart rect { fill: var(--tone); }
svg.chart line { stroke: var(--edge); }
.sign { display: grid; grid-template-columns: 1fr 1fr; gap: 32px; margin-top: 48px; }
.sign div { border-top: 1px solid var(--ink); padding-top: 4px; color: var(--faint); }
@media print {
  :root { color-scheme: light; }
  body { background: none; font-size: 11pt; }
  main { max-width: none; padding: 0; }
  .panel { border-radius: 4px; box-decoration-break: clone; }
  .tiles { grid-template-columns: repeat(4, 1fr); }
  table { font-size: 9pt; }
  td code { font-size: 7pt; }
  .scroll { overflow: visible; }
  .tiles .panel, .sides .panel, .sign, tr, svg.chart, summary { break-inside: avoid; }
  h2, summary, summary + p, thead { break-after: avoid; }
  .sign { break-before: avoid; }
  summary { list-style: none; }
  summary::-webkit-details-marker { display: none; }
  details::details-content { content-visibility: visible; height: auto; }
}
@media screen {
  .sign { display: none; }
  /* Scrolled sideways on a narrow screen, where letters would stand below each other and charts shrink. */
  .panel:has(> svg.chart) { overflow-x: auto; }
  .scroll table, svg.chart { min-width: 600px; }
}
`;
