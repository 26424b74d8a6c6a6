import {
  CanonicalError,
  formatFieldPath,
  getAtPath,
  parseFieldPath,
  setAtPath,
  type CanonicalOutput,
  type FieldPath,
} from "@paylift/canonical";
import type { Correction } from "@paylift/store";
import { emptyFor, fieldSchemaAt, movedValue, valueFor, type FieldSchema } from "./field-schema.ts";

export interface CorrectedOutput {
  readonly canonicalOutput: CanonicalOutput;
  /** Ids of the corrections that took effect, in that order. */
  readonly applied: readonly string[];
  readonly notApplied: readonly { readonly correctionId: string; readonly reason: string }[];
}

/** Why a correction has no effect. */
class NotApplicable extends Error {}

/**
 * Applies corrections to a copy of a canonical output, oldest first. `spurious` empties a field or removes a record;
 * `wrong_field` moves the value where the corrected value is itself a field path; everything else sets the corrected
 * value in the type of its field. Records are removed last, so that no path points to the wrong one.
 */
export function applyCorrections(
  original: CanonicalOutput,
  corrections: readonly Correction[],
): CorrectedOutput {
  const canonicalOutput = structuredClone(original);
  const applied: string[] = [];
  const notApplied: { correctionId: string; reason: string }[] = [];
  const removed = new Set<string>();
  const removals = corrections.filter(removesRecord).sort(byLastRecordFirst);
  const settings = corrections.filter((correction) => !removesRecord(correction));
  for (const correction of [...settings, ...removals]) {
    try {
      if (removed.has(correction.fieldPath)) throw new NotApplicable("the record is already removed");
      apply(canonicalOutput, correction);
      applied.push(correction.id);
      if (removesRecord(correction)) removed.add(correction.fieldPath);
    } catch (error) {
      if (!(error instanceof NotApplicable) && !(error instanceof CanonicalError)) throw error;
      notApplied.push({ correctionId: correction.id, reason: error.message });
    }
  }
  return { canonicalOutput, applied, notApplied };
}

function apply(output: CanonicalOutput, correction: Correction): void {
  const path = parseFieldPath(correction.fieldPath);
  const schema = schemaOf(path);
  switch (correction.correctionType) {
    case "spurious":
      return removesRecord(correction) ? removeRecord(output, path) : empty(output, path, schema);
    case "wrong_field": {
      const destination = destinationOf(correction.correctedValue);
      if (destination === null) return set(output, path, schema, correction.correctedValue);
      return move(output, { path, schema }, destination);
    }
    default:
      return set(output, path, schema, correction.correctedValue);
  }
}

function set(output: CanonicalOutput, path: FieldPath, schema: FieldSchema, text: string): void {
  const value = valueFor(schema, text);
  if (value === undefined) throw new NotApplicable("the field cannot hold the corrected value");
  setAtPath(output, path, value);
}

function empty(output: CanonicalOutput, path: FieldPath, schema: FieldSchema): void {
  existing(output, path);
  setAtPath(output, path, nothingFor(schema));
}

interface Place {
  readonly path: FieldPath;
  readonly schema: FieldSchema;
}

/** All or nothing: what cannot leave its field does not arrive in the other one either. */
function move(output: CanonicalOutput, from: Place, to: Place): void {
  if (formatFieldPath(from.path) === formatFieldPath(to.path)) {
    throw new NotApplicable("the value is in that field already");
  }
  if (holds(to.path, from.path)) throw new NotApplicable("the other field holds this one");
  const value = movedValue(to.schema, existing(output, from.path));
  if (value === undefined) throw new NotApplicable("the other field cannot hold the value");
  const nothing = nothingFor(from.schema);
  setAtPath(output, to.path, value);
  setAtPath(output, from.path, nothing);
}

/** Whether a field is a part of a record, or of a part of it. */
function holds(record: FieldPath, field: FieldPath): boolean {
  return record.length < field.length && record.every((part, depth) => part === field[depth]);
}

function nothingFor(schema: FieldSchema): unknown {
  const value = emptyFor(schema);
  if (value === undefined) throw new NotApplicable("the field cannot be empty: correct its record instead");
  return value;
}

function existing(output: CanonicalOutput, path: FieldPath): unknown {
  const value = getAtPath(output, path);
  if (value === undefined) throw new NotApplicable("the result has no such field");
  return value;
}

function removeRecord(output: CanonicalOutput, path: FieldPath): void {
  existing(output, path);
  const records = getAtPath(output, path.slice(0, -1)) as unknown[];
  records.splice(path.at(-1) as number, 1);
}

function schemaOf(path: FieldPath): FieldSchema {
  const schema = fieldSchemaAt(path);
  if (schema === null) throw new NotApplicable("the canonical schema has no such field");
  return schema;
}

/** The field that a corrected value names, null when it is a plain value. */
function destinationOf(text: string): Place | null {
  try {
    const path = parseFieldPath(text);
    const schema = fieldSchemaAt(path);
    return path.length === 0 || schema === null ? null : { path, schema };
  } catch {
    return null;
  }
}

function removesRecord({ correctionType, fieldPath }: Correction): boolean {
  return correctionType === "spurious" && fieldPath.endsWith("]");
}

/** Later records first, and the records within a record before it. */
function byLastRecordFirst(a: Correction, b: Correction): number {
  return compareIndexes(indexesOf(b), indexesOf(a));
}

function indexesOf({ fieldPath }: Correction): number[] {
  return [...fieldPath.matchAll(/\[(\d+)\]/g)].map(([, digits]) => Number(digits));
}

function compareIndexes(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((index, depth) => index !== b[depth]);
  if (at === -1) return a.length - b.length;
  return at >= b.length ? 1 : (a[at] ?? 0) - (b[at] ?? 0);
}
