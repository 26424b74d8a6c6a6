import { drawnPdf, helveticaWidth } from "./drawn-pdf.ts";
import { CHARACTER_PT, LINE_PT } from "./page-of.ts";

const MARGIN_PT = 20;
const WIDTH_PT = 900;
const SIZE_PT = 8;

/** A document from pages as a typewriter would set them: figures end, and text begins, where they do in the grid. */
export function pdfOfText(...pages: readonly string[]): Buffer {
  return drawnPdf(...pages.map((text) => pageOfText(text)));
}

/** One of its pages. */
export function pageOfText(text: string) {
  const lines = text.split("\n").map((line) => line.replace(/^ {2}/, ""));
  const height = 2 * MARGIN_PT + LINE_PT * lines.length;
  const shown = lines.flatMap((line, row) =>
    // Two spaces or more part cells.
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index }) => {
      const left = MARGIN_PT + CHARACTER_PT * index;
      const right = left + CHARACTER_PT * cell.length;
      const x = /^-?[\d.,]+$/.test(cell) ? right - SIZE_PT * helveticaWidth(cell) : left;
      return `1 0 0 1 ${x.toFixed(2)} ${height - MARGIN_PT - LINE_PT * row} Tm (${cell.replace(/[()\\]/g, "\\$&")}) Tj`;
    }),
  );
  return {
    content: `BT /F0 ${SIZE_PT} Tf ${shown.join("\n")} ET`,
    mediaBox: [0, 0, WIDTH_PT, height] as const,
  };
}
