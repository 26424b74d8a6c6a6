import type { Random } from "../support/random.ts";
import type { Text } from "./ink.ts";
import { printedMoney, type MoneyColumn, type Payroll, type Person } from "./payroll.ts";

/** How far from the left its columns end: hours, rate, what is paid now, and in the year. */
const EDGES = { hours: 230, rate: 290, now: 370, year: 460 };
const SIZE = 9;
const STEP = 14;
const WEEKS = 20;

/** A line of a statement, as it is placed. */
export interface StatementLine {
  label: Text;
  now: Text;
  year: Text;
}

/** The pay statement of one person, as it is placed on a page of its own. */
export interface Statement {
  facts: Text[];
  headings: Text[];
  /** In the order of the payroll's columns, then the sums of each list. */
  lines: StatementLine[];
  /** Where the next line would stand. */
  below: number;
}

export interface StatementOptions {
  /** Lines of text below the name. */
  address?: readonly string[];
  masked?: string;
  id?: boolean;
  /** In how many pays the year came to what it says. Default 20. */
  pays?: number;
}

const TITLES = { earning: "Earnings", tax: "Taxes", deduction: "Deductions" } as const;

/** Places the statement of a person. */
export function placeStatement(
  random: Random,
  { company, columns }: Payroll,
  person: Person,
  { address = [], masked, id = true, pays = WEEKS }: StatementOptions = {},
): Statement {
  const text = (x: number, top: number, said: string, more: Partial<Text> = {}): Text => ({
    x,
    top,
    text: said,
    size: SIZE,
    ...more,
  });
  const facts = [
    text(40, 40, company, { size: 12, bold: true }),
    text(360, 40, random.pick(["Earnings Statement", "Pay Statement"]), { size: 12 }),
    text(40, 66, `Employee: ${person.name}`),
    ...address.map((line, i) => text(40, 66 + 12 * (i + 1), line)),
    ...(id ? [text(300, 90, `Employee ID: ${person.id}`)] : []),
    ...(masked === undefined ? [] : [text(300, 102, `SSN: ${masked}`)]),
    text(300, 66, "Pay Period: 10/05/2026 - 10/18/2026"),
    text(300, 78, "Pay Date: 10/23/2026"),
  ];
  const headings: Text[] = [];
  const lines = new Map<MoneyColumn | string, StatementLine>();
  let top = 140;
  const put = (label: string, cents: number, bold = false): StatementLine => {
    const line = {
      label: text(40, top, label, { bold }),
      now: text(EDGES.now, top, printedMoney(cents), { align: "right", bold }),
      year: text(EDGES.year, top, printedMoney(cents * pays), { align: "right", bold }),
    };
    top += STEP;
    return line;
  };
  const amountOf = (slot: string): number =>
    columns.reduce((sum, column, i) => sum + (column.slot === slot ? person.amounts[i]! : 0), 0);
  for (const slot of ["earning", "tax", "deduction"] as const) {
    const own = columns.filter((column) => column.slot === slot);
    if (own.length === 0) continue;
    headings.push(text(40, top, TITLES[slot], { bold: true }));
    headings.push(text(EDGES.now, top, "Current", { align: "right", bold: true }));
    headings.push(text(EDGES.year, top, "YTD", { align: "right", bold: true }));
    top += STEP;
    for (const column of own)
      lines.set(column, put(column.heading, person.amounts[columns.indexOf(column)]!));
    if (slot === "earning")
      lines.set(
        columns.find((each) => each.slot === "gross")!,
        put("Gross Pay", amountOf(slot), true),
      );
    else lines.set(slot, put(`Total ${TITLES[slot]}`, amountOf(slot), true));
    top += STEP / 2;
  }
  const net = columns.at(-1)!;
  lines.set(net, put("Net Pay", person.amounts.at(-1)!, true));
  const sums = [...lines].flatMap(([of, line]) => (typeof of === "string" ? [line] : []));
  return { facts, headings, lines: [...columns.map((column) => lines.get(column)!), ...sums], below: top };
}

export function textsOfStatement({ facts, headings, lines }: Statement): Text[] {
  return [...facts, ...headings, ...lines.flatMap(({ label, now, year }) => [label, now, year])];
}
