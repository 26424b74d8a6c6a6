import { Sheet, type Employee } from "@paylift/samples/parts";
import { groupsOf } from "../groups.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import {
  contributionSums,
  deductionSums,
  earningSums,
  employerTaxSums,
  sumOfChecks,
  taxSums,
  type LabelledSums,
} from "../sums.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";
import { wrap } from "../wrap.ts";
import { PAY_TOTALS, registerReading } from "../truth.ts";

interface FigureColumn {
  label: string;
  cents(employee: Employee): number;
  print(cents: number): string;
}

interface Choices {
  /** How many times a figure has been paid this year; null where people have one row. */
  times: number | null;
  employer: boolean;
}

/** What the company pays stands between what people pay, or behind the net pay. */
function figureColumns(job: Job, { employer }: Choices): FigureColumn[] {
  const { print, random } = job;
  const each = (sums: LabelledSums, write: (cents: number) => string, mark = ""): FigureColumn[] =>
    sums.labels.map((label) => ({
      label: `${label}${mark}`,
      cents: (employee) => sums.cents(employee, label),
      print: (cents) => print.orZero(cents, write(cents)),
    }));
  const whole = (label: string, field: "grossCents" | "netCents"): FigureColumn => ({
    label,
    cents: (employee) => sumOfChecks(employee, field),
    print: (cents) => print.money(cents),
  });
  const plain = (cents: number): string => print.money(cents);
  const off = (cents: number): string => print.withheld(cents);
  const taxes = each(taxSums(job), off);
  const companys = employer
    ? [...each(employerTaxSums(job), plain), ...each(contributionSums(job), plain)]
    : [];
  const net = whole("Net Pay", "netCents");
  const pay = [...each(earningSums(job), plain), whole("Gross Pay", "grossCents"), ...taxes];
  return random.chance(0.5)
    ? [...pay, ...companys, ...each(deductionSums(job), off), net]
    : [...pay, ...each(deductionSums(job), off), net, ...companys];
}

/** A sheet of figures: what the company pays among them, and a row for the year below that of the period. */
function draw(job: Job): Drawn {
  const { payroll, traits, print, random } = job;
  const choices: Choices = {
    times: random.chance(0.5) ? random.int(2, 23) : null,
    employer: random.chance(0.7),
  };
  const { times } = choices;
  const title = "Payroll Register";
  const figures = figureColumns(job, choices);
  const columns: Column[] = [
    { heading: ["Employee"], align: "left", gap: 0 },
    ...(traits.ids ? [{ heading: ["ID"], align: "left", gap: 1 } as const] : []),
    ...(times === null ? [] : [{ heading: ["Period"], align: "left", gap: 1 } as const]),
    ...figures.map(({ label }): Column => ({ heading: wrap(label, 3), align: "right", gap: 1 })),
  ];
  const cellsOf = (employees: readonly Employee[], by: number): string[] =>
    figures.map((column) => column.print(by * employees.reduce((sum, one) => sum + column.cents(one), 0)));
  const rowsOf = (name: string, id: string, employees: readonly Employee[], bold = false): TableRow[] => {
    const who = [name, ...(traits.ids ? [id] : [])];
    if (times === null) return [{ cells: [...who, ...cellsOf(employees, 1)], bold }];
    return [
      { cells: [...who, "Current", ...cellsOf(employees, 1)], bold },
      { cells: [...who.map(() => ""), "YTD", ...cellsOf(employees, times)], bold },
    ];
  };
  const ofPerson = (employee: Employee): TableRow[] =>
    rowsOf(print.name(employee.name), employee.id, [employee]);
  const grand = rowsOf("Grand Total", "", payroll.employees, true);
  const placing = place(new Sheet(traits.typeface), columns, [
    ...payroll.employees.flatMap(ofPerson),
    ...grand,
  ]);
  const { sheet, size } = fittingSheet(job, placing.width);
  const table = new TableDrawing(columns, placing, MARGIN, size);
  const flow = startPages(job, sheet, title, (pages) => table.heading(pages));
  for (const { department, members } of groupsOf(job)) {
    if (department !== null) table.row(flow, { cells: [], across: `Department: ${department}` });
    for (const employee of members) for (const row of ofPerson(employee)) table.row(flow, row);
    flow.space(size * 0.6);
  }
  if (traits.grandTotals) for (const row of grand) table.row(flow, row);
  finishPages(job, sheet, title);
  return {
    sheet,
    formatType: "payroll_journal",
    reading: registerReading(traits, {
      employer: { taxes: choices.employer, contributions: choices.employer },
      ytdCents: times === null ? null : (cents) => cents * times,
      totals: PAY_TOTALS,
    }),
  };
}

/** People in one row or two, the company's part among the columns. */
export const twoRows: AdversarialLayout = {
  name: "two-rows",
  payroll: PLAIN_PAYROLL,
  mostKinds: 22,
  draw,
};
