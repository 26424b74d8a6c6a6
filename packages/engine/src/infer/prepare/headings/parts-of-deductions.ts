import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { periodOfRow } from "../../vocabulary/total-labels.ts";

const PART = /^(?:pre|post|before|after)[ -]?tax$/i;
/** Lines of a part are indented by at most this, in points. */
const INDENT_PT = 15;
/** The first line of a part stands no lower, in font sizes; lines of other lists may come between. */
const [BELOW_EM, LINES] = [2.5, 3];

const EMPLOYEE = /^(?:employee|ee)$/i;
/** A word over the name of a column stands no higher, in font sizes. */
const OVER_EM = 2;

/**
 * Names columns of when something is taken, `Pre-Tax` and `Post-Tax` beside `Employer`, after who pays it; the word for that
 * may stand over each: `Employee` over `Pre-Tax`.
 */
export function nameColumnsOfParts(rows: readonly CellRow[]): readonly CellRow[] {
  const over = new Set<Cell>();
  const named = rows.map((row, i) => {
    const parts = row.cells.filter(({ text }) => PART.test(text));
    if (parts.length !== 2 || row.cells.some(isFigure)) return row;
    const roles = row.cells.map(({ text }) => headingOf(text)?.role);
    if (!roles.includes("employer_amount") || roles.includes("employee_amount")) return row;
    const above = rows[i - 1];
    if (above?.page === row.page && row.baseline - above.baseline <= OVER_EM * parts[0]!.size)
      for (const cell of above.cells)
        if (EMPLOYEE.test(cell.text) && parts.some((part) => overlap(cell, part) > 0)) over.add(cell);
    const cells = row.cells.map((cell) =>
      parts.includes(cell) ? { ...cell, text: `Employee ${cell.text}` } : cell,
    );
    return { ...row, cells };
  });
  if (over.size === 0) return named;
  return named
    .map((row) => ({ ...row, cells: row.cells.filter((cell) => !over.has(cell)) }))
    .filter(({ cells }) => cells.length > 0);
}

/**
 * Names the parts of a list of deductions that say no more than when they are taken: `Pre Tax` over its lines, alone or beside
 * lines of other lists, or before the names of periods (`Post-Tax  Current  YTD`). Beside names of other columns the same words are
 * that of a column.
 */
export function namePartsOfDeductions(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row, i) => {
    const isHeader = row.cells.length > 1 && !row.cells.some(isFigure);
    const isPart = (k: number): boolean => !isHeader || periodOfRow(row.cells[k + 1]?.text ?? "") !== null;
    const cells = row.cells.map((cell, k) =>
      PART.test(cell.text) &&
      isPart(k) &&
      !isFigure(row.cells[k + 1]) &&
      hasLines(cell, rows.slice(i + 1, i + 1 + LINES))
        ? { ...cell, text: `${cell.text} Deductions` }
        : cell,
    );
    return cells.every((cell, k) => cell === row.cells[k]) ? row : { ...row, cells };
  });
}

/** Whether a line with a figure stands right below. */
function hasLines(part: Cell, below: readonly CellRow[]): boolean {
  return below.some(({ page, baseline, cells }) => {
    if (page !== part.page || baseline - part.baseline > BELOW_EM * part.size) return false;
    return cells.some(({ number, x0 }, i) => {
      const indent = x0 - part.x0;
      return number === null && indent >= -1 && indent <= INDENT_PT && isFigure(cells[i + 1]);
    });
  });
}
