import type { PageReader } from "./page-reader.ts";
import { pdfiumReader } from "./pdfium/pdfium-reader.ts";
import { withSecondOpinion } from "./second-opinion.ts";

/**
 * How documents are read: with PDFium, and what it cannot read with pdfjs-dist, which is loaded only then.
 * `onSecond` is told before pdfjs-dist sees the document.
 */
export function documentReader(onSecond: () => void = () => {}): PageReader {
  return withSecondOpinion(pdfiumReader, async () => {
    onSecond();
    return (await import("./pdfjs/pdfjs-reader.ts")).pdfjsReader;
  });
}
