import { Flow, Sheet, type Check, type Employee } from "@paylift/samples/parts";
import { printDate } from "../dates.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, MARGIN } from "../pages.ts";
import { PLAIN_READING } from "../truth.ts";

const SIZE = 8;
const PITCH = 12;
const RIGHT = 576;

interface Choices {
  title: string;
  times: number;
  payments: string;
  deductions: string;
  /** Slips below each other on a page. */
  perPage: 1 | 2;
}

type Line = readonly [label: string, figure: string];

/** Tables side by side: what is paid, what is taken off whether tax or not, and the year in a box of its own. */
function drawSlip(flow: Flow, job: Job, choices: Choices, employee: Employee, check: Check): void {
  const { payroll, print, traits, wording } = job;
  const { times } = choices;
  const text = (x: number, y: number, words: string, bold = false, align: "left" | "right" = "left"): void =>
    flow.page.text(x, y, words, { size: SIZE, bold, align });
  const [to, paid] = [payroll.period.end, payroll.period.payDate].map((date) =>
    printDate(date, traits.dateStyle),
  );
  const top = flow.y;
  text(MARGIN, top, payroll.company.name, true);
  text(RIGHT, top, choices.title, true, "right");
  const head: [number, string, string][] = [
    [MARGIN, "Employee Name", print.name(employee.name)],
    [MARGIN + 240, "Period Ending", to!],
    [MARGIN + 340, "Pay Date", paid!],
    ...(traits.ids ? ([[MARGIN + 450, "Employee No.", employee.id]] as [number, string, string][]) : []),
  ];
  for (const [x, name, value] of head) {
    text(x, top + 1.6 * PITCH, name, true);
    text(x, top + 2.6 * PITCH, value);
  }
  const y = top + 4.4 * PITCH;
  const [middle, box] = [MARGIN + 215, MARGIN + 395];
  text(MARGIN, y, choices.payments, true);
  text(MARGIN + 130, y, "Hours", true, "right");
  text(middle - 15, y, "Amount", true, "right");
  text(middle, y, choices.deductions, true);
  text(box - 15, y, "Amount", true, "right");
  text(box, y, "Year To Date", true);
  check.earnings.forEach((line, i) => {
    const at = y + (i + 1) * PITCH;
    text(MARGIN, at, wording.earning(line, employee).description);
    text(MARGIN + 130, at, print.hours(line.hours), false, "right");
    text(middle - 15, at, print.money(line.cents), false, "right");
  });
  const off: Line[] = [
    ...check.taxes.map((line): Line => [wording.tax(line).description, print.withheld(line.cents)]),
    ...check.deductions.map((line): Line => [
      wording.deduction(line.kind).description,
      print.withheld(line.cents),
    ]),
  ];
  const year: Line[] = [
    ["Gross Pay", print.money(check.grossCents * times)],
    ["Tax Paid", print.withheld(check.taxCents * times)],
    ["Net Pay", print.money(check.netCents * times)],
  ];
  const column = (lines: readonly Line[], x0: number, x1: number): void =>
    lines.forEach(([label, figure], i) => {
      text(x0, y + (i + 1) * PITCH, label);
      text(x1, y + (i + 1) * PITCH, figure, false, "right");
    });
  column(off, middle, box - 15);
  column(year, box, RIGHT);
  const foot = y + (Math.max(check.earnings.length, off.length, year.length) + 2) * PITCH;
  text(MARGIN, foot, "Total Gross Pay", true);
  text(middle - 15, foot, print.money(check.grossCents), true, "right");
  text(middle, foot, "Total Deductions", true);
  text(box - 15, foot, print.withheld(check.taxCents + check.deductionCents), true, "right");
  text(box, foot, "Net Pay", true);
  text(RIGHT, foot, print.money(check.netCents), true, "right");
  flow.y = foot + 3 * PITCH;
}

/** A slip a person, one or two a page. */
function draw(job: Job): Drawn {
  const { payroll, traits, random } = job;
  const choices: Choices = {
    title: random.pick(["Payslip", "Pay Slip", "Pay Advice"]),
    times: random.int(2, 23),
    payments: random.pick(["Payments", "Earnings", "Pay & Allowances"]),
    deductions: random.pick(["Deductions", "Taxes & Deductions"]),
    perPage: random.chance(0.7) ? 1 : 2,
  };
  const sheet = new Sheet(traits.typeface, [612, 842]);
  const flow = new Flow(sheet, { top: MARGIN + 6, bottom: 842 - MARGIN, pitch: PITCH });
  const half = (842 - MARGIN) / 2;
  payroll.employees
    .flatMap((employee) => employee.checks.map((check) => ({ employee, check })))
    .forEach(({ employee, check }, i) => {
      if (i > 0) {
        const fits = choices.perPage === 2 && i % 2 === 1 && flow.y <= half + PITCH;
        if (fits) flow.y = half + 2 * PITCH;
        else flow.newPage();
      }
      drawSlip(flow, job, choices, employee, check);
    });
  finishPages({ ...job, traits: { ...traits, title: "head" } }, sheet, choices.title);
  return {
    sheet,
    formatType: "pay_statement",
    reading: {
      ...PLAIN_READING,
      earnings: { hours: true, rates: false },
      ids: traits.ids,
      periodStart: false,
    },
  };
}

/** Payslips as they are usual outside the United States: taxes among the deductions, the year in a box. */
export const payslip: AdversarialLayout = {
  name: "payslip",
  payroll: PLAIN_PAYROLL,
  mostKinds: null,
  draw,
};
