import { Flow, Sheet, type Check, type Employee } from "@paylift/samples/parts";
import { printDate } from "../dates.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, MARGIN } from "../pages.ts";
import { PLAIN_READING } from "../truth.ts";

const SIZE = 8;
const PITCH = 12;
const GUTTER = 24;

type Line = readonly [label: string, ...figures: string[]];

interface Choices {
  title: string;
  times: number;
  /** What heads the tables of the period, and of the year. */
  now: string;
  year: string;
}

/** One table: what it is about over lines of labels and figures. */
interface Table {
  heading: Line;
  lines: Line[];
}

function tablesOf(job: Job, employee: Employee, check: Check, times: number): Table[] {
  const { print, wording } = job;
  const isYear = times !== 1;
  const money = (cents: number): string => print.money(cents * times);
  const off = (cents: number): string => print.withheld(cents * times);
  return [
    {
      heading: isYear ? ["Earnings", "Amount"] : ["Earnings", "Hours", "Amount"],
      lines: [
        ...check.earnings.map((line): Line => {
          const { description } = wording.earning(line, employee);
          const amount = money(line.cents);
          return isYear ? [description, amount] : [description, print.hours(line.hours), amount];
        }),
        isYear ? ["Gross Pay", money(check.grossCents)] : ["Gross Pay", "", money(check.grossCents)],
      ],
    },
    {
      heading: ["Taxes", "Amount"],
      lines: [
        ...check.taxes.map((line): Line => [wording.tax(line).description, off(line.cents)]),
        ["Total Taxes", off(check.taxCents)],
      ],
    },
    {
      heading: ["Deductions", "Amount"],
      lines: [
        ...check.deductions.map((line): Line => [wording.deduction(line.kind).description, off(line.cents)]),
        ["Total Deductions", off(check.deductionCents)],
      ],
    },
    { heading: ["Pay", "Amount"], lines: [["Net Pay", money(check.netCents)]] },
  ];
}

/** Tables below each other between two edges, under a caption; gives where they end. */
function drawTables(flow: Flow, x0: number, x1: number, caption: string, tables: readonly Table[]): number {
  let y = flow.y;
  const write = ([label, ...figures]: Line, bold: boolean): void => {
    flow.page.text(x0, y, label, { size: SIZE, bold });
    figures.forEach((text, i) =>
      flow.page.text(x1 - 70 * (figures.length - 1 - i), y, text, { size: SIZE, bold, align: "right" }),
    );
    y += PITCH;
  };
  flow.page.text(x0, y, caption, { size: SIZE + 1, bold: true });
  y += PITCH * 1.3;
  for (const { heading, lines } of tables) {
    write(heading, true);
    for (const line of lines) write(line, false);
    y += PITCH * 0.5;
  }
  return y;
}

function drawHead(flow: Flow, { payroll, print, traits }: Job, { title }: Choices, employee: Employee): void {
  const { start, end, payDate } = payroll.period;
  const [from, to, paid] = [start, end, payDate].map((date) => printDate(date, traits.dateStyle));
  const lines = [
    payroll.company.name,
    title,
    traits.period === "end only" ? `Period Ending: ${to}` : `Pay Period: ${from} - ${to}`,
    `Pay Date: ${paid}`,
    `Employee: ${print.name(employee.name)}`,
    ...(traits.ids ? [`Employee ID: ${employee.id}`] : []),
  ];
  lines.forEach((text, i) => flow.page.text(MARGIN, flow.y + i * PITCH, text, { size: 9, bold: i < 2 }));
  flow.y += (lines.length + 1) * PITCH;
}

/** A page a person: tables of the period, and the same tables of the year beside them. */
function draw(job: Job): Drawn {
  const { payroll, traits, random } = job;
  const choices: Choices = {
    title: random.pick(["Earnings Statement", "Pay Statement", "Pay Stub"]),
    times: random.int(2, 23),
    ...random.pick([
      { now: "This Period", year: "Year To Date" },
      { now: "Current", year: "YTD" },
      { now: "Current Pay Period", year: "Year-to-Date Totals" },
    ]),
  };
  const sheet = new Sheet(traits.typeface, [612, 792]);
  const flow = new Flow(sheet, { top: MARGIN + 6, bottom: 792 - MARGIN, pitch: PITCH });
  const middle = MARGIN + (612 - 2 * MARGIN - GUTTER) / 2;
  payroll.employees
    .flatMap((employee) => employee.checks.map((check) => ({ employee, check })))
    .forEach(({ employee, check }, i) => {
      if (i > 0) flow.newPage();
      drawHead(flow, job, choices, employee);
      drawTables(flow, MARGIN, middle, choices.now, tablesOf(job, employee, check, 1));
      const year = tablesOf(job, employee, check, choices.times);
      drawTables(flow, middle + GUTTER, 612 - MARGIN, choices.year, year);
    });
  finishPages({ ...job, traits: { ...traits, title: "head" } }, sheet, choices.title);
  return {
    sheet,
    formatType: "pay_statement",
    reading: {
      ...PLAIN_READING,
      earnings: { hours: true, rates: false },
      ytdCents: (cents) => cents * choices.times,
      ids: traits.ids,
    },
  };
}

/** Pay statements with the year in tables of its own. */
export const yearApart: AdversarialLayout = {
  name: "year-apart",
  payroll: PLAIN_PAYROLL,
  mostKinds: null,
  draw,
};
