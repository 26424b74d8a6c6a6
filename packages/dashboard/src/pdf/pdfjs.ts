import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
// oxlint-disable-next-line import/default -- the bundler gives the address of the file
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.mjs?url";

GlobalWorkerOptions.workerSrc = workerUrl;
// One for all documents: it starts while the first one is on its way.
const worker = new PDFWorker();

/** Opens a document of the service for drawing. Whatever it fetches comes from this server. */
export function openPdf(url: string): { readonly document: Promise<PDFDocumentProxy>; close(): void } {
  const task = getDocument({
    url,
    worker,
    cMapUrl: "/pdfjs/cmaps/",
    iccUrl: "/pdfjs/iccs/",
    standardFontDataUrl: "/pdfjs/standard_fonts/",
    wasmUrl: "/pdfjs/wasm/",
    // The service sends whole documents.
    disableRange: true,
    disableAutoFetch: true,
    enableXfa: false,
    verbosity: 0,
  });
  return { document: task.promise, close: () => void task.destroy() };
}
