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
 * Leaves out the column that says what the numbers beside it count: `72.00  H  19.08` below `Number`, `Un`, `Rate`. What is
 * counted otherwise than in hours is no time: `2,456  mi  0.58`.
 */
export function withoutUnits(rows: readonly CellRow[]): readonly CellRow[] {
  const columns = columnsNamed(rows, HEADING, isUnitWord);
  if (columns === null) return rows;
  const { headings, isBelow } = columns;
  const unitsOf = ({ cells }: CellRow): Map<Cell, Cell> =>
    new Map(
      cells.flatMap((unit, i) => {
        const number = isUnitWord(unit) && isBelow(unit) ? numberBeside(cells, i) : undefined;
        return number === undefined ? [] : [[number, unit]];
      }),
    );
  const units = new Map(rows.map((row) => [row, unitsOf(row)]));
  if ([...units.values()].filter(({ size }) => size > 0).length < LEAST) return rows;
  return rows.map((row) => {
    const ofNumbers = units.get(row)!;
    const out = new Set(ofNumbers.values());
    const left = row.cells.filter((cell) => !headings.has(cell) && !out.has(cell));
    if (left.length === row.cells.length) return row;
    const cells = left.map((cell) => (ofNumbers.has(cell) ? countedIn(ofNumbers.get(cell)!, cell) : cell));
    return { ...row, cells };
  });
}

/** What a unit counts: the number before it, or the one behind it where a label stands before. */
function numberBeside(cells: readonly Cell[], at: number): Cell | undefined {
  const [before, behind] = [cells[at - 1], cells[at + 1]];
  if (before === undefined) return undefined;
  return [before, behind].find((cell) => cell !== undefined && cell.number !== null);
}

function isUnitWord({ number, text }: Cell): boolean {
  return number === null && (TIME_OR_MONEY.test(text) || COUNTED.test(text));
}

/** A number beside its unit, which is a quantity though it has no decimals. */
function countedIn(unit: Cell, cell: Cell): Cell {
  const { number } = cell;
  if (number === null) return cell;
  const counted = { ...number, whole: false, cents: number.whole ? null : number.cents };
  return { ...cell, number: COUNTED.test(unit.text) ? { ...counted, unit: "aside" } : counted };
}
