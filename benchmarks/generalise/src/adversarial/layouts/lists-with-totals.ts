import { Flow, Sheet, type Check, type Employee } from "@paylift/samples/parts";
import { printDate } from "../dates.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, MARGIN } from "../pages.ts";
import { PLAIN_READING } from "../truth.ts";

const SIZE = 7;
const PITCH = 11;
const GUTTER = 12;
const AFTER_TAX = new Set([
  "roth_401k",
  "401k_loan",
  "life",
  "disability",
  "union_dues",
  "charity",
  "garnishment",
  "child_support",
  "miscellaneous",
  "advance",
]);

interface List {
  title: string;
  /** Label and amount in cents, the year beside it. */
  lines: [string, number][];
}

function listsOf({ wording }: Job, check: Check): List[] {
  const deductions = (afterTax: boolean): [string, number][] =>
    check.deductions
      .filter(({ kind }) => AFTER_TAX.has(kind) === afterTax)
      .map((line) => [wording.deduction(line.kind).description, line.cents]);
  return [
    { title: "TAXES", lines: check.taxes.map((line) => [wording.tax(line).description, line.cents]) },
    { title: "BEFORE-TAX DEDUCTIONS", lines: deductions(false) },
    { title: "AFTER-TAX DEDUCTIONS", lines: deductions(true) },
  ];
}

/** Lists side by side, each with its sum under the bare word. Gives where the longest ends. */
function drawLists(sheet: Sheet, flow: Flow, { print }: Job, times: number, lists: readonly List[]): number {
  const width = (612 - 2 * MARGIN - GUTTER * (lists.length - 1)) / lists.length;
  const ends = lists.map(({ title, lines }, i) => {
    const left = MARGIN + i * (width + GUTTER);
    let y = flow.y;
    const write = (cells: readonly [string, string, string], bold: boolean): void => {
      const [label, amount] = cells.map((text) => sheet.width(text, SIZE, bold));
      const room = width - 46 - SIZE - amount!;
      // Long names of taxes are set smaller, and do not run into their figures.
      flow.page.text(left, y, cells[0], { size: SIZE * Math.min(1, room / label!), bold });
      flow.page.text(left + width - 46, y, cells[1], { size: SIZE, bold, align: "right" });
      flow.page.text(left + width, y, cells[2], { size: SIZE, bold, align: "right" });
      y += PITCH;
    };
    const sum = lines.reduce((total, [, cents]) => total + cents, 0);
    write([title, "Current", "YTD"], true);
    for (const [label, cents] of lines) write([label, print.money(cents), print.money(cents * times)], false);
    write(["TOTAL", print.money(sum), print.money(sum * times)], true);
    return y;
  });
  return Math.max(...ends);
}

function drawEarnings(
  flow: Flow,
  { print, wording }: Job,
  times: number,
  employee: Employee,
  check: Check,
): void {
  const edges = [300, 370, 450, 612 - MARGIN];
  const write = (cells: readonly string[], bold: boolean): void => {
    flow.page.text(MARGIN, flow.y, cells[0]!, { size: SIZE, bold });
    cells
      .slice(1)
      .forEach((text, i) => flow.page.text(edges[i]!, flow.y, text, { size: SIZE, bold, align: "right" }));
    flow.y += PITCH;
  };
  write(["HOURS AND EARNINGS", "Rate", "Hours", "Earnings", "YTD Earnings"], true);
  for (const line of check.earnings)
    write(
      [
        wording.earning(line, employee).description,
        print.rate(line.rate),
        print.hours(line.hours),
        print.money(line.cents),
        print.money(line.cents * times),
      ],
      false,
    );
  flow.y += PITCH;
}

function drawSummary(flow: Flow, { print }: Job, times: number, check: Check): void {
  const figures: [string, number][] = [
    ["TOTAL GROSS", check.grossCents],
    ["TOTAL TAXES", check.taxCents],
    ["TOTAL DEDUCTIONS", check.deductionCents],
    ["NET PAY", check.netCents],
  ];
  const rows: [string, (label: string, cents: number) => string][] = [
    ["", (label) => label],
    ["Current", (_, cents) => print.money(cents)],
    ["YTD", (_, cents) => print.money(cents * times)],
  ];
  for (const [first, write] of rows) {
    flow.page.text(MARGIN, flow.y, first, { size: SIZE });
    figures.forEach(([label, cents], i) =>
      flow.page.text(220 + i * 118, flow.y, write(label, cents), { size: SIZE, align: "right" }),
    );
    flow.y += PITCH;
  }
}

/** A page a person: lists of taxes and of deductions before and after tax, each summed up under the bare word. */
function draw(job: Job): Drawn {
  const { payroll, traits, print, random } = job;
  const times = random.int(2, 20);
  const sheet = new Sheet(traits.typeface, [612, 792]);
  const flow = new Flow(sheet, { top: MARGIN + 6, bottom: 792 - MARGIN, pitch: PITCH });
  const { start, end, payDate } = payroll.period;
  const [from, to, paid] = [start, end, payDate].map((date) => printDate(date, traits.dateStyle));
  const begin = traits.period === "end only" ? [] : [`Pay Begin Date: ${from}`];
  payroll.employees.forEach((employee, i) => {
    if (i > 0) flow.newPage();
    const column = (x: number, texts: readonly string[]): void =>
      texts.forEach((text, line) => flow.page.text(x, flow.y + line * PITCH, text, { size: 8 }));
    column(MARGIN, [payroll.company.name, "77 Harbor Way", "Hoboken, NJ 07030"]);
    column(MARGIN + 220, [...begin, `Pay End Date: ${to}`, `Advice Date: ${paid}`]);
    flow.y += 4 * PITCH;
    column(MARGIN, [print.name(employee.name), "14 Laurel Ct", "Nyack, NY 10960"]);
    column(MARGIN + 220, traits.ids ? [`Employee ID: ${employee.id}`] : []);
    flow.y += 4 * PITCH;
    const [check] = employee.checks;
    drawEarnings(flow, job, times, employee, check!);
    const lists = listsOf(job, check!).filter(({ lines }) => lines.length > 0);
    if (lists.length > 0) flow.y = drawLists(sheet, flow, job, times, lists) + PITCH;
    drawSummary(flow, job, times, check!);
  });
  finishPages({ ...job, traits: { ...traits, title: "head" } }, sheet, "");
  return {
    sheet,
    formatType: "pay_statement",
    reading: {
      ...PLAIN_READING,
      earnings: { hours: true, rates: true },
      ytdCents: (cents) => cents * times,
      ids: traits.ids,
    },
  };
}

/** Statements whose lists of deductions have sums without a name. */
export const listsWithTotals: AdversarialLayout = {
  name: "lists-with-totals",
  payroll: PLAIN_PAYROLL,
  mostKinds: null,
  draw,
};
