import { Sheet, type Check, type Employee } from "@paylift/samples/parts";
import { groupsOf } from "../groups.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";
import { registerReading } from "../truth.ts";

interface Choices {
  times: number;
  /** Whether the year stands in a column of its own or on the line below. */
  below: boolean;
}

/** One column's line: a label, hours in the first stack alone, the figure, and that of the year. */
interface Line {
  label: string;
  hours: string;
  now: string;
  year: string;
}

function stacksOf(job: Job, { times }: Choices, employee: Employee, check: Check): Line[][] {
  const { print, wording } = job;
  const plain = (label: string, cents: number, hours = ""): Line => ({
    label,
    hours,
    now: print.money(cents),
    year: print.money(cents * times),
  });
  const off = (label: string, cents: number): Line => ({
    label,
    hours: "",
    now: print.withheld(cents),
    year: print.withheld(cents * times),
  });
  return [
    [
      ...check.earnings.map((line) =>
        plain(wording.earning(line, employee).description, line.cents, print.hours(line.hours)),
      ),
      plain("Gross Pay", check.grossCents),
    ],
    [
      ...check.taxes.map((line) => off(wording.tax(line).description, line.cents)),
      off("Total Taxes", check.taxCents),
    ],
    [
      ...check.deductions.map((line) => off(wording.deduction(line.kind).description, line.cents)),
      off("Total Deductions", check.deductionCents),
      plain("Net Pay", check.netCents),
    ],
  ];
}

/** The cells of one stack's lines: with the year beside, or on lines of its own. */
function cellsOf(lines: readonly Line[], { below }: Choices, hours: boolean): string[][] {
  return lines.flatMap(({ label, hours: worked, now, year }) => {
    const first = [label, ...(hours ? [worked] : []), now];
    if (!below) return [[...first, year]];
    return [first, ["YTD", ...(hours ? [""] : []), year]];
  });
}

/** Earnings, taxes and deductions in stacks side by side, each line with the year beside or below it. */
function draw(job: Job): Drawn {
  const { payroll, traits, print, random } = job;
  const title = random.pick(["Payroll Register", "Payroll Register with YTD", "Payroll Journal"]);
  const choices: Choices = { times: random.int(2, 23), below: random.chance(0.5) };
  const year = choices.below ? [] : [{ heading: ["YTD"], align: "right", gap: 1 } as const];
  const stack = (name: string, hours: boolean): Column[] => [
    { heading: [name], align: "left", gap: 2.4 },
    ...(hours ? [{ heading: ["Hours"], align: "right", gap: 1 } as const] : []),
    { heading: ["Current"], align: "right", gap: 1 },
    ...year,
  ];
  const columns: Column[] = [
    { heading: ["Employee"], align: "left", gap: 0 },
    ...stack("Earnings", true),
    ...stack("Taxes", false),
    ...stack("Deductions", false),
  ];
  const rowsOf = (employee: Employee, check: Check): TableRow[] => {
    const stacks = stacksOf(job, choices, employee, check).map((lines, i) =>
      cellsOf(lines, choices, i === 0),
    );
    const who = [print.name(employee.name), ...(traits.ids ? [`ID: ${employee.id}`] : [])];
    const widths = stacks.map((cells) => cells[0]!.length);
    const height = Math.max(who.length, ...stacks.map(({ length }) => length));
    return Array.from({ length: height }, (_, row) => ({
      cells: [
        who[row] ?? "",
        ...stacks.flatMap((cells, i) => cells[row] ?? Array<string>(widths[i]!).fill("")),
      ],
    }));
  };
  const all = payroll.employees.flatMap((one) => one.checks.flatMap((check) => rowsOf(one, check)));
  const placing = place(new Sheet(traits.typeface), columns, all);
  const { sheet, size } = fittingSheet(job, placing.width);
  const table = new TableDrawing(columns, placing, MARGIN, size);
  const flow = startPages(job, sheet, title, (pages) => table.heading(pages));
  for (const { department, members } of groupsOf(job)) {
    if (department !== null) table.row(flow, { cells: [], across: `Department: ${department}` });
    for (const employee of members)
      for (const check of employee.checks) {
        for (const row of rowsOf(employee, check)) table.row(flow, row);
        flow.space(size * 0.8);
      }
  }
  finishPages(job, sheet, title);
  return {
    sheet,
    formatType: "payroll_journal",
    reading: registerReading(traits, {
      earnings: { hours: true, rates: false },
      ytdCents: (cents) => cents * choices.times,
    }),
  };
}

/** A register whose lines have the year beside them or below. */
export const yearBelow: AdversarialLayout = {
  name: "year-below",
  payroll: PLAIN_PAYROLL,
  mostKinds: null,
  draw,
};
