import { Flow, type Row, sideBySide } from "../drawing/flow.ts";
import { plainFace } from "../drawing/typeface.ts";
import { hours, money, type MoneyStyle, rate } from "../numbers.ts";
import type { Check, EarningLine, Employee } from "../payroll/model.ts";
import { naturalName } from "../payroll/names.ts";
import { type AddedUp, addUp, totalsOf } from "../payroll/totals.ts";
import { dollars } from "../truth/lines.ts";
import { adpDescriptions } from "../wording/adp-descriptions.ts";
import type { Label } from "../wording/wording.ts";
import { furnish } from "./adp-register-descriptions.page.ts";
import type { Job, Layout } from "./layout.ts";
import { nameLines } from "./name-lines.ts";

const SIZE = 6.8;
const PITCH = 8.8;
const AFTER_BLOCK = 14.8;
const NAME_WIDTH = 132;
const BOTTOM = 574;

const checkNumber = (check: Check): string => String(check.number).padStart(8, "0");

const withCode = ({ code, description }: Label): string => (code ? `${code}-${description}` : description);

interface Block extends AddedUp {
  personnel: Row[];
  who: Employee;
  grossCents: number;
  netCents: number;
  payment: string;
}

function earningRow(line: EarningLine, who: Employee, { wording, money: style }: Job): Row {
  const row: Row = [
    { x: 168, text: withCode(wording.earning(line, who)), size: SIZE },
    { x: 354, text: money(line.cents, style), align: "right", size: SIZE },
  ];
  if (line.rate !== null) row.push({ x: 266, text: rate(line.rate), align: "right", size: SIZE });
  if (line.hours !== null) row.push({ x: 304, text: hours(line.hours), align: "right", size: SIZE });
  return row;
}

const amountRow = (x: number, text: string, right: number, cents: number, style: MoneyStyle): Row => [
  { x, text, size: SIZE },
  { x: right, text: money(cents, style), align: "right", size: SIZE },
];

function blockRows(block: Block, job: Job): Row[] {
  const { wording, money: style } = job;
  const amount = (x: number, cents: number): Row => [
    { x, text: money(cents, style), align: "right", bold: true, size: SIZE },
  ];
  const voluntary = block.deductions.map((line) =>
    amountRow(544, withCode(wording.deduction(line.kind)), 672, line.cents, style),
  );
  if (block.memos.length > 0) voluntary.push([{ x: 544, text: "Memos:", size: SIZE }]);
  for (const memo of block.memos)
    voluntary.push(amountRow(544, withCode(wording.memo(memo.kind)), 672, memo.cents, style));
  return sideBySide(
    block.personnel,
    block.earnings.map((line) => earningRow(line, block.who, job)),
    [amount(400, block.grossCents)],
    block.taxes.map((line) => amountRow(412, wording.tax(line).description, 532, line.cents, style)),
    voluntary,
    [amount(764, block.netCents), [{ x: 764, text: block.payment, align: "right", size: SIZE }]],
  );
}

function personnelRows(employee: Employee, index: number, { sheet, money: style }: Job): Row[] {
  const names = nameLines(employee.name, ", ", (line) => sheet.width(line, SIZE, true) <= NAME_WIDTH);
  const plain = (text: string): Row => [{ x: 30, text, size: SIZE }];
  const rows = names.map((text): Row => [{ x: 30, text, bold: true, size: SIZE }]);
  rows.push(plain(`File #: ${employee.id}`));
  if (index > 0) return [...rows, plain(`Pay #: ${index + 1}  (${index === 1 ? "Bonus" : "Commission"})`)];
  if (employee.department) rows.push(plain(`Dept: ${employee.department.code} ${employee.department.name}`));
  const pay =
    employee.pay.basis === "hourly"
      ? `Rate: ${rate(employee.pay.rate)}`
      : `Salary: ${money(employee.pay.cents, { ...style, dollar: false })}`;
  rows.push(plain(`${pay}   Status: ${employee.status}`));
  rows.push(plain(`SSN: XXX-XX-${employee.lastFour}   Tax: ${employee.state} ${employee.filing}`));
  return rows;
}

const checkBlock = (employee: Employee, check: Check, index: number, job: Job): Block => ({
  ...check,
  personnel: personnelRows(employee, index, job),
  who: employee,
  payment: `${check.method === "check" ? "Check" : "Voucher"} # ${checkNumber(check)}`,
});

