import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";

/** What stands in one column begins within this, in points; lines of a header stand no further apart than this, in font sizes. */
const [EDGE_PT, LINE_EM] = [2, 2];
/** So many lines below, of so many looked at, have a code there. */
const [LEAST, BODY_ROWS] = [2, 16];
const LEAST_COLUMNS = 3;
const CODE = /^[A-Z0-9][A-Z0-9#*/.&-]{0,7}$/;

/**
 * Names the column of codes where a list has a name over it and only its numbers have names below: under `Deductions`, right of
 * `401K`, stands `Amount`.
 */
export function withCodesNamed(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row, i) => {
    const names = rows[i - 1];
    if (names === undefined || row.cells.length < LEAST_COLUMNS || !isRightBelow(names, row)) return row;
    if ([names, row].some(({ cells }) => cells.some(isFigure))) return row;
    const codes = names.cells.flatMap((name) => codesUnder(name, row, rows.slice(i + 1, i + 1 + BODY_ROWS)));
    return codes.length === 0 ? row : { ...row, cells: [...row.cells, ...codes].sort((a, b) => a.x0 - b.x0) };
  });
}

/** The column of codes that begins where the name of a list does, named after them; none where another name is there. */
function codesUnder(name: Cell, row: CellRow, below: readonly CellRow[]): Cell[] {
  const { section = null, role = null, text = null, figure = null } = headingOf(name.text) ?? {};
  if (section === null || section === "other" || (role ?? text) !== null) return [];
  if (figure === "gross_pay" || figure === "net_pay") return [];
  const next = row.cells.find(({ x0 }) => x0 > name.x0 - EDGE_PT);
  if (next === undefined || overlap(next, name) <= 0 || headingOf(next.text)?.role == null) return [];
  const codes = below.flatMap(({ page, cells }) =>
    page === row.page ? cells.filter((cell, i) => isCode(cell, cells[i + 1], name)) : [],
  );
  const x1 = Math.max(...codes.map((cell) => cell.x1));
  if (codes.length < LEAST || x1 >= next.x0) return [];
  return [{ ...name, text: "Code", baseline: row.baseline, x1 }];
}

function isCode({ number, text, x0 }: Cell, next: Cell | undefined, name: Cell): boolean {
  return number === null && CODE.test(text) && Math.abs(x0 - name.x0) <= EDGE_PT && isFigure(next);
}

function isRightBelow(above: CellRow, { page, baseline, cells }: CellRow): boolean {
  return above.page === page && baseline - above.baseline <= LINE_EM * cells[0]!.size;
}
