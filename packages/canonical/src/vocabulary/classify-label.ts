import { classifyDeduction } from "./classify-deduction.ts";
import { classifyEarning } from "./classify-earning.ts";
import { classifyTax } from "./classify-tax.ts";
import type { LineSection } from "./line-section.ts";
import { isNoLine } from "./no-line.ts";
import { normalizeLabel } from "./normalize-label.ts";
import { GROSS_PAY_LABELS, NET_PAY_LABELS } from "./pay-words.ts";
import { STATEMENT_LABELS_ABROAD } from "./statement-labels-abroad.ts";
import { STATEMENT_LABELS, type StatementKind } from "./statement-labels.ts";

/**
 * One thing a label can mean: a line in some section with its canonical type, or a `header` (`pay_date`), `total`
 * (`net_pay`), `payment` (`check`) or `memo` (`imputed_income`).
 */
export type LabelReading = { kind: LineSection | StatementKind; type: string };

let statementReadings: Map<string, LabelReading[]> | undefined;

/**
 * Every reading that a label can have, wherever it is; `[]` when the vocabulary knows none, or when the text is an
 * address, a company, a job or a sentence with a word of pay in it.
 */
export function classifyLabel(label: string): LabelReading[] {
  statementReadings ??= compile();
  return [
    ...(isNoLine(label) ? [] : linesOf(label)),
    ...(statementReadings.get(normalizeLabel(label)) ?? []),
  ];
}

function linesOf(label: string): LabelReading[] {
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
  return readings;
}

function compile(): Map<string, LabelReading[]> {
  const compiled = new Map<string, LabelReading[]>();
  const add = (key: string, reading: LabelReading): void => {
    const others = compiled.get(key) ?? [];
    const isThere = others.some(({ kind, type }) => kind === reading.kind && type === reading.type);
    if (!isThere) compiled.set(key, [...others, reading]);
  };
  for (const { kind, type, labels } of [...STATEMENT_LABELS, ...STATEMENT_LABELS_ABROAD])
    for (const label of labels.split(",")) add(label.trim().replace(/\s+/g, " "), { kind, type });
  for (const label of GROSS_PAY_LABELS) add(label, { kind: "total", type: "gross_pay" });
  for (const label of NET_PAY_LABELS) add(label, { kind: "total", type: "net_pay" });
  return compiled;
}
