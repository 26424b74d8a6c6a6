import type { Cell, CellRow } from "../../cells/cells.ts";
import { columnsNamed } from "./named-columns.ts";

const HEADING = /^(?:un|unit|uom|u\/m|unit of measure)\.?$/i;
/** What is counted in hours, or is money. */
const TIME_OR_MONEY = /^(?:h|hr|hrs|hour|hours|std|usd|cad|%)\.?$/i;
/** Days, pieces, miles and what else is counted. */
const COUNTED =
  /^(?:d|day|tag|wk|week|month|ea|each|pc|pcs|piece|unit|mi|mile|km|stop|load|trip|shift|visit|session|class|ton|lb|gal|acre|box|bin)s?\.?$/i;
/** So many lines say what their number counts. */
const LEAST = 2;

/**
 * Leaves out the column that says what the numbers before it count: `72.00  H  19.08` below `Number`, `Un`, `Rate`. What is
 * counted otherwise than in hours is no time: `2,456  mi  0.58`.
 */
export function withoutUnits(rows: readonly CellRow[]): readonly CellRow[] {
  const columns = columnsNamed(rows, HEADING);
  if (columns === null) return rows;
  const { headings, isBelow } = columns;
  const isUnit = (cell: Cell | undefined, i: number, cells: readonly Cell[]): boolean =>
    cell !== undefined && isUnitWord(cell) && cells[i - 1]?.number != null && isBelow(cell);
  if (rows.filter(({ cells }) => cells.some(isUnit)).length < LEAST) return rows;
  return rows.map((row) => {
    const cells = row.cells.flatMap((cell, i, all) => {
      if (headings.has(cell) || isUnit(cell, i, all)) return [];
      const unit = all[i + 1];
      return isUnit(unit, i + 1, all) ? [countedIn(unit!, cell)] : [cell];
    });
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
}

function isUnitWord({ number, text }: Cell): boolean {
  return number === null && (TIME_OR_MONEY.test(text) || COUNTED.test(text));
}

/** A number before its unit, which is a quantity though it has no decimals. */
function countedIn(unit: Cell, cell: Cell): Cell {
  const { number } = cell;
  if (number === null) return cell;
  const counted = { ...number, whole: false, cents: number.whole ? null : number.cents };
  return { ...cell, number: COUNTED.test(unit.text) ? { ...counted, unit: "aside" } : counted };
}
