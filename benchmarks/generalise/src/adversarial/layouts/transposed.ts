import { Sheet, totalsOf, type Employee } from "@paylift/samples/parts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import { deductionSums, earningSums, sumOfChecks, taxSums, type LabelledSums } from "../sums.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";
import { wrap } from "../wrap.ts";
import { PLAIN_READING } from "../truth.ts";

const TITLES = ["Payroll Summary", "Payroll Summary by Employee"];

/** A row of the table: a label and a figure for each person. */
interface Line {
  label: string;
  bold: boolean;
  cells(employees: readonly Employee[]): string;
}

function linesOf(job: Job): (Line | string)[] {
  const { print, random } = job;
  const plain = (cents: number): string => print.orZero(cents, print.money(cents));
  const off = (cents: number): string => print.orZero(cents, print.withheld(cents));
  const added = (employees: readonly Employee[], cents: (employee: Employee) => number): number =>
    employees.reduce((sum, employee) => sum + cents(employee), 0);
  const each = (sums: LabelledSums, write: (cents: number) => string): Line[] =>
    sums.labels.map((label) => ({
      label,
      bold: false,
      cells: (employees) => write(added(employees, (employee) => sums.cents(employee, label))),
    }));
  const whole = (
    label: string,
    field: "grossCents" | "taxCents" | "deductionCents" | "netCents",
    write: (cents: number) => string,
  ): Line => ({
    label,
    bold: true,
    cells: (employees) => write(added(employees, (employee) => sumOfChecks(employee, field))),
  });
  const money = (cents: number): string => print.money(cents);
  const withheld = (cents: number): string => print.withheld(cents);
  const sections = random.shuffle([
    ["Taxes Withheld", ...each(taxSums(job), off), whole("Total Taxes", "taxCents", withheld)],
    ["Deductions", ...each(deductionSums(job), off), whole("Total Deductions", "deductionCents", withheld)],
  ]);
  return [
    "Earnings",
    ...each(earningSums(job), plain),
    whole(random.pick(["Gross Pay", "Total Gross Pay"]), "grossCents", money),
    ...sections.flat(),
    whole(random.pick(["Net Pay", "Total Net Pay"]), "netCents", money),
  ];
}

/** People side by side, a few on each page, what they are paid and what is withheld below each other. */
function draw(job: Job): Drawn {
  const { payroll, traits, print, random } = job;
  const title = random.pick(TITLES);
  const lines = linesOf(job);
  const across = random.int(2, 6);
  const count = payroll.employees.length;
  const parts = Array.from({ length: Math.ceil(count / across) }, (_, part) =>
    payroll.employees.slice(part * across, (part + 1) * across),
  );
  const tableOf = (people: readonly Employee[], isLast: boolean) => {
    const heads = people.map(({ name }) => wrap(print.name(name), traits.headerDepth));
    const totals = isLast && traits.grandTotals;
    const columns: Column[] = [
      { heading: [""], align: "left", gap: 0 },
      ...heads.map((heading): Column => ({ heading, align: "right", gap: 1.5 })),
      ...(totals ? [{ heading: ["Total"], align: "right", gap: 1.5 } as const] : []),
    ];
    const rows = lines.map((line): TableRow => {
      if (typeof line === "string") return { cells: [line], bold: true };
      const cells = people.map((employee) => line.cells([employee]));
      if (totals) cells.push(line.cells(payroll.employees));
      return { cells: [`${line.bold ? "" : "  "}${line.label}`, ...cells], bold: line.bold };
    });
    return { columns, rows, placing: place(new Sheet(traits.typeface), columns, rows) };
  };
  const tables = parts.map((people, index) => tableOf(people, index === parts.length - 1));
  const { sheet, size } = fittingSheet(job, Math.max(...tables.map(({ placing }) => placing.width)));
  const drawings = tables.map(
    ({ columns, placing }) => new TableDrawing(columns, placing, MARGIN, Math.min(size, 8)),
  );
  let current = 0;
  // A page of other people needs their names over it, whatever the document does elsewhere.
  const everyPage: Job = { ...job, traits: { ...traits, headings: "every page" } };
  const flow = startPages(everyPage, sheet, title, (pages) => drawings[current]?.heading(pages));
  tables.forEach(({ rows }, index) => {
    current = index;
    if (index > 0) flow.newPage();
    for (const row of rows) drawings[index]?.row(flow, row);
  });
  finishPages(job, sheet, title);
  const sums = totalsOf(payroll.employees);
  return {
    sheet,
    formatType: "payroll_summary",
    reading: {
      ...PLAIN_READING,
      totals:
        traits.grandTotals && sums.employees > 0
          ? { pay: true, taxes: true, deductions: true, employees: false }
          : null,
    },
  };
}

export const transposed: AdversarialLayout = {
  name: "transposed",
  payroll: { ...PLAIN_PAYROLL, severalChecks: true, listing: "alphabetical" },
  mostKinds: 40,
  draw,
};
