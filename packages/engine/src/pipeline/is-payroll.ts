import type { FormatType } from "@paylift/canonical";
import type { Ledger } from "../canonicalise/ledger.ts";
import type { RecordReading } from "../interpret/reading.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";

/** Whether anybody was found who is paid, or of whom something is withheld, or what a company pays or owes in all. */
export function isPayroll(
  { employees, totals }: Ledger,
  checks: readonly ProvenCheck[],
  formatType: FormatType,
): boolean {
  const isOwed = formatType === "tax_report";
  const isPay = ({ scope, figures }: RecordReading): boolean =>
    scope === "company" &&
    ((figures.has("gross_pay") && figures.has("net_pay")) || (isOwed && figures.has("total_taxes")));
  // Where sums fail, nobody's totals are those of people who were overlooked.
  if (employees.length === 0)
    return totals.some(isPay) && checks.every(({ check }) => check.passed !== false);
  return employees.some(({ gross, net, lines }) => gross !== null || net !== null || lines.length > 0);
}
