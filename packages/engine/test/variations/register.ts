import { helveticaWidth } from "../support/drawn-pdf.ts";
import type { Random } from "../support/random.ts";
import type { Text } from "./ink.ts";
import { printedMoney, type Payroll, type Person } from "./payroll.ts";

/** A column of texts before the money of a register, with what it says of each person. */
export interface TextColumn {
  heading: string;
  of: (person: Person, row: number) => string;
}

export const IDS: TextColumn = { heading: "Emp ID", of: ({ id }) => id };
export const NAMES: TextColumn = { heading: "Employee Name", of: ({ printed }) => printed };

/** A register as it is placed: a person a row, a heading over each column. */
export interface Register {
  size: number;
  title: Text[];
  /** Headings of the columns of texts, then of those of money, in the order of the payroll. */
  headings: Text[];
  /** Cells of each person, in the same order. */
  rows: Text[][];
  /** The sums below them: a word, then one figure a column of money. */
  totals: Text[];
  /** Right edges of the columns of money. */
  edges: number[];
}

/** Places a register of these people. */
export function placeRegister(
  random: Random,
  { company, columns, people }: Payroll,
  texts: readonly TextColumn[] = [IDS, NAMES],
  print: (cents: number) => string = printedMoney,
): Register {
  const size = random.pick([7, 7.5, 8]);
  const left = 30;
  const step = size * random.pick([1.5, 1.7, 2]);
  const top = 120;
  let x = left;
  const starts = texts.map(({ heading, of }) => {
    const start = x;
    const widest = Math.max(...[heading, ...people.map(of)].map((text) => helveticaWidth(text)));
    x += widest * size + random.int(14, 22);
    return start;
  });
  const width = (text: string): number => helveticaWidth(text) * size;
  const gap = random.int(12, 18);
  const widest = width(print(9_999_999));
  const edges = columns.map(({ heading }) => (x += Math.max(width(heading), widest) + gap) - gap);
  const cellAt = (column: number, y: number, text: string, bold = false): Text =>
    column < texts.length
      ? { x: starts[column]!, top: y, text, size, bold }
      : { x: edges[column - texts.length]!, top: y, text, size, bold, align: "right" };
  const bold = random.chance(0.5);
  const firstRow = top + 2 * size;
  const rows = people.map((person, row) =>
    [...texts.map(({ of }) => of(person, row)), ...person.amounts.map(print)].map((text, i) =>
      cellAt(i, firstRow + row * step, text),
    ),
  );
  const below = firstRow + people.length * step + 4;
  return {
    size,
    title: [
      { x: left, top: 40, text: company, size: 12, bold: true },
      { x: left, top: 56, text: "Payroll Register", size: 10 },
      { x: 300, top: 56, text: "Pay Period: 10/05/2026 - 10/18/2026", size: 8 },
      { x: 560, top: 56, text: "Check Date: 10/23/2026", size: 8 },
    ],
    headings: [...texts, ...columns].map(({ heading }, i) => cellAt(i, top, heading, bold)),
    rows,
    totals: [
      cellAt(texts.length - 1, below, "Totals"),
      ...columns.map((_, i) =>
        cellAt(texts.length + i, below, print(people.reduce((sum, { amounts }) => sum + amounts[i]!, 0))),
      ),
    ],
    edges,
  };
}

/** All texts of a register. */
export function textsOf({ title, headings, rows, totals }: Register): Text[] {
  return [...title, ...headings, ...rows.flat(), ...totals];
}
