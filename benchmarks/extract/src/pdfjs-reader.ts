import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Reader } from "./reader.ts";

/** Text of every page as the pdfjs-dist examples for Node take it: the floor under any reader built on pdfjs-dist. */
export function pdfjsReader(): Reader {
  return {
    inFlight: 1,
    async read(path) {
      const loading = getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 });
      try {
        const document = await loading.promise;
        for (let number = 1; number <= document.numPages; number++) {
          const page = await document.getPage(number);
          await page.getTextContent();
          page.cleanup();
        }
        return { pages: document.numPages, answer: null, failure: null };
      } catch (error) {
        return { pages: 0, answer: null, failure: String(error) };
      } finally {
        await loading.destroy();
      }
    },
    close: async () => {},
  };
}
