import { readFile } from "node:fs/promises";

/** What a contender found: enough to see that it read the file, and read it right. */
export interface Found {
  readonly rows: number;
  /** Sum of the column of amounts. */
  readonly cents: number;
  /** Whom it took for people; null for libraries that know of none. */
  readonly people: number | null;
}

type Read = (file: string) => Promise<Found>;

const AMOUNT = 8;

/** Ways to read a spreadsheet: as a payroll, and as cells alone. */
export const CONTENDERS: Readonly<
  Record<string, { readonly of: readonly ("xlsx" | "csv")[]; readonly read: Read }>
> = {
  paylift: {
    of: ["xlsx", "csv"],
    async read(file) {
      const { readSpreadsheet } = await import("@paylift/tabular/read");
      const { toParts } = await import("@paylift/engine/pages");
      const { result } = readSpreadsheet(await readFile(file));
      // The place of each figure is named when it is asked for, as for whoever stores the result.
      toParts(result);
      const { employees } = result.canonical_output;
      const cents = employees.flatMap(({ earnings, taxes, deductions, gross_pay, net_pay }) =>
        [...earnings, ...taxes, ...deductions]
          .map(({ amount }) => amount)
          .concat(gross_pay ?? 0, net_pay ?? 0),
      );
      return { rows: cents.length, cents: sumOf(cents), people: employees.length };
    },
  },
  "paylift, cells alone": {
    of: ["xlsx", "csv"],
    async read(file) {
      const { readWorkbook } = await import("@paylift/tabular/read");
      const [, ...rows] = readWorkbook(await readFile(file)).sheets[0]!.rows;
      const amounts = rows.map(({ cells }) => Number(cells.find(({ column }) => column === AMOUNT)?.text));
      return { rows: rows.length, cents: sumOf(amounts), people: null };
    },
  },
  "read-excel-file": {
    of: ["xlsx"],
    async read(file) {
      const { readSheet } = await import("read-excel-file/node");
      const [, ...rows] = await readSheet(file);
      return { rows: rows.length, cents: sumOf(rows.map((row) => Number(row[AMOUNT]))), people: null };
    },
  },
  "csv-parse": {
    of: ["csv"],
    async read(file) {
      const { parse } = await import("csv-parse/sync");
      const [, ...rows] = parse(await readFile(file)) as string[][];
      return { rows: rows.length, cents: sumOf(rows.map((row) => Number(row[AMOUNT]))), people: null };
    },
  },
};

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
}
