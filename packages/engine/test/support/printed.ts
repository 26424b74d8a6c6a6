import { bestInferredOf } from "./best-inferred.ts";
import type { CanonicalOutput } from "@paylift/canonical";

export interface Printed {
  output: CanonicalOutput;
  people: CanonicalOutput["employees"];
  held: string[];
  /** What neither adds up nor was understood. */
  wrong: { failed: string[]; unclaimed: string[] };
}

/** What inference makes of pages as small bureaus and browsers print them. */
export function readPrinted(...pages: readonly string[]): Printed {
  const { output, held, failed, unclaimed } = bestInferredOf(...pages);
  return { output, people: output.employees, held, wrong: { failed, unclaimed } };
}

export const NOTHING = { failed: [], unclaimed: [] };
