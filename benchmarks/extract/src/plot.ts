import { bars, barsHeight } from "./bars.ts";
import { memoryLine } from "./memory-line.ts";
import { PLOT_STYLE } from "./plot-style.ts";
import type { Report } from "./report.ts";
import { element, render, text } from "./svg.ts";

const WIDTH = 760;
const LEFT = 150;
const RIGHT = 690;
const MARGIN = 24;

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
    element("style", {}, PLOT_STYLE),
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
