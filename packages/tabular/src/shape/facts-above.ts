import type { Cell, Row } from "../workbook/workbook.ts";
import { tableOf } from "./header.ts";

const NAMES_A_FACT =
  /\b(?:company|client|legal entity|employer name|period|begin|start|end|(?:pay|check|payment) ?(?:date|day))\b/i;
const LEAST_ROWS = 3;

/** Rows of a table, and what its columns said of the whole document in every row. */
export interface FactsAbove {
  readonly rows: readonly Row[];
  /** The heading and the value with their rows, as a line above the table says it. */
  readonly facts: readonly {
    readonly heading: Cell;
    readonly headerRow: number;
    readonly value: Cell;
    readonly row: number;
  }[];
}

/** Exports write `pay_date` where people write pay date. */
export function wordsOfHeading(heading: string): string {
  return heading.replaceAll("_", " ").trim();
}

/** Takes out of a table the columns that say one fact of the document in every row: company, period, pay date. */
export function withFactsAbove(rows: readonly Row[]): FactsAbove {
  const table = tableOf(rows);
  if (table === null || table.body.length < LEAST_ROWS) return { rows, facts: [] };
  const header = table.above.at(-1)!;
  const facts = header.cells.flatMap((heading): FactsAbove["facts"] => {
    if (!NAMES_A_FACT.test(wordsOfHeading(heading.text))) return [];
    const cells = table.body.flatMap(({ cells: own, row }) =>
      own.filter(({ column }) => column === heading.column).map((cell) => ({ cell, row })),
    );
    const [first] = cells;
    const isFact =
      first !== undefined &&
      cells.length * 2 > table.body.length &&
      cells.every(({ cell: { kind, text } }) => kind !== "number" && text === first.cell.text);
    return isFact ? [{ heading, headerRow: header.row, value: first.cell, row: first.row }] : [];
  });
  const lifted = new Set(facts.map(({ heading }) => heading.column));
  if (lifted.size === 0) return { rows, facts };
  const kept = [header, ...table.body].map((row) => ({
    ...row,
    cells: row.cells.filter(({ column }) => !lifted.has(column)),
  }));
  return { rows: [...table.above.slice(0, -1), ...kept.filter(({ cells }) => cells.length > 0)], facts };
}
