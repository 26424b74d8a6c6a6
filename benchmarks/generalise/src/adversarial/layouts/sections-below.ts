import { Sheet, type Check, type Employee } from "@paylift/samples/parts";
import { groupsOf } from "../groups.ts";
import { PLAIN_PAYROLL, type AdversarialLayout, type Drawn, type Job } from "../job.ts";
import { finishPages, MARGIN, startPages } from "../pages.ts";
import { registerReading } from "../truth.ts";

const SIZE = 8;
const PITCH = 11.5;
const [LABEL, HOURS, RATE, AMOUNT, YEAR] = [MARGIN + 60, 330, 390, 470, 560];

interface Printed {
  label: string;
  hours?: string;
  rate?: string;
  now: string;
  year: string;
  bold?: boolean;
}

interface Section {
  title: string;
  lines: Printed[];
}

function sectionsOf(job: Job, times: number, employee: Employee, check: Check): Section[] {
  const { print, wording } = job;
  const plain = (label: string, cents: number, more: Partial<Printed> = {}): Printed => ({
    label,
    now: print.money(cents),
    year: print.money(cents * times),
    ...more,
  });
  const off = (label: string, cents: number): Printed => ({
    label,
    now: print.withheld(cents),
    year: print.withheld(cents * times),
  });
  const sections: Section[] = [
    {
      title: "EARNINGS",
      lines: [
        ...check.earnings.map((line) =>
          plain(wording.earning(line, employee).description, line.cents, {
            hours: print.hours(line.hours),
            rate: print.rate(line.rate),
          }),
        ),
        plain("Total Gross Pay", check.grossCents, { bold: true }),
      ],
    },
    {
      title: "EMPLOYEE TAXES",
      lines: [
        ...check.taxes.map((line) => off(wording.tax(line).description, line.cents)),
        { ...off("Total Employee Taxes", check.taxCents), bold: true },
      ],
    },
    {
      title: "DEDUCTIONS",
      lines: check.deductions.map((line) => off(wording.deduction(line.kind).description, line.cents)),
    },
    { title: "NET PAY", lines: [plain("Net Pay", check.netCents, { bold: true })] },
    {
      title: "EMPLOYER TAXES",
      lines: check.employerTaxes.map((line) => plain(wording.employerTax(line).description, line.cents)),
    },
    {
      title: "EMPLOYER CONTRIBUTIONS",
      lines: check.memos.map((line) => plain(wording.memo(line.kind).description, line.cents)),
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/** Everything of a person below each other: sections with a line for each code, the company's part behind the net pay. */
function draw(job: Job): Drawn {
  const { traits, print, random } = job;
  const title = random.pick(["Payroll Journal", "Payroll Detail Journal", "Employee Payroll Journal"]);
  const times = random.int(2, 23);
  const sheet = new Sheet(traits.typeface, [612, 792]);
  const flow = startPages(job, sheet, title, (pages) => {
    const heads: [number, string][] = [
      [HOURS, "Hours"],
      [RATE, "Rate"],
      [AMOUNT, "Amount"],
      [YEAR, "YTD"],
    ];
    pages.row(
      [
        { x: LABEL, text: "Description", size: SIZE, bold: true },
        ...heads.map(([x, text]) => ({ x, text, size: SIZE, bold: true, align: "right" as const })),
      ],
      PITCH * 1.3,
    );
  });
  const write = ({ label, hours = "", rate = "", now, year, bold = false }: Printed): void => {
    const figures: [number, string][] = [
      [HOURS, hours],
      [RATE, rate],
      [AMOUNT, now],
      [YEAR, year],
    ];
    flow.row(
      [
        { x: LABEL, text: label, size: SIZE, bold },
        ...figures.map(([x, text]) => ({ x, text, size: SIZE, bold, align: "right" as const })),
      ],
      PITCH,
    );
  };
  for (const { department, members } of groupsOf(job)) {
    if (department !== null)
      flow.row([{ x: MARGIN, text: `Department: ${department}`, bold: true, size: 9 }], 14);
    for (const employee of members)
      for (const check of employee.checks) {
        const id = traits.ids ? `   Employee ID: ${employee.id}` : "";
        flow.row([{ x: MARGIN, text: `${print.name(employee.name)}${id}`, bold: true, size: 9 }], 13);
        for (const { title: name, lines } of sectionsOf(job, times, employee, check)) {
          flow.row([{ x: MARGIN + 30, text: name, bold: true, size: SIZE }], PITCH);
          for (const line of lines) write(line);
        }
        flow.space(PITCH);
      }
  }
  finishPages(job, sheet, title);
  return {
    sheet,
    formatType: "payroll_journal",
    reading: registerReading(traits, {
      earnings: { hours: true, rates: true },
      employer: { taxes: true, contributions: true },
      ytdCents: (cents) => cents * times,
    }),
  };
}

/** A journal with a line for each code, in sections below each other. */
export const sectionsBelow: AdversarialLayout = {
  name: "sections-below",
  payroll: PLAIN_PAYROLL,
  mostKinds: null,
  draw,
};
