import { resolve } from "node:path";
import { parseArgs } from "node:util";

export interface BenchOptions {
  /** Few rounds and a short memory run: to see that it works, not to quote. */
  quick: boolean;
  /** Folder of documents; null looks for the usual ones. */
  corpus: string | null;
  /** Part of a document's name; null takes all. */
  filter: string | null;
  /** Counted rounds; one more runs first and is thrown away. */
  rounds: number;
  /** Folder for `extract.json` and `extract.svg`; null is `benchmarks/results`. */
  out: string | null;
  /** Pages every contender reads before the count, so that compilers are done; at least one round. */
  warmUpPages: number;
  /** Documents read in a row by the memory run. */
  memoryDocuments: number;
  /** Reads of one document that make up one warm figure. */
  repeats: number;
}

export const USAGE =
  "npm run bench -- [--quick] [--corpus DIR] [--filter SUBSTRING] [--rounds N] [--out DIR]";

/** Throws with a message for the person at the keyboard. */
export function parseCommandLine(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: "boolean", default: false },
      corpus: { type: "string" },
      filter: { type: "string" },
      rounds: { type: "string" },
      out: { type: "string" },
    },
  });
  const rounds = Number(values.rounds ?? (values.quick ? 2 : 5));
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds: expected a whole number from 1, got ${values.rounds}`);
  return {
    quick: values.quick,
    corpus: values.corpus === undefined ? null : resolve(values.corpus),
    filter: values.filter ?? null,
    rounds,
    out: values.out === undefined ? null : resolve(values.out),
    warmUpPages: values.quick ? 0 : 4000,
    memoryDocuments: values.quick ? 100 : 500,
    repeats: values.quick ? 10 : 40,
  };
}
