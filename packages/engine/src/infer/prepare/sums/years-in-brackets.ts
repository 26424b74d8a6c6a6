import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";

/** So many lines have the figure of the year in brackets, and this share of those with a label and a figure. */
const [LEAST, SHARE] = [4, 0.5];
/** Of the figures in brackets almost all are such. */
const ALMOST_ALL = 0.9;
/** `The figure in parentheses is for the year to date.`, `Current (YTD)` */
const SAYS_SO = /\b(?:parenthes[ei]s|brackets)\b.*\b(?:year|ytd)\b|\((?:ytd|year[ -]to[ -]date)\)/i;
const IN_BRACKETS = /^\(.*\)$/;

/**
 * Takes the brackets off figures of the year that stand behind those of the period, of which none has any: `Salary 2,000.00
 * (18,000.00)`. Where each is no smaller than what stands before it, and most lines have one or the page says so, they are no minus.
 */
export function withYearsUnbracketed(rows: readonly CellRow[]): readonly CellRow[] {
  let [years, bracketed, labelled] = [0, 0, 0];
  for (const { cells } of rows)
    cells.forEach((cell, i) => {
      if (isBracketed(cell)) bracketed++;
      if (isYear(cells, i)) years++;
      if (cell.number === null && isFigure(cells[i + 1])) labelled++;
    });
  if (years < LEAST || years < ALMOST_ALL * bracketed) return rows;
  if (years < SHARE * labelled && !rows.some(({ line }) => SAYS_SO.test(line.text))) return rows;
  return rows.map((row) => {
    if (!row.cells.some((_, i) => isYear(row.cells, i))) return row;
    const cells = row.cells.map((cell, i) => (isYear(row.cells, i) ? unbracketed(cell) : cell));
    return { ...row, cells };
  });
}

function isBracketed({ number, tokens }: Cell): boolean {
  return number?.cents != null && IN_BRACKETS.test(tokens.map(({ text }) => text).join(""));
}

/** Whether a figure in brackets stands last behind another, and is no smaller. */
function isYear(cells: readonly Cell[], i: number): boolean {
  const [period, year] = [cells[i - 1], cells[i]!];
  if (!isFigure(period) || !isBracketed(year) || isBracketed(period) || isFigure(cells[i + 1])) return false;
  return Math.abs(year.number!.cents!) >= Math.abs(period.number.cents ?? 0);
}

function unbracketed(cell: Cell): Cell {
  const { number } = cell;
  return { ...cell, number: { ...number!, cents: Math.abs(number!.cents!) } };
}
