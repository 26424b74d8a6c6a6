import { reportSheets, type ReportRecord } from "@paylift/validation";
import type { Worksheet } from "@paylift/validation/workbook";
import type { ExportedResult } from "../exported-result.ts";
import { checkSheet, lineSheet } from "../result-sheets.ts";
import type { ExportedComparison } from "./exported-migration.ts";
import { documentSheet, reasonSheet } from "./fact-sheets.ts";
import { joinedSheet } from "./joined-sheet.ts";
import { peopleSheet } from "./people-sheet.ts";
import { totalSheet } from "./total-sheet.ts";

/** The tables of a comparison, in the order of their sheets. */
export const COMPARISON_TABLES = [
  "causes",
  "differences",
  "people",
  "lines",
  "totals",
  "checks",
  "reasons",
  "not_compared",
  "documents",
] as const;
export type ComparisonTable = (typeof COMPARISON_TABLES)[number];

/** What a comparison found, and what it compared, as tables. */
export function comparisonSheets(
  comparison: ExportedComparison,
  record: ReportRecord,
): Readonly<Record<ComparisonTable, Worksheet>> {
  const { causes, differences, people, untested } = reportSheets(comparison.report, record);
  return {
    causes,
    differences,
    people: peopleSheet(comparison, people),
    lines: ofBothSides(comparison, lineSheet),
    totals: totalSheet(comparison),
    checks: ofBothSides(comparison, checkSheet),
    reasons: reasonSheet(comparison),
    not_compared: untested,
    documents: documentSheet(comparison),
  };
}

type OneSide = Pick<ExportedResult, "canonical_output" | "checks">;

function ofBothSides(
  { source, target }: ExportedComparison,
  sheetOf: (side: OneSide) => Worksheet,
): Worksheet {
  const { name, columns } = sheetOf(source);
  return joinedSheet(name, ["side"], columns, function* () {
    yield { labels: ["source"], sheet: sheetOf(source) };
    yield { labels: ["target"], sheet: sheetOf(target) };
  });
}
