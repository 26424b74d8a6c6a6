import { familyFirst, Sheet, type Check, type Employee } from "@paylift/samples/parts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import { sumOfChecks } from "../sums.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";
import { registerReading } from "../truth.ts";

const LEFT = { heading: [], align: "left" } as const;
const RIGHT = { heading: [], align: "right", gap: 1 } as const;

/** Nothing is headed: labels, hours, rate and amount; taxes; deductions. */
const COLUMNS: readonly Column[] = [
  { ...LEFT, gap: 0 },
  RIGHT,
  RIGHT,
  RIGHT,
  { ...LEFT, gap: 3 },
  RIGHT,
  { ...LEFT, gap: 3 },
  RIGHT,
];

function checkRows(
  { print, wording }: Job,
  rateFirst: boolean,
  employee: Employee,
  check: Check,
): TableRow[] {
  const earnings = check.earnings.map((line) => {
    const [hours, rate] = [print.hours(line.hours), print.rate(line.rate)];
    const counted = rateFirst ? [rate, hours] : [hours, rate];
    return [wording.earning(line, employee).description, ...counted, print.money(line.cents)];
  });
  const taxes = check.taxes.map((line) => [wording.tax(line).description, print.withheld(line.cents)]);
  const deductions = check.deductions.map((line) => [
    wording.deduction(line.kind).description,
    print.withheld(line.cents),
  ]);
  const height = Math.max(earnings.length, taxes.length, deductions.length);
  const rows = Array.from({ length: height }, (_, i) => [
    ...(earnings[i] ?? ["", "", "", ""]),
    ...(taxes[i] ?? ["", ""]),
    ...(deductions[i] ?? ["", ""]),
  ]);
  const [gross, net] = [print.money(check.grossCents), print.money(check.netCents)];
  const sums = ["Gross", "", "", gross, "Total Taxes", print.withheld(check.taxCents), "Net Pay", net];
  return [...rows, sums].map((cells) => ({ cells }));
}

const METHODS = { check: "Check", direct_deposit: "Direct Deposit" };

/** Checks below each other, each under its number; the sum of a person's checks below them. */
function draw(job: Job): Drawn {
  const { payroll, traits, print, random } = job;
  const title = random.pick(["Check Register", "Payroll Register by Check"]);
  const rateFirst = random.chance(0.5);
  const sumsAlways = random.chance(0.5);
  const all = payroll.employees.flatMap((employee) =>
    employee.checks.flatMap((check) => checkRows(job, rateFirst, employee, check)),
  );
  const placing = place(new Sheet(traits.typeface), COLUMNS, all);
  const { sheet, size } = fittingSheet(job, placing.width);
  const table = new TableDrawing(COLUMNS, placing, MARGIN, size);
  const flow = startPages(job, sheet, title, () => undefined);
  const sumOf = (what: string, employees: readonly Employee[]): void => {
    const sum = (field: "grossCents" | "taxCents" | "netCents"): number =>
      employees.reduce((total, employee) => total + sumOfChecks(employee, field), 0);
    const [gross, taxes, net] = [sum("grossCents"), sum("taxCents"), sum("netCents")];
    const figures = [
      ["Gross", print.money(gross)],
      ["Taxes", print.withheld(taxes)],
      ["Net", print.money(net)],
    ];
    const across = figures.map(([label, figure]) => `${label} ${figure}`).join("    ");
    table.row(flow, { cells: [], across: `${what}    ${across}` });
  };
  for (const employee of payroll.employees) {
    flow.reserve(size * 8);
    const name = familyFirst(employee.name, ", ");
    const printed = traits.capitals ? name.toUpperCase() : name;
    table.row(flow, { cells: [], across: `${employee.id}    ${printed}` });
    for (const check of employee.checks) {
      flow.reserve(size * 5);
      table.row(flow, { cells: [], across: `${METHODS[check.method]} ${check.number}` });
      for (const row of checkRows(job, rateFirst, employee, check)) table.row(flow, row);
    }
    if (sumsAlways || employee.checks.length > 1) sumOf("Employee Total", [employee]);
    flow.space(size);
  }
  if (traits.grandTotals) sumOf("Report Totals", payroll.employees);
  finishPages(job, sheet, title);
  return {
    sheet,
    formatType: "payroll_journal",
    reading: registerReading(traits, {
      earnings: { hours: true, rates: true },
      ids: true,
      departments: false,
      payments: true,
      totals: { pay: true, taxes: true, deductions: false, employees: false },
    }),
  };
}

/** Several checks of a person below each other, without headings. */
export const checksBelow: AdversarialLayout = {
  name: "checks-below",
  payroll: { ...PLAIN_PAYROLL, severalChecks: true },
  mostKinds: null,
  draw,
};
