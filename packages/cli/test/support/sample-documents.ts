import { linkSync, copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the sample documents. */
export const DOCUMENTS = fileURLToPath(new URL("../../../../examples/samples/documents", import.meta.url));

/** File names of all sample documents, sorted. */
export function sampleDocuments(): string[] {
  const names = readdirSync(DOCUMENTS).filter((name) => name.endsWith(".pdf"));
  if (names.length === 0) throw new Error(`no sample documents in ${DOCUMENTS}`);
  return names.toSorted();
}

/** Fills a folder with as many copies of one document. */
export function copies(document: string, folder: string, count: number): void {
  const first = join(folder, "copy-0.pdf");
  copyFileSync(document, first);
  for (let index = 1; index < count; index++) linkSync(first, join(folder, `copy-${index}.pdf`));
}
