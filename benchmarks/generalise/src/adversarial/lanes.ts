import type { Check, Employee } from "@paylift/samples/parts";
import type { Job } from "./job.ts";
import type { Column } from "./table.ts";

/** Columns that belong together: a stack of lines of one kind beside other stacks. */
export interface Lane {
  columns: Column[];
  rows(check: Check, employee: Employee): string[][];
}

const FAR = 2.4;
const NEAR = 1;

/** What heads a lane: its name, and a word over each of its columns. */
interface Heads {
  section: string;
  texts: { head: readonly [string, string]; align: "left" | "right" }[];
}

/** One line of headings names the section alone; two and three lines have it above the words of the columns. */
function columnsOf({ traits }: Job, { section, texts }: Heads): Column[] {
  const named = texts.findIndex(({ align }) => align === "left");
  return texts.map(({ head: [long, short], align }, index) => {
    const gap = index === 0 ? FAR : NEAR;
    const above = index === 0 ? section : "";
    if (traits.headerDepth === 1) return { heading: [index === named ? section : short], align, gap };
    if (traits.headerDepth === 2) return { heading: [above, short], align, gap };
    const [first = "", second] = long.split(" ");
    return { heading: [above, second === undefined ? "" : first, second ?? first], align, gap };
  });
}

const LABEL = { head: ["Description", "Description"], align: "left" } as const;
const AMOUNT = { head: ["Current Amount", "Amount"], align: "right" } as const;

export interface EarningColumns {
  rates: boolean;
  hours: boolean;
}

export function earningsLane(job: Job, section: string, { rates, hours }: EarningColumns): Lane {
  const { print, wording } = job;
  const figures = [
    ...(rates ? [{ head: ["Pay Rate", "Rate"], align: "right" } as const] : []),
    ...(hours ? [{ head: ["Hours Worked", "Hours"], align: "right" } as const] : []),
    AMOUNT,
  ];
  return {
    columns: columnsOf(job, { section, texts: [LABEL, ...figures] }),
    rows: (check, employee) =>
      check.earnings.map((line) => [
        wording.earning(line, employee).description,
        ...(rates ? [print.rate(line.rate)] : []),
        ...(hours ? [print.hours(line.hours)] : []),
        print.money(line.cents),
      ]),
  };
}

/** A lane of a label and one figure, whichever stands first. */
export function plainLane(
  job: Job,
  section: string,
  lines: (check: Check, employee: Employee) => (readonly [string, string])[],
): Lane {
  const right = job.traits.labelsRight;
  return {
    columns: columnsOf(job, { section, texts: right ? [AMOUNT, LABEL] : [LABEL, AMOUNT] }),
    rows: (check, employee) =>
      lines(check, employee).map(([label, figure]) => (right ? [figure, label] : [label, figure])),
  };
}

export function taxesLane(job: Job, section: string): Lane {
  const { print, wording } = job;
  return plainLane(job, section, ({ taxes }) =>
    taxes.map((line) => [wording.tax(line).description, print.withheld(line.cents)]),
  );
}

export function deductionsLane(job: Job, section: string): Lane {
  const { print, wording } = job;
  return plainLane(job, section, ({ deductions }) =>
    deductions.map((line) => [wording.deduction(line.kind).description, print.withheld(line.cents)]),
  );
}

export function employerLane(job: Job, section: string): Lane {
  const { print, wording } = job;
  return plainLane(job, section, ({ employerTaxes, memos }) => [
    ...employerTaxes.map((line) => [wording.employerTax(line).description, print.money(line.cents)] as const),
    ...memos.map((line) => [wording.memo(line.kind).description, print.money(line.cents)] as const),
  ]);
}

/** The rows of lanes that stand side by side. */
export function besideEachOther(lanes: readonly Lane[], check: Check, employee: Employee): string[][] {
  const stacks = lanes.map((lane) => lane.rows(check, employee));
  const height = Math.max(1, ...stacks.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    lanes.flatMap(({ columns }, lane) => stacks[lane]?.[row] ?? columns.map(() => "")),
  );
}