function totalBlock(
  title: string,
  employees: Employee[],
  sums: { grossCents: number; netCents: number },
): Block {
  const { employees: people, pays } = totalsOf(employees);
  const counts = [`Employees: ${people}`, `Pays: ${pays}`].map((text): Row => [{ x: 30, text, size: SIZE }]);
  return {
    ...addUp(employees),
    personnel: [[{ x: 30, text: title, bold: true, size: SIZE }], ...counts],
    who: employees[0] as Employee,
    ...sums,
    payment: "",
  };
}

function drawBlock(flow: Flow, block: Block, job: Job, together: boolean): void {
  const rows = blockRows(block, job);
  if (together) flow.reserve((rows.length - 1) * PITCH);
  flow.rows(rows);
  flow.rule(26, 766, { above: 4, width: 0.25, grey: 0.6 });
  flow.y += AFTER_BLOCK - PITCH;
}

function drawRecap(flow: Flow, job: Job): void {
  const { totals, wording, actual } = job;
  const liabilities = addUp(actual.employees).employerTaxes;
  const figure = (cents: number): string => money(cents, job.money);
  const summary: [string, string][] = [
    ["Total Employees", String(totals.employees)],
    ["Total Pays", String(totals.pays)],
    ["Total Gross", figure(totals.grossCents)],
    ["Total Reimbursements", figure(totals.reimbursementCents)],
    ["Total Statutory Deductions", figure(totals.taxCents)],
    ["Total Voluntary Deductions", figure(totals.deductionCents)],
    ["Total Net Pay", figure(totals.netCents)],
  ];
  const size = 7.2;
  flow.reserve(110);
  flow.space(10);
  flow.row(
    [
      { x: 30, text: "Payroll Summary", bold: true, size: 8.4 },
      { x: 300, text: "Employer Liability", bold: true, size: 8.4 },
    ],
    13.5,
  );
  const left = summary.map(([text, value]): Row => [
    { x: 30, text, size },
    { x: 240, text: value, align: "right", size },
  ]);
  const right = liabilities.map((line): Row => [
    { x: 300, text: wording.employerTax(line).description, size },
    { x: 480, text: figure(line.cents), align: "right", size },
  ]);
  for (const row of sideBySide(left, right)) flow.row(row, 10.5);
}

function draw(job: Job): void {
  const { printed, actual, sheet, random } = job;
  const batch = `${random.int(1000, 9999)}-${String(random.int(1, 99)).padStart(3, "0")}`;
  const together = random.chance(0.6);
  const flow = new Flow(sheet, { top: 83, bottom: BOTTOM, pitch: PITCH });
  const employees = (people: Employee[]): void => {
    for (const employee of people)
      employee.checks.forEach((check, index) =>
        drawBlock(flow, checkBlock(employee, check, index, job), job, together),
      );
  };
  if (!printed.grouped) employees(printed.employees);
  for (const { code, name } of printed.grouped ? printed.departments : []) {
    const inside = ({ department }: Employee): boolean => department?.code === code;
    flow.reserve(50);
    flow.row([{ x: 30, text: `Department ${code}  ${name}`, bold: true, size: 7.6 }], 11);
    employees(printed.employees.filter(inside));
    const members = actual.employees.filter(inside);
    drawBlock(flow, totalBlock(`Department ${code} Totals`, members, totalsOf(members)), job, together);
  }
  flow.newPage();
  flow.row([{ x: 30, text: `COMPANY TOTALS  ${printed.company.code}`, bold: true, size: 9 }], 15);
  drawBlock(flow, totalBlock("Company Totals", actual.employees, job.totals), job, true);
  drawRecap(flow, job);
  sheet.pages.forEach((page, index) => furnish(page, index + 1, sheet.pages.length, printed, batch));
}

export const adpRegisterDescriptions: Layout = {
  name: "adp-register-descriptions",
  provider: "adp",
  family: "adp-payroll-register",
  version: "v1",
  traits: { severalChecks: true, splitDeposits: false, duplicateNames: true, rateStep: 50, listing: "any" },
  money: { negative: "minus", dollar: false, separators: "point" },
  typeface: plainFace,
  wording: adpDescriptions,
  reading: {
    company: ({ name, code }) => ({ name, id: code }),
    periodStart: true,
    runKind: null,
    employeeId: ({ id }) => id,
    employeeName: naturalName,
    department: "name",
    departmentEverywhere: true,
    lineRates: true,
    salariedHours: true,
    memos: "deductions",
    employerTaxes: false,
    payments: (check) => [
      { number: checkNumber(check), method: check.method, date: null, amount: dollars(check.netCents) },
    ],
    employeeCount: true,
  },
  draw,
};
