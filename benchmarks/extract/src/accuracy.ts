import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BenchDocument } from "./documents.ts";
import { findScorer, type Scored, type Summary } from "./scorer.ts";

export interface WrongDocument {
  name: string;
  confidence: number;
  /** Wrong in money and yet confident: the one thing that must not happen. */
  silent: boolean;
  errors: number;
  /** The first few, as `path: want …, got …`. */
  first: string[];
}

export interface Accuracy extends Summary {
  wrong: WrongDocument[];
}

const ERRORS_SHOWN = 3;

/** Null where no folder holds the scorer, or none of the documents has its truth beside it. */
export async function scoreAnswers(
  documents: readonly BenchDocument[],
  answersFolder: string,
  folders: readonly string[],
): Promise<Accuracy | null> {
  const scorer = await findScorer(folders);
  if (scorer === null) return null;
  const scored = documents.flatMap(({ name, path }) => {
    const truth = path.replace(/\.pdf$/, ".truth.json");
    if (!existsSync(truth)) return [];
    const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
    return [{ name, ...scorer.scoreDocument(read(truth), read(join(answersFolder, `${name}.json`))) }];
  });
  if (scored.length === 0) return null;
  const summary = scorer.summarise(scored);
  return {
    documents: summary.documents,
    failed: summary.failed,
    money_f1: summary.money_f1,
    perfect: summary.perfect,
    silent_errors: summary.silent_errors,
    inconsistent: summary.inconsistent,
    inconsistent_flagged: summary.inconsistent_flagged,
    false_flags: summary.false_flags,
    wrong: scored.filter(({ perfect }) => !perfect).map(wrongDocument),
  };
}

/** The short of what is wrong with a document. */
export function wrongDocument({
  name,
  confidence,
  silent,
  errors,
}: Pick<Scored, "confidence" | "silent" | "errors"> & { name: string }): WrongDocument {
  const first = errors
    .slice(0, ERRORS_SHOWN)
    .map(({ path, want, got }) => `${path}: want ${JSON.stringify(want)}, got ${JSON.stringify(got)}`);
  return { name, confidence, silent, errors: errors.length, first };
}
