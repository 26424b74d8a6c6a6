import { Flow, lowered, type Row, sideBySide } from "../drawing/flow.ts";
import { narrowFace } from "../drawing/typeface.ts";
import { hours, money, rate, spaced } from "../numbers.ts";
import type { Check, EarningLine, Employee } from "../payroll/model.ts";
import { naturalName } from "../payroll/names.ts";
import { type AddedUp, addUp, mergeLines, totalsOf } from "../payroll/totals.ts";
import { dollars } from "../truth/lines.ts";
import { adpLetters, stackTax } from "../wording/adp-letters.ts";
import type { Label } from "../wording/wording.ts";
import { furnish } from "./adp-register-stacks.page.ts";
import type { Job, Layout } from "./layout.ts";
import { nameLines } from "./name-lines.ts";

const SIZE = 8;
const PITCH = 9;
const NAME_WIDTH = 84;
/** From the second row on the hours worked stand closer than the regular hours. */
const NAME_WIDTH_BELOW = 75;

const checkNumber = (check: Check): string => String(check.number).padStart(10, "0");

const words = ({ code, description }: Label): string => (code ? `${code} ${description}` : description);

interface Block extends AddedUp {
  personnel: Row[];
  grossCents: number;
  /** The hours beside the gross pay, where the block prints them. */
  workedHours: number | null;
  net: Row[];
}

const left = (x: number, text: string, bold = false): Row => [{ x, text, size: SIZE, bold }];
const right = (x: number, text: string, bold = false): Row => [{ x, text, align: "right", size: SIZE, bold }];

const amount = (x: number, cents: number, text: string, { money: style }: Job): Row => [
  ...right(x, money(cents, style)),
  ...left(x + 4, text),
];

function blockRows(block: Block, job: Job): Row[] {
  const { wording, money: style } = job;
  const somebody = job.actual.employees[0] as Employee;
  const lines = mergeLines(block.earnings, ({ kind }) => kind);
  const regular = lines.find(({ kind }) => kind === "regular");
  const overtime = lines.find(({ kind }) => kind === "overtime");
  const coded = lines.filter((line) => line !== regular && line !== overtime);
  const timed = lines.filter((line) => line !== regular && line.hours !== null);
  const letter = (line: EarningLine): string => {
    const { code, description } = wording.earning(line, somebody);
    return code ?? description;
  };
  const timedRows = timed.map((line): Row => [
    ...right(150, spaced(hours(line.hours ?? 0))),
    ...left(154, letter(line)),
  ]);
  const codedRows = coded.map((line): Row => [
    ...right(304, money(line.cents, style)),
    ...left(307, words(wording.earning(line, somebody))),
  ]);
  const grossRow = right(420, money(block.grossCents, style), true);
  if (block.workedHours !== null)
    grossRow.push(...left(92, `Total Work Hrs:  ${spaced(hours(block.workedHours))}`));
  return sideBySide(
    block.personnel,
    regular
      ? [[...right(122, spaced(hours(regular.hours ?? 0))), ...right(206, money(regular.cents, style))]]
      : [],
    lowered(1, timedRows),
    overtime ? lowered(1, [right(250, money(overtime.cents, style))]) : [],
    lowered(1, codedRows),
    lowered(Math.max(2, 1 + timedRows.length, 1 + codedRows.length), [grossRow]),
    block.taxes
      .filter(({ state }) => !state)
      .map((line) => amount(462, line.cents, words(wording.tax(line)), job)),
    block.taxes
      .filter(({ state }) => state)
      .map((line) => amount(524, line.cents, words(wording.tax(line)), job)),
    [
      ...block.deductions.map((line) => amount(610, line.cents, words(wording.deduction(line.kind)), job)),
      ...block.memos.map((line) => amount(610, line.cents, `N-${words(wording.memo(line.kind))}`, job)),
    ],
    block.net,
  );
}

function personnelRows(employee: Employee, index: number, { sheet }: Job): Row[] {
  const rows: Row[] = [];
  if (index === 0) {
    const fits =
      (width: number) =>
      (line: string): boolean =>
        sheet.width(line.toUpperCase(), SIZE, true) <= width;
    const names = nameLines(employee.name, ",", fits(NAME_WIDTH), fits(NAME_WIDTH_BELOW));
    rows.push(...names.map((text) => left(14, text.toUpperCase(), true)));
  }
  rows.push(left(14, `File:  ${employee.id}`));
  if (employee.department) rows.push(left(14, `Dept:  ${employee.department.code}`));
  if (index === 0 && employee.pay.basis === "hourly")
    rows.push(left(14, `Rate:  ${spaced(rate(employee.pay.rate))}`));
  return rows;
}

