import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";

/** Labels of a list begin together within this. */
const EDGE_PT = 2;
/** The middle of a name and that of its list differ by no more than this share of the list's width. */
const OFF_MIDDLE = 0.1;
/** So many lists stand beside each other, of so many lines. */
const LEAST = 2;
const MOST_LINES = 30;
/** The first line of a list stands no further below its name, in font sizes. */
const LINE_EM = 2.2;

/** Labels that begin at one edge, each with an amount right of it. */
interface List {
  x0: number;
  x1: number;
}

/**
 * Names of lists without names of columns may stand over the middle of their lists: `DEDUCTIONS` over `FEDERAL TAXES ...
 * 469.66`. They begin where the labels do.
 */
export function withHeadsAtLists(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row, i) => {
    const heads = row.cells.filter(isHead);
    if (row.cells.some(({ number }) => number !== null)) return row;
    const [only, other] = row.cells;
    if (only !== undefined && other === undefined) return overLoneList(row, only, rows[i + 1]);
    if (heads.length < LEAST) return row;
    const lists = listsBelow(rows, i);
    const placed = new Map(row.cells.map((cell) => [cell, listUnder(cell, lists)]));
    const own = heads.map((head) => placed.get(head));
    if (own.some((list) => list === undefined) || new Set(own).size < own.length) return row;
    // Names of columns beside them stand where these do.
    const cells = row.cells.map((cell) =>
      headingOf(cell.text)?.role != null
        ? cell
        : { ...cell, x0: Math.min(cell.x0, placed.get(cell)?.x0 ?? cell.x0) },
    );
    return { ...row, cells };
  });
}

/** The name of a list alone on its line, over lines of nothing but a label and its amount, begins where the labels do. */
function overLoneList(row: CellRow, head: Cell, below: CellRow | undefined): CellRow {
  const heading = headingOf(head.text);
  if (heading?.section == null || heading.text !== null) return row;
  const [label, amount, other] = below?.cells ?? [];
  if (other !== undefined || label === undefined || label.number !== null || !isFigure(amount)) return row;
  const isOver = below!.page === row.page && head.x0 > label.x0 && head.x1 <= amount.x1;
  const isNear = below!.baseline - row.baseline <= LINE_EM * head.size;
  return isOver && isNear ? { ...row, cells: [{ ...head, x0: label.x0 }] } : row;
}

function isHead({ number, text }: Cell): boolean {
  const heading = number === null ? headingOf(text) : null;
  return heading?.section != null && heading.role === null && heading.text === null;
}

/** The lists on the lines that follow, up to one that has no figures. */
function listsBelow(rows: readonly CellRow[], at: number): List[] {
  const lists: List[] = [];
  for (const { page, cells } of rows.slice(at + 1, at + 1 + MOST_LINES)) {
    if (page !== rows[at]!.page || !cells.some(isFigure)) break;
    cells.forEach((label, i) => {
      const figure = cells[i + 1];
      if (label.number !== null || label.text.endsWith(":") || !isFigure(figure)) return;
      const list = lists.find(({ x0 }) => Math.abs(x0 - label.x0) <= EDGE_PT);
      if (list === undefined) lists.push({ x0: label.x0, x1: figure.x1 });
      else list.x1 = Math.max(list.x1, figure.x1);
    });
  }
  return lists;
}

/** The list over whose middle a name stands. */
function listUnder({ x0, x1 }: Cell, lists: readonly List[]): List | undefined {
  return lists.find(
    (list) => Math.abs((x0 + x1 - list.x0 - list.x1) / 2) <= OFF_MIDDLE * (list.x1 - list.x0),
  );
}
