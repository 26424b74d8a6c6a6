import type { Test } from "tap";
import type { ExtractionResult } from "../../src/api/result.ts";
import { runDocument } from "../../src/pipeline/run-document.ts";
import type { PayrollRun, RunLine } from "./payroll-run.ts";
import { sum } from "./payroll-run.ts";

/** What a layout prints. */
export interface Prints {
  /** Figures of the year. */
  year?: boolean;
  /** Employer items: among the deductions, or in a column of their own. */
  memos?: boolean;
  employerTaxes?: boolean;
  /** Whether printed totals let the document be proved. */
  totals?: boolean;
}

/** Reads a document through the whole engine with the bundled variants. */
export async function extract(pdf: Buffer): Promise<ExtractionResult> {
  const task = {
    password: null,
    maxPages: 200,
    maxInflatedBytes: 2 ** 26,
    variants: [],
    excludeProviders: [],
    inspectPage: null,
  };
  return (await runDocument({ ...task, bytes: new Uint8Array(pdf) }, () => {})) as ExtractionResult;
}

type Shown = [amount: number, year: number | null, type: string][];

/** The canonical type of a code, whatever a layout calls it. */
const TYPES: Readonly<Record<string, string>> = {
  REG: "regular",
  OT: "overtime",
  BONUS: "bonus",
  FITW: "federal_income",
  SS: "social_security",
  "SS-R": "social_security",
  MED: "medicare",
  "MED-R": "medicare",
  GA: "state_income",
  "401K": "401k",
  "401ER": "401k",
  DENT: "dental",
  GARN: "garnishment",
};

/** The document is read as the run was, every figure is claimed, every sum holds, and it counts as proved. */
export function readsAs(t: Test, result: ExtractionResult, run: PayrollRun, prints: Prints): void {
  const { canonical_output: output, checks, unclaimed, confidence_score } = result;
  const read = Object.fromEntries(
    output.employees.map((employee) => [
      employee.employee_id,
      {
        name: employee.name,
        gross: employee.gross_pay,
        net: employee.net_pay,
        earnings: shown(employee.earnings, prints),
        taxes: shown(employee.taxes, prints),
        deductions: shown(
          employee.deductions.filter(({ role }) => role !== "employer_cost"),
          prints,
        ),
        memos: shown(
          [
            ...employee.deductions.filter(({ role }) => role === "employer_cost"),
            ...employee.employer_contributions,
          ],
          prints,
        ),
        employerTaxes: shown(employee.employer_taxes, prints),
      },
    ]),
  );
  const wanted = Object.fromEntries(
    run.employees.map((employee) => [
      employee.id,
      {
        name: `${employee.first} ${employee.last}`,
        gross: employee.gross / 100,
        net: employee.net / 100,
        earnings: printed(employee.earnings, prints),
        taxes: printed(employee.taxes, prints),
        deductions: printed(employee.deductions, prints),
        memos: prints.memos === true ? printed(employee.memos, prints) : [],
        employerTaxes: prints.employerTaxes === true ? printed(employee.employerTaxes, prints) : [],
      },
    ]),
  );
  t.same(
    Object.fromEntries(
      Object.entries(read).map(([id, { name, ...rest }]) => [id, { name: name.toLowerCase(), ...rest }]),
    ),
    Object.fromEntries(
      Object.entries(wanted).map(([id, { name, ...rest }]) => [id, { name: name.toLowerCase(), ...rest }]),
    ),
  );
  t.same(
    unclaimed.map(({ page, text }) => `${page}: ${text}`),
    [],
    "every figure is claimed",
  );
  t.same(
    checks.filter(({ passed }) => passed === false).map(({ id }) => id),
    [],
    "every sum holds",
  );
  if (prints.totals === false) return;
  t.equal(output.totals?.net_pay, sum(run.employees.map(({ net }) => ({ cents: net }))) / 100);
  t.ok(confidence_score >= 0.95, `${confidence_score} ${JSON.stringify(result.confidence_reasons)}`);
}

function shown(
  lines: readonly { amount: number; ytd_amount: number | null; type: string }[],
  { year }: Prints,
): Shown {
  return ordered(lines.map((line) => [line.amount, year === true ? line.ytd_amount : null, line.type]));
}

function printed(lines: readonly RunLine[], { year }: Prints): Shown {
  return ordered(
    lines.map((line) => [line.cents / 100, year === true ? line.year / 100 : null, TYPES[line.code]!]),
  );
}

function ordered(lines: Shown): Shown {
  return lines.sort(([a], [b]) => a - b);
}
