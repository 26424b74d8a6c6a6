import { Sheet, type Employee } from "@paylift/samples/parts";
import { groupsOf } from "../groups.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import { deductionSums, earningSums, sumOfChecks, taxSums } from "../sums.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";
import { PAY_TOTALS, registerReading } from "../truth.ts";

interface FigureColumn {
  label: string;
  print(employees: readonly Employee[]): string;
}

function columnsOf(job: Job): FigureColumn[][] {
  const { print } = job;
  const column = (
    label: string,
    cents: (employee: Employee) => number,
    write: (cents: number) => string,
  ): FigureColumn => ({
    label,
    print: (employees) => {
      const all = employees.reduce((sum, employee) => sum + cents(employee), 0);
      return print.orZero(all, write(all));
    },
  });
  const whole = (label: string, field: "grossCents" | "netCents"): FigureColumn => ({
    label,
    print: (employees) => print.money(employees.reduce((sum, one) => sum + sumOfChecks(one, field), 0)),
  });
  const [earnings, taxes, deductions] = [earningSums(job), taxSums(job), deductionSums(job)];
  const plain = (cents: number): string => print.money(cents);
  const off = (cents: number): string => print.withheld(cents);
  const upper = [
    ...earnings.labels.map((label) => column(label, (one) => earnings.cents(one, label), plain)),
    whole("Gross Pay", "grossCents"),
    whole("Net Pay", "netCents"),
  ];
  const lower = [
    ...taxes.labels.map((label) => column(label, (one) => taxes.cents(one, label), off)),
    ...deductions.labels.map((label) => column(label, (one) => deductions.cents(one, label), off)),
  ];
  return [upper, lower];
}

/** The family name and the given names, a line each. */
function nameLines(name: string): [string, string] {
  const comma = name.indexOf(",");
  if (comma >= 0) return [name.slice(0, comma + 1), name.slice(comma + 1).trim()];
  const space = name.indexOf(" ");
  return [name.slice(0, space), name.slice(space + 1)];
}

/** Two lines a person under a header of two lines: what is earned over what is withheld, the name over both. */
function draw(job: Job): Drawn {
  const { payroll, traits, print, random } = job;
  const title = random.pick(["Payroll Register", "Payroll Summary Register"]);
  const [upper, lower] = columnsOf(job) as [FigureColumn[], FigureColumn[]];
  const split = traits.nameOrder === "family first" && !traits.ids;
  const count = Math.max(upper.length, lower.length);
  const columns: Column[] = [
    { heading: ["Employee", traits.ids ? "ID" : ""], align: "left", gap: 0 },
    ...Array.from({ length: count }, (_, i): Column => ({
      heading: [upper[i]?.label ?? "", lower[i]?.label ?? ""],
      align: "right",
      gap: 1.2,
    })),
  ];
  const rowsOf = (employees: readonly Employee[], first: string, second: string): TableRow[] =>
    [upper, lower].map((figures, row) => ({
      cells: [
        row === 0 ? first : second,
        ...Array.from({ length: count }, (_, i) => figures[i]?.print(employees) ?? ""),
      ],
    }));
  const ofPerson = (employee: Employee): TableRow[] => {
    const name = print.name(employee.name);
    const [first, second] = split ? nameLines(name) : [name, traits.ids ? employee.id : ""];
    return rowsOf([employee], first, second);
  };
  const grand = rowsOf(payroll.employees, "Grand Total", "");
  const all = [...payroll.employees.flatMap(ofPerson), ...grand];
  const placing = place(new Sheet(traits.typeface), columns, all);
  const { sheet, size } = fittingSheet(job, placing.width);
  const table = new TableDrawing(columns, placing, MARGIN, size);
  const flow = startPages(job, sheet, title, (pages) => table.heading(pages));
  for (const { department, members } of groupsOf(job)) {
    if (department !== null) table.row(flow, { cells: [], across: `Department: ${department}` });
    for (const employee of members) {
      flow.reserve(size * 3);
      for (const row of ofPerson(employee)) table.row(flow, row);
      flow.space(size * 0.7);
    }
  }
  if (traits.grandTotals) for (const row of grand) table.row(flow, row);
  finishPages(job, sheet, title);
  return {
    sheet,
    formatType: "payroll_journal",
    reading: registerReading(traits, {
      totals: PAY_TOTALS,
    }),
  };
}

/** People of two lines, what is earned above what is withheld. */
export const twoLinePeople: AdversarialLayout = {
  name: "two-line-people",
  payroll: PLAIN_PAYROLL,
  mostKinds: 20,
  draw,
};
