import type { CanonicalOutput } from "@paylift/canonical";
import type { Check, ConfidenceReason, CorrectedField, CorrectedOutput } from "../api/types.ts";

/** A result as it is looked at: as it was read, or with its corrections. */
export interface Reading {
  readonly output: CanonicalOutput;
  readonly checks: readonly Check[];
  readonly reasons: readonly ConfidenceReason[];
  readonly confidence: number;
  /** Fields whose value is a person's word, by their path. */
  readonly corrected: ReadonlyMap<string, CorrectedField>;
  readonly changes: Changes | null;
  /** The path that a correction of a field or record names it by. */
  addressOf(path: string): string;
}

/** What corrections have changed. */
export interface Changes {
  readonly confidenceBefore: number;
  /** How many sums hold with the corrections and did not before, and the other way around. */
  readonly mended: number;
  readonly broken: number;
  /** Why corrections have no effect, by their id. */
  readonly refusals: ReadonlyMap<string, string>;
}

const REPLACED = "a later correction of the same field holds";

export function readingOf(
  output: CanonicalOutput,
  {
    checks,
    confidence_reasons,
    confidence_score,
  }: {
    readonly checks: readonly Check[];
    readonly confidence_reasons: readonly ConfidenceReason[];
    readonly confidence_score: number;
  },
): Reading {
  return {
    output,
    checks,
    reasons: confidence_reasons,
    confidence: confidence_score,
    corrected: new Map(),
    changes: null,
    addressOf: (path) => path,
  };
}

export function correctedReading(corrected: CorrectedOutput): Reading {
  const { corrected_as: names, changed_checks: changed } = corrected;
  return {
    output: corrected.canonical_output as CanonicalOutput,
    checks: corrected.checks,
    reasons: corrected.confidence_reasons,
    confidence: corrected.confidence_score,
    corrected: new Map(corrected.corrected.map((field) => [field.field_path, field])),
    changes: {
      confidenceBefore: corrected.confidence_before,
      mended: changed.filter(({ after }) => after === true).length,
      broken: changed.filter(({ after }) => after === false).length,
      refusals: new Map([
        ...corrected.not_applied.map(({ correction_id: id, reason }) => [id, reason] as const),
        ...corrected.superseded.map((id) => [id, REPLACED] as const),
      ]),
    },
    addressOf: (path) => addressIn(names, path),
  };
}

const RECORD = /^employees\[\d+\](?:\.\w+\[\d+\])?/;

/** Records that are not named have the path of their employee, and their own behind it. */
function addressIn(names: Readonly<Record<string, string>>, path: string): string {
  const record = RECORD.exec(path)?.[0];
  if (record === undefined) return path;
  const rest = path.slice(record.length);
  if (names[record] !== undefined) return names[record] + rest;
  const employee = /^employees\[\d+\]/.exec(record)?.[0] ?? record;
  return (names[employee] ?? employee) + path.slice(employee.length);
}
