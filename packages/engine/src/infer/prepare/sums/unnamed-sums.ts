import { PAY } from "../../../variants/figures-of-people.ts";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { employeeCountOf, namesCount } from "../../document/employee-count.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

/** Numbers of one column end within this, in points. */
const COLUMN_PT = 2;
/** So many columns in which so many people have an amount tell a sum from chance; among so many one may be misprinted. */
const [LEAST_COLUMNS, LEAST_PEOPLE, MANY_COLUMNS] = [2, 2, 6];

/** How many people a sum is over, taken out of its brackets. */
const COUNT = /^\d{1,4}$/;

interface Column {
  x1: number;
  cents: number;
  /** How many people have an amount in it, on the line of their name. */
  people: number;
}

/** What amounts come to, column by column. */
class ColumnSums {
  readonly #columns: Column[] = [];

  add(cells: readonly Cell[], isPerson: boolean): void {
    for (const cell of cells.filter(isAmount)) {
      const column = this.#columnOf(cell);
      column.cents += centsOf(cell);
      if (isPerson) column.people++;
    }
  }

  /** Whether the amounts of a line are what those above each of them come to, which so many people have at least. */
  are(cells: readonly Cell[], people = LEAST_PEOPLE): boolean {
    const columns = cells.filter(isAmount).map((cell) => ({ cell, column: this.#columnOf(cell) }));
    const ofSeveral = columns.filter(({ column }) => column.people >= people);
    if (ofSeveral.length < LEAST_COLUMNS) return false;
    const others = columns.filter(({ cell, column }) => column.cents !== centsOf(cell));
    return others.length === 0 || (others.length === 1 && ofSeveral.length >= MANY_COLUMNS);
  }

  #columnOf({ x1 }: Cell): Column {
    const known = this.#columns.find((column) => Math.abs(column.x1 - x1) <= COLUMN_PT);
    if (known !== undefined) return known;
    const column = { x1, cents: 0, people: 0 };
    this.#columns.push(column);
    return column;
  }
}

/**
 * Names lines below people that have no name, or another one at the edge of theirs, where each amount is what the people's
 * above it come to: those since the last sum, and at the end those of all. Without the word for a sum they would be more of
 * the last person: `Kitchen (9)`.
 */
export function nameUnnamedSums(
  rows: readonly CellRow[],
  names: ReadonlySet<Cell>,
  company: string | null,
): readonly CellRow[] {
  const isPerson = ({ cells }: CellRow): boolean => cells.some((cell) => names.has(cell));
  const last = rows.findLastIndex(isPerson);
  const edge = [...names].reduce((least, { x0 }) => Math.min(least, x0), Infinity);
  const all = new ColumnSums();
  let since = new ColumnSums();
  // Where names of sums begin there may be one over a single person.
  const edges = new Set<number>();
  return rows.map((row, i) => {
    const [first] = row.cells;
    if (first === undefined) return row;
    const isAtEdge = ({ number, text, x0 }: Cell): boolean =>
      number === null && (text === company || x0 <= edge + COLUMN_PT || COUNT.test(text) || namesCount(text));
    if (isAtEdge(first) && isCountedSum(row.cells)) {
      since = new ColumnSums();
      const counted = { ...first, text: `Department Total (${employeeCountOf(first.text)})` };
      return { ...row, cells: [counted, ...row.cells.slice(1)] };
    }
    const numbers = row.cells.filter((cell) => !isAtEdge(cell));
    const isTotal =
      row.cells.some(isFigure) && row.cells.some((cell) => isAtEdge(cell) && totalScope(cell.text) !== null);
    const areNumbers = numbers.length > 0 && numbers.every(({ number }) => number !== null);
    const isUnnamed = areNumbers && !isTotal && !isPerson(row);
    const people = edges.has(Math.round(first.x0)) && first.number === null ? 1 : LEAST_PEOPLE;
    const isSum = isUnnamed && (since.are(numbers, people) || (i > last && all.are(numbers)));
    if (isSum || isTotal) since = new ColumnSums();
    else for (const sums of [all, since]) sums.add(row.cells, isPerson(row));
    if (!isSum) return row;
    edges.add(Math.round(first.x0));
    const text = i > last && all.are(numbers) ? "Company Total" : "Department Total";
    const x0 = Math.min(edge, first.x0);
    const name = { ...first, text, number: null, x0, x1: x0 };
    const counts = row.cells.filter((cell) => isAtEdge(cell) && namesCount(cell.text));
    return { ...row, cells: [name, ...counts, ...numbers] };
  });
}

/** The name of a group before how many are in it. */
const NAMED = /\p{L} (?:[-\u2013\u2014] |\()\d/u;

/** Whether a line says over how many people it is, and then what each of its amounts is, the pay among them: `Kitchen - 5 paid  Gross 900.00  Net 700.00`. */
function isCountedSum([first, ...pairs]: readonly Cell[]): boolean {
  const { text } = first!;
  if (employeeCountOf(text) === null || !NAMED.test(text) || totalScope(text) !== null) return false;
  const labels = pairs.filter((_, i) => i % 2 === 0);
  const arePairs = labels.every(({ number }, i) => number === null && isFigure(pairs[2 * i + 1]));
  const named = new Set(labels.map(({ text }) => figureOfLabel(text)));
  return arePairs && PAY.every((figure) => named.has(figure));
}

function isAmount(cell: Cell): boolean {
  return centsOf(cell) !== 0;
}

function centsOf(cell: Cell): number {
  return isFigure(cell) ? (cell.number.cents ?? 0) : 0;
}
