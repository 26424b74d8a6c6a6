import { Flow, Sheet, type Check, type Employee } from "@paylift/samples/parts";
import { printDate } from "../dates.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, MARGIN } from "../pages.ts";
import { PLAIN_READING } from "../truth.ts";

const SIZE = 7.5;
const PITCH = 11.5;
const GUTTER = 14;

interface Table {
  title: string;
  /** Heading over the labels. */
  label: string;
  columns: string[];
  rows: string[][];
}

interface Choices {
  title: string;
  times: number;
  employer: boolean;
}

function tablesOf(job: Job, { times, employer }: Choices, employee: Employee, check: Check): Table[][] {
  const { print, wording } = job;
  const both = (cents: number): string[] => [print.money(cents), print.money(cents * times)];
  const off = (cents: number): string[] => [print.withheld(cents), print.withheld(cents * times)];
  const NOW = ["Current", "Year To Date"];
  const earnings: Table = {
    title: "Earnings",
    label: "Description",
    columns: ["Rate", "Hours", ...NOW],
    rows: [
      ...check.earnings.map((line) => [
        wording.earning(line, employee).description,
        print.rate(line.rate),
        print.hours(line.hours),
        ...both(line.cents),
      ]),
      ["Gross Pay", "", "", ...both(check.grossCents)],
    ],
  };
  const table = (title: string, label: string, rows: string[][]): Table => ({
    title,
    label,
    columns: NOW,
    rows,
  });
  const taxes = table(
    "Taxes Withheld",
    "Tax",
    check.taxes.map((line) => [wording.tax(line).description, ...off(line.cents)]),
  );
  const deductions = table(
    "Deductions",
    "Description",
    check.deductions.map((line) => [wording.deduction(line.kind).description, ...off(line.cents)]),
  );
  const employerTaxes = table(
    "Employer Taxes",
    "Company Tax",
    check.employerTaxes.map((line) => [wording.employerTax(line).description, ...both(line.cents)]),
  );
  const contributions = table(
    "Employer Contributions",
    "Description",
    check.memos.map((line) => [wording.memo(line.kind).description, ...both(line.cents)]),
  );
  const summary = table("Summary", "Description", [
    ["Gross Earnings", ...both(check.grossCents)],
    ["Taxes", ...off(check.taxCents)],
    ["Deductions", ...off(check.deductionCents)],
    ["Net Pay", ...both(check.netCents)],
  ]);
  const beside = employer
    ? [
        [taxes, employerTaxes],
        [deductions, contributions],
      ]
    : [[taxes, deductions]];
  const kept = beside.map((pair) => pair.filter(({ rows }) => rows.length > 0));
  return [[earnings], ...kept.filter(({ length }) => length > 0), [summary]];
}

/** A table between two edges: title, headings, rows. Gives where it ends. */
function drawTable(flow: Flow, x0: number, x1: number, { title, label, columns, rows }: Table): number {
  let y = flow.y;
  const write = (cells: readonly string[], bold: boolean): void => {
    flow.page.text(x0, y, cells[0]!, { size: SIZE, bold });
    const step = Math.min(90, (x1 - x0) / (columns.length + 1.4));
    cells
      .slice(1)
      .forEach((text, i) =>
        flow.page.text(x1 - step * (columns.length - 1 - i), y, text, { size: SIZE, bold, align: "right" }),
      );
    y += PITCH;
  };
  flow.page.text(x0, y, title, { size: SIZE + 0.5, bold: true });
  y += PITCH;
  write([label, ...columns], true);
  for (const row of rows) write(row, false);
  return y + PITCH * 0.6;
}

function drawHead(
  sheet: Sheet,
  flow: Flow,
  { payroll, print, traits }: Job,
  { title }: Choices,
  employee: Employee,
): void {
  const { start, end, payDate } = payroll.period;
  const [from, to, paid] = [start, end, payDate].map((date) => printDate(date, traits.dateStyle));
  const right = sheet.size[0] - MARGIN;
  const line = (x: number, texts: readonly string[]): void =>
    texts.forEach((text, i) => {
      const bold = i === 0;
      const size = 8 * Math.min(1, (right - x) / sheet.width(text, 8, bold));
      flow.page.text(x, flow.y + i * PITCH, text, { size, bold });
    });
  const period = traits.period === "end only" ? `Period Ending: ${to}` : `Pay Period: ${from} - ${to}`;
  line(MARGIN, [title, period, `Pay Date: ${paid}`]);
  line(MARGIN + 190, ["Company", payroll.company.name, "500 Quay Road", "Raleigh, NC 27609"]);
  line(MARGIN + 400, [
    "Employee",
    print.name(employee.name),
    ...(traits.ids ? [`Employee ID: ${employee.id}`] : []),
    "12 Harbor Street",
  ]);
  flow.y += 6 * PITCH;
}

/** A page a person: tables with headings of their own, one over the page or two side by side, this period and the year. */
function draw(job: Job): Drawn {
  const { payroll, traits, random } = job;
  const choices: Choices = {
    title: random.pick(["Earnings Statement", "Pay Statement", "Pay Stub"]),
    times: random.int(2, 23),
    employer: random.chance(0.6),
  };
  const sheet = new Sheet(traits.typeface, [612, 792]);
  const flow = new Flow(sheet, { top: MARGIN + 6, bottom: 792 - MARGIN, pitch: PITCH });
  const [left, right] = [MARGIN, 612 - MARGIN];
  const middle = (left + right - GUTTER) / 2;
  let isFirst = true;
  for (const employee of payroll.employees) {
    for (const check of employee.checks) {
      if (!isFirst) flow.newPage();
      isFirst = false;
      drawHead(sheet, flow, job, choices, employee);
      for (const [one, other] of tablesOf(job, choices, employee, check)) {
        const isPair = other !== undefined;
        const ends = [drawTable(flow, left, isPair ? middle : right, one!)];
        if (isPair) ends.push(drawTable(flow, middle + GUTTER, right, other));
        flow.y = Math.max(...ends);
      }
    }
  }
  finishPages({ ...job, traits: { ...traits, title: "head" } }, sheet, choices.title);
  return {
    sheet,
    formatType: "pay_statement",
    reading: {
      ...PLAIN_READING,
      earnings: { hours: true, rates: true },
      employer: { taxes: choices.employer, contributions: choices.employer },
      ytdCents: (cents) => cents * choices.times,
      ids: traits.ids,
    },
  };
}

/** Pay statements whose tables stand side by side. */
export const boxes: AdversarialLayout = {
  name: "boxes",
  payroll: PLAIN_PAYROLL,
  mostKinds: null,
  draw,
};
