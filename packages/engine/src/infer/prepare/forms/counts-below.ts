import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { namesPeople } from "../../document/employee-count.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";

/** What is counted stands right below its name, no further than this, in font sizes. */
const BELOW_EM = 2.5;

/**
 * How many people there are may stand below the word for them, on a line of sums: `Employees` over `5`, `Gross Pay` over
 * `5,265.58`. The word goes before its number.
 */
export function withCountsNamed(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row, i) => {
    const names = rows[i - 1];
    const count = names === undefined ? undefined : countBelow(names, row);
    if (count === undefined) return row;
    const name = names!.cells.find((cell) => namesPeople(cell.text))!;
    const named = { ...count, text: `${name.text.replace(/:$/, "")} ${count.text}`, number: null };
    return { ...row, cells: row.cells.map((cell) => (cell === count ? named : cell)) };
  });
}

/** The number below the word for people, between names of figures and figures alone; departments have names beside theirs. */
function countBelow(names: CellRow, { page, baseline, cells }: CellRow): Cell | undefined {
  const label = names.cells.find(({ text }) => namesPeople(text));
  if (label === undefined || names.page !== page || names.cells.some(({ number }) => number !== null))
    return undefined;
  if (!names.cells.some(({ text }) => figureOfLabel(text) !== null)) return undefined;
  if (baseline - names.baseline > BELOW_EM * label.size || !cells.some(isFigure)) return undefined;
  const count = cells.find((cell) => overlap(cell, label) > 0);
  const others = cells.filter((cell) => cell !== count);
  return count?.number?.whole === true && others.every(isFigure) ? count : undefined;
}
