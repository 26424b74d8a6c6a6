// Corrections of results: an entrance of their own, because the schema behind them takes longer to load than reading a
// page does.
export { correctResult } from "./correct/correct.ts";
export type { ReadResult } from "./correct/rescore.ts";
export { outputDifferences } from "./teach/output-differences.ts";
export { checkLayout } from "./variants/checked-layout.ts";
export { fieldHolds } from "./correct/field-schema.ts";
export { FIELD_CORRECTION_TYPES, LINE_LISTS, STRUCTURE_ACTIONS } from "./api/correction.ts";
export type {
  AddRecord,
  ChangedCheck,
  CorrectedField,
  CorrectedResult,
  Correction,
  FieldCorrection,
  FieldCorrectionType,
  LineList,
  MergeEmployees,
  MoveLine,
  SetColumn,
  StructureAction,
  StructureCorrection,
} from "./api/correction.ts";
