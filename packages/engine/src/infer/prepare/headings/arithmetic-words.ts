import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { sectionWord } from "../../vocabulary/section-words.ts";
import { namesSumOfKind } from "../../vocabulary/sums-of-kinds.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

/** What says how a figure enters the pay: `less Taxes`, `+ Reimbursements`, `= Net Pay`. */
const BEFORE = /^(?:(?:less|minus|plus|equals)\b:?|[-\u2012-\u2015\u2212+=])\s+(?=\p{L})/iu;

/**
 * Takes words and signs of arithmetic off the names of figures: the sum is known without. Beside them what is called as a
 * list is its sum: `Earnings 1,569.63 - Taxes 309.89 = Net 1,259.74`.
 */
export function withoutArithmetic(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    if (!row.cells.some(isTerm)) return row;
    const cells = row.cells.map((cell, i) => {
      if (isTerm(cell)) return ofTerm(cell);
      return isFigure(row.cells[i + 1]) && isListAlone(cell) ? { ...cell, text: `Total ${cell.text}` } : cell;
    });
    return { ...row, cells };
  });
}

function isListAlone({ text }: Cell): boolean {
  return sectionWord(text) !== null && figureOfLabel(text) === null;
}

function isTerm({ number, text }: Cell): boolean {
  if (number !== null || !BEFORE.test(text)) return false;
  const name = text.replace(BEFORE, "");
  if (figureOfLabel(name) !== null || sectionWord(name) !== null) return true;
  return totalScope(name) === "section" || namesSumOfKind(name);
}

/** The columns of a table of people without signs: what is called as a list behind one is its sum: `Less Taxes`. */
export function withoutSignsOfColumns(header: CellRow): CellRow {
  if (!header.cells.some(isTerm)) return header;
  const cells = header.cells.map((cell) => {
    if (!isTerm(cell)) return cell;
    const term = ofTerm(cell);
    const isList = sectionWord(term.text) !== null && totalScope(term.text) === null;
    return isList ? { ...term, text: `Total ${term.text}` } : term;
  });
  return { ...header, cells };
}

/** What is paid back, which as a line of pay has the same name. */
const REIMBURSED = /^reimbursements?$/i;

function ofTerm(cell: Cell): Cell {
  const text = withoutArithmeticSign(cell.text);
  return { ...cell, text: REIMBURSED.test(text) ? "Total reimbursements" : text };
}

/** The name of a figure without how it enters the pay: `Taxes` of `less Taxes`. */
export function withoutArithmeticSign(text: string): string {
  return text.replace(BEFORE, "");
}
