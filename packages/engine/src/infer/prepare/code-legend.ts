import type { RecordReading } from "../../interpret/reading.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { isFigure, type CellRow } from "../cells/cells.ts";

/** `R = Regular O = Overtime`: codes, each with what it means. */
const ENTRY = /(?:^|\s)(?<code>[A-Z0-9]{1,5}) = (?<label>\S.*?)(?=[,;]?\s+[A-Z0-9]{1,5} = |[,;]?$)/gu;
const LEAST = 2;

/** What a document says that its codes mean, by section; each section has a line, named at its start or above. */
export function findLegend(rows: readonly CellRow[]): Map<LineSection, Map<string, string>> {
  const legend = new Map<LineSection, Map<string, string>>();
  if (!rows.some(({ line }) => line.text.includes(" = "))) return legend;
  let section: LineSection | null = null;
  for (const { cells, line } of rows) {
    const named = headingOf(cells[0]?.text.replace(/:$/, "") ?? "")?.section ?? null;
    if (named !== null) section = named === "net" || named === "other" ? null : named;
    if (section === null || cells.some(isFigure) || !line.text.includes("=")) continue;
    const entries = [
      ...line.text
        .replaceAll("\t", " ")
        .replace(/^[^=]*: /, "")
        .matchAll(ENTRY),
    ];
    if (entries.length < LEAST) continue;
    const known = legend.get(section) ?? new Map<string, string>();
    legend.set(section, known);
    for (const { groups } of entries) known.set(groups!["code"]!, groups!["label"]!);
  }
  // What the company adds to a deduction has the deduction's code.
  const deductions = legend.get("deduction");
  if (deductions !== undefined && !legend.has("employer_contribution"))
    legend.set("employer_contribution", deductions);
  return legend;
}

/** Labels that a legend explains are codes. */
export function putCodesOfLegend(
  records: readonly RecordReading[],
  legend: ReadonlyMap<LineSection, ReadonlyMap<string, string>>,
): void {
  if (legend.size === 0) return;
  for (const { items } of records)
    for (const item of items) if (legend.get(item.section)?.has(item.label.text)) item.code = item.label.text;
}
