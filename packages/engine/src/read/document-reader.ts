import { pdfiumReader } from "./pdfium/pdfium-reader.ts";
import { withSecondOpinion } from "./second-opinion.ts";

/** How documents are read: with PDFium, and what it cannot read with pdfjs-dist, which is loaded only then. */
export const documentReader = withSecondOpinion(
  pdfiumReader,
  async () => (await import("./pdfjs/pdfjs-reader.ts")).pdfjsReader,
);
