import { CanonicalError, type CanonicalOutput } from "@paylift/canonical";
import type { Correction, FieldCorrection } from "../api/correction.ts";
import { applyField, removeRecord, removesRecord } from "./apply-field.ts";
import { applyStructure } from "./apply-structure.ts";
import { Draft } from "./draft.ts";
import { Journal } from "./journal.ts";
import { NotApplicable } from "./not-applicable.ts";

/** A draft with corrections applied, and what became of each of them. */
export interface Applied {
  readonly draft: Draft;
  readonly journal: Journal;
  readonly applied: string[];
  readonly superseded: string[];
  readonly notApplied: { id: string; reason: string }[];
}

/**
 * Applies corrections to a copy of an output, oldest first. The last of several values of one field holds. Records are
 * removed last, so that every path points to the record that was meant.
 */
export function applyCorrections(original: CanonicalOutput, corrections: readonly Correction[]): Applied {
  const draft = new Draft(original);
  const journal = new Journal();
  const applied: string[] = [];
  const notApplied: { id: string; reason: string }[] = [];
  const { current, superseded } = withoutSuperseded(corrections);
  const removals = current.filter(removesRecord).sort(byLineFirst);
  const settings = current.filter((correction) => !removesRecord(correction));
  for (const correction of settings) attempt(correction, () => applyOne(draft, journal, correction));
  for (const correction of removals) attempt(correction, () => removeRecord(draft, journal, correction));
  return { draft, journal, applied, superseded, notApplied };

  function attempt({ id }: Correction, change: () => void): void {
    try {
      change();
      applied.push(id);
    } catch (error) {
      if (!(error instanceof NotApplicable) && !(error instanceof CanonicalError)) throw error;
      notApplied.push({ id, reason: error.message });
    }
  }
}

function applyOne(draft: Draft, journal: Journal, correction: Correction): void {
  if ("action" in correction) applyStructure(draft, journal, correction);
  else applyField(draft, journal, correction);
}

/** A line goes before the employee that it is of. */
function byLineFirst(one: FieldCorrection, other: FieldCorrection): number {
  return other.field_path.split(".").length - one.field_path.split(".").length;
}

/** Of several values of one field only the last holds. */
function withoutSuperseded(corrections: readonly Correction[]): {
  current: Correction[];
  superseded: string[];
} {
  const last = new Map<string, Correction>();
  for (const correction of corrections)
    if (setsValue(correction)) last.set(correction.field_path, correction);
  const isCurrent = (correction: Correction): boolean =>
    !setsValue(correction) || last.get(correction.field_path) === correction;
  return {
    current: corrections.filter(isCurrent),
    superseded: corrections.filter((correction) => !isCurrent(correction)).map(({ id }) => id),
  };
}

function setsValue(correction: Correction): correction is FieldCorrection {
  return (
    "correction_type" in correction &&
    (correction.correction_type === "wrong_value" || correction.correction_type === "missing_field")
  );
}