function checkBlock(employee: Employee, check: Check, index: number, job: Job): Block {
  const worked = check.earnings.reduce((sum, line) => sum + (line.hours ?? 0), 0);
  return {
    ...check,
    personnel: personnelRows(employee, index, job),
    workedHours: employee.pay.basis === "hourly" && worked > 0 ? worked : null,
    net: [
      right(768, check.method === "check" ? "Check#" : "Voucher#"),
      right(768, checkNumber(check)),
      right(768, money(check.netCents, job.money), true),
    ],
  };
}

interface Sums {
  grossCents: number;
  taxCents: number;
  deductionCents: number;
  netCents: number;
}

function drawTotal(
  flow: Flow,
  title: string,
  code: string,
  employees: Employee[],
  job: Job,
  sums: Sums,
): void {
  const figure = (cents: number): string => money(cents, { ...job.money, separators: "point" });
  const added = addUp(employees);
  const block: Block = {
    ...added,
    memos: [],
    personnel: [left(14, title, true), left(14, code, true), left(14, `${totalsOf(employees).pays} Pays`)],
    grossCents: sums.grossCents,
    workedHours: null,
    net: [right(768, "NET PAY"), right(768, figure(sums.netCents), true)],
  };
  flow.rule(14, 778, { above: 8 });
  flow.rows(blockRows(block, job));
  flow.space(5);
  const analysis: [string, string][] = [
    ["TOTAL GROSS", figure(sums.grossCents)],
    ["TOTAL STATUTORY", figure(sums.taxCents)],
    ["TOTAL DEDUCTIONS", figure(sums.deductionCents)],
  ];
  if (added.memos.length > 0) analysis.push(["MEMO ANALYSIS:", ""]);
  for (const memo of added.memos)
    analysis.push([`N-${words(job.wording.memo(memo.kind))}`, figure(memo.cents)]);
  for (const [text, value] of analysis) flow.row([...left(14, text), ...right(150, value)]);
  flow.rule(14, 778, { above: 1 });
  flow.y += 9;
}

function draw(job: Job): void {
  const { printed, actual, sheet, random } = job;
  const batch = String(random.int(1000, 9999));
  const flow = new Flow(sheet, { top: 50, bottom: 532, pitch: PITCH });
  const employees = (people: Employee[]): void => {
    for (const employee of people) {
      employee.checks.forEach((check, index) => {
        flow.rows(blockRows(checkBlock(employee, check, index, job), job));
        flow.space(5);
      });
    }
  };
  if (!printed.grouped) employees(printed.employees);
  for (const { code } of printed.grouped ? printed.departments : []) {
    const inside = ({ department }: Employee): boolean => department?.code === code;
    employees(printed.employees.filter(inside));
    const members = actual.employees.filter(inside);
    drawTotal(flow, "DEPT TOTAL", code, members, job, totalsOf(members));
  }
  flow.newPage();
  drawTotal(flow, "COMPANY TOTAL", printed.company.code, actual.employees, job, job.totals);
  sheet.pages.forEach((page, index) => furnish(page, index + 1, printed, batch));
}

export const adpRegisterStacks: Layout = {
  name: "adp-register-stacks",
  provider: "adp",
  family: "adp-payroll-register",
  version: "v3",
  traits: { severalChecks: true, splitDeposits: false, duplicateNames: true, rateStep: 50, listing: "any" },
  money: { negative: "trailing", dollar: false, separators: "spaces" },
  typeface: narrowFace,
  wording: (random) => adpLetters(random, "Reg", stackTax),
  reading: {
    company: ({ name, code }) => ({ name, id: code }),
    periodStart: false,
    runKind: null,
    employeeId: ({ id }) => id,
    employeeName: (name) => naturalName(name).toUpperCase(),
    department: "code",
    departmentEverywhere: true,
    lineRates: false,
    salariedHours: true,
    memos: "deductions",
    employerTaxes: false,
    payments: (check) => [
      { number: checkNumber(check), method: check.method, date: null, amount: dollars(check.netCents) },
    ],
    employeeCount: false,
  },
  draw,
};
