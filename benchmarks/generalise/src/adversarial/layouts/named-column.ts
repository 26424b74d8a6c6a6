import { naturalName, Sheet, type Employee } from "@paylift/samples/parts";
import { groupsOf } from "../groups.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";
import { PAY_TOTALS, registerReading } from "../truth.ts";
import { wrap } from "../wrap.ts";
import { figureColumns } from "./grid.ts";

/** Accounts that the payroll is booked to, in a table of its own behind the register: nobody's pay. */
function drawLedger(job: Job, table: TableDrawing, flow: ReturnType<typeof startPages>): void {
  const { payroll, print } = job;
  const checks = payroll.employees.flatMap((employee) => employee.checks);
  const sum = (field: "grossCents" | "netCents"): number =>
    checks.reduce((total, check) => total + check[field], 0);
  table.row(flow, { cells: [], across: "General Ledger Distribution" });
  table.row(flow, { cells: ["Account 6010 Salaries", "", print.money(sum("grossCents"))] });
  table.row(flow, { cells: ["Account 1010 Cash", "", print.money(sum("netCents"))] });
}

/** One row a person; the id stands before the name in one cell, with nothing to part them. */
function draw(job: Job): Drawn {
  const { payroll, traits, random } = job;
  const title = random.pick(["Payroll Register", "Payroll Journal"]);
  const heading = random.pick(["Employee", "Team Member", "Name", "Staff"]);
  const withIds = random.chance(0.6);
  const ledger = random.chance(0.4);
  const figures = figureColumns(job);
  const columns: Column[] = [
    { heading: [heading], align: "left", gap: 0 },
    ...figures.map(({ label }): Column => ({
      heading: wrap(label, traits.headerDepth),
      align: "right",
      gap: 1,
    })),
  ];
  const nameOf = ({ id, name }: Employee): string => {
    const printed = traits.capitals ? naturalName(name).toUpperCase() : naturalName(name);
    return withIds ? `${id} ${printed}` : printed;
  };
  const rowOf = (first: string, employees: readonly Employee[]): TableRow => ({
    cells: [
      first,
      ...figures.map(({ cents, print: write }) =>
        write(employees.reduce((sum, employee) => sum + cents(employee), 0)),
      ),
    ],
  });
  const people = payroll.employees.map((employee) => rowOf(nameOf(employee), [employee]));
  const grand = rowOf("Totals", payroll.employees);
  const placing = place(new Sheet(traits.typeface), columns, [...people, grand]);
  const { sheet, size } = fittingSheet(job, placing.width);
  const table = new TableDrawing(columns, placing, MARGIN, size);
  const flow = startPages(job, sheet, title, (pages) => table.heading(pages));
  for (const { department, members } of groupsOf(job)) {
    if (department !== null) table.row(flow, { cells: [], across: `Department: ${department}` });
    for (const employee of members) table.row(flow, rowOf(nameOf(employee), [employee]));
  }
  if (traits.grandTotals) table.row(flow, grand);
  if (ledger) {
    flow.space(size * 2);
    drawLedger(job, table, flow);
  }
  finishPages(job, sheet, title);
  return {
    sheet,
    formatType: "payroll_journal",
    reading: registerReading(traits, { ids: withIds, totals: PAY_TOTALS }),
  };
}

/** People below a heading for their names, with ids that nothing marks. */
export const namedColumn: AdversarialLayout = {
  name: "named-column",
  payroll: PLAIN_PAYROLL,
  mostKinds: 24,
  draw,
};
