import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { above } from "./cell-above.ts";

/** Lines of one heading stand no further apart than this, in font sizes. */
const LEADING_EM = 1.6;

/** Joins two lines of headings where the words for the year go on below: `Current` and `Year To` over `Amount` and `Date`. */
export function joinYearHeadings(rows: readonly CellRow[]): readonly CellRow[] {
  const result: CellRow[] = [];
  for (let i = 0; i < rows.length; i++) {
    const [upper, lower] = [rows[i]!, rows[i + 1]];
    const joined = lower === undefined ? null : joinedHeader(upper, lower);
    result.push(joined ?? upper);
    if (joined !== null) i++;
  }
  return result;
}

/** Two rows as one, where each text of the lower one goes on with one of the upper and some then name the year. */
function joinedHeader(upper: CellRow, lower: CellRow): CellRow | null {
  if (![upper, lower].every(isOfWords) || !isRightBelow(upper, lower)) return null;
  const pairs = lower.cells.map((cell) => ({
    cell,
    over: upper.cells.filter((each) => overlap(each, cell) > 0),
  }));
  if (!pairs.every(({ over }) => over.length === 1)) return null;
  const joined = pairs.map(({ cell, over }) => ({ over: over[0]!, whole: above(over[0]!, cell) }));
  if (!joined.every(({ whole }) => headingOf(whole.text) !== null)) return null;
  if (!joined.some(({ over, whole }) => headingOf(over.text) === null && isOfYear(whole))) return null;
  const cells = upper.cells.map((cell) => joined.find(({ over }) => over === cell)?.whole ?? cell);
  return { ...upper, cells };
}

function isOfWords({ cells }: CellRow): boolean {
  return cells.length > 1 && !cells.some(isFigure);
}

function isRightBelow(upper: CellRow, lower: CellRow): boolean {
  const size = Math.max(...lower.cells.map((cell) => cell.size));
  return upper.page === lower.page && lower.baseline - upper.baseline <= LEADING_EM * size;
}

function isOfYear({ text }: Cell): boolean {
  const role = headingOf(text)?.role;
  return role === "ytd_amount" || role === "ytd_hours" || role === "employer_ytd";
}
