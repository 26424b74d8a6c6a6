import { bars, barsHeight } from "./bars.ts";
import { memoryLine } from "./memory-line.ts";
import type { Report } from "./report.ts";
import { element, render, text } from "./svg.ts";

const WIDTH = 760;
const LEFT = 150;
const RIGHT = 690;
const MARGIN = 24;

// The reader's light or dark setting reaches an image through this media query alone.
const STYLE = `
svg { --surface: #ffffff; --ink: #1f2328; --quiet: #59636e; --grid: #e3e7ec; --ours: #1f6feb; --other: #a3adb8 }
@media (prefers-color-scheme: dark) {
  svg { --surface: #0d1117; --ink: #e6edf3; --quiet: #9198a1; --grid: #2a313a; --ours: #4493f8; --other: #656d76 }
}
text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; fill: var(--ink) }
.title { font-size: 15px; font-weight: 600 }
.label { fill: var(--quiet) }
.value { font-variant-numeric: tabular-nums }
.end { text-anchor: end }
.middle { text-anchor: middle }
.surface { fill: var(--surface) }
.ours { fill: var(--ours) }
.other { fill: var(--other) }
.line { fill: none; stroke: var(--ours); stroke-width: 2; stroke-linejoin: round }
.whisker { fill: none; stroke: var(--ink); stroke-width: 1.5 }
.axis { fill: none; stroke: var(--quiet) }
.grid { fill: none; stroke: var(--grid) }
`;

/** The report as a picture: CPU a page with its spread, and memory over documents. */
export function plot({ contenders, documents, memory, rounds }: Report): string {
  const pages = documents.reduce((sum, document) => sum + document.pages, 0);
  const barsTop = 72;
  const memoryTop = barsTop + barsHeight(contenders) + 76;
  const memoryBottom = memoryTop + 120;
  const height = memoryBottom + 44;
  const count = memory.samples.at(-1)?.documents ?? 0;
  const picture = element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH} ${height}`,
      width: WIDTH,
      height,
      role: "img",
      "aria-label": `CPU milliseconds a page of ${contenders.length} contenders; memory over ${count} documents`,
    },
    element("style", {}, STYLE),
    element("rect", { width: WIDTH, height, rx: 8, class: "surface" }),
    text(MARGIN, 36, "title", "CPU milliseconds a page"),
    text(
      MARGIN,
      56,
      "label",
      `${pages} pages in ${documents.length} documents; bar: median of ${rounds} rounds, whisker: least to greatest`,
    ),
    bars(contenders, LEFT, RIGHT - 30, barsTop),
    text(MARGIN, memoryTop - 36, "title", "Resident memory, MB"),
    text(MARGIN, memoryTop - 16, "label", `one engine of ${memory.threads} threads over ${count} documents`),
    memoryLine(memory.samples, { left: LEFT, right: RIGHT - 30, top: memoryTop + 8, bottom: memoryBottom }),
  );
  return `${render(picture)}\n`;
}
