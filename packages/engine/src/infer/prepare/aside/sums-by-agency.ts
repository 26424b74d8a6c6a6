import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf, type ColumnRole } from "../../vocabulary/headings.ts";
import { addUp } from "./adds-up.ts";
import { leaveOut, type RowsAside } from "./rows-aside.ts";

const AGENCY = /^(?:tax(?:ing)? )?(?:agency|authority|jurisdiction)$/i;
const SUM = /^(?:grand )?totals?\b/i;
/** What the sum is, whatever it is called: `Total Tax Liability`. */
const OVER_ALL = "Grand Total";
/** A table has so many columns. */
const LEAST_COLUMNS = 3;

/** What a sum over all agencies is, by the heading of its column. */
const SIDES = new Map<ColumnRole | null, string>([
  ["employee_amount", "Total Employee Taxes"],
  ["employer_amount", "Total Employer Taxes"],
]);

/** A table from its header to its sum. */
interface Table {
  header: CellRow;
  body: readonly CellRow[];
  sum: CellRow;
}

/**
 * Leaves out the lines of the table at the end of a report on people's taxes that say what each agency is owed, where they add up
 * to its sum in each column: what they are owed is said of each person above. The sum says what both sides pay.
 */
export function withoutSumsByAgency(rows: readonly CellRow[]): RowsAside {
  if (!rows.some(namesPeople)) return { rows, aside: [] };
  const tables = rows.flatMap((row, i) => (isHeader(row) ? (tableAt(rows, i) ?? []) : []));
  const { rows: others, aside } = leaveOut(
    rows,
    new Set(tables.flatMap(({ header, body }) => [header, ...body])),
  );
  const sums = new Map(tables.map((table) => [table.sum, linesOf(table)]));
  const rest = tables.flatMap(({ header, sum }) =>
    sum.cells.filter((cell) => isFigure(cell) && sideOf(cell, header) === undefined),
  );
  return {
    rows: others.flatMap((row) => sums.get(row) ?? [row]),
    aside: [...aside, ...rest.flatMap(({ tokens }) => tokens)],
  };
}

/** The name of a sum, and below it what each side pays. */
function linesOf({ header, sum }: Table): CellRow[] {
  const name = sum.cells[0]!;
  const sides = sum.cells.filter(isFigure).flatMap((cell) => {
    const text = sideOf(cell, header);
    return text === undefined ? [] : [{ ...sum, cells: [{ ...name, text }, cell] }];
  });
  return [{ ...sum, cells: [{ ...name, text: OVER_ALL }] }, ...sides];
}

function sideOf(figure: Cell, { cells }: CellRow): string | undefined {
  const over = cells.find((cell) => overlap(cell, figure) > 0);
  return over === undefined ? undefined : SIDES.get(headingOf(over.text)?.role ?? null);
}

function namesPeople({ cells }: CellRow): boolean {
  return !cells.some(isFigure) && cells.some(({ text }) => headingOf(text)?.text === "name");
}

function isHeader({ cells }: CellRow): boolean {
  if (cells.length < LEAST_COLUMNS || cells.some(({ number }) => number !== null)) return false;
  return AGENCY.test(cells[0]!.text);
}

/** The table that a header begins; null where it does not add up. */
function tableAt(rows: readonly CellRow[], at: number): Table | null {
  const header = rows[at]!;
  const body: CellRow[] = [];
  for (let i = at + 1; i < rows.length; i++) {
    const row = rows[i]!;
    if (row.page !== header.page || isHeader(row)) return null;
    if (SUM.test(row.cells[0]!.text)) return addUp(body, row) ? { header, body, sum: row } : null;
    body.push(row);
  }
  return null;
}
