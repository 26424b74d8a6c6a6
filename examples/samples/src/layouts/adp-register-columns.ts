import { Flow, lowered, type Row, sideBySide } from "../drawing/flow.ts";
import { fixedFace } from "../drawing/typeface.ts";
import { hours, money, rate } from "../numbers.ts";
import type { Check, EarningKind, EarningLine, Employee, TaxLine } from "../payroll/model.ts";
import { naturalName } from "../payroll/names.ts";
import { type AddedUp, addUp, mergeLines, totalsOf } from "../payroll/totals.ts";
import { dollars } from "../truth/lines.ts";
import { adpLetters, columnTax } from "../wording/adp-letters.ts";
import { furnish } from "./adp-register-columns.page.ts";
import type { Job, Layout } from "./layout.ts";
import { nameLines } from "./name-lines.ts";

const SIZE = 6;
const PITCH = 8.2;
const NAME_WIDTH = 110;

const checkNumber = (check: Check): string => String(check.number).padStart(8, "0");

interface Block extends AddedUp {
  names: string[];
  personnel: string[];
  grossCents: number;
  netCents: number;
  payment: string;
}

const right = (x: number, text: string, bold = false): Row => [{ x, text, align: "right", size: SIZE, bold }];

function earningRows(earnings: EarningLine[], { wording, money: style }: Job): Row[] {
  const main = (kind: EarningKind, hoursX: number, centsX: number): Row => {
    const line = mergeLines(
      earnings.filter((earning) => earning.kind === kind),
      () => kind,
    )[0];
    if (!line) return [];
    return [...right(hoursX, hours(line.hours ?? 0)), ...right(centsX, money(line.cents, style))];
  };
  const coded = mergeLines(
    earnings.filter(({ kind }) => kind !== "regular" && kind !== "overtime"),
    ({ kind }) => kind,
  );
  const rows: Row[] = [[...main("regular", 168, 262), ...main("overtime", 206, 318)]];
  coded.forEach((line, index) => {
    const [hoursX, centsX] = index % 2 === 0 ? [168, 262] : [206, 318];
    const { code } = wording.earning(line, {} as Employee);
    const row = right(centsX, `${code} ${money(line.cents, style)}`);
    if (line.hours !== null) row.push(...right(hoursX, hours(line.hours)));
    if (index % 2 === 0) rows.push(row);
    else rows.at(-1)?.push(...row);
  });
  return rows;
}

/** The first row belongs to a state income tax, even where the state has none. */
function stateRows(taxes: TaxLine[], { wording, money: style }: Job): Row[] {
  const lines = taxes.filter((tax) => tax.state && !tax.city);
  const states = [...new Set(lines.map(({ state }) => state))];
  const sorted = states.flatMap((state) => lines.filter((line) => line.state === state));
  const rows = sorted.map((line) => right(548, `${wording.tax(line).code} ${money(line.cents, style)}`));
  return lowered(sorted[0] && sorted[0].kind !== "state_income" ? 1 : 0, rows);
}

function blockRows(block: Block, job: Job): Row[] {
  const { wording, money: style } = job;
  const federal = (kind: TaxLine["kind"], x: number): Row => {
    const line = block.taxes.find((tax) => tax.kind === kind);
    return line ? right(x, money(line.cents, style)) : [];
  };
  const local = block.taxes.filter((tax) => tax.city);
  return sideBySide(
    [
      ...block.names.map((text): Row => [{ x: 20, text, size: SIZE, bold: true }]),
      ...block.personnel.map((text): Row => [{ x: 20, text, size: SIZE }]),
    ],
    earningRows(block.earnings, job),
    [right(374, money(block.grossCents, style), true)],
    [federal("federal_income", 428)],
    [federal("social_security", 482), federal("medicare", 482)],
    stateRows(block.taxes, job),
    local.map((line) => right(610, `${wording.tax(line).code} ${money(line.cents, style)}`)),
    block.deductions.map((line): Row => [
      { x: 622, text: wording.deduction(line.kind).code ?? "", size: SIZE },
      ...right(674, money(line.cents, style)),
    ]),
    [right(772, money(block.netCents, style), true), right(772, block.payment)],
  );
}

function names({ name }: Employee, { sheet }: Job): string[] {
  const fits = (line: string): boolean => sheet.width(line.toUpperCase(), SIZE, true) <= NAME_WIDTH;
  return nameLines(name, ",", fits).map((line) => line.toUpperCase());
}

function personnel(employee: Employee, index: number, { money: style }: Job): string[] {
  const department = employee.department ? `  DEPT ${employee.department.code}` : "";
  const lines = [`FILE ${employee.id}${department}`];
  if (index > 0) return [...lines, `PAY ${index + 1}`];
  const { pay } = employee;
  lines.push(
    pay.basis === "hourly"
      ? `RATE ${rate(pay.rate)}`
      : `SALARY ${money(pay.cents, { ...style, dollar: false })}`,
  );
  return employee.status === "T" ? [...lines, "STATUS T"] : lines;
}

function drawBlock(flow: Flow, block: Block, job: Job, together: boolean): void {
  const rows = blockRows(block, job);
  if (together) flow.reserve((rows.length - 1) * PITCH);
  flow.rows(rows);
  flow.y += 5;
}

