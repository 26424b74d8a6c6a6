import { Flow, type Row, sideBySide } from "../drawing/flow.ts";
import { plainFace } from "../drawing/typeface.ts";
import { hours, money, rate } from "../numbers.ts";
import type { Check, EarningLine, Employee } from "../payroll/model.ts";
import { naturalName } from "../payroll/names.ts";
import { dollars } from "../truth/lines.ts";
import { paychexWords } from "../wording/paychex.ts";
import type { Job, Layout } from "./layout.ts";
import { nameLines } from "./name-lines.ts";
import { furnish } from "./paychex-journal.page.ts";
import { drawTotalRow, left, printedHours, right, type TotalRow } from "./paychex-journal.rows.ts";
import { drawCompanyTotals, drawGroupTotal } from "./paychex-journal.totals.ts";

const NAME_WIDTH = 106;

function earningRow(line: EarningLine, employee: Employee, { wording, money: style }: Job): Row {
  const row = left(140, wording.earning(line, employee).description);
  const timed = printedHours(line, employee);
  if (line.rate !== null) row.push(...right(250, rate(line.rate)));
  if (timed !== null) row.push(...right(292, hours(timed, 4)));
  row.push(...right(line.kind === "reimbursement" ? 400 : 344, money(line.cents, style)));
  return row;
}

function allocationRows(check: Check, { money: style }: Job): Row[] {
  if (check.method === "check")
    return [[...left(654, `Check # ${check.number}`), ...right(764, money(check.netCents, style))]];
  const rows: Row[] = [[{ x: 654, text: `Direct Deposit # ${check.number}`, size: 6.5 }]];
  for (const { account, digits, cents } of check.allocations) {
    const name = account === "checking" ? "Chkg" : "Savg";
    rows.push([...left(654, `${name} ${digits}`), ...right(764, money(cents, style))]);
  }
  return rows;
}

function checkRows(check: Check, employee: Employee, names: Row[], job: Job): Row[] {
  const { wording, money: style } = job;
  return sideBySide(
    names,
    check.earnings.map((line) => earningRow(line, employee, job)),
    check.taxes
      .filter((line) => line.cents !== 0)
      .map((line) => [...left(414, wording.tax(line).description), ...right(526, money(line.cents, style))]),
    check.deductions.map((line) => [
      ...left(536, wording.deduction(line.kind).description),
      ...right(644, money(line.cents, style)),
    ]),
    allocationRows(check, job),
  );
}

const wrappedName = ({ name }: Employee, { sheet }: Job): string[] =>
  nameLines(name, ", ", (line) => sheet.width(line, 7, true) <= NAME_WIDTH);

function nameRows(employee: Employee, job: Job): Row[] {
  const rows = [...wrappedName(employee, job).map((text) => left(26, text, true)), left(28, employee.id)];
  return employee.status === "T" ? [...rows, left(28, "Terminated")] : rows;
}

function continuedRows(employee: Employee, job: Job): Row[] {
  const lines = wrappedName(employee, job);
  return lines.map((text, index) => left(26, index === lines.length - 1 ? `${text} (cont.)` : text));
}

const checkTotal = (title: string, check: Check, employee: Employee): TotalRow => ({
  ...check,
  title,
  hours: check.earnings.reduce((sum, line) => sum + (printedHours(line, employee) ?? 0), 0),
});

function drawEmployee(flow: Flow, employee: Employee, job: Job): void {
  const several = employee.checks.length > 1;
  employee.checks.forEach((check, index) => {
    flow.rows(checkRows(check, employee, index === 0 ? nameRows(employee, job) : [], job));
    // The name returns on a new page only while the employee is not finished.
    flow.onBreak ??= () => flow.rows(continuedRows(employee, job));
    if (several) drawTotalRow(flow, checkTotal(`CHECK ${index + 1} TOTAL`, check, employee), job);
  });
  const totals = employee.checks.map((check) => checkTotal("", check, employee));
  const sum = (pick: (total: TotalRow) => number): number =>
    totals.reduce((added, total) => added + pick(total), 0);
  const total: TotalRow = {
    title: "EMPLOYEE TOTAL",
    hours: sum((row) => row.hours),
    grossCents: sum((row) => row.grossCents),
    reimbursementCents: sum((row) => row.reimbursementCents),
    taxCents: sum((row) => row.taxCents),
    deductionCents: sum((row) => row.deductionCents),
    netCents: sum((row) => row.netCents),
  };
  drawTotalRow(flow, total, job);
  flow.onBreak = null;
}

function draw(job: Job): void {
  const { printed, actual, sheet, random } = job;
  const hour = random.int(1, 12);
  const time = `${String(hour).padStart(2, "0")}:${String(random.int(0, 59)).padStart(2, "0")} ${random.pick(["AM", "PM"])}`;
  const flow = new Flow(sheet, { top: 80, bottom: 556, pitch: 8.6 });
  if (!printed.grouped) for (const employee of printed.employees) drawEmployee(flow, employee, job);
  for (const { code, name } of printed.grouped ? printed.departments : []) {
    const inside = ({ department }: Employee): boolean => department?.code === code;
    flow.row(left(26, `**** ${code} ${name}`, true), 9.6);
    for (const employee of printed.employees.filter(inside)) drawEmployee(flow, employee, job);
    drawGroupTotal(flow, `${code} TOTAL`, actual.employees.filter(inside), job);
  }
  drawCompanyTotals(flow, job);
  sheet.pages.forEach((page, index) => furnish(page, index + 1, sheet.pages.length, printed, time));
}

export const paychexJournal: Layout = {
  name: "paychex-journal",
  provider: "paychex",
  family: "paychex-payroll-journal",
  version: "v1",
  traits: { severalChecks: true, splitDeposits: true, duplicateNames: true, rateStep: 50, listing: "any" },
  money: { negative: "minus", dollar: false, separators: "point" },
  typeface: plainFace,
  wording: paychexWords,
  reading: {
    company: ({ name, clientNumber }) => ({ name, id: clientNumber }),
    periodStart: true,
    runKind: null,
    employeeId: ({ id }) => id,
    employeeName: naturalName,
    department: "name",
    departmentEverywhere: false,
    lineRates: true,
    salariedHours: false,
    memos: "not printed",
    employerTaxes: false,
    payments: (check) => {
      const payment = { number: String(check.number), method: check.method, date: null };
      if (check.allocations.length === 0) return [{ ...payment, amount: dollars(check.netCents) }];
      return check.allocations.map(({ cents }) => ({ ...payment, amount: dollars(cents) }));
    },
    employeeCount: true,
  },
  draw,
};
