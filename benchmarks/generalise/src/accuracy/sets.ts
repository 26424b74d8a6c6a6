import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { corpusFolders } from "@paylift/benchmark-extract";
import { caseDocuments, caseSets, type CaseDocument } from "./documents.ts";

/** Documents that are scored together. */
export interface AccuracySet {
  name: string;
  documents: CaseDocument[];
  /** The engine was built with these at hand: there was no first sight. */
  isOwn: boolean;
}

const AUTHORED = fileURLToPath(new URL("../../test/fixtures/authored/", import.meta.url));

export interface SetsAsked {
  /** Folders with documents, or with folders of documents. */
  cases: readonly string[];
  /** Makes the folders one set of this name, and leaves out all others. */
  set: string | null;
  /** Part of the names of sets. */
  filter: string | null;
  corpus: string | null;
}

/** The own corpus, the authored documents, and each folder of cases. Throws where a folder holds no documents. */
export function accuracySets({ cases, set, filter, corpus }: SetsAsked): AccuracySet[] {
  const given = cases.flatMap(caseSets);
  if (set !== null) {
    const documents = given.flatMap(({ folder }) => caseDocuments(folder));
    return [{ name: set, documents, isOwn: false }];
  }
  const own = [
    { name: "corpus", folder: corpusFolders(corpus).find(hasScorer) },
    { name: "authored", folder: AUTHORED },
  ].flatMap(({ name, folder }) =>
    folder === undefined ? [] : [{ name, documents: caseDocuments(folder), isOwn: true }],
  );
  const others = given.map(({ name, folder }) => ({
    name,
    documents: caseDocuments(folder),
    isOwn: false,
  }));
  return [...own, ...others].filter(({ name }) => filter === null || name.includes(filter));
}

// The samples of the examples are no corpus.
const hasScorer = (folder: string): boolean => existsSync(join(folder, "score.mjs"));
