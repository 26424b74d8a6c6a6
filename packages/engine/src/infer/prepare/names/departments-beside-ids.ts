import { methodOf } from "../../../interpret/payment-method.ts";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { namesJob } from "../../vocabulary/jobs.ts";
import { isBareSocialSecurityNumber } from "../../vocabulary/social-security-number.ts";

/** So many people share a department, on average, at least. */
export const SHARED = 1.5;
const ID =
  /^(?:(?:employee|empl?|ee|assoc(?:iate)?|file|staff|team member) ?(?:id|#|no\.?|number) ?:? ?)?[A-Z]{0,3}-?\d{2,9}$/i;
const EDGE_PT = 3;
/** A line below a name stands no lower, in font sizes. */
const BELOW_EM = 2;
/** Lines of figures between them. */
const LINES_BETWEEN = 1;
/** Below a name and an address stands a social security number, on such a line at most. */
const LINES_OF_ADDRESS = 5;

/**
 * Says of the words beside an id below somebody's name, or beside a social security number below their address, that they are a
 * department, where few of them are those of many people and do not tell what somebody does: `LH0043 · People Ops`.
 */
export function withDepartmentsNamed(rows: readonly CellRow[], names: ReadonlySet<Cell>): readonly CellRow[] {
  const told = new Map<CellRow, Cell>();
  rows.forEach((row, i) => {
    const fact = factBesideId(rows, i, names) ?? factBesideNumber(rows, i, names);
    if (fact !== null) told.set(row, fact);
  });
  const kinds = new Set([...told.values()].map(({ text }) => text));
  if (kinds.size === 0 || told.size < SHARED * kinds.size || [...kinds].some(saysElse)) return rows;
  return rows.map((row) => {
    const fact = told.get(row);
    if (fact === undefined) return row;
    const named = { ...fact, text: `Department: ${fact.text}` };
    return { ...row, cells: row.cells.map((cell) => (cell === fact ? named : cell)) };
  });
}

/**
 * The only words behind an id, on a line right below a name and where that begins, perhaps before what is paid and how; null on other
 * lines. Figures may stand between both lines, in the middle of their height.
 */
function factBesideId(rows: readonly CellRow[], at: number, names: ReadonlySet<Cell>): Cell | null {
  const { cells, page, baseline } = rows[at]!;
  const [id, fact, ...paid] = cells;
  if (id === undefined || fact === undefined) return null;
  if (!paid.every((cell) => isFigure(cell) || methodOf(cell.text) !== null)) return null;
  if (!ID.test(id.text) || isFigure(id) || fact.number !== null || !/^\p{L}/u.test(fact.text)) return null;
  const isInColumn = (cell: Cell): boolean => Math.abs(cell.x0 - id.x0) <= EDGE_PT;
  const above = rows
    .slice(Math.max(0, at - LINES_BETWEEN - 1), at)
    .findLast((row) => row.cells.some(isInColumn));
  if (above === undefined || above.page !== page || baseline - above.baseline > BELOW_EM * id.size)
    return null;
  return above.cells.some((cell) => names.has(cell) && isInColumn(cell)) ? fact : null;
}

/** The last words of a line, behind a social security number that begins where a name above does; null on other lines. */
function factBesideNumber(rows: readonly CellRow[], at: number, names: ReadonlySet<Cell>): Cell | null {
  const { cells, page } = rows[at]!;
  const [number, fact] = cells.slice(-2);
  if (number === undefined || fact === undefined || !isBareSocialSecurityNumber(number.text)) return null;
  if (fact.number !== null || !/^\p{Lu}/u.test(fact.text) || cells.some(isFigure)) return null;
  const isAbove = (cell: Cell): boolean => names.has(cell) && Math.abs(cell.x0 - number.x0) <= EDGE_PT;
  const above = rows.slice(Math.max(0, at - LINES_OF_ADDRESS), at);
  return above.some((row) => row.page === page && row.cells.some(isAbove)) ? fact : null;
}

/** Whether a text says what somebody does, or names something else than a department. */
export function saysElse(text: string): boolean {
  // A column without figures may be called as a department is: `Billing`.
  const heads = headingOf(text)?.role !== "aside" && headingOf(text) !== null;
  return namesJob(text) || isLineLabel(text) || text.endsWith(":") || heads;
}
