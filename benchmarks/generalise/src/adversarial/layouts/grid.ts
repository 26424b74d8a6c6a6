import { Sheet, type Employee } from "@paylift/samples/parts";
import { groupsOf } from "../groups.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import { deductionSums, earningSums, sumOfChecks, taxSums, type LabelledSums } from "../sums.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";
import { wrap } from "../wrap.ts";
import { PAY_TOTALS, registerReading } from "../truth.ts";

/** A column of figures. */
export interface FigureColumn {
  label: string;
  group: string;
  cents(employee: Employee): number;
  print(cents: number): string;
}

/** What is earned and withheld, a column each, and gross and net pay. */
export function figureColumns(job: Job): FigureColumn[] {
  const { print, random } = job;
  const plain = (cents: number): string => print.orZero(cents, print.money(cents));
  const off = (cents: number): string => print.orZero(cents, print.withheld(cents));
  const each = (group: string, sums: LabelledSums, write: (cents: number) => string): FigureColumn[] =>
    sums.labels.map((label) => ({
      label,
      group,
      cents: (employee) => sums.cents(employee, label),
      print: write,
    }));
  const whole = (label: string, field: "grossCents" | "netCents"): FigureColumn => ({
    label,
    group: "",
    cents: (employee) => sumOfChecks(employee, field),
    print: (cents) => print.money(cents),
  });
  const gross = whole(random.pick(["Gross Pay", "Gross", "Total Gross"]), "grossCents");
  const net = whole(random.pick(["Net Pay", "Net", "Net Amount"]), "netCents");
  const earnings = each("Earnings", earningSums(job), plain);
  const withheld = random
    .shuffle([each("Taxes", taxSums(job), off), each("Deductions", deductionSums(job), off)])
    .flat();
  const earned = random.chance(0.75) ? [...earnings, gross] : [gross, ...earnings];
  return random.chance(0.8) ? [...earned, ...withheld, net] : [...earned, net, ...withheld];
}

/** Headings of as many lines as the document has, under the name of their group where there is room for one. */
function headingsOf(figures: readonly FigureColumn[], { traits, random }: Job): string[][] {
  const grouped = traits.headerDepth > 1 && random.chance(0.5);
  const lines = grouped ? traits.headerDepth - 1 : traits.headerDepth;
  return figures.map(({ label, group }, index) => {
    const first = figures[index - 1]?.group !== group;
    const words = wrap(label, lines);
    const padded = [...Array<string>(lines - words.length).fill(""), ...words];
    return grouped ? [first ? group : "", ...padded] : padded;
  });
}

/** One row a person, all that is paid and withheld across. */
function draw(job: Job): Drawn {
  const { payroll, traits, print, random } = job;
  const [title, formatType] = random.pick([
    ["Payroll Register", "payroll_journal"],
    ["Payroll Summary", "payroll_summary"],
    ["Payroll Summary by Employee", "payroll_summary"],
  ] as const);
  const figures = figureColumns(job);
  const headings = headingsOf(figures, job);
  const columns: Column[] = [
    { heading: [random.pick(["Employee", "Employee Name", "Name"])], align: "left", gap: 0 },
    ...(traits.ids ? [{ heading: ["ID"], align: "left", gap: 1 } as const] : []),
    ...headings.map((heading): Column => ({ heading, align: "right", gap: 1 })),
  ];
  const figuresOf = (employees: readonly Employee[]): string[] =>
    figures.map((column) =>
      column.print(employees.reduce((sum, employee) => sum + column.cents(employee), 0)),
    );
  const rowOf = (employee: Employee): TableRow => ({
    cells: [print.name(employee.name), ...(traits.ids ? [employee.id] : []), ...figuresOf([employee])],
  });
  const totalOf = (what: string, employees: readonly Employee[]): TableRow => ({
    cells: [what, ...(traits.ids ? [""] : []), ...figuresOf(employees)],
    bold: true,
  });
  const grand = totalOf(random.pick(["Grand Total", "Company Total", "Totals"]), payroll.employees);
  const placing = place(new Sheet(traits.typeface), columns, [...payroll.employees.map(rowOf), grand]);
  const { sheet, size } = fittingSheet(job, placing.width);
  const table = new TableDrawing(columns, placing, MARGIN, size);
  const flow = startPages(job, sheet, title, (pages) => table.heading(pages));
  for (const { department, members } of groupsOf(job)) {
    if (department !== null) table.row(flow, { cells: [], across: `Department: ${department}` });
    for (const employee of members) table.row(flow, rowOf(employee));
    if (department !== null && traits.departments === "subtotals")
      table.row(flow, totalOf(`${department} Total`, members));
    flow.space(size * 0.6);
  }
  if (traits.grandTotals) table.row(flow, grand);
  finishPages(job, sheet, title);
  return {
    sheet,
    formatType,
    reading: registerReading(traits, {
      totals: PAY_TOTALS,
    }),
  };
}

export const grid: AdversarialLayout = {
  name: "grid",
  payroll: { ...PLAIN_PAYROLL, severalChecks: true },
  mostKinds: 26,
  draw,
};
