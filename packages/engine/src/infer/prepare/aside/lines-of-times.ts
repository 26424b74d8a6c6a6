import { sumMoney } from "@paylift/canonical";
import type { Token } from "../../../layout/token.ts";
import type { FigureCell } from "../../cells/cell-groups.ts";
import { isProduct } from "../../cells/is-product.ts";
import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf, type TextColumn } from "../../vocabulary/headings.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";
import type { RowsAside } from "./rows-aside.ts";
import { timeHeaderAt, type TimeHeader, type TimeLine } from "./time-header.ts";

/** So many lines of work prove what the columns are, and so many others stand between them. */
const [PROVED, OTHERS] = [3, 3];
/** Texts begin with the heading of their column within this, in points. */
const NEAR_PT = 3;
const OF_PERSON: ReadonlySet<TextColumn | null> = new Set(["name", "id", "department"] as const);

/** What is paid for one kind of time. */
interface Paid {
  line: Pick<TimeLine, "name">;
  cells: FigureCell[];
}

/** A line of work: what is paid for each kind of time, and other numbers of its columns that are no more of the output. */
interface Worked {
  paid: readonly Paid[];
  aside: readonly FigureCell[];
}

/**
 * Puts the names of columns of time before the hours, the rate and the pay that stand in them, where people have lines of work in
 * a table and other lines between, which have labels of their own: `OT hours`, `OT rate`, `OT pay` over `1.50`, `36.41`, `54.62`.
 * What a line comes to, what a client is billed for it, and where it was worked are no more of the output.
 */
export function withLinesOfTimes(rows: readonly CellRow[]): RowsAside {
  const named: CellRow[] = [];
  const aside: Token[] = [];
  let [worked, others] = [0, 0];
  let open: TimeHeader | null = null;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    const header = timeHeaderAt(rows, i);
    if (header !== null) {
      open = header;
      named.push(header.texts);
      i += header.rows.length - 1;
      continue;
    }
    const work = open === null || !row.cells.some(isFigure) ? null : workedIn(row, open);
    if (work !== null) worked++;
    else if (open !== null && row.cells.some(isFigure)) others++;
    const sums = work === null && open !== null && isSum(row) ? sumsIn(row, open) : null;
    aside.push(...[...((work ?? sums)?.aside ?? [])].flatMap(({ tokens }) => tokens));
    if (work !== null) named.push(withNames(row, work, open!.texts));
    else if (sums !== null) named.push(withNames(row, sums, null));
    else named.push(row);
  }
  return worked < PROVED || others < OTHERS ? { rows, aside: [] } : { rows: named, aside };
}

/** The numbers of a row by the columns of a header. */
function columnsOf(row: CellRow, { lines, total, aside }: TimeHeader) {
  const figures = row.cells.filter(isFigure);
  const under = (heading: Cell): FigureCell[] =>
    figures.filter((cell) => overlap(cell, heading) > 0).slice(0, 1);
  return {
    figures,
    paid: lines.map((line) => ({ line, cells: [line.hours, line.rate, line.pay].flatMap(under) })),
    total: total === null ? [] : under(total),
    aside: aside.flatMap(under),
  };
}

/** What a line says was worked, where each kind of time is paid at its rate, and all of it is its sum; null for other lines. */
function workedIn(row: CellRow, header: TimeHeader): Worked | null {
  const { figures, total, aside, ...columns } = columnsOf(row, header);
  const paid = columns.paid.filter(({ cells }) => cells.length > 0);
  if (paid.length === 0 || !paid.every(isPaid)) return null;
  const pay = sumMoney(paid.map(({ cells }) => cells.at(-1)!.number.cents ?? 0));
  if (!total.every(({ number }) => number.cents === pay)) return null;
  const known = new Set([...paid.flatMap(({ cells }) => cells), ...total, ...aside]);
  return figures.every((cell) => known.has(cell)) ? { paid, aside: [...total, ...aside] } : null;
}

function isPaid({ cells: [hours, rate, pay] }: Paid): boolean {
  return hours !== undefined && rate !== undefined && pay !== undefined && isProduct(hours, rate, pay);
}

function isSum({ cells }: CellRow): boolean {
  return cells.some(({ number, text }) => number === null && totalScope(text) !== null);
}

/** What is worked and paid in all; null where a line has other numbers as well. */
function sumsIn(row: CellRow, header: TimeHeader): Worked | null {
  const { figures, paid, total, aside } = columnsOf(row, header);
  const known = new Set([...paid.flatMap(({ cells }) => cells), ...total, ...aside]);
  if (total.length === 0 || !figures.every((cell) => known.has(cell))) return null;
  const gross = { name: { ...header.total!, text: "Gross Pay" } } as const;
  return { paid: [...paid.filter(({ cells }) => cells.length > 0), { line: gross, cells: total }], aside };
}

/** A row with the name of each kind of time before its numbers; of a line of work without what stands in other columns than who worked. */
function withNames(row: CellRow, { paid }: Worked, texts: CellRow | null): CellRow {
  const numbers = paid.flatMap(({ line, cells }) => {
    const { x0, baseline, page } = cells[0]!;
    return [{ ...line.name, page, baseline, x0: x0 - 1, x1: x0 - 1 }, ...cells];
  });
  const isKept = (cell: Cell): boolean => texts === null || isOfPerson(cell, texts);
  return { ...row, cells: [...row.cells.filter((cell) => !isFigure(cell) && isKept(cell)), ...numbers] };
}

/** Whether a text stands in a column of whom a line is about. */
function isOfPerson(cell: Cell, { cells }: CellRow): boolean {
  const over = cells.findLast(({ x0 }) => x0 <= cell.x0 + NEAR_PT);
  return over !== undefined && OF_PERSON.has(headingOf(over.text)?.text ?? null);
}
