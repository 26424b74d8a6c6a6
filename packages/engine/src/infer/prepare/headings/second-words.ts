import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf, isUnknown } from "../../vocabulary/headings.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";
import { withChanged } from "../../cells/changed-rows.ts";

/** The second line of a header stands no lower, in font sizes. */
const LINE_EM = 2.2;
/** Each line of a header names so many columns at least. */
const LEAST = 3;
/** Names of people begin within this of their heading, in points. */
const EDGE_PT = 3;
const NUMBER = /^(?:number|no\.?|nbr\.?|#)$/i;

/** A header of people, whose records have a line for each of its own. */
interface Head {
  rows: readonly [CellRow, CellRow];
  /** Where names begin. */
  x0: number;
  /** Words of the second line that may go on with what stands over them. */
  open: Set<Cell>;
}

/**
 * Puts second lines of a header right that say more of the first: `Tip` over `Credit`, where no second line of a person has a
 * figure below, is one name, and a number below the way of paying is that of the payment.
 */
export function withSecondWords(rows: readonly CellRow[]): readonly CellRow[] {
  const heads: Head[] = [];
  rows.forEach((row, i) => {
    const found = headOf(row, rows[i + 1]);
    if (found !== null) heads.push(found);
    const head = heads.at(-1);
    if (head === undefined || head.open.size === 0 || !isSecondLine(row, head)) return;
    for (const word of head.open) if (row.cells.some((cell) => isBelow(word, cell))) head.open.delete(word);
  });
  const changed = new Map<CellRow, readonly Cell[]>();
  for (const head of heads) putTogether(head, changed);
  return changed.size === 0 ? rows : withChanged(rows, changed);
}

function headOf(row: CellRow, below: CellRow | undefined): Head | null {
  if (
    below === undefined ||
    below.page !== row.page ||
    Math.min(row.cells.length, below.cells.length) < LEAST
  )
    return null;
  const name = row.cells.find(({ text }) => headingOf(text)?.text === "name");
  if (name === undefined || below.baseline - row.baseline > LINE_EM * name.size) return null;
  if ([row, below].some(({ cells }) => cells.some(isFigure))) return null;
  const open = below.cells.filter((cell) => {
    const over = overOf(cell, row);
    return over !== null && isUnknown(cell.text) && isNamed(`${over.text} ${cell.text}`);
  });
  return { rows: [row, below], x0: name.x0, open: new Set(open) };
}

/** The only word that stands over another in the line above. */
function overOf(cell: Cell, above: CellRow): Cell | null {
  const [over, other] = above.cells.filter((each) => overlap(each, cell) > 0);
  return over === undefined || other !== undefined ? null : over;
}

function isNamed(text: string): boolean {
  return isLineLabel(text) || figureOfLabel(text) !== null;
}

function isSecondLine({ cells }: CellRow, { x0 }: Head): boolean {
  return cells.some(isFigure) && cells[0]!.x0 > x0 + EDGE_PT;
}

function isBelow(word: Cell, cell: Cell): boolean {
  return isFigure(cell) && overlap(word, cell) > 0;
}

function putTogether({ rows: [row, below], open }: Head, changed: Map<CellRow, readonly Cell[]>): void {
  const first = new Map<Cell, Cell>();
  const second = below.cells.flatMap((cell) => {
    const over = overOf(cell, row);
    if (over !== null && NUMBER.test(cell.text) && headsMethods(over))
      return [{ ...cell, text: "Payment No." }];
    if (over === null || !open.has(cell)) return [cell];
    const tokens = [...over.tokens, ...cell.tokens];
    const [x0, x1] = [Math.min(over.x0, cell.x0), Math.max(over.x1, cell.x1)];
    first.set(over, { ...over, tokens, text: `${over.text} ${cell.text}`, x0, x1 });
    return [];
  });
  if (first.size > 0)
    changed.set(
      row,
      row.cells.map((cell) => first.get(cell) ?? cell),
    );
  if (second.some((cell, i) => cell !== below.cells[i]) || second.length < below.cells.length)
    changed.set(below, second);
}

const METHOD = /^(?:(?:pay|payment) )?method(?: of payment)?$|^(?:how )?paid(?: by| via)?$/i;

function headsMethods({ text }: Cell): boolean {
  return METHOD.test(text);
}
