import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** How many there are in the truth, how many in the prediction, and how many are in both. */
export interface Counter {
  t: number;
  p: number;
  hit: number;
}

/** What the corpus scorer says of one document. */
export interface Scored {
  errors: { class: string; path: string; want: unknown; got: unknown }[];
  confidence: number;
  /** The document was refused, or there is no answer. */
  failed: boolean;
  /** Wrong in money and yet confident: the one thing that must not happen. */
  silent: boolean;
  perfect: boolean;
  money: Counter;
  /** Exact ones, and how many there are. */
  gross: [number, number];
  net: [number, number];
  /** Lines by type and amount. */
  loose: Record<"earnings" | "deductions" | "taxes", Counter>;
  employerLoose: Counter;
}

export interface Summary {
  documents: number;
  failed: number;
  money_f1: number | null;
  perfect: number | null;
  silent_errors: number;
  inconsistent: number;
  inconsistent_flagged: number;
  false_flags: number;
}

export interface Scorer {
  scoreDocument(truth: unknown, result: unknown): Scored;
  summarise(documents: Scored[]): Summary;
}

/** The scorer that stands beside a corpus; null where none of the folders holds one. */
export async function findScorer(folders: readonly string[]): Promise<Scorer | null> {
  const script = folders.map((folder) => join(folder, "score.mjs")).find((file) => existsSync(file));
  return script === undefined ? null : ((await import(pathToFileURL(script).href)) as Scorer);
}
