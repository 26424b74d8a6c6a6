import { Sheet, totalsOf, type Employee } from "@paylift/samples/parts";
import { groupsOf } from "../groups.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";
import { PAY_TOTALS, registerReading } from "../truth.ts";

type Line = readonly [label: string, figure: string];

/** The lines of a person, below the row of their sums. */
function stacksOf({ print, wording }: Job, { checks }: Employee, employee: Employee): Line[][] {
  const [check] = checks;
  return [
    check!.earnings.map((line): Line => [
      wording.earning(line, employee).description,
      print.money(line.cents),
    ]),
    check!.taxes.map((line): Line => [wording.tax(line).description, print.withheld(line.cents)]),
    check!.deductions.map((line): Line => [
      wording.deduction(line.kind).description,
      print.withheld(line.cents),
    ]),
  ];
}

/** A row of sums, the company's first of all, and below each person's the lines that they are made of. */
function draw(job: Job): Drawn {
  const { payroll, traits, print, random } = job;
  const title = random.pick(["Payroll Register", "Payroll Detail Register", "Payroll Journal"]);
  const columns: Column[] = [
    { heading: ["Employee"], align: "left", gap: 0 },
    ...["Gross Pay", "Taxes", "Deductions", "Net Pay"].map((text): Column => ({
      heading: [text],
      align: "right",
      gap: 16,
    })),
  ];
  const sumRow = (name: string, people: Employee[]): TableRow => {
    const { grossCents, taxCents, deductionCents, netCents } = totalsOf(people);
    const withheld = [print.withheld(taxCents), print.withheld(deductionCents)];
    return { cells: [name, print.money(grossCents), ...withheld, print.money(netCents)], bold: true };
  };
  const total = random.pick(["Company Total", "Grand Total", "Report Total"]);
  const all = sumRow(total, payroll.employees);
  const ofPerson = (employee: Employee): TableRow => sumRow(print.name(employee.name), [employee]);
  const placing = place(new Sheet(traits.typeface), columns, [...payroll.employees.map(ofPerson), all]);
  const { sheet, size } = fittingSheet(job, placing.width);
  const table = new TableDrawing(columns, placing, MARGIN, size);
  const flow = startPages(job, sheet, title, (pages) => table.heading(pages));
  const edges = placing.edges.map((edge) => MARGIN + edge * size);
  if (traits.grandTotals) table.row(flow, all);
  flow.space(size);
  for (const { department, members } of groupsOf(job)) {
    if (department !== null) table.row(flow, { cells: [], across: `Department: ${department}` });
    for (const employee of members) {
      table.row(flow, ofPerson(employee));
      if (traits.ids) flow.row([{ x: MARGIN, text: `ID: ${employee.id}`, size }], size * 1.3);
      const stacks = stacksOf(job, employee, employee);
      const height = Math.max(...stacks.map(({ length }) => length));
      for (let row = 0; row < height; row++)
        flow.row(
          stacks.flatMap((stack, i) => {
            const line = stack[row];
            if (line === undefined) return [];
            const right = edges[i + 1]!;
            return [
              { x: right - 17 * size, text: line[0], size },
              { x: right, text: line[1], size, align: "right" as const },
            ];
          }),
          size * 1.3,
        );
      flow.space(size * 0.8);
    }
  }
  finishPages(job, sheet, title);
  return {
    sheet,
    formatType: "payroll_journal",
    reading: registerReading(traits, {
      totals: { ...PAY_TOTALS, taxes: true, deductions: true },
    }),
  };
}

/** A register in which sums stand above what they are made of. */
export const sumsFirst: AdversarialLayout = {
  name: "sums-first",
  payroll: PLAIN_PAYROLL,
  mostKinds: null,
  draw,
};
