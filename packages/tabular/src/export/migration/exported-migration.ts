import type { ReportRecord, ValidationReport } from "@paylift/validation";
import type { ExportedResult } from "../exported-result.ts";

/** One document of a comparison, as it was read. */
export interface ExportedSide extends Omit<ExportedResult, "unclaimed"> {
  /** What the document is called: a file name. */
  readonly name: string;
}

/** Two payrolls of the same run, and what differs between them. */
export interface ExportedComparison {
  readonly source: ExportedSide;
  readonly target: ExportedSide;
  readonly report: ValidationReport;
}

/** A move from one payroll provider to another, with all that was compared and said about it. */
export interface ExportedMigration {
  readonly name: string;
  readonly source_provider: string;
  readonly target_provider: string;
  /** Its status, `in_progress`, `signed`. */
  readonly status: string;
  /** Whether it may go, and why not: empty for go. */
  readonly go: boolean;
  readonly reasons: readonly string[];
  readonly comparisons: readonly ExportedComparison[];
  readonly record: ReportRecord;
}
