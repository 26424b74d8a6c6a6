import { paintConfidence } from "../text/confidence-text.ts";
import { NO_FIGURE } from "../text/money-text.ts";
import type { Paint } from "../text/paint.ts";
import { shortenPath } from "../text/shorten-path.ts";
import { fitWidths, naturalWidths, renderTable, tableWidth, type Column } from "../text/table.ts";
import type { SummaryRow } from "./summary-row.ts";

const FIGURES: readonly Column[] = [
  { head: "Employees", align: "right" },
  { head: "Gross", align: "right" },
  { head: "Net", align: "right" },
  { head: "Conf.", align: "right" },
  { head: "Failed checks", align: "right" },
];
const WIDE: readonly Column[] = [{ head: "File" }, { head: "Provider / variant" }, ...FIGURES];
/** Where the window is narrow the variant goes below the file, and the last heading loses a word. */
const NARROW: readonly Column[] = [
  { head: "File" },
  ...FIGURES.slice(0, -1),
  { head: "Failed", align: "right" },
];

/** The table of documents, fitted to `width` columns. */
export function summaryTable(rows: readonly SummaryRow[], width: number, paint: Paint): string {
  const wide = rows.map((row) => [row.file, variantCell(row, paint), ...figureCells(row, paint)]);
  const wideWidths = naturalWidths(WIDE, wide);
  if (tableWidth(wideWidths) <= width) return renderTable(WIDE, wideWidths, wide, paint);

  const narrow = rows.map((row) => [row.file, ...figureCells(row, paint)]);
  const widths = fitWidths(naturalWidths(NARROW, narrow), [0], width);
  const lines = rows.flatMap((row) => [
    [shortenPath(row.file, widths[0] ?? 0), ...figureCells(row, paint)],
    `  ${variantCell(row, paint)}`,
  ]);
  return renderTable(NARROW, widths, lines, paint);
}

function variantCell(row: SummaryRow, paint: Paint): string {
  return row.failed ? paint.red(row.variant) : paint.dim(row.variant);
}

function figureCells(row: SummaryRow, paint: Paint): string[] {
  const { confidence, failedChecks, madeChecks } = row;
  const checks = `${failedChecks}/${madeChecks}`;
  return [
    row.employees,
    row.gross,
    row.net,
    confidence === null ? NO_FIGURE : paintConfidence(confidence, paint),
    row.failed ? NO_FIGURE : failedChecks > 0 ? paint.red(checks) : checks,
  ];
}
