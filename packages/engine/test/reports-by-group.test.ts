import { test } from "tap";
import { benefitsSummary } from "./drawn/benefits-summary.ts";
import { extract } from "./drawn/expected.ts";
import { payrollRun, sum } from "./drawn/payroll-run.ts";
import { taxReport } from "./drawn/tax-report.ts";

const RUNS = [
  [21, 1],
  [22, 12],
  [23, 90],
] as const;

test("a tax report is read and proved, wherever its pages break", async (t) => {
  for (const [seed, count] of RUNS) {
    const run = payrollRun(seed, count);
    const {
      canonical_output: output,
      confidence_score,
      unclaimed,
      checks,
    } = await extract(await taxReport(run));
    t.equal(`${output.provider}/${output.format_variant}`, "generic/tax-report-v1");
    t.same(
      output.employees.map((employee) => [
        employee.employee_id,
        employee.gross_pay,
        employee.taxes.map(({ type, amount, taxable_wages }) => [type, amount, taxable_wages]),
        employee.employer_taxes.map(({ type, amount, taxable_wages }) => [type, amount, taxable_wages]),
      ]),
      run.employees.map(({ id, gross, taxes, employerTaxes }) => [
        id,
        gross / 100,
        taxes.map(({ cents, wages }, i) => [TAX_TYPES[i], cents / 100, wages / 100]),
        employerTaxes.map(({ cents, wages }, i) => [TAX_TYPES[i + 1], cents / 100, wages / 100]),
      ]),
    );
    t.equal(output.totals!.total_taxes, sum(run.employees.flatMap(({ taxes }) => taxes)) / 100);
    t.same([unclaimed, checks.filter(({ passed }) => passed === false)], [[], []]);
    t.ok(confidence_score >= 0.95, `${confidence_score}`);
  }
});

const TAX_TYPES = ["federal_income", "social_security", "medicare", "state_income"];

test("a benefits summary is read and proved, wherever its pages break", async (t) => {
  for (const [seed, count] of RUNS) {
    const run = payrollRun(seed, count);
    const {
      canonical_output: output,
      confidence_score,
      unclaimed,
      checks,
    } = await extract(await benefitsSummary(run));
    t.equal(`${output.provider}/${output.format_variant}`, "generic/benefits-summary-v1");
    t.same(
      Object.fromEntries(
        output.employees.map(({ employee_id, deductions, employer_contributions }) => [
          employee_id,
          [
            deductions.map(({ code, amount }) => [code, amount]),
            employer_contributions.map(({ code, amount }) => [code, amount]),
          ],
        ]),
      ),
      Object.fromEntries(
        run.employees.map(({ id, deductions, memos }) => [
          id,
          [
            deductions.filter(({ code }) => code !== "GARN").map(({ code, cents }) => [code, cents / 100]),
            memos.map(({ cents }) => ["401K", cents / 100]),
          ],
        ]),
      ),
    );
    t.same([unclaimed, checks.filter(({ passed }) => passed === false)], [[], []]);
    t.ok(confidence_score >= 0.95, `${confidence_score}`);
  }
});
