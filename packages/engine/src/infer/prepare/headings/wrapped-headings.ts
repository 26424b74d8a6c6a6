import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";

const EDGE_PT = 2;
/** Lines of one heading stand no further apart than this, in font sizes. */
const LEADING_EM = 1.6;
const GOES_ON = /(?:&|\/|,|\b(?:and|of|or))$/i;

/** Joins headings that go on below, where the numbers of other columns begin: `Employer taxes &` over `contributions`. */
export function joinWrappedHeadings(rows: readonly CellRow[]): CellRow[] {
  const joined = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  joinTwoLanguages(joined);
  joined.forEach((row, i) => {
    const below = joined[i + 1];
    if (below === undefined || below.page !== row.page || row.cells.some(isFigure)) return;
    // Where nothing but words stands below, the lines of a header are joined as a whole.
    if (!below.cells.some(isFigure)) return;
    row.cells.forEach((cell, k) => {
      if (!GOES_ON.test(cell.text) || cell.number !== null || headingOf(cell.text) === null) return;
      if (below.baseline - row.baseline > LEADING_EM * cell.size) return;
      const at = below.cells.findIndex((rest) => isRest(cell, rest));
      if (at < 0 || isBeside(below.cells[at]!, below.cells[at + 1])) return;
      const [rest] = below.cells.splice(at, 1);
      row.cells[k] = join(cell, rest!);
    });
  });
  return joined.filter(({ cells }) => cells.length > 0);
}

const OTHER_LANGUAGE = /\S \/$/;
const NEXT_ROWS = 2;

/** Joins headings in two languages with the second below the first and its bar: `Current /` over `Courant`. */
function joinTwoLanguages(rows: readonly CellRow[]): void {
  rows.forEach((row, i) => {
    if (row.cells.some(isFigure)) return;
    row.cells.forEach((cell, k) => {
      if (!OTHER_LANGUAGE.test(cell.text) || cell.number !== null) return;
      for (const below of rows.slice(i + 1, i + 1 + NEXT_ROWS)) {
        if (below.page !== row.page || below.baseline - row.baseline > LEADING_EM * cell.size) return;
        const at = below.cells.findIndex(
          (rest) => rest.number === null && (isAtEdge(rest.x0, cell.x0) || isAtEdge(rest.x1, cell.x1)),
        );
        if (at < 0) continue;
        const { before, rest } = behindOther(below.cells[at]!, cell);
        below.cells.splice(at, 1, ...before);
        row.cells[k] = { ...join(cell, rest), x0: Math.min(cell.x0, rest.x0) };
        return;
      }
    });
  });
}

/** What stands below a cell without the heading of the column left of it: `Voucher` of `Net Pay Voucher` below `Check /`. */
function behindOther(below: Cell, { x0 }: Cell): { before: Cell[]; rest: Cell } {
  const count = below.tokens.filter((token) => token.x1 <= x0).length;
  if (count === 0 || count === below.tokens.length) return { before: [], rest: below };
  const [before, rest] = [below.tokens.slice(0, count), below.tokens.slice(count)];
  const left = partOf(below, before);
  return headingOf(left.text) === null
    ? { before: [], rest: below }
    : { before: [left], rest: partOf(below, rest) };
}

function isAtEdge(x: number, edge: number): boolean {
  return Math.abs(x - edge) <= EDGE_PT;
}

function isRest(cell: Cell, { number, text, x0 }: Cell): boolean {
  return number === null && Math.abs(x0 - cell.x0) <= EDGE_PT && /^\p{Ll}/u.test(text);
}

/** Whether a number belongs to words before it: no column lies between. */
function isBeside({ x1, size }: Cell, next: Cell | undefined): boolean {
  return isFigure(next) && next.x0 - x1 <= 2 * size;
}

function join(cell: Cell, rest: Cell): Cell {
  const tokens = [...cell.tokens, ...rest.tokens];
  return { ...cell, tokens, text: `${cell.text} ${rest.text}`, x1: Math.max(cell.x1, rest.x1) };
}
