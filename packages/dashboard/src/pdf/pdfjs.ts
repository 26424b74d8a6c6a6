import {
  getDocument,
  GlobalWorkerOptions,
  PasswordResponses,
  PDFWorker,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
// oxlint-disable-next-line import/default -- the bundler gives the address of the file
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.mjs?url";

GlobalWorkerOptions.workerSrc = workerUrl;
// One for all documents: it starts while the first one is on its way.
const worker = new PDFWorker();

/**
 * Opens a document of the service for drawing. Whatever it fetches comes from this server. `onLocked` is called where the
 * document needs a password, or another one, with the way to give it.
 */
export function openPdf(
  url: string,
  password: string | null,
  onLocked: (wasWrong: boolean, open: (password: string) => void) => void,
): { readonly document: Promise<PDFDocumentProxy>; close(): void } {
  const task = getDocument({
    url,
    ...(password === null ? {} : { password }),
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
  task.onPassword = (open: (password: string) => void, reason: number) =>
    onLocked(reason === PasswordResponses.INCORRECT_PASSWORD, open);
  return { document: task.promise, close: () => void task.destroy() };
}
