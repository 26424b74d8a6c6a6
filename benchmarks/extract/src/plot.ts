import { bars, barsHeight } from "./bars.ts";
import { memoryLine } from "./memory-line.ts";
import { pictureOf } from "./picture.ts";
import type { Report } from "./report.ts";
import { text } from "./svg.ts";

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
  const label = `CPU milliseconds a page of ${contenders.length} contenders; memory over ${count} documents`;
  return pictureOf(WIDTH, height, label, [
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
  ]);
}
