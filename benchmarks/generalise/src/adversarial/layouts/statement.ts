import { Sheet, type Check, type Employee, type Flow } from "@paylift/samples/parts";
import { printDate } from "../dates.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";
import { PLAIN_READING } from "../truth.ts";

const TITLES = ["Earnings Statement", "Pay Statement", "Pay Stub", "Statement of Earnings and Deductions"];

interface Choices {
  title: string;
  /** How many times a figure has been paid this year; null where no year to date is printed. */
  times: number | null;
  rates: boolean;
  order: number[];
}

interface Section {
  columns: Column[];
  rows: TableRow[];
}

/** The sections of a statement, each a table of its own below the others. */
function sectionsOf(job: Job, choices: Choices, employee: Employee, check: Check): Section[] {
  const { print, wording } = job;
  const withheld = (label: string, cents: number): TableRow => ({
    cells: [label, ...figures(choices, cents, (amount) => print.withheld(amount))],
  });
  const section = (name: string, rows: TableRow[], total: TableRow): Section => ({
    columns: columnsOf(name, [], choices),
    rows: [...rows, { ...total, bold: true }],
  });
  const all = [
    earningsSection(job, choices, employee, check),
    section(
      "Taxes",
      check.taxes.map((line) => withheld(wording.tax(line).description, line.cents)),
      withheld("Total Taxes", check.taxCents),
    ),
    section(
      "Deductions",
      check.deductions.map((line) => withheld(wording.deduction(line.kind).description, line.cents)),
      withheld("Total Deductions", check.deductionCents),
    ),
  ];
  return choices.order.flatMap((index) => all[index] ?? []);
}

function earningsSection(job: Job, choices: Choices, employee: Employee, check: Check): Section {
  const { print, wording } = job;
  const time = choices.rates ? ["Rate", "Hours"] : ["Hours"];
  const paid = (cents: number): string[] => figures(choices, cents, (amount) => print.money(amount));
  const rows = check.earnings.map((line): TableRow => ({
    cells: [
      wording.earning(line, employee).description,
      ...(choices.rates ? [print.rate(line.rate)] : []),
      print.hours(line.hours),
      ...paid(line.cents),
    ],
  }));
  const gross = ["Gross Pay", ...time.map(() => ""), ...paid(check.grossCents)];
  return { columns: columnsOf("Earnings", time, choices), rows: [...rows, { cells: gross, bold: true }] };
}

/** What a line comes to now, and this year where the document says so. */
const figures = ({ times }: Choices, cents: number, write: (cents: number) => string): string[] =>
  times === null ? [write(cents)] : [write(cents), write(cents * times)];

function columnsOf(section: string, more: readonly string[], { times }: Choices): Column[] {
  const headings = [...more, ...(times === null ? ["Amount"] : ["Current", "YTD"])];
  return [
    { heading: [section], align: "left", gap: 0 },
    ...headings.map((heading): Column => ({ heading: [heading], align: "right", gap: 2 })),
  ];
}

function drawIdentity(flow: Flow, { payroll, print, traits }: Job, { name, id, department }: Employee): void {
  const paid = printDate(payroll.period.payDate, traits.dateStyle);
  const facts = [
    `Employee: ${print.name(name)}`,
    ...(traits.ids ? [`Employee ID: ${id}`] : []),
    ...(traits.departments !== "none" && department ? [`Department: ${department.name}`] : []),
    `Pay Date: ${paid}`,
  ];
  for (const text of facts) flow.row([{ x: MARGIN, text, size: 9 }], 12);
  flow.y += 8;
}

function drawPayment(flow: Flow, { print }: Job, { times }: Choices, check: Check): void {
  const ytd = times === null ? "" : `     YTD ${print.money(check.netCents * times)}`;
  flow.row([{ x: MARGIN, text: `Net Pay   ${print.money(check.netCents)}${ytd}`, bold: true, size: 10 }], 16);
  const how = check.method === "check" ? "Check" : "Direct Deposit";
  flow.row([{ x: MARGIN, text: `${how} # ${check.number}   ${print.money(check.netCents)}`, size: 9 }], 12);
}

/** A page for each person, with everything about the pay below each other. */
function draw(job: Job): Drawn {
  const { payroll, traits, random } = job;
  const choices: Choices = {
    title: random.pick(TITLES),
    times: random.chance(0.7) ? random.int(2, 23) : null,
    rates: random.chance(0.7),
    order: random.shuffle([0, 1, 2]),
  };
  const sheetOf = fittingSheet(job, 50);
  const size = Math.min(sheetOf.size, 9);
  const everyPage: Job = { ...job, traits: { ...traits, headings: "every page" } };
  const flow = startPages(everyPage, sheetOf.sheet, choices.title, () => undefined);
  let isFirst = true;
  for (const employee of payroll.employees) {
    for (const check of employee.checks) {
      if (!isFirst) flow.newPage();
      isFirst = false;
      drawIdentity(flow, job, employee);
      for (const { columns, rows } of sectionsOf(job, choices, employee, check)) {
        const placing = place(new Sheet(traits.typeface), columns, rows);
        const table = new TableDrawing(columns, placing, MARGIN, size);
        table.heading(flow);
        for (const row of rows) table.row(flow, row);
        flow.y += size;
      }
      drawPayment(flow, job, choices, check);
    }
  }
  finishPages(job, sheetOf.sheet, choices.title);
  const { times } = choices;
  return {
    sheet: sheetOf.sheet,
    formatType: "pay_statement",
    reading: {
      ...PLAIN_READING,
      earnings: { hours: true, rates: choices.rates },
      ytdCents: times === null ? null : (cents) => cents * times,
      payments: true,
      ids: traits.ids,
      departments: traits.departments !== "none",
    },
  };
}

export const statement: AdversarialLayout = {
  name: "statement",
  payroll: PLAIN_PAYROLL,
  mostKinds: null,
  draw,
};
