import type { Outcome } from "../documents/read-document.ts";
import { printable } from "../text/printable.ts";
import { moneySumText, NO_FIGURE } from "../text/money-text.ts";

/** One line of the summary: a document that was read, or one that failed. */
export interface SummaryRow {
  file: string;
  /** `adp / payroll-register-v1`, or the code of the error. */
  variant: string;
  failed: boolean;
  employees: string;
  gross: string;
  net: string;
  /** null where the document failed. */
  confidence: number | null;
  failedChecks: number;
  /** Checks that could be made. */
  madeChecks: number;
}

export function summaryRow(outcome: Outcome): SummaryRow {
  const file = printable(outcome.file === "-" ? "(stdin)" : outcome.file);
  if (outcome.error !== null) {
    const none = { employees: NO_FIGURE, gross: NO_FIGURE, net: NO_FIGURE };
    return {
      file,
      variant: outcome.error.code,
      failed: true,
      ...none,
      confidence: null,
      failedChecks: 0,
      madeChecks: 0,
    };
  }
  const { canonical_output: output, checks, confidence_score: confidence } = outcome.result;
  const currency = output.currency === "USD" ? "" : ` ${output.currency}`;
  const sum = (amounts: (number | null)[]): string => {
    const text = moneySumText(amounts);
    return text === NO_FIGURE ? text : printable(text + currency);
  };
  return {
    file,
    variant: printable(variantText(output.provider, output.format_variant)),
    failed: false,
    employees: String(output.employees.length),
    gross: sum(output.employees.map((employee) => employee.gross_pay)),
    net: sum(output.employees.map((employee) => employee.net_pay)),
    confidence,
    failedChecks: checks.filter((check) => check.passed === false).length,
    madeChecks: checks.filter((check) => check.passed !== null).length,
  };
}

function variantText(provider: string | null, variant: string | null): string {
  return [provider, variant].filter((slug) => slug !== null).join(" / ") || "not recognised";
}
