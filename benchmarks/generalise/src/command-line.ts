import { resolve } from "node:path";
import { parseArgs } from "node:util";

export interface BenchOptions {
  /** Folder of the corpus; null looks for the usual ones. */
  corpus: string | null;
  /** Part of a family's name; null takes all families. */
  filter: string | null;
  /** Documents of each adversarial layout and of each kind that is no payroll. */
  seeds: number;
  /** Measures the cost of long documents instead of accuracy. */
  scaling: boolean;
  /** Drafts variants from the same documents and reads them with these instead. */
  drafts: boolean;
  /** Folder for the results; null is `benchmarks/results`. */
  out: string | null;
}

export const USAGE =
  "npm run bench:generalise -- [--corpus DIR] [--filter FAMILY] [--seeds N] [--scaling | --drafts] [--out DIR]";

/** Throws with a message for the person at the keyboard. */
export function parseCommandLine(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      corpus: { type: "string" },
      filter: { type: "string" },
      seeds: { type: "string", default: "60" },
      scaling: { type: "boolean", default: false },
      drafts: { type: "boolean", default: false },
      out: { type: "string" },
    },
  });
  const seeds = Number(values.seeds);
  if (!Number.isInteger(seeds) || seeds < 1)
    throw new Error(`--seeds: expected a whole number from 1, got ${values.seeds}`);
  return {
    corpus: values.corpus === undefined ? null : resolve(values.corpus),
    filter: values.filter ?? null,
    seeds,
    scaling: values.scaling,
    drafts: values.drafts,
    out: values.out === undefined ? null : resolve(values.out),
  };
}
