import { type Flow, type Row, sideBySide } from "../drawing/flow.ts";
import { hours, money } from "../numbers.ts";
import type { Employee } from "../payroll/model.ts";
import { addUp, mergeLines, totalsOf } from "../payroll/totals.ts";
import type { Job } from "./layout.ts";
import { drawTotalRow, left, printedHours, right } from "./paychex-journal.rows.ts";

/** Salary and hourly pay are lines of their own, so the words and not the kinds are added up. */
function earningRows(employees: Employee[], { wording, money: style }: Job): Row[] {
  const lines = employees.flatMap((employee) =>
    employee.checks.flatMap((check) =>
      check.earnings.map((line) => ({
        kind: line.kind,
        cents: line.cents,
        hours: printedHours(line, employee),
        words: wording.earning(line, employee).description,
      })),
    ),
  );
  return mergeLines(lines, ({ words }) => words).map((line) => [
    ...left(140, line.words),
    ...(line.hours ? right(292, hours(line.hours, 4)) : []),
    ...right(line.kind === "reimbursement" ? 400 : 344, money(line.cents, style)),
  ]);
}

function summaryRows(title: string, employees: Employee[], job: Job): Row[] {
  const { wording, money: style } = job;
  const { taxes, deductions } = addUp(employees);
  const checks = employees.flatMap((employee) => employee.checks);
  const paid = (method: string): number =>
    checks.filter((check) => check.method === method).reduce((sum, check) => sum + check.netCents, 0);
  return sideBySide(
    [
      left(26, title, true),
      left(26, `${employees.length} Person(s)`),
      left(26, `${checks.length} Transaction(s)`),
    ],
    earningRows(employees, job),
    taxes
      .filter((line) => line.cents !== 0)
      .map((line) => [...left(414, wording.tax(line).description), ...right(526, money(line.cents, style))]),
    deductions.map((line) => [
      ...left(536, wording.deduction(line.kind).description),
      ...right(644, money(line.cents, style)),
    ]),
    [
      [...left(654, "Check Amt"), ...right(764, money(paid("check"), style))],
      [...left(654, "Dir Dep**"), ...right(764, money(paid("direct_deposit"), style))],
    ],
  );
}

const groupSums = (employees: Employee[]) => {
  const timed = employees.flatMap((employee) =>
    employee.checks.flatMap((check) => check.earnings.map((line) => printedHours(line, employee) ?? 0)),
  );
  return { ...totalsOf(employees), hours: timed.reduce((sum, value) => sum + value, 0) };
};

export function drawGroupTotal(flow: Flow, title: string, employees: Employee[], job: Job): void {
  flow.rows(summaryRows(title, employees, job));
  drawTotalRow(flow, { ...groupSums(employees), title }, job);
  flow.rule(24, 768, { above: 6.5, width: 0.6 });
}

function liabilityRows(job: Job): Row[] {
  const { wording, money: style, actual, totals } = job;
  const { employerTaxes, memos } = addUp(actual.employees);
  const liability = employerTaxes.reduce((sum, line) => sum + line.cents, 0);
  const tax = (text: string, cents: number, size = 7): Row => [
    { x: 414, text, size },
    ...right(526, money(cents, style)),
  ];
  return sideBySide(
    [left(26, "Employer Liabilities", true)],
    [
      ...employerTaxes.map((line) => tax(wording.employerTax(line).description, line.cents)),
      tax("TOTAL EMPLOYER LIABILITY", liability, 5.4),
      tax("TOTAL TAX LIABILITY", liability + totals.taxCents, 6.6),
    ],
    memos.map((memo) => [
      ...left(536, wording.memo(memo.kind).description),
      ...right(644, money(memo.cents, style)),
    ]),
  );
}

export function drawCompanyTotals(flow: Flow, job: Job): void {
  const { actual, totals } = job;
  flow.space(4);
  flow.rule(24, 768, { above: 8, width: 0.6 });
  flow.rows(summaryRows("COMPANY TOTALS", actual.employees, job));
  drawTotalRow(flow, { ...groupSums(actual.employees), ...totals, title: "COMPANY TOTAL" }, job);
  flow.rows(liabilityRows(job));
}
