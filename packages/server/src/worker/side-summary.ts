import { moneyFromJson, moneyToJson, sumMoney, type CanonicalOutput } from "@paylift/canonical";
import type { JsonObject } from "@paylift/store";
import type { RunOutput } from "./run-output.ts";

/** What a report keeps of a side: which extraction it was, and its figures. Amounts are JSON money. */
export type SideSummary = Readonly<{
  run_id: string;
  document_id: string;
  job_id: string;
  filename: string;
  provider: string | null;
  format_variant: string | null;
  pay_period: { start: string | null; end: string | null };
  pay_date: string | null;
  /** Corrections that were applied. */
  corrections: number;
  /** Of all the job's corrections as they were; not in reports of before it was kept. */
  corrections_digest?: string;
  employees: number;
  gross_pay: number;
  net_pay: number;
  taxes: number;
  deductions: number;
}>;

/** Sums are those of the employees: printed totals may be missing. */
export function sideSummary(compared: RunOutput): SideSummary & JsonObject {
  const { run, job, document, side, corrections } = compared;
  const output = side.canonical_output;
  return {
    run_id: run.id,
    document_id: run.documentId,
    job_id: job.id,
    filename: document.filename,
    provider: output.provider,
    format_variant: output.format_variant,
    pay_period: { start: output.pay_period.start, end: output.pay_period.end },
    pay_date: output.pay_date,
    corrections,
    corrections_digest: compared.correctionsDigest,
    employees: output.employees.length,
    ...sums(output),
  };
}

function sums({ employees }: CanonicalOutput): {
  gross_pay: number;
  net_pay: number;
  taxes: number;
  deductions: number;
} {
  const sum = (amounts: readonly number[]): number => moneyToJson(sumMoney(amounts.map(moneyFromJson)));
  return {
    gross_pay: sum(employees.map(({ gross_pay }) => gross_pay ?? 0)),
    net_pay: sum(employees.map(({ net_pay }) => net_pay ?? 0)),
    taxes: sum(employees.flatMap(({ taxes }) => taxes.map(({ amount }) => amount))),
    deductions: sum(
      employees.flatMap(({ deductions }) =>
        deductions.filter(({ role }) => role === "cash").map(({ amount }) => amount),
      ),
    ),
  };
}
