import { formatFieldPath, parseFieldPath, type FieldPath } from "@paylift/canonical";
import type { Correction, FieldCorrection } from "../api/correction.ts";
import { addressOf, recordPath, type Draft } from "./draft.ts";
import { emptyFor, fieldSchemaAt, movedValue, valueFor, type FieldSchema } from "./field-schema.ts";
import type { Journal } from "./journal.ts";
import { NotApplicable } from "./not-applicable.ts";

/** Fields that tell which sums a line is part of. */
const PLACING: ReadonlySet<unknown> = new Set(["type", "role", "description", "code"]);

export function applyField(draft: Draft, journal: Journal, correction: FieldCorrection): void {
  const place = placeOf(parseFieldPath(correction.field_path));
  switch (correction.correction_type) {
    case "spurious":
      existing(draft, place.path);
      return put(draft, journal, place, nothingFor(place.schema), correction);
    case "wrong_field": {
      const destination = destinationOf(correction.corrected_value);
      if (destination === null) return setText(draft, journal, place, correction);
      return moveValue(draft, journal, { from: place, to: destination }, correction);
    }
    case "missing_field":
      return setText(draft, journal, place, correction, true);
    default:
      return setText(draft, journal, place, correction);
  }
}

/** A field and what it may hold. */
interface Place {
  readonly path: FieldPath;
  readonly schema: FieldSchema;
}

function setText(
  draft: Draft,
  journal: Journal,
  place: Place,
  correction: FieldCorrection,
  makesRecord = false,
): void {
  const value = valueFor(place.schema, correction.corrected_value);
  if (value === undefined) throw new NotApplicable("the field cannot hold the corrected value");
  if (makesRecord) for (const made of draft.make(place.path)) journal.affected.add(made);
  put(draft, journal, place, value, correction);
}

function put(
  draft: Draft,
  journal: Journal,
  { path }: Place,
  value: unknown,
  { id, evidence = null }: Pick<FieldCorrection, "id" | "evidence">,
): void {
  const text = formatFieldPath(path);
  const before = draft.get(path) ?? null;
  draft.set(path, value);
  journal.say(text, { correctionId: id, before, evidence });
  const { employee, list, index, field } = addressOf(path);
  if (employee === null) return;
  const places = list === null ? (before === null) !== (value === null) : PLACING.has(field[0]);
  if (places) journal.affected.add(recordPath(employee, list, index ?? 0));
}

/** All or nothing: what cannot leave its field does not arrive in the other one either. */
function moveValue(
  draft: Draft,
  journal: Journal,
  { from, to }: { from: Place; to: Place },
  correction: FieldCorrection,
): void {
  if (formatFieldPath(from.path) === formatFieldPath(to.path))
    throw new NotApplicable("the value is in that field already");
  if (holds(to.path, from.path)) throw new NotApplicable("the other field holds this one");
  const value = movedValue(to.schema, existing(draft, from.path));
  if (value === undefined) throw new NotApplicable("the other field cannot hold the value");
  const nothing = nothingFor(from.schema);
  put(draft, journal, to, value, correction);
  put(draft, journal, from, nothing, correction);
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

function existing(draft: Draft, path: FieldPath): unknown {
  const value = draft.get(path);
  if (value === undefined) throw new NotApplicable("the result has no such field");
  return value;
}

function placeOf(path: FieldPath): Place {
  const schema = fieldSchemaAt(path);
  if (schema === null || path.length === 0) throw new NotApplicable("the canonical schema has no such field");
  return { path, schema };
}

/** The field that a corrected value names, null when it is a plain value. */
function destinationOf(text: string): Place | null {
  try {
    return placeOf(parseFieldPath(text));
  } catch {
    return null;
  }
}

/** Whether a correction takes a whole record out. */
export function removesRecord(correction: Correction): correction is FieldCorrection {
  return (
    "correction_type" in correction &&
    correction.correction_type === "spurious" &&
    correction.field_path.endsWith("]")
  );
}

export function removeRecord(
  draft: Draft,
  journal: Journal,
  { field_path }: Correction & FieldCorrection,
): void {
  if (!draft.remove(parseFieldPath(field_path)))
    throw new NotApplicable("the result has no such record, or it is removed already");
  journal.removed.add(field_path);
}
