// Comparing
export { compare } from "./compare-outputs.ts";
export type { Box, ExtractedSide, SideInput } from "./model/side.ts";
export type {
  CrosswalkEntry,
  LabelRef,
  LineMapping,
  Tolerance,
  ToleranceField,
  ValidationOptions,
} from "./options.ts";
export { TOLERANCE_FIELDS } from "./options.ts";
export type { Section } from "./model/line.ts";
export { SECTIONS } from "./model/line.ts";

// The rules of severity
export type { Condition, Rule } from "./rules/rule.ts";
export { DEFAULT_RULES } from "./rules/default-rules.ts";

// The report
export type {
  Discrepancy,
  EmployeeRef,
  EmployeeVerdict,
  Group,
  MappingEntry,
  ReadingBox,
  ReadingDoubt,
  ValidationReport,
  Verdict,
} from "./report/report.ts";
export { isOfValue, VERDICTS } from "./report/report.ts";
export type { DiscrepancyKind, Severity } from "./model/discrepancy-kind.ts";
export { DISCREPANCY_KINDS, SEVERITIES } from "./model/discrepancy-kind.ts";
export type { Certainty, MatchMethod } from "./population/match.ts";
export type { Untested, UntestedReason } from "./compare/untested.ts";
export type { Tolerated } from "./compare/tolerances.ts";
export type { WageBase } from "./causes/wage-base.ts";

// Errors
export type { ValidationErrorCode } from "./errors.ts";
export { VALIDATION_ERROR_CODES, ValidationError } from "./errors.ts";

// The report for people
export type { ReportHtmlOptions, SideLabel } from "./export/report-html.ts";
export { reportHtml } from "./export/report-html.ts";
export { reportCsv } from "./export/report-csv.ts";
export { reportXlsx } from "./export/report-xlsx.ts";
export type { ReportSheets } from "./export/report-sheets.ts";
export { reportSheets, ruleSheet, signOffSheet } from "./export/report-sheets.ts";
export type { ReportRecord, Signature } from "./export/report-record.ts";

// Decisions on differences, and whether a migration may go
export type { Decision } from "./decisions/decision.ts";
export { decisionKey } from "./decisions/decision.ts";
export type { SignOff } from "./decisions/sign-off.ts";
export { signOff } from "./decisions/sign-off.ts";
