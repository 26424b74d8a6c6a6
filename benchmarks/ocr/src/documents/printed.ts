import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { ADVERSARIAL_LAYOUTS, generateAdversarial, generateUnmarked } from "@paylift/benchmark-generalise";
import { generateSample, LAYOUTS } from "@paylift/samples";
import { drawPages } from "../scan.ts";

/** A longer document tells no more, and costs minutes. */
const MOST_PAGES = 6;
const MOST_SEEDS = 40;
const EMPLOYEES = 7;

export interface Printed {
  name: string;
  pdf: Uint8Array;
  /** Without the watermark over its figures; null where it has none. */
  unmarked: Uint8Array | null;
}

/** A document of each layout of the samples, and one that is short enough of each layout that no provider has. */
export async function* printedDocuments(seed: number, filter: string): AsyncIterable<Printed> {
  for (const { name: layout } of LAYOUTS) {
    if (!`${layout}-`.includes(filter)) continue;
    const { name, pdf } = await generateSample({ layout, seed, employees: EMPLOYEES });
    yield { name, pdf, unmarked: null };
  }
  for (const { name } of ADVERSARIAL_LAYOUTS) {
    if (!`${name}-`.includes(filter)) continue;
    for (let next = seed; next < seed + MOST_SEEDS; next++) {
      const document = await generateAdversarial(name, next);
      if ((await drawPages(document.pdf, 10, MOST_PAGES + 1)).length > MOST_PAGES) continue;
      yield { ...document, unmarked: await generateUnmarked(name, next) };
      break;
    }
  }
}

/** The PDF files of a folder whose names hold `filter`, by name. */
export async function* documentsIn(folder: string, filter: string): AsyncIterable<Printed> {
  for (const file of (await readdir(folder)).sort()) {
    if (!/\.pdf$/i.test(file) || !file.includes(filter)) continue;
    const name = basename(file).replace(/\.pdf$/i, "");
    yield { name, pdf: await readFile(join(folder, file)), unmarked: null };
  }
}
