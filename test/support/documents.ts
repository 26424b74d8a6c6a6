import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CanonicalOutput } from "@paylift/canonical";

/** What a document says, as a perfect reader would give it, and what in it is misprinted. */
export type Truth = CanonicalOutput & { _inconsistencies?: readonly unknown[] };

export interface Document {
  name: string;
  pdf: string;
  truth: Truth;
}

/** The documents of a folder that have a truth file, sorted by name. */
export function documentsIn(folder: string, isWanted = (_name: string): boolean => true): Document[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".truth.json"))
    .map((file) => file.slice(0, -".truth.json".length))
    .filter(isWanted)
    .toSorted()
    .map((name) => ({
      name,
      pdf: join(folder, `${name}.pdf`),
      truth: JSON.parse(readFileSync(join(folder, `${name}.truth.json`), "utf8")) as Truth,
    }));
}
