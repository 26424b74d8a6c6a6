import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A document of a folder. */
export interface CaseDocument {
  name: string;
  pdf: string;
  /** What it prints; null where it is no payroll, and has to be refused. */
  truth: object | null;
}

/** Documents that are no payroll are named so, and have no truth. */
const NEGATIVE = /^negative[-_]/;

/** The documents of a folder that have a truth beside them, or are named as no payroll; sorted by name. */
export function caseDocuments(folder: string): CaseDocument[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".pdf"))
    .map((file) => basename(file, ".pdf"))
    .toSorted()
    .flatMap((name): CaseDocument[] => {
      const pdf = join(folder, `${name}.pdf`);
      const truth = join(folder, `${name}.truth.json`);
      if (existsSync(truth)) return [{ name, pdf, truth: JSON.parse(readFileSync(truth, "utf8")) as object }];
      return NEGATIVE.test(name) ? [{ name, pdf, truth: null }] : [];
    });
}

/** A folder of documents, with the name under which it is told of. */
export interface CaseSet {
  name: string;
  folder: string;
}

/** The folder itself where documents lie in it, and its folders that hold documents. Throws where there are none. */
export function caseSets(folder: string): CaseSet[] {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    .toSorted();
  const sets = [folder, ...below]
    .filter((place) => caseDocuments(place).length > 0)
    .map((place) => ({ name: basename(place), folder: place }));
  if (sets.length === 0) throw new Error(`no documents with their truth in ${folder}`);
  return sets;
}
