import { Flow, type Row, sideBySide } from "../drawing/flow.ts";
import { plainFace } from "../drawing/typeface.ts";
import { hours, money, rate } from "../numbers.ts";
import type { Check, Employee, MemoKind } from "../payroll/model.ts";
import { naturalName, suffixLast } from "../payroll/names.ts";
import { dollars } from "../truth/lines.ts";
import { gustoWords } from "../wording/gusto.ts";
import { drawFirstHead, drawFoot, drawLaterHead } from "./gusto-journal.page.ts";
import type { Job, Layout } from "./layout.ts";

const PITCH = 9;
const DETAIL_SIZE = 6.4;
const LATER_TOP = 52;
const BOTTOM = 570;

const SUMMARY: readonly [number, string][] = [
  [250, "Gross earnings"],
  [322, "Reimbursements"],
  [394, "Employee taxes"],
  [472, "Employee deductions"],
  [540, "Net pay"],
  [602, "Employer taxes"],
  [692, "Company contributions"],
  [762, "Employer cost"],
];

const addedCents = (lines: { cents: number }[]): number => lines.reduce((sum, line) => sum + line.cents, 0);

/** The figures of one row of the summary, in the order of its columns. */
function summaryFigures(checks: Check[]): number[] {
  const sum = (pick: (check: Check) => number): number =>
    checks.reduce((total, check) => total + pick(check), 0);
  const employerTaxes = sum((check) => addedCents(check.employerTaxes));
  const contributions = sum((check) => addedCents(check.memos));
  const gross = sum((check) => check.grossCents);
  const reimbursements = sum((check) => check.reimbursementCents);
  return [
    gross,
    reimbursements,
    sum((check) => check.taxCents),
    sum((check) => check.deductionCents),
    sum((check) => check.netCents),
    employerTaxes,
    contributions,
    gross + reimbursements + employerTaxes + contributions,
  ];
}

function drawSummary(flow: Flow, job: Job): void {
  const { printed, actual, totals, money: style } = job;
  const heading = (title: string): void => {
    flow.row([{ x: 30, text: title, bold: true, size: 10 }], 14);
    flow.page.box(28, flow.y - 9, 736, 14, { fill: 0.92 });
    const row: Row = [{ x: 30, text: "Employee", bold: true, size: 6.6 }];
    for (const [x, text] of SUMMARY) row.push({ x, text, bold: true, size: 6.6, align: "right" });
    flow.row(row, 15);
  };
  const figures = (name: string, cents: number[], bold: boolean): Row => [
    { x: 30, text: name, bold },
    ...SUMMARY.map(([x], index) => ({
      x,
      text: money(cents[index] ?? 0, style),
      align: "right" as const,
      bold,
    })),
  ];
  heading("Payroll summary by employee");
  flow.onBreak = () => heading("Payroll summary by employee (continued)");
  for (const employee of printed.employees) {
    flow.row(figures(suffixLast(employee.name), summaryFigures(employee.checks), false), 12);
    flow.rule(28, 764, { above: 8.6, width: 0.25, grey: 0.8 });
  }
  const sums = summaryFigures(actual.employees.flatMap((employee) => employee.checks));
  sums[0] = totals.grossCents;
  sums[4] = totals.netCents;
  flow.rule(28, 764, { above: 8.6, width: 0.6 });
  flow.row(figures("Total", sums, true), 12);
  flow.onBreak = null;
}

const BENEFITS: Partial<Record<MemoKind, "medical" | "dental" | "hsa">> = {
  medical: "medical",
  dental: "dental",
  hsa: "hsa",
};

/** What employee and company pay for one benefit stands in one row. */
function benefitRows(check: Check, { wording, money: style }: Job): Row[] {
  const employee = (cents: number): Row => [
    { x: 716, text: money(cents, style), align: "right", size: DETAIL_SIZE },
  ];
  const company = (cents: number): Row => [
    { x: 762, text: money(cents, style), align: "right", size: DETAIL_SIZE },
  ];
  const shared = check.memos.filter(({ kind }) =>
    check.deductions.some((line) => line.kind === BENEFITS[kind]),
  );
  const rows = check.deductions.map((line): Row => {
    const memo = shared.find(({ kind }) => BENEFITS[kind] === line.kind);
    return [
      { x: 594, text: wording.deduction(line.kind).description, size: DETAIL_SIZE },
      ...employee(line.cents),
      ...(memo ? company(memo.cents) : []),
    ];
  });
  for (const memo of check.memos.filter((candidate) => !shared.includes(candidate)))
    rows.push([
      { x: 594, text: wording.memo(memo.kind).description, size: DETAIL_SIZE },
      ...company(memo.cents),
    ]);
  return rows;
}

