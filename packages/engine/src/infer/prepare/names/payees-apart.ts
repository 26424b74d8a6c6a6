import { partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { isPayee } from "../../vocabulary/amount-in-words.ts";

const WORDS = "Pay to the order of";
/** What stands before whoever is paid has so many words: `Order of`, and in two languages some more. */
const [LEAST_WORDS, MOST_WORDS] = [2, 20];
const EDGE_PT = 2;

/**
 * Cuts whoever is paid by a check off the words before, which may begin on the line above: `Pay to the`, and below it
 * `Order of Jane Doe`.
 */
export function withPayeesApart(rows: readonly CellRow[]): readonly CellRow[] {
  const apart = rows.map((row) => {
    if (!row.cells.some((cell) => wordsBefore(cell) > 0)) return row;
    return { ...row, cells: row.cells.flatMap(cellsApart) };
  });
  return apart.filter((row, i) => !isBegun(row, rows[i + 1]));
}

/** How many words of a phrase stand before a payee; 0 where it names none. */
function wordsBefore({ number, tokens }: Cell): number {
  if (number !== null) return 0;
  const texts = tokens.map(({ plain }) => plain);
  if (isPayee(texts.join(" "))) return 0;
  for (let count = Math.min(texts.length - 1, MOST_WORDS); count >= LEAST_WORDS; count--)
    if (isPayee(texts.slice(0, count).join(" "))) return count;
  return 0;
}

function cellsApart(cell: Cell): Cell[] {
  const at = wordsBefore(cell);
  if (at === 0) return [cell];
  const words = { ...partOf(cell, cell.tokens.slice(0, at)), text: WORDS };
  return [words, partOf(cell, cell.tokens.slice(at))];
}

/** Whether a line is but the first of those words, which the next one goes on with. */
function isBegun({ cells: [first, second], page }: CellRow, next: CellRow | undefined): boolean {
  if (first === undefined || second !== undefined || !isPayee(first.text) || next?.page !== page)
    return false;
  return next.cells.some((cell) => wordsBefore(cell) > 0 && Math.abs(cell.x0 - first.x0) <= EDGE_PT);
}
