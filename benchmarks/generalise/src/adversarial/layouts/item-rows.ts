import { Sheet, type Check, type Employee } from "@paylift/samples/parts";
import { groupsOf } from "../groups.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";
import { registerReading } from "../truth.ts";

interface Choices {
  /** Whether the name stands on each line, or on a person's first alone. */
  repeated: boolean;
  /** Whether a column says what kind of line it is. */
  kinds: boolean;
  rates: boolean;
}

interface ItemRow {
  kind: string;
  label: string;
  hours?: string;
  rate?: string;
  amount: string;
  bold?: boolean;
}

/** Everything of a check, a line each. */
function itemsOf({ print, wording }: Job, employee: Employee, check: Check): ItemRow[] {
  return [
    ...check.earnings.map((line) => ({
      kind: "Earning",
      label: wording.earning(line, employee).description,
      hours: print.hours(line.hours),
      rate: print.rate(line.rate),
      amount: print.money(line.cents),
    })),
    { kind: "", label: "Gross Pay", amount: print.money(check.grossCents), bold: true },
    ...check.taxes.map((line) => ({
      kind: "Tax",
      label: wording.tax(line).description,
      amount: print.withheld(line.cents),
    })),
    ...check.deductions.map((line) => ({
      kind: "Deduction",
      label: wording.deduction(line.kind).description,
      amount: print.withheld(line.cents),
    })),
    { kind: "", label: "Net Pay", amount: print.money(check.netCents), bold: true },
  ];
}

/** What a spreadsheet of pay lines prints: one line an earning, tax or deduction, with the person beside it. */
function draw(job: Job): Drawn {
  const { payroll, traits, print, random } = job;
  const title = random.pick(["Payroll Detail", "Payroll Register Detail", "Payroll Journal Detail"]);
  const choices: Choices = {
    repeated: random.chance(0.5),
    kinds: random.chance(0.5),
    rates: random.chance(0.6),
  };
  const texts = [
    random.pick(["Employee", "Employee Name", "Name"]),
    ...(traits.ids ? ["ID"] : []),
    ...(choices.kinds ? ["Type"] : []),
    random.pick(["Description", "Pay Item"]),
  ];
  const figures = ["Hours", ...(choices.rates ? ["Rate"] : []), "Amount"];
  const columns: Column[] = [
    ...texts.map((text, i): Column => ({ heading: [text], align: "left", gap: i === 0 ? 0 : 2 })),
    ...figures.map((text): Column => ({ heading: [text], align: "right", gap: 2 })),
  ];
  const rowsOf = (employee: Employee): TableRow[] =>
    employee.checks
      .flatMap((check) => itemsOf(job, employee, check))
      .map(({ kind, label, hours = "", rate = "", amount, bold = false }, i) => {
        const named = i === 0 || choices.repeated;
        const who = [print.name(employee.name), ...(traits.ids ? [employee.id] : [])];
        return {
          bold,
          cells: [
            ...(named ? who : who.map(() => "")),
            ...(choices.kinds ? [kind] : []),
            label,
            hours,
            ...(choices.rates ? [rate] : []),
            amount,
          ],
        };
      });
  const placing = place(new Sheet(traits.typeface), columns, payroll.employees.flatMap(rowsOf));
  const { sheet, size } = fittingSheet(job, placing.width);
  const table = new TableDrawing(columns, placing, MARGIN, size);
  const flow = startPages(job, sheet, title, (pages) => table.heading(pages));
  for (const { department, members } of groupsOf(job)) {
    if (department !== null) table.row(flow, { cells: [], across: `Department: ${department}` });
    for (const employee of members) {
      for (const row of rowsOf(employee)) table.row(flow, row);
      flow.space(size * 0.5);
    }
  }
  finishPages(job, sheet, title);
  return {
    sheet,
    formatType: "payroll_journal",
    reading: registerReading(traits, {
      earnings: { hours: true, rates: choices.rates },
    }),
  };
}

/** Lines of pay with the person beside them. */
export const itemRows: AdversarialLayout = {
  name: "item-rows",
  payroll: PLAIN_PAYROLL,
  mostKinds: null,
  draw,
};
