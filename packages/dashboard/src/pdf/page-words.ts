import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box, PageSummary, Printed } from "../api/types.ts";
import { boxAround, covers } from "./page-point.ts";

/** Farther apart, in heights of the letters, words are not of one phrase. */
const SPACE_MAX = 0.9;

/** The phrases of a text layer that stand in a box, from line to line, but for what stands in others. A scan has none. */
export async function phrasesIn(
  document: PDFDocumentProxy,
  page: PageSummary,
  area: Box,
  others: readonly Box[],
): Promise<Printed[]> {
  const proxy = await document.getPage(page.number);
  const { width, transform, scale } = proxy.getViewport({ scale: 1 });
  const { items } = await proxy.getTextContent();
  const unit = page.width / width;
  const words = items.flatMap((item) => {
    if (!("str" in item)) return [];
    const [x = 0, baseline = 0] = applied(transform, item.transform[4], item.transform[5]);
    const height = item.height * scale;
    const letter = (item.width * scale) / Math.max(1, item.str.length);
    // Only the run is measured: within it letters are taken as equally wide.
    return [...item.str.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({
      text,
      page: page.number,
      box: {
        x0: (x + letter * index) * unit,
        top: (baseline - 0.8 * height) * unit,
        x1: (x + letter * (index + text.length)) * unit,
        bottom: (baseline + 0.2 * height) * unit,
      },
    }));
  });
  return joined(words.filter(({ box }) => covers(area, box) && !others.some((other) => covers(other, box))));
}

function applied(matrix: readonly number[], x: number, y: number): readonly number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

function joined(words: readonly Printed[]): Printed[] {
  const rows: Printed[][] = [];
  for (const word of words.toSorted((a, b) => a.box.bottom - b.box.bottom)) {
    const row = rows.at(-1);
    const away = word.box.bottom - (row?.[0]?.box.bottom ?? -Infinity);
    if (row !== undefined && away < heightOf(word) / 2) row.push(word);
    else rows.push([word]);
  }
  return rows.flatMap(phrasesOfRow);
}

function phrasesOfRow(row: readonly Printed[]): Printed[] {
  const phrases: Printed[] = [];
  for (const word of row.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const last = phrases.at(-1);
    if (last !== undefined && word.box.x0 - last.box.x1 < SPACE_MAX * heightOf(word))
      phrases[phrases.length - 1] = {
        ...last,
        text: `${last.text} ${word.text}`,
        box: boxAround([last.box, word.box]),
      };
    else phrases.push(word);
  }
  return phrases;
}

function heightOf({ box }: Printed): number {
  return box.bottom - box.top;
}
