import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../../../examples/samples/documents/", import.meta.url);

/** The bytes of every sample document, by file name. */
export const samplePdfs: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".pdf"))
    .toSorted()
    .map((name) => [name, readFileSync(new URL(name, FOLDER))]),
);

/** The first sample. */
export const samplePdf: Buffer = [...samplePdfs.values()][0] as Buffer;
