import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

export interface BenchOptions {
  readonly rounds: number;
  /** Of load on one contender in one round. */
  readonly seconds: number;
  /** In the queue, in a round. */
  readonly documents: number;
  readonly threads: number;
  /** Folder for `http.json` and `http.svg`; null is `benchmarks/results`. */
  readonly out: string | null;
}

export const USAGE = "npm run bench:http -- [--quick] [--rounds N] [--threads N] [--out DIR]";

/** Throws with a message for the person at the keyboard. */
export function parseCommandLine(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: "boolean", default: false },
      rounds: { type: "string" },
      threads: { type: "string" },
      out: { type: "string" },
    },
  });
  return {
    rounds: wholeNumber("--rounds", values.rounds ?? (values.quick ? "1" : "5")),
    // A core is left for what the queue adds: Postgres and the worker that hands out the documents.
    threads: wholeNumber("--threads", values.threads ?? String(Math.max(1, availableParallelism() - 1))),
    seconds: values.quick ? 2 : 5,
    documents: values.quick ? 100 : 1_000,
    out: values.out === undefined ? null : resolve(values.out),
  };
}

function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new Error(`${option}: expected a whole number from 1, got ${text}`);
}
