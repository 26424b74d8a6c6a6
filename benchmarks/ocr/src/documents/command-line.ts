import { parseArgs } from "node:util";

export interface DrawnDocuments {
  /** What the layouts' documents are made from. */
  seed: number;
  /** Part of a document's name; empty takes all documents. */
  filter: string;
}

export interface ScansOptions extends DrawnDocuments {
  /** As printed, marks over figures included; without these marks; or without them and worn by paper and scanner. */
  paper: "marked" | "unmarked" | "worn";
}

export const SCANS_USAGE = "npm run bench:scans -- [--seed N] [--filter TEXT] [--unmarked | --worn]";
export const PAPER_USAGE = "npm run bench:paper -- [--seed N] [--filter TEXT]";

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

/** Throws with a message for the person at the keyboard. */
export function parsePaperCommandLine(args: readonly string[]): DrawnDocuments {
  return documentsOf(parseArgs({ args: [...args], options: DOCUMENTS }).values);
}

function documentsOf({ seed, filter }: { seed: string; filter: string }): DrawnDocuments {
  if (!/^\d{1,9}$/.test(seed)) throw new Error(`--seed: expected a whole number from 0, got ${seed}`);
  return { seed: Number(seed), filter };
}
