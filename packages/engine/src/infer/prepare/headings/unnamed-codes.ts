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
 * `401K`, stands `Amount`. Where nothing does the numbers get names as well: an amount, before it the hours of what is earned.
 */
export function withCodesNamed(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row, i) => {
    const names = rows[i - 1];
    if (names === undefined || row.cells.length < LEAST_COLUMNS || !isRightBelow(names, row)) return row;
    if ([names, row].some(({ cells }) => cells.some(isFigure))) return row;
    const body = rows.slice(i + 1, i + 1 + BODY_ROWS).filter(({ page }) => page === row.page);
    const columns = names.cells.flatMap((name) => columnsUnder(name, { names, row, body }));
    return columns.length === 0
      ? row
      : { ...row, cells: [...row.cells, ...columns].sort((a, b) => a.x0 - b.x0) };
  });
}

interface Table {
  /** The two lines of its header. */
  names: CellRow;
  row: CellRow;
  body: readonly CellRow[];
}

/** A code and the numbers behind it. */
interface Line {
  code: Cell;
  numbers: readonly Cell[];
}

/** The columns below the name of a list that have no names: that of codes begins where the name does. */
function columnsUnder(name: Cell, { names, row, body }: Table): Cell[] {
  const { section = null, role = null, text = null, figure = null } = headingOf(name.text) ?? {};
  if (section === null || section === "other" || (role ?? text) !== null) return [];
  if (figure === "gross_pay" || figure === "net_pay") return [];
  const next = row.cells.find(({ x0 }) => x0 > name.x0 - EDGE_PT);
  const isUnder = next !== undefined && overlap(next, name) > 0;
  if (isUnder && headingOf(next.text)?.role == null) return [];
  const others = isUnder ? [] : [...names.cells, ...row.cells].filter((cell) => cell !== name);
  const lines = body.flatMap(({ cells }) =>
    cells.flatMap((cell, i) => lineAt(cell, cells.slice(i + 1), name, others)),
  );
  const x1 = Math.max(...lines.map(({ code }) => code.x1));
  if (lines.length < LEAST || x1 >= (next?.x0 ?? Infinity)) return [];
  const codes = { ...name, text: "Code", baseline: row.baseline, x1 };
  if (isUnder) return [codes];
  const numbers = numbersOf(lines, section === "earning" ? ["Amount", "Hours"] : ["Amount"]);
  return numbers.length === 0 ? [] : [codes, ...numbers.map((cell) => ({ ...cell, baseline: row.baseline }))];
}

/** The line of a code that begins where the name of its list does; its numbers end where another column begins. */
function lineAt(code: Cell, behind: readonly Cell[], name: Cell, others: readonly Cell[]): Line[] {
  if (code.number !== null || !CODE.test(code.text) || Math.abs(code.x0 - name.x0) > EDGE_PT) return [];
  const isOther = (cell: Cell): boolean =>
    !isFigure(cell) || others.some((other) => overlap(other, cell) > 0);
  const end = behind.findIndex(isOther);
  const numbers = behind.slice(0, end < 0 ? behind.length : end);
  return numbers.length === 0 ? [] : [{ code, numbers }];
}

/** The columns of the numbers of lines, named from the right; none where there are more, or where they don't end together. */
function numbersOf(lines: readonly Line[], texts: readonly string[]): Cell[] {
  const columns = texts.flatMap((text, at) => {
    const cells = lines.flatMap(({ numbers }) => numbers.at(-1 - at) ?? []);
    return cells.length === 0 ? [] : [{ text, cells }];
  });
  const areMore = lines.some(({ numbers }) => numbers.length > texts.length);
  const areAligned = columns.every(({ cells }) => {
    // A sign behind a number may stand right of the column.
    const [first, ...others] = cells.filter(({ text }) => !/[-)]$/.test(text));
    return first !== undefined && others.every(({ x1 }) => Math.abs(x1 - first.x1) <= EDGE_PT);
  });
  if (areMore || !areAligned) return [];
  return columns.map(({ text, cells }) => {
    const x0 = Math.min(...cells.map((cell) => cell.x0));
    return { ...cells[0]!, text, x0, number: null };
  });
}

function isRightBelow(above: CellRow, { page, baseline, cells }: CellRow): boolean {
  return above.page === page && baseline - above.baseline <= LINE_EM * cells[0]!.size;
}
