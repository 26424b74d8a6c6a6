import { Sheet, type Check, type Employee, type Flow } from "@paylift/samples/parts";
import { groupsOf } from "../groups.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, MARGIN, startPages } from "../pages.ts";
import { registerReading } from "../truth.ts";

const SIZE = 8;
const PITCH = 11.5;
const GUTTER = 30;

/** Lines of one kind under their name, with or without their sum. */
interface Part {
  name: string;
  lines: (readonly [label: string, figure: string])[];
}

function partsOf(job: Job, employee: Employee, check: Check, employer: boolean): [Part[], Part[]] {
  const { print, wording } = job;
  const earned: Part = {
    name: "Gross Earnings",
    lines: [
      ...check.earnings.map(
        (line) => [wording.earning(line, employee).description, print.money(line.cents)] as const,
      ),
      ["Gross Pay", print.money(check.grossCents)],
    ],
  };
  const taxes: Part = {
    name: "Employee Taxes",
    lines: [
      ...check.taxes.map((line) => [wording.tax(line).description, print.withheld(line.cents)] as const),
      ["Total Taxes", print.withheld(check.taxCents)],
    ],
  };
  const deductions: Part = {
    name: "Employee Deductions",
    lines: [
      ...check.deductions.map(
        (line) => [wording.deduction(line.kind).description, print.withheld(line.cents)] as const,
      ),
      ["Total Deductions", print.withheld(check.deductionCents)],
    ],
  };
  const net: Part = { name: "", lines: [["Net Pay", print.money(check.netCents)]] };
  const paid: Part[] = [
    {
      name: "Employer Taxes",
      lines: check.employerTaxes.map(
        (line) => [wording.employerTax(line).description, print.money(line.cents)] as const,
      ),
    },
    {
      name: "Employer Contributions",
      lines: check.memos.map(
        (line) => [wording.memo(line.kind).description, print.money(line.cents)] as const,
      ),
    },
  ];
  return [
    [earned, deductions, net],
    [taxes, ...(employer ? paid : [])].filter(({ lines }) => lines.length > 0),
  ];
}

/** One column of a card: names of parts in bold, figures at its right edge. */
function drawColumn(flow: Flow, y: number, x0: number, x1: number, parts: readonly Part[]): number {
  let at = y;
  for (const { name, lines } of parts) {
    if (name !== "") {
      flow.page.text(x0, at, name, { bold: true, size: SIZE });
      at += PITCH;
    }
    for (const [label, figure] of lines) {
      flow.page.text(x0, at, label, { size: SIZE });
      flow.page.text(x1, at, figure, { size: SIZE, align: "right" });
      at += PITCH;
    }
    at += PITCH * 0.4;
  }
  return at;
}

function heightOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { name, lines }) => sum + PITCH * (lines.length + (name === "" ? 0.4 : 1.4)), 0);
}

/** A card a person: the name over two columns of labels and figures. */
function draw(job: Job): Drawn {
  const { traits, print, random } = job;
  const title = random.pick(["Payroll Journal", "Payroll Register", "Payroll Details by Employee"]);
  const employer = random.chance(0.5);
  const [short, long] = traits.paper;
  const sheet = new Sheet(traits.typeface, [short, long]);
  const width = Math.min(short, 700) - 2 * MARGIN;
  const middle = MARGIN + (width - GUTTER) / 2;
  const flow = startPages(job, sheet, title, () => undefined);
  for (const { department, members } of groupsOf(job)) {
    if (department !== null)
      flow.row([{ x: MARGIN, text: `Department: ${department}`, bold: true, size: 9 }], 14);
    for (const employee of members) {
      for (const check of employee.checks) {
        const [left, right] = partsOf(job, employee, check, employer);
        flow.reserve(14 + Math.max(heightOf(left), heightOf(right)));
        const id = traits.ids ? `     ID: ${employee.id}` : "";
        flow.row([{ x: MARGIN, text: `${print.name(employee.name)}${id}`, bold: true, size: 9 }], 14);
        const ends = [
          drawColumn(flow, flow.y, MARGIN, middle, left),
          drawColumn(flow, flow.y, middle + GUTTER, MARGIN + width, right),
        ];
        flow.y = Math.max(...ends) + PITCH;
      }
    }
  }
  finishPages(job, sheet, title);
  return {
    sheet,
    formatType: "payroll_journal",
    reading: registerReading(traits, {
      employer: { taxes: employer, contributions: employer },
    }),
  };
}

/** A card for each person. */
export const cards: AdversarialLayout = {
  name: "cards",
  payroll: PLAIN_PAYROLL,
  mostKinds: null,
  draw,
};
