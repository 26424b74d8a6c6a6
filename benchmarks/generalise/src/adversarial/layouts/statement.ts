import { Sheet, type Check, type Employee, type Flow } from "@paylift/samples/parts";
import { printDate } from "../dates.ts";
import type { AdversarialLayout, Drawn, Job } from "../job.ts";
import { finishPages, fittingSheet, MARGIN, startPages } from "../pages.ts";
import { place, TableDrawing, type Column, type TableRow } from "../table.ts";

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
function sectionsOf(job: Job, { times, rates, order }: Choices, employee: Employee, check: Check): Section[] {
  const { print, wording } = job;
  const figures = (cents: number, write: (cents: number) => string): string[] =>
    times === null ? [write(cents)] : [write(cents), write(cents * times)];
  const money = (cents: number): string => print.money(cents);
  const withheld = (cents: number): string => print.withheld(cents);
  const right = (heading: string): Column => ({ heading: [heading], align: "right", gap: 2 });
  const columns = (section: string, ...more: string[]): Column[] => [
    { heading: [section], align: "left", gap: 0 },
    ...[...more, ...(times === null ? ["Amount"] : ["Current", "YTD"])].map(right),
  ];
  const time = rates ? ["Rate", "Hours"] : ["Hours"];
  const earnings: Section = {
    columns: columns("Earnings", ...time),
    rows: [
      ...check.earnings.map((line) => ({
        cells: [
          wording.earning(line, employee).description,
          ...(rates ? [print.rate(line.rate)] : []),
          print.hours(line.hours),
          ...figures(line.cents, money),
        ],
      })),
      {
        cells: ["Gross Pay", ...time.map(() => ""), ...figures(check.grossCents, money)],
        bold: true,
      },
    ],
  };
  const taxes: Section = {
    columns: columns("Taxes"),
    rows: [
      ...check.taxes.map((line) => ({
        cells: [wording.tax(line).description, ...figures(line.cents, withheld)],
      })),
      { cells: ["Total Taxes", ...figures(check.taxCents, withheld)], bold: true },
    ],
  };
  const deductions: Section = {
    columns: columns("Deductions"),
    rows: [
      ...check.deductions.map((line) => ({
        cells: [wording.deduction(line.kind).description, ...figures(line.cents, withheld)],
      })),
      { cells: ["Total Deductions", ...figures(check.deductionCents, withheld)], bold: true },
    ],
  };
  const all = [earnings, taxes, deductions];
  return order.map((index) => all[index] ?? earnings);
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
      pay: true,
      earnings: { hours: true, rates: choices.rates },
      deductions: true,
      taxes: true,
      employer: { taxes: false, contributions: false },
      taxableCents: null,
      ytdCents: times === null ? null : (cents) => cents * times,
      payments: true,
      ids: traits.ids,
      departments: traits.departments !== "none",
      totals: null,
    },
  };
}

export const statement: AdversarialLayout = {
  name: "statement",
  payroll: {
    severalChecks: false,
    splitDeposits: false,
    duplicateNames: false,
    rateStep: 200,
    listing: "departments",
  },
  mostKinds: null,
  draw,
};
