import { parseArgs } from "node:util";

export interface DrawnDocuments {
  /** What the layouts' documents are made from. */
  seed: number;
  /** Part of a document's name; empty takes all documents. */
  filter: string;
}

export interface PaperOptions extends DrawnDocuments {
  /** A folder whose PDF files are scanned in place of made-up documents; null where there is none. */
  documents: string | null;
  /** Names of the treatments that are dealt out; null deals all of them. */
  treatments: readonly string[] | null;
  /** A folder for the scans themselves; null where nobody wants them. */
  keep: string | null;
}

export interface ScansOptions extends DrawnDocuments {
  /** As printed, marks over figures included; without these marks; or without them and worn by paper and scanner. */
  paper: "marked" | "unmarked" | "worn";
}

export const SCANS_USAGE = "npm run bench:scans -- [--seed N] [--filter TEXT] [--unmarked | --worn]";
export const PAPER_USAGE =
  "npm run bench:paper -- [--seed N] [--filter TEXT] [--documents DIR] [--treatments NAME,...] [--keep DIR]";

const DOCUMENTS = {
  seed: { type: "string", default: "8301" },
  filter: { type: "string", default: "" },
} as const;

/** Throws with a message for the person at the keyboard. */
export function parseScansCommandLine(args: readonly string[]): ScansOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...DOCUMENTS,
      unmarked: { type: "boolean", default: false },
      worn: { type: "boolean", default: false },
    },
  });
  const { unmarked, worn } = values;
  if (unmarked && worn)
    throw new Error("--unmarked, --worn: expected one of them, as worn documents have no marks");
  return { ...documentsOf(values), paper: worn ? "worn" : unmarked ? "unmarked" : "marked" };
}

/** `known` names the treatments that there are. Throws with a message for the person at the keyboard. */
export function parsePaperCommandLine(args: readonly string[], known: readonly string[]): PaperOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...DOCUMENTS,
      documents: { type: "string" },
      treatments: { type: "string" },
      keep: { type: "string" },
    },
  });
  const treatments = values.treatments?.split(",") ?? null;
  const unknown = treatments?.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`--treatments: there is no ${JSON.stringify(unknown)}; there are ${known.join(", ")}`);
  const { documents = null, keep = null } = values;
  return { ...documentsOf(values), documents, treatments, keep };
}

function documentsOf({ seed, filter }: { seed: string; filter: string }): DrawnDocuments {
  if (!/^\d{1,9}$/.test(seed)) throw new Error(`--seed: expected a whole number from 0, got ${seed}`);
  return { seed: Number(seed), filter };
}
