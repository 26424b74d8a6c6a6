import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { periodOfRow } from "../../vocabulary/total-labels.ts";

const PART = /^(?:pre|post|before|after)[ -]?tax$/i;
/** Lines of a part are indented by at most this, in points. */
const INDENT_PT = 15;
/** The first line of a part stands no lower, in font sizes; lines of other lists may come between. */
const [BELOW_EM, LINES] = [2.5, 3];

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