function drawTotal(
  flow: Flow,
  title: string,
  employees: Employee[],
  job: Job,
  sums: { grossCents: number; netCents: number },
): void {
  const block = {
    ...addUp(employees),
    names: [title],
    personnel: [`PAYS ${totalsOf(employees).pays}`],
    ...sums,
    payment: "",
  };
  const rows = blockRows(block, job);
  flow.reserve((rows.length - 1) * PITCH + 8);
  flow.rule(20, 772, { above: 8.2, width: 0.4 });
  flow.rows(rows);
  flow.rule(20, 772, { above: 3, width: 0.4 });
  flow.y += 7;
}

function drawLegend(flow: Flow, job: Job): void {
  const { wording, actual } = job;
  const { earnings, deductions, taxes } = addUp(actual.employees);
  const byCode = (rows: [string, string][]): [string, string][] =>
    rows.sort(([one], [other]) => (one < other ? -1 : 1));
  const entries = (x: number, labels: { code: string | null; description: string }[]): Row[] =>
    byCode(
      labels.flatMap(({ code, description }): [string, string][] => (code ? [[code, description]] : [])),
    ).map(([code, description]) => [
      { x, text: code, size: SIZE },
      { x: x + 24, text: description, size: SIZE },
    ]);
  flow.reserve(60);
  flow.row([{ x: 20, text: "LEGEND", size: SIZE, bold: true }]);
  flow.row([
    { x: 20, text: "HOURS AND EARNINGS CODES", size: SIZE, bold: true },
    { x: 262, text: "VOLUNTARY DEDUCTION CODES", size: SIZE, bold: true },
  ]);
  const somebody = actual.employees[0] as Employee;
  flow.rows(
    sideBySide(
      entries(
        20,
        earnings.map((line) => wording.earning(line, somebody)),
      ),
      entries(
        262,
        deductions.map((line) => wording.deduction(line.kind)),
      ),
    ),
  );
  const services = taxes.some(({ kind }) => kind === "local_services") ? "  LST = LOCAL SERVICES TAX" : "";
  const marks =
    "V BEFORE A CHECK NUMBER = VOUCHER (DIRECT DEPOSIT).  DI = DISABILITY  UI = UNEMPLOYMENT  " +
    `FL = FAMILY LEAVE  LTC = LONG TERM CARE  STT = TRANSIT TAX${services}`;
  flow.row([{ x: 20, text: marks, size: SIZE }]);
}

function drawRecap(flow: Flow, job: Job): void {
  const { totals, money: style } = job;
  const lines: [string, string][] = [
    ["EMPLOYEES", String(totals.employees)],
    ["PAYS", String(totals.pays)],
    ["GROSS PAY", money(totals.grossCents, style)],
    ["TOTAL STATUTORY", money(totals.taxCents, style)],
    ["TOTAL VOLUNTARY", money(totals.deductionCents, style)],
    ["NET PAY", money(totals.netCents, style)],
  ];
  flow.reserve(14 + lines.length * PITCH);
  flow.space(14);
  flow.rows(lines.map(([text, value]): Row => [{ x: 20, text, size: SIZE }, ...right(200, value)]));
  flow.space(14);
}

function draw(job: Job): void {
  const { printed, actual, sheet, random } = job;
  const together = random.chance(0.7);
  const flow = new Flow(sheet, { top: 83, bottom: 588, pitch: PITCH });
  const employees = (people: Employee[]): void => {
    for (const employee of people) {
      employee.checks.forEach((check, index) => {
        const payment = (check.method === "check" ? "" : "V") + checkNumber(check);
        const who = { names: names(employee, job), personnel: personnel(employee, index, job) };
        drawBlock(flow, { ...check, ...who, payment }, job, together);
      });
    }
  };
  if (!printed.grouped) employees(printed.employees);
  for (const { code, name } of printed.grouped ? printed.departments : []) {
    const inside = ({ department }: Employee): boolean => department?.code === code;
    employees(printed.employees.filter(inside));
    const members = actual.employees.filter(inside);
    drawTotal(flow, `DEPT ${code} ${name.toUpperCase()}`, members, job, totalsOf(members));
  }
  flow.newPage();
  drawTotal(flow, `COMPANY ${printed.company.code} TOTALS`, actual.employees, job, job.totals);
  drawRecap(flow, job);
  drawLegend(flow, job);
  sheet.pages.forEach((page, index) => furnish(page, index + 1, printed));
}

export const adpRegisterColumns: Layout = {
  name: "adp-register-columns",
  provider: "adp",
  family: "adp-payroll-register",
  version: "v2",
  traits: { severalChecks: true, splitDeposits: false, duplicateNames: true, rateStep: 50, listing: "any" },
  money: { negative: "minus", dollar: false, separators: "point" },
  typeface: fixedFace,
  wording: (random) => adpLetters(random, "REG", columnTax),
  reading: {
    company: ({ name, code }) => ({ name: name.toUpperCase(), id: code }),
    periodStart: true,
    runKind: null,
    employeeId: ({ id }) => id,
    employeeName: (name) => naturalName(name).toUpperCase(),
    department: "code",
    departmentEverywhere: true,
    lineRates: false,
    salariedHours: true,
    memos: "not printed",
    employerTaxes: false,
    payments: (check) => [
      { number: checkNumber(check), method: check.method, date: null, amount: dollars(check.netCents) },
    ],
    employeeCount: true,
  },
  draw,
};
