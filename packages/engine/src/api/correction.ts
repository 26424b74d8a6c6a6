import type { Evidence, ExtractionResult } from "./result.ts";

/** The four ways in which a field can be wrong. */
export const FIELD_CORRECTION_TYPES = ["wrong_value", "wrong_field", "missing_field", "spurious"] as const;
export type FieldCorrectionType = (typeof FIELD_CORRECTION_TYPES)[number];

/** The ways in which records can be wrong: one is missing, two are the same, or they are in the wrong list. */
export const STRUCTURE_ACTIONS = ["add", "merge", "move", "set_column"] as const;
export type StructureAction = (typeof STRUCTURE_ACTIONS)[number];

/** The lists of an employee that hold printed lines. */
export const LINE_LISTS = [
  "earnings",
  "deductions",
  "taxes",
  "employer_taxes",
  "employer_contributions",
] as const;
export type LineList = (typeof LINE_LISTS)[number];

interface CorrectionBase {
  /** What the answer calls this correction by. */
  id: string;
  /** Where the page shows the corrected value; null or absent if no place was given. */
  evidence?: Evidence | null;
}

/**
 * One field. `spurious` empties a field or removes a record, `wrong_field` moves a value to the field that the corrected
 * value names, `missing_field` also makes the record that the field is of, and `wrong_value` sets the corrected value.
 */
export interface FieldCorrection extends CorrectionBase {
  correction_type: FieldCorrectionType;
  field_path: string;
  corrected_value: string;
}

/** A person, a line or a payment that the page shows and the result lacks. Its path has an index that is not taken. */
export interface AddRecord extends CorrectionBase {
  action: "add";
  field_path: string;
  /** Texts by field name, read as corrected values are. */
  values: Readonly<Record<string, string>>;
}

/** Two records are one person: the lines, payments and pay of the first go to the other. */
export interface MergeEmployees extends CorrectionBase {
  action: "merge";
  field_path: string;
  into: string;
}

/** A line or a payment belongs to another list (`employees[3].taxes`), of the same person or of another. */
export interface MoveLine extends CorrectionBase {
  action: "move";
  field_path: string;
  to: string;
}

/** All lines of one label are something else: their type, role, label, or list. */
export interface SetColumn extends CorrectionBase {
  action: "set_column";
  list: LineList;
  code: string | null;
  description: string;
  values: Readonly<Record<string, string>>;
  /** The list that they belong to; null where it is the right one. */
  to_list: LineList | null;
}

export type StructureCorrection = AddRecord | MergeEmployees | MoveLine | SetColumn;

/**
 * What a person says is wrong with a result. Paths are those of the result as it was read, whatever was removed since; a
 * record that was added keeps the path that it was given.
 */
export type Correction = FieldCorrection | StructureCorrection;

/** A field with a value from a person. */
export interface CorrectedField {
  /** In the corrected output. */
  field_path: string;
  correction_id: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
  /** Whether printed sums hold with it; null for a field that is not a figure, which no sum can prove. */
  proved: boolean | null;
  /** Ids of the checks through it that hold, and that do not. */
  holds: string[];
  fails: string[];
  /** What was pointed at, else where the field was read; [] for neither. */
  evidence: Evidence[];
}

/** A sum that says something else than before. `before` is null for one that could not be made, or was not there. */
export interface ChangedCheck {
  id: string;
  before: boolean | null;
  after: boolean | null;
}

/** A result with its corrections applied, and all checks repeated. */
export interface CorrectedResult extends Pick<
  ExtractionResult,
  "confidence_score" | "confidence_reasons" | "canonical_output" | "checks" | "unclaimed" | "evidence"
> {
  corrected: CorrectedField[];
  changed_checks: ChangedCheck[];
  /** Ids of corrections, in the order in which they took effect. */
  applied: string[];
  /** Ids of corrections that a later one of the same field replaces. */
  superseded: string[];
  not_applied: { id: string; reason: string }[];
  /** Path by which to correct a record further, for each record that has another path in the corrected output. */
  corrected_as: Record<string, string>;
}