function detailRows(employee: Employee, check: Check, job: Job): Row[] {
  const { wording, money: style } = job;
  const size = DETAIL_SIZE;
  const amount = (x: number, text: string, right: number, cents: number): Row => [
    { x, text, size },
    { x: right, text: money(cents, style), align: "right", size },
  ];
  const unpaid = { kind: "regular" as const, hours: null, cents: 0 };
  const hourly = employee.pay.basis === "hourly" ? employee.pay.rate : null;
  const earnings = check.earnings.length > 0 ? check.earnings : [{ ...unpaid, rate: hourly }];
  return sideBySide(
    earnings.map((line) => {
      const row = amount(32, wording.earning(line, employee).description, 262, line.cents);
      if (line.hours !== null) row.push({ x: 172, text: hours(line.hours), align: "right", size });
      if (line.rate !== null) row.push({ x: 206, text: `$${rate(line.rate, 2)}`, align: "right", size });
      return row;
    }),
    check.taxes.map((line) => amount(276, wording.tax(line).description, 428, line.cents)),
    check.employerTaxes.map((line) => amount(442, wording.employerTax(line).description, 580, line.cents)),
    benefitRows(check, job),
  );
}

const DETAIL_HEADINGS: readonly [number, "left" | "right", string][] = [
  [32, "left", "Earnings"],
  [172, "right", "Hours"],
  [206, "right", "Rate"],
  [262, "right", "Amount"],
  [276, "left", "Employee taxes"],
  [428, "right", "Amount"],
  [442, "left", "Employer taxes"],
  [580, "right", "Amount"],
  [594, "left", "Benefits & deductions"],
  [716, "right", "Employee"],
  [762, "right", "Company"],
];

function drawDetail(flow: Flow, employee: Employee, check: Check, job: Job): void {
  const rows = detailRows(employee, check, job);
  flow.reserve(22 + (rows.length - 1) * PITCH);
  flow.page.box(28, flow.y - 9, 736, 13, { fill: 0.95 });
  const band: Row = [
    { x: 32, text: naturalName(employee.name), bold: true, size: 8 },
    { x: 470, text: `Payment: ${check.method === "check" ? "Check" : "Direct deposit"}` },
    { x: 762, text: `Net pay: ${money(check.netCents, job.money)}`, align: "right", bold: true, size: 7.4 },
  ];
  if (employee.department) band.push({ x: 290, text: `Department: ${employee.department.name}` });
  flow.row(band, 13);
  flow.row(
    DETAIL_HEADINGS.map(([x, align, text]) => ({ x, align, text, size: 6, grey: 0.35 })),
    9.5,
  );
  flow.rows(rows);
  flow.y += 11;
}

function draw(job: Job): void {
  const { printed, actual, sheet } = job;
  const cost = summaryFigures(actual.employees.flatMap((employee) => employee.checks)).at(-1) ?? 0;
  const flow = new Flow(sheet, { top: LATER_TOP, bottom: BOTTOM, pitch: PITCH });
  flow.y = 120;
  drawSummary(flow, job);
  flow.y += 14;
  flow.reserve(90);
  flow.row([{ x: 30, text: "Payroll details", bold: true, size: 10 }], 14);
  flow.onBreak = () => flow.row([{ x: 30, text: "Payroll details (continued)", bold: true, size: 10 }], 14);
  for (const employee of printed.employees)
    for (const check of employee.checks) drawDetail(flow, employee, check, job);
  sheet.pages.forEach((page, index) => {
    if (index === 0) drawFirstHead(page, job, cost);
    else drawLaterHead(page, job);
    drawFoot(page, index + 1, sheet.pages.length);
  });
}

export const gustoJournal: Layout = {
  name: "gusto-journal",
  provider: "gusto",
  family: "gusto-payroll-journal",
  version: "v1",
  traits: {
    severalChecks: false,
    splitDeposits: false,
    duplicateNames: false,
    rateStep: 200,
    listing: "alphabetical",
  },
  money: { negative: "minus", dollar: true, separators: "point" },
  typeface: plainFace,
  wording: gustoWords,
  reading: {
    company: ({ name }) => ({ name, id: null }),
    periodStart: true,
    runKind: "regular",
    employeeId: () => "",
    employeeName: naturalName,
    department: "name",
    departmentEverywhere: true,
    lineRates: true,
    salariedHours: true,
    memos: "employer_contributions",
    employerTaxes: true,
    payments: (check) => [
      { number: null, method: check.method, date: null, amount: dollars(check.netCents) },
    ],
    employeeCount: true,
  },
  draw,
};
