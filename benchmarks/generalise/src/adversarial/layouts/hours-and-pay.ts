import { Sheet, type Employee } from "@paylift/samples/parts";
import { groupsOf } from "../groups.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import { deductionSums, earningSums, sumOfChecks, taxSums, type LabelledSums } from "../sums.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";
import { PAY_TOTALS, registerReading } from "../truth.ts";
import { wrap } from "../wrap.ts";

/** A column of figures, and its heading from top to bottom. */
interface FigureColumn {
  heading: string[];
  print(employees: readonly Employee[]): string;
}

/** Hours under a label, of all checks together. */
function hoursOf({ wording }: Job, employee: Employee, label: string): number {
  const lines = employee.checks.flatMap(({ earnings }) => earnings);
  return lines.reduce(
    (sum, line) => sum + (wording.earning(line, employee).description === label ? (line.hours ?? 0) : 0),
    0,
  );
}

/** What is earned has a column for its hours and one for its pay, both named after it, or below its name. */
function earningColumns(job: Job): FigureColumn[] {
  const { payroll, print, random } = job;
  const merged = random.chance(0.5);
  const [hours, pay] = random.pick([
    ["Hrs", "Pay"],
    ["Hours", "Amount"],
    ["Hours", "Pay"],
    ["Hrs", "Amt"],
  ] as const);
  const sums = earningSums(job);
  return sums.labels.flatMap((label) => {
    const isTimed = payroll.employees.some((employee) => hoursOf(job, employee, label) > 0);
    const heading = (word: string, first: boolean): string[] =>
      merged ? [first ? label : "", word] : ["", `${label} ${word}`];
    const timed: FigureColumn = {
      heading: heading(hours, true),
      print: (employees) => {
        const all = employees.reduce((sum, employee) => sum + hoursOf(job, employee, label), 0);
        return print.orZero(all, print.hours(all));
      },
    };
    const paid: FigureColumn = {
      heading: heading(pay, !isTimed),
      print: (employees) => {
        const all = employees.reduce((sum, employee) => sum + sums.cents(employee, label), 0);
        return print.orZero(all, print.money(all));
      },
    };
    return isTimed ? [timed, paid] : [paid];
  });
}

function figureColumns(job: Job): FigureColumn[] {
  const { print } = job;
  const withheld = (sums: LabelledSums): FigureColumn[] =>
    sums.labels.map((label) => ({
      heading: wrap(label, 2),
      print: (employees) => {
        const all = employees.reduce((sum, employee) => sum + sums.cents(employee, label), 0);
        return print.orZero(all, print.withheld(all));
      },
    }));
  const whole = (label: string, field: "grossCents" | "netCents"): FigureColumn => ({
    heading: ["", label],
    print: (employees) =>
      print.money(employees.reduce((sum, employee) => sum + sumOfChecks(employee, field), 0)),
  });
  return [
    ...earningColumns(job),
    whole("Gross Pay", "grossCents"),
    ...withheld(taxSums(job)),
    ...withheld(deductionSums(job)),
    whole("Net Pay", "netCents"),
  ];
}

/** One row a person; what is earned has its hours and its pay beside each other. */
function draw(job: Job): Drawn {
  const { payroll, traits, print, random } = job;
  const title = random.pick(["Payroll Register", "Hours and Earnings Register", "Payroll Journal"]);
  const figures = figureColumns(job);
  const columns: Column[] = [
    { heading: ["", "Employee"], align: "left", gap: 0 },
    ...(traits.ids ? [{ heading: ["", "ID"], align: "left", gap: 1 } as const] : []),
    ...figures.map(({ heading }): Column => ({ heading, align: "right", gap: 1.1 })),
  ];
  const rowOf = (name: string, id: string, employees: readonly Employee[], bold = false): TableRow => ({
    cells: [name, ...(traits.ids ? [id] : []), ...figures.map((column) => column.print(employees))],
    bold,
  });
  const ofPerson = (employee: Employee): TableRow =>
    rowOf(print.name(employee.name), employee.id, [employee]);
  const grand = rowOf("Grand Total", "", payroll.employees, true);
  const placing = place(new Sheet(traits.typeface), columns, [...payroll.employees.map(ofPerson), grand]);
  const { sheet, size } = fittingSheet(job, placing.width);
  const table = new TableDrawing(columns, placing, MARGIN, size);
  const flow = startPages(job, sheet, title, (pages) => table.heading(pages));
  for (const { department, members } of groupsOf(job)) {
    if (department !== null) table.row(flow, { cells: [], across: `Department: ${department}` });
    for (const employee of members) table.row(flow, ofPerson(employee));
    flow.space(size * 0.6);
  }
  if (traits.grandTotals) table.row(flow, grand);
  finishPages(job, sheet, title);
  return {
    sheet,
    formatType: "payroll_journal",
    reading: registerReading(traits, {
      earnings: { hours: true, rates: false },
      totals: PAY_TOTALS,
    }),
  };
}

/** A row a person, with a column of hours beside each column of pay. */
export const hoursAndPay: AdversarialLayout = {
  name: "hours-and-pay",
  payroll: PLAIN_PAYROLL,
  mostKinds: 18,
  draw,
};
