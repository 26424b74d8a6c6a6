import { classifyDeduction } from "./classify-deduction.ts";
import { classifyEarning } from "./classify-earning.ts";
import { classifyTax } from "./classify-tax.ts";
import type { LineSection } from "./line-section.ts";
import { normalizeLabel } from "./normalize-label.ts";
import { STATEMENT_LABELS, type StatementKind } from "./statement-labels.ts";

/**
 * One thing a label can mean: a line in some section with its canonical type, or a `header` (`pay_date`), `total`
 * (`net_pay`), `payment` (`check`) or `memo` (`imputed_income`).
 */
export type LabelReading = { kind: LineSection | StatementKind; type: string };

let statementReadings: Map<string, LabelReading[]> | undefined;

/** Every reading a label can have, wherever it stands; `[]` when the vocabulary knows none. */
export function classifyLabel(label: string): LabelReading[] {
  const readings: LabelReading[] = [];
  const earning = classifyEarning(label);
  if (earning.known) readings.push({ kind: "earning", type: earning.type });
  const deduction = classifyDeduction(label);
  if (deduction.known) {
    readings.push({
      kind: deduction.role === "employer_cost" ? "employer_contribution" : "deduction",
      type: deduction.type,
    });
  }
  for (const section of ["tax", "employer_tax"] as const) {
    const tax = classifyTax(label, { section });
    if (tax.known) readings.push({ kind: section, type: tax.type });
  }
  statementReadings ??= compile();
  return [...readings, ...(statementReadings.get(normalizeLabel(label)) ?? [])];
}

function compile(): Map<string, LabelReading[]> {
  const compiled = new Map<string, LabelReading[]>();
  for (const { kind, type, labels } of STATEMENT_LABELS) {
    for (const label of labels.split(",")) {
      const key = label.trim().replace(/\s+/g, " ");
      compiled.set(key, [...(compiled.get(key) ?? []), { kind, type }]);
    }
  }
  return compiled;
}
