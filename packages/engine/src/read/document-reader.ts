import type { PageReader } from "./page-reader.ts";
import { pdfiumReader } from "./pdfium/pdfium-reader.ts";
import { withSecondOpinion } from "./second-opinion.ts";
import { withHelp, type AskForReaders } from "./shared-pages.ts";

/**
 * How documents are read: with PDFium, and what it cannot read with pdfjs-dist, which is loaded only then.
 * `onSecond` is told before pdfjs-dist sees the document. Others are asked for help with the pages of a long one.
 */
export function documentReader(
  onSecond: () => void = () => {},
  ask: AskForReaders | null = null,
): PageReader {
  const first = ask === null ? pdfiumReader : withHelp(pdfiumReader, ask);
  return withSecondOpinion(first, async () => {
    onSecond();
    return (await import("./pdfjs/pdfjs-reader.ts")).pdfjsReader;
  });
}
