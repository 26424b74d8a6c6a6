import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

/** Names stand no further above their numbers than this, in font sizes. */
const BELOW_EM = 3.5;
/** Names of lists that show what a document does: one alone may head a table. */
const LEAST_LISTS = 2;

/** A list that is printed across: its name, what its lines are called, and right below each its number. */
interface ListInStrip {
  head: Cell;
  names: readonly Cell[];
  figures: readonly Cell[];
  /** What else stands on the line of its name. */
  beside: CellRow | null;
  /** So many rows it takes. */
  rows: number;
}

/**
 * Lists of a person may be printed across instead of down: `Taxes`, beside it the name of each tax, and right below each its
 * amount. Here the name of the list stands above, and the names of the lines before their numbers.
 */
export function withListsDown(rows: readonly CellRow[]): readonly CellRow[] {
  const strips = new Map<number, ListInStrip>();
  for (let at = 0; at < rows.length; at++) {
    const strip = stripAt(rows, at);
    if (strip === null) continue;
    strips.set(at, strip);
    at += strip.rows - 1;
  }
  const lists = new Set([...strips.values()].map(({ head }) => headingOf(head.text)?.section));
  if (lists.size < LEAST_LISTS) return rows;
  const ends = new Set([...strips].flatMap(([at, strip]) => rowsOf(at, strip)));
  return rows.flatMap((row, i) => {
    const strip = strips.get(i);
    if (strip !== undefined) return downOf(strip, rows[i + strip.rows - 1]!);
    return ends.has(i) ? [] : [row];
  });
}

function rowsOf(at: number, { rows }: ListInStrip): number[] {
  return Array.from({ length: rows }, (_, i) => at + i);
}

/** Each name stands where the list's does, in no column of the lines above; a sum stands beside the last line, and begins none. */
function downOf({ head, names, figures, beside }: ListInStrip, last: CellRow): CellRow[] {
  const at = { baseline: last.baseline, x0: head.x0, x1: head.x0 };
  const lines: CellRow[] = [];
  figures.forEach((figure, i) => {
    const name = { ...names[i]!, ...at, text: `${names[i]!.text}:` };
    if (lines.length > 0 && totalScope(names[i]!.text) !== null) lines.at(-1)!.cells.push(name, figure);
    else lines.push({ ...last, cells: [name, figure] });
  });
  const list = { ...last, baseline: head.baseline, cells: [head] };
  return [list, ...lines, ...(beside === null ? [] : [beside])];
}

/** The list that begins in a row, with its name on the line of the names, of their numbers or between; null where none does. */
function stripAt(rows: readonly CellRow[], at: number): ListInStrip | null {
  const [row, next, last] = [rows[at]!, rows[at + 1], rows[at + 2]];
  if (row.cells.length === 0 || next === undefined || next.page !== row.page) return null;
  const [first, ...others] = row.cells;
  if (isList(first!)) return stripOf(first!, others, next, null, 2);
  const [head, ...beside] = next.cells;
  if (head === undefined || !isList(head) || head.x0 >= first!.x0) return null;
  if (beside.length === row.cells.length && beside.every(isFigure))
    return stripOf(head, row.cells, { ...next, cells: beside }, null, 2);
  if (last === undefined || last.page !== row.page) return null;
  const other = beside.length === 0 ? null : { ...next, cells: beside };
  return stripOf(head, row.cells, last, other, 3);
}

function stripOf(
  head: Cell,
  above: readonly Cell[],
  { cells: figures, baseline }: CellRow,
  beside: CellRow | null,
  rows: number,
): ListInStrip | null {
  const names = withoutRates(above);
  if (names.length === 0 || names.length !== figures.length || !figures.every(isFigure)) return null;
  if (names.some(({ number, text }) => number !== null || headingOf(text)?.role != null)) return null;
  const areBelow = names.every((name, i) => {
    const figure = figures[i]!;
    return overlap(name, figure) > 0 && baseline - name.baseline <= BELOW_EM * name.size;
  });
  return areBelow ? { head, names, figures, beside, rows } : null;
}

/** The name of a list, which heads no column of numbers. */
function isList({ number, text }: Cell): boolean {
  const heading = number === null ? headingOf(text) : null;
  const isOfCompany = heading?.section === "employer_contribution" || heading?.section === "employer_tax";
  return heading?.section != null && heading.text === null && (heading.role === null || isOfCompany);
}

/** What a fund is paid by the hour is said behind its name: `Pension @ 14.25/hr`. */
function withoutRates(cells: readonly Cell[]): Cell[] {
  return cells.flatMap((cell, i) => {
    if (cell.number !== null && cells[i - 1]?.text.endsWith(AT) === true) return [];
    const [name, rate] = [cell.text.slice(0, -AT.length), cells[i + 1]];
    if (!cell.text.endsWith(AT) || rate?.number == null) return [cell];
    return [{ ...cell, text: name, tokens: cell.tokens.slice(0, -1), x1: rate.x1 }];
  });
}

const AT = " @";
